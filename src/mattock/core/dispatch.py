"""Which function refuses an id, and which carries it out: uncompiled, and what the build writes for C."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import import_module
from typing import Any

from mattock.core.declare import Kind, Kinds
from mattock.core.vocabulary import DRAW_FIRST, UNKNOWN_ID

Call = tuple[Callable[..., Any], tuple[int, ...]]


def refuse_move(state: Any, action: int) -> int:
    """Why a decision is not possible, by the function of its kind."""
    call, numbers = calls(state.game.__class__, "action_kinds", "refuse")[action]
    refused: int = call(state, *numbers)
    return refused


def do_move(state: Any, action: int) -> None:
    call, numbers = calls(state.game.__class__, "action_kinds", "do")[action]
    call(state, *numbers)


def refuse_draw(state: Any, outcome: int) -> int:
    """Why an outcome cannot come now."""
    if outcome < 0 or outcome >= state.game.actions:
        return UNKNOWN_ID
    if outcome >= state.game.outcomes:
        return DRAW_FIRST
    call, numbers = calls(state.game.__class__, "outcome_kinds", "refuse")[outcome]
    refused: int = call(state, *numbers)
    return refused


def do_draw(state: Any, outcome: int) -> None:
    call, numbers = calls(state.game.__class__, "outcome_kinds", "do")[outcome]
    call(state, *numbers)


@cache
def calls(game: Any, kinds: str, verb: str) -> list[Call]:
    """By id: what is called, and with which numbers."""
    package = game.__module__.rpartition(".")[0]
    found: list[Call] = []
    for kind in getattr(game, kinds):
        module, name = kind.function(verb)
        call = getattr(import_module(f"{package}.{module}"), name)
        number = [(kind.least + k,) if kind.fields else () for k in range(kind.count)]
        found += [(call, (*each, *kind.also)) for each in number]
    return found


def dispatcher(name: str, package: str, moves: Kinds, draws: Kinds) -> str:
    """The same in C: moves.pxd."""
    names: dict[str, set[str]] = {}
    for kind in (*moves, *draws):
        for verb in ("refuse", "do"):
            module, function = kind.function(verb)
            names.setdefault(module, set()).add(function)
    lines = ["# Written by the build from vocabulary.py.", f"from {package}.state cimport {name}"]
    lines += [
        f"from {package}.{module} cimport {', '.join(sorted(names[module]))}" for module in sorted(names)
    ]
    for what, kinds in (("move", moves), ("draw", draws)):
        lines += ["", f"cdef inline int refuse_{what}({name} state, long long action) noexcept nogil:"]
        if what == "draw":
            lines.append(f"    if action < 0 or action >= {moves.ids}: return {UNKNOWN_ID}")
            lines.append(f"    if action >= {draws.ids}: return {DRAW_FIRST}")
        lines += choosing(kinds, "refuse")
        lines += ["", f"cdef inline void do_{what}({name} state, int action) noexcept nogil:"]
        lines += choosing(kinds, "do")
    return "\n".join([*lines, ""])


def choosing(kinds: Sequence[Kind], verb: str) -> Iterator[str]:
    """One test a kind, in the order of ids: those that are asked for most come first."""
    for kind in kinds:
        number = [f"<int>action - {kind.first - kind.least}"] if kind.fields else []
        call = f"{kind.function(verb)[1]}({', '.join(['state', *number, *map(str, kind.also)])})"
        done = f"return {call}" if verb == "refuse" else call
        if kind is kinds[0]:
            yield f"    if action < {kind.first + kind.count}: {done}"
        elif kind is not kinds[-1]:
            yield f"    elif action < {kind.first + kind.count}: {done}"
        else:
            yield f"    else: {done}"
