"""The rules pages say the same in every language: clauses, tables, numbers, examples."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import mattock
from mattock.core.rulespage import RULINGS, Clause, read_clauses, rules_page
from mattock.words import FALLBACK, LANGUAGES, say

PAGES = [(name, language) for name in mattock.games() for language in LANGUAGES if language != FALLBACK]
CODE = re.compile(r"`[^`]+`")
CITED = re.compile(r"\b[A-Z]\d+\.\d+\b")


def clauses(name: str, language: str) -> dict[str, Clause]:
    return read_clauses(rules_page(name, language))


def tables(name: str, language: str) -> list[list[list[str]]]:
    """The tables of a page, row by row, cell by cell."""
    blocks = re.split(r"\n\s*\n", rules_page(name, language))
    return [
        [[cell.strip() for cell in row.split("|")[1:-1]] for row in block.splitlines()]
        for block in blocks
        if block.startswith("|")
    ]


def numbers_in(cell: str) -> list[str]:
    """The numbers and clauses in a cell, in their order."""
    return re.findall(r"[\d.]*\d", cell)


def figures(text: str) -> Counter[str]:
    """The numbers in a text, in figures."""
    return Counter(re.findall(r"\d+", CITED.sub("", CODE.sub("", text))))


@pytest.mark.parametrize(("name", "language"), PAGES)
def test_pages_have_the_same_clauses_in_the_same_order(name: str, language: str) -> None:
    theirs, ours = clauses(name, language), clauses(name, FALLBACK)
    assert list(theirs) == list(ours)
    for number, clause in theirs.items():
        assert clause.ruling == ours[number].ruling, number
        assert clause.text != ours[number].text
        assert clause.text.count("\n\n") == ours[number].text.count("\n\n"), f"{number}: its examples"
        assert clause.section.partition(" ")[0] == ours[number].section.partition(" ")[0]


@pytest.mark.parametrize(("name", "language"), PAGES)
def test_clauses_have_the_same_numbers_signs_and_citations(name: str, language: str) -> None:
    for number, clause in clauses(name, language).items():
        ours = clauses(name, FALLBACK)[number].text
        assert figures(clause.text) == figures(ours), number
        assert Counter(CODE.findall(clause.text)) == Counter(CODE.findall(ours)), number
        assert CITED.findall(clause.text) == CITED.findall(ours), number


@pytest.mark.parametrize(("name", "language"), PAGES)
def test_tables_have_the_same_shape_and_numbers(name: str, language: str) -> None:
    theirs, ours = tables(name, language), tables(name, FALLBACK)
    assert [len(table) for table in theirs] == [len(table) for table in ours]
    for table, own in zip(theirs, ours, strict=True):
        for row, own_row in zip(table, own, strict=True):
            assert [numbers_in(cell) for cell in row] == [numbers_in(cell) for cell in own_row]


@pytest.mark.parametrize(("name", "language"), PAGES)
def test_every_clause_that_is_cited_stands_on_the_page(name: str, language: str) -> None:
    game = mattock.game(name)
    cited = {clause for _, clause in game.reasons[1:]} | {clause for _, clause, _ in game.notes}
    assert cited <= set(clauses(name, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_word_for_a_ruling_is_the_one_that_pages_use(language: str) -> None:
    word = say("terminal-ruling", {}, language)
    assert word in RULINGS.split("|")
    for name in mattock.games():
        page = rules_page(name, language)
        assert f"*({word})*" in page
        assert not [other for other in RULINGS.split("|") if other != word and f"*({other}" in page]


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_of_pages_can_be_read_across(language: str) -> None:
    for name in mattock.games():
        for table in tables(name, language):
            assert len({len(row) for row in table}) == 1
