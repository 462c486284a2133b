"""The referee keeps the rules, the streams and the book."""

from __future__ import annotations

import pytest

import mattock
from mattock.core.draws import commit_seed
from mattock.core.records import Decision, Drawn, Seat, Sit, Undo, read_record, verify_record, write_record
from mattock.core.referee import NothingToUndo, Referee, TableClosed
from tests.core.tables import (
    DATE,
    NUMBER,
    PEOPLE,
    SEED,
    find_game,
    line_where,
    new_table,
    play_on,
    seal,
    set_line,
)

BOTS = [Seat("bot", "random")] * 3


def step(table: Referee, text: str) -> None:
    table.act(table.state.parse(text))


def test_a_new_table_waits_for_the_first_draw() -> None:
    table = new_table(3, sorting=True)
    assert table.state.mover == mattock.CHANCE
    assert table.record.options == {"order": "no", "sorting": "yes"}
    assert table.record.lines == []
    assert table.record.commitment == commit_seed(SEED)


def test_the_seed_stays_hidden_until_the_end() -> None:
    table = play_on(new_table(), 5)
    assert SEED.hex() not in write_record(table.record)
    play_on(table).finish()
    assert f"seed {SEED.hex()}" in write_record(table.record)


def test_settle_draws_until_somebody_decides() -> None:
    table = new_table()
    outcomes = table.settle()
    assert len(outcomes) == 9  # start player, top card, five tiles, two backs
    assert table.state.mover >= 0
    assert table.settle() == []


def test_an_illegal_move_changes_nothing() -> None:
    table = play_on(new_table(), 0)
    before, lines = table.state.clone(), list(table.record.lines)
    with pytest.raises(mattock.IllegalMove):
        step(table, "store")
    assert table.state == before
    assert table.record.lines == lines


def test_nobody_decides_while_something_is_drawn() -> None:
    table = new_table()
    with pytest.raises(mattock.IllegalMove) as refused:
        table.act(0)  # also an outcome id
    assert refused.value.reason.clause == "P0.11"
    assert table.record.lines == []


def test_nothing_is_drawn_while_somebody_decides() -> None:
    table = play_on(new_table(), 0)
    with pytest.raises(mattock.NotChance):
        table.draw()


def test_the_same_seed_and_numbers_give_the_same_draws() -> None:
    assert play_on(new_table()).record == play_on(new_table()).record


def test_another_number_gives_other_draws() -> None:
    game = mattock.game("pergamon")
    other = Referee(game, 3, {}, PEOPLE[:3], SEED, [None, NUMBER, None])
    assert other.settle() != new_table().settle()


def test_without_a_seed_each_table_has_its_own() -> None:
    game = mattock.game("pergamon")
    assert Referee(game, 2, {}, PEOPLE[:2]).seed != Referee(game, 2, {}, PEOPLE[:2]).seed


@pytest.mark.parametrize(
    ("seats", "seed", "numbers"),
    [(2, SEED, None), (3, b"short", None), (3, SEED, [b"1", None, None]), (3, SEED, [None, None])],
)
def test_seats_seed_and_numbers_must_fit(seats: int, seed: bytes, numbers: list[bytes | None] | None) -> None:
    with pytest.raises(mattock.BadOption):
        Referee(mattock.game("pergamon"), 3, {}, PEOPLE[:seats], seed, numbers)


@pytest.mark.parametrize("name", ["", " Ada", "Ada\n", "x" * 61])
def test_a_name_fits_on_a_line(name: str) -> None:
    with pytest.raises(mattock.BadOption):
        Seat("person", name)


def test_a_seat_is_for_people_and_bots() -> None:
    with pytest.raises(mattock.BadOption):
        Seat("ghost", "Ada")  # type: ignore[arg-type]


# Undo.


def test_undo_takes_back_the_own_decision() -> None:
    table = play_on(new_table(), 0)
    before, seat = table.state.clone(), table.state.mover
    step(table, "place 4")
    assert table.undo() == 1
    assert table.state == before
    assert table.record.lines[-2:] == [Decision(seat, "place 4", undone=True), Undo(seat, 1)]


def test_undo_goes_back_several_decisions_of_one_turn() -> None:
    table = new_table(3, [Seat("person", n) for n in "XYZ"])
    play_on(table, 3)
    limit = len(table.standing)
    while "dig" not in str(table.state.describe(table.state.legal()[0])):
        play_on(table, 1)
        limit = len(table.standing)
    seat = table.state.mover
    table.act(table.state.legal()[0])
    step(table, "store")
    assert table.can_undo(seat)
    while table.can_undo():
        table.undo()
    assert len(table.standing) == limit
    assert table.state.mover == seat
    assert not table.can_undo()


def test_undo_stops_at_a_draw() -> None:
    table = play_on(new_table(), 3)  # all have placed, money was drawn
    assert isinstance(table.record.lines[-1], Drawn)
    assert not table.can_undo()
    with pytest.raises(NothingToUndo):
        table.undo()


def test_undo_before_the_first_decision_is_refused() -> None:
    table = play_on(new_table(), 0)
    assert not table.can_undo()
    assert not table.can_undo(force=True)


def test_undo_stops_at_another_players_action() -> None:
    table = play_on(new_table(), 0)
    first = table.state.mover
    step(table, "place 4")
    step(table, "place 5")
    assert not table.can_undo(first)
    with pytest.raises(NothingToUndo):
        table.undo(first)
    table.undo()
    assert table.can_undo(first), "what was taken back has not happened"


def test_the_only_possible_move_goes_along_with_the_choice_before_it() -> None:
    table = new_table()
    while not (
        table.state.mover >= 0 and len(table.state.legal()) == 1 and table.can_undo(table.state.mover)
    ):
        play_on(table, 1)
    seat, keep = table.state.mover, len(table.standing)
    table.act(table.state.legal()[0])
    assert table.undo(seat) > 1
    assert len(table.standing) < keep
    assert len(table.state.legal()) > 1


def test_only_the_player_who_acted_last_can_undo() -> None:
    table = play_on(new_table(), 0)
    first = table.state.mover
    step(table, "place 4")
    assert table.can_undo(first)
    assert not table.can_undo(table.state.mover)


def test_forced_undo_goes_over_draws_to_the_persons_decision() -> None:
    table = play_on(new_table(3, BOTS), 0)
    table.sit(table.state.mover, Seat("person", "Ada"))
    before = table.state.clone()
    play_on(table, 3)
    assert isinstance(table.record.lines[-1], Drawn)
    assert table.undo(force=True) == 5  # three placed, two money cards
    assert table.state == before


def test_forced_undo_for_a_seat_goes_back_to_its_last_decision() -> None:
    table = play_on(new_table(3, BOTS), 0)
    first, state = table.state.mover, table.state.clone()
    play_on(table, 3)
    table.undo(first, force=True)
    assert table.state == state


def test_forced_undo_among_bots_takes_back_the_last_decision() -> None:
    table = play_on(new_table(3, BOTS), 2)
    state = table.state.clone()
    play_on(table, 1)
    table.undo(force=True)
    assert table.state == state


def test_undo_never_rewinds_a_stream() -> None:
    table = play_on(new_table(3, BOTS), 3)
    drawn = [line for line in table.record.lines if isinstance(line, Drawn) and line.source == "fronts"]
    table.undo(force=True)
    play_on(table, 1)
    again = [line for line in table.record.lines if isinstance(line, Drawn) and line.source == "fronts"]
    assert [line.number for line in drawn] == [1, 2]
    assert [(line.number, line.undone) for line in again] == [(1, True), (2, True), (3, False), (4, False)]
    play_on(table).finish()
    verdict = verify_record(write_record(table.record), find_game)
    assert (verdict.undos, verdict.draws_undone) == (1, 2)


# The end.


def test_finish_reveals_result_and_seed() -> None:
    table = play_on(new_table())
    record = table.finish()
    assert record.ending == "finished"
    assert record.seed == SEED
    assert (record.scores, record.winners) == (table.state.scores(), table.state.winners())


def test_finish_waits_for_the_end() -> None:
    table = play_on(new_table(), 5)
    with pytest.raises(mattock.MattockError, match="not over"):
        table.finish()
    assert table.record.seed is None


def test_abandon_reveals_the_seed_without_a_result() -> None:
    table = play_on(new_table(), 5)
    record = table.abandon()
    assert record.ending == "abandoned"
    assert verify_record(write_record(record), find_game).proved > 0


def test_abandon_after_the_end_finishes() -> None:
    assert play_on(new_table()).abandon().ending == "finished"


def test_nothing_happens_at_a_closed_table() -> None:
    table = play_on(new_table(), 5)
    table.abandon()
    for happening in (
        lambda: table.act(0),
        table.draw,
        table.undo,
        table.abandon,
        lambda: table.sit(0, PEOPLE[1]),
    ):
        with pytest.raises(TableClosed):
            happening()


def test_a_bot_keeps_a_seat_and_hands_it_back() -> None:
    table = play_on(new_table(), 3)
    table.sit(0, Seat("bot", "greedy"))
    assert table.seats[0] == Seat("bot", "greedy")
    play_on(table, 4)
    table.sit(0, PEOPLE[0])
    assert table.record.seats[0] == PEOPLE[0]
    assert [line for line in table.record.lines if isinstance(line, Sit)] == [
        Sit(0, Seat("bot", "greedy")),
        Sit(0, PEOPLE[0]),
    ]
    play_on(table).finish()
    verify_record(write_record(table.record), find_game)


def test_a_resignation_stands_in_the_record() -> None:
    table = play_on(new_table(), 3)
    table.resign(1)
    table.sit(1, Seat("bot", "greedy"))
    play_on(table, 2)
    text = write_record(table.record)
    assert "\nresigns B\nsits B bot greedy\n" in text
    again = Referee.resume(text, find_game, table.seed)
    assert again.record.lines == table.record.lines
    assert verify_record(write_record(play_on(again).finish()), find_game).decisions > 0


# Going on later.


def test_resume_goes_on_with_the_same_streams() -> None:
    table = play_on(new_table(), 10)
    table.undo(force=True)
    table.sit(1, Seat("bot", "random"))
    again = Referee.resume(table.save(), find_game, now=lambda: DATE)
    assert again.record == table.record
    assert again.state == table.state
    assert again.draws.used == table.draws.used
    assert again.seats == table.seats
    assert play_on(again).record == play_on(table).record
    again.finish()
    verify_record(write_record(again.record), find_game)


def test_resume_keeps_what_can_be_undone() -> None:
    table = play_on(new_table(), 0)
    step(table, "place 4")
    again = Referee.resume(table.save(), find_game)
    assert again.can_undo()
    again.undo()
    table.undo()
    assert again.state == table.state


def test_resume_asks_for_the_seed() -> None:
    table = play_on(new_table(), 10)
    text = write_record(table.record)
    line = line_where(text, lambda words: words == "unfinished")
    with pytest.raises(mattock.BadRecord, match=f"^Line {line}: the seed is not in this file"):
        Referee.resume(text, find_game)
    assert Referee.resume(text, find_game, SEED).state == table.state


def test_resume_refuses_another_seed() -> None:
    text = write_record(play_on(new_table(), 10).record)
    with pytest.raises(mattock.BadRecord, match="not the promised one"):
        Referee.resume(text, find_game, bytes(32))


@pytest.mark.parametrize("decisions", [5, 1000])
def test_resume_refuses_a_closed_table(decisions: int) -> None:
    table = play_on(new_table(), decisions)
    with pytest.raises(mattock.BadRecord, match=r"^Line \d+: this table is closed"):
        Referee.resume(write_record(table.abandon()), find_game)


def test_resume_refuses_rules_that_differ() -> None:
    text = play_on(new_table(), 10).save()
    line = line_where(text, lambda words: words.startswith("A place"))
    other = set_line(set_line(text, line, "A store"), 3, "rules 0.9")
    with pytest.raises(mattock.BadRecord, match=f"^Line {line}: the rules have changed"):
        Referee.resume(seal(other), find_game)


def test_resume_under_new_rules_that_do_not_differ() -> None:
    text = seal(set_line(play_on(new_table(), 10).save(), 3, "rules 0.9"))
    assert Referee.resume(text, find_game).record.rules == mattock.game("pergamon").version


def test_play_on_from_a_line_draws_anew() -> None:
    table = play_on(new_table())
    table.undo(force=True)
    play_on(table).finish()
    text = write_record(table.record)
    line = line_where(text, lambda words: words.startswith("fronts#2 "))
    branch = Referee.play_on(text, find_game, line)
    assert branch.record.given == line - line_where(text, lambda words: words == "moves")
    assert branch.record.given_from == read_record(text).digest
    assert branch.state == table.before[branch.record.given]
    assert not branch.can_undo(force=True)  # what is given stays
    play_on(branch)
    assert branch.record.lines != table.record.lines
    branch.finish()
    verdict = verify_record(write_record(branch.record), find_game)
    assert verdict.proved == verdict.draws - sum(
        isinstance(x, Drawn) for x in branch.record.lines[: branch.record.given]
    )


def test_play_on_below_an_undone_line() -> None:
    table = play_on(new_table(3, BOTS), 12)
    state = table.state.clone()
    line = 0
    for _ in range(4):
        line = line or len(write_record(table.record).split("\n")) - 4  # the last line of the moves
        table.undo(force=True)
    play_on(table, 2, seed=5)
    text = write_record(table.abandon())
    branch = Referee.play_on(text, find_game, line)
    assert branch.state == state
    again = Referee.resume(branch.save(), find_game)
    assert again.state == state
    assert again.record.given == branch.record.given


def test_play_on_from_the_header_is_a_new_game() -> None:
    text = write_record(play_on(new_table(), 5).abandon())
    branch = Referee.play_on(text, find_game, 1, BOTS)
    assert branch.record.given == 0
    assert branch.record.lines == []
    assert branch.record.seats == BOTS


def test_play_on_stops_where_the_rules_differ() -> None:
    text = play_on(new_table(), 10).save()
    line = line_where(text, lambda words: words.startswith("A place"))
    other = seal(set_line(set_line(text, line, "A store"), 3, "rules 0.9"))
    with pytest.raises(mattock.BadRecord, match=f"^Line {line}: the rules differ"):
        Referee.play_on(other, find_game, line)
    assert Referee.play_on(other, find_game, line - 1).state.mover == 0
