"""The C face of a state whose rules are plain Python: it takes the GIL and asks methods of `mattock.plain`.

Compiled code cannot pass an exception on from the C face. So what goes wrong in such rules is kept by the
game, the state counts as over, which ends every loop, and `Game.raise_kept` raises it where Python is back.
"""

from __future__ import annotations

from typing import Any

import cython

from mattock.core.errors import BadArgument
from mattock.core.state import State

if not cython.compiled:
    from mattock.core.state import put
    from mattock.core.vocabulary import CHANCE, DRAW_FIRST, GAME_OVER, OVER, ROOM, SEATS, UNKNOWN_ID


class Bridge(State):
    """Everything that compiled code asks of a state, answered by Python."""

    game: Any  # a PlainGame

    def __setattr__(self, name: str, value: object) -> None:
        put(self, name, value)  # the rules write as Python does

    def fail(self, error: Any) -> None:
        """Keep what went wrong, and end whatever goes on."""
        self.game.keep(error)
        self.mover = OVER

    def moves(self, out: list[int]) -> int:
        try:
            n = self.fill(self.choices(), out)
            if not n:
                raise BadArgument(f"{self.game.name}: somebody is to decide, and every decision is refused.")
            return n
        except BaseException as error:
            self.fail(error)
        return 0

    def chances(self, out: list[int], weight: list[int]) -> int:
        try:
            pairs = list(self.draws())
            if not pairs:
                raise BadArgument(f"{self.game.name}: something is to be drawn, and draws() names nothing.")
            self.fill([number for _, number in pairs], weight)
            return self.fill([outcome for outcome, _ in pairs], out)
        except BaseException as error:
            self.fail(error)
        out[0] = 0
        weight[0] = 1
        return 1

    def fill(self, numbers: Any, out: list[int]) -> int:
        """Copy a list of numbers; how many."""
        n = 0
        for number in numbers:
            if n == ROOM:
                raise BadArgument(f"{self.game.name}: one list of possibilities has room for {ROOM}.")
            out[n] = number
            n += 1
        return n

    def refuse(self, action: int) -> int:
        try:
            game = self.game
            if action < 0 or action >= max(game.actions, game.outcomes):
                return UNKNOWN_ID
            if self.mover == CHANCE:
                drawn = [outcome for outcome, _ in self.draws()]
                return 0 if action in drawn else DRAW_FIRST if action < game.actions else UNKNOWN_ID
            if action >= game.actions:
                return UNKNOWN_ID
            if self.mover == OVER:
                return GAME_OVER
            number: int = game.number_of_reason(self.forbids(action))
            return number
        except BaseException as error:
            self.fail(error)
        return UNKNOWN_ID

    def do(self, action: int) -> None:
        try:
            if self.mover == CHANCE:
                self.drawn(action)
            else:
                self.play(action)
        except BaseException as error:
            self.fail(error)

    def copy_from(self, other: State) -> None:
        self.mover = other.mover
        self.players = other.players
        self.words = other.words  # none: uncompiled, no other place says so
        try:
            self.take_over(other)
            if self.game.kept is not None:
                self.mover = OVER  # nothing more is begun
        except BaseException as error:
            self.fail(error)

    def count(self, out: list[int]) -> None:
        for seat in range(SEATS):
            out[seat] = 0
        try:
            self.fill(self.points(), out)
        except BaseException as error:
            self.fail(error)

    def victors(self) -> int:
        try:
            won = 0
            for seat in self.won():
                won |= 1 << seat
            return won
        except BaseException as error:
            self.fail(error)
        return 1

    def key(self) -> int:
        try:
            mixed: int = self.mix()
            return mixed
        except BaseException as error:
            self.fail(error)
        return 0

    def fault(self) -> int:
        try:
            number: int = self.game.number_of_fault(self.unsound())
            return number
        except BaseException as error:
            self.fail(error)
        return 0

    def appeals(self, actions: list[int], n: int, out: list[int]) -> None:
        for i in range(n):
            out[i] = 0
        try:
            for i in range(n):
                out[i] = self.looks(actions[i])
        except BaseException as error:
            self.fail(error)

    def prospects(self, out: list[float]) -> None:
        for seat in range(SEATS):
            out[seat] = 0.0
        try:
            hopes = list(self.hopes())
            for seat in range(min(SEATS, len(hopes))):
                out[seat] = hopes[seat]
        except BaseException as error:
            self.fail(error)

    def observe_from(self, first: int, out: bytearray) -> int:
        n = 0
        try:
            for cell in self.game.sight(self, first):
                out[n] = cell
                n += 1
        except BaseException as error:
            self.fail(error)
        return n

    def blank(self) -> State:
        return type(self).__new__(type(self))

    # Plain Python from here on: what `mattock.plain` and a game supply.

    def choices(self) -> Any:
        raise NotImplementedError

    def draws(self) -> Any:
        raise NotImplementedError

    def forbids(self, action: int) -> str:
        raise NotImplementedError

    def play(self, action: int) -> None:
        raise NotImplementedError

    def drawn(self, outcome: int) -> None:
        raise NotImplementedError

    def points(self) -> Any:
        raise NotImplementedError

    def won(self) -> Any:
        raise NotImplementedError

    def unsound(self) -> str:
        raise NotImplementedError

    def looks(self, action: int) -> int:
        raise NotImplementedError

    def hopes(self) -> Any:
        raise NotImplementedError

    def take_over(self, other: Any) -> None:
        raise NotImplementedError

    def mix(self) -> int:
        raise NotImplementedError
