"""`mattock play`: a game at the terminal, with bots or with several people at one screen."""

from __future__ import annotations

import argparse
import hashlib
import random
import shlex
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

import mattock
from mattock.bots import Bot, close_bot, is_own, make_bot, seat_name
from mattock.core.errors import BadOption
from mattock.core.referee import Referee, Seat
from mattock.core.vocabulary import SEAT_LETTERS
from mattock.records import game_finder, read_source
from mattock.terminal.files import check_free
from mattock.terminal.options import add_options, add_own_bots, chosen_options, usual_players
from mattock.terminal.session import play_from
from mattock.words import say

USUAL_BOT = "student"

__all__ = ["add", "play_from", "run"]


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
        metavar="CODE,...",
        help="bots, one by one, as in student,curator (default student)",
    )
    add_own_bots(parser)
    parser.add_argument("--components", type=Path, metavar="FILE", help="components of your own")
    parser.add_argument("--seed", metavar="S", help="a word; the same word gives the same draws")
    parser.add_argument("--save", type=Path, metavar="FILE", help="save the game in this file")
    parser.add_argument("--hints", action="store_true", help="allow hints between people too")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="resume a saved game")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    console = Console(highlight=False, markup=False)
    bring_line_editing(console)
    if args.resume is not None:
        return resume(args, console)
    game = mattock.game(args.game, args.components)
    players = usual_players(game, args.players, 3)
    options = chosen_options(args)
    game.new(players=players, **options)
    if args.save is not None:
        check_free(args.save)
    people = seats_of_people(players, args.seat, args.people)
    seats = seated(players, people, bot_codes(args.bots, args.bot, players - len(people)))
    referee = Referee(game, players, options, seats, seed=table_seed(args.seed))
    return play_with_bots(referee, args, console, args.save)


def seated(players: int, people: Sequence[int], bots: Sequence[str]) -> list[Seat]:
    """Decide who sits where."""
    codes = iter(bots)
    seats = []
    for seat in range(players):
        message = "terminal-you" if len(people) == 1 else "seat-player"
        name = say(message, {"seat": SEAT_LETTERS[seat]})
        seats.append(Seat("person", name) if seat in people else Seat("bot", seat_name(next(codes))))
    return seats


def play_with_bots(referee: Referee, args: argparse.Namespace, console: Console, file: Path | None) -> int:
    """Play on with the bots of a table, and close them when the game is over."""
    bots = bots_at(referee, args.seed, args.bot)
    try:
        return play_from(referee, bots, console, file, args.hints)
    finally:
        for bot in bots.values():
            close_bot(bot)


def bots_at(referee: Referee, seed: str | None, typed: Sequence[str]) -> dict[int, Bot]:
    """The bots of a table. A file or program that a record names runs only if it was also typed here."""
    own = {seat_name(code): code for code in typed}
    bots = {}
    for n, seat in enumerate(referee.seats):
        if seat.kind == "bot":
            code = own.get(seat.name, seat.name)
            if is_own(code) and seat.name not in own:
                raise BadOption(
                    f"At seat {SEAT_LETTERS[n]} sits {code}, a bot of somebody's own. To run it, name it: "
                    f"--bot {shlex.quote(code)}"
                )
            bots[n] = make_bot(code, bot_seed(seed, n), own=True)
    return bots


def resume(args: argparse.Namespace, console: Console) -> int:
    """Go on with a saved game, with the same bots."""
    if args.save is not None and args.save != args.resume:
        check_free(args.save)
    referee = Referee.resume(read_source(args.resume), game_finder(args.components or ()))
    if referee.game.name != args.game:
        words = {"file": str(args.resume), "game": referee.game.name.title()}
        raise BadOption(say("terminal-other-game", words))
    return play_with_bots(referee, args, console, args.save or args.resume)


def seats_of_people(players: int, letters: str | None, people: int | None) -> list[int]:
    """The seats of people: those named, else the first ones."""
    if letters is None:
        count = 1 if people is None else people
        if not 0 <= count <= players:
            raise BadOption(say("terminal-too-many-people", {"people": count, "players": players}))
        return list(range(count))
    wanted = letters.upper().replace(",", "")
    seats = [SEAT_LETTERS.find(letter) for letter in wanted]
    if not seats or len(set(seats)) < len(seats) or not all(0 <= seat < players for seat in seats):
        words = {"seats": ", ".join(SEAT_LETTERS[:players]), "letters": letters}
        raise BadOption(say("terminal-no-such-seats", words))
    if people is not None and people > len(seats):
        seats += [seat for seat in range(players) if seat not in seats][: people - len(seats)]
    if people is not None and people != len(seats):
        raise BadOption(say("terminal-people-and-seats", {"people": people, "letters": letters}))
    return sorted(seats)


def bot_codes(text: str | None, more: Sequence[str], count: int) -> list[str]:
    """A code for each bot; the last one stands for all that follow."""
    named = [code.strip() for code in (text or "").split(",") if code.strip()]
    if text is not None and not named:
        raise BadOption(say("terminal-no-bot-code", {}))
    codes = [*named, *more] or [USUAL_BOT]
    for code in codes:
        close_bot(make_bot(code, 0, own=True))
    if len(codes) > count > 0:
        raise BadOption(say("terminal-too-many-bots", {"bots": len(codes), "seats": count}))
    return codes + codes[-1:] * (count - len(codes))


def table_seed(seed: str | None) -> bytes | None:
    """The seed of a reproducible table."""
    return None if seed is None else hashlib.sha256(f"mattock table {seed}".encode()).digest()


def bot_seed(seed: str | None, seat: int) -> int:
    """The seed of a bot, which is never that of the draws."""
    if seed is None:
        return random.SystemRandom().getrandbits(64)
    return int.from_bytes(hashlib.sha256(f"mattock bot {seat} {seed}".encode()).digest()[:8])


def bring_line_editing(console: Console) -> None:
    """Line editing and history at the prompt, if the system has them."""
    if console.is_terminal:
        try:
            import readline  # noqa: F401
        except ImportError:
            return
