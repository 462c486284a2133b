"""Bots of one's own: a class in a file, a program behind JSON lines, a sentence for all that goes wrong."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

import mattock
from mattock.arena import Match, play_match
from mattock.arena.match import in_turn
from mattock.bots import BotFault, close_bot, make_bot
from mattock.bots.own import ProgramBot
from mattock.cli import main
from mattock.core.errors import BadOption
from tests.bots.test_search import decision

EXAMPLES = Path(__file__).parent.parent.parent / "docs" / "examples"
CLASS = f"{EXAMPLES / 'own_bot.py'}:Cautious"
PYTHON = sys.executable
PROGRAM = f"cmd:{PYTHON} {EXAMPLES / 'line_bot.py'}"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def program(folder: Path, body: str, limit: str = "") -> ProgramBot:
    """A bot whose program is this text."""
    (folder / "program.py").write_text(body)
    bot = make_bot(f"cmd:{limit}{PYTHON} program.py", 7, own=True)
    assert isinstance(bot, ProgramBot)
    return bot


def is_gone(pid: int) -> bool:
    """Ended and buried: not even a zombie is left."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def is_dying(pid: int) -> bool:
    """Ended, and perhaps not yet buried: its new parent does that when it likes."""
    state = Path(f"/proc/{pid}/stat")
    return is_gone(pid) or (state.exists() and state.read_text().split()[2] in "ZX")


@pytest.mark.parametrize("code", [CLASS, PROGRAM], ids=["class", "program"])
@pytest.mark.parametrize("name", mattock.games())
def test_the_examples_play_in_the_arena(name: str, code: str) -> None:
    match = Match.of(mattock.game(name), [code, "random"], 2, seed=1)
    results = play_match(match, 2, pool=in_turn)
    assert len(results) == 2
    assert all(result.winners for result in results)


@pytest.mark.parametrize("code", [CLASS, PROGRAM], ids=["class", "program"])
def test_the_examples_are_named_on_the_command_line(
    code: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["arena", "pergamon", "random", "--bot", code, "--games", "2", "--cores", "2", "--json", "r.json"]
    assert main(words) == 0
    assert [row["bot"] for row in json.loads((folder / "r.json").read_text())] == ["random", code]
    words = ["play", "pergamon", "--people", "0", "--players", "2", "--bots", "random", "--bot", code]
    assert main([*words, "--save", "game.mattock"]) == 0
    assert "seat B bot" in (folder / "game.mattock").read_text()


def test_a_class_without_a_seed(folder: Path) -> None:
    (folder / "mine.py").write_text(
        "class First:\n    def choose(self, state):\n        return state.legal()[0]\n"
    )
    state = decision("pergamon")
    assert make_bot("mine.py:First", 1, own=True).choose(state) == state.legal()[0]


def test_a_class_cannot_change_the_table(folder: Path) -> None:
    body = "state.apply(state.legal()[0]) or 0"
    (folder / "mine.py").write_text(f"class Hasty:\n    def choose(self, state):\n        return {body}\n")
    state = decision("pergamon")
    before = state.clone()
    with pytest.raises(BotFault):
        make_bot("mine.py:Hasty", 1, own=True).choose(state)
    assert state == before


BAD = """
class Mute: pass
class Fussy:
    def __init__(self, a, b): pass
    def choose(self, state): return 0
class Broken:
    def __init__(self): raise RuntimeError("no weights")
    def choose(self, state): return 0
class Clumsy:
    def choose(self, state): return 1 // 0
class Cheat:
    def choose(self, state): return 99999
class Chatty:
    def choose(self, state): return "place 3"
"""


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("nowhere.py:Any", r"There is no file nowhere\.py"),
        ("bad.py:Absent", r"bad\.py has no class 'Absent'; it has: Fussy, Broken, Clumsy, Cheat, Chatty\."),
        ("bad.py:Mute", r"Mute in bad\.py needs a method choose"),
        ("bad.py:Fussy", r"bad\.py:Fussy cannot be made: TypeError"),
        ("bad.py:Broken", r"cannot be made: RuntimeError: no weights \(bad\.py, line 7\)"),
        ("syntax.py:Any", r"syntax\.py cannot be read: .* \(line 1\)"),
        ("cmd:no-such-program-here", r"There is no program 'no-such-program-here' here"),
        ("cmd: ", "names no program"),
        ("cmd:python 'open", "is no command"),
    ],
)
def test_what_is_missing_is_said_at_once(code: str, sentence: str, folder: Path) -> None:
    (folder / "bad.py").write_text(BAD)
    (folder / "syntax.py").write_text("class (")
    with pytest.raises(BadOption, match=sentence):
        Match.of(mattock.game("pergamon"), [code, "random"], 2, 1)


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("bad.py:Clumsy", r"bad\.py:Clumsy failed: ZeroDivisionError: .* \(bad\.py, line 10\)"),
        ("bad.py:Cheat", r"bad\.py:Cheat chose 99999, which is not possible\. .*\(P0"),
        ("bad.py:Chatty", r"bad\.py:Chatty chose 'place 3'; an action is a whole number"),
    ],
)
def test_a_fault_in_a_game_is_told(
    code: str, sentence: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "bad.py").write_text(BAD)
    with pytest.raises(BotFault, match=sentence):
        make_bot(code, 1, own=True).choose(decision("pergamon"))
    with pytest.raises(BotFault, match=rf"Game \d, seat [AB]: {sentence}"):
        play_match(Match.of(mattock.game("pergamon"), [code, "random"], 2, 1), 2, pool=in_turn)
    words = ["play", "pergamon", "--people", "0", "--players", "2", "--bot", code, "--save", "kept.mattock"]
    assert main(words) == 2
    shown = " ".join(capsys.readouterr().out.split())
    assert code in shown
    assert f"mattock play pergamon --resume kept.mattock --bot {code}" in shown


def test_a_record_does_not_run_what_it_names(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Only what was typed here runs."""
    (folder / "bad.py").write_text(BAD)
    words = ["play", "pergamon", "--players", "2", "--people", "0", "--save", "g.mattock"]
    main([*words, "--bot", "bad.py:Clumsy"])
    capsys.readouterr()
    assert main(["play", "pergamon", "--resume", "g.mattock"]) == 2
    assert "To run it, name it: --bot bad.py:Clumsy" in " ".join(capsys.readouterr().err.split())
    with pytest.raises(BadOption, match="somebody's own"):
        make_bot("cmd:true", 1)


# Programs.

ANSWER = "import json, sys\nfor line in sys.stdin:\n    asked = json.loads(line)\n    print({}, flush=True)\n"


def test_a_program_may_answer_in_notation(folder: Path) -> None:
    bot = program(folder, ANSWER.format("json.dumps({'move': asked['legal'][-1]['move']})"))
    state = decision("pergamon")
    assert bot.choose(state) == state.legal()[-1]
    assert bot.process is not None
    pid = bot.process.pid
    close_bot(bot)
    assert is_gone(pid)


def test_a_question_holds_all_that_is_needed(folder: Path) -> None:
    """Another program sets up the same position from one line."""
    body = ANSWER.format(
        "json.dumps({'action': json.dump(asked, open('asked.json', 'w')) or asked['legal'][0]['action']})"
    )
    bot = program(folder, body)
    state = decision("thebes")
    bot.choose(state)
    close_bot(bot)
    asked = json.loads((folder / "asked.json").read_text())
    assert asked["protocol"] == 1
    assert (asked["game"], asked["seat"], asked["seed"]) == ("thebes", state.mover, 7)
    assert [choice["action"] for choice in asked["legal"]] == state.legal()
    assert mattock.game(asked["game"]).from_dict(asked["state"]) == state
    assert asked["view"] == json.loads(json.dumps(state.view()))


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ("import sys\nsys.exit('out of ideas')", r"ended without an answer \(status 1\): out of ideas"),
        ("", r"ended without an answer \(status 0\)\."),
        (ANSWER.format("'well'"), "said 'well'; an answer is"),
        (ANSWER.format("'{}'"), "said '{}'; an answer is"),
        (ANSWER.format("json.dumps({'action': 99999})"), "chose 99999, which is not possible"),
        (ANSWER.format("json.dumps({'action': None})"), "chose None; an action is a whole number"),
        (ANSWER.format("json.dumps({'move': 'dance'})"), "'dance' is not a move of Pergamon"),
    ],
)
def test_a_program_that_fails_gets_a_sentence(body: str, sentence: str, folder: Path) -> None:
    bot = program(folder, body)
    with pytest.raises(BotFault, match=sentence):
        bot.choose(decision("pergamon"))
    close_bot(bot)


def test_a_stuck_program_is_ended_with_its_children(folder: Path) -> None:
    child = "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])"
    note = "open('child', 'w').write(str(child.pid))"
    body = f"import subprocess, sys, time\nchild = {child}\n{note}\ntime.sleep(600)\n"
    bot = program(folder, body, "3000ms:")
    with pytest.raises(BotFault, match="gave no answer within 3 seconds and was ended"):
        bot.choose(decision("pergamon"))
    pid = int((folder / "child").read_text())
    patience = time.monotonic() + 60  # killed, but nobody here waits for it
    while not is_dying(pid) and time.monotonic() < patience:
        time.sleep(0.01)
    assert is_dying(pid)


def test_no_program_outlives_a_bot_that_is_forgotten(folder: Path) -> None:
    bot = program(folder, ANSWER.format("json.dumps({'action': asked['legal'][0]['action']})"))
    bot.choose(decision("pergamon"))
    assert bot.process is not None
    pid = bot.process.pid
    del bot
    assert is_gone(pid)


def test_the_arena_leaves_no_program_behind(folder: Path) -> None:
    body = "import os, sys\nopen(f'pid-{os.getpid()}', 'w').close()\n"
    (folder / "program.py").write_text(
        body + (EXAMPLES / "line_bot.py").read_text().split("annotations\n")[1]
    )
    words = [
        "arena",
        "pergamon",
        "random",
        "--bot",
        f"cmd:{PYTHON} program.py",
        "--games",
        "2",
        "--cores",
        "1",
    ]
    done = subprocess.run([PYTHON, "-m", "mattock", *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    pids = [int(path.name.removeprefix("pid-")) for path in folder.glob("pid-*")]
    assert len(pids) == 2
    assert all(is_gone(pid) for pid in pids)
