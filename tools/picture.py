"""Draws the SVG pictures in docs/pictures: python -m tools.picture"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import mattock
from mattock import CHANCE, OVER, State
from mattock.bots import make_bot
from mattock.core.moves import Value

PICTURES = Path(__file__).resolve().parent.parent / "docs/pictures"


@dataclass(frozen=True)
class Scene:
    """A position worth a picture: in a game of greedy bots, before a turn of a round or year."""

    game: str
    seed: int
    round: int
    turn: int
    players: int = 3
    options: Mapping[str, Value] = field(default_factory=dict)


SCENES = (
    Scene("mykerinos", seed=151, round=3, turn=17, options={"nile": True}),
    Scene("pergamon", seed=1090, round=7, turn=2),
    Scene("thebes", seed=1902, round=1903, turn=1),
)


def play_to(scene: Scene) -> State:
    """A game of greedy bots up to the position of a scene."""
    state = mattock.game(scene.game).new(scene.players, **scene.options)
    draws = Random(scene.seed)
    bots = [make_bot("greedy", scene.seed + seat) for seat in range(scene.players)]
    turns = 0
    before = CHANCE
    while state.mover != OVER:
        view = state.view()
        if (
            view.get("round", view.get("year")) == scene.round
            and view["phase"] == "turn"
            and state.mover != before
        ):
            turns += 1
            if turns == scene.turn:
                break
        before = state.mover
        if state.mover == CHANCE:
            state.draw(draws.getrandbits(64))
        else:
            state.apply(bots[state.mover].choose(state))
    return state


def pictures() -> dict[str, str]:
    """Every picture by the name of its file."""
    drawn: dict[str, str] = {}
    for scene in SCENES:
        game, view = mattock.game(scene.game), play_to(scene).view()
        drawn[f"{scene.game}.svg"] = game.picture(view) or ""
        drawn[f"{scene.game}-dark.svg"] = game.picture(view, dark=True) or ""
    return drawn


def main() -> int:
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name, text in pictures().items():
        (PICTURES / name).write_text(text, encoding="utf-8", newline="\n")
        sys.stdout.write(f"{PICTURES / name}: {len(text)} characters\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
