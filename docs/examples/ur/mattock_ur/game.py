"""The Royal Game of Ur: what a position holds, what may be done, and what the game is called."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from mattock.plain import CHANCE, OVER, PlainGame, PlainState, a_seat, flag, number, several

PIECES = 7
SQUARES = [str(square) for square in range(1, 15)]
HOME = 15  # one step behind the last square
ROSETTES = (4, 8, 14)
SHARED = range(5, 13)
SAFE = 8  # the rosette that both players pass
ODDS = (1, 4, 6, 4, 1)  # of 0 to 4 marked corners on top


class UrState(PlainState):
    """A position."""

    begun: int = flag(meaning="the player who begins has been drawn")
    turn: int = a_seat(meaning="whose turn it is")
    thrown: int = number(0, 4, meaning="what was thrown")
    waiting: list[int] = number(0, PIECES, start=PIECES, each_seat=True, meaning="pieces beside the board")
    pieces: list[int] = several(SQUARES, each_seat=True, meaning="the squares of its path with a piece")
    home: list[int] = number(0, PIECES, each_seat=True, meaning="pieces that have left the board")

    def stands(self, seat: int, square: int) -> bool:
        """Whether a seat has a piece on this square of its path."""
        return bool(self.pieces[seat] >> (square - 1) & 1)

    def way(self, action: int) -> tuple[int, int]:
        """Where a move begins, 0 beside the board, and where it ends."""
        move = self.game.move(action)
        begin = move.fields["square"] + 1 if move.kind == "move" else 0
        return begin, begin + self.thrown

    # What may be done.

    def forbids(self, action: int) -> str:
        begin, end = self.way(action)
        if begin == 0 and not self.waiting[self.mover]:
            return "nobody-waits"
        if begin and not self.stands(self.mover, begin):
            return "no-piece"
        if end > HOME:
            return "too-far"
        if end < HOME and self.stands(self.mover, end):
            return "own-piece"
        if end == SAFE and self.stands(1 - self.mover, end):
            return "safe"
        return ""

    def draws(self) -> Iterable[tuple[int, int]]:
        if not self.begun:
            return [(self.game.id_of_draw("start", seat), 1) for seat in range(2)]
        return [(self.game.id_of_draw("throw", pips), weight) for pips, weight in enumerate(ODDS)]

    # Doing it.

    def drawn(self, outcome: int) -> None:
        draw = self.game.outcome(outcome)
        if draw.kind == "start":
            self.begun = 1
            self.turn = draw.fields["seat"]
            self.tell("begins", self.turn)
            return
        self.thrown = draw.fields["pips"]
        self.tell("thrown", self.turn, self.thrown)
        self.mover = self.turn
        if self.thrown == 0 or not self.choices():
            self.tell("stuck", self.turn)
            self.hand_on(1 - self.turn)

    def play(self, action: int) -> None:
        mover, rival = self.mover, 1 - self.mover
        begin, end = self.way(action)
        if begin:
            self.pieces[mover] ^= 1 << (begin - 1)
        else:
            self.waiting[mover] -= 1
            self.tell("entered", mover, end - 1)
        if end == HOME:
            self.home[mover] += 1
            self.tell("left", mover)
        else:
            self.pieces[mover] |= 1 << (end - 1)
            if begin:
                self.tell("moved", mover, begin - 1, end)
        if end in SHARED and self.stands(rival, end):
            self.pieces[rival] ^= 1 << (end - 1)
            self.waiting[rival] += 1
            self.tell("captured", mover, rival)
        if self.home[mover] == PIECES:
            self.mover = OVER
            self.tell("won", mover)
        elif end in ROSETTES:
            self.tell("rosette", mover)
            self.hand_on(mover)
        else:
            self.hand_on(rival)

    def hand_on(self, seat: int) -> None:
        """The next throw is this seat's."""
        self.turn = seat
        self.thrown = 0
        self.mover = CHANCE

    def points(self) -> list[int]:
        return self.home[: self.players]

    # Advice for bots, and a check of positions set up by hand. A game goes without either.

    def looks(self, action: int) -> int:
        begin, end = self.way(action)
        captures = end in SHARED and self.stands(1 - self.mover, end)
        return end + 10 * (end in ROSETTES) + 8 * captures - 6 * (begin == SAFE)

    def hopes(self) -> Iterable[float]:
        for seat in range(2):
            steps = sum(square for square in range(1, HOME) if self.stands(seat, square))
            yield self.home[seat] + steps / HOME

    def unsound(self) -> str:
        for seat in range(2):
            if self.waiting[seat] + self.pieces[seat].bit_count() + self.home[seat] != PIECES:
                return "a player does not have seven pieces"
        if any(self.stands(0, square) and self.stands(1, square) for square in SHARED):
            return "two pieces stand on one square"
        if (self.mover == OVER) != (PIECES in self.home):
            return "the game is over when seven pieces have left the board, and not before"
        if self.mover >= 0 and (self.mover != self.turn or not self.choices()):
            return "the player to move has not the turn, or no move"
        return ""

    # What is shown.

    def facts(self, action: int) -> Mapping[str, Any]:
        return {"pips": self.thrown, "end": self.way(action)[1]}

    def shows(self) -> Mapping[str, Any]:
        rows = [
            {
                "square": name,
                "rosette": square in ROSETTES,
                "A": self.stands(0, square),
                "B": self.stands(1, square),
                "moves": ["move"],  # the kinds of move that touch this row in the browser
            }
            for square, name in enumerate(SQUARES, 1)
        ]
        return {"thrown": self.thrown, "path": rows}

    def has(self, seat: int) -> Mapping[str, Any]:
        return {"waiting": self.waiting[seat], "home": self.home[seat]}

    def earned(self, seat: int) -> Mapping[str, int]:
        return {"home": self.home[seat]}


class UrGame(PlainGame):
    """What the game is called, and everything that has a name in it."""

    name = "ur"
    letter = "U"  # of its clauses
    version = "1.0"
    players = (2,)
    rules = UrState
    moves = {"enter": {}, "move": {"square": SQUARES}}
    draws = {"start": {"seat": "AB"}, "throw": {"pips": "01234"}}
    refusals = {
        "unknown-id": "U0.5",
        "game-over": "U0.6",
        "draw-first": "U0.7",
        "other-phase": "U0.8",
        "nobody-waits": "U2.2",
        "no-piece": "U2.1",
        "too-far": "U2.6",
        "own-piece": "U2.3",
        "safe": "U2.5",
    }
    events = {
        "begins": ("U0.4", "seat"),
        "thrown": ("U1.1", "seat", "pips"),
        "stuck": ("U1.2", "seat"),
        "entered": ("U2.2", "seat", "square"),
        "moved": ("U2.1", "seat", "square", "end"),
        "captured": ("U2.4", "seat", "rival"),
        "left": ("U2.6", "seat"),
        "rosette": ("U3.1", "seat"),
        "won": ("U3.3", "seat"),
    }
    terms = {"rival": "AB"}  # what else is a name and no number
    faults = (
        "a player does not have seven pieces",
        "two pieces stand on one square",
        "the game is over when seven pieces have left the board, and not before",
        "the player to move has not the turn, or no move",
    )

    def now(self, state: Any) -> Mapping[str, Any]:
        return {**super().now(state), "pips": state.thrown}
