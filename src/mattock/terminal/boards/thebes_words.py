"""What places, cards, exhibitions and finds of Thebes are called in the language spoken here.

In English they keep their notation, so that what is read can be typed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from mattock.games.thebes.vocabulary import SITE_NAMES
from mattock.words import FALLBACK, say, spoken

CARD = re.compile(r"(?:(rumour)-)?([A-Za-z]+?)(\d?)-(\w+)")


def place_name(place: str) -> str:
    return say("web-thebes-place", {"place": place})


def in_words(sort: str, name: str) -> str:
    """A card, an exhibition or a find; any other sort of name stays."""
    if spoken() == FALLBACK:
        return name
    if sort == "card":
        return card_name(name)
    if sort == "exhibition":
        city, _, size = name.partition("-")
        return say("web-thebes-show", {"city": place_name(city), "size": size})
    return say("web-thebes-artifact", {"tile": name}) if sort == "tile" else name


def find_name(find: Mapping[str, Any]) -> str:
    """A find of a bag."""
    return str(find["name"]) if spoken() == FALLBACK else in_words("tile", find["tile"])


def card_name(card: str) -> str:
    """A researcher card as short as its notation: Ägypten1-Paris, Assistent-Rom."""
    found = CARD.fullmatch(card)
    if found is None:
        return card
    rumour, about, symbols, city = found.groups()
    what = place_name(about) if about in SITE_NAMES else say("thebes-aid", {"kind": about})
    head = f"{say('thebes-aid', {'kind': rumour})}-{what}" if rumour else what
    return f"{head}{symbols}-{place_name(city)}"
