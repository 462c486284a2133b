"""The fastest of the games that OpenSpiel implements in Python: the iterated prisoner's dilemma.

Measured beside all others that come with it. Both players choose at once, so a node is two decisions; a draw
says whether the game goes on. The fastest in which players take turns is Kuhn poker.
"""

from random import Random

import protocol

SUBJECT = "openspiel.python"

try:
    import open_spiel.python.games  # noqa: F401  registers them
    import pyspiel
except ImportError as error:
    protocol.missing(SUBJECT, error)

random = Random(1).random
game = pyspiel.load_game("python_iterated_prisoners_dilemma")


def pick(outcomes: list[tuple[int, float]], left: float) -> int:
    """The outcome that a number from 0 to 1 chooses."""
    for outcome, odds in outcomes:
        left -= odds
        if left < 0.0:
            return outcome
    return outcomes[-1][0]


def play() -> tuple[int, int]:
    """One game: its decisions and its draws."""
    state = game.new_initial_state()
    decisions = drawn = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(pick(state.chance_outcomes(), random()))
            drawn += 1
        else:
            chosen = []
            for player in range(2):
                legal = state.legal_actions(player)
                chosen.append(legal[int(random() * len(legal))])
            state.apply_actions(chosen)
            decisions += 2
    return decisions, drawn


protocol.serve(
    SUBJECT, "open_spiel", {"openspiel": lambda: play()[0], "openspiel.steps": lambda: sum(play())}
)
