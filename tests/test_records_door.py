"""Records from Python: a path or a text goes in, and nothing else is needed."""

from __future__ import annotations

from pathlib import Path

import pytest

import mattock
from mattock import CHANCE, OVER, BadRecord, Referee, Seat, write_record
from mattock.core.records import Decision, Drawn
from mattock.records import Source
from tests.core.tables import line_where, play_on, seal, set_line
from tools.make_records import EXAMPLE, PAGE

RECORDS = Path(__file__).parent / "records"
FILE = min(RECORDS.glob("pergamon/*-1.mattock"))


@pytest.mark.parametrize("file", [min(folder.glob("*-1.mattock")) for folder in RECORDS.iterdir()])
def test_a_game_is_gone_through_step_by_step(file: Path) -> None:
    """Each step follows from the one before, to the end that the record says."""
    record = mattock.read_record(file)
    state = mattock.game(record.game).new(record.players)
    steps = list(mattock.replay(file))
    for step, after in zip(steps, [*(step.state for step in steps[1:]), None], strict=True):
        assert step.seat == step.state.mover
        assert step.seat == CHANCE or 0 <= step.seat < record.players
        assert step.events == step.state.game.tell(step.state, step.move.id)
        assert step.state.describe(step.move.id) == step.move
        state = step.state.clone()
        state.apply(step.move.id)
        assert after is None or after == state
    assert state.mover == OVER
    assert state.scores() == record.scores
    assert mattock.verify_record(file).state == state


def test_what_was_taken_back_is_no_step() -> None:
    """A step is what stands; `replay_record` shows every line."""
    record = mattock.read_record(EXAMPLE)
    stands = [line.text for line in record.lines if isinstance(line, Decision | Drawn) and not line.undone]
    assert [str(step.move) for step in mattock.replay(EXAMPLE)] == stands
    shown = [one.entry for one in mattock.replay_record(EXAMPLE)]
    assert shown == [*record.lines, None]


def test_the_example_is_that_of_the_page() -> None:
    assert f"```record\n{EXAMPLE.read_text(encoding='utf-8')}```" in PAGE.read_text(encoding="utf-8")


def test_a_record_comes_as_path_text_or_bytes() -> None:
    text = FILE.read_text(encoding="utf-8")
    ways: list[Source] = [FILE, str(FILE), text, FILE.read_bytes(), text.removesuffix("\n")]
    for source in ways:
        assert mattock.read_record(source).digest == mattock.read_record(FILE).digest
        assert mattock.verify_record(source).difference is None
        assert len(list(mattock.replay_record(source))) == len(mattock.read_record(FILE).lines) + 1
        assert next(mattock.replay(source)).seat == CHANCE


def test_what_is_no_record_gets_a_sentence_at_once(tmp_path: Path) -> None:
    """When it is called, not when somebody asks for the first step."""
    for door in (mattock.read_record, mattock.verify_record, mattock.replay_record, mattock.replay):
        with pytest.raises(BadRecord, match=r"nowhere\.mattock cannot be read: No such file"):
            door(tmp_path / "nowhere.mattock")
        with pytest.raises(BadRecord, match=r"nowhere\.mattock cannot be read: No such file"):
            door("nowhere.mattock")
        with pytest.raises(BadRecord, match="cannot be read: Is a directory"):
            door(str(tmp_path))
        with pytest.raises(BadRecord, match="Line 1: "):
            door("mattock\nrecord")
        with pytest.raises(BadRecord, match="a path, a text or bytes, not NoneType"):
            door(None)  # type: ignore[arg-type]
        with pytest.raises(BadRecord, match="cannot be read"):
            door("a\0b")
        with pytest.raises(BadRecord, match="names no file"):
            door("")


def test_a_step_that_is_wrong_is_named() -> None:
    text = FILE.read_text(encoding="utf-8")
    line = line_where(text, lambda found: found.startswith("A "))
    broken = mattock.replay(seal(set_line(text, line, "A store")))
    with pytest.raises(BadRecord, match=f"Line {line}: "):
        list(broken)


def test_a_record_of_other_rules_does_not_just_end(monkeypatch: pytest.MonkeyPatch) -> None:
    text = FILE.read_text(encoding="utf-8")
    line = line_where(text, lambda found: found.startswith("A "))
    other = set_line(text, line, "A store").replace("\nrules 1.", "\nrules 0.")
    steps = mattock.replay(seal(other))
    with pytest.raises(BadRecord, match=rf"rules 0\.\d+; those of today are 1\.\d+.* Line {line}: "):
        list(steps)


def test_components_of_ones_own(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    standard = (Path(mattock.__file__).parent / "games/pergamon/components.toml").read_text(encoding="utf-8")
    changed = standard.replace("start_coins = { value = 0", "start_coins = { value = 9")
    mine.write_text(changed, encoding="utf-8")
    game = mattock.game("pergamon", mine)
    assert game.fingerprint != mattock.game("pergamon").fingerprint
    table = Referee(game, 2, {}, [Seat("bot", "random")] * 2)
    text = write_record(play_on(table).finish())
    for door in (mattock.verify_record, mattock.replay_record, mattock.replay):
        with pytest.raises(BadRecord, match=r"Line 4: .*components"):
            door(text)
        door(text, components=mine)
        door(text, components=[str(mine)])
        with pytest.raises(BadRecord, match=r"nothing\.toml cannot be read"):
            door(text, components="nothing.toml")
    saved = play_on(Referee(game, 2, {}, [Seat("bot", "random")] * 2), 3).save()
    assert Referee.resume(saved, mattock.game_finder(mine)).game is game
