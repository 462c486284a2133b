"""Net files: a line of JSON that says what it is for, then its weights, compressed. Read without NumPy."""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mattock.bots.inputs import Inputs, fingerprint
from mattock.bots.net import TrainedNet
from mattock.bots.vocabulary import CLIP, OUTPUTS, WIDEST
from mattock.core.arguments import shown
from mattock.core.errors import MattockError

if TYPE_CHECKING:
    from mattock.core.game import Game

FORMAT = 1
MOST_BYTES = 1 << 24
STEP = 16  # the units of a layer are a multiple of it
LAYERS = ("wide", "narrow", "small")


SHIPPED = Path(__file__).parent.parent / "nets"  # by the name of the game


class BadNet(MattockError):
    """A file is no net, or a net for something else."""


def sizes_of(game: Game, shape: Mapping[str, int]) -> dict[str, tuple[str, int]]:
    """The parts of a net in order: type and number of the weights."""
    wide, narrow, small = (shape[layer] for layer in LAYERS)
    return {
        "first": ("h", Inputs.of(game).count * wide),
        "first_bias": ("h", wide),
        "second": ("h", narrow * wide),
        "narrow_bias": ("i", narrow),
        "policy": ("h", game.actions * narrow),
        "policy_bias": ("i", game.actions),
        "third": ("h", small * narrow),
        "small_bias": ("i", small),
        "value": ("h", OUTPUTS * small),
        "value_bias": ("i", OUTPUTS),
    }


def write_net(
    path: Path, game: Game, shape: Mapping[str, int], weights: Mapping[str, array[int]], story: Any
) -> None:
    """Write a net with the story of how it was made; the file appears whole or not at all."""
    head = {
        "mattock net": FORMAT,
        "game": game.name,
        "rules": game.version,
        "fingerprint": fingerprint(game),
        "shape": {layer: shape[layer] for layer in LAYERS},
        "story": story,
    }
    planes = []
    for name, (kind, count) in sizes_of(game, shape).items():
        part = array(kind, weights[name])
        assert len(part) == count, name
        if sys.byteorder == "big":
            part.byteswap()
        raw = part.tobytes()
        planes += [raw[k :: part.itemsize] for k in range(part.itemsize)]  # equal bytes side by side
    partial = path.with_suffix(".partial")
    partial.write_bytes(json.dumps(head).encode() + b"\n" + zlib.compress(b"".join(planes), 9))
    partial.replace(path)


def read_net(path: Path, game: Game) -> TrainedNet:
    """The net in a file, for this game; BadNet says what is wrong with it."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadNet(f"The net {path} cannot be read: {error.strerror}.") from None
    head, _, body = data.partition(b"\n")
    about = read_head(path, head)
    check_match(path, about, game)
    shape = about["shape"]
    sizes = sizes_of(game, shape)
    whole = sum(array(kind).itemsize * count for kind, count in sizes.values())
    unpack = zlib.decompressobj()
    try:
        raw = unpack.decompress(body, whole + 1) if whole <= MOST_BYTES else b""
    except zlib.error:
        raw = b""
    if len(raw) != whole:
        raise BadNet(f"The net {path} is damaged: its weights are not all there.")
    parts = dict(read_parts(raw, sizes))
    check_range(path, parts, shape)
    inputs = Inputs.of(game)
    parts |= {"kind": inputs.kind, "cap": inputs.cap, "still": inputs.still, "begin": inputs.begin}
    numbers = {"cells": len(inputs.kind), "inputs": inputs.count, "margins": inputs.margins}
    return TrainedNet({**shape, **numbers, "actions": game.actions}, parts, about)


def shipped_nets() -> list[str]:
    """The games that come with a net."""
    return sorted(path.stem for path in SHIPPED.glob("*.net"))


@cache
def net_for(path: Path, game: Game) -> TrainedNet:
    """A net for a game, read once."""
    return read_net(path, game)


def read_head(path: Path, head: bytes) -> dict[str, Any]:
    """What a net says about itself, checked."""
    try:
        about = json.loads(head) if len(head) < 1 << 16 else None
    except ValueError:
        about = None
    if not isinstance(about, dict) or "mattock net" not in about:
        raise BadNet(f"{path} is no net of Mattock.")
    if about["mattock net"] != FORMAT:
        raise BadNet(
            f"The net {path} has the format {shown(about['mattock net'])}; this version reads {FORMAT}."
        )
    shape = about.get("shape")
    if not isinstance(shape, dict) or not all(
        type(shape.get(layer)) is int and 0 < shape[layer] <= WIDEST and shape[layer] % STEP == 0
        for layer in LAYERS
    ):
        raise BadNet(f"The net {path} is damaged: it does not say how large its layers are.")
    return about


def check_match(path: Path, about: Mapping[str, Any], game: Game) -> None:
    """A net plays what it was made for, and nothing else."""
    if about.get("game") != game.name:
        raise BadNet(f"The net {path} was made for {shown(about.get('game'))}, not for {game.name!r}.")
    if about.get("rules") != game.version:
        raise BadNet(
            f"The net {path} was made for version {shown(about.get('rules'))} of the rules of {game.name}; "
            f"they are at {game.version} now."
        )
    if about.get("fingerprint") != fingerprint(game):
        raise BadNet(
            f"The net {path} was made for other observations, components or heuristics "
            f"of {game.name} than these."
        )


def read_parts(raw: bytes, sizes: Mapping[str, tuple[str, int]]) -> Iterator[tuple[str, array[int]]]:
    """The parts of a net from their byte planes."""
    at = 0
    for name, (kind, count) in sizes.items():
        part = array(kind)
        cells = bytearray(count * part.itemsize)
        for k in range(part.itemsize):
            cells[k :: part.itemsize] = raw[at : at + count]
            at += count
        part.frombytes(bytes(cells))
        if sys.byteorder == "big":
            part.byteswap()
        yield name, part


def check_range(path: Path, parts: Mapping[str, array[int]], shape: Mapping[str, int]) -> None:
    """No sum may leave its 32 bits, whatever comes in."""
    layers = (
        ("second", "narrow_bias", "wide"),
        ("policy", "policy_bias", "narrow"),
        ("third", "small_bias", "narrow"),
        ("value", "value_bias", "small"),
    )
    for rows, biases, below in layers:
        width = shape[below]
        for k, bias in enumerate(parts[biases]):
            row = parts[rows][k * width : (k + 1) * width]
            if abs(bias) + CLIP * sum(map(abs, row)) >= 1 << 30:
                raise BadNet(f"The net {path} is damaged: its weights are too large.")
