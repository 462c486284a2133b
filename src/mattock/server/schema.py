"""The JSON schema of all messages and of the games' views, made from their types."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from types import UnionType
from typing import Annotated, Any, Literal, get_origin

from msgspec import UNSET
from msgspec.json import encode, schema_components
from msgspec.structs import fields

from mattock.core.view import GameView
from mattock.server import messages as m

ENTRY = "#/$defs/"


def schema(games: Iterable[tuple[str, type[GameView]]]) -> dict[str, Any]:
    """The schema of all messages and of these games' views."""
    parts = components([m.ClientMessage, m.ServerMessage, *m.REST], vars(m), "")
    say_what_is_sent(parts)
    for game, kind in games:
        found = components([kind], vars(sys.modules[kind.__module__]), game.title())
        parts |= {name.replace(game.title() * 2, game.title()): part for name, part in found.items()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Mattock: what server and client say to each other",
        "$defs": dict(sorted(parts.items())),
    }


def components(kinds: list[Any], module: Mapping[str, Any], prefix: str) -> dict[str, Any]:
    """The parts of these types under their names, which begin with a prefix: two games have a `Card`."""
    template = f"{ENTRY}{prefix}{{name}}"
    _, parts = schema_components(kinds, ref_template=template)
    aliases = {name: kind for name, kind in module.items() if is_alias(kind)}
    choices = dict(zip(aliases, schema_components(aliases.values(), ref_template=template)[0], strict=True))
    named = {encode(without(part, "type")): name for name, part in choices.items()}

    def shortened(part: Any) -> Any:
        """With a reference wherever a type has a name."""
        if isinstance(part, list | tuple):
            return [shortened(one) for one in part]
        if not isinstance(part, dict):
            return part
        if name := named.get(encode(without(part, "type", "default"))):
            default = {"default": part["default"]} if "default" in part else {}
            return {"$ref": template.format(name=name), **default}
        return {key: shortened(value) for key, value in part.items()}

    found = {name: shortened(part) for name, part in parts.items()}
    return {prefix + name: part for name, part in (found | choices).items()}


def without(part: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in part.items() if name not in names}


def is_alias(kind: Any) -> bool:
    """Whether it is a choice that has a name of its own."""
    if get_origin(kind) is Annotated:
        return any(getattr(meta, "extra_json_schema", None) for meta in kind.__metadata__)
    return get_origin(kind) is Literal or (isinstance(kind, UnionType) and type(None) not in kind.__args__)


def say_what_is_sent(parts: dict[str, Any]) -> None:
    """A default is what may be left out on the way in; what goes out is all there."""
    for name, part in parts.items():
        config = getattr(getattr(m, name), "__struct_config__", None)
        if config is None or config.forbid_unknown_fields or config.omit_defaults:
            continue
        tag = [config.tag_field] if config.tag_field else []
        part["required"] = tag + [f.encode_name for f in fields(getattr(m, name)) if f.default is not UNSET]
