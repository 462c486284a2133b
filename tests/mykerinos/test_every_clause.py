"""Rules page, code and tests speak of the same clauses."""

from __future__ import annotations

import pytest

from mattock.core.rulespage import read_clauses, rules_page
from mattock.games.mykerinos.game import NOTES, REASONS
from mattock.games.mykerinos.vocabulary import NOTES as NOTE_COUNT
from mattock.games.mykerinos.vocabulary import REASONS as REASON_COUNT
from tests.clauses import bound_tests

CLAUSES = read_clauses(rules_page("mykerinos"))
BOUND = list(bound_tests("tests.mykerinos"))


@pytest.mark.parametrize("number", CLAUSES)
def test_every_clause_has_a_test(number: str) -> None:
    assert [name for name, numbers, _ in BOUND if number in numbers]


def test_every_bound_number_is_a_clause() -> None:
    assert {number for _, numbers, _ in BOUND for number in numbers} <= set(CLAUSES)


def test_tests_are_named_after_a_clause_they_are_bound_to() -> None:
    for name, numbers, _ in BOUND:
        assert any(name.startswith(f"test_{n.lower().replace('.', '_')}_") for n in numbers), name


@pytest.mark.parametrize(("name", "number"), REASONS[1:])
def test_every_reason_cites_a_clause_and_is_met_in_a_test(name: str, number: str) -> None:
    assert number in CLAUSES
    meeting = [test for test, numbers, reason in BOUND if reason == name and number in numbers]
    assert meeting, f"no test bound to {number} meets the refusal {name}"


@pytest.mark.parametrize(("name", "number"), [(name, number) for name, number, _ in NOTES])
def test_every_note_cites_a_clause(name: str, number: str) -> None:
    assert number in CLAUSES


def test_names_are_complete_and_differ() -> None:
    assert len({name for name, _ in REASONS}) == len(REASONS) == REASON_COUNT
    assert len({name for name, _, _ in NOTES}) == len(NOTES) == NOTE_COUNT
    assert {reason for _, _, reason in BOUND if reason} <= {name for name, _ in REASONS}


def test_the_page_names_its_rulings() -> None:
    rulings = {number for number, clause in CLAUSES.items() if clause.ruling}
    for number in ("M0.2", "M0.3", "M2.6", "M2.10", "M3.3", "M4.4", "M8.5", "N2.2", "N4.10", "N5.3"):
        assert number in rulings
    for number in ("M1.1", "M2.4", "M3.2", "M4.2", "M7.2", "N3.3", "N4.3"):
        assert number not in rulings
