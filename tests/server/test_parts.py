"""The parts of a table, each with its own entries and nothing around it."""

from __future__ import annotations

import pytest

from mattock import registry
from mattock.core.record_file import Decision, Seat, Undo
from mattock.core.vocabulary import CHANCE
from mattock.server import entries as log
from mattock.server.ceremony import STAGE_TIME, Ceremony
from mattock.server.clocks import DAY, MINUTE, SECOND, Timer
from mattock.server.messages import DaysPace, LivePace, NoPace
from mattock.server.play import Play
from mattock.server.questions import Questions
from mattock.server.refusals import Refusal
from mattock.server.seats import Seats, clean_name
from mattock.server.tables import Table
from tests.server.laid import header_of


def seats_for(*people: str) -> Seats:
    """Seats with these people, "" for a bot."""
    seats = Seats([log.Chair("" if person else "greedy") for person in people], hold=True)
    for seat, person in enumerate(people):
        if person:
            seats.apply(log.Claimed(seat, person, person.title()))
    return seats


# Seats.


def test_a_seat_is_free_then_taken_then_free_again() -> None:
    seats = Seats([log.Chair(), log.Chair("greedy")], hold=False)
    assert not seats.taken
    seats.apply(log.Linked(0, "hash"))
    seats.apply(log.Claimed(0, "ada", "Ada"))
    assert (seats[0].person, seats[0].name, seats[0].link) == ("ada", "Ada", "")
    assert seats.taken
    assert seats.changed
    seats.apply(log.Freed(0))
    assert seats[0].free
    assert seats.deserted


def test_a_bot_keeps_a_seat_for_its_owner() -> None:
    seats = seats_for("ada", "bob", "")
    seats.change_player(1, Seat("bot", "student"))
    assert seats.of("bob") == [1]
    assert not seats.is_here("bob")
    assert seats.others("ada") == []
    assert seats.owners() == (["ada", "bob", ""], [1, 2])
    seats.change_player(1, Seat("person", "Bob"))
    assert seats.others("ada") == ["bob"]


def test_who_has_resigned_has_no_seat() -> None:
    seats = seats_for("ada", "bob")
    seats.apply(log.Resigned(0))
    assert seats.of("ada") == []
    assert seats.owners() == (["", "bob"], [])
    with pytest.raises(Refusal) as refused:
        seats.must_have("ada")
    assert refused.value.code == "seat"
    assert not seats.deserted
    seats.apply(log.HoldSet(1, False))
    assert not seats[1].hold


def test_a_name_has_single_spaces_and_can_be_printed() -> None:
    assert clean_name("  Ada   Lovelace ") == "Ada Lovelace"
    for name in ("", "   ", "a\x00b", "\u202e"):
        with pytest.raises(Refusal):
            clean_name(name)


# The ceremony.


def test_the_ceremony_waits_for_commitments_then_for_numbers() -> None:
    seats, ceremony = seats_for("ada", "", "bob"), Ceremony(numbers=True)
    ceremony.start_stage(1000)
    assert ceremony.until == 1000 + STAGE_TIME
    assert ceremony.waiting(seats) == [0, 2]
    ceremony.apply(log.Committed(2, "c2"), 1500)
    assert ceremony.waiting(seats) == [0]
    ceremony.apply(log.Revealing(), 2000)
    assert ceremony.until == 2000 + STAGE_TIME
    assert ceremony.waiting(seats) == [2], "a player who did not commit has no number"
    ceremony.apply(log.Numbered(2, "n2"), 2500)
    assert ceremony.waiting(seats) == []
    assert ceremony.numbers == {2: "n2"}


def test_the_ceremony_begins_anew_when_somebody_leaves() -> None:
    seats, ceremony = seats_for("ada", "bob"), Ceremony(numbers=True)
    ceremony.apply(log.Committed(0, "c0"), 0)
    ceremony.apply(log.Revealing(), 0)
    ceremony.begin_anew()
    assert not ceremony.revealing
    assert ceremony.waiting(seats) == [0, 1]


def test_without_numbers_nobody_is_waited_for() -> None:
    assert Ceremony(numbers=False).waiting(seats_for("ada", "bob")) == []


# Questions.


def test_the_last_yes_closes_a_question_and_so_does_any_no() -> None:
    seats, questions = seats_for("ada", "bob", "cleo"), Questions()
    for ask in (1, 2):
        questions.apply(log.Asked(ask, "pause", 0, ["bob", "cleo"]), seats)
    questions.apply(log.Answered(1, 1, True), seats)
    assert [(one.ask, one.waiting) for one in questions.open] == [(1, ["cleo"]), (2, ["bob", "cleo"])]
    questions.apply(log.Answered(2, 1, False), seats)
    questions.apply(log.Answered(1, 2, True), seats)
    assert questions.open == []
    assert questions.count == 2


def test_nobody_waits_for_the_answer_of_somebody_who_is_away() -> None:
    seats, questions = seats_for("ada", "bob", "cleo"), Questions()
    questions.apply(log.Asked(1, "end", 0, ["bob", "cleo"]), seats)
    questions.apply(log.Asked(2, "undo", 1, ["ada"]), seats)
    assert questions.for_person(1, "bob") is questions.open[0]
    assert questions.for_person(1, "ada") is None
    assert [one.ask for one in questions.concerning("bob", [1])] == [1, 2]
    questions.stop_waiting_for("bob")
    assert [one.waiting for one in questions.open] == [["cleo"], ["ada"]]
    questions.drop_undos()
    assert [one.ask for one in questions.open] == [1]


# The timer.


def test_a_live_clock_runs_for_the_seat_that_decides() -> None:
    timer = Timer(LivePace(5, 10), 2)
    timer.follow(0, 3, 0, playing=True, drawing=False)
    assert (timer.due, timer.turn) == (5 * MINUTE, 3)
    timer.follow(0, 4, 30 * SECOND, playing=True, drawing=False)
    assert timer.turn == 3, "still the same turn"
    timer.follow(None, 5, 40 * SECOND, playing=True, drawing=True)
    assert timer.running == 0, "a draw interrupts no turn"
    timer.follow(1, 6, 60 * SECOND, playing=True, drawing=False)
    assert timer.left == [4 * MINUTE + 10 * SECOND, 5 * MINUTE]
    timer.follow(1, 7, 90 * SECOND, playing=False, drawing=False)
    assert timer.running is None, "a pause stops it"
    assert timer.left[1] == 5 * MINUTE - 30 * SECOND


def test_a_player_who_comes_back_has_some_time() -> None:
    timer = Timer(LivePace(1, 0), 2)
    timer.run(0, 0)
    timer.stop(2 * MINUTE)
    assert timer.left[0] == 0
    timer.grant(0)
    assert timer.left[0] == 30 * SECOND


def test_days_are_counted_from_the_start_of_a_turn() -> None:
    timer = Timer(DaysPace(3), 2)
    timer.run(1, 1000)
    assert timer.due == 1000 + 3 * DAY
    without = Timer(NoPace(), 2)
    without.run(1, 1000)
    assert without.due is None


# The play.


def begun(*people: str) -> tuple[Play, Seats]:
    """Pergamon after its first draws."""
    game, seats = registry.game("pergamon"), seats_for(*people)
    header = header_of("pergamon", people)
    play = Play(header, game)
    options = game.complete({}, game.version)
    play.begin(header, options, seats, Ceremony(numbers=False), lambda: "2026-01-31T18:00:00Z")
    while play.mover == CHANCE:
        _, line = play.playing().due()
        told = play.apply(log.RecordLine(str(line)), line, None, seats)
        assert told["id"] in range(game.outcomes)
    return play, seats


def decide(play: Play, seats: Seats, action: int) -> dict[str, object]:
    line = Decision(play.mover, str(play.game.move(action)))
    return play.apply(log.RecordLine(str(line)), line, None, seats)


def test_a_turn_is_held_while_its_player_may_still_undo() -> None:
    play, seats = begun("ada", "bob")
    first = play.mover
    told = decide(play, seats, play.legal()[0])
    assert told["events"]
    assert play.holding == first
    offer = play.undo_now(seats)
    assert (offer.kind, offer.seat) == ("free", first)
    line = Undo(first, 1)
    assert play.apply(log.RecordLine(str(line)), line, None, seats) == {"undone": 1}
    assert play.mover == first
    assert play.undo_now(seats).kind == "none"


def test_before_the_game_there_is_no_position() -> None:
    play = Play(header_of("pergamon", ("ada", "bob")), registry.game("pergamon"))
    with pytest.raises(Refusal):
        play.playing()
    assert play.undo_now(seats_for("ada", "bob")).kind == "none"


# All together.


def test_a_log_read_back_tells_the_same() -> None:
    """`append` carries out an entry in one way; what everybody is told of it has no secret."""
    game = registry.game("pergamon")
    table = Table(header_of("pergamon", ("ada", "bob"), numbers=True), game)
    for entry in (
        log.Linked(0, "secret-hash"),
        log.Claimed(0, "ada", "Ada"),
        log.Claimed(1, "bob", "Bob"),
        log.Committed(0, "promise"),
        log.Revealing(),
        log.Numbered(0, "ab" * 32),
        log.Began(),
        log.Asked(1, "end", 0, ["bob"]),
        log.Answered(1, 1, False),
        log.Paused(0),
        log.Resumed(1),
        log.HoldSet(1, False),
        log.Resigned(1),
        log.Ended("abandoned"),
        log.Rematched("t2"),
    ):
        table.append(entry, table.version)
    told = b"".join(table.steps)
    assert b"secret-hash" not in told
    assert b"abab" not in told
    again = Table.load(table.header, list(table.unstored), game)
    assert again.steps == table.steps
    assert (again.status, again.version, again.rematch) == ("abandoned", table.version, "t2")
