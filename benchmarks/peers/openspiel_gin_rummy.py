"""OpenSpiel's gin rummy (C++): stepped from Python, and clones."""

from random import Random

import protocol

SUBJECT = "openspiel.gin_rummy"
CARDS = 52
CLONED = 50  # mid-game states that clones are taken from

try:
    import pyspiel
except ImportError as error:
    protocol.missing(SUBJECT, error)

CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)

random = Random(1).random
game = pyspiel.load_game("gin_rummy")


def walk(state: "pyspiel.State", limit: int = 1_000_000) -> int:
    """Play at random to the end, or for `limit` steps; returns the steps.

    Every card comes from the stock, each as likely as the others, and none ever returns: the cards not yet
    drawn, kept here in a list, give a fair draw for less than asking OpenSpiel for its outcomes.
    """
    stock = list(range(CARDS))
    steps = 0
    while (mover := state.current_player()) != TERMINAL and steps < limit:
        if mover == CHANCE:
            place = int(random() * len(stock))
            stock[place], stock[-1] = stock[-1], stock[place]
            state.apply_action(stock.pop())
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
        steps += 1
    return steps


def stepped() -> int:
    """One game."""
    return walk(game.new_initial_state())


def clones() -> protocol.Batch:
    """A batch of clones of states from the middle of random games (60 of about 156 steps)."""
    states: list[pyspiel.State] = []
    while len(states) < CLONED:
        state = game.new_initial_state()
        walk(state, limit=60)
        if not state.is_terminal():
            states.append(state)
    return protocol.copies([state.clone for state in states])


protocol.serve(SUBJECT, "open_spiel", {"stepped": stepped, "clone": clones()})
