"""A table as text and as pixels."""

from __future__ import annotations

from io import BytesIO, StringIO
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.console import Console

from mattock.core.arguments import shown
from mattock.core.errors import BadOption
from mattock.core.state import State
from mattock.terminal.board import board

MODES = ("human", "ansi", "rgb_array")
COLUMNS = 100
WIDTH = 960  # pixels


def draw(state: State, mode: str | None) -> str | npt.NDArray[np.uint8] | None:
    """The table in a render mode; `human` prints it."""
    if mode == "rgb_array":
        return draw_pixels(state)
    text = draw_text(state)
    if mode == "human":
        Console().print(text, markup=False, highlight=False)
        return None
    return text


def draw_text(state: State) -> str:
    """The board of the terminal, without colours."""
    page = StringIO()
    Console(file=page, width=COLUMNS, color_system=None).print(board(state.game, state))
    return page.getvalue()


def draw_pixels(state: State) -> npt.NDArray[np.uint8]:
    """The picture of a notebook, drawn by resvg: height, width, RGB."""
    import resvg_py
    from PIL import Image

    picture = state._repr_svg_()
    if picture is None:
        raise BadOption(f"There is no picture of {state.game.name.title()} yet; ansi shows it as text.")
    png: Any = resvg_py.svg_to_bytes(svg_string=picture, width=WIDTH, background="#ffffff")
    return np.asarray(Image.open(BytesIO(bytes(png))).convert("RGB"))


def read_mode(mode: str | None) -> str | None:
    """Check a render mode; BadOption says which there are."""
    if mode is not None and (not isinstance(mode, str) or mode not in MODES):
        raise BadOption(f"A table is drawn as {', '.join(MODES)}, not {shown(mode)}.")
    return mode
