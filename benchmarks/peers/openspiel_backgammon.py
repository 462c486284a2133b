"""OpenSpiel's backgammon (C++): stepped from Python, its own C++ random rollouts, and clones.

`playout` runs OpenSpiel's RandomRolloutEvaluator. Python cannot call its `evaluate`, but a search of one
simulation does nothing else at its root, so that is what is timed. The evaluator does not count steps: they
are its rollouts times the mean length of a random game, measured once at the start by stepping GAMES games
from the same position (lengths spread by about 90 steps, so the mean is good to 1.5 %).

`clone` copies the moves played so far as well, because an OpenSpiel state holds its history.
"""

from random import Random

import protocol

SUBJECT = "openspiel.backgammon"
GAMES = 1000  # games that the mean length is taken from
ROLLOUTS = 50  # in one call, so that the call itself costs nothing beside them
SIMULATIONS = 200  # in one search
CLONED = 50  # mid-game states that clones are taken from

try:
    import pyspiel
except ImportError as error:
    protocol.missing(SUBJECT, error)

CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
OPENINGS = 30  # outcomes of the first roll (it is never a double)
ROLLS = 36  # outcomes of every later roll

random = Random(1).random
game = pyspiel.load_game("backgammon")


def opened() -> "pyspiel.State":
    """A new game after its first roll."""
    state = game.new_initial_state()
    state.apply_action(int(random() * OPENINGS))
    return state


def walk(state: "pyspiel.State", limit: int = 1_000_000) -> int:
    """Play at random to the end, or for `limit` steps; returns the steps.

    All 36 outcomes of a roll are equally likely and numbered from 0 (`check_rolls`), so a draw is one
    multiplication: OpenSpiel is asked for no list of outcomes, as our `draw` makes none for Python.
    """
    steps = 0
    while (mover := state.current_player()) != TERMINAL and steps < limit:
        if mover == CHANCE:
            state.apply_action(int(random() * ROLLS))
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
        steps += 1
    return steps


def check_rolls() -> None:
    """Make sure that the draws above are the ones that this version of OpenSpiel means."""
    state = game.new_initial_state()
    for outcomes in (OPENINGS, ROLLS):
        assert [a for a, _ in state.chance_outcomes()] == list(range(outcomes))
        assert all(abs(p - 1 / outcomes) < 1e-9 for _, p in state.chance_outcomes())
        state.apply_action(0)
        state.apply_action(state.legal_actions()[0])


def stepped() -> int:
    """One game; its first roll is a step too."""
    return 1 + walk(opened())


def rollouts() -> protocol.Batch:
    """A batch of C++ rollouts from one opened position."""
    start = opened()
    length = sum(walk(start.clone()) for _ in range(GAMES)) / GAMES
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=1)
    search = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)

    def batch() -> int:
        search.mcts_search(start)
        return round(ROLLOUTS * length)

    return batch


def searches() -> protocol.Batch:
    """A batch of simulations of OpenSpiel's C++ search, one random rollout each: their steps, as above."""
    start = opened()
    length = sum(walk(start.clone()) for _ in range(GAMES)) / GAMES
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    search = pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 1000, False, 1, False)

    def batch() -> int:
        search.mcts_search(start)
        return round(SIMULATIONS * length)

    return batch


def clones() -> protocol.Batch:
    """A batch of clones of states from the middle of random games (100 of about 217 steps)."""
    states: list[pyspiel.State] = []
    while len(states) < CLONED:
        state = opened()
        walk(state, limit=100)
        if not state.is_terminal():
            states.append(state)
    return protocol.copies([state.clone for state in states])


check_rolls()
measures = {"stepped": stepped, "playout": rollouts(), "clone": clones(), "search": searches()}
protocol.serve(SUBJECT, "open_spiel", measures)
