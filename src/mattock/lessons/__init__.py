"""Guided first games on the real rules: goals in order, each checked by what the rules tell.

A lesson is data: a table, a seed and its goals (`<game>.toml` beside this file). The learner sits at A; draws
and the other seats go on by themselves, always in the same way. A goal is reached by a move that it asks for,
or, where it waits for an event, when the rules tell it. Where a lesson stands follows from the table alone.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from mattock.bots import best_looking
from mattock.core.errors import BadOption
from mattock.core.game import Game
from mattock.core.moves import Event, Move, Reason, Value, nothing
from mattock.core.referee import Referee, Seat
from mattock.core.state import State
from mattock.core.vocabulary import CHANCE, OVER, SEAT_LETTERS

LEARNER = 0  # the seat of who learns
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

    def wants(self, move: Move) -> bool:
        """Whether a move serves."""
        words = f"{move} "
        return not self.moves or any(words.startswith(f"{begin} ") for begin in self.moves)

    def reached_by(self, before: State, action: int) -> bool:
        """Whether a step reaches it: the learner's own move, or what anybody's step tells."""
        if self.until:
            events = before.game.tell(before, action)
            return any(event.kind == self.until and of_learner(event) for event in events)
        return before.mover == LEARNER and self.wants(before.game.move(action))


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided game."""

    game: str
    players: int
    options: dict[str, Value]
    seed: bytes
    others: tuple[str, ...]  # what the other seats do, in notation
    goals: tuple[Goal, ...]

    def reached(self, referee: Referee) -> int:
        """How many goals are reached at a table."""
        count = 0
        for before, action in standing_steps(referee):
            if count == len(self.goals):
                break
            count += self.goals[count].reached_by(before, action)
        return count

    def goal(self, referee: Referee) -> Goal | None:
        """The goal at hand; None when all are reached."""
        count = self.reached(referee)
        return self.goals[count] if count < len(self.goals) else None

    def legal(self, referee: Referee) -> list[int]:
        """The possible actions that serve the goal at hand; where none does, all."""
        goal, legal = self.goal(referee), referee.state.legal()
        serving = [action for action in legal if goal is None or goal.wants(referee.game.move(action))]
        return serving or legal

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
        moved = sum(before.mover not in (CHANCE, LEARNER) for before in referee.before)
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


def lesson_file(game: str) -> Traversable:
    return resources.files("mattock.lessons").joinpath(f"{game}.toml")


def has_lesson(game: str) -> bool:
    """Whether there is a lesson for a game."""
    return lesson_file(game).is_file()


@cache
def lesson(game: str) -> Lesson:
    """The lesson of a game."""
    if not has_lesson(game):
        raise BadOption(f"There is no lesson for {game!r}.")
    data = tomllib.loads(lesson_file(game).read_text(encoding="utf-8"))
    goals = tuple(read_goal(game, goal) for goal in data["goals"])
    seed = sha256(data["seed"].encode()).digest()
    return Lesson(game, data["players"], data.get("options", {}), seed, tuple(data["others"]), goals)


def read_goal(game: str, goal: Mapping[str, Any]) -> Goal:
    """A goal as a file has it."""
    moves, until = tuple(goal.get("moves", ())), goal.get("until", "")
    return Goal(f"lesson-{game}-{goal['name']}", goal["clause"], goal.get("args", {}), moves, until)


class Course:
    """A lesson that is played without a server."""

    def __init__(self, game: Game) -> None:
        self.lesson = lesson(game.name)
        seats = [Seat("person", "A"), *[Seat("bot", OTHERS)] * (self.lesson.players - 1)]
        self.referee = Referee(game, self.lesson.players, self.lesson.options, seats, self.lesson.seed)
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
