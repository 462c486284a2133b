"""Blunders in Thebes."""

from __future__ import annotations

from tests.manners.blunder import Blunder
from tests.thebes.positions import PARTS, play, turn

EGYPT = ("Egypt3-London", "Egypt3-Moscow", "Egypt2-Berlin", "Egypt2-London")
ALL_BOOKS = (*EGYPT, "Egypt1-Rome", "Egypt1-Paris")  # knowledge 12
EGYPT_TILES = PARTS.tile_names[32:47]  # all that is not rubble
SEVEN = ("congress-London", *("congress-Paris", "congress-Berlin", "congress-Vienna") * 2)
DULL = ("car-Rome", "car-Moscow", "zeppelin-Rome", "zeppelin-Vienna")
LATE = {"A": (1903, 40), "B": (1903, 52)}


def weeks(first: int, last: int) -> tuple[str, ...]:
    return tuple(f"weeks {n}" for n in range(first, last + 1))


BLUNDERS = [
    Blunder(
        "home-too-early",
        "Thirteen weeks are left and a congress lies in the city where one stands.",
        lambda: turn("A", 2, dates=LATE, at={"A": "London"}),
        ("finish",),
    ),
    Blunder(
        "weeks-for-nothing",
        "With knowledge 12 eight weeks bring ten tiles, and more weeks bring no more.",
        lambda: play(turn("A", 2, at={"A": "Egypt"}, cards={"A": ALL_BOOKS}), "dig Egypt"),
        weeks(9, 12),
    ),
    Blunder(
        "weeks-for-nothing-with-one-book",
        "With knowledge 1 eight weeks bring one tile, and so do nine, ten and eleven.",
        lambda: play(turn("A", 2, at={"A": "Egypt"}, cards={"A": ("Egypt1-Rome",)}), "dig Egypt"),
        weeks(9, 11),
    ),
    Blunder(
        "hardly-dug",
        "The last dig, at the end of the time: three tiles instead of ten, and nothing else is left to do.",
        lambda: play(
            turn(
                "A",
                2,
                dates={"A": (1903, 45), "B": (1903, 52)},
                at={"A": "Egypt"},
                cards={"A": ALL_BOOKS},
                display=DULL,
            ),
            "dig Egypt",
        ),
        weeks(1, 3),
    ),
    Blunder(
        "car-for-nowhere",
        "Two weeks are left: the congress here is worth points, the car here is worth nothing any more.",
        lambda: turn(
            "A",
            2,
            dates={"A": (1903, 51), "B": (1903, 52)},
            at={"A": "Moscow"},
            cards={"A": ("congress-Berlin",)},
            display=("car-Moscow", "congress-Moscow", "zeppelin-Rome", "car-Rome"),
        ),
        ("take car-Moscow", "finish"),
    ),
    Blunder(
        "exhibition-left",
        "Three weeks are left, the exhibition is here and its artifacts are at hand: four points.",
        lambda: turn(
            "A",
            2,
            dates={"A": (1903, 50), "B": (1903, 52)},
            at={"A": "London"},
            finds={"A": ("bronze-horse", "ushabti", "scarab-amulet")},
            shows=("London-small", None, None),
            display=DULL,
        ),
        ("finish",),
    ),
    Blunder(
        "rubble-only",
        "All that was worth anything in Egypt has been found: a dig there brings rubble.",
        lambda: turn(
            "A",
            2,
            dates=LATE,
            at={"A": "Egypt"},
            cards={"A": EGYPT},
            finds={"B": EGYPT_TILES},
            dug=("Egypt",),
        ),
        ("dig Egypt",),
    ),
    Blunder(
        "eighth-congress",
        "More than seven congresses add nothing; a book wins the expertise.",
        lambda: turn(
            "A",
            2,
            dates={"A": (1903, 51), "B": (1903, 52)},
            at={"A": "Moscow"},
            cards={"A": SEVEN},
            display=("congress-Moscow", "Greece1-Moscow", "car-Rome", "zeppelin-Rome"),
        ),
        ("take congress-Moscow", "finish"),
    ),
    Blunder(
        "fifth-swap-in-a-row",
        "The fifth swap in a row takes five weeks, which is a dig or three cards.",
        lambda: turn("A", 2, dates={"A": (1901, 40)}, at={"A": "Warsaw"}, swaps=4),
        ("swap",),
    ),
    Blunder(
        "far-before-near",
        "Seven weeks: the congress here and then the one in London, or only one of them.",
        lambda: turn(
            "A",
            2,
            dates={"A": (1903, 46), "B": (1903, 52)},
            at={"A": "Moscow"},
            display=("congress-Moscow", "congress-London", "car-Rome", "zeppelin-Rome"),
        ),
        ("take congress-London", "take car-Rome", "take zeppelin-Rome", "finish"),
    ),
]
