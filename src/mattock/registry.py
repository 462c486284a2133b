"""The list of all games."""

from __future__ import annotations

from pathlib import Path

from mattock.core.arguments import instance, shown
from mattock.core.errors import BadComponents, BadOption
from mattock.core.game import Game
from mattock.core.state import COMPILED
from mattock.games.mykerinos.game import MykerinosGame
from mattock.games.pergamon.game import PergamonGame
from mattock.games.thebes.game import ThebesGame

GAMES: dict[str, type[Game]] = {kind.name: kind for kind in (MykerinosGame, PergamonGame, ThebesGame)}


def games() -> tuple[str, ...]:
    """The names of the games."""
    return tuple(GAMES)


def game(name: str, components: str | Path | None = None) -> Game:
    """A game by name, with the standard components or those of a file of your own."""
    if not isinstance(name, str) or name not in GAMES:
        raise BadOption(f"There is no game {shown(name)}; there are: {', '.join(GAMES)}.")
    if components is None:
        return GAMES[name].of()
    instance("The components", components, (str, Path), "the path of a file")
    path = Path(components)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadComponents(f"{path} cannot be read: {error}.") from None
    return GAMES[name].of(text, path.name)


def game_of(game: str | Game) -> Game:
    """A game that may be given by its name."""
    if isinstance(game, str):
        return find(game)
    instance("The game", game, Game, "a game or the name of one")
    return game


find = game  # under a name that no parameter hides


def compiled() -> bool:
    """Whether the compiled rules are in use."""
    return COMPILED
