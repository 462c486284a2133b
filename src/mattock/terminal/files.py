"""Files of games played at the terminal."""

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
    """The default file for a game."""
    return Path(f"{name}-{datetime.now().astimezone():%Y%m%d-%H%M%S}.mattock")


def check_free(file: Path) -> None:
    """Refuse to overwrite an existing file."""
    if file.exists():
        raise BadOption(say("terminal-file-is-there", {"file": str(file)}))


def write_file(file: Path, text: str) -> None:
    """Write a file atomically."""
    beside = file.with_name(f".{file.name}.new")
    try:
        beside.write_text(text, encoding="utf-8")
        os.replace(beside, file)
    except OSError as error:
        raise cannot_write(file, error) from None


def cannot_write(file: Path, error: OSError) -> BadOption:
    """The error for a file that cannot be written."""
    return BadOption(say("terminal-cannot-write", {"file": str(file), "why": error.strerror or str(error)}))


def resume_command(referee: Referee, file: Path) -> str:
    """The command that resumes a game."""
    name = referee.game.name
    own = " --components FILE" if referee.game.text is not None else ""
    bots = sorted({seat.name for seat in referee.seats if seat.kind == "bot" and is_own(seat.name)})
    own += "".join(f" --bot {shlex.quote(code)}" for code in bots)
    shown = f'"{file}"' if " " in str(file) else str(file)
    return f"mattock play {name} --resume {shown}{own}"
