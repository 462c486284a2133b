"""From floats to the integers that the engine computes with."""

from __future__ import annotations

from array import array

import numpy as np

from mattock.bots.vocabulary import SHIFT, UNIT, UNIT_OF_LAYER
from mattock.learn.model import Weights
from mattock.learn.rows import Array

OF_LAYER = ("first", "first_bias")
OF_SUM = ("narrow_bias", "policy_bias", "small_bias", "value_bias")


def quantised(weights: Weights, lit: Array) -> dict[str, array[int]]:
    """The weights as integers; inputs that were never lit get none, so that the file stays small."""
    parts = {}
    for name, each in weights.items():
        part = np.where(lit[:, None], each, 0) if name == "first" else each
        if name in OF_SUM:
            parts[name] = array("i", np.rint(part * UNIT).astype(np.int32).tobytes())
        else:
            scale = UNIT_OF_LAYER if name in OF_LAYER else 1 << SHIFT
            whole = np.clip(np.rint(part * scale), -32767, 32767)
            parts[name] = array("h", whole.astype(np.int16).tobytes())
    return parts
