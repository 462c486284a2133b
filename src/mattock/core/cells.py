"""Uncompiled stand-ins for the C functions that cells.pxd names: each writes part of an observation.

All take the bytes, where to begin and what to write, and return where the next part begins.
"""

from __future__ import annotations

from collections.abc import Sequence


def put_number(out: bytearray, at: int, value: int) -> int:
    """A number under 256 in one byte."""
    out[at] = value
    return at + 1


def put_wide(out: bytearray, at: int, value: int) -> int:
    """A number in two bytes, the lower one first."""
    out[at] = value & 255
    out[at + 1] = value >> 8
    return at + 2


def put_numbers(out: bytearray, at: int, values: Sequence[int], first: int, n: int) -> int:
    """`n` numbers of a list from `first` on, a byte each."""
    out[at : at + n] = bytes(values[first : first + n])
    return at + n


def put_one(out: bytearray, at: int, value: int, n: int) -> int:
    """One-hot encoding: a 1 in the place of the value; all 0 for a value outside the range."""
    out[at : at + n] = bytes(n)
    if 0 <= value < n:
        out[at + value] = 1
    return at + n


def put_set(out: bytearray, at: int, members: int, n: int) -> int:
    """Multi-hot encoding: a 1 in the place of each member."""
    for k in range(n):
        out[at + k] = members >> k & 1
    return at + n


def put_seat(out: bytearray, at: int, seat: int, first: int, players: int, n: int) -> int:
    """A seat relative to the first one; what is numbered after the seats keeps its number."""
    return put_one(out, at, (seat - first + players) % players if seat < players else seat, n)


def put_nothing(out: bytearray, at: int, n: int) -> int:
    """Padding for a seat that nobody has taken."""
    out[at : at + n] = bytes(n)
    return at + n
