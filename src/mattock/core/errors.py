"""What can go wrong, each with a sentence for the person who meets it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mattock.core.moves import Reason


class MattockError(ValueError):
    """Anything that Mattock refuses."""


class BadArgument(MattockError, TypeError):
    """A call was given what it cannot take; the sentence says what it takes."""


class IllegalMove(MattockError):
    """The rules do not allow this action now; `reason` cites the clause."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return str(self.reason)


class NotChance(MattockError):
    """Something about a draw was asked while nothing is drawn."""


class BadNotation(MattockError):
    """A text is not the notation of any move."""


class BadOption(MattockError):
    """There is no such game, player count or option, or not in this combination."""


class BadPosition(MattockError):
    """A set-up position breaks the rules; the sentence says where."""


class BadComponents(MattockError):
    """A components file is wrong; the sentence names the line, the value and what is expected."""


class BadRecord(MattockError):
    """A record cannot be read or does not replay; the sentence names the line."""
