"""Somebody at the keys, for tests: types line after line, and reads what is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

CTRL_C = "^C"


class Keys:
    """Standard input that types these lines; CTRL_C is what it says."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines: Iterator[str] = iter(lines)

    def isatty(self) -> bool:
        return False

    def readline(self, size: int = -1) -> str:
        line = next(self.lines, None)
        if line == CTRL_C:
            raise KeyboardInterrupt
        return "" if line is None else line + "\n"


@dataclass
class Shown:
    """What came of a command."""

    status: int
    out: str
    err: str

    @property
    def answers(self) -> list[str]:
        """What stands between one line typed and the next, the first part included."""
        parts = [""]
        for line in self.out.splitlines():
            if len(line) > 4 and line[0] in "●■▲◆" and line[3:5] == " >":
                parts.append("")
            else:
                parts[-1] += line + "\n"
        return parts


Run = Callable[..., Shown]
