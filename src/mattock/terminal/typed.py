"""Reads a typed move: its number, its notation, or the beginning of one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mattock.core.errors import BadNotation
from mattock.core.game import Game
from mattock.core.state import State
from mattock.terminal.names import in_words
from mattock.words import say


def meant(state: State, text: str) -> int:
    """The action that a text stands for, legal or not; BadNotation says what is unclear."""
    legal = state.legal()
    if text.isdecimal():
        if 1 <= int(text) <= len(legal):
            return legal[int(text) - 1]
        raise BadNotation(say("terminal-no-such-number", {"most": len(legal)}))
    game = state.game
    moves = list(enumerate(map(game.move, range(game.actions))))
    known = {in_words(move).lower(): action for action, move in moves}
    known |= {str(move).lower(): action for action, move in moves}
    words = text.lower().split()
    if " ".join(words) in known:
        return known[" ".join(words)]
    possible = {name: action for name, action in known.items() if action in legal}
    if found := like(words, possible):
        return only_one(game, text, list(dict.fromkeys(possible[name] for name in found)))
    return unheard(text, list(dict.fromkeys(known[name] for name in like(words, known))), example(state))


def example(state: State) -> str:
    """A legal move as it is typed."""
    return str(state.game.move(state.legal()[0]))


def like(words: Sequence[str], known: Mapping[str, int]) -> list[str]:
    """The notations that begin as typed, word by word; exact matches of later words come first."""
    found = []
    for name in known:
        parts = name.split()
        if len(words) <= len(parts) and all(p.startswith(w) for w, p in zip(words, parts, strict=False)):
            found.append(name)
    whole = [name for name in found if name.split()[1:] == list(words[1:])]
    return whole or found


def only_one(game: Game, text: str, found: Sequence[int]) -> int:
    """The only legal move with this beginning."""
    if len(found) == 1:
        return found[0]
    names = ", ".join(str(game.move(action)) for action in found[:6])
    raise BadNotation(say("terminal-several", {"text": text, "moves": names}))


def unheard(text: str, found: Sequence[int], possible: str) -> int:
    """No legal move has this beginning: find an illegal one, or raise BadNotation."""
    if len(found) == 1:
        return found[0]
    message = "terminal-none-of-these" if found else "terminal-not-understood"
    raise BadNotation(say(message, {"text": text, "example": possible}))
