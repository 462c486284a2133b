"""The options of the games on the command line."""

from __future__ import annotations

import argparse

import mattock
from mattock.words import say


def every_option() -> list[mattock.Option]:
    """The options of all games that are a yes or a no, each once."""
    options = {option.name: option for name in mattock.games() for option in mattock.game(name).options}
    return [option for option in options.values() if option.values == (False, True)]


def add_options(parser: argparse.ArgumentParser) -> None:
    """A switch for each of them."""
    for option in every_option():
        parser.add_argument(f"--{option.name}", action="store_true", help=say(option.message, {}))


def chosen_options(args: argparse.Namespace) -> dict[str, bool]:
    """Those that were switched on."""
    return {option.name: True for option in every_option() if getattr(args, option.name)}
