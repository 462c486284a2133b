"""Accounts, notes, statistics."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

from msgspec.json import encode

from mattock.server.accounts import login_name
from mattock.server.messages import NoPace, SeatInfo, TableLine
from mattock.server.statistics import count_games
from tests.server.running import Person, Server

Come = Callable[[str], Person]
SECRET = "correct horse battery"


def test_one_finds_ones_tables_from_another_device(server: Server, ada: Person, person: Come) -> None:
    table = ada.set_up("me", "me")["table"]
    me = ada.get("/api/me")["person"]
    name = f"Ada {me}"
    ada.post("/api/account", {"name": name, "passphrase": SECRET})
    assert ada.get("/api/me") == {"person": me, "name": "Ada", "account": login_name(name)}
    assert (
        "taken" in ada.post("/api/account", {"name": "other", "passphrase": SECRET}, status=409)["sentence"]
    )
    phone = person("Phone")
    refused = phone.post("/api/login", {"name": name, "passphrase": "wrong horse"}, status=403)
    unknown = phone.post("/api/login", {"name": "nobody", "passphrase": SECRET}, status=403)
    assert refused == unknown, "nobody learns which names there are"
    phone.post("/api/login", {"name": name.upper(), "passphrase": SECRET})
    assert [line["table"] for line in phone.get("/api/tables?list=mine")] == [table]
    sitting = phone.sit(table)
    assert sitting.until("view")["you"]["seats"] == ["A", "B"]
    phone.http.post("/api/logout")
    assert sitting.closed_with() == 4401
    assert phone.http.get("/api/me").status_code == 404
    assert ada.get("/api/me")["person"] == me, "the other device stays"
    with closing(server.house.store.home.connect(owner=False)) as connection:
        assert SECRET not in str(connection.run("SELECT * FROM account"))


def test_a_new_passphrase_ends_the_other_devices(ada: Person, person: Come) -> None:
    me = ada.post("/api/me", {"name": "Ada"})["person"]
    ada.post("/api/account", {"name": me, "passphrase": SECRET})
    phone, thief = person("Phone"), person("Thief")
    for device in (phone, thief):
        device.post("/api/login", {"name": me, "passphrase": SECRET})
    table = phone.set_up("me", "me")["table"]
    mine, stolen = phone.sit(table), thief.sit(table)
    mine.until("view"), stolen.until("view")
    wrong = phone.http.post("/api/account/passphrase", json={"old": "wrong horse", "new": "another one"})
    assert wrong.status_code == 403
    right = phone.http.post("/api/account/passphrase", json={"old": SECRET, "new": "another one"})
    assert right.status_code == 204
    assert stolen.closed_with() == 4401
    assert mine.act()["type"] == "ack"
    assert phone.get("/api/me")["person"] == me
    assert thief.http.get("/api/me").status_code == 404
    assert ada.http.get("/api/me").status_code == 404
    ada.post("/api/login", {"name": me, "passphrase": SECRET}, status=403)
    ada.post("/api/login", {"name": me, "passphrase": "another one"})


def test_who_has_no_account_is_not_logged_out(ada: Person) -> None:
    ada.post("/api/me", {"name": "Ada"})
    assert "create one first" in ada.post("/api/logout", status=409)["sentence"]
    assert (
        "passphrase" in ada.post("/api/account", {"name": "x", "passphrase": "short"}, status=400)["sentence"]
    )


def test_guesses_at_a_passphrase_have_a_limit(server: Server, ada: Person) -> None:
    server.call(server.house.doors.guesses.known.clear)
    server.call(lambda: server.house.doors.guesses.of("127.0.0.1").spend(28))
    body = {"name": "nobody", "passphrase": "guess after guess"}
    codes = [ada.http.post("/api/login", json=body).status_code for _ in range(3)]
    assert codes == [403, 403, 429]
    server.call(server.house.doors.guesses.known.clear)


def test_names_that_look_the_same_are_the_same() -> None:
    assert login_name("  ＡDA   Lovelace") == login_name("ada lovelace")


def test_notes_are_for_oneself(ada: Person, bob: Person) -> None:
    made = ada.set_up("me", "link")
    bob.claim(made["seat_links"][1])
    path = f"/api/tables/{made['table']}/note"
    assert ada.get(path) == {"text": ""}
    assert ada.http.put(path, json={"text": "B likes vases"}).status_code == 204
    assert ada.get(path) == {"text": "B likes vases"}
    assert bob.get(path) == {"text": ""}
    assert ada.http.put(path, json={"text": "x" * 10_001}).status_code == 400
    assert ada.http.put(path, json={"text": ""}).status_code == 204
    assert ada.get(path) == {"text": ""}


def line(seats: str, winners: str, scores: list[int], game: str = "pergamon") -> str:
    """A finished game: `a` is Ada, `b` is Bob, `g` is a bot."""
    names = {"a": ("Ada", "pa", ""), "b": ("Bob", "pb", ""), "g": ("", "", "greedy")}
    infos = [
        SeatInfo(letter, "bot" if names[who][2] else "person", names[who][0], names[who][2], names[who][1])
        for letter, who in zip("ABCD", seats, strict=False)
    ]
    table = TableLine(
        table="t",
        game=game,
        players=len(seats),
        options={},
        status="finished",
        pace=NoPace(),
        seats=infos,
        created=0,
        changed=0,
        open=False,
        turn=None,
        scores=scores,
        winners=list(winners),
    )
    return encode(table).decode()


def test_statistics_by_game_and_opponent() -> None:
    lines = [
        line("ab", "A", [30, 20]),
        line("bag", "AB", [25, 25, 10]),
        line("agg", "C", [1, 2, 3], "thebes"),
        line("aa", "A", [9, 8]),  # alone at the screen
        line("gb", "A", [9, 8]),  # somebody else's
    ]
    pergamon, thebes = count_games(lines, "pa")
    assert (pergamon.played, pergamon.won, pergamon.best, pergamon.mean) == (2, 2, 30, 27.5)
    assert [(met.name, met.played, met.won) for met in pergamon.against] == [("Bob", 2, 2), ("greedy", 1, 1)]
    assert (thebes.played, thebes.won) == (1, 0)
    assert [(met.bot, met.played, met.won) for met in thebes.against] == [("greedy", 1, 0)]


def test_my_games_with_result_record_and_statistics(ada: Person) -> None:
    bot = "greedy"
    socket = ada.sit(ada.set_up("me", bot)["table"])
    assert ada.get("/api/me/statistics") == []
    view = socket.play_to_the_end()
    (game,) = ada.get("/api/tables?list=finished")
    assert (game["scores"], game["winners"]) == (view["table"]["scores"], view["table"]["winners"])
    assert ada.http.get(f"/api/tables/{game['table']}/record").text.startswith("mattock record 1\n")
    (found,) = ada.get("/api/me/statistics")
    assert (found["game"], found["played"], found["best"]) == ("pergamon", 1, view["table"]["scores"][0])
    assert found["won"] == ("A" in view["table"]["winners"])
    assert found["against"] == [{"name": bot, "person": "", "bot": bot, "played": 1, "won": found["won"]}]
