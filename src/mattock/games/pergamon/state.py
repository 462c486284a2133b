"""The state of a game of Pergamon: data only. `fields.py` lists it, `rules.py` says what may be done."""

from __future__ import annotations

from mattock.core.state import State


class Pergamon(State):
    """Its fields are those of `fields.py`; the build writes them into state.pxd and state.pyi."""
