"""Uncompiled stand-ins for the C functions that block.pxd names.

The declared fields of a state lie side by side: from byte `begin` of the object on, so many words of eight
bytes. C takes them as one block. Here they are attributes, packed as they would lie there.
"""

from __future__ import annotations

import struct
from typing import Any

from mattock.core.bits import blend


def copy_fields(state: Any, other: Any, begin: int, words: int) -> None:
    """Take over every field."""
    mine, theirs = vars(state), vars(other)
    for name in other.game.layout.numbers:
        mine[name] = theirs[name]
    for name in other.game.layout.lists:
        mine[name] = theirs[name][:]


def same_fields(state: Any, other: Any, begin: int, words: int) -> bool:
    """Whether every field is the same."""
    packed: bool = state.game.layout.pack(state) == other.game.layout.pack(other)
    return packed


def hash_fields(state: Any, begin: int, words: int, seed: int) -> int:
    """64 bits of all fields, four words at a time."""
    lanes = [seed] * 4
    for k, word in enumerate(struct.unpack(f"<{words}Q", state.game.layout.pack(state))):
        lanes[k & 3] = blend(lanes[k & 3], word)
    return blend(blend(blend(lanes[0], lanes[1]), lanes[2]), lanes[3])
