"""Guided games on the real rules: goals in order, each checked by what the rules tell.

A lesson is data: a table, a seed and its goals. `<game>.toml` beside this file is the first game, and
`<game>-<name>.toml` a shorter one about one thing; it may begin within a game, whose record stands beside it.
The learner sits at A; draws and the other seats go on by themselves, always in the same way. A goal is
reached by a move that it asks for, or, where it waits for an event, when the rules tell it. Where a lesson
stands follows from the table alone.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from importlib import resources
from itertools import islice
from typing import Any

from mattock.bots import best_looking
from mattock.core.errors import BadOption
from mattock.core.game import Game
from mattock.core.moves import Event, Move, Reason, Value, nothing
from mattock.core.referee import Referee, Seat
from mattock.core.state import State
from mattock.core.vocabulary import CHANCE, OVER, SEAT_LETTERS

FIRST = "first"  # the name of a game's first lesson
LEARNER = 0  # the seat of the player who learns
OTHERS = "greedy"  # who sits at the others
SOMETHING_ELSE = (
    "lesson-something-else"  # the reason against a move that the rules allow and the goal does not
)


@dataclass(frozen=True, slots=True)
class Goal:
    """One thing to do, and how the rules know that it is done."""

    message: str
    clause: str  # where the rules page speaks of it
    args: Mapping[str, Value] = field(default_factory=nothing)  # of its words
    moves: tuple[str, ...] = ()  # how a move that serves begins, in notation; without any, every move does
    until: str = ""  # the event that it waits for; without one a move that serves reaches it
    steps: tuple[str, ...] = ()  # instead of moves: several, one after the other

    def wants(self, move: Move, done: int) -> bool:
        """Whether a move serves, with so many steps done."""
        serving = self.steps[done : done + 1] or self.moves
        return not serving or any(f"{move} ".startswith(f"{begin} ") for begin in serving)

    def served_by(self, before: State, action: int, done: int) -> bool:
        """Whether a step of the game serves: the learner's own move, or what anybody's step tells."""
        if self.until:
            events = before.game.tell(before, action)
            return any(event.kind == self.until and of_learner(event) for event in events)
        return before.mover == LEARNER and self.wants(before.game.move(action), done)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided game."""

    game: str
    name: str
    players: int
    options: dict[str, Value]
    seed: bytes
    others: tuple[str, ...]  # what the other seats do, in notation
    goals: tuple[Goal, ...]
    given: str = ""  # the record of the game within which it begins

    @property
    def given_line(self) -> int:
        """The last line of that record."""
        return len(self.given.splitlines())

    def progress(self, referee: Referee) -> tuple[int, int]:
        """How many goals are reached at a table, and how many steps of the next one are done."""
        count = done = 0
        for before, action in steps_since_the_beginning(referee):
            if count == len(self.goals):
                break
            goal = self.goals[count]
            if goal.served_by(before, action, done):
                done += 1
                if done >= len(goal.steps):
                    count, done = count + 1, 0
        return count, done

    def reached(self, referee: Referee) -> int:
        """How many goals are reached at a table."""
        return self.progress(referee)[0]

    def goal(self, referee: Referee) -> Goal | None:
        """The goal at hand; None when all are reached."""
        count = self.reached(referee)
        return self.goals[count] if count < len(self.goals) else None

    def legal(self, referee: Referee) -> list[int]:
        """The possible actions that serve the goal at hand; where none does, all."""
        (count, done), legal = self.progress(referee), referee.state.legal()
        if count == len(self.goals):
            return legal
        goal, move = self.goals[count], referee.game.move
        return [action for action in legal if goal.wants(move(action), done)] or legal

    def why_not(self, referee: Referee, action: int) -> Reason | None:
        """Why the learner may not do this: the rules' reason, or that the goal is something else."""
        reason = referee.state.why_not(action)
        goal = self.goal(referee)
        if reason or goal is None or action in self.legal(referee):
            return reason
        return Reason(goal.clause, SOMETHING_ELSE)

    def others_move(self, referee: Referee) -> int:
        """What another seat does now: as written down, or what looks best where that is not possible."""
        state = referee.state
        own = (CHANCE, LEARNER)
        moved = sum(before.mover not in own for before, _ in steps_since_the_beginning(referee))
        if moved < len(self.others) and (action := state.parse(self.others[moved])) in state.legal():
            return action
        return best_looking(state)[0]


def of_learner(event: Event) -> bool:
    """Whether an event happens to the learner, or to nobody in particular."""
    return event.args.get("seat", SEAT_LETTERS[LEARNER]) == SEAT_LETTERS[LEARNER]


def standing_steps(referee: Referee) -> Iterator[tuple[State, int]]:
    """What was done at a table and not taken back: the state before, and the action or outcome."""
    for before, place in zip(referee.before, referee.standing, strict=True):
        yield before, before.parse(referee.record.lines[place].text)  # type: ignore[union-attr]


def steps_since_the_beginning(referee: Referee) -> Iterator[tuple[State, int]]:
    """The steps of the lesson itself, without those of the game within which it began."""
    return islice(standing_steps(referee), referee.record.given, None)


FOLDER = resources.files("mattock.lessons")


def name_of(told: bool | str) -> str:
    """The name of a lesson, where "yes" means the first."""
    return told if isinstance(told, str) else FIRST


def stem_of(game: str, name: str) -> str:
    """What the files and the messages of a lesson begin with."""
    return game if name == FIRST else f"{game}-{name}"


@cache
def lessons_of(game: str) -> tuple[str, ...]:
    """The names of a game's lessons, the first game before all others."""
    stems = [file.name.removesuffix(".toml") for file in FOLDER.iterdir() if file.name.endswith(".toml")]
    names = sorted(stem.removeprefix(f"{game}-") for stem in stems if stem.startswith(f"{game}-"))
    return (FIRST, *names) if game in stems else ()


@cache
def lesson(game: str, name: str = FIRST) -> Lesson:
    """A lesson of a game."""
    if name not in lessons_of(game):
        which = "" if name == FIRST else f" called {name!r}"
        raise BadOption(f"There is no lesson{which} for {game!r}.")
    stem = stem_of(game, name)
    data = tomllib.loads(FOLDER.joinpath(f"{stem}.toml").read_text(encoding="utf-8"))
    record = FOLDER.joinpath(f"{stem}.mattock")
    return Lesson(
        game,
        name,
        data["players"],
        data.get("options", {}),
        sha256(data["seed"].encode()).digest(),
        tuple(data.get("others", ())),
        tuple(read_goal(stem, goal) for goal in data["goals"]),
        record.read_text(encoding="utf-8") if record.is_file() else "",
    )


def read_goal(stem: str, goal: Mapping[str, Any]) -> Goal:
    """A goal as a file has it."""
    message = f"lesson-{stem}-{goal['name']}"
    moves, steps = tuple(goal.get("moves", ())), tuple(goal.get("steps", ()))
    return Goal(message, goal["clause"], goal.get("args", {}), moves, goal.get("until", ""), steps)


class Course:
    """A lesson that is played without a server."""

    def __init__(self, game: Game, name: str = FIRST) -> None:
        told = self.lesson = lesson(game.name, name)
        seats = [Seat("person", "A"), *[Seat("bot", OTHERS)] * (told.players - 1)]
        if told.given:
            self.referee = Referee.play_on(told.given, lambda *_: game, told.given_line, seats, told.seed)
        else:
            self.referee = Referee(game, told.players, told.options, seats, told.seed)
        self.go_on()

    def act(self, action: int) -> Reason | None:
        """The learner's move; a reason where it is not made."""
        reason = self.lesson.why_not(self.referee, action)
        if reason is None:
            self.referee.act(action)
            self.go_on()
        return reason

    def go_on(self) -> None:
        """Draws and the other seats, until the learner has to decide or it is over."""
        while (mover := self.referee.state.mover) not in (LEARNER, OVER):
            if mover == CHANCE:
                self.referee.draw()
            else:
                self.referee.act(self.lesson.others_move(self.referee))
