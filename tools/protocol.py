"""Writes the JSON schema of the protocol, and from it the types of the browser client.

python -m tools.protocol [--check]    with --check it says what is stale, and writes nothing
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import mattock
from mattock.server.schema import schema

ROOT = Path(__file__).parents[1]
SCHEMA = ROOT / "docs" / "protocol.schema.json"
CLIENT = ROOT / "web" / "src"
HEAD = "/** Written by `python -m tools.protocol`. {about} */\n"
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
Part = dict[str, Any]


def in_order(part: Any) -> Any:
    """Sort alternatives: their order differs between versions of msgspec."""
    if isinstance(part, dict):
        return {name: in_order(value) for name, value in part.items()}
    if isinstance(part, list):
        return sorted(map(in_order, part), key=json.dumps)
    return part


def whole_schema() -> Part:
    """Of all messages and views."""
    return schema((name, mattock.game(name).view_type) for name in mattock.games())


# TypeScript.


def name_of(reference: str, game: str) -> str:
    """In the file of a game its types go without its name, all but the view itself."""
    name = reference.rpartition("/")[2]
    return name if name == f"{game}View" else name.removeprefix(game)


def type_of(part: Part, game: str) -> str:
    """A schema as a type."""
    if "$ref" in part:
        return name_of(part["$ref"], game)
    if "anyOf" in part:
        kinds = dict.fromkeys(type_of(one, game) for one in part["anyOf"])
        return " | ".join(sorted(kinds, key="null".__eq__))
    if "enum" in part:
        return " | ".join(map(json.dumps, part["enum"]))
    if part.get("type") == "array":
        inner = type_of(part["items"], game)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if part.get("type") == "object":
        return type_of_object(part, game)
    return SIMPLE[part["type"]] if "type" in part else "unknown"


def type_of_object(part: Part, game: str) -> str:
    """The members by name, or what lies under any name."""
    if "properties" not in part:
        values = type_of(part.get("additionalProperties", {}), game)
        if "propertyNames" in part:
            return f"Partial<Record<{type_of(part['propertyNames'], game)}, {values}>>"
        return f"Record<string, {values}>"
    needed = part.get("required", ())
    members = [
        f"  {name}{'' if name in needed else '?'}: {type_of(kind, game)};\n"
        for name, kind in part["properties"].items()
    ]
    return f"{{\n{''.join(members)}}}"


def typescript(parts: Part, game: str, about: str) -> str:
    """A file of types, each with what the schema says about it."""
    lines = [HEAD.format(about=about)]
    for name, part in parts.items():
        said = part.get("description", "").partition("\n\n")[0].replace("\n", " ")
        comment = f"/** {said} */\n" if said else ""
        lines.append(f"{comment}export type {name_of(name, game)} = {type_of(part, game)};\n")
    return "\n".join(lines)


def constants(known: dict[str, Any]) -> str:
    """What the client knows without being told."""
    lines = [f"export const {name} = {json.dumps(value)} as const;\n" for name, value in known.items()]
    return "".join(["\n", *lines]) if lines else ""


def files() -> dict[Path, str]:
    """All that is written, by path."""
    found = whole_schema()
    parts = in_order(found["$defs"])
    games = {name.title(): name for name in mattock.games()}
    written = {SCHEMA: json.dumps(found, indent=1) + "\n"}
    for title, name in games.items():
        own = {key: part for key, part in parts.items() if key.startswith(title)}
        about = f"What the view of {title} consists of: src/mattock/games/{name}/view_types.py."
        known = vars(sys.modules[mattock.game(name).view_type.__module__]).get("CONSTANTS", {})
        written[CLIENT / "boards" / name / "generated.ts"] = typescript(own, title, about) + constants(known)
    common = {key: part for key, part in parts.items() if not key.startswith(tuple(games))}
    about = "What server and client say to each other: src/mattock/server/messages.py."
    written[CLIENT / "net" / "generated.ts"] = typescript(common, "", about)
    return written


def is_stale(path: Path, text: str) -> bool:
    old = path.read_text(encoding="utf-8") if path.exists() else "{}"
    return in_order(json.loads(old)) != in_order(json.loads(text)) if path == SCHEMA else old != text


def main() -> int:
    made = files()
    if "--check" not in sys.argv:
        for path, text in made.items():
            path.write_text(text, encoding="utf-8")
        return 0
    stale = [path for path, text in made.items() if is_stale(path, text)]
    for path in stale:
        sys.stderr.write(f"{path.relative_to(ROOT)} is stale: python -m tools.protocol writes it.\n")
    return int(bool(stale))


if __name__ == "__main__":
    sys.exit(main())
