"""Games in plain Python, from a package of one's own: `docs/adding-a-game.md` builds one.

A game declares what it is called, what its states hold, which moves and draws there are, why a move is
refused and what is told. The rest follows: ids, notation, positions, observations, views. Its states say what
may be done and do it. Compiled code calls them, so everything that plays works with them, at Python's speed.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, ClassVar

from msgspec import defstruct

from mattock.core.arguments import shown
from mattock.core.bits import WORD, blend
from mattock.core.bridge import Bridge
from mattock.core.declare import Said
from mattock.core.errors import BadArgument, BadComponents, BadOption
from mattock.core.fields import MOVER, Codec, Field, Flag, Name, Number, Several
from mattock.core.game import Game, Option
from mattock.core.moves import Event, Move, Reason, Value
from mattock.core.observation import Around, Group, Kind, One, Part, Sitting, Wide
from mattock.core.observation import Number as Byte
from mattock.core.view import GameView
from mattock.core.vocabulary import CHANCE, FIRST_OWN_REASON, OVER, SEAT_LETTERS, SEATS, SIGHT

__all__ = [
    "CHANCE",
    "OVER",
    "Event",
    "Move",
    "Option",
    "PlainGame",
    "PlainState",
    "Reason",
    "a_seat",
    "flag",
    "number",
    "one_of",
    "several",
]

CHANGING = ("apply", "draw")  # the methods of the contract that change a state
STANDARD = (
    "unknown-id",
    "game-over",
    "draw-first",
    "other-phase",
)  # the refusals that every game has, in order
# What compiled code calls a state by; uncompiled, Python would find a rule of that name in its place.
FACE = (
    "moves", "chances", "refuse", "do", "copy_from", "count", "victors", "key", "fault", "appeals",
    "prospects", "observe", "observe_from", "blank", "fill", "fail", "total", "leaders", "note", "hear",
    "possible", "parts", "begin", "words",
)  # fmt: skip


# What a state holds.


@dataclass(frozen=True, slots=True)
class Held:
    """A value of a state: how people write it, how a learner sees it, where it starts, how many there are."""

    codec: Codec
    kind: Kind
    start: int
    meaning: str
    count: int  # so many in a list; 0: one value
    each: bool  # so many for each seat

    def length(self, seats: int) -> int:
        """Of its list; 0 where it is one value."""
        return seats * max(1, self.count) if self.each else self.count


def number(
    low: int, high: int, *, start: int = 0, meaning: str = "", count: int = 0, each_seat: bool = False
) -> Any:
    """A whole number from low to high, or a list of them."""
    if not 0 <= low <= start <= high < 1 << 16:
        raise BadArgument(f"A number from {low} to {high} that starts at {start}: all are from 0 to 65535.")
    kind: Kind = Byte() if high < 256 else Wide()
    return Held(Number(low, high), kind, start, meaning, count, each_seat)


def flag(*, start: bool = False, meaning: str = "", count: int = 0, each_seat: bool = False) -> Any:
    """Yes or no, kept as 1 or 0."""
    return Held(Flag(), Byte(), int(start), meaning, count, each_seat)


def one_of(names: Sequence[str], *, meaning: str = "", count: int = 0, each_seat: bool = False) -> Any:
    """One of several names, kept as its place among them; it starts as the first."""
    return Held(Name(names), One(len(names)), 0, meaning, count, each_seat)


def several(names: Sequence[str], *, meaning: str = "", count: int = 0, each_seat: bool = False) -> Any:
    """A set of named things, kept as bits, none at the start."""
    if len(names) > 64:
        raise BadArgument(f"A set has room for 64 names, not {len(names)}: a list of flags has more.")
    return Held(Several(names), Group(len(names)), 0, meaning, count, each_seat)


def a_seat(*, meaning: str = "", count: int = 0) -> Any:
    """A seat, counted from 0; it starts as the first."""
    return Held(Name(SEAT_LETTERS), Sitting(SEATS), 0, meaning, count, False)


# The state.


def loud(name: str) -> Callable[..., Any]:
    """A method of the contract that raises what went wrong in the rules, and then leaves all as it was."""
    quiet = getattr(Bridge, name)

    @functools.wraps(quiet)
    def method(self: PlainState, *args: Any) -> Any:
        mover, before = self.mover, Bridge.clone(self) if name in CHANGING else self
        try:
            return quiet(self, *args)
        finally:
            try:
                self.game.raise_kept()
            except BaseException:
                self.mover = mover
                self.take_over(before)
                raise

    return method


class PlainState(Bridge):
    """A position of a game in plain Python. `mover` is a seat, CHANCE or OVER; the rules write it, too."""

    game: PlainGame
    held: ClassVar[dict[str, Held]] = {}

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        if taken := [name for name in vars(cls) if name in FACE]:
            raise TypeError(f"{cls.__name__}.{taken[0]}: the engine uses this name itself; choose another.")
        own = {name: value for name, value in vars(cls).items() if isinstance(value, Held)}
        for name in own:
            delattr(cls, name)  # a value that nobody has set is missed, not taken from here
        cls.held = {**cls.held, **own}

    # What a game supplies.

    def forbids(self, action: int) -> str:
        """The name of the refusal that stands against a decision here; "" where it is possible."""
        raise NotImplementedError

    def play(self, action: int) -> None:
        """Carry out a possible decision."""
        raise NotImplementedError

    def draws(self) -> Iterable[tuple[int, int]]:
        """At CHANCE the possible outcomes, ascending, each with its weight."""
        return ()

    def drawn(self, outcome: int) -> None:
        """Carry out a possible outcome."""
        raise NotImplementedError

    def points(self) -> list[int]:
        """The points so far, seat by seat."""
        raise NotImplementedError

    def won(self) -> Iterable[int]:
        """The seats that have won, once it is over: without a rule of its own, those with the most points."""
        points = self.points()
        return [seat for seat in range(self.players) if points[seat] == max(points)]

    def choices(self) -> Iterable[int]:
        """The mover's possible decisions, ascending."""
        return [action for action in range(self.game.actions) if not self.forbids(action)]

    def unsound(self) -> str:
        """Which of the game's `faults` this position has; "" where it can occur."""
        return ""

    def looks(self, action: int) -> int:
        """How good a possible decision looks at a glance; without advice, what it gains in points."""
        after = self.clone()
        after.play(action)
        return self.lead(after) - self.lead(self)

    def lead(self, other: PlainState) -> int:
        """By how many points the mover is ahead of the best rival there."""
        points = other.points()
        return points[self.mover] - max(points[seat] for seat in range(self.players) if seat != self.mover)

    def hopes(self) -> Iterable[float]:
        """The points that each seat should end with, as far as a glance tells."""
        return map(float, self.points())

    def phase(self) -> str:
        """What is at hand, which `GAME-now-PHASE` puts into words."""
        return {CHANCE: "draw", OVER: "over"}.get(self.mover, "turn")

    def facts(self, action: int) -> Mapping[str, Value]:
        """What the words of a move or a refusal name beside the move itself."""
        return {}

    def shows(self) -> Mapping[str, Any]:
        """What lies on the table, for a screen: lists of things become tables, other values lines."""
        return {name: self.written(name) for name, held in self.held.items() if not held.each}

    def has(self, seat: int) -> Mapping[str, Any]:
        """What a seat has, for a screen."""
        return {name: self.written(name, seat) for name, held in self.held.items() if held.each}

    def earned(self, seat: int) -> Mapping[str, int]:
        """A seat's points by where they come from, which `GAME-source-NAME` puts into words."""
        return {"points": self.points()[seat]}

    # What the rules call.

    def tell(self, event: str, *numbers: int) -> None:
        """Something happened that one would say at the table."""
        if self.listening:
            self.notes.append((self.game.number_of_event(event), *numbers))  # type: ignore[arg-type]

    def written(self, name: str, seat: int | None = None) -> Any:
        """A value of the state as people write it; of one seat, where each has one."""
        held = self.held[name]
        values = getattr(self, name)
        if not held.length(1):
            return held.codec.write(values)
        part = values if seat is None else values[seat * max(1, held.count) :][: max(1, held.count)]
        texts = [held.codec.write(value) for value in part]
        return texts if held.count or seat is None else texts[0]

    # What the engine calls.

    def take_over(self, other: Any) -> None:
        for name in self.game.names_of_values:
            value = getattr(other, name)
            setattr(self, name, value[:] if type(value) is list else value)

    def mix(self) -> int:
        mixed = blend(self.players, self.mover & WORD)
        for name in self.game.names_of_values:
            value = getattr(self, name)
            for each in value if type(value) is list else (value,):
                text = isinstance(each, str)
                mixed = blend(mixed, int.from_bytes(each.encode()[:8], "big") if text else each & WORD)
        return mixed


for _name in [
    "clone",
    "legal",
    "weights",
    "draw",
    "apply",
    "refusal",
    "scores",
    "observation",
    "winners",
    "broken",
    "hint",
    "hints",
    "outlook",
]:
    setattr(PlainState, _name, loud(_name))
PlainState.__hash__ = loud("__hash__")  # type: ignore[method-assign]


# The game.


class PlainView(GameView):
    """What a screen shows of any such game; what lies on the table comes with each."""

    seats: list[dict[str, Any]]


def view_of(names: Iterable[str]) -> type[PlainView]:
    """The type of a view that shows these things."""
    fields: list[tuple[str, Any]] = [(name, Any) for name in names]
    bases: Any = (PlainView,)
    kind: Any = defstruct("View", fields, bases=bases, kw_only=True, module=__name__)
    return kind  # type: ignore[no-any-return]


class PlainGame(Game):
    """A game in plain Python: class attributes declare it, an entry point makes it known."""

    moves: ClassVar[
        Mapping[str, Mapping[str, Sequence[str]]]
    ]  # kind -> the names that each of its fields may have
    draws: ClassVar[Mapping[str, Mapping[str, Sequence[str]]]] = {}  # likewise, of what is left to chance
    refusals: ClassVar[Mapping[str, str]]  # name -> clause; first the four that every game has
    events: ClassVar[Mapping[str, Sequence[str]]] = {}  # name -> clause, then what its numbers are
    terms: ClassVar[Mapping[str, Sequence[str]]] = {}  # what other numbers of events stand for
    view_type: type[PlainView]  # type: ignore[misc]  # of each game, from what it shows at the start
    environment = 1
    options: ClassVar[tuple[Option, ...]] = ()
    faults: ClassVar[Sequence[str]] = ()
    longest = 10_000
    rules: ClassVar[type[PlainState]]

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        check_declared(cls)
        cls.reasons = [Said("possible", ""), *(Said(name, clause) for name, clause in cls.refusals.items())]
        cls.notes = [Said(name, clause, tuple(whats)) for name, (clause, *whats) in cls.events.items()]
        cls.faults = ("", *(fault for fault in cls.faults if fault))
        cls.sources = {kind: kind for kind in cls.draws}

    def __init__(self, components: str | None = None, name: str = "components.toml") -> None:
        if components is not None:
            raise BadComponents(f"{name}: {self.name.title()} takes no components of one's own.")
        self.components = None
        self.fingerprint = sha256(f"mattock game {self.name}".encode()).hexdigest()[:16]
        self.seats = max(self.players)
        self.names = names_of(type(self))
        self.names_of_values = [*self.rules.held, *(option.name for option in self.options)]
        self._reason_numbers = {"": 0} | {name: k for k, name in enumerate(self.refusals, 1)}
        self._event_numbers = {name: k for k, name in enumerate(self.events)}
        self._fault_numbers = {fault: k for k, fault in enumerate(self.faults)}
        super().__init__()
        self._ids_of_moves = {(move.kind, *move.fields.values()): move.id for move in self._moves}
        self._ids_of_draws = {(move.kind, *move.fields.values()): move.id for move in self._draws}
        self._shown = tuple(self.new().shows())  # type: ignore[attr-defined]
        self.view_type = view_of(self._shown)
        if self.observation.size > SIGHT:
            raise BadOption(
                f"A learner would see {self.observation.size} bytes of {self.name}; at most {SIGHT}."
            )

    # What follows from what is declared.

    def list_actions(self) -> list[Move]:
        return self.number_all(self.moves)

    def list_outcomes(self) -> list[Move]:
        return self.number_all(self.draws)

    def number_all(self, kinds: Mapping[str, Mapping[str, Sequence[str]]]) -> list[Move]:
        """All moves of these kinds, numbered in their order."""
        found = [
            (kind, dict(zip(fields, values, strict=True)))
            for kind, fields in kinds.items()
            for values in itertools.product(*(range(len(names)) for names in fields.values()))
        ]
        return [self.make_move(k, kind, **fields) for k, (kind, fields) in enumerate(found)]

    def list_fields(self) -> list[Field]:
        held = self.rules.held.items()
        movers = Name(["over", "chance", *SEAT_LETTERS[: self.seats]], OVER)
        return [
            replace(MOVER, json=movers),
            *(
                Field(name, "int", each.meaning, each.codec, each.kind, each.start, each.length(self.seats))
                for name, each in held
            ),
        ]

    def list_parts(self) -> tuple[list[Part], list[Part]]:
        held = self.rules.held.items()
        parts = [(each.each, Part(name, each.kind, max(1, each.count), each.meaning)) for name, each in held]
        return [part for own, part in parts if not own], [part for own, part in parts if own]

    def sight(self, state: PlainState, first: int) -> bytes:
        """What a learner sees from a seat."""
        around = Around(first, state.players)
        cells = bytearray(self.observation.size)
        for entry in self.observation.index:
            part, size = entry.part, entry.part.kind.size
            if entry.ordinal is not None and entry.ordinal >= state.players:
                continue
            if part.owner == "option":
                option = self.option(part.field)
                values = [option.values.index(getattr(state, part.field))]
            else:
                known = getattr(state, part.field)
                begin = 0 if entry.ordinal is None else around.seat(entry.ordinal) * part.count
                values = known[begin : begin + part.count] if type(known) is list else [known]
            for place, value in enumerate(values):
                at = entry.offset + place * size
                cells[at : at + size] = part.kind.write(value, around, place)
        return bytes(cells)

    def begin(self, table: Any, options: Mapping[str, Value]) -> None:
        """Every value at its start. A game whose start depends on more adds to this."""
        table.mover = CHANCE if self.draws else 0
        vars(table).update(options)
        for name, held in self.rules.held.items():
            length = held.length(self.seats)
            setattr(table, name, [held.start] * length if length else held.start)

    def options_of(self, state: Any) -> dict[str, Value]:
        return {option.name: getattr(state, option.name) for option in self.options}

    def seen(self, state: Any, move: Move) -> Mapping[str, Value]:
        facts: Mapping[str, Value] = state.facts(move.id)
        return facts

    def about(self, state: Any, action: int, reason: int) -> Mapping[str, Value]:
        draws = state.mover == CHANCE and action >= self.actions
        move = self.outcome(action) if draws else self.move(action)
        own = state.facts(action) if state.mover >= 0 and reason >= FIRST_OWN_REASON else {}
        return {"move": move.kind, "phase": state.phase(), **self.now(state), **move.names, **own}

    def board(self, state: Any) -> GameView:
        points = state.points()
        seats = [
            {
                "seat": SEAT_LETTERS[seat],
                "score": points[seat],
                "points": state.earned(seat),
                **state.has(seat),
            }
            for seat in range(state.players)
        ]
        shown = state.shows()
        if tuple(shown) != self._shown:
            known = ", ".join(self._shown)
            raise BadArgument(f"{self.name} shows {', '.join(shown)}; at the start it was {known}.")
        return self.view_type(
            game=self.name,
            players=state.players,
            options=self.options_of(state),
            mover=str(self.now(state)["seat"]),
            winners=[SEAT_LETTERS[seat] for seat in state.winners()],
            phase=state.phase(),
            seats=seats,
            **shown,
        )

    # Names and numbers.

    def id_of_move(self, kind: str, *fields: int) -> int:
        """The id of a decision."""
        return self._ids_of_moves[kind, *fields]

    def id_of_draw(self, kind: str, *fields: int) -> int:
        """The id of an outcome."""
        return self._ids_of_draws[kind, *fields]

    def number_of_reason(self, name: str) -> int:
        return self._number_of(name, self._reason_numbers, "forbids", "refusals")

    def number_of_event(self, name: str) -> int:
        return self._number_of(name, self._event_numbers, "tells", "events")

    def number_of_fault(self, fault: str) -> int:
        return self._number_of(fault, self._fault_numbers, "finds", "faults")

    def _number_of(self, name: str, known: Mapping[str, int], what: str, where: str) -> int:
        if name not in known:
            raise BadArgument(f"{self.name} {what} {shown(name)}, which is none of its {where}.")
        return known[name]


def names_of(game: type[PlainGame]) -> dict[str, Sequence[str]]:
    """What the numbers of moves, draws and events stand for; one name means the same everywhere."""
    names: dict[str, Sequence[str]] = {"seat": SEAT_LETTERS, **game.terms}
    for fields in (*game.moves.values(), *game.draws.values()):
        for what, known in fields.items():
            if list(names.setdefault(what, known))[: len(known)] != list(known):
                raise TypeError(
                    f"{game.__name__}: the field {what!r} has other names in another kind of move."
                )
    return names


def check_declared(game: type[PlainGame]) -> None:
    """Whether a game says all that is needed; TypeError says what is not."""
    wanted = ("name", "letter", "version", "players", "moves", "refusals", "rules")
    if lacking := [name for name in wanted if not hasattr(game, name)]:
        raise TypeError(f"{game.__name__} lacks {lacking[0]!r}.")
    if tuple(game.refusals)[: len(STANDARD)] != STANDARD:
        raise TypeError(f"{game.__name__}.refusals begin with {', '.join(STANDARD)}, which every game has.")
    seats = tuple(game.players)
    if seats != tuple(range(seats[0], seats[-1] + 1)) or not 2 <= seats[0] <= seats[-1] <= SEATS:
        raise TypeError(f"{game.__name__}.players are numbers in a row from 2 to {SEATS}, not {seats}.")
    if not issubclass(game.rules, PlainState):
        raise TypeError(f"{game.__name__}.rules is the class of its states, a PlainState.")
