"""Whole games, and one test for each clause that can be broken."""

import pytest

import mattock

GAME = mattock.game("ur")


def position(thrown=1, waiting=(7, 7), pieces=((), ()), home=(0, 0)):
    """A position in which A has thrown."""
    start = GAME.new().to_dict()
    squares = [[str(square) for square in own] for own in pieces]
    more = {"begun": True, "thrown": thrown, "waiting": list(waiting), "pieces": squares, "home": list(home)}
    return GAME.from_dict(start | more | {"mover": "A"})


@pytest.mark.parametrize("style", ["random", "greedy"])
def test_games_come_to_an_end(style):
    found = mattock.playouts(GAME.new(), 50, seed=1, style=style, checking=True)
    assert found.faults == 0
    assert found.highest[:2] == [7, 7]


@pytest.mark.parametrize(
    ("move", "clause", "table"),
    [
        ("enter", "U2.2", {"waiting": (0, 7), "pieces": (range(1, 8), ())}),
        ("move 3", "U2.1", {}),
        ("move 14", "U2.6", {"thrown": 2, "waiting": (6, 7), "pieces": ([14], ())}),
        ("enter", "U2.3", {"thrown": 3, "waiting": (6, 7), "pieces": ([3], ())}),
        ("move 7", "U2.5", {"waiting": (6, 6), "pieces": ([7], [8])}),
    ],
)
def test_a_refusal_cites_its_clause(move, clause, table):
    state = position(**table)
    assert state.why_not(state.parse(move)).clause == clause


def test_a_rival_is_captured_and_waits_again():
    state = position(waiting=(6, 6), pieces=([5], [6]))
    state.apply(state.parse("move 5"))
    assert (state.waiting, state.turn) == ([6, 7], 1)


def test_a_rosette_gives_another_throw():
    state = position(thrown=4)
    state.apply(state.parse("enter"))
    assert (state.mover, state.turn) == (mattock.CHANCE, 0)


def test_the_seventh_piece_off_the_board_wins():
    state = position(waiting=(0, 7), pieces=([14], ()), home=(6, 0))
    state.apply(state.parse("move 14"))
    assert (state.winners(), state.scores()) == ([0], [7, 0])
