"""The list of all games: those that come with Mattock, and those that installed packages add.

A package names its games in the entry point group `mattock.games`, as in `ur = "mattock_ur.game:UrGame"`.
Listing games reads those names alone; the package is imported when its game is asked for. One that fails is
told of in a sentence and takes nothing else down.
"""

from __future__ import annotations

import inspect
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from mattock import words
from mattock.core.arguments import instance, shown
from mattock.core.errors import BadComponents, BadOption, MattockError
from mattock.core.game import Game
from mattock.core.state import COMPILED
from mattock.games.mykerinos.game import MykerinosGame
from mattock.games.pergamon.game import PergamonGame
from mattock.games.thebes.game import ThebesGame

GROUP = "mattock.games"
OWN: dict[str, type[Game]] = {kind.name: kind for kind in (MykerinosGame, PergamonGame, ThebesGame)}


class BadPackage(BadOption):
    """A package that adds a game cannot be used; the sentence names it."""


def games() -> tuple[str, ...]:
    """The names of the games."""
    return (*OWN, *sorted(name for name in outside() if name not in OWN))


def working_games() -> tuple[str, ...]:
    """The names of the games less those whose package fails; `troubles` says why."""
    return tuple(name for name in games() if name in OWN or not trouble_with(name))


def troubles() -> list[str]:
    """A sentence for each package whose game cannot be used."""
    return [trouble for name in games() if (trouble := trouble_with(name))]


def game(name: str, components: str | Path | None = None) -> Game:
    """A game by name, with the standard components or those of a file of your own."""
    if not isinstance(name, str) or name not in games():
        raise BadOption(f"There is no game {shown(name)}; there are: {', '.join(games())}.")
    kind = OWN.get(name) or load(name)
    if components is None:
        return kind.of()
    instance("The components", components, (str, Path), "the path of a file")
    path = Path(components)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadComponents(f"{path} cannot be read: {error}.") from None
    return kind.of(text, path.name)


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


# The games of other packages.


@cache
def outside() -> dict[str, list[EntryPoint]]:
    """What installed packages offer, by the name of the game."""
    found: dict[str, list[EntryPoint]] = {}
    for point in entry_points(group=GROUP):
        offers = found.setdefault(point.name, [])
        if package_of(point) not in map(
            package_of, offers
        ):  # one that is found twice on the path counts once
            offers.append(point)
    return found


def package_of(point: EntryPoint) -> str:
    return point.dist.name if point.dist else point.module


@cache
def trouble_with(name: str) -> str:
    """Why what another package offers by this name cannot be used; "" if it can, or if none does."""
    if name in OWN:
        return clashing(name, ["Mattock itself", *packages(name)]) if name in outside() else ""
    try:
        load(name).of()
    except MattockError as error:
        return str(error)
    return ""


def packages(name: str) -> list[str]:
    """The packages that offer a game of this name."""
    return sorted(map(package_of, outside()[name]))


def clashing(name: str, offering: list[str]) -> str:
    *others, last = offering
    return (
        f"A game {name!r} comes with {', '.join(others)} and with {last}: uninstall one, or rename its game."
    )


@cache
def load(name: str) -> type[Game]:
    """The class of another package's game; BadPackage says what is wrong with it."""
    offers = outside()[name]
    if len(offers) > 1:
        raise BadPackage(clashing(name, packages(name)))
    (point,) = offers
    begin = f"The package {package_of(point)} offers the game {name!r}, which cannot be used:"
    try:
        kind = point.load()
        check_kind(kind, name, point.value)
        kind.of()
        words.add(kind.folder(), (f"{name}-", f"web-game-{name}", f"web-about-{name}"))
    except Exception as error:  # whatever a stranger's package does, it does not take the others down
        told = (
            str(error) if isinstance(error, MattockError | TypeError) else f"{type(error).__name__}: {error}"
        )
        raise BadPackage(f"{begin} {told.rstrip('.')}.") from error
    found: type[Game] = kind
    return found


def check_kind(kind: object, name: str, value: str) -> None:
    """Whether an entry point names a game of that name."""
    if not (inspect.isclass(kind) and issubclass(kind, Game)):
        raise TypeError(f"{value} is no game: expected is a class made from mattock.plain.PlainGame")
    if kind.name != name:
        raise TypeError(f"{value} calls itself {kind.name!r}")
    if not name.isidentifier() or not name.islower():
        raise TypeError("the name of a game is one word in small letters")
