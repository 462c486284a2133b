"""The options of the games on the command line."""

from __future__ import annotations

import argparse

import mattock
from mattock.core.game import Game
from mattock.core.moves import Value
from mattock.registry import working_games
from mattock.words import say


def every_option() -> list[mattock.Option]:
    """The options of all games, each once."""
    return list({o.name: o for name in working_games() for o in mattock.game(name).options}.values())


def usual_players(game: Game, wanted: int | None, usual: int) -> int:
    """How many play where nobody says: as many as is usual, if the game is for so many."""
    if wanted is not None:
        return wanted
    return usual if usual in game.players else game.players[0]


def add_options(parser: argparse.ArgumentParser) -> None:
    """A flag for each option that is yes or no, a choice for each other."""
    for option in every_option():
        words = say(option.message, {})
        if option.values == (False, True):
            parser.add_argument(f"--{option.name}", action="store_true", help=words)
        else:
            parser.add_argument(f"--{option.name}", choices=option.values, help=words)


def add_own_bots(parser: argparse.ArgumentParser) -> None:
    """The option `--bot`, which also takes custom bots."""
    about = "one more bot, also one of your own: mine.py:MyBot or 'cmd:python3 mine.py'; may be repeated"
    parser.add_argument("--bot", action="append", default=[], metavar="CODE", help=about)


def chosen_options(args: argparse.Namespace) -> dict[str, Value]:
    """The options given on the command line."""
    return {option.name: value for option in every_option() if (value := getattr(args, option.name))}
