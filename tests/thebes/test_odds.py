"""The odds of the draws: exact counting against the engine's weights, a shuffled deck against lazy draws."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from math import comb

import pytest

from mattock import CHANCE, State
from mattock.games.thebes import vocabulary as v
from tests.clauses import clause
from tests.thebes.positions import GAME, PARTS, after, begin, odds, play, turn
from tests.walk import PURE

SAMPLES = 1_000 if PURE else 100_000
CHOICES: list[Callable[[list[str]], str]] = [lambda cards: cards[0], lambda cards: cards[-1]]


def share(state: State, kind: str) -> Fraction:
    """How likely the next draw is of a kind."""
    weights = odds(state)
    return Fraction(sum(w for text, w in weights.items() if text.startswith(kind)), sum(weights.values()))


@clause("T3.9")
@pytest.mark.parametrize("choice", CHOICES, ids=["first", "last"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_t3_9_arrival_of_the_first_exhibition(players: int, choice: Callable[[list[str]], str]) -> None:
    """Of n cards with e exhibitions the k-th is the first of these with C(n - k, e - 1) / C(n, e)."""
    n, e = (37, 10) if players == 2 else (32, 5)
    state = begin(players)
    none_yet = Fraction(1)
    found = []
    for drawn in range(v.PILE + n - e + 1):
        if state.mover != CHANCE:
            play(state, "swap")
        chance = share(state, "exhibition")
        if drawn < v.PILE:
            assert chance == 0
        else:
            found.append(none_yet * chance)
            none_yet *= 1 - chance
        if chance < 1:
            play(state, choice([text for text in odds(state) if text.startswith("card")]))
    assert found == [Fraction(comb(n - k, e - 1), comb(n, e)) for k in range(1, n - e + 2)]
    assert sum(found) == 1
    assert none_yet == 0


@clause("T3.9")
def test_t3_9_a_card_is_as_likely_at_each_place_of_the_three_piles() -> None:
    """One researcher card is any of the 81 below the display: 1 in 81 at each place among them."""
    state = begin(3)
    not_yet = Fraction(1)
    for _ in range(59):
        if state.mover != CHANCE:
            play(state, "swap")
        cards = share(state, "card")
        if cards:
            chance = share(state, "card car-Rome") / cards
            assert not_yet * chance == Fraction(1, 81)
            not_yet *= 1 - chance
        play(state, next(text for text in odds(state) if text != "card car-Rome"))
    assert not_yet == Fraction(27, 81)  # it lies in the third pile


def lazy_deck(players: int, rng: random.Random) -> list[int]:
    """The cards of the display and of the first two piles, as the engine draws them."""
    state = GAME.new(players)
    drawn: list[int] = []
    size = v.OPEN_CARDS + 2 * v.PILE + (10 if players == 2 else 5)
    while len(drawn) < size:
        if state.mover != CHANCE:
            state.apply(v.SWAP)
        outcome = state.draw(rng.getrandbits(64))
        if v.CARD <= outcome < v.TILE:
            drawn.append(outcome)
    return drawn


def shuffled_deck(players: int, rng: random.Random) -> list[int]:
    """The same with cards on a table."""
    cards = [v.CARD + face for face in range(v.FACES) for _ in range(PARTS.copies[face])]
    rng.shuffle(cards)
    small, large = range(v.SHOW, v.SHOW + v.SMALL), range(v.SHOW + v.SMALL, v.TILE)
    display, rest = cards[: v.OPEN_CARDS], cards[v.OPEN_CARDS :]
    first, second = rest[: v.PILE], rest[v.PILE : 2 * v.PILE]
    second += [*small, *large] if players == 2 else small
    rng.shuffle(second)
    return [*display, *first, *second]


def traits(deck: list[int]) -> dict[str, int]:
    """What is compared of a deck: where things lie, and what comes after what."""
    shows = [place for place, card in enumerate(deck) if card >= v.SHOW]
    rare = v.CARD + PARTS.card_names.index("car-Rome")
    triple = v.CARD + PARTS.card_names.index("Palestine1-Vienna")
    congresses = sum(PARTS.kind[card - v.CARD] == v.CONGRESS for card in deck if card < v.SHOW)
    return {
        "first exhibition": shows[0],
        "second after it": shows[1] - shows[0],
        "which is first": deck[shows[0]],
        "rare card": deck.index(rare) // 4 if rare in deck else -1,
        "copies seen early": deck[:40].count(triple),
        "congresses": congresses,
        "card after the first exhibition": deck[shows[0] + 1] // 4 if shows[0] + 1 < len(deck) else -1,
    }


@cache
def compared(players: int) -> dict[str, tuple[Counter[int], Counter[int]]]:
    names = traits(shuffled_deck(players, random.Random(0)))
    counts: dict[str, tuple[Counter[int], Counter[int]]] = {name: (Counter(), Counter()) for name in names}
    for k, deck in enumerate((lazy_deck, shuffled_deck)):
        rng = random.Random(f"{deck.__name__} {players}")
        for _ in range(SAMPLES):
            for name, value in traits(deck(players, rng)).items():
                counts[name][k][value] += 1
    return counts


def excess(one: Counter[int], other: Counter[int]) -> float:
    """Chi-square of two samples of the same size, in standard deviations above what chance gives."""
    merged: list[tuple[int, int]] = []
    a = b = 0
    for value in sorted({*one, *other}):
        a, b = a + one[value], b + other[value]
        if a + b >= 20:
            merged.append((a, b))
            a = b = 0
    chi = sum((x - y) ** 2 / (x + y) for x, y in merged)
    free = max(1, len(merged) - 1)
    return float((chi - free) / (2 * free) ** 0.5)


@clause("T3.9")
def test_t3_9_lazy_draws_are_a_shuffled_deck() -> None:
    for name, (lazy, shuffled) in compared(3).items():
        assert excess(lazy, shuffled) < 5, name


@clause("T3.9")
def test_t3_9_the_comparison_would_notice_a_wrong_weight() -> None:
    """Without the right share for exhibitions the decks differ at once."""
    _, shuffled = compared(3)["first exhibition"]
    flat = Counter[int]()
    rng = random.Random(1)
    for _ in range(SAMPLES):
        place = v.OPEN_CARDS + v.PILE
        while rng.randrange(59) >= 5:  # as if exhibitions were among all unseen cards
            place += 1
        flat[place] += 1
    assert excess(flat, shuffled) > 20


@clause("T5.16")
@pytest.mark.parametrize("tiles", [1, 4])
def test_t5_16_rubble_in_a_dig_is_hypergeometric(tiles: int) -> None:
    weeks = {1: 3, 4: 12}[tiles]
    state = after(turn("A", cards={"A": ["Egypt3-London"]}), "dig Egypt", f"weeks {weeks}")
    counts: dict[int, Fraction] = dict.fromkeys(range(tiles + 1), Fraction(0))

    def go(here: State, rubble: int, chance: Fraction) -> None:
        if here.mover != CHANCE:
            counts[rubble] += chance
            return
        part = share(here, "tile Egypt-rubble")
        finds = [text for text in odds(here) if text != "tile Egypt-rubble"]
        go(after(here, "tile Egypt-rubble"), rubble + 1, chance * part)
        go(after(here, finds[0]), rubble, chance * (1 - part))

    go(state, 0, Fraction(1))
    expected = {r: Fraction(comb(16, r) * comb(14, tiles - r), comb(30, tiles)) for r in range(tiles + 1)}
    assert counts == expected
