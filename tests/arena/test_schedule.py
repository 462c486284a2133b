"""Every bot sits equally often on every seat, in every deal."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mattock.arena.schedule import games_each_deal, line_ups, seat_games
from mattock.core.errors import BadOption

bots = st.integers(1, 7)
players = st.integers(2, 4)


@given(bots, players, st.integers(1, 300))
def test_each_bot_has_each_seat_equally_often_in_each_deal(m: int, n: int, games: int) -> None:
    seatings = seat_games(m, n, games)
    for deal in {seating.deal for seating in seatings}:
        seats = Counter((bot, seat) for s in seatings if s.deal == deal for seat, bot in enumerate(s.seats))
        assert len(seats) == m * n
        assert len(set(seats.values())) == 1


@given(bots, players, st.integers(1, 300))
def test_deals_are_complete_and_no_more_than_needed(m: int, n: int, games: int) -> None:
    seatings = seat_games(m, n, games)
    each = games_each_deal(m, n)
    assert games <= len(seatings) < games + each
    assert [seating.game for seating in seatings] == list(range(len(seatings)))
    assert [seating.deal for seating in seatings] == [game // each for game in range(len(seatings))]


@given(bots, players, st.integers(1, 100), st.integers(1, 100))
def test_more_games_only_add_to_a_schedule(m: int, n: int, few: int, more: int) -> None:
    begun = seat_games(m, n, few)
    assert seat_games(m, n, few + more)[: len(begun)] == begun


@given(st.integers(2, 6), players)
def test_each_two_bots_meet_equally_often(m: int, n: int) -> None:
    met = Counter(
        frozenset(pair)
        for s in seat_games(m, n, 1)
        for pair in ((a, b) for a in s.seats for b in s.seats if a < b)
    )
    assert len(met) == m * (m - 1) // 2
    assert len(set(met.values())) == 1


@pytest.mark.parametrize(("n", "deals"), [(3, 2), (4, 6)])
def test_neighbours_change_from_deal_to_deal(n: int, deals: int) -> None:
    seatings = seat_games(n, n, n * deals)
    behind = Counter((s.seats[seat - 1], bot) for s in seatings for seat, bot in enumerate(s.seats))
    assert len(behind) == n * (n - 1)
    assert len(set(behind.values())) == 1


def test_line_ups() -> None:
    assert line_ups(2, 2) == [(0, 1)]
    assert line_ups(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert line_ups(2, 3) == [(0, 1, 0), (1, 0, 1)]
    assert line_ups(2, 4) == [(0, 1, 0, 1)]
    assert line_ups(3, 4) == [(0, 1, 2, 0), (1, 2, 0, 1), (2, 0, 1, 2)]


@pytest.mark.parametrize("table", [(0, 2, 10), (2, 0, 10), (2, 2, 0)])
def test_nothing_to_play_is_refused(table: tuple[int, int, int]) -> None:
    with pytest.raises(BadOption, match="at least one"):
        seat_games(*table)
