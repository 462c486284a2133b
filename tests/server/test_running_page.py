"""What docs/running.md says is there: figures, names of requests, commands."""

from __future__ import annotations

import io
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from mattock.hosting import ADMIN_COMMANDS
from mattock.server.logs import Lines, logger
from tests.server.running import Person, running
from tests.server.test_hosting_page import BIN, run

PAGE = (Path(__file__).parents[2] / "docs/running.md").read_text(encoding="utf-8")


@contextmanager
def logged() -> Iterator[io.StringIO]:
    """All lines of the log while the block runs, as a host gets them."""
    text = io.StringIO()
    handler, before = logging.StreamHandler(text), logger.level
    handler.setFormatter(Lines(as_json=False))
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG)
    try:
        yield text
    finally:
        logger.removeHandler(handler)
        logger.setLevel(before)


def test_the_figures_are_those_of_the_page_and_count(folder: Path) -> None:
    with running(folder) as server:
        ada = Person(server.url)
        socket = ada.sit(ada.set_up("me", "greedy")["table"])
        socket.act()
        wrong = {"name": "Ada", "passphrase": "wrong horse"}
        assert ada.http.post("/api/login", json=wrong).status_code == 403
        server.wait(server.house.timers.tick)
        text = ada.http.get("/metrics").text
        ada.close()
    kinds = dict(re.findall(r"^# TYPE (\S+) (\w+)$", text, re.M))
    assert set(re.findall(r"`(mattock_\w+)`", PAGE)) == set(kinds)
    for line in (
        'mattock_requests_total{status="403"} 1',
        "mattock_logins_refused_total 1",
        'mattock_tables{of="playing"} 1',
        "mattock_people 1",
        'mattock_threads_queue{of="mailing"} 0',
        "mattock_mails_sent_total 0",
    ):
        assert f"\n{line}\n" in text
    assert kinds["mattock_loop_lag_seconds"] == "histogram"


def test_one_name_leads_from_a_click_to_the_disk(folder: Path) -> None:
    with running(folder, trusted_proxy=["127.0.0.1"]) as server, logged() as log:
        ada = Person(server.url)
        ada.http.headers["x-request-id"] = "of-the-proxy-17"
        answer = ada.http.post("/api/me", json={"name": "Ada"})
        assert answer.headers["x-request-id"] == "of-the-proxy-17"
        assert re.search(r"event=request request=of-the-proxy-17 .*path=/api/me status=200", log.getvalue())
        ada.http.headers["x-request-id"] = "a b"
        socket = ada.sit(ada.set_up("me", "me")["table"])
        made = ada.http.get("/api/me").headers["x-request-id"]
        assert re.fullmatch("[0-9a-f]{16}", made), "no name that could disturb the log"
        before = len(log.getvalue())
        assert socket.act()["type"] == "ack"
        lines = log.getvalue()[before:]
        found = re.search(r"event=command request=(\S+\.1) table=\S+ type=act", lines)
        assert found is not None, lines
        assert re.search(rf"event=stored request={re.escape(found[1])} table={socket.table} entries=", lines)
        ada.close()


def test_a_stranger_names_no_request(folder: Path) -> None:
    with running(folder) as server:
        answer = httpx.get(f"{server.url}/api/bots", headers={"x-request-id": "of-a-stranger"})
        assert answer.headers["x-request-id"] != "of-a-stranger"


def test_the_commands_of_the_page_run(tmp_path: Path) -> None:
    run(f"{BIN}/mattock admin invite --data {tmp_path}/var/lib/mattock", tmp_path)
    shown = re.findall(r"^    (mattock .*)$", PAGE, re.M)
    assert shown
    for command in shown:
        run(f"{BIN}/{command.replace('/var/lib', f'{tmp_path}/var/lib')}", tmp_path)
    named = set(re.findall(r"`mattock admin (\w+)", PAGE))
    assert named <= set(ADMIN_COMMANDS)
