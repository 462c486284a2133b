"""Rules page, code and tests speak of the same clauses."""

from __future__ import annotations

import pytest

from mattock.core.rulespage import read_clauses, rules_page
from mattock.games.thebes.game import NOTES, REASONS
from mattock.games.thebes.vocabulary import NOTES as NOTE_COUNT
from mattock.games.thebes.vocabulary import REASONS as REASON_COUNT
from tests.clauses import bound_tests

CLAUSES = read_clauses(rules_page("thebes"))
BOUND = list(bound_tests("tests.thebes"))


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
    for number in (
        "T0.6",
        "T0.7",
        "T1.4",
        "T2.1",
        "T3.4",
        "T3.8",
        "T4.3",
        "T5.13",
        "T5.19",
        "T7.2",
        "T8.2",
        "T8.9",
    ):
        assert number in rulings
    for number in ("T1.1", "T2.4", "T3.1", "T4.2", "T5.7", "T6.2", "T7.1", "T8.4"):
        assert number not in rulings
