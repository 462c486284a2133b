"""Writes the JSON schema of the protocol from its types; with --check it only compares."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from mattock.server.messages import schema

FILE = Path(__file__).parents[1] / "docs" / "protocol.schema.json"


def in_order(part: Any) -> Any:
    """Sort alternatives: their order differs between versions of msgspec."""
    if isinstance(part, dict):
        return {name: in_order(value) for name, value in part.items()}
    if isinstance(part, list):
        return sorted(map(in_order, part), key=json.dumps)
    return part


def main() -> int:
    text = json.dumps(schema(), indent=1) + "\n"
    if "--check" in sys.argv:
        return int(in_order(json.loads(FILE.read_text(encoding="utf-8"))) != in_order(schema()))
    FILE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
