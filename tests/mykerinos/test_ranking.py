"""Who stands where: the view says what the rules say, and of a tie that is still open that it is open."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import mattock
from mattock import State
from mattock.games.mykerinos.vocabulary import BOAT
from tests.clauses import clause
from tests.mykerinos.positions import after, play, survey, turn
from tests.walk import share_of, steps, tables

GAME = mattock.game("mykerinos")
Ranks = list[tuple[int, str]]


def ranks(ranking: list[dict[str, Any]]) -> Ranks:
    return [(entry["rank"], entry["colour"]) for entry in ranking]


def zone(state: State, number: int = 1) -> Ranks:
    """Who stands where in a zone."""
    return ranks(next(z["ranking"] for z in state.view()["zones"] if z["zone"] == number))


def river(state: State) -> Ranks:
    return ranks(state.view()["nile"]["ranking"])


# Ties that passing has decided, and those that it has not.


@clause("M4.3")
def test_m4_3_who_has_not_passed_shares_a_rank() -> None:
    state = turn("B", cubes={"A": ["a1"], "B": ["b1"], "C": ["c1", "c2"]})
    assert zone(state) == [(1, "C"), (2, "A"), (2, "B")]
    assert state.view()["zones"][0]["ranking"][1] == {"rank": 2, "colour": "A", "cubes": 1}


@clause("M4.3")
def test_m4_3_who_has_passed_ranks_before_those_who_have_not() -> None:
    state = turn("A", passed="C", cubes={"A": ["a1"], "B": ["b1"], "C": ["c1"]})
    assert zone(state) == [(1, "C"), (2, "A"), (2, "B")]
    both = turn("A", passed="CB", cubes={"A": ["a1"], "B": ["b1"], "C": ["c1"]})
    assert zone(both) == [(1, "C"), (2, "B"), (3, "A")]


@clause("M8.2")
def test_m8_2_the_neutral_colour_is_not_ahead_while_space_1_is_free() -> None:
    own = {"A": ["a1"], "B": ["b1"], "neutral": ["c1"]}
    assert zone(turn("A", players=2, cubes=own)) == [(1, "A"), (1, "B"), (1, "neutral")]
    assert zone(turn("B", players=2, passed="A", cubes=own)) == [(1, "A"), (2, "neutral"), (3, "B")]


@clause("N4.2")
def test_n4_2_the_river_is_ranked_in_the_same_way() -> None:
    own = {"A": ["d2"], "B": ["d3"], "C": ["d4", "d5"]}
    assert river(turn("A", nile=True, cubes=own)) == [(1, "C"), (2, "A"), (2, "B")]
    assert river(turn("A", nile=True, passed="B", cubes=own)) == [(1, "C"), (2, "B"), (3, "A")]


# The tie boat.


@clause("N5.3")
def test_n5_3_the_boat_shows_in_the_zone_that_is_surveyed() -> None:
    cubes = {"A": ["a1", "e2"], "B": ["b1", "f2"], "C": ["h1", "h2"]}
    state = survey(cubes, nile=True, round_=2, tie_boat="B")
    state = play(state, *river_card(state))
    assert zone(state) == [(1, "A"), (2, "B")]
    used, kept = after(state, "boat"), after(state, "keep")
    assert zone(used) == [(1, "B"), (2, "A")]
    assert zone(kept) == [(1, "A"), (2, "B")]
    assert zone(used, 2) == zone(state, 2), "the boat is gone and helps nowhere else"


def river_card(state: State) -> list[str]:
    return ["nile upper"] if state.view()["phase"] == "river-card" else []


@clause("N5.3")
def test_n5_3_the_boat_shows_on_the_river() -> None:
    state = survey({"A": ["d2"], "B": ["d3"]}, passed="ABC", nile=True, round_=2, tie_boat="B")
    assert river(state) == [(1, "A"), (2, "B")]
    assert river(after(state, "boat")) == [(1, "B"), (2, "A")]
    assert river(after(state, "keep")) == [(1, "A"), (2, "B")]


@clause("N5.3")
def test_n5_3_the_boat_wins_against_the_neutral_colour() -> None:
    state = survey({"neutral": ["a1"], "B": ["b1"]}, passed="AB", nile=True, round_=2, tie_boat="B")
    assert zone(after(state, "boat")) == [(1, "B"), (2, "neutral")]


# What passing now would decide.


@clause("M2.9", "M4.3")
def test_m2_9_passing_now_decides_open_ties() -> None:
    cubes = {"A": ["a1", "e1", "a4"], "B": ["b1", "f1", "b4", "b5"], "C": ["g1"]}
    assert turn("A", cubes=cubes).view()["pass_now"] == [
        {"ahead": "A", "behind": ["B"], "zones": [1, 2], "river": False},
        {"ahead": "A", "behind": ["C"], "zones": [2], "river": False},
    ]
    assert turn("A", passed="B", cubes=cubes).view()["pass_now"] == [
        {"ahead": "A", "behind": ["C"], "zones": [2], "river": False}
    ]
    assert turn("A", passed="BC", cubes=cubes).view()["pass_now"] == []


@clause("M8.2")
def test_m8_2_passing_first_of_two_also_sends_the_neutral_colour_ahead_of_the_other() -> None:
    own = {"A": ["a1"], "B": ["b1"], "neutral": ["c1", "f1"]}
    assert turn("A", players=2, cubes=own).view()["pass_now"] == [
        {"ahead": "A", "behind": ["B", "neutral"], "zones": [1], "river": False},
        {"ahead": "neutral", "behind": ["B"], "zones": [1], "river": False},
    ]
    assert turn("B", players=2, passed="A", cubes=own).view()["pass_now"] == []


@clause("N4.2")
def test_n4_2_passing_now_decides_on_the_river_too() -> None:
    cubes = {"A": ["d2", "a1"], "B": ["d3", "b1"], "C": ["d4"]}
    assert turn("A", nile=True, cubes=cubes).view()["pass_now"] == [
        {"ahead": "A", "behind": ["B"], "zones": [1], "river": True},
        {"ahead": "A", "behind": ["C"], "zones": [], "river": True},
    ]


@clause("M2.7")
def test_m2_7_who_cannot_pass_is_told_nothing() -> None:
    state = turn("A", cubes={"A": ["a1"], "B": ["b1", "c1"]})
    assert play(state, "extend a2").view()["pass_now"] == []


# In whole games.


def walks(seed: str, games: int) -> Iterator[tuple[State, int]]:
    for players, options in tables(GAME):
        for number in range(share_of(games)):
            rng = random.Random(f"{seed} {players} {options} {number}")
            yield from steps(GAME.new(players, **options), rng, "mixed")


def place_of(view: dict[str, Any]) -> list[dict[str, Any]] | None:
    """The ranking of what is surveyed now."""
    if view["phase"].startswith("river"):
        found: list[dict[str, Any]] = view["nile"]["ranking"]
        return found
    return next((z["ranking"] for z in view["zones"] if z["zone"] == view["zone"]), None)


def test_a_survey_shows_the_order_of_the_rules() -> None:
    met = set()
    for state, _ in walks("survey", 6):
        if state.mover >= 0 and (view := state.view())["ranks"]:
            met.add(view["phase"])
            assert ranks(place_of(view) or []) == list(enumerate(view["ranks"], 1))
    assert {"river-card", "river-sink", "choosing", "removing", "scraps"} <= met


def test_after_the_boat_too() -> None:
    met = 0
    for state, action in walks("boat", 40):
        if state.mover < 0 or action != BOAT:
            continue
        used = state.clone()
        used.apply(action)
        view = used.view()
        if view["ranks"] and view["phase"].startswith("river") == (state.view()["phase"] == "river-tie"):
            met += 1
            assert ranks(place_of(view) or []) == list(enumerate(view["ranks"], 1))
    assert met > share_of(15)


def counts(view: dict[str, Any], among: Any) -> dict[str, int]:
    found: dict[str, int] = {}
    for field in view["fields"]:
        if field["cube"] and among(field):
            found[field["cube"]] = found.get(field["cube"], 0) + 1
    return found


def places(view: dict[str, Any]) -> Iterator[tuple[list[dict[str, Any]], dict[str, int]]]:
    """Each ranking with the cubes that lie there."""
    for part in view["zones"]:
        yield part["ranking"], counts(view, lambda field, n=part["zone"]: field["zone"] == n)
    if view["nile"]:
        yield view["nile"]["ranking"], counts(view, lambda field: field["ground"] == "river")


def assert_open_ties_are_open(view: dict[str, Any]) -> None:
    """Written against the rules page alone: M4.2, M4.3, M8.2."""
    scale = view["scale"]
    free = scale.index(None) if None in scale else len(scale)
    for ranking, cubes in places(view):
        assert {entry["colour"]: entry["cubes"] for entry in ranking} == cubes
        assert [entry["rank"] for entry in ranking] == sorted(entry["rank"] for entry in ranking)
        rank = {entry["colour"]: entry["rank"] for entry in ranking}
        for one in cubes:
            ahead = [other for other in cubes if other != one and goes_before(cubes, scale, free, other, one)]
            assert rank[one] == 1 + len(ahead)


def goes_before(cubes: dict[str, int], scale: list[str | None], free: int, one: str, other: str) -> bool:
    if cubes[one] != cubes[other]:
        return cubes[one] > cubes[other]
    return one in scale and scale.index(one) < (scale.index(other) if other in scale else free)


def test_ranks_are_shared_as_long_as_nothing_is_decided() -> None:
    shared = 0
    for state, _ in walks("open", 2):
        view = state.view()
        if not view["ranks"]:
            assert_open_ties_are_open(view)
            shared += any(len({e["rank"] for e in r}) < len(r) for r, _ in places(view))
    assert shared > share_of(100)


def ahead_of(view: dict[str, Any]) -> set[tuple[str, str, int]]:
    """Who stands before whom where; the river is 0."""
    found = set()
    where = [(z["zone"], z["ranking"]) for z in view["zones"]]
    where += [(0, view["nile"]["ranking"])] if view["nile"] else []
    for number, ranking in where:
        for one in ranking:
            found |= {(one["colour"], o["colour"], number) for o in ranking if one["rank"] < o["rank"]}
    return found


def test_what_passing_would_decide_comes_true() -> None:
    told = 0
    for state, _ in walks("pass", 2):
        view = state.view()
        said = {
            (entry["ahead"], other, number)
            for entry in view["pass_now"]
            for other in entry["behind"]
            for number in [*entry["zones"], *([0] if entry["river"] else [])]
        }
        assert sum(len(e["behind"]) * (len(e["zones"]) + e["river"]) for e in view["pass_now"]) == len(said)
        if view["phase"] != "turn":
            assert not said
            continue
        last = sum(not seat["passed"] for seat in view["seats"]) == 1
        passed = state.clone()
        passed.apply(passed.parse("pass"))
        if last:
            assert not said, "all is decided already"
        else:
            told += bool(said)
            assert ahead_of(passed.view()) - ahead_of(view) == said
            assert ahead_of(view) <= ahead_of(passed.view()), "what was decided stays so"
    assert told > share_of(60)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_entries_never_say_the_same(players: int) -> None:
    for number in range(share_of(3)):
        rng = random.Random(f"same {players} {number}")
        for state, _ in steps(GAME.new(players, nile=True), rng, "mixed"):
            entries = state.view()["pass_now"]
            keys = [(e["ahead"], *e["zones"], e["river"]) for e in entries]
            assert len(set(keys)) == len(keys)
            assert all(e["zones"] or e["river"] for e in entries)
