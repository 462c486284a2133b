"""Who is answered next: the one queue before everything that thinks.

Tables with people come first, then hints, reviews, and tables of bots alone. Among equals it is the turn of
the address that has had least while others asked, too, and there of the person who has; so many tables get no
more than one (fair queueing). Who has used up their share waits behind all others, and is answered when
nobody else asks.

`Line` is all that the pool knows of it: a queue in rows of a database can stand in its place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from itertools import count
from typing import Generic, Protocol, TypeVar

MOST_WAITING = 1000
MOST_KEPT = 10_000  # names whose part is remembered


class Kind(IntEnum):
    """What is thought about, the most urgent first."""

    TABLE = 0  # people play there
    HINT = 1
    REVIEW = 2
    BOTS = 3  # bots among themselves


@dataclass(frozen=True, slots=True)
class Asker:
    """For whom something is thought about."""

    kind: Kind = Kind.TABLE
    owner: str = ""  # whoever set the table up, or asks for the hint
    address: str = ""  # the network that they were last seen at


class Question(Protocol):
    """Anything that waits in line."""

    @property
    def asker(self) -> Asker: ...


Q = TypeVar("Q", bound=Question)


class Line(Protocol[Q]):
    """A queue of questions."""

    def add(self, question: Q) -> Q | None:
        """Let one more wait; the result is the question that has to go for it, if there are too many."""

    def take(self) -> Q | None:
        """Who is next? It is being answered until it is settled."""

    def settle(self, question: Q, seconds: float) -> None:
        """It was answered, and that took so long."""

    def drop(self, question: Q) -> None:
        """Nobody waits for this one any more."""

    def all(self) -> list[Q]:
        """Those that wait, in order of arrival."""

    def __len__(self) -> int:
        """How many wait."""


class Parts:
    """What each of many has had since they last all had nothing to ask (start-time fair queueing).

    Who comes anew begins where the least of the others stands: nobody saves up, and nobody pays for having
    been alone.
    """

    def __init__(self) -> None:
        self.asking: Counter[str] = Counter()  # questions that wait or are being answered
        self.answering: Counter[str] = Counter()
        self.had: dict[str, float] = {}  # seconds

    def come(self, name: str) -> None:
        if not self.asking or len(self.had) >= MOST_KEPT:
            self.had = {other: self.had[other] for other in self.asking}
        if name not in self.asking:
            least = min((self.had[other] for other in self.asking), default=0.0)
            self.had[name] = max(self.had.get(name, 0.0), least)
        self.asking[name] += 1

    def go(self, name: str) -> None:
        subtract(self.asking, name)

    def rank(self, name: str) -> tuple[int, float]:
        return self.answering[name], self.had[name]


def subtract(counter: Counter[str], name: str) -> None:
    counter[name] -= 1
    if not counter[name]:
        del counter[name]


class MemoryLine(Generic[Q]):
    """The queue of one process, in its memory."""

    def __init__(self, used_up: Callable[[str], bool] = lambda _: False, most: int = MOST_WAITING) -> None:
        self.used_up = used_up  # whether an owner has had more than their share
        self.most = most
        self.numbers = count()
        self.waiting: dict[int, Q] = {}  # in order of arrival
        self.addresses = Parts()
        self.owners = Parts()

    def __len__(self) -> int:
        return len(self.waiting)

    def all(self) -> list[Q]:
        return list(self.waiting.values())

    def add(self, question: Q) -> Q | None:
        self.waiting[next(self.numbers)] = question
        for parts, name in self.parts(question):
            parts.come(name)
        if len(self.waiting) <= self.most:
            return None
        return self.leave(max(self.waiting, key=self.burden))

    def take(self) -> Q | None:
        if not self.waiting:
            return None
        question = self.waiting.pop(min(self.waiting, key=self.rank))
        for parts, name in self.parts(question):
            parts.answering[name] += 1
        return question

    def settle(self, question: Q, seconds: float) -> None:
        for parts, name in self.parts(question):
            subtract(parts.answering, name)
            parts.had[name] += seconds
            parts.go(name)

    def drop(self, question: Q) -> None:
        for number, other in self.waiting.items():
            if other is question:
                self.leave(number)
                return

    def leave(self, number: int) -> Q:
        question = self.waiting.pop(number)
        for parts, name in self.parts(question):
            parts.go(name)
        return question

    def parts(self, question: Q) -> list[tuple[Parts, str]]:
        asker = question.asker
        return [(self.addresses, asker.address or asker.owner), (self.owners, asker.owner)]

    def rank(self, number: int) -> tuple[bool, Kind, tuple[int, float], tuple[int, float], int]:
        """The least is next."""
        question = self.waiting[number]
        (addresses, address), (owners, owner) = self.parts(question)
        behind = self.used_up(question.asker.owner)
        return behind, question.asker.kind, addresses.rank(address), owners.rank(owner), number

    def burden(self, number: int) -> tuple[bool, Kind, int, int, int]:
        """The most has to go when there are too many: of whoever asks most, the last."""
        question = self.waiting[number]
        (addresses, address), (owners, owner) = self.parts(question)
        behind = self.used_up(question.asker.owner)
        return behind, question.asker.kind, addresses.asking[address], owners.asking[owner], number
