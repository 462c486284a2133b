"""One game of a match: derived seeds, paired deals, records that verify."""

from __future__ import annotations

import pickle
import random

import pytest

import mattock
from mattock.arena import Match, Result, Seating
from mattock.arena.play import bot_seed, deal_seed, play_game
from mattock.core.errors import BadOption, MattockError
from mattock.core.records import Drawn, read_record, verify_record
from mattock.core.state import State
from tests.arena.tables import new_match, result


def draws(record: str | None) -> dict[tuple[str, int], str]:
    """What was drawn as which number of which source."""
    assert record is not None
    lines = read_record(record).lines
    return {(line.source, line.number): line.text for line in lines if isinstance(line, Drawn)}


def test_a_deal_gives_equal_decks_whoever_sits_where() -> None:
    match = new_match("random", "greedy", players=3)
    one, other = (
        draws(play_game(match, Seating(game, 4, seats), keep=True).record)
        for game, seats in enumerate([(0, 1, 0), (1, 0, 1)])
    )
    both = set(one) & set(other)
    assert len(both) > 50
    assert {key: one[key] for key in both} == {key: other[key] for key in both}


def test_another_deal_has_other_decks() -> None:
    match = new_match("random", "greedy")
    one, other = (draws(play_game(match, Seating(0, deal, (0, 1)), keep=True).record) for deal in (0, 1))
    assert one != other


def test_the_same_seed_gives_the_same_game() -> None:
    match = new_match("random", "random")
    seating = Seating(3, 1, (1, 0))
    assert play_game(match, seating) == play_game(match, seating)
    assert play_game(match, seating) != play_game(new_match("random", "random", seed=2), seating)


def test_seeds_differ_by_match_deal_game_and_seat() -> None:
    seats = [
        (seed, Seating(game, deal, ()), seat)
        for seed in (1, 2)
        for game in (0, 1)
        for deal in (0, 1)
        for seat in (0, 1)
    ]
    assert len({bot_seed(*place) for place in seats}) == 16
    assert len({deal_seed(seed, deal) for seed in (1, 11) for deal in (1, 11)}) == 4


def test_a_kept_game_verifies_and_tells_the_same() -> None:
    match = new_match("random", "greedy", players=4)
    played = play_game(match, Seating(0, 0, (0, 1, 0, 1)), keep=True)
    assert played.record is not None
    verdict = verify_record(played.record, lambda name, _: mattock.game(name))
    assert verdict.record.scores == played.result.scores
    assert verdict.record.winners == played.result.winners
    assert verdict.proved == verdict.draws
    assert [seat.name for seat in verdict.record.seats] == ["random", "greedy", "random", "greedy"]
    assert played.result.length == verdict.decisions + verdict.draws


def test_points_by_source_add_up_to_the_score() -> None:
    played = play_game(new_match("greedy", "random"), Seating(0, 0, (0, 1))).result
    assert [sum(points.values()) for points in played.points] == played.scores


def test_options_and_players_reach_the_table() -> None:
    match = Match.of(mattock.game("pergamon"), ["random"], 3, 1, {"sorting": True})
    record = play_game(match, Seating(0, 0, (0, 0, 0)), keep=True).record
    assert record is not None
    assert "option sorting yes" in record
    assert "players 3" in record


def test_a_match_travels_to_other_processes() -> None:
    match = new_match("random", "greedy")
    assert pickle.loads(pickle.dumps(match)) == match


@pytest.mark.parametrize(
    ("bots", "players", "message"),
    [((), 2, "at least one bot"), (("nobody",), 2, "no bot 'nobody'"), (("random",), 5, "not 5")],
)
def test_a_match_that_cannot_be_played_is_refused(bots: tuple[str, ...], players: int, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        new_match(*bots, players=players)


def test_a_code_that_stands_twice_is_told_apart() -> None:
    assert new_match("greedy", "random", "greedy").names == ["greedy", "random", "greedy #2"]


class Cheat:
    """Chooses an id that no game has, and says when it is let go."""

    closed = 0

    def choose(self, state: State) -> int:
        return -1

    def close(self) -> None:
        Cheat.closed += 1


def test_a_bot_that_breaks_the_rules_is_named_and_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match("random", "greedy")
    monkeypatch.setattr("mattock.arena.play.make_bot", lambda *_, **__: Cheat())
    with pytest.raises(
        MattockError, match=r"Game 7: (random|greedy) on seat [AB] chose what is not possible"
    ):
        play_game(match, Seating(7, 0, (0, 1)))
    assert Cheat.closed == 2


def test_shares_and_placements() -> None:
    alone = result(0, [0, 1, 2], [10, 30, 20])
    assert (alone.shares, alone.placements) == ([0, 1, 0], [3, 1, 2])
    shared = result(0, [0, 1, 2, 3], [30, 10, 30, 10])
    assert (shared.shares, shared.placements) == ([0.5, 0, 0.5, 0], [1.5, 3.5, 1.5, 3.5])
    tie_broken = Result(0, 0, [0, 1, 2], [30, 30, 30], [2], 300)
    assert (tie_broken.shares, tie_broken.placements) == ([0, 0, 1], [2.5, 2.5, 1])


def test_placements_of_a_table_always_add_up() -> None:
    numbers = random.Random(1)
    for _ in range(200):
        scores = [numbers.randrange(4) for _ in range(4)]
        assert sum(result(0, range(4), scores).placements) == 10


def test_results_go_through_json_values() -> None:
    played = play_game(new_match("greedy", "random"), Seating(0, 0, (0, 1))).result
    assert Result.from_dict(played.to_dict()) == played
