"""Positions bent at random: what `from_dict` lets through must be playable to the end.

Names move from one place to another, numbers change in pairs, fields come from other positions: most of what
comes out is refused, and what is not refused is bent further.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from mattock import CHANCE, OVER, BadPosition, Game, State

HEAD = ("game", "version", "components", "players", "options")
LARGE = (0, 1, 2, 3, 4, 5, 12, 13, 24, 60, 99, 100, 255, 1000)
Place = tuple[Any, Any]  # a list or dictionary, and where in it
Data = dict[str, Any]


def copied(value: Any) -> Any:
    """A copy of JSON."""
    if isinstance(value, dict):
        return {key: copied(each) for key, each in value.items()}
    return [copied(each) for each in value] if isinstance(value, list) else value


def places(data: Data) -> Iterator[Place]:
    """Every single value of a position."""
    for name in data:
        if name not in HEAD:
            yield from places_in(data, name)


def places_in(holder: Any, at: Any) -> Iterator[Place]:
    value = holder[at]
    yield holder, at
    if isinstance(value, list | dict):
        for key in range(len(value)) if isinstance(value, list) else list(value):
            yield from places_in(value, key)


def numbers(data: Data) -> list[Place]:
    return [(h, k) for h, k in places(data) if type(h[k]) is int]


def sets(data: Data) -> list[list[Any]]:
    """The lists of names, the empty ones too."""
    found = [h[k] for h, k in places(data) if isinstance(h[k], list)]
    return [names for names in found if all(isinstance(name, str) for name in names)]


def change_number(data: Data, rng: random.Random, other: Data) -> None:
    holder, key = rng.choice(numbers(data))
    holder[key] = rng.choice((holder[key] - 1, holder[key] + 1, rng.choice(LARGE)))


def shift_number(data: Data, rng: random.Random, other: Data) -> None:
    (one, a), (two, b) = rng.choice(numbers(data)), rng.choice(numbers(data))
    by = rng.choice((1, 1, 2, 5))
    one[a] -= by
    two[b] += by


def shift_beside(data: Data, rng: random.Random, other: Data) -> None:
    """Move some of a number within its list."""
    groups = [h for h, k in numbers(data) if isinstance(h, list) and len(h) > 1]
    if groups:
        group = rng.choice(groups)
        a, b = rng.randrange(len(group)), rng.randrange(len(group))
        if type(group[a]) is int and type(group[b]) is int:
            by = rng.choice((1, group[a]))
            group[a] -= by
            group[b] += by


def move_name(data: Data, rng: random.Random, other: Data) -> None:
    held = [names for names in sets(data) if names]
    if held:
        names = rng.choice(held)
        name = names.pop(rng.randrange(len(names)))
        rng.choice(sets(data)).append(name)


def move_all(data: Data, rng: random.Random, other: Data) -> None:
    held = [names for names in sets(data) if names]
    if held:
        names = rng.choice(held)
        rng.choice(sets(data)).extend(names)
        names.clear()


def move_count(data: Data, rng: random.Random, other: Data) -> None:
    """Move one of several counted things."""
    groups = [h[k] for h, k in places(data) if isinstance(h[k], dict)]
    held = [group for group in groups if group]
    if held:
        group, to = rng.choice(held), rng.choice(groups)
        name = rng.choice(list(group))
        by = rng.choice((1, group[name]))
        group[name] -= by
        if not group[name]:
            del group[name]
        to[name] = to.get(name, 0) + by


def swap_values(data: Data, rng: random.Random, other: Data) -> None:
    """Two values of one field change places."""
    lists = [h[k] for h, k in places(data) if isinstance(h[k], list) and len(h[k]) > 1]
    values = rng.choice(lists)
    a, b = rng.randrange(len(values)), rng.randrange(len(values))
    values[a], values[b] = values[b], values[a]


def change_name(data: Data, rng: random.Random, other: Data) -> None:
    """A name or none becomes another that stands in this field somewhere."""
    found = [(h, k) for h, k in places(data) if h[k] is None or isinstance(h[k], str)]
    holder, key = rng.choice(found)
    alike = [h[k] for h, k in places(other) if h[k] is None or isinstance(h[k], str)]
    if isinstance(holder, list) and rng.random() < 0.7:
        alike = holder
    elif holder is data and rng.random() < 0.7:
        alike = [other[key]]
    holder[key] = rng.choice(alike)


def exchange_name(data: Data, rng: random.Random, other: Data) -> None:
    """Two single names change places, or one with a name of a list."""
    found = [(h, k) for h, k in places(data) if h[k] is None or isinstance(h[k], str)]
    (one, a), (two, b) = rng.choice(found), rng.choice(found)
    one[a], two[b] = two[b], one[a]


def flip(data: Data, rng: random.Random, other: Data) -> None:
    flags = [(h, k) for h, k in places(data) if isinstance(h[k], bool)]
    if flags:
        holder, key = rng.choice(flags)
        holder[key] = not holder[key]


def take_field(data: Data, rng: random.Random, other: Data) -> None:
    name = rng.choice([name for name in data if name not in HEAD])
    data[name] = copied(other[name])


def take_entry(data: Data, rng: random.Random, other: Data) -> None:
    name = rng.choice([n for n in data if n not in HEAD and isinstance(data[n], list) and data[n]])
    if other[name]:
        at = rng.randrange(len(data[name]))
        data[name][at] = copied(other[name][at % len(other[name])])


TWISTS: tuple[Callable[[Data, random.Random, Data], None], ...] = (
    change_number, shift_number, shift_beside, move_name, move_all, move_count, swap_values, change_name,
    exchange_name, flip, take_field, take_field, take_entry,
)  # fmt: skip


def twist(data: Data, rng: random.Random, other: Data) -> Data:
    """Another position, most often one that cannot be."""
    data = copied(data)
    for _ in range(rng.choice((1, 1, 1, 2, 2, 3, 4))):
        rng.choice(TWISTS)(data, rng, other)
    return data


def some_position(game: Game, rng: random.Random) -> Data:
    """A position on the way of a random game."""
    options: dict[str, Any] = {option.name: rng.choice(option.values) for option in game.options}
    players = rng.choice(game.players)
    if game.name == "pergamon" and players == 2:
        options["order"] = False
    state = game.new(players, **options)
    left = rng.randrange(game.longest) if rng.random() < 0.5 else rng.randrange(200)
    while state.mover != OVER and left:
        step(state, rng)
        left -= 1
    return state.to_dict()


def step(state: State, rng: random.Random) -> int:
    """Anything that can happen next."""
    if state.mover == CHANCE:
        return state.draw(rng.getrandbits(64))
    action = rng.choice(state.legal())
    state.apply(action)
    return action


class Herd:
    """Positions of a game that were let through, bent further and further."""

    def __init__(self, game: Game, seed: object, size: int = 120) -> None:
        self.game = game
        self.rng = random.Random(f"herd {game.name} {seed}")
        self.size = size
        self.known = [some_position(game, self.rng) for _ in range(size)]
        self.depth = [0] * size

    def next(self) -> tuple[Data, State] | None:
        """One more try; None where it is refused."""
        rng = self.rng
        if rng.random() < 0.01:
            at = rng.randrange(self.size)
            self.known[at], self.depth[at] = some_position(self.game, rng), 0
        at = rng.randrange(self.size)
        base = self.known[at]
        alike = [d for d in rng.sample(self.known, 12) if d["players"] == base["players"]]
        data = twist(base, rng, rng.choice(alike or [base]))
        if data == base:
            return None
        try:
            state = self.game.from_dict(data)
        except BadPosition:
            return None
        if self.depth[at] < 40:
            to = rng.randrange(self.size)
            self.known[to], self.depth[to] = data, self.depth[at] + 1
        return data, state
