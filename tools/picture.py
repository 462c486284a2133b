"""Draws the pictures of the README and the documentation anew: python tools/picture.py"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import mattock
from mattock import CHANCE, OVER, State
from mattock.bots import make_bot
from mattock.games.pergamon.draw import draw_svg

PICTURES = Path(__file__).resolve().parent.parent / "docs/pictures"
PLAYERS = 3
SEED = 1090
ROUND = 7
TURN = 2  # the picture shows the table before this turn of the round


def play_to_the_picture(seed: int = SEED, month: int = ROUND, turn: int = TURN) -> State:
    """A game of greedy bots up to the position that is worth a picture."""
    game = mattock.game("pergamon")
    state = game.new(players=PLAYERS)
    draws = Random(seed)
    bots = [make_bot("greedy", seed + seat) for seat in range(PLAYERS)]
    movers: set[int] = set()
    while state.mover != OVER:
        view = state.view()
        if view["round"] == month and view["phase"] == "turn":
            movers.add(state.mover)
            if len(movers) == turn:
                break
        if state.mover == CHANCE:
            state.draw(draws.getrandbits(64))
        else:
            state.apply(bots[state.mover].choose(state))
    return state


def pictures() -> dict[str, str]:
    """Every picture by the name of its file."""
    view = play_to_the_picture().view()
    return {"pergamon.svg": draw_svg(view), "pergamon-dark.svg": draw_svg(view, dark=True)}


def main() -> int:
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name, text in pictures().items():
        (PICTURES / name).write_text(text, encoding="utf-8", newline="\n")
        sys.stdout.write(f"{PICTURES / name}: {len(text)} characters\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
