"""Colours, signs and outlines that pictures, browser and terminal share.

They stand in `look.json`, here for all games and in the folder of each; the browser client reads the same
files. Where things lie, and how large, is each medium's own.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any

PAPER, TENT = "paper", "tent"  # by day and by night


@cache
def read_look(package: str) -> dict[str, Any]:
    """The file in the folder of a package."""
    text = resources.files(package).joinpath("look.json").read_text(encoding="utf-8")
    look: dict[str, Any] = json.loads(text)
    return look


def colours_of(package: str, theme: str) -> dict[str, str]:
    """The colours of a theme by name, the common ones too."""
    colours: dict[str, str] = SHARED[theme] | read_look(package)[theme]
    return colours


SHARED = read_look("mattock.core")
