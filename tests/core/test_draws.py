"""The streams give what docs/records.md says, fairly, and no number twice."""

from __future__ import annotations

import re
from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mattock.core.draws import (
    Draw,
    Draws,
    commit_number,
    commit_seed,
    digest,
    find_place,
    hashes,
    new_secret,
    outcome_at,
    table_key,
    unbiased,
)

PAGE = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")


def vectors() -> dict[str, str]:
    block = re.search(r"```vectors\n(.*?)```", PAGE, re.S)
    assert block is not None
    return dict(re.split(r"\s+= ", line, maxsplit=1) for line in block[1].splitlines())


VECTORS = vectors()
NUMBERS = [bytes.fromhex(VECTORS["number A"]), None, bytes.fromhex(VECTORS["number C"])]
KEY = table_key(bytes.fromhex(VECTORS["seed"]), NUMBERS)


def test_page_commitments_and_keys() -> None:
    seed = bytes.fromhex(VECTORS["seed"])
    assert commit_seed(seed).hex() == VECTORS["commit seed"]
    assert commit_number(NUMBERS[0] or b"").hex() == VECTORS["commit A"]
    assert commit_number(NUMBERS[2] or b"").hex() == VECTORS["commit C"]
    assert KEY.hex() == VECTORS["key"]
    assert table_key(seed, [None] * 3).hex() == VECTORS["key without numbers"]


@pytest.mark.parametrize("name", [name for name in VECTORS if name.startswith("hash")])
def test_page_hashes(name: str) -> None:
    found = re.fullmatch(r"hash (\w+)#(\d+) attempt (\d+)", name)
    assert found is not None
    stream = hashes(KEY, found[1], int(found[2]))
    attempts = [next(stream) for _ in range(int(found[3]) + 1)]
    assert f"{attempts[-1]:064x}" == VECTORS[name]


@pytest.mark.parametrize("name", [name for name in VECTORS if name.startswith("place")])
def test_page_places(name: str) -> None:
    found = re.fullmatch(r"place (\w+)#(\d+) of (.+)", name)
    assert found is not None
    total = 2**255 + 1 if found[3] == "2^255+1" else int(found[3])
    assert find_place(KEY, found[1], int(found[2]), total) == int(VECTORS[name])


def test_page_definition_by_hand() -> None:
    def part(data: bytes) -> bytes:
        return len(data).to_bytes(8, "big") + data

    parts = (b"mattock draw", KEY, b"tiles", (1).to_bytes(8, "big"), bytes(8))
    by_hand = sha256(b"".join(part(p) for p in parts)).digest()
    assert by_hand.hex() == VECTORS["hash tiles#1 attempt 0"]
    assert int.from_bytes(by_hand, "big") % 60 == int(VECTORS["place tiles#1 of 60"])


def test_no_remainder_is_favoured() -> None:
    """Of 0..7, with three places, 6 and 7 are thrown again: each place is left with exactly two numbers."""
    kept = Counter(unbiased(iter([value, 0]), 3, span=8) for value in range(6))
    assert kept == {0: 2, 1: 2, 2: 2}
    assert [unbiased(iter([value, 1]), 3, span=8) for value in (6, 7)] == [1, 1]


@given(total=st.integers(1, 300), span=st.integers(300, 1000))
def test_every_place_is_left_with_the_same_share(total: int, span: int) -> None:
    share = span // total
    kept = Counter(unbiased(iter([value, 0]), total, span) for value in range(share * total))
    assert set(kept) == set(range(total))
    assert set(kept.values()) == {share}


def test_draws_are_spread_evenly() -> None:
    counts = Counter(find_place(KEY, "tiles", number, 10) for number in range(1, 5001))
    chi_square = sum((counts[place] - 500) ** 2 / 500 for place in range(10))
    assert chi_square < 27.9  # one in a thousand; the key is fixed, so this never changes


@given(weights=st.lists(st.integers(1, 9), min_size=1, max_size=20))
def test_each_outcome_is_as_wide_as_its_weight(weights: list[int]) -> None:
    outcomes = [3 * n for n in range(len(weights))]
    hits = Counter(outcome_at(place, outcomes, weights) for place in range(sum(weights)))
    assert [hits[outcome] for outcome in outcomes] == weights


def test_a_place_beyond_the_weights_is_an_error() -> None:
    with pytest.raises(ValueError, match="beyond"):
        outcome_at(3, [0, 1], [1, 2])


def draw(draws: Draws, source: str, sides: int) -> Draw:
    """One of so many that weigh the same."""
    drawn = draws.due(source, range(sides), [1] * sides)
    draws.use(source)
    return drawn


def test_looking_at_a_draw_does_not_use_it_up() -> None:
    draws = Draws(KEY)
    seen = draws.due("tiles", range(60), [1] * 60)
    assert draw(draws, "tiles", 60) == seen != draw(draws, "tiles", 60)


def test_sources_are_counted_apart() -> None:
    draws = Draws(KEY)
    numbers = [draw(draws, source, 2)[:2] for source in ("tiles", "money", "tiles", "tiles", "money")]
    assert numbers == [("tiles", 1), ("money", 1), ("tiles", 2), ("tiles", 3), ("money", 2)]


def test_one_source_does_not_move_another() -> None:
    alone, beside = Draws(KEY), Draws(KEY)
    draw(beside, "money", 9)
    assert draw(alone, "tiles", 60) == draw(beside, "tiles", 60)


def test_draws_go_on_where_they_were() -> None:
    first = Draws(KEY)
    for _ in range(3):
        draw(first, "tiles", 60)
    second = Draws(KEY, first.used)
    assert draw(first, "tiles", 60) == draw(second, "tiles", 60)


def test_parts_cannot_be_shifted() -> None:
    assert digest(b"ab", b"c") != digest(b"a", b"bc")
    assert digest(b"ab") != digest(b"ab", b"")


def test_every_number_and_its_seat_count_in_the_key() -> None:
    seed, one, two = bytes(32), bytes([1]) * 32, bytes([2]) * 32
    keys = {
        table_key(seed, numbers) for numbers in ([one, two], [two, one], [one, None], [None, one], [None])
    }
    assert len(keys) == 5


def test_secrets_differ() -> None:
    assert len({new_secret() for _ in range(10)}) == 10
    assert len(new_secret()) == 32
