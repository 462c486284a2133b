"""The fields of the region as bits of one wide number, and what lies beside what (M0.12)."""

from __future__ import annotations

import cython

if not cython.compiled:
    from mattock.games.mykerinos.vocabulary import (
        BANK_COLUMN,
        CARD_COLUMNS,
        CARD_ROWS,
        COLUMNS,
        FIELDS,
        PLACES_IN_ROW,
        ROWS,
    )


def column_of_fields(column: int) -> int:
    return sum(1 << (row * COLUMNS + column) for row in range(ROWS))


ONE = 1
EVERY_FIELD = (ONE << FIELDS) - 1
NOT_LEFT = EVERY_FIELD ^ column_of_fields(0)
NOT_RIGHT = EVERY_FIELD ^ column_of_fields(COLUMNS - 1)
BANK_FIELDS = column_of_fields(BANK_COLUMN) | column_of_fields(BANK_COLUMN + 1)  # under Nile cards


def around(fields: int) -> int:
    """The fields beside any of these, whatever card or zone they belong to."""
    across = (fields & NOT_RIGHT) << 1 | (fields & NOT_LEFT) >> 1
    return (fields << COLUMNS | fields >> COLUMNS | across) & EVERY_FIELD


def beside_two(fields: int) -> int:
    """The fields that lie beside at least two of these."""
    up = fields << COLUMNS
    down = fields >> COLUMNS
    left = (fields & NOT_RIGHT) << 1
    right = (fields & NOT_LEFT) >> 1
    return (up & down | left & right | (up | down) & (left | right)) & EVERY_FIELD


def field_of_card(place: int, k: int) -> int:
    """Where the k-th field of a card lies."""
    row = place // PLACES_IN_ROW * CARD_ROWS + k // CARD_COLUMNS
    return row * COLUMNS + place % PLACES_IN_ROW * CARD_COLUMNS + k % CARD_COLUMNS


def field_of_bank(bank: int, k: int) -> int:
    """Where the k-th field of a Nile card lies."""
    return (bank * CARD_ROWS + k // CARD_COLUMNS) * COLUMNS + BANK_COLUMN + k % CARD_COLUMNS
