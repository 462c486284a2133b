"""Custom bots: a class in a file (`mine.py:MyBot`), or any program that speaks JSON lines (`cmd:...`).

Both run what their code names, so a code from a record or the network never gets here: only one that was
typed at this machine.
"""

from __future__ import annotations

import importlib.util
import inspect
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import traceback
import weakref
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from operator import index
from pathlib import Path
from queue import Empty, Queue
from tempfile import TemporaryFile
from threading import Thread
from types import ModuleType
from typing import IO, Any

from mattock.bots.simple import choices_of
from mattock.core.arguments import instance
from mattock.core.errors import BadNotation, BadOption, MattockError
from mattock.core.state import State

CLASS = re.compile(r"(?P<file>.+\.py):(?P<name>\w+)")
PROGRAM = re.compile(r"cmd:((?P<ms>[1-9]\d{0,7})ms:)?(?P<command>.+)", re.S)
PROTOCOL = 1
PATIENCE = 30.0  # seconds for one answer, if the code names no limit
FAREWELL = 1.0  # seconds that a program has to exit by itself
LONGEST_WORDS = 200  # characters of a wrong answer that an error shows


class BotFault(MattockError):
    """A custom bot failed, was too slow or chose an illegal action."""


def is_own(code: str) -> bool:
    """Whether a code names a file or a program."""
    instance("The code of a bot", code, str, "a text")
    return bool(CLASS.fullmatch(code) or PROGRAM.fullmatch(code))


def make_own(code: str, seed: int) -> ClassBot | ProgramBot:
    """The bot that such a code names; BadOption says what is missing."""
    if found := CLASS.fullmatch(code):
        return ClassBot(code, load_class(Path(found["file"]).expanduser(), found["name"]), seed)
    found = PROGRAM.fullmatch(code)
    assert found is not None
    seconds = int(found["ms"]) / 1000 if found["ms"] else PATIENCE
    return ProgramBot(code, split_command(code, found["command"]), seconds, seed)


# A class in a file.


class ClassBot:
    """Lets a custom class choose, on a copy of the state, and checks its choice."""

    def __init__(self, code: str, kind: Callable[..., Any], seed: int) -> None:
        self.code = code
        try:
            self.bot = kind(seed) if takes_seed(kind) else kind()
        except Exception as error:
            raise BadOption(f"{code} cannot be made: {what_happened(error)}") from error

    def choose(self, state: State) -> int:
        choices_of(state)
        try:
            action = self.bot.choose(state.clone())
        except Exception as error:
            raise BotFault(f"{self.code} failed: {what_happened(error)}") from error
        return checked(self.code, state, action)

    def close(self) -> None:
        """Tell the bot that the game is over, if it wants to know."""
        close = getattr(self.bot, "close", None)
        if close is not None:
            close()


def load_class(file: Path, name: str) -> Callable[..., Any]:
    """A class with a method `choose`."""
    if not file.is_file():
        raise BadOption(f"There is no file {file}.")
    module = load_module(file.resolve(), file.stat().st_mtime_ns)
    kind = getattr(module, name, None)
    if not inspect.isclass(kind):
        can = [
            key for key, value in vars(module).items() if inspect.isclass(value) and hasattr(value, "choose")
        ]
        raise BadOption(f"{file} has no class {name!r}; it has: {', '.join(can) or 'none that can choose'}.")
    if not callable(getattr(kind, "choose", None)):
        raise BadOption(f"{name} in {file} needs a method choose(self, state) that returns an action.")
    return kind


@cache
def load_module(file: Path, version: int) -> ModuleType:
    """Import a file as a module; again if it has changed."""
    name = f"mattock_own_bot_{file.stem}"
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # where dataclasses and pickle look it up
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BadOption(f"{file} cannot be read: {what_happened(error)}") from error
    return module


def takes_seed(kind: Callable[..., Any]) -> bool:
    """Whether a class is made with a seed; else with nothing."""
    try:
        inspect.signature(kind).bind(0)
    except (TypeError, ValueError):
        return False
    return True


def what_happened(error: Exception) -> str:
    """An error as a sentence, with the line where it began."""
    if isinstance(error, SyntaxError):
        return f"{error.msg} (line {error.lineno})."
    frames = traceback.extract_tb(error.__traceback__)
    where = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {error}{where}."


def checked(code: str, state: State, action: Any) -> int:
    """The action, if it is legal; else BotFault."""
    try:
        number = index(action)
    except TypeError:
        said = shortened(repr(action))
        raise BotFault(f"{code} chose {said}; an action is a whole number out of state.legal().") from None
    if reason := state.why_not(number):
        raise BotFault(f"{code} chose {number}, which is not possible. {reason}")
    return number


def shortened(text: str) -> str:
    return text if len(text) <= LONGEST_WORDS else text[: LONGEST_WORDS - 1] + "…"


# A program.


class ProgramBot:
    """Asks a program on its standard input, one line of JSON a choice, and reads one line from its output.

    It is started with the first question. Its standard error is kept for the message that explains how it
    ended.
    """

    def __init__(self, code: str, command: list[str], seconds: float, seed: int) -> None:
        self.code = code
        self.command = command
        self.seconds = seconds
        self.seed = seed
        self.process: subprocess.Popen[str] | None = None
        self.lines: Queue[str] = Queue()
        self.errors: IO[str] | None = None

    def choose(self, state: State) -> int:
        choices_of(state)
        if self.process is None:
            self.start()
        self.send(json.dumps(question(state, self.seed), ensure_ascii=False))
        return self.read(state, self.receive())

    def start(self) -> None:
        """Start the program, and a thread that reads its output: a read cannot time out, a queue can."""
        self.errors = TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115
        self.lines = Queue()
        try:
            self.process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.errors,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,  # Ctrl-C is for us; its own children end with it
            )
        except OSError as error:
            self.close()
            raise BotFault(f"{self.code} cannot be started: {error.strerror or error}.") from None
        self.finish = weakref.finalize(self, end_process, self.process, self.errors)
        Thread(target=listen, args=(self.process, self.lines), daemon=True).start()

    def send(self, line: str) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
        except OSError:
            pass  # it has ended; reading its output says how

    def receive(self) -> str:
        """Its answer; BotFault if it ended or was too slow, and then it is killed."""
        try:
            line = self.lines.get(timeout=self.seconds)
        except Empty:
            self.close()
            late = f"gave no answer within {self.seconds:g} seconds and was ended"
            raise BotFault(f"{self.code} {late}.") from None
        if not line:
            raise BotFault(f"{self.code} ended without an answer{self.last_words()}")
        return line

    def read(self, state: State, line: str) -> int:
        """`{"action": 62}` or `{"move": "place 3"}`."""
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict) or not answer.keys() & {"action", "move"}:
            said = shortened(line.strip())
            raise BotFault(
                f'{self.code} said {said!r}; an answer is {{"action": 62}} or {{"move": "place 3"}}.'
            )
        if "action" in answer:
            return checked(self.code, state, answer["action"])
        try:
            return checked(self.code, state, state.parse(str(answer["move"])))
        except BadNotation as error:
            raise BotFault(f"{self.code}: {error}") from None

    def last_words(self) -> str:
        """How it ended, and the last line that it wrote to standard error."""
        assert self.process is not None
        assert self.errors is not None
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(FAREWELL)
        status = self.process.returncode
        self.errors.seek(0)
        lines = self.errors.read().strip().splitlines()
        self.close()
        how = "" if status is None else f" (status {status})"
        return f"{how}: {shortened(lines[-1])}" if lines else f"{how}."

    def close(self) -> None:
        """End the program: the end of its input first, then by force."""
        if self.process is not None:
            self.finish()
            self.process = None
        if self.errors is not None:
            self.errors.close()


def split_command(code: str, command: str) -> list[str]:
    """The words of a command; BadOption where there is no such program."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadOption(f"{code} is no command: {error}.") from None
    if not words:
        raise BadOption(f"{code} names no program.")
    if shutil.which(words[0]) is None:
        raise BadOption(f"There is no program {words[0]!r} here.")
    return words


def question(state: State, seed: int) -> dict[str, Any]:
    """Everything that a program needs for one choice; it need not remember anything."""
    game = state.game
    return {
        "protocol": PROTOCOL,
        "game": game.name,
        "rules": game.version,
        "seat": state.mover,
        "seed": seed,
        "legal": [{"action": action, "move": str(state.describe(action))} for action in state.legal()],
        "scores": state.scores(),
        "view": state.view(),
        "state": state.to_dict(),
    }


def listen(process: subprocess.Popen[str], lines: Queue[str]) -> None:
    """Pass on the output of a program; an empty line stands for its end."""
    assert process.stdout is not None
    with process.stdout as said:
        for line in said:
            lines.put(line)
    lines.put("")


def end_process(process: subprocess.Popen[str], errors: IO[str]) -> None:
    """Kill the program and everything that it started."""
    assert process.stdin is not None
    with suppress(OSError):
        process.stdin.close()
    with suppress(subprocess.TimeoutExpired):
        process.wait(FAREWELL)
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.wait()
    errors.close()
