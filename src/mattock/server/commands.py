"""What a client's message means at a table: which command it is, and how its refusal is told."""

from __future__ import annotations

from mattock.bots import make_bot
from mattock.core.errors import BadOption, IllegalMove
from mattock.core.vocabulary import SEAT_LETTERS
from mattock.server import messages as m
from mattock.server.acting import act, commit, end_turn, reveal, undo
from mattock.server.asking import answer, ask, resume
from mattock.server.refusals import Refusal
from mattock.server.seating import come_back, leave, let_chat, resign, set_hold
from mattock.server.tables import Table

TableCommand = (
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
    | m.LetChat
    | m.Commit
    | m.Number
)


def execute(table: Table, person: str, command: TableCommand, at: int, away_bot: str) -> None:
    """Carry out a person's command, or raise Refusal or IllegalMove with nothing changed."""
    match command:
        case m.Act():
            act(table, person, command.action, command.version, at)
        case m.Done():
            end_turn(table, person, command.version, at)
        case m.Undo():
            undo(table, person, command.version, at)
        case m.Ask():
            ask(table, person, command.what, at)
        case m.Answer():
            answer(table, person, command.ask, command.yes, at)
        case m.Resume():
            resume(table, person, at)
        case m.Leave():
            leave(table, person, known_bot(command.bot), at)
        case m.Return():
            come_back(table, person, at)
        case m.Resign():
            resign(table, person, away_bot, at)
        case m.Settings():
            set_hold(table, person, command.hold, at)
        case m.LetChat():
            let_chat(table, person, command.on, at)
        case m.Commit():
            commit(table, person, SEAT_LETTERS.index(command.seat), command.hash, at)
        case m.Number():
            reveal(table, person, SEAT_LETTERS.index(command.seat), command.number, at)


def known_bot(code: str) -> str:
    """The code of a bot that a server offers: a level or a simple one."""
    try:
        if code.startswith(("mcts", "net:")):
            raise BadOption("Bots at a table are called by the name of their level.")
        make_bot(code, 0)
    except BadOption as error:
        raise Refusal("message", str(error)) from None
    return code


def explain(table: Table, command: m.Why) -> m.Because:
    """Why something is not possible now."""
    reason = table.play.why_not(command.action)
    if reason is None:
        return m.Because(command.id, command.action, table.version, True)
    told = (reason.clause, reason.message, dict(reason.args), str(reason))
    return m.Because(command.id, command.action, table.version, False, *told)


def refused(error: Refusal | IllegalMove, mark: int | None, version: int) -> m.Refused:
    """The answer to a command that is refused."""
    if isinstance(error, IllegalMove):
        reason = error.reason
        told = (reason.message, dict(reason.args), reason.clause)
        return m.Refused(mark, "illegal", str(error), version, *told)
    return m.Refused(mark, error.code, str(error), version, error.message, error.args_of_message)  # type: ignore[arg-type]
