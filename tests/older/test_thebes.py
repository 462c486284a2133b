"""What was written under rules 1.0 of Thebes, where exhibitions marched over gaps, plays on so."""

from __future__ import annotations

import base64
import json
import pickle
from pathlib import Path

import pytest

import mattock
from mattock.core.record_file import option_text
from mattock.core.records import Record, read_options, read_record, verify_record, write_record
from mattock.core.referee import Referee
from mattock.records import game_finder

FOLDER = Path(__file__).parent / "thebes-1.0"
RECORDS = sorted(FOLDER.glob("*.mattock"))


def as_pushed(record: Record) -> str:
    """The same lines, said to be played by the rules of today."""
    record.options = {"exhibitions": "push"}
    return write_record(record)


@pytest.mark.clause("T3.11")
@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_record_of_the_old_rules_still_verifies(file: Path) -> None:
    record = read_record(file.read_bytes())
    assert record.rules == "1.0"
    assert read_options(record, mattock.game("thebes")) == {"exhibitions": "march"}
    verdict = verify_record(file.read_bytes(), game_finder())
    assert verdict.difference is None
    assert verdict.proved == verdict.draws


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_the_rules_of_today_would_see_it_otherwise(file: Path) -> None:
    text = as_pushed(read_record(file.read_bytes()))
    assert verify_record(text, game_finder()).difference is not None


def test_a_saved_game_goes_on_by_the_old_rules() -> None:
    referee = Referee.resume((FOLDER / "saved.mattock").read_bytes(), game_finder())
    assert referee.record.options == {"exhibitions": "march"}
    while referee.state.mover != mattock.OVER:
        referee.settle()
        if referee.state.mover != mattock.OVER:
            referee.act(referee.state.legal()[0])
    referee.finish()
    again = verify_record(write_record(referee.record), game_finder())
    assert again.difference is None
    assert option_text(again.game.options_of(referee.state)["exhibitions"]) == "march"


def test_a_position_and_a_pickle_of_the_old_rules_are_read_as_march() -> None:
    game = mattock.game("thebes")
    position = json.loads((FOLDER / "position.json").read_text(encoding="utf-8"))
    assert (position["version"], position["options"]) == ("1.0", {})
    state = game.from_dict(position)
    pickled = pickle.loads(base64.b64decode((FOLDER / "state.pickle.txt").read_text(encoding="ascii")))
    assert state == pickled
    assert game.options_of(state) == game.options_of(pickled) == {"exhibitions": "march"}
    assert game.from_dict(state.to_dict()) == state
    assert pickle.loads(pickle.dumps(state)) == state


def test_a_position_of_rules_to_come_is_refused() -> None:
    position = json.loads((FOLDER / "position.json").read_text(encoding="utf-8"))
    for version in ("3.0", "2", "x.y", "", None, 2.0):
        with pytest.raises(mattock.BadPosition, match="version"):
            mattock.game("thebes").from_dict({**position, "version": version})
