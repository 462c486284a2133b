"""Rules page, code and tests of each game speak of the same clauses."""

from __future__ import annotations

import pytest

import mattock
from mattock.core.rulespage import read_clauses, rules_page
from tests.clauses import bound_tests

GAMES = {name: mattock.game(name) for name in mattock.games()}
CLAUSES = {name: read_clauses(rules_page(name)) for name in GAMES}
BOUND = {name: list(bound_tests(f"tests.{name}")) for name in GAMES}
# Some clauses that settle what the printed rules leave open, and some that do not.
RULINGS = {
    "mykerinos": "M0.1 M0.2 M0.3 M1.4 M2.6 M2.10 M3.3 M4.4 M8.5 N2.2 N4.10 N5.3",
    "pergamon": "P0.2 P0.4 P0.6 P3.5 P3.14 P3.20 P4.6 P6.4 P7.5 P8.2",
    "thebes": "T0.6 T0.7 T1.4 T2.1 T3.4 T3.8 T4.3 T5.13 T5.19 T7.2 T8.2 T8.9",
}
PRINTED = {
    "mykerinos": "M1.1 M2.4 M3.2 M4.2 M5.4 M7.2 N3.3 N4.3",
    "pergamon": "P1.1 P3.2 P3.10 P3.22 P4.1 P6.3",
    "thebes": "T1.1 T2.4 T3.1 T4.1 T4.2 T5.7 T5.14 T6.2 T7.1 T8.4 T8.7",
}
FOR_PROGRAMS = {
    "mykerinos": "M0.9 M0.10 M0.11",
    "pergamon": "P0.9 P0.10 P0.11 P8.4",
    "thebes": "T0.12 T0.13 T0.14",
}
every_game = pytest.mark.parametrize("name", GAMES)


@pytest.mark.parametrize(("name", "number"), [(name, number) for name in GAMES for number in CLAUSES[name]])
def test_every_clause_has_a_test(name: str, number: str) -> None:
    assert [test for test, numbers, _ in BOUND[name] if number in numbers]


@every_game
def test_every_bound_number_is_a_clause(name: str) -> None:
    assert {number for _, numbers, _ in BOUND[name] for number in numbers} <= set(CLAUSES[name])


@every_game
def test_tests_are_named_after_a_clause_they_are_bound_to(name: str) -> None:
    for test, numbers, _ in BOUND[name]:
        assert any(test.startswith(f"test_{n.lower().replace('.', '_')}_") for n in numbers), test


@pytest.mark.parametrize(
    ("name", "reason", "number"), [(name, *entry[:2]) for name in GAMES for entry in GAMES[name].reasons[1:]]
)
def test_every_reason_cites_a_clause_and_is_met_in_a_test(name: str, reason: str, number: str) -> None:
    assert number in CLAUSES[name]
    meeting = [test for test, numbers, met in BOUND[name] if met == reason and number in numbers]
    assert meeting, f"no test bound to {number} meets the refusal {reason}"


@pytest.mark.parametrize(
    ("name", "note", "number"),
    [(name, note, number) for name in GAMES for note, number, _ in GAMES[name].notes],
)
def test_every_note_cites_a_clause(name: str, note: str, number: str) -> None:
    assert number in CLAUSES[name], note


@every_game
def test_names_are_complete_and_differ(name: str) -> None:
    reasons, notes = GAMES[name].reasons, GAMES[name].notes
    assert len({reason.name for reason in reasons}) == len(reasons)
    assert len({note.name for note in notes}) == len(notes)
    assert {met for _, _, met in BOUND[name] if met} <= {reason.name for reason in reasons}


@every_game
def test_the_page_names_its_rulings(name: str) -> None:
    rulings = {number for number, clause in CLAUSES[name].items() if clause.ruling}
    assert set(RULINGS[name].split()) <= rulings
    assert set(PRINTED[name].split()) <= set(CLAUSES[name]) - rulings
    assert FOR_PROGRAMS[name].split() == [n for n, clause in CLAUSES[name].items() if clause.for_programs]
