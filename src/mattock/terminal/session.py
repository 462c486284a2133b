"""One game at one screen: what is shown, what is typed, and who moves."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

import mattock
from mattock.bots import Bot, BotFault, MctsBot
from mattock.bots.hints import THOUGHT, figures, worth_showing
from mattock.core.errors import MattockError
from mattock.core.game import Game
from mattock.core.records import write_record
from mattock.core.referee import Referee
from mattock.core.undo import UndoOffer, undo_now
from mattock.core.vocabulary import CHANCE, OVER, SEAT_LETTERS
from mattock.terminal.board import board, desk_of
from mattock.terminal.files import check_free, new_file, resume_command, write_file
from mattock.terminal.look import THEME, sentence, sign
from mattock.terminal.names import called, calling, names_of, told
from mattock.terminal.rules import show_rules
from mattock.terminal.typed import example, meant
from mattock.words import say

RECALLED = 30  # sentences that `log` tells
HINTS = 3  # moves that a hint names


class Leaving(Exception):
    """The player leaves."""


class Session:
    """A game being played here: what is shown, what is typed, and who moves."""

    def __init__(
        self,
        referee: Referee,
        bots: Mapping[int, Bot],
        console: Console,
        file: Path | None,
        hints: bool = False,
    ) -> None:
        self.referee = referee
        self.bots = bots
        self.console = console
        self.file = file  # where the game is kept
        self.hints = hints or referee.state.players - len(bots) < 2  # between people only if allowed
        self.doubted: tuple[int, int] | None = None  # a move to be confirmed, and where it was typed
        self.desk = desk_of(referee.game)
        self.heard = self.last_of_people()  # how many steps have been told

    @property
    def game(self) -> Game:
        return self.referee.game

    @property
    def state(self) -> mattock.State:
        return self.referee.state

    def last_of_people(self) -> int:
        """The last step that a person decided; what follows it has not been told yet."""
        steps = range(len(self.referee.standing) - 1, -1, -1)
        movers = ((step, self.referee.before[step].mover) for step in steps)
        return next((step for step, mover in movers if mover >= 0 and mover not in self.bots), 0)

    def run(self) -> int:
        """Play to the end, or until the player leaves."""
        with calling(self.names(), self.desk.words):
            return self.play()

    def play(self) -> int:
        """Play with the names of the table."""
        if self.file is not None:
            write_file(self.file, self.referee.save())
        try:
            while self.go_on():
                self.keep()
                self.show_table()
                self.decide()
            self.end()
        except (Leaving, KeyboardInterrupt, EOFError) as leaving:
            self.leave(by_wish=isinstance(leaving, Leaving))
        except BotFault as fault:
            self.console.print(sentence(str(fault)))
            self.leave(by_wish=True)
            return 2
        return 0

    def go_on(self) -> bool:
        """Draws and bots, until a person has to decide; False at the end of the game."""
        while self.state.mover != OVER:
            if self.state.mover == CHANCE:
                self.referee.draw()
            elif self.state.mover in self.bots:
                self.referee.act(self.bots[self.state.mover].choose(self.state))
            else:
                return True
        return False

    def keep(self) -> None:
        """Write the game to its file, if it has one."""
        try:
            if self.file is not None:
                write_file(self.file, self.referee.save())
        except MattockError as error:
            self.console.print(sentence(str(error)))

    # What is shown.

    def say(self, message: str, **args: int | str) -> None:
        """One sentence."""
        self.console.print(sentence(told(message, args)))

    def show_table(self) -> None:
        """The board, what happened, what to do now and the legal moves: on one screen if possible."""
        told = [*self.recap(), *self.moves_now()]
        whole = board(self.game, self.state, self.names())
        self.console.print()
        if self.fits(whole, *told):
            self.console.print(whole)
        else:
            self.console.print(board(self.game, self.state, self.names(), short=True))
        for part in told:
            self.console.print(part)

    def fits(self, *parts: RenderableType) -> bool:
        """Whether all this and the prompt fit on the screen."""
        if not self.console.is_terminal:
            return True
        return sum(len(self.console.render_lines(part)) for part in parts) < self.console.height

    def names(self) -> list[str]:
        return names_of(self.referee.seats)

    def recap(self) -> list[RenderableType]:
        """What has happened since, a paragraph for consecutive steps of one mover."""
        lines = self.sentences(self.heard, brief=True)
        self.heard = len(self.referee.standing)
        return [sentence(f"• {line}") for line in lines]

    def sentences(self, first: int, brief: bool = False) -> list[str]:
        """The steps from one on in words, grouped by mover."""
        paragraphs = []
        steps = range(first, len(self.referee.standing))
        for mover, group in groupby(steps, key=lambda step: self.referee.before[step].mover):
            quiet = self.desk.quiet | (self.desk.seen if brief and mover == CHANCE else frozenset())
            events = [event for step in group for event in self.events(step)]
            words = [told(e.message, e.args) for e in events if e.kind not in quiet]
            if words:
                paragraphs.append(" ".join(words))
        return paragraphs

    def events(self, step: int) -> list[mattock.Event]:
        """What one step did."""
        before = self.referee.before[step]
        line = self.referee.record.lines[self.referee.standing[step]]
        return self.game.tell(before, before.parse(getattr(line, "text", "")))

    def moves_now(self) -> Iterator[RenderableType]:
        """What to do now, and the numbered moves."""
        yield sentence(Text(f"{self.call()} {self.task()}", "lamp"))
        moves = [self.button(number, action) for number, action in enumerate(self.state.legal(), 1)]
        yield Columns(moves, padding=(0, 2), column_first=True)
        if len(moves) == 1:
            yield Text(say("terminal-only-move", {}), "dim")

    def call(self) -> str:
        """To the player whose turn it is; by name, if several share the screen."""
        mover = self.state.mover
        shared = "yes" if self.state.players - len(self.bots) > 1 else "no"
        name = called(SEAT_LETTERS[mover])
        return say("your-turn", {"shared": shared, "name": name[:1].upper() + name[1:]})

    def task(self) -> str:
        """What there is to do."""
        return told(f"{self.game.name}-now-{self.state.view()['phase']}", self.game.now(self.state))

    def button(self, number: int, action: int) -> Text:
        move = self.state.describe(action)
        choice = self.desk.choice
        line = Text(f"{number:>3} ", "lamp")
        words = told(move.message, move.args) if choice is None else choice(self.state, action)
        return line.append(words, "default not bold")

    # What is typed.

    def decide(self) -> None:
        """Read commands until the mover has decided or something was taken back."""
        version = len(self.referee.record.lines)
        while len(self.referee.record.lines) == version:
            try:
                self.obey(self.ask().strip())
            except MattockError as error:
                self.console.print(sentence(str(error)))

    def ask(self) -> str:
        """One line of input; on a terminal the prompt is passed on to line editing."""
        prompt = f"{sign(SEAT_LETTERS[self.state.mover])} > "
        if self.console.is_terminal and self.console.file is sys.stdout:
            return input(prompt)
        self.console.print(Text(prompt), end="")
        line = input()
        if not sys.stdin.isatty():
            self.console.print(Text(line))
        return line

    def obey(self, text: str) -> None:
        """A command, or a move by number or notation."""
        words = text.split()
        command = COMMANDS.get(words[0].lower()) if words else None
        extra = self.desk.extras.get(words[0].lower()) if words else None
        if command is not None:
            command(self, words[1:])
        elif extra is not None:
            self.console.print(extra.show(self.state, self.state.mover, words[1:]))
        elif text or len(self.state.legal()) == 1:
            self.move(text)
        else:
            self.say("terminal-choose")

    def move(self, text: str) -> None:
        """Make a move, or say why not."""
        action = meant(self.state, text) if text else self.state.legal()[0]
        if reason := self.state.why_not(action):
            self.console.print(sentence(f"{told(reason.message, reason.args)} ({reason.clause})"))
        elif self.is_sure(action):
            self.referee.act(action)

    def is_sure(self, action: int) -> bool:
        """Whether a move needs no confirmation, or has just been typed again."""
        doubt, asked = self.desk.doubt(self.state, action), self.doubted
        self.doubted = (len(self.referee.record.lines), action)
        if not doubt or self.doubted == asked or len(self.state.legal()) == 1:
            return True
        again = say("terminal-again", {})
        self.console.print(sentence(f"{doubt} {again}"))
        return False

    # Commands.

    def why(self, words: Sequence[str]) -> None:
        """Why a move is possible or not, with its clause."""
        if not words:
            self.say("terminal-why-what", example=example(self.state))
            return
        action = meant(self.state, " ".join(words))
        reason = self.state.why_not(action)
        if reason is None:
            move = self.state.describe(action)
            self.say("terminal-why-possible", move=told(move.message, move.args))
            return
        self.console.print(sentence(f"{told(reason.message, reason.args)} ({reason.clause})"))
        show_rules(self.game, reason.clause, self.console)

    def undo_offer(self) -> UndoOffer:
        """What taking back the last choice would be; everybody at this screen is a person of their own."""
        seats = range(self.state.players)
        owners = ["" if seat in self.bots else SEAT_LETTERS[seat] for seat in seats]
        return undo_now(self.referee.history, owners)

    def undo(self, words: Sequence[str]) -> None:
        """A free undo."""
        offer = self.undo_offer()
        if offer.kind == "free":
            self.take_back(offer)
        else:
            alone = len(self.bots) == self.state.players - 1
            self.say("terminal-undo-drawn" if alone else "terminal-undo-drawn-people")

    def undo_anyway(self, words: Sequence[str]) -> None:
        """Alone against bots: back to your last choice, whatever came after it."""
        offer = self.undo_offer()
        if len(self.bots) < self.state.players - 1:
            self.say("terminal-undo-alone-only")
        elif offer.point is None:
            self.say("terminal-undo-nothing")
        else:
            self.take_back(offer)

    def take_back(self, offer: UndoOffer) -> None:
        assert offer.point is not None, "there is something to take back"
        steps = self.referee.take_back(offer.point)
        self.heard = len(self.referee.standing)
        self.say("terminal-undone", steps=steps)

    def hint(self, words: Sequence[str]) -> None:
        """The best moves of a search: the chance to win, the expected points, how it would go on."""
        if not self.hints:
            self.say("terminal-no-hints")
            return
        found = MctsBot(THOUGHT, len(self.referee.standing)).analyse(self.state)
        for choice in worth_showing(found)[:HINTS]:
            move = self.state.describe(choice.action)
            chance, points = figures(choice, found.seat)
            self.say(
                "terminal-hint",
                move=told(move.message, move.args),
                line=" · ".join(choice.line),
                chance=round(100 * chance),
                points=round(points),
            )

    def rules(self, words: Sequence[str]) -> None:
        show_rules(self.game, words[0] if words else None, self.console)

    def odds(self, words: Sequence[str]) -> None:
        self.console.print(self.desk.odds(self.state))

    def log(self, words: Sequence[str]) -> None:
        """What happened, the last of it or all."""
        lines = self.sentences(0)
        wanted = len(lines) if words[:1] == ["all"] else RECALLED
        for line in lines[-wanted:]:
            self.console.print(sentence(f"• {line}"))
        if len(lines) > wanted:
            self.say("terminal-log-more", lines=len(lines) - wanted)

    def score(self, words: Sequence[str]) -> None:
        self.console.print(self.desk.score(self.state))

    def show_all(self, words: Sequence[str]) -> None:
        """Print the whole board again, even on a small screen."""
        for part in (board(self.game, self.state, self.names()), *self.moves_now()):
            self.console.print(part)

    def save(self, words: Sequence[str]) -> None:
        """Save the game in a file, from now on after each decision."""
        if not words and self.file is None:
            self.say("terminal-save-where")
            return
        file = Path(" ".join(words)).expanduser() if words else self.file
        assert file is not None
        if file != self.file:
            check_free(file)
        write_file(file, self.referee.save())
        self.file = file
        self.say("terminal-saved", file=str(file))
        self.console.print(Text("  " + resume_command(self.referee, file)), soft_wrap=True)

    def help(self, words: Sequence[str]) -> None:
        """The help: all commands."""
        table = Table.grid(padding=(0, 2))
        extras = [(extra.usage, extra.message) for extra in self.desk.extras.values()]
        move, why, clause = self.desk.examples
        for usage, message in (
            (move, "terminal-help-move"),
            (why, "terminal-help-why"),
            *HELP[:2],
            *extras,
            *HELP[2:],
            (clause, "terminal-help-rules"),
            *LAST_HELP,
        ):
            table.add_row(Text(usage, "lamp"), say(message, {}))
        self.console.print(table)

    def quit(self, words: Sequence[str]) -> None:
        raise Leaving

    # Leaving.

    def leave(self, by_wish: bool) -> None:
        """Save the game, and print how to resume it."""
        if not by_wish:
            self.console.print()
        if self.state.mover == OVER:
            return
        file = self.file or new_file(self.game.name)
        try:
            write_file(file, self.referee.save())
        except MattockError as error:
            self.console.print(sentence(str(error)))
            file = Path(tempfile.gettempdir()) / new_file(self.game.name).name
            write_file(file, self.referee.save())
        self.say("terminal-left")
        self.console.print(Text("  " + resume_command(self.referee, file)), soft_wrap=True)

    def end(self) -> None:
        """The last board, the points and who has won."""
        for part in (board(self.game, self.state, self.names()), *self.recap()):
            self.console.print(part)
        self.console.print(self.desk.score(self.state))
        record = self.referee.finish()
        if self.file is not None:
            write_file(self.file, write_record(record))
            self.say("terminal-record", file=str(self.file))


COMMANDS: dict[str, Callable[[Session, Sequence[str]], None]] = {
    "why": Session.why,
    "undo": Session.undo,
    "undo!": Session.undo_anyway,
    "hint": Session.hint,
    "rules": Session.rules,
    "odds": Session.odds,
    "log": Session.log,
    "score": Session.score,
    "board": Session.show_all,
    "save": Session.save,
    "help": Session.help,
    "?": Session.help,
    "quit": Session.quit,
    "exit": Session.quit,
}

HELP = (
    ("undo, undo!", "terminal-help-undo"),
    ("hint", "terminal-help-hint"),
    ("odds", "terminal-help-odds"),
    ("score", "terminal-help-score"),
    ("log, log all", "terminal-help-log"),
)

LAST_HELP = (
    ("board", "terminal-help-board"),
    ("save FILE", "terminal-help-save"),
    ("quit, Ctrl-C", "terminal-help-quit"),
)


def play_from(
    referee: Referee,
    bots: Mapping[int, Bot],
    console: Console,
    file: Path | None = None,
    hints: bool = False,
) -> int:
    """Play on at a table, from whatever position it is in."""
    console.push_theme(THEME)
    try:
        return Session(referee, bots, console, file, hints).run()
    finally:
        console.pop_theme()
