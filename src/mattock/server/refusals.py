"""What a client is told when a command is refused."""

from __future__ import annotations

from mattock.core.errors import MattockError
from mattock.core.moves import Value
from mattock.words import FALLBACK, say


class Refusal(MattockError):
    """A command that is not carried out: a code for programs, a sentence for people."""

    def __init__(
        self, code: str, sentence: str, message: str = "", args: dict[str, Value] | None = None
    ) -> None:
        super().__init__(sentence)
        self.code = code
        self.message = message
        self.args_of_message = args or {}
        self.clause = ""


def refusal(code: str, message: str, **args: Value) -> Refusal:
    """A refusal in the words of the catalogue, so that people read it in their own language."""
    return Refusal(code, say(message, args, FALLBACK), message, args)


class NoSuchTable(MattockError):
    """Nobody has set up a table of that name, or nothing else is called so."""
