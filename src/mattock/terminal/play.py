"""`mattock play`: a game at the terminal, with bots or with several people at one screen."""

from __future__ import annotations

import argparse
import hashlib
import random
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

import mattock
from mattock.bots import Bot, make_bot
from mattock.core.errors import BadOption, BadRecord
from mattock.core.referee import Referee, Seat
from mattock.core.vocabulary import SEAT_LETTERS
from mattock.terminal.files import check_free
from mattock.terminal.options import add_options, chosen_options
from mattock.terminal.session import play_from, told
from mattock.terminal.verify import game_finder

__all__ = ["add", "play_from", "run", "told"]


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "play", help="play at the terminal", description="Play a game at the terminal."
    )
    parser.add_argument("game", choices=mattock.games(), help="the game")
    parser.add_argument("--players", type=int, metavar="N", help="players at the table (default 3)")
    add_options(parser)
    parser.add_argument(
        "--seat", metavar="LETTER", help="your seat; several letters for several people (default A)"
    )
    parser.add_argument(
        "--people", type=int, metavar="N", help="people at this screen (default 1; 0: watch bots)"
    )
    parser.add_argument(
        "--bots",
        default="student",
        metavar="CODE,...",
        help="bots, one by one, as in student,curator (default student)",
    )
    parser.add_argument("--components", type=Path, metavar="FILE", help="components of your own")
    parser.add_argument("--seed", metavar="S", help="a word that makes the draws repeatable")
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep the game in this file")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    console = Console(highlight=False, markup=False)
    bring_line_editing(console)
    if args.resume is not None:
        return resume(args, console)
    game = mattock.game(args.game, args.components)
    players = args.players if args.players is not None else (3 if 3 in game.players else game.players[0])
    options = chosen_options(args)
    game.new(players=players, **options)
    if args.save is not None:
        check_free(args.save)
    seats = seated(players, seats_of_people(players, args.seat, args.people), args.bots)
    referee = Referee(game, players, options, seats, seed=table_seed(args.seed))
    return play_from(referee, bots_at(referee, args.seed), console, args.save)


def seated(players: int, people: Sequence[int], bots: str) -> list[Seat]:
    """Who sits where."""
    codes = iter(bot_codes(bots, players - len(people)))
    seats = []
    for seat in range(players):
        name = "you" if len(people) == 1 else f"player {SEAT_LETTERS[seat]}"
        seats.append(Seat("person", name) if seat in people else Seat("bot", next(codes)))
    return seats


def bots_at(referee: Referee, seed: str | None) -> dict[int, Bot]:
    """The bots of a table."""
    seats = enumerate(referee.seats)
    return {n: make_bot(seat.name, bot_seed(seed, n)) for n, seat in seats if seat.kind == "bot"}


def resume(args: argparse.Namespace, console: Console) -> int:
    """Go on with a saved game, with the same bots."""
    if args.save is not None and args.save != args.resume:
        check_free(args.save)
    try:
        data = args.resume.read_bytes()
    except OSError as error:
        raise BadRecord(f"{args.resume} cannot be read: {error.strerror or error}.") from None
    referee = Referee.resume(data, game_finder([args.components] if args.components else []))
    if referee.game.name != args.game:
        raise BadOption(f"{args.resume} is a game of {referee.game.name.title()}.")
    return play_from(referee, bots_at(referee, args.seed), console, args.save or args.resume)


def seats_of_people(players: int, letters: str | None, people: int | None) -> list[int]:
    """Where people sit: at the seats named, else at the first ones."""
    if letters is None:
        count = 1 if people is None else people
        if not 0 <= count <= players:
            raise BadOption(f"{count} people do not fit at a table of {players}.")
        return list(range(count))
    wanted = letters.upper().replace(",", "")
    seats = [SEAT_LETTERS.find(letter) for letter in wanted]
    if not seats or len(set(seats)) < len(seats) or not all(0 <= seat < players for seat in seats):
        raise BadOption(f"The seats of this table are {', '.join(SEAT_LETTERS[:players])}, not {letters!r}.")
    if people is not None and people > len(seats):
        seats += [seat for seat in range(players) if seat not in seats][: people - len(seats)]
    if people is not None and people != len(seats):
        raise BadOption(f"{people} people and the seats {letters!r} do not go together.")
    return sorted(seats)


def bot_codes(text: str, count: int) -> list[str]:
    """A code for each bot; the last one goes on for all others."""
    codes = [code.strip() for code in text.split(",") if code.strip()]
    if not codes:
        raise BadOption("A bot needs a code, for example --bots greedy,random.")
    for code in codes:
        make_bot(code, 0)
    if len(codes) > count > 0:
        raise BadOption(f"{len(codes)} bots are named for {count} seats.")
    return codes + codes[-1:] * (count - len(codes))


def table_seed(seed: str | None) -> bytes | None:
    """The secret of a table that shall be repeatable."""
    return None if seed is None else hashlib.sha256(f"mattock table {seed}".encode()).digest()


def bot_seed(seed: str | None, seat: int) -> int:
    """What a bot tosses its coins by; never what the table draws by."""
    if seed is None:
        return random.SystemRandom().getrandbits(64)
    return int.from_bytes(hashlib.sha256(f"mattock bot {seat} {seed}".encode()).digest()[:8])


def bring_line_editing(console: Console) -> None:
    """Arrow keys and a history at the prompt, where the system has them."""
    if console.is_terminal:
        try:
            import readline  # noqa: F401
        except ImportError:
            return
