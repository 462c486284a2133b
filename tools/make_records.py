"""Writes the recorded games that the tests replay, and the example of docs/records.md:
`python -m tools.make_records`.

Every player count, option set and kind of player; some with undos, with players' numbers, or abandoned. The
files are the same each time: the name of a file is its seed.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import product
from math import ceil
from pathlib import Path
from random import Random

import mattock
from mattock.core.game import Game
from mattock.core.moves import Value
from mattock.core.records import Seat, write_record
from mattock.core.referee import Referee

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "tests" / "records"
PAGE = ROOT / "docs" / "records.md"
EXAMPLE = ROOT / "docs" / "examples" / "short.mattock"  # the record of that page
DATE = "2026-01-01T12:00:00Z"
KINDS = ("random", "greedy", "mixed")
AT_LEAST = 200  # games of each game
EACH = 7  # games of each kind, or more where there are few kinds
PEOPLE = ("Ada", "Béla", "Cilka", "Dörte")
UNDOS = 0.08  # how often players take something back, in games with undos
ABANDONED = 60  # after so many decisions


@dataclass(frozen=True)
class Plan:
    """One game to be recorded."""

    game: Game
    players: int
    options: dict[str, Value]
    kind: str
    number: int
    last: bool  # of its kind: abandoned after a while

    @property
    def name(self) -> str:
        """The name of its file."""
        chosen = [
            name if value is True else f"{name}-{value}" for name, value in self.options.items() if value
        ]
        return "-".join([self.game.name, str(self.players), *chosen, self.kind, str(self.number)])

    def secret(self, what: str) -> bytes:
        """32 bytes that belong to this file."""
        return sha256(f"{self.name} {what}".encode()).digest()


def plans(game: Game) -> Iterator[Plan]:
    """All games to be recorded."""
    known = list(tables(game))
    each = max(EACH, ceil(AT_LEAST / (len(known) * len(KINDS))))
    for (players, options), kind, number in product(known, KINDS, range(1, each + 1)):
        yield Plan(game, players, options, kind, number, number == each)


def tables(game: Game) -> Iterator[tuple[int, dict[str, Value]]]:
    """Every player count with every set of options that the rules know for it."""
    names = [option.name for option in game.options]
    for players, values in product(game.players, product(*(option.values for option in game.options))):
        options = dict(zip(names, values, strict=True))
        try:
            game.new(players=players, **options)
        except mattock.BadOption:
            continue
        yield players, options


def seat_people(plan: Plan) -> list[Seat]:
    """The players: bots; in every third game some of them are people, who take moves back."""
    seats = []
    for seat in range(plan.players):
        code = KINDS[(seat + plan.number) % 2] if plan.kind == "mixed" else plan.kind
        takes_back = plan.number % 3 == 0 and seat % 2 == 0
        seats.append(Seat("person", PEOPLE[seat]) if takes_back else Seat("bot", code))
    return seats


def choose(referee: Referee, seats: list[Seat], plan: Plan, random: Random) -> int:
    """A decision of the mover."""
    state = referee.state
    code = seats[state.mover].name
    greedy = code == "greedy" or (code in PEOPLE and (plan.kind == "greedy" or random.random() < 0.5))
    actions = state.legal()
    if greedy:
        most = max(state.hint(action) for action in actions)
        actions = [action for action in actions if state.hint(action) == most]
    return random.choice(actions)


def play(plan: Plan) -> Referee:
    """Play one game to its end."""
    random = Random(plan.name)
    seats = seat_people(plan)
    people = [seat.kind == "person" for seat in seats]
    numbers = [plan.secret(f"number {n}") if person else None for n, person in enumerate(people)]
    seed = plan.secret("seed")
    table = (plan.game, plan.players, plan.options, seats, seed, numbers)
    referee = Referee(*table, now=lambda: DATE)
    decisions = 0
    while True:
        referee.settle()
        if referee.state.mover == mattock.OVER:
            referee.finish()
            return referee
        if plan.last and decisions == ABANDONED:
            referee.abandon()
            return referee
        if not (any(people) and take_back(referee, random)):
            referee.act(choose(referee, seats, plan, random))
            decisions += 1


def take_back(referee: Referee, random: Random) -> bool:
    """Now and then a player takes a move back, sometimes after a draw."""
    wish = random.random()
    if wish >= UNDOS:
        return False
    force = wish < UNDOS / 4
    if not referee.can_undo(force=force):
        return False
    referee.undo(force=force)
    return True


def example() -> str:
    """The short record on the page about records: both kinds of undo, a change of seat, no end."""
    dates = ["2026-01-31T18:20:00Z", "2026-01-31T18:00:00Z", "2026-01-31T18:00:00Z"]
    seats = [Seat("person", "Ada"), Seat("bot", "greedy")]
    seed, number = bytes(range(32)), bytes(range(32, 64))
    game = mattock.game("pergamon")
    table = Referee(
        game, 2, {}, seats, seed, [number, None], now=lambda: dates.pop() if dates[1:] else dates[0]
    )

    def decide(*moves: str) -> None:
        for move in moves:
            table.settle()
            table.act(table.state.parse(move))
        table.settle()

    decide("place 9")
    table.undo()
    decide("place 4", "place 6")
    table.undo(force=True)
    decide("place 3", "place 6", "dig I")
    table.sit(0, Seat("bot", "random"))
    decide("store")
    return write_record(table.abandon())


def write_example() -> None:
    """Put the example on its page."""
    page = PAGE.read_text(encoding="utf-8")
    text = example()
    EXAMPLE.write_text(text, encoding="utf-8", newline="\n")
    block = f"```record\n{text}```"
    PAGE.write_text(
        re.sub(r"```record\n.*?```", lambda _: block, page, flags=re.S), encoding="utf-8", newline="\n"
    )


def main(names: list[str]) -> int:
    """Record all games of the named titles, or of all."""
    write_example()
    for name in names or mattock.games():
        folder = FOLDER / name
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.mattock"):
            old.unlink()
        written = 0
        for plan in plans(mattock.game(name)):
            text = write_record(play(plan).record)
            (folder / f"{plan.name}.mattock").write_text(text, encoding="utf-8", newline="\n")
            written += 1
        sys.stdout.write(f"{written} games of {name} in {folder}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
