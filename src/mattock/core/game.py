"""A game: its name, options and ids, and how its states are set up, read and described."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from importlib.resources.abc import Traversable
from threading import local
from types import MappingProxyType, SimpleNamespace
from typing import Any, ClassVar, Self, TypeAlias, cast
from weakref import WeakValueDictionary, finalize

from msgspec import ValidationError, convert

from mattock.core.arguments import instance, shown, whole
from mattock.core.declare import Kind, Said
from mattock.core.errors import (
    BadArgument,
    BadNotation,
    BadOption,
    BadPosition,
    IllegalMove,
    MattockError,
    NotChance,
)
from mattock.core.fields import MOVER, Field, Opening, read_fields, write_fields
from mattock.core.layout import Layout
from mattock.core.memory import forget, kept
from mattock.core.moves import Event, Move, Reason, Value
from mattock.core.observation import Observation, Part, head_of, parts_of
from mattock.core.state import COMPILED, State, write_field
from mattock.core.view import GameView, read_view
from mattock.core.vocabulary import CHANCE, OVER, SEAT_LETTERS, UNKNOWN_ID

VERSION = re.compile(r"[1-9][0-9]{0,3}\.[0-9]{1,4}")
FIRST_RULES = "1.0"
Made: TypeAlias = "WeakValueDictionary[tuple[type[Game], str | None], Game]"


def major(version: str) -> int:
    """The first number of a rules version."""
    return int(version.partition(".")[0])


@dataclass(frozen=True, slots=True)
class Option:
    """A way to play: its name, the values it takes, and one line that explains it (a message id)."""

    name: str
    values: tuple[Value, ...]
    default: Value
    message: str
    changed: tuple[int, Value] | None = None  # the major version of this default, and the one before

    def default_in(self, rules: str) -> Value:
        """The default of this option in a version of the rules."""
        if self.changed and major(rules) < self.changed[0]:
            return self.changed[1]
        return self.default

    def accept(self, value: Any) -> Value:
        """The value in the form that the rules use; BadOption if there is no such value."""
        for known in self.values:
            if isinstance(value, type(known)) and value == known:
                return known
        choices = " or ".join(str(v) for v in self.values)
        raise BadOption(f"Option {self.name} is {choices}, not {shown(value)}.")


class Game:
    """One game with one set of components. Make it with `mattock.game(name)`."""

    name: ClassVar[str]
    letter: ClassVar[str]  # of its clauses
    version: ClassVar[str]  # of its rules, major.minor
    environment: ClassVar[int]  # raised whenever observations, actions or rewards of learners change
    players: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[Option, ...]]
    reasons: ClassVar[Sequence[Said]]  # by number
    notes: ClassVar[Sequence[Said]]  # by number
    action_kinds: ClassVar[Sequence[Kind]]  # in the order of their ids
    outcome_kinds: ClassVar[Sequence[Kind]]  # the same of outcomes
    sources: ClassVar[Mapping[str, str]]  # outcome kind -> the stream that draws it
    faults: ClassVar[Sequence[str]]  # by number: what is wrong with a position that breaks an invariant
    rules: ClassVar[type[State]]  # the class of its states
    view_type: ClassVar[type[GameView]]  # the class of its views
    declared: ClassVar[Sequence[Field]] = ()  # the fields of a state, in the order of `to_dict`
    # value of the components -> clauses whose words name it
    spoken_of: ClassVar[Mapping[str, str]] = MappingProxyType({})
    desk: ClassVar[str] = ""  # the module that draws it on a terminal; without one it is shown as tables
    turn_kinds: ClassVar[tuple[str, ...]] = ()  # the kinds of move that a turn is about
    most_bytes: ClassVar[int] = 1024  # the most bytes of a state, for `mattock bench`
    components: Any  # the printed values, as the rules read them
    names: Mapping[str, Sequence[str]]  # what the numbers of moves and notes stand for
    longest: int  # bound on the number of steps
    fingerprint: str  # of the components
    _made: ClassVar[Made] = WeakValueDictionary()  # by `of`, each once
    _standard: ClassVar[set[Game]] = set()  # which stay

    def __init__(self, components: str | None = None, name: str = "components.toml") -> None:
        self.text = components  # of a components file of one's own
        self.memory: dict[Any, Any] = {}  # memoised answers about it
        self._kept = local()  # what went wrong where nothing can be raised, by thread
        self._moves = self.list_actions()
        self._draws = self.list_outcomes()
        self._ids = {str(move).lower(): move.id for move in self._moves}
        self._draw_ids = {str(move).lower(): move.id for move in self._draws}
        self._messages = {reason.name: f"{self.name}-reason-{reason.name}" for reason in self.reasons}
        self._begun: dict[tuple[Value, ...], State] = {}  # tables before anything has been drawn, by options
        self.fields: Sequence[Field] = self.list_fields()
        options = {option.name: len(option.values) for option in self.options}
        head = head_of(self.players, options, self.declared)
        self.observation = Observation(head, *self.list_parts())
        self.layout = Layout(self.declared, State.__basicsize__)
        if self.declared and self.layout.options != options:
            raise MattockError(
                f"The fields of {self.name} have the options {self.layout.options}, not {options}"
            )
        if COMPILED and self.declared and self.rules.__basicsize__ != self.layout.end:
            raise MattockError(f"The states of {self.name} are not those of its fields.py: make build")

    @classmethod
    def of(cls, components: str | None = None, name: str = "components.toml") -> Self:
        """The game with the components in this text; the same object each time."""
        instance("The text of the components", components, (str, type(None)), "text")
        made = cls._made.get((cls, components))
        if made is None:
            made = cls._made.setdefault((cls, components), cls(components, name))
            if components is None:
                cls._standard.add(made)
            else:
                finalize(made, forget).atexit = False
        return cast(Self, made)

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies and unpickled games are the game itself."""
        return type(self).of, (self.text,)

    @classmethod
    def folder(cls) -> Traversable:
        """Where its files lie: rules pages, words, components."""
        return resources.files(sys.modules[cls.__module__].__package__ or cls.__module__)

    @classmethod
    def standard_text(cls) -> str:
        """The components file that comes with it; "" where there is none."""
        file = cls.folder().joinpath("components.toml")
        return file.read_text(encoding="utf-8") if file.is_file() else ""

    # What a game supplies.

    def list_actions(self) -> Sequence[Move]:
        """All decision ids in order."""
        return self.make_moves(self.action_kinds)

    def list_outcomes(self) -> Sequence[Move]:
        """All outcome ids in order."""
        return self.make_moves(self.outcome_kinds)

    def list_fields(self) -> Sequence[Field]:
        """Every field of a state that `to_dict` writes."""
        written = [field for field in self.declared if field.json]
        return [MOVER, *(field.with_parts(self.components) for field in written)]

    def list_parts(self) -> tuple[Sequence[Part], Sequence[Part]]:
        """The parts of an observation in order: those of the table, then those of one seat."""
        return parts_of(self.declared)

    def blank(self) -> State:
        """An empty state of this game."""
        state = self.rules.__new__(self.rules)
        write_field(state, "game", self)
        write_field(state, "begin", self.layout.begin)
        write_field(state, "words", self.layout.words)
        write_field(state, "parts", self.components)
        write_field(state, "listening", False)
        return state

    def begin(self, table: Any, options: Mapping[str, Value]) -> None:
        """Lay out the table: the fields of a state before the first draw, `players` is there."""
        opening = Opening(table.players, options, self.components)
        for field in (MOVER, *self.declared):
            value = field.begin(opening)
            if field.option:
                value = self.option(field.option).values.index(options[field.option])
            setattr(table, field.name, value)

    def forbid(self, players: int, options: Mapping[str, Value]) -> Reason | None:
        """The reason against this combination of options, if there is one."""
        return None

    def seen(self, state: State, move: Move) -> Mapping[str, Value]:
        """What this move means in this state: a price, a value, a place."""
        return {}

    def about(self, state: State, action: int, reason: int) -> Mapping[str, Value]:
        """The arguments of a refusal's message: what stands in the way here."""
        return {}

    def now(self, state: State) -> Mapping[str, Value]:
        """What the words for the phase at hand need: who is to move, and what else they name."""
        return {"seat": {CHANCE: "chance", OVER: "over"}.get(state.mover) or SEAT_LETTERS[state.mover]}

    def named(self, what: str, number: int) -> Value:
        """A number of a move or a note in words, such as the gallery III."""
        names = self.names.get(what)
        return names[number] if names else number

    def board(self, state: Any) -> GameView:
        """The view for the server, to be encoded: printed values are in it as raw JSON."""
        raise NotImplementedError

    def picture(self, view: Mapping[str, Any], dark: bool = False) -> str | None:
        """What `view()` gave, as one plain SVG; None if the game has no picture."""
        try:
            convert(view, self.view_type)
        except ValidationError as error:
            raise BadArgument(f"This is not a view of {self.name.title()}: {error}.") from None
        return self.draw(view, dark)

    def view(self, state: Any) -> dict[str, Any]:
        """What a screen shows: the read model of a state, as JSON-compatible data."""
        self.own(state)
        return read_view(self.board(state))

    def draw(self, view: Mapping[str, Any], dark: bool) -> str | None:
        """A view as one plain SVG; None if the game has no picture."""
        return None

    def page_tables(self, language: str) -> Mapping[str, Sequence[Sequence[str | None] | None]]:
        """By clause, the table cells of the rules page with these components; None: as written."""
        return {}

    def options_of(self, state: State) -> dict[str, Value]:
        """The options that this state is played with."""
        instance("The state", state, self.rules, f"a state of {self.name.title()}")
        fields = {field.option: field.name for field in self.declared}
        return {o.name: o.values[getattr(state, fields[o.name])] for o in self.options}

    # What goes wrong where compiled code has called plain Python.

    def keep(self, error: BaseException) -> None:
        """Keep it until this thread can raise it; the first fault is the one that tells."""
        self._kept.error = self.kept or error

    @property
    def kept(self) -> BaseException | None:
        """What this thread has kept."""
        return getattr(self._kept, "error", None)

    def raise_kept(self) -> None:
        """Raise what was kept, once."""
        if (kept := self.kept) is not None:
            del self._kept.error
            raise kept

    # The contract.

    @property
    def actions(self) -> int:
        """How many decision ids there are."""
        return len(self._moves)

    @property
    def outcomes(self) -> int:
        """How many outcome ids there are."""
        return len(self._draws)

    def new(self, players: int | None = None, **options: Any) -> State:
        """A new game; BadOption if there is no such table."""
        return self.lay_out(self.players[0] if players is None else players, options)

    def lay_out(self, count: int, options: Mapping[str, Any], rules: str | None = None) -> State:
        """A new game; options that are not named have the default of these rules, or of today's."""
        if type(count) is not int or count not in self.players:
            known = " to ".join(dict.fromkeys((str(self.players[0]), str(self.players[-1]))))
            raise BadOption(f"{self.name.title()} is for {known} players, not {shown(count)}.")
        chosen = self.complete(options, rules)
        if reason := self.forbid(count, chosen):
            raise BadOption(str(reason))
        key = (count, *chosen.values())
        if key not in self._begun:
            table = SimpleNamespace(players=count)
            self.begin(table, chosen)
            self._begun[key] = self.write(self.blank(), vars(table))
        return self._begun[key].clone()

    def write(self, state: State, values: Mapping[str, Any]) -> State:
        """Set the fields of a state; the same state."""
        for name, value in values.items():
            write_field(state, name, value)
        return state

    def complete(self, options: Mapping[str, Any], rules: str | None = None) -> dict[str, Value]:
        """The value of every option; the rest have the default of these rules, or of today's."""
        chosen = {option.name: option.default_in(rules or self.version) for option in self.options}
        for name, value in options.items():
            chosen[name] = self.option(name).accept(value)
        return chosen

    def option(self, name: str) -> Option:
        """An option by its name; else BadOption."""
        option = next((o for o in self.options if o.name == name), None)
        if option is None:
            names = ", ".join(o.name for o in self.options) or "none"
            raise BadOption(f"{self.name.title()} has no option {shown(name)}; there are: {names}.")
        return option

    def own(self, state: State) -> None:
        """Check that a state is of this game with these components; else BadArgument."""
        instance("What is asked about", state, State, "a state of a game")
        if state.game is not self and state.game.fingerprint != self.fingerprint:
            raise BadArgument(
                f"This is a state of {state.game.name.title()}, or with other components; "
                f"this game is {self.name.title()}."
            )

    def move(self, action: int) -> Move:
        """What a decision id means, in any state."""
        return self._known(action, self._moves)

    def outcome(self, outcome: int) -> Move:
        """What an outcome id means, in any state."""
        return self._known(outcome, self._draws)

    def tell(self, state: State, action: int) -> list[Event]:
        """The events of an action, in order: a dry run that leaves the state as it is."""
        return [event_of(self, note) for note in self.listen(state, action)]

    def listen(self, state: State, action: int) -> Sequence[tuple[int, ...]]:
        """The notes of an action, in order; `event_of` turns them into events."""
        self.own(state)
        return self.apply_aloud(state.clone(), action)

    def apply_aloud(self, state: State, action: int) -> Sequence[tuple[int, ...]]:
        """Carry out a step on the state itself; what the rules note of it, in order."""
        write_field(state, "notes", [])
        write_field(state, "listening", True)
        try:
            state.apply(action)
        finally:
            write_field(state, "listening", False)
        return state.notes

    def source(self, state: State) -> str:
        """The stream of the next draw."""
        self.own(state)
        if state.mover != CHANCE:
            raise NotChance("Nothing is drawn now: a player moves, or the game is over.")
        return self.sources[self.outcome(state.legal()[0]).kind]

    def explain(self, state: State, action: int) -> Reason | None:
        """Why an id is not possible here, or None."""
        self.own(state)
        number = state.refusal(action)
        return self.reason(state, action, number) if number else None

    def reason(self, state: State, action: int, number: int) -> Reason:
        """A numbered reason with the arguments of its message."""
        name, clause, _ = self.reasons[number]
        args = {"id": shown(action)} if number == UNKNOWN_ID else self.about(state, action, number)
        return Reason(clause, self._messages[name], args)

    def describe(self, state: State, action: int) -> Move:
        """A move with what it means in this state."""
        self.own(state)
        if state.mover == CHANCE:
            return self.outcome(action)
        move = self.move(action)
        return Move(move.id, move.kind, move.fields, move.names, move.message, self.seen(state, move))

    def parse(self, state: State, text: str) -> int:
        """The id of a notation: of an outcome at CHANCE, else of a decision."""
        self.own(state)
        ids = self._draw_ids if state.mover == CHANCE else self._ids
        instance("The notation of a move", text, str, "a text")
        found = ids.get(" ".join(text.split()).lower())
        if found is None:
            raise BadNotation(f"{shown(text)} is not a move of {self.name.title()}.{self._like(text, state)}")
        return found

    def to_dict(self, state: State) -> dict[str, Any]:
        """A complete position, readable for people."""
        self.own(state)
        return self.head(state) | write_fields(state, self.fields)

    def head(self, state: State) -> dict[str, Any]:
        """The head of a position, before its fields."""
        return {
            "game": self.name,
            "version": self.version,
            "components": self.fingerprint,
            "players": state.players,
            "options": self.options_of(state),
        }

    def from_dict(self, data: Mapping[str, Any]) -> State:
        """A position set up by hand or read back. BadPosition says what is wrong with it."""
        if not isinstance(data, Mapping) or not same_text(data.get("game"), self.name):
            raise BadPosition(f"This is not a position of {self.name.title()}.")
        if not same_text(data.get("components"), self.fingerprint):
            raise BadPosition("The position was made with other components than this game has.")
        version = data.get("version")
        if (
            not isinstance(version, str)
            or not VERSION.fullmatch(version)
            or major(version) > major(self.version)
        ):
            raise BadPosition(f"'version' is {shown(version)}; expected is {self.version} or an older one.")
        known = {
            "game",
            "version",
            "components",
            "players",
            "options",
            *(field.name for field in self.fields),
        }
        if strange := sorted(str(key) for key in data if key not in known):
            raise BadPosition(f"A position of {self.name.title()} has nothing called {shown(strange[0])}.")
        players = data.get("players")
        if type(players) is not int or players not in self.players:
            raise BadPosition(f"'players' is {shown(players)}; expected is one of {self.players}.")
        options = data.get("options")
        if not isinstance(options, Mapping):
            raise BadPosition("The position lacks 'options'.")
        try:
            state = self.lay_out(players, options, version)
        except (BadOption, TypeError) as error:
            raise BadPosition(str(error)) from None
        return self.checked(self.write(state, read_fields(self.fields, data)))

    def checked(self, state: State) -> State:
        """The state, if its position can occur; else BadPosition says what is wrong with it."""
        if fault := state.broken():
            raise BadPosition(f"The position cannot occur: {self.fault_name(fault)}.")
        return state

    def from_observation(self, cells: bytes, mover: int, seat: int | None = None) -> State:
        """The state behind an observation, which does not itself say who moves or from which seat it is."""
        numbers = self.observation.choices(cells)
        options = {option.name: option.values[numbers[f"option.{option.name}"]] for option in self.options}
        start = self.lay_out(numbers["players"], options)
        mover = whole("The mover", mover, OVER, start.players - 1)
        first = max(mover, 0) if seat is None else whole("The seat", seat, 0, start.players - 1)
        seen = SimpleNamespace(**self.observation.read(start, cells, first), mover=mover)
        try:
            data = write_fields(seen, self.fields)
        except (IndexError, ValueError):
            raise BadPosition("The observation shows what no position of this game has.") from None
        state = self.from_dict(self.head(start) | data)
        if state.observation(first) != bytes(cells):
            raise BadPosition("The observation says something twice, or of a seat where nobody sits.")
        return state

    def components_text(self) -> str:
        """The components file that this game was made with."""
        return self.standard_text() if self.text is None else self.text

    def fault_name(self, fault: int) -> str:
        """What is wrong with a position that breaks this invariant."""
        return self.faults[whole("The number of a fault", fault, 0, len(self.faults) - 1)]

    def same(self, one: State, other: State) -> bool:
        """Whether two states are equal, components included."""
        self.own(one)
        instance("What it is compared with", other, State, "a state of a game")
        game = other.game
        return game.name == self.name and game.fingerprint == self.fingerprint and one.alike(other)

    def same_table(self, one: State, other: State) -> bool:
        """Whether two states have the same number of players and the same options."""
        self.own(one)
        self.own(other)
        return one.players == other.players and self.options_of(one) == self.options_of(other)

    def values(self, state: State) -> tuple[Any, ...]:
        """The raw data of a state in the order of its fields."""
        self.own(state)
        return tuple([getattr(state, field.name) for field in self.fields])

    def reduce(self, state: State) -> tuple[Any, ...]:
        """How a state is pickled: its game, its options and its raw data."""
        head = (type(self), self.text, state.players, self.options_of(state))
        return restore, (*head, self.values(state))

    def moves_of_kind(self, kind: str) -> list[Move]:
        """All decisions of a kind."""
        instance("A kind of move", kind, str, "a text")
        return [move for move in self._moves if move.kind == kind]

    def make_moves(self, kinds: Sequence[Kind]) -> list[Move]:
        """The moves of some kinds in the order of their ids."""
        fields = [(kind.name, each) for kind in kinds for each in kind]
        return [self.make_move(number, name, **each) for number, (name, each) in enumerate(fields)]

    def make_move(self, number: int, kind: str, **fields: int) -> Move:
        """A move with the names of its fields."""
        names = {what: self.named(what, n) for what, n in fields.items()}
        return Move(number, kind, fields, names, f"{self.name}-move-{kind}")

    def _known(self, number: int, moves: Sequence[Move]) -> Move:
        number = whole("The id of a move", number)
        if 0 <= number < len(moves):
            return moves[number]
        name, clause, _ = self.reasons[UNKNOWN_ID]
        raise IllegalMove(Reason(clause, self._messages[name], {"id": shown(number)}))

    def _like(self, text: str, state: State) -> str:
        """A hint for a mistyped move: an example of its kind, possible if there is one; else the kinds."""
        known = self._draws if state.mover == CHANCE else self._moves
        word = text.lower().partition(" ")[0]
        for move in [*(state.describe(action) for action in state.legal()), *known]:
            if move.kind == word:
                return f" One writes for example: {move}."
        return f" Moves begin with: {', '.join(dict.fromkeys(move.kind for move in known))}."


def same_text(value: object, text: str) -> bool:
    """Whether a value from outside is this text."""
    return isinstance(value, str) and value == text


@kept
def event_of(game: Game, note: tuple[int, ...]) -> Event:
    """A note as an event with names and clause; memoised, since most recur."""
    kind, *numbers = note
    name, clause, whats = game.notes[kind]
    args = {what: game.named(what, number) for what, number in zip(whats, numbers, strict=False)}
    return Event(name, clause, f"{game.name}-event-{name}", args)


def restore(
    kind: type[Game], text: str | None, players: int, options: dict[str, Value], values: Sequence[Any]
) -> State:
    """Unpickle a state."""
    game = kind.of(text)
    names = [field.name for field in game.fields]
    begun = game.lay_out(players, options, FIRST_RULES)  # options that it does not name came later
    return game.write(begun, dict(zip(names, values, strict=False)))
