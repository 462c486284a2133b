"""Blunders in Pergamon."""

from __future__ import annotations

from tests.manners.blunder import Blunder
from tests.pergamon.positions import ROW_OF_12, SHOWN, placing, row, turn

LAST = 12
TWO_HIGH: SHOWN = {"A": {"I": (24, ("V80M5", "M99V5")), "II": (23, ("J41M5", "M21B5"))}}
THREE_SHOWN: SHOWN = {"A": {**TWO_HIGH["A"], "III": (2, ("B12V1", "V45M1"))}}

BLUNDERS = [
    Blunder(
        "row-kept-in-hand",
        "The last turn of all, a row of 12 in hand and a free marker: tiles in hand are worth nothing.",
        lambda: turn(round_=LAST, hands={"A": ROW_OF_12}),
        ("store",),
    ),
    Blunder(
        "coins-kept",
        "The last exhibit of all: coins are worth nothing afterwards, and one lifts 12 by a step.",
        lambda: row(turn(round_=LAST, hands={"A": ROW_OF_12}, coins={"A": 3}, shown=TWO_HIGH), ROW_OF_12),
        ("exhibit 0",),
    ),
    Blunder(
        "best-dissolved",
        "One of three collections makes room: not one that earns 6 points, but the one that earns 1.",
        lambda: row(turn(round_=LAST, hands={"A": ROW_OF_12}, shown=THREE_SHOWN), ROW_OF_12),
        ("dissolve I", "dissolve II"),
    ),
    Blunder(
        "row-cut-short",
        "A row of value 1 shown with the last free marker, in the last turn, while two tiles make it 9.",
        lambda: row(
            turn(round_=LAST, hands={"A": ("M63V1", "V15B5", "B81V3", "V36M4")}, shown=TWO_HIGH),
            ("M63V1", "V15B5"),
        ),
        ("exhibit *",),
    ),
    Blunder(
        "row-begun-at-the-wrong-end",
        "Two tiles in the last turn: one way round they make an object of the 5th century, else of the 1st.",
        lambda: turn(round_=LAST, hands={"A": ("V15B5", "B12V1")}),
        ("join B12V1", "store"),
    ),
    Blunder(
        "nothing-to-dig-there",
        "The last placing: only gallery V has tiles, there are coins for it, and these fields end above it.",
        lambda: placing(round_=LAST, dig={"V": ("V15B5", "B39V5", "V80M5", "M99V5")}, coins={"A": 5}),
        (
            "place 2",
            "place 3",
            "place 4",
            "place 6",
            "place 7",
            "place 8",
            "place 10",
            "place 11",
            "place 12",
        ),
    ),
    Blunder(
        "no-coins-asked-for",
        "The first placing: on field 1 one asks for no coins, has none, and cannot dig at all.",
        lambda: placing(cards=(7, 8), dig={"I": ("J23M1",), "II": ("V30M2",), "III": ("V36M4",)}),
        ("place 1",),
    ),
    Blunder(
        "full-gallery-left",
        "The first turn of all with the coins for four old tiles that fit together, and nothing dug.",
        lambda: turn(coins={"A": 5}, dig={"V": ("V15B5", "B39V5", "V80M5", "M99V5"), "I": ("J23M1",)}),
        ("store",),
    ),
    Blunder(
        "junk-dug",
        "The last turn: the tile in III makes a row of 5 with the one in hand, the one in I fits nothing.",
        lambda: turn(
            round_=LAST,
            figures={"A": 9, "B": 10, "C": 11},
            coins={"A": 3},
            hands={"A": ("V15B5",)},
            dig={"I": ("J23M1",), "III": ("B81V3",)},
        ),
        ("dig I", "store"),
    ),
    Blunder(
        "good-tile-thrown-away",
        "Too many tiles to store: the one that fits nothing goes, not the row of the 5th century.",
        lambda: turn(round_=4, hands={"A": ("V15B5", "B39V5", "V26B4", "J23M1")}, shown=THREE_SHOWN),
        ("discard V15B5", "discard B39V5", "discard V26B4"),
    ),
]
