"""Records are written, read and verified; every way to break one is named with its line."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace as changed

import mattock
from mattock.core.draws import commit_number, commit_seed
from mattock.core.game import Game
from mattock.core.records import Decision, Drawn, Undo, Verdict, read_record, verify_record, write_record
from mattock.core.referee import Referee
from tests.core.tables import (
    NUMBER,
    SEED,
    find_game,
    get_line,
    line_where,
    new_table,
    play_on,
    seal,
    set_line,
)

PAGE = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")


def finished_game() -> str:
    """A game of three with undos of both kinds."""
    table = play_on(new_table(), 3)  # all have placed, money was drawn
    table.undo(force=True)
    play_on(table, 20, seed=2)
    table.undo(force=True)
    play_on(table, seed=3).finish()
    return write_record(table.record)


FINISHED = finished_game()
ABANDONED = write_record(play_on(new_table(), 12).abandon())
SAVED = play_on(new_table(), 12).save()
ALL = (FINISHED, ABANDONED, SAVED)


def starts(text: str, start: str) -> int:
    return line_where(text, lambda line: line.startswith(start))


def assert_broken(text: str | bytes, line: int, words: str) -> None:
    """This record is refused, at this line, for this reason."""
    with pytest.raises(mattock.BadRecord) as refused:
        verify_record(text, find_game)
    sentence = str(refused.value)
    assert sentence.startswith(f"Line {line}: "), sentence
    assert words in sentence, sentence


def assert_changed_is_broken(start: str, new: str, words: str, text: str = FINISHED, after: int = 0) -> None:
    """The first line that starts so, changed to this, is refused; `after` says how far below."""
    line = starts(text, start)
    assert_broken(seal(set_line(text, line, *new.split("\n") if new else ())), line + after, words)


# Records that hold.


@pytest.mark.parametrize("text", ALL)
def test_a_record_holds(text: str) -> None:
    verdict = verify_record(text, find_game)
    assert verdict.difference is None
    assert verdict.proved == verdict.draws > 0
    assert verdict.state is not None


@pytest.mark.parametrize("text", ALL)
def test_reading_and_writing_are_two_directions_of_one_thing(text: str) -> None:
    record = read_record(text)
    assert write_record(record) == text
    assert read_record(write_record(record)) == record


def test_the_verdict_counts() -> None:
    lines = read_record(FINISHED).lines
    verdict = verify_record(FINISHED, find_game)
    assert verdict.decisions == sum(isinstance(line, Decision) for line in lines)
    assert verdict.draws == sum(isinstance(line, Drawn) for line in lines)
    assert verdict.undos == 2
    assert verdict.draws_undone == sum(isinstance(line, Drawn) and line.undone for line in lines) > 0


def test_a_record_without_its_seed_is_possible_but_not_proved() -> None:
    verdict = verify_record(write_record(replace(read_record(SAVED), seed=None)), find_game)
    assert verdict.proved == 0
    assert verdict.draws > 0


def test_other_line_ends_and_a_missing_last_one_are_forgiven() -> None:
    verify_record(FINISHED.replace("\n", "\r\n"), find_game)
    verify_record(FINISHED.removesuffix("\n").encode(), find_game)


def test_a_missing_option_has_its_default() -> None:
    verify_record(seal(set_line(FINISHED, starts(FINISHED, "option order"))), find_game)


def test_the_example_on_the_page_holds() -> None:
    block = re.search(r"```record\n(.*?)```", PAGE, re.S)
    assert block is not None
    verdict = verify_record(block[1], find_game)
    assert verdict.proved == verdict.draws == 13
    assert verdict.record.ending == "abandoned"


# The file.


def test_not_utf8() -> None:
    line = starts(FINISHED, "seat A")
    head, tail = FINISHED.encode().split(b"Ada", 1)
    assert_broken(head + b"\xff\xfe" + tail, line, "UTF-8")


def test_empty() -> None:
    assert_broken("", 1, "expected is 'mattock record 1'")


def test_something_else() -> None:
    assert_broken("PNG\n\n1234\n", 1, "not 'PNG'")


def test_too_long() -> None:
    assert_broken(FINISHED + "x" * (4 << 20), 1, "at most 4 MiB")


def test_unprintable_character() -> None:
    assert_changed_is_broken("seat A", "seat A person A\x07da", "cannot be printed")


def test_lone_surrogate() -> None:
    line = starts(FINISHED, "seat A")
    assert_broken(set_line(FINISHED, line, "seat A person A\ud800"), line, "cannot be printed")


@pytest.mark.parametrize("text", ALL)
def test_cut_off_after_any_line(text: str) -> None:
    lines = text.removesuffix("\n").split("\n")
    for count in range(1, len(lines)):
        cut = "\n".join(lines[:count]) + "\n"
        with pytest.raises(mattock.BadRecord, match=r"^Line \d+: ") as refused:
            verify_record(cut, find_game)
        if "moves" not in lines[count:]:  # a header may also lack its next line
            assert str(refused.value).startswith(f"Line {count}: the record is cut off after this line")


@pytest.mark.parametrize("extra", ["", "A store", "mattock record 1"])
def test_trailing_rubbish(extra: str) -> None:
    assert_broken(FINISHED + extra + "\n", FINISHED.count("\n") + 1, "is too much")


def test_missing_digest() -> None:
    lines = FINISHED.split("\n")
    assert_broken("\n".join([*lines[:-2], ""]), len(lines) - 2, "cut off")


def test_wrong_digest() -> None:
    digest = get_line(FINISHED, starts(FINISHED, "digest"))
    other = digest[:-1] + ("0" if digest[-1] != "0" else "1")
    assert_broken(FINISHED.replace(digest, other), starts(FINISHED, "digest"), "digest does not fit")


# The header.


def test_newer_format() -> None:
    assert_changed_is_broken("mattock", "mattock record 2", "this is format 2")


@pytest.mark.parametrize("extra", ["colour red", "", "# note", "Game pergamon"])
def test_unknown_header(extra: str) -> None:
    line = starts(FINISHED, "players")
    assert_broken(
        seal(set_line(FINISHED, line, extra, get_line(FINISHED, line))), line, "expected is 'players 3'"
    )


@pytest.mark.parametrize(
    "start", ["game", "rules", "components", "players", "seat A", "began", "commit seed", "moves"]
)
def test_missing_header(start: str) -> None:
    assert_changed_is_broken(start + " " * (start != "moves"), "", "")


def test_unknown_game() -> None:
    assert_changed_is_broken("game ", "game chess", "There is no game 'chess'")


@pytest.mark.parametrize("version", ["1", "1.0.0", "01.0", "one", "1.٣"])
def test_bad_rules_version(version: str) -> None:
    assert_changed_is_broken("rules ", f"rules {version}", "expected is 'rules 1.0'")


def test_unknown_components() -> None:
    other = "components 0123456789abcdef"
    assert_changed_is_broken(
        "components ", other, "components 0123456789abcdef of this record are not at hand"
    )


def test_components_that_the_finder_refuses() -> None:
    def find_none(name: str, fingerprint: str) -> Game:
        raise mattock.BadComponents("there are none")

    with pytest.raises(mattock.BadRecord, match=r"^Line 4: there are none"):
        verify_record(FINISHED, find_none)


@pytest.mark.parametrize("players", ["5", "0", "three", "33"])
def test_bad_player_count(players: str) -> None:
    assert_changed_is_broken("players ", f"players {players}", "expected is 'players 3'")


def test_player_count_that_the_game_does_not_know() -> None:
    text = "\n".join(line for line in ABANDONED.split("\n") if not re.match("seat [BC]|[BC] ", line))
    assert_broken(seal(text.replace("players 3", "players 1")), 5, "for 2 to 4 players")


def test_fewer_seats_than_players() -> None:
    assert_changed_is_broken("seat C ", "", "expected is 'seat A person Ada', not 'began")


def test_more_seats_than_players() -> None:
    assert_changed_is_broken("began ", "seat D bot random\nbegan 2026-01-31T18:00:00Z", "expected is 'began")


def test_unknown_option() -> None:
    assert_changed_is_broken("option order", "option speed yes", "has no option 'speed'")


def test_bad_option_value() -> None:
    assert_changed_is_broken("option order", "option order maybe", "option order is no or yes, not 'maybe'")


def test_option_twice() -> None:
    assert_changed_is_broken("option sorting", "option order no", "for the second time")


def test_options_that_do_not_go_together() -> None:
    text = write_record(play_on(new_table(2), 3).abandon())
    assert_broken(seal(text.replace("order no", "order yes")), 5, "P8.1")


def test_seats_out_of_order() -> None:
    assert_changed_is_broken("seat B", "seat C bot greedy", "expected is seat B, not seat C")


@pytest.mark.parametrize("seat", ["A ghost Ada", "A person", "E person Ada", "a person Ada"])
def test_bad_seat(seat: str) -> None:
    assert_changed_is_broken("seat A", f"seat {seat}", "expected is 'seat A person Ada'")


@pytest.mark.parametrize("name", [" Ada", "Ada ", "A" * 61])
def test_bad_name(name: str) -> None:
    assert_changed_is_broken("seat A", f"seat A person {name}", "name")


@pytest.mark.parametrize("date", ["2026-02-30T18:00:00Z", "2026-01-31T25:00:00Z"])
def test_impossible_date(date: str) -> None:
    assert_changed_is_broken("began", f"began {date}", "is no date")


@pytest.mark.parametrize("date", ["yesterday", "2026-01-31", "2026-01-31T18:00:00+01:00"])
def test_bad_date(date: str) -> None:
    assert_changed_is_broken("began", f"began {date}", "expected is 'began 2026")


@pytest.mark.parametrize("value", ["", "00", "G" * 64, "AB" * 32, "0" * 63])
def test_bad_commitment_or_number(value: str) -> None:
    assert_changed_is_broken("commit seed", f"commit seed {value}", "64 hexadecimal digits")
    assert_changed_is_broken("commit A", f"commit A {value}", "64 hexadecimal digits")
    assert_changed_is_broken("number A", f"number A {value}", "64 hexadecimal digits")


def test_wrong_commitment_to_the_seed() -> None:
    text = seal(
        set_line(FINISHED, starts(FINISHED, "commit seed"), f"commit seed {commit_seed(bytes(32)).hex()}")
    )
    assert_broken(text, starts(text, "seed "), f"line {starts(text, 'commit seed')} commits to")


def test_wrong_seed() -> None:
    assert_changed_is_broken("seed ", f"seed {bytes(32).hex()}", "this seed is not the one")


def test_wrong_private_seed() -> None:
    assert_changed_is_broken(
        "private seed", f"private seed {bytes(32).hex()}", "this seed is not the one", SAVED
    )


def test_wrong_number() -> None:
    line = starts(FINISHED, "commit A")
    assert_changed_is_broken("number A", f"number A {bytes(32).hex()}", f"that line {line} commits to")


def test_another_number_with_its_commitment_gives_other_draws() -> None:
    other = bytes(32)
    text = FINISHED.replace(NUMBER.hex(), other.hex()).replace(
        commit_number(NUMBER).hex(), commit_number(other).hex()
    )
    with pytest.raises(mattock.BadRecord, match="the seed gives"):
        verify_record(seal(text), find_game)


def test_number_without_commitment() -> None:
    assert_changed_is_broken("commit A", "", "lacks its number, or the commitment")


def test_commitment_without_number() -> None:
    line = starts(FINISHED, "number A")
    assert_broken(seal(set_line(FINISHED, line)), line - 1, "lacks its number")


def test_number_of_an_empty_seat() -> None:
    assert_changed_is_broken("commit A", f"commit D {'0' * 64}", "there is no seat D among 3 players")


def test_numbers_out_of_order() -> None:
    twice = get_line(FINISHED, starts(FINISHED, "commit A"))
    assert_changed_is_broken("commit A", f"{twice}\n{twice}", "do not stand in order", after=1)


def test_given_without_lines() -> None:
    assert_changed_is_broken("moves", f"given 0 {'0' * 64}\nmoves", "is left out")


def test_more_given_than_there_is() -> None:
    assert_changed_is_broken("moves", f"given 9999 {'0' * 64}\nmoves", "but only")


def test_given_lines_that_are_undone() -> None:
    line = starts(FINISHED, "moves")
    undone = starts(FINISHED, "~")
    text = set_line(FINISHED, line, f"given {undone - line} {'0' * 64}", "moves")
    assert_broken(seal(text), undone + 1, "only moves and draws that stand")


def test_given_draws_are_not_proved_but_keep_the_rules() -> None:
    line = starts(FINISHED, "moves")
    text = seal(set_line(FINISHED, line, f"given 5 {'0' * 64}", "moves"))
    assert verify_record(text, find_game).proved == verify_record(FINISHED, find_game).proved - 5
    tile = starts(text, "tiles#1 ")
    assert_broken(seal(set_line(text, tile, "tiles#1 3/59 tile V96B1")), tile, "add up to 60")


# The moves.


def test_illegal_move() -> None:
    line = starts(FINISHED, "A place ")
    assert_broken(seal(set_line(FINISHED, line, "A store")), line, "P0.8")


def test_illegal_move_names_its_reason() -> None:
    taken = next(x for x in read_record(FINISHED).lines if isinstance(x, Decision) and not x.undone)
    line = starts(FINISHED, str(taken))
    following = line_where(
        FINISHED, lambda words: words != str(taken) and re.match("[ABC] place", words) is not None
    )
    text = set_line(FINISHED, following, get_line(FINISHED, following)[0] + " " + taken.text)
    assert line < following
    assert_broken(seal(text), following, "(P2.3)")


def test_wrong_seat() -> None:
    line = line_where(FINISHED, lambda words: re.match("[ABC] place", words) is not None)
    seat = get_line(FINISHED, line)[0]
    other = "B" if seat != "B" else "C"
    changed = other + get_line(FINISHED, line)[1:]
    assert_broken(
        seal(set_line(FINISHED, line, changed)), line, f"it is the turn of seat {seat}, not {other}"
    )


def test_seat_that_nobody_sits_on() -> None:
    line = starts(FINISHED, "A place ")
    assert_broken(seal(set_line(FINISHED, line, "D place 3")), line, "there is no seat D")


def test_decision_where_a_draw_is_due() -> None:
    assert_changed_is_broken("tiles#3 ", "A place 3", "a draw of 'tiles' is due here")


def test_draw_where_a_decision_is_due() -> None:
    line = line_where(FINISHED, lambda words: re.match("[ABC] place", words) is not None)
    with pytest.raises(mattock.BadRecord, match=f"^Line {line}: "):
        verify_record(seal(set_line(FINISHED, line, "tiles#6 0/55 tile V96B1")), find_game)
    unproved = without_seed(set_line(SAVED, starts(SAVED, "A place"), "tiles#6 0/55 tile V96B1"))
    assert_broken(unproved, starts(SAVED, "A place"), "nothing is drawn here: seat A decides")


def test_left_out_decision() -> None:
    line = line_where(FINISHED, lambda words: re.match("[ABC] place", words) is not None)
    assert_broken(seal(set_line(FINISHED, line)), line, "it is the turn of seat")


def test_move_after_the_end() -> None:
    assert_changed_is_broken(
        "result", f"A store\n{get_line(FINISHED, starts(FINISHED, 'result'))}", "game is over"
    )
    extra = f"tiles#99 0/1 tile V96B1\n{get_line(FINISHED, starts(FINISHED, 'result'))}"
    assert_changed_is_broken("result", extra, "is due, not #99")


@pytest.mark.parametrize("move", ["place 14", "dance", "tile V96B1", "place", "place 3 4"])
def test_bad_notation(move: str) -> None:
    assert_changed_is_broken("A place ", f"A {move}", f"{move!r} is not a move of Pergamon")


def test_notation_in_another_case() -> None:
    line = starts(FINISHED, "tiles#1 ")
    assert_broken(
        seal(set_line(FINISHED, line, get_line(FINISHED, line).lower())), line, "It is written 'tile "
    )


@pytest.mark.parametrize(
    "words", ["hello", "A", "~ undo A 1", "A  store", "a store", "tiles# 1/2 tile", "~", "undo A"]
)
def test_line_that_is_none(words: str) -> None:
    assert_changed_is_broken("A place ", words, "is no decision, draw, undo")


def test_wrong_outcome() -> None:
    line = starts(FINISHED, "tiles#1 ")
    head, _, tile = get_line(FINISHED, line).rpartition(" ")
    other = "V96B1" if tile != "V96B1" else "B12V1"
    assert_broken(
        seal(set_line(FINISHED, line, f"{head} {other}")), line, f"lies 'tile {tile}', not 'tile {other}'"
    )


def test_wrong_place() -> None:
    assert_changed_is_broken("tiles#1 ", "tiles#1 8/60 tile B47J2", "the seed gives ")


def test_impossible_outcome() -> None:
    drawn = get_line(FINISHED, starts(FINISHED, "tiles#1 ")).split()[-1]
    line = starts(FINISHED, "tiles#2 ")
    head = get_line(FINISHED, line).rpartition(" ")[0]
    assert_broken(seal(set_line(FINISHED, line, f"{head} {drawn}")), line, "(P1.3)")


def test_wrong_total() -> None:
    line = starts(SAVED, "tiles#1 ")
    text = set_line(SAVED, line, "tiles#1 0/61 tile B12V1")
    assert_broken(without_seed(text), line, "the weights add up to 60 here, not 61")


def test_wrong_source() -> None:
    line = starts(SAVED, "tiles#1 ")
    text = set_line(SAVED, line, "egypt" + get_line(SAVED, line)[5:])
    assert_broken(without_seed(text), line, "a draw of 'tiles' is due here, not of 'egypt'")


def test_number_used_twice() -> None:
    line = starts(FINISHED, "tiles#2 ")
    text = set_line(FINISHED, line, "tiles#1" + get_line(FINISHED, line)[7:])
    assert_broken(seal(text), line, "tiles#1 was drawn already")


def test_gap_without_an_undo() -> None:
    line = starts(FINISHED, "tiles#2 ")
    text = set_line(FINISHED, line, "tiles#3" + get_line(FINISHED, line)[7:])
    assert_broken(seal(text), line, "tiles#2 is due, not #3, and no undo explains the gap")


@pytest.mark.parametrize("draw", ["#0 1/60", "#1 60/60", "#1 0/0"])
def test_impossible_draw(draw: str) -> None:
    assert_changed_is_broken("tiles#1 ", f"tiles{draw} tile B47J2", "is no draw")


@pytest.mark.parametrize("draw", ["#01 1/60", "#1 -1/60", "#1 1", "#1000000000 0/1", "#١ 1/60"])
def test_miswritten_draw(draw: str) -> None:
    assert_changed_is_broken("tiles#1 ", f"tiles{draw} tile B47J2", "is no decision, draw, undo")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("sits D bot random", "there is no seat D"),
        ("sits A ghost Ada", "is no decision, draw, undo, change of seat"),
        ("resigns D", "there is no seat D"),
        ("resigns A now", "is no decision, draw, undo, change of seat"),
        ("sits A person " + "A" * 61, "at most 60 characters"),
    ],
)
def test_bad_change_of_seat(words: str, sentence: str) -> None:
    assert_changed_is_broken("A place ", words, sentence)


def test_change_of_seat_among_given_lines() -> None:
    line = starts(FINISHED, "moves")
    text = set_line(FINISHED, line, f"given 5 {'0' * 64}", "moves", "sits A bot random")
    assert_broken(seal(text), line + 2, "only moves and draws that stand")


# Undos.


@pytest.mark.parametrize("count", [0, 9999])
def test_undo_of_too_much_or_nothing(count: int) -> None:
    seat = get_line(FINISHED, starts(FINISHED, "undo"))[5]
    assert_changed_is_broken("undo", f"undo {seat} {count}", f"{count} lines are undone here")


def test_undo_of_another_seat() -> None:
    line = starts(FINISHED, "undo")
    words = get_line(FINISHED, line)
    other = "B" if words[5] != "B" else "C"
    assert_broken(
        seal(set_line(FINISHED, line, f"undo {other} {words[7:]}")), line, "goes back to a decision of"
    )


def test_undo_to_a_draw() -> None:
    text = set_line(SAVED, starts(SAVED, "unfinished"), "undo A 1", "unfinished")
    text = set_line(text, starts(text, "undo"), *[get_line(text, starts(text, "backs#1 ")), "undo A 1"])
    assert_broken(seal(text), starts(text, "undo"), "goes back to a decision")


def test_left_out_undo() -> None:
    marked = starts(FINISHED, "~")
    assert_broken(seal(set_line(FINISHED, starts(FINISHED, "undo"))), marked, "no undo takes it back")


def test_undone_line_without_its_mark() -> None:
    line = starts(FINISHED, "~")
    unmarked = get_line(FINISHED, line).removeprefix("~ ")
    assert_broken(seal(set_line(FINISHED, line, unmarked)), line, "was undone: mark it ~")


def test_mark_without_an_undo() -> None:
    line = starts(SAVED, "A place")
    assert_broken(seal(set_line(SAVED, line, "~ " + get_line(SAVED, line))), line, "no undo takes it back")


def test_left_out_undone_draw_leaves_a_gap() -> None:
    """What was drawn and taken back cannot be hidden: its number is missing."""
    record = read_record(FINISHED)
    record.lines = [line for line in record.lines if not isinstance(line, Undo) and not line_undone(line)]
    text = write_record(record)
    with pytest.raises(mattock.BadRecord, match="no undo explains the gap"):
        verify_record(text, find_game)


def line_undone(line: object) -> bool:
    return isinstance(line, Decision | Drawn) and line.undone


# The end.


def test_wrong_result() -> None:
    assert_changed_is_broken("result", "result A 1 B 2 C 99", "the result is [")


@pytest.mark.parametrize(
    "words", ["result", "result A", "result A one B 2 C 3", "result A -0 B 2 C 3", "result A 01"]
)
def test_miswritten_result(words: str) -> None:
    assert_changed_is_broken("result", words, "expected is 'result A 40 B 38'")


@pytest.mark.parametrize("words", ["result A 1 B 2", "result B 1 A 2 C 3", "result A 1 B 2 C 3 D 4"])
def test_result_of_other_seats(words: str) -> None:
    assert_changed_is_broken("result", words, "expected are the points of all 3 seats")


def test_wrong_winners() -> None:
    won = get_line(FINISHED, starts(FINISHED, "winners"))
    other = "winners A" if won != "winners A" else "winners B"
    assert_changed_is_broken("winners", other, "the winners are ")


@pytest.mark.parametrize("words", ["winners A A", "winners B A"])
def test_winners_out_of_order(words: str) -> None:
    assert_changed_is_broken("winners", words, "do not stand in order")


def test_winner_who_did_not_play() -> None:
    assert_changed_is_broken("winners", "winners D", "there is no seat D")


def test_result_before_the_end() -> None:
    line = starts(ABANDONED, "abandoned")
    text = set_line(ABANDONED, line, "result A 0 B 0 C 0", "winners A B C")
    assert_broken(seal(text), line, "the game is not over here")


def test_abandoned_after_the_end() -> None:
    line = starts(FINISHED, "result")
    text = set_line(set_line(FINISHED, line + 1), line, "abandoned")
    assert_broken(seal(text), line, "it is over")


@pytest.mark.parametrize("word", ["abandoned", "unfinished"])
def test_end_with_something_behind(word: str) -> None:
    assert_changed_is_broken("result", f"{word} today", f"expected is {word!r} alone")


def test_missing_seed() -> None:
    assert_changed_is_broken("seed ", "", "expected is 'seed, and 64")


def without_seed(text: str) -> str:
    """A saved record as a server would show it."""
    line = line_where(text, lambda words: words.startswith("private seed"))
    return seal(set_line(text, line))


# Other rules than today's.


def under_other_rules(text: str) -> str:
    return seal(set_line(text, 3, "rules 0.9"))


def test_other_rules_that_do_not_differ() -> None:
    verdict = verify_record(under_other_rules(FINISHED), find_game)
    assert verdict.difference is None
    assert verdict.proved == verdict.draws


def test_other_rules_name_the_first_line_that_differs_and_its_clause() -> None:
    line = starts(FINISHED, "A place ")
    verdict = verify_record(under_other_rules(set_line(FINISHED, line, "A store")), find_game)
    assert verdict.difference is not None
    assert verdict.difference.line == line
    assert verdict.difference.clause == "P0.8"
    assert str(verdict.difference).count("(P0.8)") == 1
    assert verdict.state is None


def test_other_rules_with_another_turn_name_the_clause_that_was_told() -> None:
    line = line_where(FINISHED, lambda words: re.match("[ABC] place", words) is not None)
    verdict = verify_record(under_other_rules(set_line(FINISHED, line)), find_game)
    assert verdict.difference is not None
    assert verdict.difference.line == line
    assert re.fullmatch(r"P\d+\.\d+", verdict.difference.clause)


def test_other_rules_with_another_result() -> None:
    line = starts(FINISHED, "result")
    verdict = verify_record(under_other_rules(set_line(FINISHED, line, "result A 1 B 2 C 99")), find_game)
    assert verdict.difference is not None
    assert verdict.difference.line == line
    assert verdict.proved == verdict.draws


def test_other_rules_still_have_their_draws_proved() -> None:
    line = starts(FINISHED, "A place ")
    text = set_line(FINISHED, line, "A store")
    verdict = verify_record(under_other_rules(text), find_game)
    assert verdict.proved == verdict.draws
    below = starts(text, "tiles#9 ")
    source, place, move = get_line(text, below).split(" ", 2)
    at, total = place.split("/")
    wrong = f"{source} {(int(at) + 1) % int(total)}/{total} {move}"
    assert_broken(under_other_rules(set_line(text, below, wrong)), below, "the seed gives")


def test_other_rules_still_have_their_notation_checked() -> None:
    text = set_line(FINISHED, starts(FINISHED, "A place "), "A store")
    below = starts(text, "tiles#9 ")
    wrong = get_line(text, below).rpartition(" ")[0] + " X99X9"
    assert below > starts(text, "A store")
    assert_broken(under_other_rules(set_line(text, below, wrong)), below, "is not a draw of Pergamon")


def test_other_rules_still_have_their_numbers_checked() -> None:
    text = set_line(FINISHED, starts(FINISHED, "A place "), "A store")
    below = starts(text, "tiles#9 ")
    wrong = get_line(text, below).replace("tiles#9", "tiles#7")
    assert_broken(under_other_rules(set_line(text, below, wrong)), below, "was drawn already")


# Whatever comes.


def judge(data: str | bytes) -> Verdict | None:
    """A verdict, or None for a record that is refused with its line named. Nothing else may happen."""
    try:
        return verify_record(data, find_game)
    except mattock.BadRecord as error:
        sentence = str(error)
    assert re.match(r"Line \d+: .", sentence)
    return None


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(ALL), st.integers(0), st.integers(0, 255), st.booleans())
def test_a_changed_byte_is_found(text: str, place: int, value: int, insert: bool) -> None:
    data = bytearray(text.encode())
    at = place % len(data)
    data[at : at + (not insert)] = bytes([value])
    if bytes(data).replace(b"\r\n", b"\n").removesuffix(b"\n") != text.encode().removesuffix(b"\n"):
        assert judge(bytes(data)) is None


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_shuffled_lines_are_refused_or_judged(data: st.DataObject) -> None:
    lines = data.draw(st.sampled_from(ALL)).removesuffix("\n").split("\n")
    places = st.integers(0, len(lines) - 1)
    for _ in range(data.draw(st.integers(1, 3))):
        one, other = data.draw(places) % len(lines), data.draw(places) % len(lines)
        kind = data.draw(st.sampled_from(["drop", "double", "swap", "copy", "foreign"]))
        if kind == "drop" and len(lines) > 1:
            del lines[one]
        elif kind == "double":
            lines.insert(one, lines[one])
        elif kind == "swap":
            lines[one], lines[other] = lines[other], lines[one]
        elif kind == "copy":
            lines[one] = lines[other]
        else:
            foreign = data.draw(st.sampled_from(ALL)).split("\n")
            lines[one] = foreign[other % len(foreign)]
    text = "\n".join(lines) + "\n"
    judge(seal(text) if data.draw(st.booleans()) else text)


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_changed_words_are_refused_or_judged(data: st.DataObject) -> None:
    """Numbers, letters and words of any line replaced, with a digest that fits."""
    text = data.draw(st.sampled_from(ALL))
    lines = text.removesuffix("\n").split("\n")
    place = data.draw(st.integers(0, len(lines) - 1))
    words = lines[place].split(" ")
    word = data.draw(st.integers(0, len(words) - 1))
    choices = st.sampled_from(
        ["0", "1", "-1", "99999999999", "A", "D", "~", "", "yes", "undo", "moves", "0/1", "unfinished"]
    )
    words[word] = data.draw(choices | st.text(max_size=5))
    lines[place] = " ".join(words)
    judge(seal("\n".join(lines) + "\n"))


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_rubbish_is_refused(data: str | bytes) -> None:
    assert judge(data) is None


MOVES = [str(mattock.game("pergamon").move(action)) for action in range(mattock.game("pergamon").actions)]


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_a_changed_move_is_detected(data: st.DataObject) -> None:
    """With its old digest it never passes; with a new one it is another game, or none."""
    text = data.draw(st.sampled_from(ALL))
    record = read_record(text)
    places = [n for n, line in enumerate(record.lines) if isinstance(line, Decision)]
    place = data.draw(st.sampled_from(places))
    old = record.lines[place]
    move = data.draw(st.sampled_from(MOVES))
    assert isinstance(old, Decision)
    if move == old.text:
        return
    record.lines[place] = changed(old, text=move)
    forged = write_record(record)
    assert judge(forged.rpartition("digest")[0] + "digest" + text.rpartition("digest")[2]) is None
    verdict = judge(forged)
    assert verdict is None or verdict.record.lines[place] != old


def test_a_table_played_on_from_anywhere_holds() -> None:
    first = starts(FINISHED, "moves")
    for line in range(first, starts(FINISHED, "result"), 17):
        branch = play_on(Referee.play_on(FINISHED, find_game, line), 6)
        verdict = verify_record(branch.save(), find_game)
        assert verdict.proved <= verdict.draws
        assert branch.seed != SEED
