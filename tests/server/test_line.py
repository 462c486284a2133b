"""Who is answered next, without any clock: the queue is asked who comes, and told what it cost."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field

from mattock.server.line import Asker, Kind, MemoryLine

HOME, FAR = "192.0.2.1", "198.51.100.1"


@dataclass(eq=False)
class Asked:
    name: str
    asker: Asker = field(default_factory=Asker)


def ask(name: str, address: str = HOME, kind: Kind = Kind.TABLE) -> Asked:
    return Asked(name, Asker(kind, name.rstrip("0123456789"), address))


def line_of(*asked: Asked) -> MemoryLine[Asked]:
    line: MemoryLine[Asked] = MemoryLine()
    for one in asked:
        line.add(one)
    return line


def next_of(line: MemoryLine[Asked]) -> Asked:
    one = line.take()
    assert one is not None
    return one


def answer_all(line: MemoryLine[Asked], seconds: float = 1.0) -> list[str]:
    """One after the other; their names."""
    order = []
    while (one := line.take()) is not None:
        order.append(one.name)
        line.settle(one, seconds)
    return order


def test_people_come_first_then_hints_reviews_and_bots_alone() -> None:
    kinds = list(Kind)
    names = {kind: kind.name.lower() for kind in kinds}
    for seed in range(10):
        random.Random(seed).shuffle(kinds)
        line = line_of(*(ask(names[kind], str(kind), kind) for kind in kinds))
        assert answer_all(line) == ["table", "hint", "review", "bots"]


def test_first_come_first_served_among_equals() -> None:
    assert answer_all(line_of(*(ask(name, name) for name in "dacb"))) == list("dacb")


def test_an_address_with_many_tables_gets_as_much_as_one_with_one() -> None:
    line = line_of(*(ask(f"eve{n}") for n in range(40)))
    assert line.take() is not None  # as the others come, one of these is being answered
    for n in range(3):
        line.add(ask(f"ada{n}", FAR))
    first = [one.name for one in (line.take(), line.take(), line.take()) if one]
    assert [name[:3] for name in first] == ["ada", "eve", "ada"]


def test_one_question_waits_for_one_of_others_however_many_they_ask() -> None:
    line = line_of(*(ask(f"{who}{n}") for who in "efgh" for n in range(10)))
    for _ in range(20):
        one = next_of(line)
        line.settle(one, 1.0)
        line.add(ask(one.name))
        honest = ask("ada", FAR)
        line.add(honest)
        before = 0
        while (one := next_of(line)) is not honest:
            line.settle(one, 1.0)
            before += 1
        assert before <= 1
        line.settle(honest, 0.1)


def test_an_address_is_shared_by_its_people() -> None:
    order = answer_all(line_of(*(ask(f"eve{n}") for n in range(6)), *(ask(f"ada{n}") for n in range(3))))
    assert [name[:3] for name in order] == ["eve", "ada"] * 3 + ["eve"] * 3


def test_what_counts_is_time_not_questions() -> None:
    line = line_of(*(ask(f"slow{n}", HOME) for n in range(99)), *(ask(f"fast{n}", FAR) for n in range(99)))
    had: Counter[str] = Counter()
    for _ in range(60):
        one = next_of(line)
        seconds = 3.0 if one.asker.owner == "slow" else 1.0
        had[one.asker.owner] += int(seconds)
        line.settle(one, seconds)
    assert abs(had["slow"] - had["fast"]) <= 3


def test_nobody_pays_for_having_been_alone() -> None:
    line = line_of(*(ask(f"eve{n}") for n in range(100)))
    for _ in range(50):
        one = next_of(line)
        line.settle(one, 10.0)
    for n in range(10):
        line.add(ask(f"ada{n}", FAR))
    order = [name[:3] for name in answer_all(line)]
    assert order[:20] == ["eve", "ada"] * 10


def test_who_has_used_up_the_share_is_last_and_still_answered() -> None:
    line: MemoryLine[Asked] = MemoryLine(lambda owner: owner == "eve")
    for one in (ask("eve"), ask("bots", FAR, Kind.BOTS), ask("hint", FAR, Kind.HINT)):
        line.add(one)
    assert answer_all(line) == ["hint", "bots", "eve"]


def test_a_full_line_turns_away_whom_it_would_answer_last() -> None:
    line: MemoryLine[Asked] = MemoryLine(most=3)
    assert [line.add(ask(f"eve{n}")) for n in range(3)] == [None] * 3
    turned_away = line.add(ask("bots", FAR, Kind.BOTS))
    assert turned_away is not None
    assert turned_away.name == "bots"
    turned_away = line.add(ask("ada", FAR))
    assert turned_away is not None
    assert turned_away.name == "eve2"
    assert len(line) == 3


def test_who_goes_leaves_nothing_behind() -> None:
    line = line_of(ask("eve"), gone := ask("ada"))
    line.drop(gone)
    line.drop(gone)
    assert answer_all(line) == ["eve"]
    assert not line.addresses.asking
    assert not line.owners.asking
    line.add(ask("bob"))
    assert list(line.owners.had) == ["bob"], "what was had is forgotten when nobody asks"
