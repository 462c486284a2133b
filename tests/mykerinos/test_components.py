"""The components of Mykerinos: what comes with the game, and the sentence for every kind of wrong file."""

from __future__ import annotations

from pathlib import Path

import pytest

import mattock
from mattock import BadComponents
from mattock.core.components import standard_text
from mattock.games.mykerinos import vocabulary as v
from mattock.games.mykerinos.components import Components
from mattock.games.mykerinos.game import MykerinosGame

TEXT = standard_text("mykerinos")


def line_of(text: str, start: str) -> int:
    """The line of the first occurrence, counted from 1."""
    return next(k for k, line in enumerate(text.splitlines(), 1) if start in line)


def changed(old: str, new: str) -> str:
    assert TEXT.count(old) >= 1
    return TEXT.replace(old, new, 1)


def refusal(text: str) -> str:
    with pytest.raises(BadComponents) as error:
        Components(text, "mine.toml")
    return str(error.value)


def test_standard_components_are_the_printed_ones() -> None:
    parts = Components(TEXT, "components.toml")
    assert list(parts.cubes) == [25, 23]
    assert list(parts.cubes_a_round) == [0, 0, 11, 11, 8]
    assert list(parts.parcels) == [0, 8, 8, 8, 12]
    assert sum(parts.parcels) == len(parts.names) == v.CARDS
    assert [cards.bit_count() for cards in parts.of_patron] == [7] * 5
    assert list(parts.room_value) == [3, 5] * 5 + [2] * 5
    assert [rooms.bit_count() for rooms in parts.plan] == [14, 15]
    assert list(parts.boat_points) == [2, 3, 0, 0]


def test_zones_share_the_fields_out() -> None:
    zones = Components(TEXT, "components.toml").zone
    assert [zone.bit_count() for zone in zones] == [12] * 6
    assert sum(zones) == (1 << v.FIELDS) - 1


def test_a_half_turn_twice_is_none() -> None:
    parts = Components(TEXT, "components.toml")
    for shape in (parts.shape, parts.river):
        for upright, turned in zip(shape[::2], shape[1::2], strict=True):
            assert turned == int(f"{upright:06b}"[::-1], 2)


WRONG = [
    ("cubes = { value = 25,", "cubes = { value = 0,", "cubes = { value = 0", "rules cubes is 0", "1 to 100"),
    ("value = [11, 11, 8]", "value = [11, 8]", "cubes_a_round", "[11, 8]", "list of 3"),
    ("set_points = { value = 5", "set_points = { value = 5.5", "set_points", "is 5.5", "whole number"),
    ('from = "sourced" }', 'from = "heard" }', "cubes = { value = 25", "is 'heard'", "sourced, inferred"),
    ('arc = { value = ["1+2"', 'arc = { value = ["1+3"', "arc =", "1+3", "some of 1+2"),
    ('arc = { value = ["1+2", "2+3"', 'arc = { value = ["2+3", "2+3"', "arc =", "2+3", "some of 1+2"),
    ('"V3 0 .#/../.."', '"V3 0 .#/.."', "V3 0", "'V3 0 .#/..'", "as in"),
    ('"V3 0 .#/../.."', '"V2 0 .#/../.."', "V2 0 .#", "'V2 0", "no other card"),
    ('"N2 RL/RR/LR"', '"N2 RL/RR/LX"', "N2 RL", "'N2 RL/RR/LX'", "as in"),
    ('"N2 RL/RR/LR"', '"N3 RL/RR/LR"', "N3 RL", "'N3 RL/RR/LR'", "as in 'N2"),
]


@pytest.mark.parametrize(("old", "new", "where", "value", "expected"), WRONG, ids=lambda text: text[:24])
def test_a_wrong_value_is_named_with_its_line(
    old: str, new: str, where: str, value: str, expected: str
) -> None:
    text = changed(old, new)
    sentence = refusal(text)
    assert f"mine.toml, line {line_of(text, where)}:" in sentence
    assert value in sentence
    assert expected in sentence


def test_missing_parts_are_named() -> None:
    for old, new in (
        ("[rules]", "[rule]"),
        ("ring =", "circle ="),
        ("[parcels]", "[cards]"),
        ("[banks]", "[b]"),
    ):
        assert "is missing; expected is" in refusal(changed(old, new))


def test_counts_are_fixed_by_the_rules() -> None:
    assert "expected is 36 parcel cards" in refusal(changed('    "V1 0 ../../..", ', "    "))
    assert "expected is 6 Nile cards" in refusal(changed('"N1 LR/RR/RL", ', ""))
    assert "one card without patron" in refusal(changed('"X1 5', '"V8 5'))


def test_a_corrected_file_plays(tmp_path: Path) -> None:
    """Other pyramids, points and numbers: the same ids, another game."""
    mine = tmp_path / "mine.toml"
    mine.write_text(changed('"V1 0 ../../.."', '"V1 2 ##/##/.."').replace("[11, 11, 8]", "[10, 9, 7]"))
    game = mattock.game("mykerinos", components=mine)
    standard = mattock.game("mykerinos")
    assert [str(game.move(a)) for a in range(game.actions)] == [
        str(standard.move(a)) for a in range(standard.actions)
    ]
    for players in game.players:
        for nile in (False, True):
            root = game.new(players=players, nile=nile)
            assert mattock.playouts(root, 20, 1, checking=True).faults == 0


def nile_points(text: str) -> dict[str, int]:
    """What the Nile cards on the region are worth, as a board shows them, over some first rounds."""
    game = MykerinosGame(text, "mine.toml")
    found: dict[str, int] = {}
    for seed in range(30):
        state = game.new(players=3, nile=True)
        while state.mover == mattock.CHANCE:
            state.draw(seed * 0x9E3779B97F4A7C15 % 2**64)
        found |= {bank["nile"]: bank["points"] for bank in state.view()["nile"]["banks"]}
    return found


def test_each_nile_card_has_its_own_points() -> None:
    assert nile_points(changed("[3, 3, 3, 3, 3, 5]", "[1, 2, 3, 4, 6, 5]")) == {
        "N1": 1,
        "N2": 2,
        "N3": 3,
        "N4": 4,
        "N5": 6,
    }


def test_an_older_file_gives_one_number_for_the_stack() -> None:
    older = changed(
        'card_points = { value = [3, 3, 3, 3, 3, 5], from = "inferred" }',
        'card_points = { value = 3, from = "inferred" }\nlast_card_points = { value = 5, from = "sourced" }',
    )
    assert MykerinosGame(older, "mine.toml").fingerprint == mattock.game("mykerinos").fingerprint
    assert set(nile_points(older).values()) == {3}
