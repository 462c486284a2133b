"""PettingZoo's rock-paper-scissors, the fastest of its classic games, stepped as `env()` hands it out.

It has hardly any rules: every action is always possible, an observation is one number, and there is no mask.
The fastest with rules is tic-tac-toe, which is measured beside it.
"""

from random import Random

import protocol

SUBJECT = "pettingzoo.rps"

try:
    from pettingzoo.classic import rps_v2
except ImportError as error:
    protocol.missing(SUBJECT, error)

random = Random(1).random
env = rps_v2.env()


def stepped() -> int:
    """One game of fifteen rounds, two decisions each; what is seen is asked for, as with the others."""
    env.reset()
    steps = 0
    while not env.truncations[agent := env.agent_selection]:
        env.observe(agent)
        env.step(int(random() * 3))
        steps += 1
    return steps


protocol.serve(SUBJECT, "pettingzoo", {"pettingzoo": stepped})
