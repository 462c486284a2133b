"""What a hint shows of what a search has found."""

from __future__ import annotations

import pytest

import mattock
from mattock.bots import Analysis, Choice, MctsBot
from mattock.bots.hints import THOUGHT, figures, worth_showing
from mattock.core.vocabulary import CHANCE
from tests.walk import PURE


def choice(action: int, visits: int, chance: float = 0.0, points: float = 0.0) -> Choice:
    return Choice(action, str(action), visits, [1.0, chance], [0.0, points], [str(action)])


def shown(*choices: Choice) -> list[int]:
    return [choice.action for choice in worth_showing(Analysis(1, 0, list(choices)))]


def test_hints_stand_in_the_order_of_the_figures_that_are_shown() -> None:
    """40.4 and 39.6 of 100 are both shown as 40, so the points decide."""
    found = (choice(1, 900, 0.404, 20.0), choice(2, 800, 0.396, 21.0), choice(3, 700, 0.52, 3.0))
    assert shown(*found) == [3, 2, 1]


def test_what_was_hardly_tried_is_not_shown() -> None:
    assert shown(choice(1, 19_000, 0.3), choice(2, 379, 0.9), choice(3, 0)) == [1]
    assert shown(choice(1, 500, 0.3), choice(2, 199, 0.9), choice(3, 200, 0.8)) == [3, 1]
    assert shown(choice(1, 40, 0.3), choice(2, 30, 0.9)) == [1], "the best is always shown"


@pytest.mark.parametrize("name", mattock.games())
def test_a_hint_rests_on_thousands_of_simulations(name: str) -> None:
    state = mattock.game(name).new(players=2)
    while state.mover == CHANCE:
        state.draw(7)
    found = MctsBot(THOUGHT, 1).analyse(state)
    moves = worth_showing(found)
    assert moves[0].visits >= (10 if PURE else 1000), "uncompiled, two seconds are short"
    assert [figures(move, found.seat) for move in moves] == sorted(
        (figures(move, found.seat) for move in moves), reverse=True
    )
