"""The reader of rules pages."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase

import pytest

import mattock
from mattock.core.components import read_values, standard_text
from mattock.core.rulespage import Clause, page_in_use, primer_of, read_clauses, rules_page
from mattock.words import LANGUAGES

PRIMER = """# A game

What it is about.

## In a line

- All sit down.

---

## About these rules

Words.

## 1. First things

**P1.1** All players sit down.
"""
PAGES = [(name, language) for name in mattock.games() for language in LANGUAGES]

PAGE = """# A game

Some words about **P9.9** that are no clause.

## 1. First things

**P1.1** All players sit
down.

> *Example.* A sits
> down.

> Another one.

### A part of it

**P1.2** They stand up. *(ruling: who
stands)*

| a | table |
| --- | --- |
| of | two rows |

> What the table means.

- one thing
- another

A last word.

## 2. Last things

**P2.1** The end.

**P2.2** Nothing more. *(for programs)*
"""


def test_clauses_have_number_text_section_and_mark() -> None:
    clauses = read_clauses(PAGE)
    assert list(clauses) == ["P1.1", "P1.2", "P2.1", "P2.2"]
    assert (clauses["P1.2"].section, clauses["P1.2"].ruling) == ("1. First things", "who stands")
    assert clauses["P2.1"] == Clause("P2.1", "The end.", "2. Last things")
    assert (clauses["P2.2"].for_programs, clauses["P2.2"].ruling) == (True, "")


def test_the_primer_is_what_comes_before_the_line() -> None:
    assert primer_of(PRIMER).endswith("- All sit down.\n")
    assert primer_of(PAGE) == PAGE
    assert list(read_clauses(PRIMER)) == ["P1.1"]


def test_examples_belong_to_the_clause_before_them() -> None:
    text = read_clauses(PAGE)["P1.1"].text
    assert text == "All players sit down.\n\n*Example.* A sits down.\n\nAnother one."


def test_what_follows_a_clause_belongs_to_it() -> None:
    table = "| a | table |\n| --- | --- |\n| of | two rows |"
    assert read_clauses(PAGE)["P1.2"].text.split("\n\n") == [
        "They stand up. *(ruling: who stands)*",
        table,
        "What the table means.",
        "- one thing\n- another",
        "A last word.",
    ]


@pytest.mark.parametrize(("name", "language"), PAGES)
def test_no_block_of_a_page_is_lost(name: str, language: str) -> None:
    """Each is a heading, stands before the first clause under one, or is printed with its clause."""
    page = rules_page(name, language)
    clauses = read_clauses(page)
    text = {number: flat(clause.text) for number, clause in clauses.items()}
    owner = ""
    for block in page.strip().split("\n\n"):
        if block.startswith("#"):
            owner = ""
        elif found := re.match(r"\*\*([A-Z]\d+\.\d+)\*\*", block):
            owner = found[1]
        elif owner:
            assert flat(block) in text[owner], f"{owner}: {block}"
        else:
            assert not block.startswith("|"), block


def flat(text: str) -> str:
    """Words without what Markdown puts between them."""
    return " ".join(re.sub(r"^>", "", text, flags=re.MULTILINE).split())


@pytest.mark.parametrize(("name", "language"), PAGES)
def test_the_tables_are_those_of_the_components(name: str, language: str) -> None:
    assert page_in_use(mattock.game(name), language) == rules_page(name, language)


def corrected(name: str, *changes: tuple[str, str]) -> mattock.Game:
    """A game with a components file in which something is different."""
    text = standard_text(name)
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return type(mattock.game(name)).of(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_show_the_components_in_use(language: str) -> None:
    own = corrected(
        "pergamon",
        ("[1, 1, 1, 1, 2,", "[0, 1, 1, 1, 2,"),
        ('coins = { value = 0, from = "sourced" }', 'coins = { value = 7, from = "sourced" }'),
        ('round = { value = 7, from = "sourced" }', 'round = { value = 8, from = "sourced" }'),
    )
    clauses = read_clauses(page_in_use(own, language))
    assert "| 1 | 2–4 | 5–8 | 9–12 | 13–16 | 17–20 | 21–24 |" in clauses["P4.2"].text
    assert "| 0 | 1 | 2 | 3 | 4 | 5 | 6 |" in clauses["P4.2"].text
    assert "| 6 | 6 | 5 | 5 | 4 | 4 | 3 | 3 | 2 | 2 | 1 | 1 | 7 |" in clauses["P0.1"].text
    assert "| 5 | 8 | 9 | 12 |" in clauses["P4.1"].text
    own = corrected(
        "thebes",
        ("k1 = { value = [0, 0, 0, 0, 0, 0, 0, 1", "k1 = { value = [0, 0, 0, 0, 0, 0, 1, 1"),
        ('"London - Paris", ', ""),
        ('"car, Rome, 1 weeks, 1 cards"', '"car, Rome, 2 weeks, 1 cards"'),
        ("weeks = { value = 3, ", "weeks = { value = 2, "),
        ('"1 bronze horse"', '"2 bronze horse"'),
        ("[1, 3, 6, 10,", "[1, 3, 6, 11,"),
    )
    clauses = read_clauses(page_in_use(own, language))
    assert "| 1 | 0 | 0 | 0 | 0 | 0 | 0 | 1 | 1 | 1 | 1 | 1 | 2 |" in clauses["T5.9"].text
    assert "| 0 | 2 | 1 | 3 |" in clauses["T0.1"].text
    assert "| 2 | 1/2 | T2.3 |" in clauses["T0.2"].text
    assert "| 2 | 4 | 1 " in clauses["T0.3"].text
    assert "| 3 × 1, 4 × 2, 2 × 3," in clauses["T0.4"].text
    assert "| 1 | 3 | 6 | 11 | 15 |" in clauses["T8.6"].text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clause_whose_words_name_another_value_says_so(language: str) -> None:
    own = corrected(
        "pergamon",
        ("[1, 2, 3, 4, 5]", "[2, 2, 3, 4, 5]"),
        ('"B12V1"', '"B13V1"'),
        ("{ value = 2, ", "{ value = 4, "),
    )
    page = page_in_use(own, language)
    clauses, written = read_clauses(page), read_clauses(rules_page("pergamon", language))
    more = {n for n, clause in clauses.items() if len(clause.text) > len(written[n].text) + 9}
    assert {"P3.4", "P7.4", "P1.1"} <= more
    assert "P3.2" not in more
    said = clauses["P3.4"].text.splitlines()[-1]
    assert "`rules gallery_prices`" in said
    assert "2, 2, 3, 4, 5" in said
    assert "1, 2, 3, 4, 5" in said
    assert own.fingerprint in page
    assert list(clauses) == list(written)


@pytest.mark.parametrize("name", mattock.games())
def test_every_value_of_the_components_is_known_to_the_page(name: str) -> None:
    """A value that no pattern knows could contradict a clause without a word."""
    game = mattock.game(name)
    values = [value for value, _, _ in read_values(standard_text(name))]
    assert values
    for value in values:
        assert [p for p in game.spoken_of if fnmatchcase(value, p)], value
    clauses = read_clauses(rules_page(name))
    for pattern, named in game.spoken_of.items():
        assert set(named.split()) <= set(clauses), pattern
        assert [value for value in values if fnmatchcase(value, pattern)], pattern


def test_a_number_stands_once() -> None:
    with pytest.raises(ValueError, match=r"P1\.1 stands twice"):
        read_clauses(PAGE + "\n**P1.1** Again.\n")


def place_of(number: str) -> tuple[str, int, int]:
    """The letter, section and place of a clause."""
    section, place = number[1:].split(".")
    return number[0], int(section), int(place)


@pytest.mark.parametrize("name", mattock.games())
def test_every_game_has_a_page_in_order(name: str) -> None:
    clauses = read_clauses(rules_page(name))
    letters = mattock.game(name).letter
    told = [number for number, clause in clauses.items() if not clause.for_programs]
    assert list(clauses)[: len(told)] == told, "clauses for programs come last"
    places = [place_of(number) for number in told]
    assert places == sorted(places, key=lambda place: (letters.index(place[0]), *place[1:]))
    numbered = sorted(map(place_of, clauses))
    for part in {place[:2] for place in numbered}:
        inside = [place[2] for place in numbered if place[:2] == part]
        assert inside == list(range(1, len(inside) + 1))
    assert {place[0] for place in places} == set(letters)
    for number in told:
        letter, section, _ = place_of(number)
        clause = clauses[number]
        assert clause.text
        assert clause.section.removeprefix(letter).startswith(f"{section}. ")


@pytest.mark.parametrize(
    ("name", "language"),
    [("pergamon", "tlh"), ("chess", "en"), ("../pergamon", "en"), ("pergamon", "../rules.en"), ("", "")],
)
def test_a_page_that_is_not_there_is_a_bad_option(name: str, language: str) -> None:
    with pytest.raises(mattock.BadOption, match="There is no rules page of"):
        rules_page(name, language)
