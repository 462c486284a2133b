"""The state of any game: a C face for compiled code, and the contract that Python callers see.

The C face works as a vtable: a game overrides its methods and nothing else. Playouts, search, batches and
soak tests use nothing but these.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import cython

from mattock.core.arguments import WORD, shown, whole
from mattock.core.errors import BadArgument, BadOption, IllegalMove, MattockError, NotChance

if not cython.compiled:
    from operator import index

    from mattock.core.bits import below, blend
    from mattock.core.block import copy_fields, hash_fields, same_fields
    from mattock.core.vocabulary import CHANCE, OVER, ROOM, SEATS, SIGHT, UNKNOWN_ID

    put = object.__setattr__

if TYPE_CHECKING:
    from mattock.core.game import Game
    from mattock.core.moves import Move, Reason

S = TypeVar("S", bound="State")
COMPILED = cython.compiled
CHANGES = "`apply` and `draw` change a state, `from_dict` of its game sets one up."


class State:
    """A position: what has been seen, and the multiset of what has not; never the future."""

    mover: int  # a seat, CHANCE or OVER
    players: int
    game: Game
    begin: int  # where its declared fields begin, in bytes
    words: int  # how many words they are; 0 where a game copies, compares and hashes its states itself
    listening: bool  # events are being collected
    notes: list[tuple[int, int, int, int, int]]  # the collected events: a kind and four numbers each

    def __init__(self) -> None:
        raise BadArgument("A state comes from `new` or `from_dict` of a game, never from its class.")

    def __setattr__(self, name: str, value: object) -> None:
        raise MattockError(f"A state's {name} is read, not written: {CHANGES}")

    def __delattr__(self, name: str) -> None:
        raise MattockError(f"A state keeps its {name}: {CHANGES}")

    # The C face: what a game overrides. Called without the GIL when compiled.

    def moves(self, out: list[int]) -> int:
        """Fill in the mover's legal actions, ascending; returns how many."""
        return 0

    def chances(self, out: list[int], weight: list[int]) -> int:
        """Fill in the possible outcomes, ascending, and their weights; returns how many."""
        return 0

    def refuse(self, action: int) -> int:
        """The number of the reason against this id, or 0 if it is legal now."""
        return 0

    def do(self, action: int) -> None:
        """Carry out a legal action or outcome."""

    def copy_from(self, other: State) -> None:
        """Become equal to a state of the same game."""
        self.mover = other.mover
        self.players = other.players
        self.begin = other.begin
        self.words = other.words
        copy_fields(self, other, other.begin, other.words)

    def count(self, out: list[int]) -> None:
        """Fill in the victory points so far, for four seats."""

    def victors(self) -> int:
        """The seats that have won, as a bit set."""
        return 0

    def key(self) -> int:
        """A 64-bit hash of the state, the key of hash tables."""
        return hash_fields(self, self.begin, self.words, blend(self.players, self.mover + 2))

    def fault(self) -> int:
        """The number of the first invariant that does not hold, or 0."""
        return 0

    def appeals(self, actions: list[int], n: int, out: list[int]) -> None:
        """Move-ordering heuristic: fill in how good n legal actions look at a glance."""
        for i in range(n):
            out[i] = 0

    def prospects(self, out: list[float]) -> None:
        """Value estimate: fill in the points that each of four seats should end with, at a glance."""
        if not cython.compiled:
            score = [0] * SEATS
        self.count(score)
        for seat in range(SEATS):
            out[seat] = float(score[seat])

    def observe_from(self, first: int, out: bytearray) -> int:
        """Write the public facts as bytes from any seat: it first, then the others in the order of play."""
        return 0

    def blank(self) -> State:
        """A new state of the same class, not yet filled."""
        return State.__new__(State)

    # The same for every game.

    def observe(self, out: bytearray) -> int:
        """Write the observation of the mover, or of A where nobody moves; returns its length."""
        return self.observe_from(self.mover if self.mover > 0 else 0, out)

    # What the rules call.

    def total(self, seat: int) -> int:
        """A player's victory points so far."""
        if not cython.compiled:
            out = [0] * SEATS
        self.count(out)
        return out[seat]

    def leaders(self) -> int:
        """The seats with the most victory points, as a bit set."""
        if not cython.compiled:
            out = [0] * SEATS
        self.count(out)
        best = 0
        found = 0
        for seat in range(self.players):
            if out[seat] > best:
                best = out[seat]
                found = 0
            if out[seat] == best:
                found |= 1 << seat
        return found

    def note(self, kind: int, a: int, b: int, c: int, d: int = 0) -> None:
        """Note an event worth saying at the table. Costs one branch while nobody listens."""
        if self.listening:
            self.hear(kind, a, b, c, d)

    def hear(self, kind: int, a: int, b: int, c: int, d: int) -> None:
        with cython.gil:
            self.notes.append((kind, a, b, c, d))

    # The contract, written once.

    def clone(self: S) -> S:
        """An independent copy."""
        new = self.blank()
        new.game = self.game
        new.listening = False
        new.copy_from(self)
        return new  # type: ignore[return-value]  # blank() makes the same class

    def legal(self) -> list[int]:
        """The legal actions in ascending order; at CHANCE the possible outcomes; empty only at OVER."""
        if not cython.compiled:
            out = [0] * ROOM
            weight = [0] * ROOM
        if self.mover == CHANCE:
            n = self.chances(out, weight)
        elif self.mover == OVER:
            n = 0
        else:
            n = self.moves(out)
        return [out[i] for i in range(n)]

    def weights(self) -> list[int]:
        """At CHANCE the integer weights of the outcomes in `legal()`, in the same order."""
        if not cython.compiled:
            out = [0] * ROOM
            weight = [0] * ROOM
        if self.mover != CHANCE:
            raise NotChance("Nothing is drawn now: a player moves, or the game is over.")
        n = self.chances(out, weight)
        return [weight[i] for i in range(n)]

    def draw(self, bits: int) -> int:
        """At CHANCE: pick an outcome by weight from 64 random bits, apply it and return it."""
        try:
            fall = index(bits)
            if not cython.compiled and not 0 <= fall <= WORD:
                raise OverflowError
        except (TypeError, OverflowError):
            raise BadArgument(f"A draw takes 64 random bits, not {shown(bits)}.") from None
        if not cython.compiled:
            out = [0] * ROOM
            weight = [0] * ROOM
        if self.mover != CHANCE:
            raise NotChance("Nothing is drawn now: a player moves, or the game is over.")
        outcome = pick(self, fall, out, weight)
        self.do(outcome)
        return outcome

    def apply(self, action: int) -> None:
        """Carry out an action, or an outcome at CHANCE; an illegal one raises IllegalMove."""
        self.do(self.possible(action))

    def possible(self, action: int) -> int:
        """The id, if it is legal now; else IllegalMove with the reason."""
        refused = self.refusal(action)
        if refused:
            raise IllegalMove(self.game.reason(self, index(action), refused))
        return index(action)

    def why_not(self, action: int) -> Reason | None:
        """None if the action is legal, else the reason with its clause. Takes any integer."""
        return self.game.explain(self, action)

    def refusal(self, action: int) -> int:
        """The number of the reason against an id, 0 if it is legal."""
        try:
            return self.refuse(index(action))
        except OverflowError:  # beyond every id
            return UNKNOWN_ID
        except TypeError:  # 60.7 is no id
            raise BadArgument(f"An action is a whole number, not {shown(action)}.") from None

    def describe(self, action: int) -> Move:
        """The action, or at CHANCE the outcome, with what it means here."""
        return self.game.describe(self, action)

    def parse(self, text: str) -> int:
        """The id of any well-formed move, legal or not; BadNotation for anything else."""
        return self.game.parse(self, text)

    def scores(self) -> list[int]:
        """The victory points so far, by seat."""
        if not cython.compiled:
            out = [0] * SEATS
        self.count(out)
        return [out[i] for i in range(self.players)]

    def observation(self, seat: int | None = None) -> bytes:
        """The public facts as bytes, from the mover's seat or another; `game.observation` is the index."""
        if not cython.compiled:
            out = bytearray(SIGHT)
        if seat is None:
            n = self.observe(out)
        elif 0 <= whole("The seat", seat) < self.players:
            n = self.observe_from(seat, out)
        else:
            raise BadOption(f"There is no seat {shown(seat)} at a table of {self.players}.")
        return bytes(out[:n])

    def winners(self) -> list[int]:
        """The seats that have won; empty before the end."""
        if self.mover != OVER:
            return []
        won = self.victors()
        return [seat for seat in range(self.players) if won >> seat & 1]

    def check(self) -> bool:
        """Whether every invariant holds: no component appeared or vanished."""
        return self.fault() == 0

    def broken(self) -> int:
        """The number of the first invariant that does not hold, or 0."""
        return self.fault()

    def hint(self, action: int) -> int:
        """How good a legal action looks at a glance; the greedy bot takes the best."""
        if self.mover < 0:
            raise MattockError("Nobody decides now: something is drawn, or the game is over.")
        if not cython.compiled:
            actions = [0]
            worth = [0]
        actions[0] = self.possible(action)
        self.appeals(actions, 1, worth)
        return worth[0]

    def hints(self) -> list[int]:
        """How good each action of `legal()` looks at a glance, in the same order; empty if nobody decides."""
        if self.mover < 0:
            return []
        if not cython.compiled:
            out = [0] * ROOM
            worth = [0] * ROOM
        n = self.moves(out)
        self.appeals(out, n, worth)
        return [worth[i] for i in range(n)]

    def outlook(self) -> list[float]:
        """The points that each seat should end with, estimated at a glance; at OVER the scores."""
        if not cython.compiled:
            out = [0.0] * SEATS
        self.prospects(out)
        return [out[i] for i in range(self.players)]

    def view(self) -> dict[str, Any]:
        """What a screen shows: JSON-compatible, the same for everybody at the table."""
        return self.game.view(self)

    def _repr_svg_(self) -> str | None:
        """The picture that a notebook shows."""
        return self.game.picture(self.view())

    def to_dict(self) -> dict[str, Any]:
        """Everything the state holds, JSON-compatible; `game.from_dict` reads it back."""
        return self.game.to_dict(self)

    def alike(self, other: State) -> bool:
        """Whether another state of this game, with the same components, has the same in every field."""
        if self.mover != other.mover or self.players != other.players:
            return False
        if self.words:
            return same_fields(self, other, self.begin, self.words)
        return self.game.values(self) == self.game.values(other)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.game.same(self, other)

    def __hash__(self) -> int:
        return self.key() >> 4  # the same number on both builds: Python folds anything above 61 bits

    def __reduce__(self) -> tuple[Any, ...]:
        return self.game.reduce(self)

    def __copy__(self: S) -> S:
        return self.clone()

    def __deepcopy__(self: S, memo: dict[int, Any]) -> S:
        return self.clone()

    def __repr__(self) -> str:
        return f"mattock.game({self.game.name!r}).from_dict({self.to_dict()!r})"


def write_field(state: State, name: str, value: object) -> None:
    """Set a field from Python; only for code that sets up a whole position and then checks it."""
    put(state, name, value)


if not cython.compiled:
    del State.__setattr__, State.__delattr__  # uncompiled, the rules assign attributes as Python does


def pick(state: State, bits: int, out: list[int], weight: list[int]) -> int:
    """The outcome that 64 random bits choose by weight."""
    n = state.chances(out, weight)
    total = 0
    for i in range(n):
        total += weight[i]
    left = below(bits, total)
    for i in range(n):
        if left < weight[i]:
            return out[i]
        left -= weight[i]
    return out[n - 1]
