"""Names: what looks the same is the same, and what nobody can see is no name."""

from __future__ import annotations

from pathlib import Path

import pytest

from mattock.server.lookalikes import distinct, seen, skeleton
from tests.server.running import Person, running

PASS = "correct horse"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "\u0410d\u0430"),  # Cyrillic
        ("Ada", "\uff21\uff24\uff21"),  # wide
        ("Ida", "lda"),
        ("Bob", "B\u03bfb"),  # Greek
        ("Bob", "B0b"),
        ("Ada", "A\u115fda"),
    ],
)
def test_look_alikes_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)
    assert distinct(other, [one]) == f"{other} 2"


@pytest.mark.parametrize(("one", "other"), [("Ada", "Eda"), ("J\u00f3zef", "Jozef"), ("Ada", "Ada 2")])
def test_other_names_have_another(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)
    assert distinct(other, [one]) == other


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u115f\u1160", "\u0301", "a" + "\u0316" * 9])
def test_nobody_is_called_what_cannot_be_seen(ada: Person, name: str) -> None:
    assert seen(name) == ""
    assert ada.post("/api/me", {"name": name}, status=400)["message"] == "server-bad-name"


def test_what_cannot_be_seen_is_left_out(ada: Person) -> None:
    assert ada.post("/api/me", {"name": "A\u3164da"})["name"] == "Ada"


def test_nobody_at_a_table_is_called_like_another(ada: Person, bob: Person) -> None:
    made = ada.set_up("me", "link")
    bob.name = "\u0410da"
    bob.claim(made["seat_links"][1])
    socket = bob.sit(made["table"])
    view = socket.until("view")
    assert [seat["name"] for seat in view["table"]["seats"]] == ["Ada", "\u0410da 2"]
    socket.ask("say", text="Hello")
    assert next(message for message in socket.heard if message["type"] == "chat")["name"] == "\u0410da 2"


def test_who_gave_no_name_gets_no_number(ada: Person, bob: Person) -> None:
    made = ada.set_up("me", "link", name="visitor")
    bob.name = "visitor"
    bob.claim(made["seat_links"][1])
    assert [seat["name"] for seat in ada.get(f"/api/tables/{made['table']}")["seats"]] == ["visitor"] * 2


def test_no_two_accounts_look_alike_and_names_cannot_be_tried_out(folder: Path) -> None:
    with running(folder) as server:
        ada, bob = Person(server.url), Person(server.url, "Bob")
        ada.post("/api/account", {"name": "Ada", "passphrase": PASS})
        other = {"name": "\u0410d\u0430", "passphrase": PASS}
        assert bob.post("/api/account", other, status=409)["message"] == "server-name-taken"
        tried = [bob.http.post("/api/account", json=other).status_code for _ in range(40)]
        assert tried == [409] * 29 + [429] * 11
        assert bob.post("/api/account", {"name": "Bob", "passphrase": PASS}, status=429)
        ada.close()
        bob.close()


def test_the_first_message_of_a_socket_says_which_protocol_it_is(ada: Person) -> None:
    assert ada.sit(ada.set_up("me", "me")["table"]).next()["protocol"] == 1
