"""The rules pages say the same in every language: clauses, tables, numbers, examples."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import mattock
from mattock.core.components import read_values, standard_text
from mattock.core.rulespage import FOR_PROGRAMS, MARK, RULINGS, Clause, primer_of, read_clauses, rules_page
from mattock.words import FALLBACK, LANGUAGES, catalogue, say

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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", mattock.games())
def test_a_page_begins_with_the_game_in_ten_lines_and_a_round_told_whole(name: str, language: str) -> None:
    theirs, ours = (primer_of(rules_page(name, each)) for each in (language, FALLBACK))
    assert not CITED.search(theirs), "a newcomer needs no clauses yet"
    assert len(re.findall(r"^- ", theirs, re.MULTILINE)) == 10
    assert theirs.count("\n## ") == ours.count("\n## ") >= 2
    assert theirs.count("\n\n") == ours.count("\n\n"), "its paragraphs"
    assert Counter(CODE.findall(theirs)) == Counter(CODE.findall(ours))


@pytest.mark.parametrize(("name", "language"), PAGES)
def test_pages_have_the_same_clauses_in_the_same_order(name: str, language: str) -> None:
    theirs, ours = clauses(name, language), clauses(name, FALLBACK)
    assert list(theirs) == list(ours)
    for number, clause in theirs.items():
        assert bool(clause.ruling) == bool(ours[number].ruling), number
        assert not clause.ruling or clause.ruling != ours[number].ruling, number
        assert clause.for_programs == ours[number].for_programs, number
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
    cited = {each.clause for each in (*game.reasons[1:], *game.notes)}
    assert cited <= set(clauses(name, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", mattock.games())
def test_a_number_that_is_not_printed_is_named_at_the_beginning(name: str, language: str) -> None:
    """The page says that its numbers come from the printed rules; those that do not are named."""
    beginning = rules_page(name, language).partition("\n## 0.")[0]
    spoken_of = mattock.game(name).spoken_of
    for value, number, origin in read_values(standard_text(name)):
        if origin != "sourced" and isinstance(number, int) and value in spoken_of:
            assert spoken_of[value].split()[0] in beginning, f"{value} is {origin}"


SAID = {  # sentences that were wrong once, in each language
    ("pergamon", "P0.3"): ("both kinds", "beide Arten", "oba rodzaje", "két fajta"),
    ("pergamon", "P0.4"): ("at the start", "zu Beginn", "na początku", "kezdetben"),
    ("pergamon", "P1.1"): ("from the calendar", "vom Kalender", "z kalendarza", "a naptárról"),
    ("pergamon", "P3.6"): ("taken back", "zurückgenommen", "cofa", "vissza kell venni"),
    ("thebes", "T0.8"): ("*year marker*", "*Jahresstein*", "*Znacznik roku*", "*évjelző*"),
    ("thebes", "T1.3"): ("has overtaken another", "überholt hat", "nie wyprzedzi innego", "meg nem előz"),
    ("thebes", "T2.1"): ("not offered", "nicht angeboten", "nie ma jej do wyboru", "nem választható"),
    ("thebes", "T4.1"): ("goes to Warsaw", "reist nach Warschau", "jedzie do Warszawy", "Varsóba utazik"),
    ("thebes", "T5.2"): ("before the weeks", "vor den Wochen", "przed tygodniami", "a hetek előtt"),
    ("thebes", "T6.2"): ("at least", "mindestens", "co najmniej", "legalább"),
}


@pytest.mark.parametrize(("name", "number"), SAID)
def test_a_clause_says_what_the_rulebook_does(name: str, number: str) -> None:
    for language, words in zip(LANGUAGES, SAID[name, number], strict=True):
        assert words in clauses(name, language)[number].text, language


def test_years_in_english_are_bc() -> None:
    assert "before our era" not in rules_page("pergamon")
    assert "463 BC" in rules_page("pergamon")
    assert not re.search(r"\bAC\b", catalogue(FALLBACK) + rules_page("pergamon"))


def test_the_disc_of_zeus_is_a_coin() -> None:
    said = [say("web-thebes-artifact", {"tile": "disc-of-Zeus"}, language) for language in LANGUAGES]
    assert said == ["coin of Zeus", "Münze des Zeus", "moneta Zeusa", "Zeusz érméje"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mark_is_read_and_in_the_language_of_its_page(language: str) -> None:
    """Each stands at the end of a clause's first paragraph and, if it is a ruling, says what is ours."""
    place = list(LANGUAGES).index(language)
    ruling, programs = RULINGS.split("|")[place], FOR_PROGRAMS.split("|")[place]
    for name in mattock.games():
        page = " ".join(rules_page(name, language).split())
        beginning, _, rest = page.partition(" ## 0.")
        assert f"*({ruling}: …)*" in beginning
        assert f"*({programs})*" in beginning
        written = re.findall(rf"\*\((?:{RULINGS}|{FOR_PROGRAMS})[^*]*\)\*", rest)
        marked = [
            clause for clause in clauses(name, language).values() if clause.ruling or clause.for_programs
        ]
        assert len(written) == len(marked)
        for mark, clause in zip(written, marked, strict=True):
            said = f"{ruling}: {clause.ruling}" if clause.ruling else programs
            assert mark == f"*({said})*", clause.number
            assert MARK.sub("", clause.text.partition("\n\n")[0])[-1] in ".)", clause.number


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_of_pages_can_be_read_across(language: str) -> None:
    for name in mattock.games():
        for table in tables(name, language):
            assert len({len(row) for row in table}) == 1
