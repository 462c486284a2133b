"""What a client's message means at a table."""

from __future__ import annotations

from mattock.bots import make_bot
from mattock.core.errors import BadOption, IllegalMove
from mattock.core.vocabulary import SEAT_LETTERS
from mattock.server import messages as m
from mattock.server.tables import Refusal, Table

Wish = (
    m.Act
    | m.Done
    | m.Undo
    | m.Ask
    | m.Answer
    | m.Resume
    | m.Leave
    | m.Return
    | m.Resign
    | m.Settings
    | m.Commit
    | m.Number
)


def obey(table: Table, person: str, wish: Wish, at: int, away_bot: str) -> None:
    """Do what a person wishes, or raise Refusal or IllegalMove with nothing changed."""
    match wish:
        case m.Act():
            table.act(person, wish.action, wish.version, at)
        case m.Done():
            table.done(person, wish.version, at)
        case m.Undo():
            table.undo(person, wish.version, at)
        case m.Ask():
            table.ask(person, wish.what, at)
        case m.Answer():
            table.answer(person, wish.ask, wish.yes, at)
        case m.Resume():
            table.resume(person, at)
        case m.Leave():
            table.leave(person, known_bot(wish.bot), at)
        case m.Return():
            table.come_back(person, at)
        case m.Resign():
            table.resign(person, away_bot, at)
        case m.Settings():
            table.set_hold(person, wish.hold, at)
        case m.Commit():
            table.commit(person, SEAT_LETTERS.index(wish.seat), wish.hash, at)
        case m.Number():
            table.reveal(person, SEAT_LETTERS.index(wish.seat), wish.number, at)


def known_bot(code: str) -> str:
    """The code of a bot that there is, and that a server offers: a level or a simple one."""
    try:
        if code.startswith("mcts"):
            raise BadOption("Bots at a table are called by the name of their level.")
        make_bot(code, 0)
    except BadOption as error:
        raise Refusal("message", str(error)) from None
    return code


def explain(table: Table, wish: m.Why) -> m.Because:
    """Why something is not possible now."""
    reason = table.why_not(wish.action)
    if reason is None:
        return m.Because(wish.id, wish.action, table.version, True)
    args = dict(reason.args)
    return m.Because(
        wish.id, wish.action, table.version, False, reason.clause, reason.message, args, str(reason)
    )


def refuse(error: Refusal | IllegalMove, mark: int | None, version: int) -> m.Refused:
    """The answer to a wish that is not granted."""
    if isinstance(error, IllegalMove):
        reason = error.reason
        return m.Refused(
            mark, "illegal", str(error), version, reason.message, dict(reason.args), reason.clause
        )
    return m.Refused(mark, error.code, str(error), version, error.message, error.args_of_message)  # type: ignore[arg-type]
