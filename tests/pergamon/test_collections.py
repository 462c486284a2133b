"""What `collections` lists agrees with trying everything through the rules."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import mattock
from mattock.core.state import write_field
from mattock.games.pergamon import vocabulary as v
from mattock.games.pergamon.collections import MOST_TILES, Show, find_rows, shows, walks
from mattock.games.pergamon.rules import Rules
from mattock.games.pergamon.view import objects_of, row_of
from tests.walk import share_of, steps

MOST = 7  # tiles of a hand that are tried in every order


def turns(players: int, seed: int, style: str) -> Iterator[Rules]:
    """Positions in which somebody may lay a row or has begun one."""
    game = mattock.game("pergamon")
    for state, _ in steps(game.new(players), random.Random(seed), style):
        assert isinstance(state, Rules)
        if state.mover >= 0 and state.phase in (v.TURN, v.ROW):
            yield state


def tried_rows(state: Rules) -> Iterator[Rules]:
    """Every row of two tiles or more, laid move by move."""
    for action in state.legal():
        if v.JOIN <= action < v.DISSOLVE:
            longer = state.clone()
            longer.apply(action)
            yield longer
            yield from tried_rows(longer)


def best_by_trying(state: Rules) -> dict[int, tuple[int, int]]:
    """For each value the fewest tiles and then the oldest object."""
    best: dict[int, tuple[int, int]] = {}
    begun = [state] if state.phase == v.ROW else []
    for laid in [*begun, *tried_rows(state)]:
        tiles = row_of(laid, laid.row_first)
        if len(tiles) > 1:
            oldest = max(item.year for item in objects_of(laid, tiles))
            best[laid.row_value] = max(best.get(laid.row_value, (-99, 0)), (-len(tiles), oldest))
    return best


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("style", ["random", "mixed"])
def test_the_best_rows_are_those_found_by_trying_all(players: int, style: str) -> None:
    met = 0
    for seed in range(share_of(6)):
        for state in turns(players, seed, style):
            if state.hand[state.mover].bit_count() <= MOST:
                found = find_rows(state, state.mover)
                assert {row.value: (-len(row.tiles), row.oldest) for row in found} == best_by_trying(state)
                assert [row.value for row in found] == sorted((row.value for row in found), reverse=True)
                met += bool(found)
    assert met > 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_showing_does_is_what_the_rules_do(players: int) -> None:
    met = 0
    for seed in range(share_of(6)):
        for state in turns(players, 100 + seed, "mixed"):
            for row in find_rows(state, state.mover)[:3]:
                laid = state.clone()
                for tile in row.tiles:
                    if not laid.row >> tile & 1:
                        laid.apply(v.JOIN + tile)
                assert laid.row_value == row.value
                met += check_shows(laid, shows(state, state.mover, row))
    assert met > 20


def check_shows(laid: Rules, listed: list[Show]) -> int:
    """Compare with the events of the rules; how many were compared."""
    if listed[0].dissolved is not None:
        laid.apply(v.DISSOLVE + listed[0].dissolved)
    exhibits = [a - v.EXHIBIT for a in laid.legal() if v.EXHIBIT <= a < v.DISCARD]
    assert [show.coins for show in listed] == exhibits
    for show in listed:
        told = laid.game.tell(laid, v.EXHIBIT + show.coins)
        pushed = [
            (e.args["seat"], e.args["marker"], e.args.get("field", 0))
            for e in told
            if e.kind in ("pushed", "out")
        ]
        names = laid.game.named
        assert [(names("seat", m.seat), names("marker", m.marker), m.field) for m in show.moved] == pushed
        field = next(e.args["field"] for e in told if e.kind == "shown")
        assert (show.field, show.points) == (field, laid.parts.points[int(field)])
    return len(listed)


def test_a_hand_can_be_thought_about_before_the_turn() -> None:
    game = mattock.game("pergamon")
    met = 0
    for state, _ in steps(game.new(3), random.Random(8), "random"):
        assert isinstance(state, Rules)
        if state.phase == v.PLACING:
            before = state.clone()
            for row in find_rows(state, state.mover):
                met += len(shows(state, state.mover, row))
            assert state == before
    assert met


def test_nothing_is_listed_where_nothing_fits() -> None:
    state = mattock.game("pergamon").new(3)
    assert isinstance(state, Rules)
    assert find_rows(state, 0) == []


def test_a_huge_hand_is_bounded() -> None:
    state = mattock.game("pergamon").new(3)
    assert isinstance(state, Rules)
    write_field(state, "hand", [sum(1 << t for t in range(0, 60, 3)), 0, 0, 0])
    found = find_rows(state, 0)
    assert all(len(row.tiles) <= MOST_TILES for row in found)
    assert found[0].value > 20


def test_walks_keep_the_oldest_object() -> None:
    state = mattock.game("pergamon").new(3)
    assert isinstance(state, Rules)
    names = state.parts.names
    hand = [names.index(name) for name in ("V36M4", "M99V5", "M14J4")]
    found = {(len(tiles), oldest) for oldest, tiles in walks(state, hand, ())}
    assert {(2, 499), (2, 414)} <= found
