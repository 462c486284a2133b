"""EnvPool's backgammon, many games at once on one thread: the only board game of its kind there.

It always writes its observations, so both of our measures stand beside the same figure. Games that end are
reset in the next step, whose action is not used. Actions come from a table of random preferences, which costs
little beside the step.
"""

import protocol

SUBJECT = "envpool.backgammon"
ROWS = 1024
TASK = "Backgammon-v1"

try:
    import envpool
    import numpy as np
except ImportError as error:
    protocol.missing(SUBJECT, error)

env = envpool.make(TASK, env_type="gymnasium", num_envs=ROWS, num_threads=1)
observation, info = env.reset()
taste = np.random.default_rng(1).random((64, *info["legal_action_mask"].shape), np.float32)
turn = 0


def batch() -> int:
    """One step of all games."""
    global info, turn  # noqa: PLW0603
    actions = (info["legal_action_mask"] * taste[turn % len(taste)]).argmax(1)
    *_, info = env.step(actions.astype(np.int32))
    turn += 1
    return ROWS


def size(value: object) -> int:
    """Bytes of everything that a step hands over."""
    if isinstance(value, dict):
        return sum(size(each) for each in value.values())
    return int(getattr(value, "nbytes", 0))


written = sum(size(each) for each in env.step(np.zeros(ROWS, np.int32))) // ROWS
protocol.serve(
    SUBJECT,
    "envpool",
    {"batch": batch, "batch.observed": batch},
    {"batch": written, "batch.observed": written},
)
