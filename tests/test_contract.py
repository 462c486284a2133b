"""The contract by its names: what every caller may rely on, for every game."""

from __future__ import annotations

import copy
import inspect
import re
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
import pytest

import mattock
import mattock.arena
import mattock.bots
from mattock import (
    CHANCE,
    OVER,
    BadComponents,
    BadNotation,
    BadOption,
    BadPosition,
    Game,
    IllegalMove,
    NotChance,
)
from tests.walk import PURE, share_of, tables

GAMES = [mattock.game(name) for name in mattock.games()]


@pytest.fixture(params=GAMES, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def test_unknown_names_get_a_sentence(game: Game) -> None:
    with pytest.raises(BadOption, match="there are:"):
        mattock.game("chess")
    with pytest.raises(BadOption, match="2 to 4 players"):
        game.new(players=5)
    with pytest.raises(BadOption, match="2 to 4 players"):
        game.new(players=True)
    with pytest.raises(BadOption, match="no option 'colour'"):
        game.new(players=3, colour="red")
    for option in game.options:
        with pytest.raises(BadOption, match=f"Option {option.name} is"):
            game.new(players=3, **{option.name: "perhaps"})
    with pytest.raises(BadComponents, match="cannot be read"):
        mattock.game(game.name, components=Path("/nowhere/mine.toml"))


def test_ids_have_a_fixed_meaning(game: Game) -> None:
    moves = [game.move(action) for action in range(game.actions)]
    assert [move.id for move in moves] == list(range(game.actions))
    assert len({str(move) for move in moves}) == game.actions
    draws = [game.outcome(outcome) for outcome in range(game.outcomes)]
    assert len({str(move) for move in draws}) == game.outcomes
    for bad in (-1, game.actions, 10**30):
        with pytest.raises(IllegalMove):
            game.move(bad)


def test_any_move_is_parsed_legal_or_not(game: Game) -> None:
    state = next_decision(game)
    for action in range(game.actions):
        assert state.parse(str(game.move(action)).upper()) == action
    for bad in ("", "dance", str(game.move(0)) + " twice", "\x00"):
        with pytest.raises(BadNotation):
            state.parse(bad)


def next_decision(game: Game, players: int = 3) -> mattock.State:
    """The first state in which somebody decides."""
    state = game.new(players=players)
    while state.mover == CHANCE:
        state.draw(0)
    return state


@pytest.mark.parametrize("number", [60.7, 60.0, "60", None])
def test_what_is_no_integer_is_no_id(game: Game, number: Any) -> None:
    state = next_decision(game)
    before = state.clone()
    for ask in (state.apply, state.why_not):
        with pytest.raises(TypeError):
            ask(number)
    assert state == before


def test_draw_picks_by_weight(game: Game) -> None:
    """Equally spaced bits hit each outcome as often as its weight says."""
    state = game.new(players=3)
    parts = 3 * sum(state.weights())
    seen: Counter[int] = Counter()
    for part in range(parts):
        fresh = state.clone()
        seen[fresh.draw((part * 2**64 + 2**63) // parts)] += 1
    shares = {
        a: Fraction(w, sum(state.weights())) for a, w in zip(state.legal(), state.weights(), strict=True)
    }
    assert {a: Fraction(n, parts) for a, n in seen.items()} == shares
    decision = next_decision(game)
    with pytest.raises(NotChance):
        decision.draw(1)


def test_copies_are_independent(game: Game) -> None:
    state = next_decision(game)
    for other in (state.clone(), copy.copy(state), copy.deepcopy(state)):
        assert other == state
        assert other is not state
        other.apply(other.legal()[0])
        assert other != state
    assert state != object()


def test_repr_can_be_pasted_back(game: Game) -> None:
    state = next_decision(game)
    assert eval(repr(state), {"mattock": mattock}) == state


def test_states_of_other_tables_differ(game: Game) -> None:
    states = [game.new(players, **options) for players, options in tables(game)]
    for k, state in enumerate(states):
        assert all(state != other for other in states[:k])
    assert len({hash(state) for state in states}) == len(states)


def test_over_means_over(game: Game) -> None:
    end = mattock.playout(game.new(players=3), 5)
    assert end.mover == OVER
    assert end.legal() == []
    assert end.winners()
    assert end.winners() == [s for s in range(3) if s in end.winners()]
    reason = end.why_not(0)
    assert reason is not None
    assert reason.message == f"{game.name}-reason-game-over"
    assert game.new(players=3).winners() == []


def test_playouts_are_the_same_on_any_number_of_threads(game: Game) -> None:
    state = game.new(players=3)
    n = share_of(1000)
    one = mattock.playouts(state, n, 7)
    assert mattock.playouts(state, n, 7, threads=2) == one
    halves = mattock.playouts(state, n // 2, 7)
    halves.add(mattock.playouts(state, n - n // 2, 7, first=n // 2))
    assert halves == one
    assert one.games == n
    assert sum(one.shares) == 12 * n
    assert one.longest <= game.longest
    assert mattock.playouts(state, n, 8) != one
    assert mattock.playout(state, 7) == mattock.playout(state, 7)


@pytest.mark.parametrize("style", ["random", "greedy", "mixed"])
def test_playouts_keep_every_invariant(game: Game, style: str) -> None:
    for players, options in tables(game):
        state = game.new(players, **options)
        assert mattock.playouts(state, share_of(200), 3, style=style, checking=True).faults == 0


def test_greedy_beats_random_choice(game: Game) -> None:
    """What looks good at a glance is worth looking at: greedy games end with more points."""
    state = game.new(players=2)
    n = share_of(400)
    greedy, aimless = (mattock.playouts(state, n, 1, style=style) for style in ("greedy", "random"))
    assert sum(greedy.totals) > 1.3 * sum(aimless.totals)


def test_a_state_is_small(game: Game) -> None:
    if not PURE and mattock.compiled():
        assert game.new(players=4).__sizeof__() < (1536 if game.name == "thebes" else 1024)


def test_broken_positions_are_refused_with_a_sentence(game: Game) -> None:
    state = next_decision(game)
    good = state.to_dict()
    assert game.from_dict(good) == state
    for key in good:
        lacking = {k: v for k, v in good.items() if k != key}
        with pytest.raises(BadPosition):
            game.from_dict(lacking)
        with pytest.raises(BadPosition):
            game.from_dict({**good, key: object()})
    with pytest.raises(BadPosition, match="nothing called 'colour'"):
        game.from_dict({**good, "colour": "red"})
    with pytest.raises(BadPosition):
        game.from_dict([])  # type: ignore[arg-type]


def test_two_sets_of_components_live_side_by_side(game: Game, tmp_path: Path) -> None:
    """Another file, another fingerprint: states of the two never compare equal nor read each other's data."""
    changed = tmp_path / "mine.toml"
    changed.write_text(game.components_text().replace("value = 3,", "value = 2,", 1))
    other = mattock.game(game.name, components=changed)
    assert other.fingerprint != game.fingerprint
    assert other.new(players=3) != game.new(players=3)
    with pytest.raises(BadPosition, match="other components"):
        other.from_dict(game.new(players=3).to_dict())
    assert game is mattock.game(game.name)


def test_a_view_is_the_board_and_belongs_to_whoever_asked(game: Game) -> None:
    """What is printed lies finished in the board; in a view nothing is finished, and nothing is shared."""
    state = game.new(players=2)
    for seed in range(40):
        bits = (seed * 0x9E3779B97F4A7C15) % (1 << 64)
        if state.mover == CHANCE:
            state.draw(bits)
        elif state.mover != OVER:
            state.apply(state.legal()[bits % len(state.legal())])
        view = state.view()
        assert msgspec.json.encode(game.board(state)) == msgspec.json.encode(view)
        for key in view:
            if isinstance(view[key], list | dict):
                view[key].clear()
        assert msgspec.json.encode(game.board(state)) == msgspec.json.encode(state.view())


def test_the_page_lists_what_a_game_supplies() -> None:
    """By name and signature as the type sheet has them, and what the games do override."""
    root = Path(__file__).parent.parent
    page = (root / "docs/contract.md").read_text(encoding="utf-8").partition("## The C face")[2]
    listed = re.findall(r"^\| `(.*?)` \|", page, re.M)
    sheet = (root / "src/mattock/core/state.pxd").read_text(encoding="utf-8")
    lines = re.findall(r"^    cdef (.*\(.*\)).*$", sheet, re.M)
    signatures = [re.sub(r"\(self(, )?", "(", line) for line in lines]
    assert not [one for one in listed if one not in signatures]
    ours = {name_of(signature): signature for signature in signatures}
    for game in mattock.games():
        sheets = [
            path.read_text(encoding="utf-8") for path in (root / "src/mattock/games" / game).glob("*.pxd")
        ]
        theirs = {
            name_of(line) for text in sheets for line in re.findall(r"^    cdef (.*\(self.*\))", text, re.M)
        }
        assert {ours[name] for name in theirs & set(ours)} == set(listed)


def test_help_stands_by_itself() -> None:
    """Who asks for help on one method does not see the one above it."""
    rooms: list[Any] = [mattock, mattock.bots, mattock.arena]
    for thing in [getattr(room, name) for room in rooms for name in room.__all__]:
        for name in vars(thing) if isinstance(thing, type) else ():
            text = "" if name.startswith("_") else inspect.getdoc(getattr(thing, name)) or ""
            assert not text.startswith("The same"), f"{thing.__name__}.{name}: {text}"


def name_of(signature: str) -> str:
    return signature.partition("(")[0].split()[-1].lstrip("*")
