"""Questions that the people at a table have to agree on: to take back, to pause, to end."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from mattock.server import entries as log
from mattock.server.messages import Consent
from mattock.server.seats import Seats


@dataclass(slots=True)
class OpenQuestion:
    """A question that somebody has still to answer."""

    ask: int
    what: Consent
    seat: int  # of whoever asks
    waiting: list[str] = field(default_factory=list)  # for the answers of these people


class Questions:
    """The questions that are open, and how many there have been."""

    def __init__(self) -> None:
        self.open: list[OpenQuestion] = []
        self.count = 0

    def apply(self, entry: log.QuestionEntry, seats: Seats) -> None:
        match entry:
            case log.Asked(ask, what, seat, people):
                self.count = ask
                self.open.append(OpenQuestion(ask, what, seat, list(people)))
            case log.Answered(ask, seat, yes):
                self.count_answer(ask, seats[seat].person, yes)

    def count_answer(self, ask: int, person: str, yes: bool) -> None:
        """A no closes the question, and so does the last yes."""
        for question in [question for question in self.open if question.ask == ask]:
            question.waiting = [other for other in question.waiting if other != person]
            if not yes or not question.waiting:
                self.open.remove(question)

    def stop_waiting_for(self, person: str) -> None:
        """Nobody waits for the answers of somebody who is away."""
        for question in list(self.open):
            self.count_answer(question.ask, person, yes=True)

    def drop_undos(self) -> None:
        """Somebody has acted: what was asked about the position before is out of date."""
        if self.open:
            self.open = [question for question in self.open if question.what != "undo"]

    def for_person(self, ask: int, person: str) -> OpenQuestion | None:
        """The question that somebody has still to answer."""
        return next((one for one in self.open if one.ask == ask and person in one.waiting), None)

    def concerning(self, person: str, seats: Collection[int]) -> list[OpenQuestion]:
        """Those that somebody has asked from these seats, or has still to answer."""
        return [one for one in self.open if person in one.waiting or one.seat in seats]
