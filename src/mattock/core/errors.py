"""All errors; each carries a sentence for the person who meets it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mattock.core.moves import Reason


class MattockError(ValueError):
    """Anything that Mattock refuses."""


class BadArgument(MattockError, TypeError):
    """An argument has the wrong type or value; the sentence says what the call takes."""


class IllegalMove(MattockError):
    """The rules do not allow this action now; `reason` cites the clause."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return str(self.reason)


class NotChance(MattockError):
    """A draw was asked for while nothing is being drawn."""


class NoChoice(MattockError):
    """A bot was asked to choose where no player decides: at a draw, or after the end."""


class BadNotation(MattockError):
    """The text is not the notation of a move."""


class BadOption(MattockError):
    """No such game, player count or option, or not in this combination."""


class BadPosition(MattockError):
    """A position that was set up breaks the rules; the sentence says where."""


class BadComponents(MattockError):
    """A components file is wrong; the sentence names the line, the value and what is expected."""


class BadRecord(MattockError):
    """A record cannot be read or does not replay; the sentence names the line."""
