"""What is printed on the material never changes: it is encoded once, and lies in every view as JSON."""

from __future__ import annotations

from typing import Any

from msgspec import Raw
from msgspec.json import Decoder, encode

__all__ = ["Raw", "as_json", "read_view"]

decode = Decoder(dict[str, Any]).decode


def as_json(thing: Any) -> Raw:
    """Something in JSON."""
    return Raw(encode(thing))


def read_view(board: dict[str, Any]) -> dict[str, Any]:
    """A view with nothing finished in it, which belongs to whoever asked for it."""
    return decode(encode(board))
