"""Those who send too much, read nothing, or take for ever: they go, and nobody else notices."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from mattock.server import crowd, gate, wire
from mattock.server.limits import LOOSER, BucketsByAddress
from mattock.server.security import networks_of
from tests.server.running import PATIENCE, Person, Server, running

MASK = bytes(4)
PING = b"\x89\x80" + MASK
FAT_PING = b"\x89\xfd" + MASK + bytes(125)
BEGIN, EMPTY = b"\x01\x80" + MASK, b"\x00\x80" + MASK
MOST_TAKEN = 20 << 20  # bytes that lie in the buffers of the system, and then nothing more is taken
TOO_MANY_PINGS = 3000


class Raw:
    """A socket that may send whatever it likes."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.socket = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)

    def join(self, table: str) -> Raw:
        """As one who watches a table."""
        key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13"
        upgrade = f"Host: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{key}\r\n\r\n"
        self.socket.sendall(f"GET /api/tables/{table} HTTP/1.1\r\n{upgrade}".encode())
        self.read_until(b'"type":"view"')
        return self

    def read_until(self, sign: bytes) -> bytes:
        """What comes until a sign has come; all of it where the server closes before."""
        read = b""
        with suppress(ConnectionError):
            while sign not in read and (more := self.socket.recv(1 << 16)):
                read += more
        return read

    def send(self, data: bytes) -> None:
        """Sent, unless the server has closed already."""
        with suppress(ConnectionError):
            self.socket.sendall(data)

    def pour(self, data: bytes, most: int) -> int:
        """Send as much as is taken; how much that was."""
        sent = 0
        self.socket.settimeout(1.0)
        with suppress(TimeoutError, ConnectionError):
            while sent < most:
                sent += self.socket.send(data)
        return sent

    def close(self) -> None:
        self.socket.close()


@pytest.fixture
def raw() -> Iterator[Callable[[Server], Raw]]:
    made: list[Raw] = []

    def come(server: Server) -> Raw:
        made.append(Raw(server))
        return made[-1]

    yield come
    for one in made:
        one.close()


Come = Callable[[Server], Raw]
SLOW = {"commands_a_second": 20.0}


def wait_until(seen: Callable[[], Any]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not seen():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def open_table(server: Server) -> str:
    ada = Person(server.url)
    table: str = ada.set_up("me", "me", open=True)["table"]
    ada.close()
    return table


@pytest.mark.parametrize(
    "flood", [PING * TOO_MANY_PINGS, BEGIN + FAT_PING * 500, b"\x82\x80" + MASK + PING * 500]
)
def test_pings_count_as_messages(folder: Path, raw: Come, flood: bytes) -> None:
    with running(folder, **SLOW) as server:
        flooding = raw(server).join(open_table(server))
        flooding.send(flood)
        end = flooding.read_until(b"\x88")
        assert b'{"type":"bye","code":4429' in end
        assert b"\x11\x4d" in end + flooding.read_until(b"\x11\x4d"), "4429"
        assert "mattock_bad_messages_total 1" in httpx.get(f"{server.url}/metrics").text


def test_a_message_has_only_so_many_pieces(folder: Path, raw: Come) -> None:
    with running(folder, **SLOW) as server:
        flooding = raw(server).join(open_table(server))
        flooding.send(BEGIN + EMPTY * wire.MOST_PIECES)
        assert b"pieces" in flooding.read_until(b"pieces")


def test_pieces_and_pings_between_them_are_one_message(server: Server, raw: Come) -> None:
    table = open_table(server)
    piecewise = raw(server).join(table)
    piecewise.send(b"\x01\x85" + MASK + b'{"typ' + PING + EMPTY + b"\x80\x8a" + MASK + b'e":"ping"}')
    assert b'"type":"pong"' in piecewise.read_until(b'"type":"pong"')


def test_others_play_on_while_six_sockets_send_pings(folder: Path, raw: Come) -> None:
    with running(folder, **SLOW) as server:
        ada = Person(server.url)
        playing = ada.sit(ada.set_up("me", "me", open=True)["table"])
        playing.until("view")
        done = threading.Event()

        def flood() -> None:
            """Come again and again, as long as one is let in."""
            while not done.is_set():
                with closing(Raw(server)) as attacker:
                    attacker.join(playing.table)
                    attacker.pour(PING * TOO_MANY_PINGS, len(PING) * 100_000)

        threads = [threading.Thread(target=flood, daemon=True) for _ in range(6)]
        for thread in threads:
            thread.start()
        times = []
        for _ in range(20):
            begun = time.monotonic()
            assert playing.act()["type"] == "ack"
            times.append(time.monotonic() - begun)
        done.set()
        for thread in threads:
            thread.join(PATIENCE)
        assert sorted(times)[-2] < 1.0, times
        ada.close()


def test_from_one_who_reads_nothing_nothing_is_taken(
    folder: Path, raw: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "STUCK_SECONDS", 3.0)
    with running(folder) as server:  # where as many frames may come as one likes
        deaf = raw(server).join(open_table(server))
        assert deaf.pour(FAT_PING * 500, 3 * MOST_TAKEN) < MOST_TAKEN
        waiting = server.call(lambda: max(one.get_write_buffer_size() for one in server.house.crowd.inside))
        assert waiting < 1 << 20
        wait_until(lambda: not server.house.clients.open)


def test_connections_are_counted_before_they_say_anything(
    folder: Path, raw: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crowd, "MORE", 0)
    with running(folder, most_sockets_from=2) as server:
        silent = [raw(server) for _ in range(4)]
        wait_until(lambda: len(server.house.crowd.inside) == 4)
        assert b"503" in raw(server).read_until(b"503")
        silent[0].close()
        wait_until(lambda: len(server.house.crowd.inside) == 3)
        assert httpx.get(f"{server.url}/health").status_code == 200


def test_a_socket_has_its_place_before_it_is_let_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(folder, most_sockets_from=1) as server:
        ada, bob = Person(server.url), Person(server.url, "Bob")
        table = ada.set_up("me", "me", open=True)["table"]
        go_on = threading.Event()
        real = server.house.rooms.may_see

        async def slow(*args: Any) -> bool:
            assert await server.loop.run_in_executor(None, go_on.wait, PATIENCE)
            return await real(*args)

        monkeypatch.setattr(server.house.rooms, "may_see", slow)
        first = ada.sit(table)
        assert bob.sit(table).closed_with() == 1013
        go_on.set()
        first.until("view")
        ada.close()
        bob.close()


def test_new_sockets_have_a_limit(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    with running(folder, connects_a_second=0.001, connects_at_once=2) as server:
        ada = Person(server.url)
        table = ada.set_up("me", "me")["table"]
        for _ in range(2):
            ada.sit(table).until("view")
        with pytest.raises(InvalidStatus) as refused:
            ada.sit(table)
        assert refused.value.response.status_code == 429
        assert b"wait a moment" in (refused.value.response.body or b"")
        ada.close()
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


ASK = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
POST = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


@pytest.mark.parametrize(
    "begun",
    [b"", b"GET / HT", ASK + b"GET /he", POST + b"Content-Length: 9\r\n\r\n{"],
    ids=["silent", "slow head", "slow second head", "slow body"],
)
def test_a_request_has_its_time(folder: Path, raw: Come, begun: bytes) -> None:
    with running(folder, head_seconds=0.4, body_seconds=0.4) as server:
        slow = raw(server)
        asked = begun.removeprefix(ASK)
        if asked != begun:
            slow.send(ASK)
            slow.read_until(b"ok")
        slow.send(asked)
        before = time.monotonic()
        slow.read_until(b"never")
        assert time.monotonic() - before < 5.0
        wait_until(lambda: not server.house.crowd.inside)


def test_a_body_in_crumbs_is_refused(server: Server, raw: Come) -> None:
    crumbs = raw(server)
    crumbs.send(POST + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * 20_000)
    assert b" 400 " in crumbs.read_until(b"never")


def test_a_page_that_nobody_reads_is_given_up(
    folder: Path, raw: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "STALL_SECONDS", 0.3)
    with running(folder) as server:
        deaf = raw(server)
        deaf.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.pour(b"GET /api/words/en HTTP/1.1\r\nHost: localhost\r\n\r\n" * 100, 1)
        wait_until(lambda: any(one.get_write_buffer_size() for one in server.house.crowd.inside))
        wait_until(lambda: not server.house.crowd.inside)


@pytest.mark.parametrize(
    ("address", "networks"),
    [
        ("192.0.2.7", ("192.0.2.7",)),
        ("::ffff:192.0.2.7", ("192.0.2.7",)),
        ("2001:db8:1:2:3:4:5:6", ("2001:db8:1:2::/64", "2001:db8:1::/48")),
        ("fe80::1%eth0", ("fe80::/64", "fe80::/48")),
        ("nowhere", ("nowhere",)),
    ],
)
def test_who_counts_as_one(address: str, networks: tuple[str, ...]) -> None:
    assert networks_of(address) == networks


def test_a_wide_network_has_a_looser_limit() -> None:
    allowances = BucketsByAddress(0.0, 3)
    taken = [allowances.take(f"2001:db8:1:{net}::{host}") for net in range(20) for host in range(5)]
    assert sum(taken) == 3 * LOOSER
    assert sum(taken[:5]) == 3
    allowances.give_back("2001:db8:1:0::1")
    assert allowances.take("2001:db8:1:0::2")
    assert not allowances.take("2001:db8:1:0::2")
