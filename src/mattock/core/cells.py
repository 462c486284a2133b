"""Uncompiled stand-in for a C function that cells.pxd names; the build's own C calls the others."""

from __future__ import annotations


def put_nothing(out: bytearray, at: int, n: int) -> int:
    """Padding for a seat that nobody has taken."""
    out[at : at + n] = bytes(n)
    return at + n
