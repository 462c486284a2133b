"""The files that games at the terminal are kept in."""

from __future__ import annotations

import os
import shlex
from datetime import datetime
from pathlib import Path

from mattock.bots import is_own
from mattock.core.errors import BadOption
from mattock.core.referee import Referee
from mattock.words import say


def new_file(name: str) -> Path:
    """Where a game goes that has no file yet."""
    return Path(f"{name}-{datetime.now().astimezone():%Y%m%d-%H%M%S}.mattock")


def check_free(file: Path) -> None:
    """A file that is there already stays as it is."""
    if file.exists():
        raise BadOption(say("terminal-file-is-there", {"file": str(file)}))


def write_file(file: Path, text: str) -> None:
    """Write a file at once or not at all."""
    beside = file.with_name(f".{file.name}.new")
    try:
        beside.write_text(text, encoding="utf-8")
        os.replace(beside, file)
    except OSError as error:
        raise cannot_write(file, error) from None


def cannot_write(file: Path, error: OSError) -> BadOption:
    """What to say where a file cannot be written."""
    return BadOption(say("terminal-cannot-write", {"file": str(file), "why": error.strerror or str(error)}))


def resume_command(referee: Referee, file: Path) -> str:
    """What to type to go on."""
    name = referee.game.name
    own = " --components FILE" if referee.game.text is not None else ""
    bots = sorted({seat.name for seat in referee.seats if seat.kind == "bot" and is_own(seat.name)})
    own += "".join(f" --bot {shlex.quote(code)}" for code in bots)
    shown = f'"{file}"' if " " in str(file) else str(file)
    return f"mattock play {name} --resume {shown}{own}"
