"""A components file of one's own: what is wrong is said with its line, and what is right is played."""

from __future__ import annotations

from pathlib import Path

import pytest

import mattock
from mattock import BadComponents
from mattock.core.components import standard_text
from mattock.games.thebes.components import Components
from tests.walk import STYLES, share_of

TEXT = standard_text("thebes")


def changed(old: str, new: str) -> str:
    assert TEXT.count(old) >= 1
    return TEXT.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("car_from = { value = 3", "car_from = { value = 0", "a whole number from 1"),
        ("assistants = { value = [1, 1, 2]", "assistants = { value = [1, 1]", "a list of 3 whole numbers"),
        ("year = { value = 1901", "year = { value = 1900", "a whole number from 1901 to 1903"),
        ('"Warsaw - Moscow",', "", "a way from each place to each other"),
        ('"London - Paris"', '"London - Madrid"', "two places"),
        ("Berlin, 3 weeks, 1 cards", "Berlin, 3 weeks, 2 cards", "85 cards together"),
        ("Berlin, 3 weeks, 1 cards", "Bern, 3 weeks, 1 cards", "kind, city, weeks and number"),
        ("general 1, Berlin", "general 1, Paris", "each face once"),
        ("Berlin, 3 weeks, 1 cards", "Berlin, 0 weeks, 1 cards", "1 to 52 weeks"),
        ("special Greece 1, Berlin", "special Greece 0, Berlin", "at least one symbol"),
        ("rumour Greece 2, Moscow", "rumour Crete 2, Moscow", "one face of rumour for each site"),
        ('size = { value = "small"', 'size = { value = "large"', "five small ones"),
        ('city = { value = "Paris"', 'city = { value = "London"', "a city that no other of this size has"),
        (
            "k5 = { value = [1, 1, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8]",
            "k5 = { value = [0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5]",
            "more tiles somewhere than with one point less",
        ),
        ("k2 = { value = [0, 0, 0, 0, 0, 1", "k2 = { value = [0, 0, 0, 0, 2, 1", "numbers that never fall"),
        ("rubble = { value = 16", "rubble = { value = 3", "a whole number from 14"),
        ('"1 bronze horse"', '"bronze horse"', "a value and a name"),
        ('"1 Attic cup"', '"1 bronze horse"', "each name once"),
        ('name = { value = "Greece"', 'name = { value = "Egypt"', "Greece"),
        (
            'from = "sourced"\nartifacts',
            'from = "guessed"\nartifacts',
            "one of sourced, inferred, reconstructed",
        ),
    ],
)
def test_a_wrong_value_gets_a_sentence(old: str, new: str, expected: str) -> None:
    with pytest.raises(BadComponents, match=r"mine.toml, line \d+: .*" + expected):
        Components(changed(old, new), "mine.toml")


def test_sites_without_a_one_are_refused() -> None:
    text = TEXT
    for name in ("figurines of Dreros", "rock crystal vessel", "sphinx from Malia"):
        text = text.replace(f'"1 {name}"', f'"2 {name}"')
    with pytest.raises(BadComponents, match="an artifact of value 1"):
        Components(text, "mine.toml")


@pytest.mark.parametrize("style", STYLES)
def test_a_box_with_other_cards_is_played_by_its_own_numbers(style: str, tmp_path: Path) -> None:
    """Two rumours of a face, dearer swaps, other shovels: every invariant still holds."""
    text = changed("rumour Greece 2, Moscow, 1 weeks, 1 cards", "rumour Greece 2, Moscow, 1 weeks, 4 cards")
    text = text.replace("Palestine 1, Vienna, 1 weeks, 3 cards", "Palestine 1, Vienna, 1 weeks, 0 cards")
    text = text.replace("shovels = { value = [1, 1, 2]", "shovels = { value = [2, 1, 4]")
    text = text.replace("swap_rise = { value = 1", "swap_rise = { value = 3")
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    game = mattock.game("thebes", components=path)
    for players in game.players:
        played = mattock.playouts(game.new(players), share_of(60), 5, style=style, checking=True)
        assert played.faults == 0
        assert played.longest <= game.longest
