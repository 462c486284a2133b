"""PettingZoo's tic-tac-toe: the fastest of its classic games that has rules, stepped as `env()` hands it out.

Measured beside connect four, the poker games, chess and go, all slower; faster is only rock-paper-scissors,
which is measured too (`pettingzoo_rps.py`). A deep copy of an environment comes back wrong, so there is no
clone.
"""

from random import Random

import protocol

SUBJECT = "pettingzoo.tictactoe"

try:
    from pettingzoo.classic import tictactoe_v3
except ImportError as error:
    protocol.missing(SUBJECT, error)

random = Random(1).random
env = tictactoe_v3.env()


def stepped() -> int:
    """One game. It has no chance; a decision is one multiplication over the legal actions of the mask.

    `observe` is asked directly: `last`, as in PettingZoo's own examples, does the same and more. The closing
    `step(None)` of each agent is left out, because `reset` makes it needless.
    """
    env.reset()
    steps = 0
    while not env.terminations[agent := env.agent_selection]:
        legal = env.observe(agent)["action_mask"].nonzero()[0]
        env.step(legal.item(int(random() * len(legal))))
        steps += 1
    return steps


protocol.serve(SUBJECT, "pettingzoo", {"stepped": stepped, "pettingzoo": stepped})
