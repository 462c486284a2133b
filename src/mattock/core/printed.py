"""What is printed on boards and cards never changes: it is encoded once and put into views as raw JSON."""

from __future__ import annotations

from typing import Any

from msgspec import Raw
from msgspec.json import Decoder, encode

__all__ = ["Raw", "as_json", "read_view"]

decode = Decoder(dict[str, Any]).decode


def as_json(thing: Any) -> Raw:
    """A value as raw JSON."""
    return Raw(encode(thing))


def read_view(board: dict[str, Any]) -> dict[str, Any]:
    """A view without raw JSON in it; the caller may change it."""
    return decode(encode(board))
