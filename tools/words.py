"""Whether all that the rules declare has words in every language; `make check` runs it.

A refusal, a note, a kind of move, a phase or an option that was declared and not put into words is named with
its message and the catalogue that lacks it.

python -m tools.words
"""

from __future__ import annotations

import sys
from importlib import import_module

import mattock
from mattock.core.game import Game
from mattock.words import LANGUAGES, bundle


def declared(game: Game) -> set[str]:
    """The messages of all that the rules of a game can say."""
    phases: tuple[str, ...] = import_module(f"mattock.games.{game.name}.vocabulary").PHASE_NAMES
    names = {f"move-{game.move(a).kind}" for a in range(game.actions)}
    names |= {f"move-{game.outcome(o).kind}" for o in range(game.outcomes)}
    names |= {f"reason-{reason.name}" for reason in game.reasons[1:]}
    names |= {f"event-{note.name}" for note in game.notes}
    names |= {f"now-{phase}" for phase in phases}
    return {f"{game.name}-{name}" for name in names} | {option.message for option in game.options}


def unsaid(game: Game) -> list[str]:
    """A line for each message that a catalogue lacks."""
    return [
        f"{language}.ftl has no words for {message}"
        for message in sorted(declared(game))
        for language in LANGUAGES
        if not bundle(language).has_message(message)
    ]


def main() -> int:
    lines = [line for name in mattock.games() for line in unsaid(mattock.game(name))]
    for line in lines:
        print(f"src/mattock/words/{line}")  # noqa: T201
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
