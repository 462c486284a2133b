"""T0: setting up, and what holds throughout."""

from __future__ import annotations

from collections import Counter

import pytest

import mattock
from mattock.core.rulespage import rules_page
from mattock.games.thebes import vocabulary as v
from tests.clauses import assert_id_refused, assert_refused, clause
from tests.thebes.positions import (
    GAME,
    ONES,
    PARTS,
    after,
    begin,
    date,
    hand,
    mover,
    notation,
    odds,
    play,
    points,
    seat_of,
    turn,
)


def table(start: str) -> dict[str, list[str]]:
    """A table of the rules page by how its first row begins: each row under its own first cell."""
    lines = rules_page("thebes").split(f"\n{start}")[1].split("\n\n")[0]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in f"{start}{lines}".splitlines()]
    return {line[0]: line[1:] for line in cells}


@clause("T0.1")
def test_t0_1_eighteen_roads_give_the_distances_of_the_page() -> None:
    page = table("| | Lon |")
    roads = sum(len(place["neighbours"]) for place in begin().view()["roads"])
    assert roads == 2 * 18
    for a, name in enumerate(v.PLACE_NAMES):
        row = PARTS.distance[a * v.PLACES : (a + 1) * v.PLACES]
        order = [v.PLACE_NAMES.index(n) for n in v.CITY_NAMES + v.SITE_NAMES]
        assert [str(row[b]) for b in order] == page[name]


@clause("T0.2")
def test_t0_2_the_85_researcher_cards() -> None:
    kinds: Counter[str] = Counter()
    for kind, n in zip(PARTS.kind, PARTS.copies, strict=True):
        kinds[v.KIND_NAMES[kind]] += n
    assert kinds == {
        "general": 8,
        "special": 45,
        "rumour": 5,
        "assistant": 6,
        "shovel": 6,
        "car": 2,
        "zeppelin": 2,
        "permit": 2,
        "congress": 9,
    }
    for site in range(v.SITES):
        cards = [k for k in range(v.FACES) if PARTS.kind[k] == v.SPECIAL and PARTS.about[k] == site]
        count = Counter[tuple[int, int]]()
        for k in cards:
            count[PARTS.symbols[k], PARTS.weeks[k]] += PARTS.copies[k]
        assert count == {(1, 1): 4, (2, 2): 3, (3, 4): 2}
    cities = Counter[str]()
    for k in range(v.FACES):
        cities[v.CITY_NAMES[PARTS.city[k]]] += PARTS.copies[k]
    assert cities == {"London": 13, "Paris": 14, "Berlin": 13, "Vienna": 15, "Rome": 14, "Moscow": 16}


@clause("T0.3")
def test_t0_3_exhibitions_are_those_of_the_page() -> None:
    page = table("| | Small |")
    for k, name in enumerate(PARTS.show_names):
        city, size = name.split("-")
        wanted = PARTS.wanted[k * v.SITES : (k + 1) * v.SITES]
        text = sorted(f"{n} {v.SITE_NAMES[site]}" for site, n in enumerate(wanted) if n)
        first = 3 * v.SIZE_NAMES.index(size)
        shown = [", ".join(text), str(PARTS.show_weeks[k]), str(PARTS.show_points[k])]
        assert shown == page[city][first : first + 3]
        assert (PARTS.show_weeks[k], PARTS.show_points[k]) == ((3, 4) if size == "small" else (4, 5))


@clause("T0.4")
def test_t0_4_each_site_has_36_points_and_the_values_of_the_page() -> None:
    page = table("| | Artifacts")
    for site, name in enumerate(v.SITE_NAMES):
        worth = PARTS.worth[site * v.DIFFERENT_TILES :][: v.ARTIFACTS]
        assert sum(worth) == 36
        assert ", ".join(f"{list(worth).count(n)} × {n}" for n in sorted(set(worth))) == page[name][0]
        assert v.SITE_NAMES[PARTS.found_about[site]] == page[name][1]
        assert PARTS.rubble[site] == 16


@clause("T0.5")
def test_t0_5_four_cards_are_drawn_from_all_85_and_no_exhibition() -> None:
    state = GAME.new(players=2)
    assert sum(odds(state).values()) == 85
    assert {text.split()[0] for text in notation(state)} == {"card"}
    assert odds(state)["card Palestine1-Vienna"] == 3
    play(state, "card Palestine1-Vienna")
    assert odds(state)["card Palestine1-Vienna"] == 2
    play(state, "card car-Rome", "card Egypt2-Berlin", "card congress-Paris")
    assert [card["card"] for card in state.view()["display"]] == [
        "Palestine1-Vienna",
        "car-Rome",
        "Egypt2-Berlin",
        "congress-Paris",
    ]
    assert notation(state) == ["marker A", "marker B"]


@clause("T0.6")
@pytest.mark.parametrize(
    ("players", "pile", "waiting"), [(2, 27 + 37, 27), (3, 27 + 32, 32), (4, 27 + 32, 32)]
)
def test_t0_6_piles_by_the_number_of_players(players: int, pile: int, waiting: int) -> None:
    shown = begin(players).view()["pile"]
    assert (shown["cards"], shown["waiting"]) == (pile, waiting)
    small = [name for name in PARTS.show_names if name.endswith("small")]
    assert shown["exhibitions"] == (PARTS.show_names if players == 2 else small)


@clause("T0.7", reason="not-worth-one")
@clause("T0.7", reason="not-its-site")
def test_t0_7_an_artifact_of_value_1_is_drawn_for_each_site() -> None:
    state = GAME.new(players=2)
    cards = ("car-Rome", "car-Moscow", "congress-Paris", "congress-London")
    play(state, *(f"card {card}" for card in cards), "marker B")
    for site in range(v.SITES):
        ones = [t for t in range(v.ARTIFACTS) if PARTS.worth[site * v.DIFFERENT_TILES + t] == 1]
        assert odds(state) == {f"tile {PARTS.tile_names[site * v.DIFFERENT_TILES + t]}": 1 for t in ones}
        if site == 2:
            facts = assert_refused(state, "tile bronze-horse", "T0.7", "not-its-site", "tile ushabti")
            assert facts["site"] == "Egypt"
            assert_refused(state, "tile Rosetta-stone", "T0.7", "not-worth-one", "tile ushabti")
            assert_refused(state, "tile Egypt-rubble", "T0.7", "not-worth-one", "tile ushabti")
        play(state, f"tile {ONES[site]}")
    for site, shown in enumerate(state.view()["sites"]):
        assert shown["bonus"]["tile"] == ONES[site]
        assert len(shown["bag"]) + shown["rubble"] == 30


@clause("T0.8")
@pytest.mark.parametrize(
    ("players", "start"), [(2, (1901, 1)), (3, (1901, 16)), (4, (1902, 1))], ids=["two", "three", "four"]
)
def test_t0_8_start_of_the_markers(players: int, start: tuple[int, int]) -> None:
    state = begin(players, tower="BADC"[:players] if players > 2 else "BA")
    assert {date(state, seat) for seat in "ABCD"[:players]} == {start}
    assert mover(state) == "B"
    years = {2: 3.0, 3: 2.7, 4: 2.0}  # with the last field
    assert round(seat_of(state, "A")["weeks_left"] / v.YEAR_WEEKS, 1) == years[players]


@clause("T0.8")
def test_t0_8_every_order_of_the_tower_is_as_likely() -> None:
    state = GAME.new(players=3)
    play(state, *(f"card {card}" for card in ("car-Rome", "car-Moscow", "congress-Paris", "congress-London")))
    assert odds(state) == {"marker A": 1, "marker B": 1, "marker C": 1}
    play(state, "marker C")
    assert odds(state) == {"marker A": 1, "marker B": 1}
    play(state, "marker A")
    assert state.view()["order"] == ["C", "A", "B"]


@clause("T0.8", reason="already-stacked")
def test_t0_8_each_marker_once() -> None:
    state = GAME.new(players=3)
    play(state, *(f"card {card}" for card in ("car-Rome", "car-Moscow", "congress-Paris", "congress-London")))
    play(state, "marker C")
    assert_refused(state, "marker C", "T0.8", "already-stacked", "marker A")


@clause("T0.8", reason="no-such-seat")
def test_t0_8_only_markers_of_players() -> None:
    state = GAME.new(players=3)
    play(state, *(f"card {card}" for card in ("car-Rome", "car-Moscow", "congress-Paris", "congress-London")))
    assert_refused(state, "marker D", "T0.8", "no-such-seat", "marker C")


@clause("T0.9")
def test_t0_9_all_in_warsaw_with_five_permits_and_nothing_else() -> None:
    state = begin(4)
    for seat in "ABCD":
        shown = seat_of(state, seat)
        assert shown["place"] == "Warsaw"
        assert shown["permits"] == list(v.SITE_NAMES)
        assert not shown["cards"] + shown["finds"] + shown["exhibitions"]
        assert not any(points(state, seat).values())
        assert hand(state, seat) == {}


@clause("T0.10")
def test_t0_10_two_to_four_players() -> None:
    assert GAME.players == (2, 3, 4)
    with pytest.raises(mattock.BadOption, match="there are: exhibitions"):
        GAME.new(players=3, swift=True)


@clause("T0.10")
def test_t0_10_everybody_can_reckon_what_is_in_a_bag() -> None:
    state = turn("A", finds={"B": ["Rosetta-stone", "Egypt-open-book"]})
    shown = state.view()["sites"][2]
    tiles = PARTS.tile_names[2 * v.DIFFERENT_TILES :][: v.SITE_TILES]
    gone = {"Rosetta-stone", "Egypt-open-book", shown["bonus"]["tile"]}
    assert [tile["tile"] for tile in shown["bag"]] == [tile for tile in tiles if tile not in gone]
    assert shown["rubble"] == 16


@clause("T0.11", reason="other-phase")
def test_t0_11_weeks_are_chosen_at_the_site_and_not_before() -> None:
    state = turn(cards={"A": ["Greece3-London"]})
    facts = assert_refused(state, "weeks 6", "T0.11", "other-phase", "weeks 6", after(state, "dig Greece"))
    assert facts == {"phase": "turn", "move": "weeks"}
    digging = after(state, "dig Greece")
    assert_refused(digging, "swap", "T0.11", "other-phase", "swap", state)
    assert notation(digging) == [f"weeks {w}" for w in range(3, 13)]


@clause("T0.12", reason="unknown-id")
@pytest.mark.parametrize("number", [-1, v.ACTIONS, 10**30])
def test_t0_12_unknown_numbers(number: int) -> None:
    assert assert_id_refused(begin(), number, "T0.12", "unknown-id") == {"id": str(number)}
    assert_id_refused(GAME.new(players=2), number, "T0.12", "unknown-id")


@clause("T0.13", reason="game-over")
def test_t0_13_nothing_after_the_end() -> None:
    state = turn(dates={"A": (1903, 52)})
    play(state, "finish", "finish", "finish")
    assert mover(state) == "over"
    assert_id_refused(state, v.FINISH, "T0.13", "game-over")


@clause("T0.14", reason="draw-first")
def test_t0_14_what_is_drawn_comes_first() -> None:
    state = after(turn(), "swap")
    assert mover(state) == "chance"
    assert_id_refused(state, v.FINISH, "T0.14", "draw-first")
