"""Names as people see them: what looks the same is the same (skeletons after Unicode UTS 39)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from importlib import resources

# Printable for Python, and yet nothing is seen: fillers, blanks, selectors of variants, tags.
UNSEEN = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0"
    "\U0001d159\U000e0000-\U000e0fff]"
)
MOST_MARKS = 4  # upon one letter
NAMELESS = "visitor"  # of whoever gave no name; pages show a word of their own for it
LONGEST = 36  # of a name that gets a number


@cache
def looks() -> dict[int, str]:
    """What each sign looks like."""
    text = resources.files("mattock.server").joinpath("lookalikes.txt").read_text(encoding="utf-8")
    lines = [line.split() for line in text.splitlines() if not line.startswith("#")]
    return {int(sign, 16): look for look, *signs in lines for sign in signs}


def skeleton(name: str) -> str:
    """The same for all names that look the same."""
    text = UNSEEN.sub("", unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name)))
    text = text.translate(looks()).casefold()
    return " ".join(unicodedata.normalize("NFD", text).translate(looks()).split())


def seen(name: str) -> str:
    """A name without what nobody can see; "" where nothing is left, or too much is piled up."""
    name = " ".join(UNSEEN.sub("", unicodedata.normalize("NFC", name)).split())
    kinds = "".join(unicodedata.category(sign)[0] for sign in name)
    if not re.search("[LNPS]", kinds) or "M" * (MOST_MARKS + 1) in kinds:
        return ""
    return name


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, with a number where it looks like another."""
    if name == NAMELESS:
        return name
    taken = {skeleton(other) for other in others}
    tried, number = name, 1
    while skeleton(tried) in taken:
        number += 1
        tried = f"{name[:LONGEST].rstrip()} {number}"
    return tried
