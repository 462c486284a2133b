"""The reader of rules pages."""

from __future__ import annotations

import pytest

import mattock
from mattock.core.rulespage import Clause, read_clauses, rules_page

PAGE = """# A game

Some words about **P9.9** that are no clause.

## 1. First things

**P1.1** All players sit
down.

> *Example.* A sits
> down.

> Another one.

### A part of it

**P1.2** They stand up. *(ruling)*

| a | table |
| --- | --- |

> A quote that belongs to no clause.

## 2. Last things

**P2.1** The end.
"""


def test_clauses_have_number_text_section_and_mark() -> None:
    clauses = read_clauses(PAGE)
    assert list(clauses) == ["P1.1", "P1.2", "P2.1"]
    assert clauses["P1.2"] == Clause("P1.2", "They stand up.", "1. First things", True)
    assert clauses["P2.1"] == Clause("P2.1", "The end.", "2. Last things", False)


def test_examples_belong_to_the_clause_before_them() -> None:
    text = read_clauses(PAGE)["P1.1"].text
    assert text == "All players sit down.\n\n*Example.* A sits down.\n\nAnother one."


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
    places = [place_of(number) for number in clauses]
    assert places == sorted(places, key=lambda place: (letters.index(place[0]), *place[1:]))
    for part in {place[:2] for place in places}:
        inside = [place[2] for place in places if place[:2] == part]
        assert inside == list(range(1, len(inside) + 1))
    assert {place[0] for place in places} == set(letters)
    for clause in clauses.values():
        letter, section, _ = place_of(clause.number)
        assert clause.text
        assert clause.section.removeprefix(letter).startswith(f"{section}. ")


@pytest.mark.parametrize(
    ("name", "language"),
    [("pergamon", "tlh"), ("chess", "en"), ("../pergamon", "en"), ("pergamon", "../rules.en"), ("", "")],
)
def test_a_page_that_is_not_there_is_a_bad_option(name: str, language: str) -> None:
    with pytest.raises(mattock.BadOption, match="There is no rules page of"):
        rules_page(name, language)
