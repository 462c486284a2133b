"""Who may set up tables, how much one person may have, and whose word on an address is taken."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from ipaddress import ip_network
from pathlib import Path

import pytest

from mattock.core.errors import BadOption
from mattock.server.config import Config, read_config
from mattock.server.limits import TokenBucket
from mattock.server.security import client_address
from tests.server.running import Person, Server, running, settings

NEW = {"game": "pergamon", "players": 2, "seats": [{"kind": "me"}, {"kind": "me"}], "numbers": False}
Come = Callable[[str], Person]


@pytest.mark.parametrize(
    ("config", "mode"),
    [
        (Config(), "open"),
        (Config(host="::1"), "open"),
        (Config(host="0.0.0.0"), "invited"),
        (Config(host="192.168.1.7"), "invited"),
        (Config(public_url="https://tables.example"), "invited"),
        (Config(host="0.0.0.0", mode="open"), "open"),
        (Config(mode="closed"), "closed"),
    ],
)
def test_beyond_this_machine_one_is_invited(config: Config, mode: str) -> None:
    assert config.entry == mode


def test_the_word_lets_people_set_up_tables(server: Server, ada: Person, bob: Person) -> None:
    with settings(server, mode="invited"):
        refused = ada.post("/api/tables", NEW, status=403)
        assert "ask the host for the server password" in refused["sentence"]
        assert ada.get("/api/server")["may_set_up"] is False
        assert (
            "not the server password"
            in ada.post("/api/invite", {"word": "open sesame"}, status=403)["sentence"]
        )
        ada.post("/api/invite", {"word": server.house.doors.word, "name": "Ada"})
        assert ada.get("/api/server")["may_set_up"] is True
        made = ada.set_up("me", "link")
        assert bob.claim(made["seat_links"][1])["role"] == "seat", "a seat link is good without the word"
        bob.post("/api/tables", NEW, status=403)
        server.call(lambda: setattr(server.house.doors, "word", server.house.doors.word + "x"))
        ada.post("/api/tables", NEW, status=403)  # who knows only the old word is not invited any more
        server.call(lambda: setattr(server.house.doors, "word", server.house.doors.word[:-1]))


def test_a_closed_server_plays_on_and_takes_nothing_new(server: Server, ada: Person, person: Come) -> None:
    made = ada.set_up("me", "link", "link")
    with settings(server, mode="closed"):
        assert "No new tables" in ada.post("/api/tables", NEW, status=403)["sentence"]
        for name, link in (("Bob", made["seat_links"][1]), ("Cy", made["seat_links"][2])):
            person(name).claim(link)
        assert person("Dee").claim(made["watch_link"])["role"] == "watch"
        socket = ada.sit(made["table"])
        socket.until("view")
        socket.ask("resign")
        assert ada.get("/api/server")["mode"] == "closed"


def test_a_rematch_needs_one_invited_person_and_shows_its_watch_link_again(
    server: Server, ada: Person, bob: Person, person: Come
) -> None:
    made = ada.set_up("me", "link")
    bob.claim(made["seat_links"][1])
    socket = ada.sit(made["table"])
    socket.until("view")
    assert socket.ask("ask", what="end")["type"] == "ack"
    other = bob.sit(made["table"])
    asked = other.until("view")["table"]["questions"][0]["ask"]
    assert other.ask("answer", ask=asked, yes=True)["type"] == "ack"
    again = f"/api/tables/{made['table']}/rematch"
    with settings(server, mode="closed"):
        bob.post(again, status=403)
    with settings(server, mode="invited"):
        assert "Only invited players" in bob.post(again, status=403)["sentence"]
        ada.post("/api/invite", {"word": server.house.doors.word})
        first = bob.post(again)
        second = ada.post(again)
    assert first == second
    assert first["watch_link"]
    assert person("Dee").claim(second["watch_link"])["role"] == "watch"


def test_tables_and_storage_have_a_quota(server: Server, ada: Person) -> None:
    ada.set_up("me", "me")
    with settings(server, most_tables=1):
        assert "finish it first" in ada.post("/api/tables", NEW, status=409)["sentence"]
    with settings(server, most_megabytes=0.0001):
        assert "0.0001 MB" in ada.post("/api/tables", NEW, status=409)["sentence"]
        quota = ada.get("/api/server")["quota"]
    assert quota["tables"] == {"used": 1, "most": 50}
    assert 0.0001 < quota["megabytes"]["used"] < 0.1


def test_notes_and_chats_are_within_the_quota(server: Server, ada: Person) -> None:
    made = ada.set_up("me", "me")
    socket = ada.sit(made["table"])
    before = ada.get("/api/server")["quota"]["megabytes"]["used"]
    note = f"/api/tables/{made['table']}/note"
    assert ada.http.put(note, json={"text": "n" * 10_000}).status_code == 204
    assert socket.ask("say", text="c" * 500)["type"] == "ack"
    used = ada.get("/api/server")["quota"]["megabytes"]["used"]
    assert used - before == pytest.approx(10_650 / (1 << 20), abs=0.002)
    with settings(server, most_megabytes=0.001):
        assert socket.ask("say", text="c" * 500)["message"] == "server-most-megabytes"
        assert ada.http.put(note, json={"text": "m" * 10_000}).status_code == 204, "no more than before"
        assert ada.http.put(note, json={"text": "m" * 9_000}).status_code == 204, "less"
        assert ada.http.put(note, json={"text": "m" * 9_001}).status_code == 409
    server.wait(lambda: server.house.store.delete_boards([made["table"]]))
    assert ada.get("/api/server")["quota"]["megabytes"]["used"] == 0


def test_who_came_once_is_forgotten_soon(server: Server, ada: Person, bob: Person) -> None:
    once, again = (who.post("/api/me", {"name": who.name})["person"] for who in (ada, bob))
    days = 4 * 24 * 3600_000
    change = "UPDATE person SET created = created - ?, seen = seen - ? WHERE id = ?"
    for who, seen in ((once, days), (again, days - 1)):
        server.wait(partial(server.house.store.change, change, (days, seen, who)))
    server.call(server.house.sessions.people.clear)
    server.wait(server.house.timers.clear_out)
    assert ada.http.get("/api/me").status_code == 404
    assert bob.http.get("/api/me").status_code == 200


def test_nothing_new_begins_where_the_disk_is_nearly_full(folder: Path) -> None:
    with running(folder) as server:
        ada = Person(server.url)
        table = ada.set_up("me", "me")["table"]
        socket = ada.sit(table)
        socket.until("view")
        with settings(server, least_free_megabytes=1e12):
            server.wait(server.house.timers.tick)
            stranger = Person(server.url)
            refused = [
                ada.http.post("/api/tables", json=NEW),
                stranger.http.post("/api/me", json={"name": "Eve"}),
                ada.http.put(f"/api/tables/{table}/note", json={"text": "much"}),
                ada.http.post("/api/account", json={"name": "Ada", "passphrase": "correct horse"}),
            ]
            assert [answer.status_code for answer in refused] == [503] * 4
            assert {answer.json()["message"] for answer in refused} == {"server-disk-full"}
            assert socket.ask("say", text="Hello")["message"] == "server-disk-full"
            assert socket.act()["type"] == "ack", "what has begun goes on"
            stranger.close()
        server.wait(server.house.timers.tick)
        assert ada.http.post("/api/tables", json=NEW).status_code == 201
        ada.close()


def test_a_log_has_an_end(server: Server, ada: Person) -> None:
    socket = ada.sit(ada.set_up("me", "me")["table"])
    socket.until("view")
    with settings(server, most_entries=socket.view["version"] + 1):
        assert socket.act()["type"] == "ack"
        assert socket.view["table"]["status"] == "abandoned"
        refused = socket.ask("settings", hold=True)
    assert "log is full" in refused["sentence"]


def test_bots_of_who_used_up_their_share_wait_behind_all_others(server: Server, ada: Person) -> None:
    made = ada.set_up("me", "student")
    me = ada.get("/api/me")["person"]
    socket = ada.sit(made["table"])
    socket.until_told(lambda view: "legal" in view)
    spent = ada.get("/api/server")["quota"]["thinking"]["used"]
    server.call(lambda: server.house.thinking.of(me).spend(1e5))
    assert server.call(lambda: server.house.pool.used_up(me))
    assert ada.post(f"/api/tables/{made['table']}/hint")["moves"], "nobody else asks"
    assert spent < 1800


def test_what_is_paid_afterwards_can_leave_a_debt() -> None:
    purse = TokenBucket(0.0, 10)
    purse.spend(12.5)
    assert purse.refill() == -2.5
    assert not purse.take()


def test_newcomers_and_guesses_have_a_limit(server: Server, person: Come) -> None:
    newcomers, guesses = server.house.doors.newcomers, server.house.doors.guesses
    ada, bob = person("Ada"), person("Bob")
    server.call(lambda: newcomers.of("127.0.0.1").spend(1e9))
    assert "new visitors" in ada.post("/api/me", {"name": "Ada"}, status=429)["sentence"]
    server.call(newcomers.known.clear)
    ada.post("/api/me", {"name": "Ada"})
    server.call(guesses.known.clear)
    codes = [bob.http.post("/api/invite", json={"word": "guess"}).status_code for _ in range(32)]
    assert codes == [403] * 30 + [429] * 2
    server.call(guesses.known.clear)


TRUSTED = [ip_network("127.0.0.1"), ip_network("10.0.0.0/8")]


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("203.0.113.9", "", "203.0.113.9"),
        ("203.0.113.9", "198.51.100.1", "203.0.113.9"),  # a stranger's word is not taken
        ("127.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("127.0.0.1", "1.2.3.4, 198.51.100.1", "198.51.100.1"),  # what came before it is hearsay
        ("127.0.0.1", "198.51.100.1, 10.1.2.3", "198.51.100.1"),
        ("127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", "10.1.2.3", "10.1.2.3"),
        ("", "198.51.100.1", ""),
    ],
)
def test_the_address_of_who_asks(peer: str, forwarded: str, address: str) -> None:
    assert client_address(peer, forwarded, TRUSTED) == address


@pytest.mark.parametrize(
    "flags",
    [
        {"trusted_proxy": ["nginx"]},
        {"metrics_from": ["prometheus"]},
        {"mode": "half open"},
        {"port": 99999},
        {"port": -1},
    ],
)
def test_settings_that_are_not_right(flags: dict[str, object]) -> None:
    with pytest.raises(BadOption, match="settings are not right"):
        read_config(None, flags)
