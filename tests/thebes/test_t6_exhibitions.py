"""T6: exhibitions."""

from __future__ import annotations

import pytest

from mattock.words import say
from tests.clauses import assert_refused, clause
from tests.thebes.positions import after, finds, heard, mover, notation, points, seat_of, spent, turn

ENOUGH = {"A": ["bronze-horse", "ushabti", "mask-of-Tutankhamun"]}
LONDON = ("London-small", "Paris-small", None)


@clause("T6.1")
def test_t6_1_journey_and_weeks_of_the_exhibition() -> None:
    state = turn("A", finds=ENOUGH, shows=LONDON)
    assert spent(state, "A", "exhibit London-small") == 2 + 3
    done = after(state, "exhibit London-small")
    assert seat_of(done, "A")["place"] == "London"
    assert [show["exhibition"] for show in seat_of(done, "A")["exhibitions"]] == ["London-small"]
    assert mover(done) == "B"


@clause("T6.1", reason="show-not-open")
def test_t6_1_only_exhibitions_on_the_fields() -> None:
    move = "exhibit London-small"
    hidden = turn("A", finds=ENOUGH, shows=("Paris-small", None, None))
    for field in range(3):
        shows = [None, None, None]
        shows[field] = "London-small"  # type: ignore[call-overload]
        assert_refused(hidden, move, "T6.1", "show-not-open", move, turn("A", finds=ENOUGH, shows=shows))


@clause("T6.2", reason="artifacts-missing")
@pytest.mark.parametrize(("lacking", "site"), [(0, "1 Greece"), (1, "1 Egypt"), (2, "1 Egypt")])
def test_t6_2_one_orange_and_two_yellow_for_london(lacking: int, site: str) -> None:
    some = [find for k, find in enumerate(ENOUGH["A"]) if k != lacking]
    state = turn("A", finds={"A": [*some, "Qumran-scrolls", "Phaistos-disc"]}, shows=LONDON)
    able = turn("A", finds=ENOUGH, shows=LONDON)
    move = "exhibit London-small"
    facts = assert_refused(state, move, "T6.2", "artifacts-missing", move, able)
    assert (facts["wanted"], facts["missing"]) == ("1 Greece, 2 Egypt", site)


@clause("T6.2", reason="artifacts-missing")
def test_t6_2_every_site_that_falls_short_is_named() -> None:
    shows = ("London-large", None, None)
    state = turn("A", finds={"A": ["bronze-horse", "ushabti"]}, shows=shows)
    owned = [*ENOUGH["A"], "seal-from-Troy", "Phaistos-disc", "Rosetta-stone"]
    able = turn("A", finds={"A": owned}, shows=shows)
    move = "exhibit London-large"
    facts = assert_refused(state, move, "T6.2", "artifacts-missing", move, able)
    assert facts["missing"] == "1 Greece, 1 Crete, 2 Egypt"
    reason = state.why_not(state.parse(move))
    assert reason is not None
    assert say(reason.message, reason.args).endswith("You still need 1 Greece, 1 Crete, 2 Egypt.")


@clause("T6.2")
def test_t6_2_artifacts_are_kept_and_can_be_shown_again() -> None:
    owned = {"A": [*ENOUGH["A"], "seal-from-Troy", "Phaistos-disc", "Rosetta-stone"]}
    state = turn("A", finds=owned, shows=("London-small", "London-large", None))
    assert notation(state, "exhibit") == ["exhibit London-small", "exhibit London-large"]
    told = heard(state, "exhibit London-large", "exhibited")
    assert told == [{"seat": "A", "exhibition": "London-large", "points": 5}]
    done = after(state, "exhibit London-large")
    assert finds(done, "A") == set(owned["A"])
    assert points(done, "A")["exhibitions"] == 5


@clause("T6.3")
def test_t6_3_books_are_no_artifacts() -> None:
    books = {"A": ["bronze-horse", "ushabti", "Egypt-book-on-Mesopotamia", "Egypt-open-book"]}
    assert notation(turn("A", finds=books, shows=LONDON), "exhibit") == []
    assert notation(turn("A", finds=ENOUGH, shows=LONDON), "exhibit") == ["exhibit London-small"]


@clause("T6.4")
def test_t6_4_the_field_stays_empty() -> None:
    state = turn("A", finds=ENOUGH, shows=("Paris-small", "London-small", "Berlin-small"))
    done = after(state, "exhibit London-small")
    assert done.to_dict()["shows"] == ["Paris-small", None, "Berlin-small"]
    assert mover(done) == "B"
