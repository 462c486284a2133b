"""Writes the JSON schema of the protocol from its types; with --check it only compares."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from mattock.server.messages import schema

FILE = Path(__file__).parents[1] / "docs" / "protocol.schema.json"


def main() -> int:
    text = json.dumps(schema(), indent=1) + "\n"
    if "--check" in sys.argv:
        return int(FILE.read_text(encoding="utf-8") != text)
    FILE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
