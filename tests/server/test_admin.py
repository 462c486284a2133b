"""What a host may do, over the running server and without one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from socket import create_server
from typing import Any

import httpx
import pytest

from mattock import registry
from mattock.cli import main
from mattock.core.records import verify_record
from mattock.server import admin as host
from mattock.server.admin import Address, admin_file, announce
from mattock.server.config import Config
from mattock.server.storage import StorageError, find_home
from mattock.server.storage.backup import BY_BOARD, WHOLE, back_up, restore
from tests.server.running import Person, Server, Socket, settings

Come = Callable[[str], Person]
Admin = Callable[..., str]


@pytest.fixture
def admin(server: Server, capsys: pytest.CaptureFixture[str]) -> Iterator[Admin]:
    """`mattock admin` on the running server; what it says."""
    announce(server.config, Address(server.url, server.url, server.house.admin_token))
    server.call(lambda: setattr(server.house, "public", server.url))

    def run(*words: str, code: int = 0) -> str:
        assert main(["admin", *words, "--data", str(server.config.data)]) == code
        said = capsys.readouterr()
        return (said.out if code == 0 else said.err).strip()

    yield run
    admin_file(server.config).unlink()


def two_people(ada: Person, bob: Person) -> tuple[str, Socket, Socket]:
    made = ada.set_up("me", "link")
    bob.claim(made["seat_links"][1])
    sockets = ada.sit(made["table"]), bob.sit(made["table"])
    for socket in sockets:
        socket.until("view")
    return made["table"], *sockets


def test_only_the_host_has_the_token(server: Server, admin: Admin) -> None:
    assert admin_file(server.config).stat().st_mode & 0o077 == 0
    for headers in ({}, {"authorization": "Bearer guess"}):
        answer = httpx.post(f"{server.url}/api/admin", json={"wish": "tables"}, headers=headers)
        assert answer.status_code == 404
    assert admin("invite") == f"{server.url}/#invite={server.house.doors.word}"


def test_looking_around_and_closing(admin: Admin, ada: Person, bob: Person) -> None:
    table, socket, _ = two_people(ada, bob)
    me = ada.get("/api/me")["person"]
    assert [table in row for row in admin("tables").splitlines()].count(True) == 1
    assert f"{me}\tAda" in admin("people")
    assert f"{table}\t{me}\tAda\t127.0.0.1" in admin("sockets")
    assert admin("close", table) == f"Table {table} is over."
    socket.until_told(lambda view: view["table"]["status"] == "abandoned")
    assert table not in admin("tables")
    assert table in admin("tables", "--over")
    assert "The game is over." in admin("close", table, code=2)
    assert "no such table" in admin("close", "t0", code=2)


def test_kicked_out_of_a_game_and_banned(server: Server, admin: Admin, ada: Person, bob: Person) -> None:
    table, socket, other = two_people(ada, bob)
    who = bob.get("/api/me")["person"]
    admin("kick", table, "B")
    assert other.closed_with() == 4403
    seen = socket.until_told(lambda view: view["table"]["seats"][1]["resigned"])
    assert seen["table"]["status"] == "playing"
    again = bob.sit(table)
    again.until("view")
    admin("ban", who)
    assert again.closed_with() == 4403
    assert "closed this server to you" in bob.http.get("/api/tables?list=mine").json()["sentence"]
    assert bob.sit(table).closed_with() == 4403
    assert who in admin("bans")
    admin("unban", who)
    assert bob.get("/api/me")["person"] == who
    assert "Nobody here is called" in admin("ban", "p0", code=2)
    assert "Nobody has seat" in admin("kick", ada.set_up("me", "link")["table"], "B", code=2)


def test_an_address_is_banned(server: Server, admin: Admin, ada: Person) -> None:
    table = ada.set_up("me", "me")["table"]
    socket = ada.sit(table)
    socket.until("view")
    admin("ban", "127.0.0.0/8")
    assert socket.closed_with() == 4403
    assert ada.http.get("/api/server").status_code == 403
    assert ada.sit(table).closed_with() == 4403
    assert admin("bans") == "127.0.0.0/8", "the host is not locked out by that"
    assert not server.house.doors.is_banned("", "198.51.100.7")
    admin("unban", "127.0.0.0/8")
    assert ada.http.get("/api/server").status_code == 200
    assert admin("bans") == ""


def test_a_new_link_for_who_lost_the_way_back(admin: Admin, ada: Person, bob: Person, person: Come) -> None:
    table, socket, other = two_people(ada, bob)
    other.ask("leave", bot="greedy")
    link = admin("link", table, "B")
    bob_again = person("Bob at home")
    bob_again.claim(link)
    seen = socket.until_told(lambda view: view["table"]["seats"][1]["name"] == "Bob at home")
    assert seen["table"]["seats"][1]["bot"] == ""
    assert bob_again.sit(table).until("view")["you"]["seats"] == ["B"]
    assert bob.sit(table).closed_with() == 4401
    person("Eve").claim(link, status=403)
    assert "sits B person Bob at home" in ada.http.get(f"/api/tables/{table}/record").text
    assert "set up for a bot" in admin("link", ada.set_up("me", "greedy")["table"], "B", code=2)


def test_a_passphrase_is_reset(admin: Admin, ada: Person, bob: Person) -> None:
    me = ada.post("/api/me", {"name": "Ada"})["person"]
    assert "has no account" in admin("passphrase", me, code=2)
    ada.post("/api/account", {"name": f"The {me}", "passphrase": "forgotten soon"})
    new = admin("passphrase", f"The {me}").rpartition(" ")[2]
    assert ada.http.get("/api/me").status_code == 404
    bob.post("/api/login", {"name": f"The {me}", "passphrase": new})
    assert bob.get("/api/me")["person"] == me


def everything(url: str) -> str:
    """All that is stored."""
    with closing(find_home(url).connect(owner=False)) as connection:
        return "\n".join(str(connection.run(f"SELECT * FROM {table}")) for table in (*WHOLE, *BY_BOARD))


def test_somebody_is_forgotten_with_all_that_names_them(
    server: Server, admin: Admin, bob: Person, person: Come
) -> None:
    gone = person("Zenobia of Palmyra")
    me = gone.post("/api/me", {"name": gone.name})["person"]
    gone.post("/api/account", {"name": gone.name, "passphrase": "correct horse"})
    table, mine, other = two_people(gone, bob)
    mine.ask("say", text="Zenobia of Palmyra was here")
    mine.ask("leave", bot="greedy")
    mine.ask("return")
    gone.http.put(f"/api/tables/{table}/note", json={"text": "mine"})
    waiting = bob.set_up("link", "me")
    gone.claim(waiting["seat_links"][0])
    hotseat = gone.sit(gone.set_up("me", "me")["table"])
    hotseat.act()
    hotseat.ask("ask", what="end")
    other.ask("mute", person=me)
    before = everything(server.config.database_url)
    assert me in before
    assert gone.name in before
    assert "is forgotten; 3 tables" in admin("delete", gone.name)
    assert mine.closed_with() == 4401
    after = everything(server.config.database_url)
    assert me not in after
    assert gone.name not in after
    assert login_free(gone.name, person("Zoe"))
    assert gone.http.get("/api/me").status_code == 404
    view = other.until_told(lambda view: view["table"]["seats"][0]["name"] == "Somebody")
    assert view["table"]["seats"][0]["resigned"]
    other.act()
    record = bob.http.get(f"/api/tables/{table}/record").content
    assert verify_record(record, lambda name, _: registry.game(name)).decisions > 0
    again = bob.sit(table)
    assert again.until("view")["table"]["seats"][0]["name"] == "Somebody"


def test_who_is_forgotten_does_not_go_on_watching(admin: Admin, ada: Person, bob: Person) -> None:
    made = ada.set_up("me", "greedy")
    bob.claim(made["watch_link"])
    watching = bob.sit(made["table"])
    watching.until("view")
    admin("delete", bob.get("/api/me")["person"])
    assert watching.closed_with() == 4401


def login_free(name: str, who: Person) -> bool:
    return bool(who.post("/api/account", {"name": name, "passphrase": "another one"}))


def test_one_may_wish_to_be_forgotten(server: Server, ada: Person) -> None:
    table = ada.set_up("me", "greedy")["table"]
    me = ada.get("/api/me")["person"]
    assert ada.http.delete("/api/me").status_code == 200
    assert me not in everything(server.config.database_url)
    assert ada.http.get(f"/api/tables/{table}").status_code == 404


def test_one_is_forgotten_also_at_tables_that_cannot_be_read_or_are_full(
    server: Server, person: Come
) -> None:
    gone = person("Aspasia of Miletus")
    unreadable = gone.sit(gone.set_up("me", "greedy")["table"])
    unreadable.close()
    full = gone.sit(gone.set_up("me", "me")["table"])
    full.until("view")
    full.ask("ask", what="end")
    full.close()
    me = gone.get("/api/me")["person"]
    change = "UPDATE board SET header = REPLACE(header, ?, ?) WHERE id = ?"
    components = registry.game("pergamon").fingerprint
    server.wait(lambda: server.house.store.change(change, (components, "others", unreadable.table)))
    later = "UPDATE entry SET body = ? WHERE board = ? AND number = 2"
    body = '{"kind":"promised","person":"' + me + '"}'
    server.wait(lambda: server.house.store.change(later, (body, unreadable.table)))
    server.call(server.house.rooms.loaded.clear)
    with settings(server, most_entries=1):
        assert gone.http.delete("/api/me").status_code == 200
    after = everything(server.config.database_url)
    assert me not in after
    assert gone.name not in after
    assert "Somebody" in after
    server.wait(lambda: server.house.store.delete_boards([unreadable.table]))


def test_one_is_forgotten_also_in_a_record_that_somebody_plays_on_from(
    server: Server, person: Come, bob: Person
) -> None:
    """And the new table still says from which record it comes."""
    gone = person("Hypatia of Alexandria")
    table = gone.set_up("me", "greedy", game="thebes")["table"]
    gone.sit(table).play_to_the_end()
    text = gone.http.get(f"/api/tables/{table}/record").text
    line = text.splitlines().index("moves") + 9
    new = bob.set_up("me", "greedy", game="thebes", given={"record": text, "line": line})["table"]
    assert gone.http.delete("/api/me").status_code == 200
    assert gone.name not in everything(server.config.database_url)
    server.call(server.house.rooms.loaded.clear)
    bob.sit(new).play_to_the_end()
    played = bob.http.get(f"/api/tables/{new}/record").text
    assert f"given 8 {text.split()[-1]}" in played.splitlines()
    assert verify_record(played, lambda name, _: registry.game(name)).decisions > 0


def test_who_cannot_be_forgotten_now_can_ask_again(
    server: Server, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada.set_up("me", "greedy")
    me = ada.get("/api/me")["person"]

    async def fail(*_: object) -> None:
        raise StorageError("The disk of the server is full: nothing can be stored.")

    with monkeypatch.context() as trouble:
        trouble.setattr(server.house.store, "rewrite", fail)
        assert ada.http.delete("/api/me").status_code == 503
    assert ada.get("/api/me")["person"] == me
    assert ada.http.delete("/api/me").status_code == 200
    assert me not in everything(server.config.database_url)


def test_a_server_that_is_busy_is_not_taken_for_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(host, "SECONDS", 0.1)
    with create_server(("127.0.0.1", 0)) as deaf:
        url = f"http://127.0.0.1:{deaf.getsockname()[1]}"
        announce(Config(data=tmp_path), Address(url, url, "a token"))
        assert main(["admin", "tables", "--data", str(tmp_path)]) == 2
    assert "has not answered" in capsys.readouterr().err
    assert not (tmp_path / "mattock.sqlite").exists()


def test_the_same_where_no_server_runs(
    server: Server, ada: Person, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    socket = ada.sit(ada.set_up("me", "greedy")["table"])
    socket.act()
    me = ada.get("/api/me")["person"]
    back_up(find_home(server.config.database_url), tmp_path / "b.sqlite")
    place = ["--data", str(tmp_path / "new")]
    url = f"sqlite:///{tmp_path / 'new' / 'mattock.sqlite'}"
    restore(tmp_path / "b.sqlite", find_home(url))
    stale: Any = Address("http://127.0.0.1:9", "http://127.0.0.1:9", "of a server that was killed")
    (tmp_path / "new").mkdir(exist_ok=True)
    announce(server.config.__class__(data=tmp_path / "new"), stale)
    assert main(["admin", "tables", *place]) == 0
    assert socket.table in capsys.readouterr().out
    assert main(["admin", "delete", me, *place]) == 0
    assert me not in everything(url)


def test_what_hosts_did_is_noted_without_naming_who_is_forgotten(
    admin: Admin, ada: Person, bob: Person
) -> None:
    table, *sockets = two_people(ada, bob)
    assert sockets[1].ask("say", text="Good luck")["type"] == "ack"
    him = sockets[1].view["you"]["person"]
    assert admin("chat", table).split("\t")[1:] == [him, bob.name, "Good luck"]
    admin("ban", him)
    admin("unban", him)
    admin("ban", "192.0.2.0/24")
    admin("unban", "192.0.2.0/24")
    admin("ban", "nobody at all", code=2)
    admin("close", table)
    admin("tables")
    acts = [line.split("\t")[1:] for line in admin("audit").splitlines()]
    network = "192.0.2.0/24"
    wanted = [["close", table], ["unban", network], ["ban", network], ["unban", him], ["ban", him]]
    assert acts[:5] == wanted
    assert acts[5] == ["chat", table]
    admin("delete", him)
    acts = [line.split("\t")[1:] for line in admin("audit").splitlines()]
    assert acts[0][0] == "delete"
    assert all(him not in act for act in acts)


def test_the_invite_link_is_whole_where_no_server_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["admin", "invite", "--data", str(tmp_path / "data")]) == 0
    assert capsys.readouterr().out.startswith("http://127.0.0.1:8000/#invite=")
