"""Uncompiled stand-ins for the sums of a net's layers that layers.pxd names: the same integers."""

from __future__ import annotations

from collections.abc import Sequence


def add_rows(rows: Sequence[int], width: int, which: list[int], n: int, out: list[int]) -> None:
    """Add some rows of weights to the sums of a layer, modulo 2^16."""
    for i in range(n):
        row = rows[which[i] * width : (which[i] + 1) * width]
        for j, weight in enumerate(row):
            out[j] += weight
    for j in range(width):
        out[j] = (out[j] + 0x8000 & 0xFFFF) - 0x8000


def multiply(
    rows: Sequence[int], into: Sequence[int], width: int, first: int, n: int, out: list[int]
) -> None:
    """Add the products of n rows of weights with what came out of the layer before."""
    for k in range(n):
        row = rows[(first + k) * width : (first + k + 1) * width]
        out[k] += sum(weight * value for weight, value in zip(row, into, strict=False) if value)


def lit(cells: bytearray, size: int, out: list[int]) -> int:
    """Fill in the places of the cells that are not 0; returns how many."""
    n = 0
    for place in range(size):
        if cells[place]:
            out[n] = place
            n += 1
    return n
