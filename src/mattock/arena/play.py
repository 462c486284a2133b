"""One game of a match: bots and draws with derived seeds, a referee, a result."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from mattock.arena.schedule import Seating
from mattock.bots import Bot, BotFault, close_bot, make_bot, mind_of, seat_name
from mattock.core.arguments import instance, shown, whole
from mattock.core.draws import digest
from mattock.core.errors import BadOption, IllegalMove, MattockError
from mattock.core.game import Game
from mattock.core.moves import Value
from mattock.core.record_file import Seat, option_text, write_record
from mattock.core.referee import Referee
from mattock.core.state import State
from mattock.core.vocabulary import OVER, SEAT_LETTERS


@dataclass(frozen=True, slots=True)
class Match:
    """What is played and by whom. It is sent to other processes, so it names its game by class and text."""

    kind: type[Game]
    components: str | None  # the text of a custom components file
    players: int
    options: Mapping[str, Value]
    bots: tuple[str, ...]  # codes
    seed: int

    @classmethod
    def of(
        cls,
        game: Game,
        bots: Sequence[str],
        players: int,
        seed: int,
        options: Mapping[str, Value] | None = None,
    ) -> Match:
        """A checked match; BadOption says why it cannot be played."""
        instance("The game", game, Game, "a game")
        instance("The options", options, (Mapping, type(None)), "a dictionary by their names")
        if isinstance(bots, str) or not isinstance(bots, Sequence):
            raise BadOption(f"`bots` is a list of codes, as in ['greedy'], not {shown(bots)}.")
        if not bots:
            raise BadOption("A match takes at least one bot.")
        for code in bots:
            close_bot(make_bot(code, 0, own=True))
        start = game.lay_out(players, options or {})
        seed = whole("The seed", seed)
        return cls(type(game), game.text, start.players, game.options_of(start), tuple(bots), seed)

    @property
    def game(self) -> Game:
        return self.kind.of(self.components)

    @property
    def names(self) -> list[str]:
        """The names of the bots: a code that occurs twice gets a number."""
        before = [self.bots[:place].count(code) for place, code in enumerate(self.bots)]
        return [f"{code} #{n + 1}" if n else code for code, n in zip(self.bots, before, strict=True)]

    def describe(self) -> dict[str, Any]:
        """Everything that a result depends on, JSON-compatible."""
        game = self.game
        return {
            "game": game.name,
            "rules": game.version,
            "components": game.fingerprint,
            "players": self.players,
            "options": {name: option_text(value) for name, value in self.options.items()},
            "bots": list(self.bots),
            "minds": [mind_of(code) for code in self.bots],
            "seed": self.seed,
        }


@dataclass(frozen=True, slots=True)
class Result:
    """The result of one game, by seat."""

    game: int
    deal: int
    seats: list[int]  # bots by their number in the match
    scores: list[int]
    winners: list[int]  # seats
    length: int  # decisions and draws
    points: list[dict[str, int]] = field(default_factory=list)  # by source, if the view has them

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the win: a win shared by k counts 1/k."""
        return [(seat in self.winners) / len(self.winners) for seat in range(len(self.seats))]

    @property
    def placements(self) -> list[float]:
        """Winners first, then by points; tied seats share the mean of their places."""
        won = [seat in self.winners for seat in range(len(self.seats))]
        keys = [(w, 0 if w else score) for w, score in zip(won, self.scores, strict=True)]
        return [1 + sum(other > key for other in keys) + (keys.count(key) - 1) / 2 for key in keys]

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Result:
        return cls(**data)


def results_of(results: Iterable[Result]) -> list[Result]:
    """Results that somebody hands over; BadArgument where they are none."""
    found = list(results) if isinstance(results, Iterable) else [results]
    for result in found:
        instance("A result", result, Result, "one of those that `play_match` gives")
    return found


@dataclass(frozen=True, slots=True)
class Played:
    """A result and, on request, the text of the record."""

    result: Result
    record: str | None = None


def deal_seed(match_seed: int, deal: int) -> bytes:
    """The referee's seed for all games of a deal: the same key, the same draws."""
    return digest(b"mattock arena deal", str(match_seed).encode(), str(deal).encode())


def bot_seed(match_seed: int, seating: Seating, seat: int) -> int:
    """The seed of a bot, different for every seat of every game."""
    numbers = (match_seed, seating.deal, seating.game, seat)
    return int.from_bytes(digest(b"mattock arena bot", *(str(n).encode() for n in numbers))[:8], "big")


def play_game(match: Match, seating: Seating, keep: bool = False) -> Played:
    """Play one game to its end."""
    codes = [match.bots[bot] for bot in seating.seats]
    people = [Seat("bot", seat_name(code)) for code in codes]
    table = (match.game, match.players, match.options, people, deal_seed(match.seed, seating.deal))
    referee = Referee(*table)
    seeds = [bot_seed(match.seed, seating, seat) for seat in range(len(codes))]
    bots = [make_bot(code, seed, steady=True, own=True) for code, seed in zip(codes, seeds, strict=True)]
    try:
        play_out(referee, bots)
    except IllegalMove as error:
        seat = referee.state.mover
        who = f"{codes[seat]} on seat {SEAT_LETTERS[seat]}"
        raise MattockError(f"Game {seating.game}: {who} chose what is not possible. {error}") from None
    except BotFault as error:
        seat = referee.state.mover
        raise BotFault(f"Game {seating.game}, seat {SEAT_LETTERS[seat]}: {error}") from None
    finally:
        for bot in bots:
            close_bot(bot)
    record = referee.finish()
    result = read_result(seating, referee.state, len(record.lines))
    return Played(result, write_record(record) if keep else None)


def play_out(referee: Referee, bots: Sequence[Bot]) -> None:
    """Draw and decide until the game is over."""
    referee.settle()
    while referee.state.mover != OVER:
        referee.act(bots[referee.state.mover].choose(referee.state))
        referee.settle()


def read_result(seating: Seating, state: State, length: int) -> Result:
    """The result of a finished game."""
    outcome = (list(seating.seats), state.scores(), state.winners(), length)
    return Result(seating.game, seating.deal, *outcome, points_by_source(state))


def points_by_source(state: State) -> list[dict[str, int]]:
    """Each seat's points by source, if the view has them."""
    seats = [seat.get("points") for seat in state.view().get("seats", [])]
    return [dict(points) for points in seats] if all(isinstance(p, dict) for p in seats) else []
