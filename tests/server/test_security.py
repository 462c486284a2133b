"""Whose requests are taken, what is not understood, and how much of it."""

from __future__ import annotations

import json
import random
import re
import resource
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from mattock.server import lobby, openapi, sockets
from mattock.server.config import Config
from mattock.server.limits import MOST_KEPT, TokenBuckets
from mattock.server.run import allow_many_connections
from mattock.server.security import hash_token, host_known, origin_fits, token_fits
from mattock.server.wire import frame
from tests.server.running import Person, Server, Socket, running, settings

NEW = {"game": "pergamon", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot"}], "numbers": False}


@pytest.mark.parametrize(
    ("headers", "fits"),
    [
        ({"host": "127.0.0.1:8000"}, True),
        ({"host": "127.0.0.1:8000", "origin": "http://127.0.0.1:8000"}, True),
        ({"host": "127.0.0.1:8000", "origin": "http://127.0.0.1:8001"}, False),
        ({"host": "127.0.0.1:8000", "origin": "http://evil.example"}, False),
        ({"host": "127.0.0.1:8000", "origin": "null"}, False),
        ({"host": "127.0.0.1:8000", "origin": "https://tables.example"}, True),
        ({"host": "127.0.0.1:8000", "sec-fetch-site": "cross-site"}, False),
        ({"host": "127.0.0.1:8000", "sec-fetch-site": "same-site"}, False),
    ],
)
def test_origins(headers: dict[str, str], fits: bool) -> None:
    assert origin_fits(headers, Config(public_url="https://tables.example/")) == fits


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.7", True),
        ("localhost:1", True),
        ("mattock.home:8000", True),
        ("evil.example", False),
        ("", False),
        ("[bad", False),
    ],
)
def test_names_of_the_server(host: str, known: bool) -> None:
    assert host_known(host, Config(names=["mattock.home"])) == known


def test_a_token_fits_only_its_own_hash() -> None:
    assert token_fits("abc", hash_token("abc"))
    assert not token_fits("abd", hash_token("abc"))
    assert not token_fits("", "")


def test_another_sites_page_can_do_nothing(server: Server, ada: Person) -> None:
    made = ada.set_up("me", "greedy")
    evil = {"origin": "http://evil.example"}
    assert ada.http.post("/api/tables", json=NEW, headers=evil).status_code == 403
    assert ada.http.post("/api/me", json={"name": "Eve"}, headers=evil).status_code == 403
    assert Socket(ada, made["table"], headers=evil_socket()).closed_with() == 4403
    assert ada.http.get("/health", headers={"host": "evil.example"}).status_code == 421
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
        sent = ada.http.post("/api/me", content=b'{"name": "Eve"}', headers={"content-type": kind})
        assert sent.status_code == 415, kind
    assert ada.get("/api/me")["name"] == "Ada"
    assert server.house.rooms.loaded[made["table"]].table is not None


def test_bodies_say_what_they_are(ada: Person) -> None:
    json_too = {"content-type": "Application/JSON; charset=utf-8"}
    assert ada.http.post("/api/me", content=b'{"name": "Ada"}', headers=json_too).status_code == 200
    chunked = ada.http.post("/api/me", content=iter([b'{"name"', b': "Eve"}']))
    assert chunked.status_code == 415
    assert "Content-Type" in chunked.json()["sentence"]
    form = {"content-type": "application/x-www-form-urlencoded"}
    assert ada.http.post("/api/records", content=b"a record", headers=form).status_code == 415
    record = ada.http.post("/api/records", content=b"no record", headers={"content-type": "text/plain"})
    assert record.status_code == 400
    assert ada.http.post("/api/logout").status_code == 409, "without a body nothing need be said"


@pytest.mark.parametrize("depth", [900, 3000, 10_000])
@pytest.mark.parametrize("ends", [(b"[", b"]"), (b'{"a":', b"}")], ids=["lists", "objects"])
def test_a_body_that_is_nested_deeply_is_refused(
    ada: Person, depth: int, ends: tuple[bytes, bytes], caplog: pytest.LogCaptureFixture
) -> None:
    nested = ends[0] * depth + b"1" + ends[1] * depth
    table = json.dumps(NEW).encode()[:-1]
    json_body = {"content-type": "application/json"}
    for path, body in (("/api/me", b'{"name": %s}'), ("/api/tables", table + b', "options": {"order": %s}}')):
        answer = ada.http.post(path, content=body % nested, headers=json_body)
        assert answer.status_code == 400, answer.text
        assert answer.json()["sentence"]
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_head_is_get_without_the_body(ada: Person) -> None:
    for path in ("/", "/api/games", "/health", "/api/words/en", "/openapi.json", "/api/nothing"):
        got, head = ada.http.get(path), ada.http.head(path)
        assert (head.status_code, head.content) == (got.status_code, b"")
        lasting = {name: head.headers.get(name) for name in ("content-type", "etag", "content-length")}
        assert lasting == {name: got.headers.get(name) for name in lasting}
    refused = ada.http.head("/api/login")
    assert refused.status_code == 405
    assert "HEAD" not in refused.headers["allow"]
    assert ada.http.delete("/api/games").headers["allow"] == "GET, HEAD, OPTIONS"
    assert ada.http.options("/api/games").headers["allow"] == "GET, HEAD, OPTIONS"


def test_bad_messages_are_counted(ada: Person) -> None:
    def counted() -> int:
        found = re.search(r"^mattock_bad_messages_total (\d+)", ada.http.get("/metrics").text, re.M)
        assert found
        return int(found[1])

    before = counted()
    socket = ada.sit(ada.set_up("me", "me")["table"])
    socket.until("view")
    for text in ("{", '{"type": "dance"}', "[" * 2000):
        socket.ws.send(text)
        assert socket.until("refused")["code"] == "message"
    assert socket.ask("act", action=0, version=99)["type"] == "refused", "which is no bad message"
    assert counted() == before + 3


def evil_socket() -> dict[str, str]:
    return {"Origin": "http://evil.example"}


PAGES = ("/", "/api/docs", "/api/docs/swagger", "/schema", "/openapi.json", "/openapi.json/redoc")


def test_every_answer_carries_the_policy(ada: Person) -> None:
    for path in (*PAGES, "/t/anything", "/api/games", "/api/nothing", "/health"):
        answer = ada.http.get(path)
        if "html" in answer.headers["content-type"]:
            assert not re.search(r"(?i)(https?:)?//[a-z0-9.-]+\.[a-z]", answer.text), "from elsewhere"
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "http" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
    cookie = ada.http.post("/api/me", json={"name": "Ada"}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie


def test_who_one_is(server: Server, ada: Person) -> None:
    assert ada.http.get("/api/me").status_code == 404
    me = ada.post("/api/me", {"name": "  Ada   L. "})
    assert ada.get("/api/me") == {"person": me["person"], "name": "Ada L."}
    assert "token" not in me
    ada.post("/api/me", {"name": "a\u0007b"}, status=400)
    token = ada.post("/api/me", {"name": "Ada", "token": True})["token"]
    program = httpx.Client(base_url=server.url, headers={"authorization": f"Bearer {token}"})
    assert program.get("/api/me").json() == {"person": me["person"], "name": "Ada"}
    assert program.get("/api/me", headers={"authorization": "Bearer nobody"}).status_code == 404
    program.close()


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"players": 9},
        {"seats": []},
        {"seats": [{"kind": "me"}]},
        {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "mcts:999999"}]},
        {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "hint"}]},
        {"seats": [{"kind": "me", "name": "\u200b"}, {"kind": "bot"}]},
        {"options": {"nile": True}},
        {"options": {"order": "maybe"}},
        {"options": {"players": 3}},
        {"options": {"self": 1}},
        {"pace": {"kind": "live", "minutes": -1}},
        {"more": 1},
    ],
)
def test_a_table_that_cannot_be_set_up(ada: Person, change: dict[str, Any]) -> None:
    problem = ada.post("/api/tables", {**NEW, **change}, status=400)
    assert problem["sentence"]
    assert "Traceback" not in problem["sentence"]


def test_games_words_and_rules_are_served_with_a_tag(ada: Person) -> None:
    assert [game["name"] for game in ada.get("/api/games")] == ["mykerinos", "pergamon", "thebes"]
    tagged = (
        "/api/games/thebes/actions",
        "/api/words/en",
        "/api/games/pergamon/rules/en",
        "/api/protocol.json",
    )
    for path in tagged:
        answer = ada.http.get(path)
        assert answer.status_code == 200
        again = ada.http.get(path, headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert answer.headers["content-encoding"] == "gzip"
    actions = ada.get("/api/games/pergamon/actions")["actions"]
    assert actions[62]["id"] == 62
    assert actions[62]["text"] == "place 3"
    assert actions[62]["fields"] == {"field": 3}
    for path in ("/api/words/xx", "/api/words/..", "/api/games/chess/actions", "/api/games/thebes/rules/xx"):
        assert ada.http.get(path).status_code == 404
    assert "en" in ada.get("/api/languages")
    bots = [bot["code"] for bot in ada.get("/api/bots")]
    assert bots[:3] == ["random", "greedy", "visitor"]
    assert ada.get("/openapi.json")["paths"]["/api/tables"]
    assert ada.get("/api/protocol.json")["$defs"]["Act"]
    assert "mattock_commands_total" in ada.http.get("/metrics").text
    assert ada.get("/health")["status"] == "ok"


def test_what_takes_long_is_made_once(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    before = {path: ada.get(path) for path in ("/openapi.json", "/api/protocol.json")}

    def again(*_: object) -> None:
        raise AssertionError("made again")

    monkeypatch.setattr(openapi, "describe", again)
    monkeypatch.setattr(lobby, "schema", again)
    assert {path: ada.get(path) for path in before} == before


def test_a_sign_that_no_database_takes_is_refused(ada: Person, bob: Person) -> None:
    table = ada.set_up("me", "me")["table"]
    assert ada.http.get("/api/tables/%00").status_code == 404
    assert bob.sit("%00").closed_with() == 4404
    note = ada.http.put(f"/api/tables/{table}/note", json={"text": "a\0b"})
    account = {"name": "a\0b", "passphrase": "correct horse"}
    logins = [ada.http.post(f"/api/{path}", json=account) for path in ("login", "account")]
    assert [answer.status_code for answer in (note, *logins)] == [400, 400, 400]
    assert all(answer.json()["sentence"] for answer in (note, *logins))
    socket = ada.sit(table)
    socket.send(type="mute", person="p\0")
    assert socket.until("refused")["code"] == "message"


def malformed(chance: random.Random, legal: list[int], version: int) -> str:
    """Something that is no message, or none that may be granted."""
    good = json.dumps({"type": "act", "action": chance.choice(legal), "version": version})
    match chance.randrange(8):
        case 0:
            return good[: chance.randrange(len(good))]
        case 1:
            place = chance.randrange(len(good) - 1)
            return good[:place] + chance.choice('{}[]",:x\u00e9\x00') + good[place + 1 :]
        case 2:
            return json.dumps({"type": chance.choice(["view", "", 3, None, "ACT"]), "version": version})
        case 3:
            return json.dumps(
                {"action": chance.choice([-1, 10**30, 1.5, "1", None, True]), "version": version}
            )
        case 4:
            return json.dumps(
                {"action": chance.choice(legal), "version": version + chance.choice([-99, 1, 1 << 40])}
            )
        case 5:
            return "[" * chance.randrange(1, 2000)
        case 6:
            return json.dumps({"type": "answer", "ask": chance.randrange(9), "yes": True})
        case _:
            return json.dumps(
                {"type": chance.choice(["done", "undo", "number"]), "version": version, "seat": "A"}
            )


def granted(text: str, legal: list[int], version: int) -> bool:
    """Whether this happens to be a good action."""
    try:
        found = json.loads(text)
        return (found.get("type", "act"), found["version"]) == ("act", version) and found["action"] in legal
    except (ValueError, KeyError, AttributeError, TypeError, RecursionError):
        return False


def test_hundreds_of_malformed_messages_change_nothing(ada: Person) -> None:
    socket = ada.sit(ada.set_up("me", "me")["table"])
    view = socket.until("view")
    chance = random.Random(11)
    board = view["view"]
    for _ in range(400):
        text = malformed(chance, view["legal"], view["version"])
        if granted(text, view["legal"], view["version"]):
            continue  # the change left it whole
        socket.ws.send(text)
        answer = socket.until("refused")
        assert answer["sentence"]
    current = ada.sit(socket.table).until("view")
    assert (current["version"], current["view"]) == (view["version"], board)
    assert socket.ask("ping")["type"] == "pong"


def test_too_large_and_binary(ada: Person) -> None:
    table = ada.set_up("me", "me")["table"]
    socket = ada.sit(table)
    socket.until("view")
    socket.ws.send(json.dumps({"type": "say", "text": "x" * 5000}))
    assert socket.closed_with() == 1009
    binary = ada.sit(table)
    binary.until("view")
    binary.ws.send(b'{"type": "ping"}')
    assert binary.until("pong")
    assert (
        ada.http.post(
            "/api/me",
            content=b'{"name": "' + b"x" * 100_000 + b'"}',
            headers={"content-type": "application/json"},
        ).status_code
        == 413
    )


def test_too_fast_is_refused_and_then_shown_out(folder: Path) -> None:
    with running(folder, commands_a_second=1.0, commands_at_once=5) as server:
        ada = Person(server.url)
        socket = ada.sit(ada.set_up("me", "me")["table"])
        socket.until("view")
        answers = [socket.ask("ping") for _ in range(8)]
        assert [a["type"] for a in answers[:5]] == ["pong"] * 5
        assert answers[-1]["code"] == "rate"
        with suppress(ConnectionClosed):  # it may be shown out before all are sent
            for _ in range(300):
                socket.ws.send('{"type": "ping"}')
        assert socket.closed_with() == 4429
        ada.close()


def test_requests_have_a_limit(folder: Path) -> None:
    few = {"requests_a_second": 0.001, "requests_at_once": 3, "reads_a_second": 0.001, "reads_at_once": 3}
    with running(folder, **few) as server:
        ada = Person(server.url)
        codes = [ada.http.post("/api/me", json={"name": "Ada"}).status_code for _ in range(5)]
        assert codes == [200, 200, 200, 429, 429]
        codes = [ada.http.get("/api/me").status_code for _ in range(5)]
        assert codes == [200, 200, 200, 429, 429]
        ada.close()


def test_only_so_many_clients_are_remembered() -> None:
    allowances = TokenBuckets(0.0, 1)
    assert allowances.take("first")
    assert not allowances.take("first")
    assert all(allowances.take(str(number)) for number in range(MOST_KEPT))
    assert len(allowances.known) == MOST_KEPT
    assert allowances.take("first"), "forgotten, so it begins anew"


def test_connections_and_tables_have_a_limit(folder: Path) -> None:
    with running(folder, most_sockets=2, most_tables=1) as server:
        ada = Person(server.url)
        table = ada.set_up("me", "me")["table"]
        for _ in range(2):
            ada.sit(table).until("view")
        assert ada.sit(table).closed_with() == 1013
        ada.post("/api/tables", NEW, status=409)
        ada.close()


def test_connections_from_one_address_have_a_limit(folder: Path) -> None:
    with running(folder, most_sockets_from=2) as server:
        people = [Person(server.url, name) for name in ("Ada", "Bob", "Cleo")]
        table = people[0].set_up("me", "me", open=True)["table"]
        first, second = (person.sit(table) for person in people[:2])
        first.until("view"), second.until("view")
        assert people[2].sit(table).closed_with() == 1013
        first.close()
        while len(server.house.clients.open) == 2:
            time.sleep(0.01)
        people[2].sit(table).until("view")
        for person in people:
            person.close()


def test_only_so_many_people_are_muted(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "MOST_MUTED", 2)
    socket = ada.sit(ada.set_up("me", "me")["table"])
    socket.until("view")
    for who in ("p1", "p2", "p2"):
        assert socket.ask("mute", person=who)["type"] == "ack"
    assert socket.ask("mute", person="p3")["code"] == "quota"
    assert socket.ask("mute", person="p1", on=False)["type"] == "ack"
    assert socket.ask("mute", person="p3")["type"] == "ack"


def test_a_server_takes_as_many_files_as_it_may() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, hard - 1), hard))
    try:
        allow_many_connections()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_one_who_reads_too_slowly_is_disconnected_and_catches_up(ada: Person, server: Server) -> None:
    table = ada.set_up("me", "me")["table"]
    slow = ada.sit(table)
    slow.until("view")

    def flood() -> None:
        """More than may wait, and nobody who reads it."""
        (client,) = server.house.rooms.loaded[table].clients
        for _ in range(300):
            client.send(frame(b'{"type": "present", "seats": [%s"A"], "watchers": 0}' % (b'"A", ' * 10_000)))

    server.call(flood)
    assert slow.closed_with() == 1013
    assert slow.heard[-1]["type"] == "bye"
    assert ada.sit(table).until("view")["version"] == slow.view["version"]


def test_figures_are_for_the_host(ada: Person, server: Server) -> None:
    passed_on = {"x-forwarded-for": "127.0.0.1"}
    token = {"authorization": f"Bearer {server.house.admin_token}"}
    assert ada.http.get("/metrics").status_code == 200
    assert ada.http.get("/metrics", headers=passed_on).status_code == 404
    assert ada.http.get("/metrics", headers=passed_on | token).status_code == 200
    with settings(server, metrics_from=("10.0.0.0/8",)):
        assert ada.http.get("/metrics").status_code == 404
        assert ada.http.get("/metrics", headers=token).status_code == 200
