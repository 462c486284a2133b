"""The components of Pergamon: what comes with the game, and the sentence for every kind of wrong file."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mattock
from mattock import BadComponents
from mattock.cli import main
from mattock.core.components import standard_text
from mattock.games.pergamon import vocabulary as v
from mattock.games.pergamon.components import Components

TEXT = standard_text("pergamon")
LINES = TEXT.splitlines()


def line_of(text: str, start: str, number: int = 1) -> int:
    """The line of the n-th occurrence, counted from 1."""
    return [k for k, line in enumerate(text.splitlines(), 1) if line.strip().startswith(start)][number - 1]


def changed(old: str, new: str) -> str:
    assert TEXT.count(old) >= 1
    return TEXT.replace(old, new, 1)


def refusal(text: str) -> str:
    with pytest.raises(BadComponents) as error:
        Components(text, "mine.toml")
    return str(error.value)


def test_standard_components_are_the_printed_ones() -> None:
    parts = Components(TEXT, "components.toml")
    assert list(parts.coins) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
    assert list(parts.depth) == [0, 5, 2, 3, 4, 5, 2, 3, 4, 5, 2, 3, 4, 5]
    assert list(parts.raider_field) == [5, 7, 9]
    assert list(parts.copies) == [3] * 8
    assert list(parts.back) == [v.BAG] * 4 + [v.CHEST] * 4
    assert list(parts.points) == [0] + [k // 4 + 1 for k in range(24)]
    assert {n: v.KIND_NAMES[k] for n, k in enumerate(parts.bonus_kind) if k != v.KINDS} == {
        5: "vase",
        7: "jug",
        9: "mask",
        12: "bracelet",
    }
    assert [parts.setback[n] for n in (5, 7, 9, 12)] == [3, 4, 5, 0]
    assert len(set(zip(parts.left, parts.right, parts.century, strict=True))) == 60
    assert len(set(parts.digits)) == 60


WRONG = [
    (
        "coins = { value = 0,",
        "coins = { value = -1,",
        "coins = { value = -1",
        "field 1 coins is -1",
        "0 to 24",
    ),
    ("galleries = { value = 5,", "galleries = { value = 6,", "galleries = { value = 6", "is 6", "1 to 5"),
    ('coins = { value = 0, from = "sourced" }', "coins = 0", "coins = 0", "is 0", "value ="),
    ('from = "sourced" }', 'from = "heard" }', "coins = { value = 0", "is 'heard'", "sourced, inferred"),
    ('value = "bag+bag"', 'value = "bag"', 'raider = { value = "bag"', "is 'bag'", "bag+bag"),
    (
        'back = { value = "bag"',
        'back = { value = "sack"',
        'back = { value = "sack"',
        "is 'sack'",
        "bag, chest",
    ),
    (
        'oldest = { value = "vase"',
        'oldest = { value = "urn"',
        'oldest = { value = "urn"',
        "'urn'",
        "one of vase",
    ),
    ('"J60V1"', '"J60J1"', '"J60J1"', "'J60J1'", "different kinds"),
    ('"J60V1"', '"J6V1"', '"J6V1"', "'J6V1'", "as in V36M4"),
    ('"J60V1"', '"J61V1x"', '"J61V1x"', "'J61V1x'", "as in V36M4"),
    ('"M63V1"', '"M60V1"', '"J60V1", "M60V1"', "'M60V1'", "no other tile of its century"),
    ("polish_limit = { value = 3", "polish_limit = { value = 2.5", "polish_limit", "is 2.5", "whole number"),
    (
        "storage_step = { value = 3",
        "storage_step = { value = true",
        "storage_step",
        "is True",
        "whole number",
    ),
    (
        "gallery_prices = { value = [1, 2, 3, 4, 5]",
        "gallery_prices = { value = [1, 2]",
        "gallery_prices",
        "[1, 2]",
        "list of 5",
    ),
    (
        "points = { value = [1, 1, 1, 1, 2",
        "points = { value = [1, 1, 1, 9, 2",
        "points",
        "out of order",
        "never fall",
    ),
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
    cases = [
        ("[rules]", "[rule]"),
        ("start_coins =", "coins_at_start ="),
        ("[tiles]", "[tile]"),
        ("[museum]", "[strip]"),
    ]
    for old, new in cases:
        assert "is missing; expected is" in refusal(changed(old, new))


def test_counts_are_fixed_by_the_rules() -> None:
    assert "expected is 60 tiles" in refusal(changed('    "B12V1", ', "    "))
    assert "expected is 24 cards together" in refusal(changed("copies = { value = 3", "copies = { value = 4"))
    last = TEXT.index("[[field]]", TEXT.rindex("[[field]]") - 400)
    shorter = TEXT[:last] + TEXT[TEXT.index("# The money cards") :]
    assert "13 funds fields" in refusal(shorter)
    assert "raider's sign chest+chest" in refusal(
        changed('raider = { value = "chest+chest", from = "reconstructed" }', "")
    )
    assert "each sign on one field" in refusal(changed('"bag+chest"', '"bag+bag"'))
    assert "a scoring after round 12" in refusal(changed("round = { value = 12", "round = { value = 11"))


def test_not_toml_names_the_line() -> None:
    text = changed("[rules]", "[rules")
    assert f"line {line_of(text, '[rules')}: this is not TOML" in refusal(text)


def test_comments_and_provenance_leave_the_fingerprint_alone() -> None:
    standard = Components(TEXT, "x").fingerprint
    assert Components("# mine\n" + TEXT.replace("reconstructed", "sourced"), "x").fingerprint == standard
    assert (
        Components(changed("start_coins = { value = 0", "start_coins = { value = 2"), "x").fingerprint
        != standard
    )


def test_corrected_components_change_the_game_and_no_id(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        changed('"V36M4"', '"V37M4"').replace("start_coins = { value = 0", "start_coins = { value = 2")
    )
    mine, standard = mattock.game("pergamon", components=path), mattock.game("pergamon")
    tile = standard.new(3).parse("start A")
    assert tile == mine.new(3).parse("start A")
    assert {standard.move(a).kind for a in range(226)} == {mine.move(a).kind for a in range(226)}
    assert [str(mine.move(a)) for a in range(226) if "36" in str(mine.move(a))] == []
    state = mattock.playout(mine.new(players=2), 3)
    assert state.check()


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(LINES) - 1), st.text(min_size=0, max_size=30))
def test_any_broken_line_gives_a_sentence_or_a_game(number: int, rubbish: str) -> None:
    text = "\n".join([*LINES[:number], rubbish, *LINES[number + 1 :]])
    said = "mine.toml"
    try:
        Components(text, said)
    except BadComponents as error:
        said = str(error)
    assert "mine.toml" in said


REPEATED = ('"V30M2"', '"V60M2"')  # J60V1 has the same digits


def test_digits_may_come_again_in_another_century_with_a_warning(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(changed(*REPEATED))
    assert main(["components", "pergamon", "--check", str(mine)]) == 0
    told = capsys.readouterr().out
    assert "V60M2 has the digits of J60V1" in told
    line = next(k for k, text in enumerate(mine.read_text().splitlines(), 1) if "V60M2" in text)
    assert f"mine.toml, line {line}" in told
    game = mattock.game("pergamon", components=mine)
    for players in game.players:
        assert mattock.playouts(game.new(players=players), 20, 1, checking=True).faults == 0
