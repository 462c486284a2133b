"""Blunders in Mykerinos."""

from __future__ import annotations

from tests.manners.blunder import Blunder
from tests.mykerinos.positions import play, survey, turn

LAST = 4
ZONE_1 = tuple(f"dig {column}{row}" for column in "abcd" for row in range(1, 4))
MINE = ("a1", "a2", "a3", "b1", "b2", "b3")

BLUNDERS = [
    Blunder(
        "pass-at-once",
        "The first turn of a round, with all cubes in stock: who passes now has dug nowhere.",
        lambda: turn(stock={"A": 11, "B": 11, "C": 11}),
        ("pass",),
    ),
    Blunder(
        "pass-with-the-cube-that-wins",
        "The last action of the game: one cube breaks the tie in zone 1, cubes in stock are worth nothing.",
        lambda: turn(
            round_=LAST,
            passed="BC",
            cubes={"A": ("a1", "c3"), "B": ("b2", "d1"), "C": ("e1", "f1", "e2")},
        ),
        ("pass",),
    ),
    Blunder(
        "cube-that-changes-nothing",
        "The last action of the game: zone 1 is won six to nothing, the others are open.",
        lambda: turn(
            round_=LAST,
            passed="BC",
            cubes={"A": (*MINE, "e5"), "B": ("f5", "h6"), "C": ("e1", "h2")},
        ),
        ZONE_1,
    ),
    Blunder(
        "poor-card",
        "The last survey: with a room of 5 in the wing of Lord Lemon his card is worth 5, the other 1.",
        lambda: survey(
            {"A": ("a1", "a2"), "B": ("b1",)},
            "ABC",
            round_=LAST,
            rooms={"A": ("W1-3", "W1-5")},
        ),
        ("take left",),
    ),
    Blunder(
        "room-without-cards",
        "The last survey: three cards of Lord Lemon (wing 1) wait for a room; no card for wings 3, 4 and 5.",
        lambda: survey(
            {"A": ("a1", "a2"), "B": ("b1",)},
            "ABC",
            round_=LAST,
            owned={"A": ("L4", "L5", "L6")},
        ),
        ("museum W[345]-3", "museum W34-2", "museum W45-2"),
    ),
    Blunder(
        "card-left-lying",
        "Third in a zone where a card is left: it is free.",
        lambda: play(
            survey({"A": ("a1", "a2", "a3"), "B": ("b1", "b2"), "C": ("c1",)}, "ABC", round_=LAST),
            "museum W1-3",
            "museum W2-3",
        ),
        ("leave",),
    ),
    Blunder(
        "brown-sends-a-cube-to-an-empty-wing",
        "The last action: Sir Brown opens a room, and all cards are Lord Lemon's, of wing 1.",
        lambda: play(
            turn(
                round_=LAST,
                passed="BC",
                owned={"A": ("B3", "L4", "L5", "L6")},
                cubes={"B": ("e5", "f5"), "C": ("e1", "h2")},
            ),
            "appeal brown",
        ),
        ("museum W[45]-3", "museum W45-2"),
    ),
    Blunder(
        "room-of-2-beside-a-free-5",
        "The last survey: the room of 5 is open to him, and with four cards it counts 20, not 12.",
        lambda: survey(
            {"A": ("a1", "a2"), "B": ("b1",)},
            "ABC",
            round_=LAST,
            owned={"A": ("L4", "L5", "L6", "L7")},
            rooms={"A": ("W1-3",)},
        ),
        ("museum W12-2", "museum W23-2", "museum W34-2", "museum W45-2", "museum W[2345]-3"),
    ),
    Blunder(
        "last-cube-into-the-rival's-zone",
        "The last action: zone 4 is lost four to four to nothing; in zone 1 one cube breaks a tie.",
        lambda: turn(
            round_=LAST,
            passed="BC",
            stock={"A": 1},
            cubes={
                "A": ("a1",),
                "B": ("b2", "e4", "e5", "e6", "f5"),
                "C": ("c1", "h4", "h5", "h6", "g4"),
            },
        ),
        ("dig [efgh][456]",),
    ),
]
