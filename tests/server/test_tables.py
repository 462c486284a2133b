"""What happens at a table, over real sockets; the same on both homes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mattock import registry
from mattock.core.draws import commit_number
from mattock.core.records import verify_record
from mattock.words import say
from tests.server.running import Person, Server, Socket


def find_game(name: str, _: str) -> object:
    return registry.game(name)


def test_the_first_message_is_a_view_with_legal_for_the_mover(ada: Person) -> None:
    table = ada.set_up("me", "me", options={"sorting": True})["table"]
    socket = ada.sit(table)
    view = socket.until("view")
    assert view["you"]["seats"] == ["A", "B"]
    assert view["you"]["owner"]
    assert view["table"]["status"] == "playing"
    assert view["view"]["mover"] in "AB"
    assert view["legal"]
    assert len(view["seen"]) == len(view["legal"])
    assert view["now"]["message"] == f"pergamon-now-{view['view']['phase']}"
    assert view["steps"] == []
    assert view["after"] == view["version"]


@pytest.mark.parametrize("game", registry.games())
def test_a_game_against_bots_ends_with_a_record_that_holds(ada: Person, game: str) -> None:
    table = ada.set_up("me", "greedy", "random", game=game)["table"]
    socket = ada.sit(table)
    view = socket.play_to_the_end()
    assert view["table"]["status"] == "finished"
    assert view["table"]["winners"]
    record = ada.http.get(f"/api/tables/{table}/record").content
    verdict = verify_record(record, find_game)  # type: ignore[arg-type]
    assert verdict.record.ending == "finished"
    assert verdict.proved == verdict.draws > 0
    versions = [step["version"] for message in socket.heard for step in message.get("steps", [])]
    assert versions == list(range(socket.heard[0]["version"] + 1, view["version"] + 1))
    listed = ada.get("/api/tables?list=finished")
    assert table in [line["table"] for line in listed]
    assert ada.get(f"/api/tables/{table}")["scores"]


def test_what_bots_do_alone_can_be_watched(ada: Person) -> None:
    table = ada.set_up("greedy", "random")["table"]
    socket = ada.sit(table)
    socket.until_told(lambda view: view["table"]["status"] == "finished")
    assert not any("legal" in message for message in socket.heard)


def test_a_seat_link_is_good_once_and_can_be_withdrawn(
    ada: Person, bob: Person, person: Callable[[str], Person]
) -> None:
    made = ada.set_up("me", "link", "link")
    table, links = made["table"], made["seat_links"]
    assert links[0] is None
    assert bob.claim(links[1]) == {"table": table, "role": "seat", "seat": "B"}
    cleo = person("Cleo")
    cleo.claim(links[1], status=403)
    new = ada.post(f"/api/tables/{table}/links/C")["link"]
    cleo.claim(links[2], status=403)
    bob.post(f"/api/tables/{table}/links/C", status=403)
    assert ada.http.delete(f"/api/tables/{table}/links/B").status_code == 204
    seats = ada.get(f"/api/tables/{table}")["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "free", "free"]
    fresh = ada.post(f"/api/tables/{table}/links/B")["link"]
    cleo.claim(new)
    bob.claim(fresh)
    assert ada.get(f"/api/tables/{table}")["status"] == "playing"


def test_a_link_tells_what_it_invites_to_before_it_is_used(ada: Person, bob: Person) -> None:
    made = ada.set_up("me", "link", "greedy", pace={"kind": "days", "days": 3})
    path = f"/api/tables/{made['table']}/invitation"
    token = made["seat_links"][1].partition("=")[2]
    for _ in range(2):
        found = bob.post(path, {"token": token})
        assert (found["role"], found["seat"], found["host"]) == ("seat", "B", "Ada")
        assert found["table"]["game"] == "pergamon"
        assert found["table"]["pace"] == {"kind": "days", "days": 3}
        assert [seat["kind"] for seat in found["table"]["seats"]] == ["person", "free", "bot"]
    assert bob.http.get(f"/api/tables/{made['table']}").status_code == 404
    watch = bob.post(path, {"token": made["watch_link"].partition("=")[2]})
    assert (watch["role"], watch["seat"]) == ("watch", None)
    bob.post(path, {"token": token[:-3]}, status=403)
    bob.claim(made["seat_links"][1])
    bob.post(path, {"token": token}, status=403)
    bob.post("/api/tables/t000000000000/invitation", {"token": token}, status=404)


def test_only_who_may_sees_a_table(ada: Person, bob: Person) -> None:
    made = ada.set_up("me", "greedy")
    assert bob.http.get(f"/api/tables/{made['table']}").status_code == 404
    assert bob.sit(made["table"]).closed_with() == 4401
    assert bob.sit("t000000000000").closed_with() == 4404
    assert bob.claim(made["watch_link"])["role"] == "watch"
    view = bob.sit(made["table"]).until("view")
    assert view["you"]["seats"] == []
    assert "legal" not in view
    assert bob.sit(made["table"], "?version=x").closed_with() == 4400


def test_watchers_and_the_other_player_get_the_same_bytes_without_legal(ada: Person, bob: Person) -> None:
    made = ada.set_up("me", "link")
    bob.claim(made["seat_links"][1])
    sockets = [ada.sit(made["table"]), bob.sit(made["table"])]
    views = [socket.until("view") for socket in sockets]
    mover = next(n for n, view in enumerate(views) if "legal" in view)
    sockets[mover].act()
    news = [
        next(m for m in socket.heard if m["type"] == "news")
        if socket is sockets[mover]
        else socket.until("news")
        for socket in sockets
    ]
    assert news[0]["view"] == news[1]["view"]
    assert news[0]["steps"] == news[1]["steps"]
    assert sum("legal" in message for message in news) == 1


def test_out_of_turn_illegal_and_stale_are_refused(ada: Person, bob: Person) -> None:
    made = ada.set_up("me", "link")
    bob.claim(made["seat_links"][1])
    sockets = [ada.sit(made["table"]), bob.sit(made["table"])]
    views = [socket.until("view") for socket in sockets]
    mover = next(n for n, view in enumerate(views) if "legal" in view)
    here, there = sockets[mover], sockets[1 - mover]
    version = views[0]["version"]
    early = there.ask("act", action=views[mover]["legal"][0], version=version)
    assert early["code"] == "turn"
    assert early["message"] == "server-not-your-turn"
    assert early["sentence"] == say(early["message"], {}, "en")
    refused = here.ask("act", action=0, version=version)
    assert refused["code"] == "illegal"
    assert refused["clause"].startswith("P")
    assert refused["sentence"]
    because = here.ask("why", action=0)
    assert not because["possible"]
    assert because["message"] == refused["message"]
    assert here.ask("why", action=views[mover]["legal"][0])["possible"]
    assert here.act()["type"] == "ack"
    again = here.ask("act", action=views[mover]["legal"][0], version=version)
    assert again["code"] == "stale"
    assert here.until("view")["version"] == again["version"]
    assert there.ask("act", action=62, version=10**6)["code"] == "stale"


def test_chat_and_questions_make_nothing_stale(ada: Person, bob: Person) -> None:
    made = ada.set_up("me", "link")
    bob.claim(made["seat_links"][1])
    here, there = ada.sit(made["table"]), bob.sit(made["table"])
    views = [here.until("view"), there.until("view")]
    if "legal" not in views[0]:
        here, there = there, here
    version = here.view["version"]
    legal = here.view["legal"][0]
    assert there.ask("say", text="good  luck")["type"] == "ack"
    assert here.until("chat")["text"] == "good luck"
    assert there.ask("ask", what="pause")["type"] == "ack"
    assert here.ask("act", action=legal, version=version)["type"] == "ack"


def test_a_reconnect_gets_exactly_what_it_missed(ada: Person, bob: Person) -> None:
    made = ada.set_up("me", "link")
    bob.claim(made["seat_links"][1])
    sockets = [ada.sit(made["table"]), bob.sit(made["table"])]
    for socket in sockets:
        socket.until("view")
    kept, seen = sockets[0].view["version"], sockets[0]
    sockets[0].close()
    seen = ada.sit(made["table"])
    seen.until("view")
    for _ in range(4):
        mover = seen if seen.my_turn() else sockets[1]
        mover.act()
        other = sockets[1] if mover is seen else seen
        other.until("news", version=mover.view["version"])
    back = ada.sit(made["table"], f"?version={kept}").until("view")
    steps = [step for message in seen.heard for step in message.get("steps", [])]
    assert back["after"] == kept
    assert back["steps"] == steps
    assert len(steps) >= 4
    assert back["version"] == seen.view["version"]
    assert ada.get(f"/api/tables/{made['table']}/steps?after={kept}") == steps
    for strange in (0, 10**6):
        view = ada.sit(made["table"], f"?version={strange}").until("view")
        assert len(view["steps"]) == (view["version"] if strange == 0 else 0)


def undo_kind(socket: Socket) -> str:
    return str(socket.view["table"]["undo"])


def test_undo_is_free_inside_the_turn_and_unlimited_against_bots(ada: Person) -> None:
    table = ada.set_up("me", "greedy", hold=True)["table"]
    socket = ada.sit(table)
    socket.until("view")
    socket.act()
    holding = socket.until_told(lambda view: view["table"]["holding"] == "A")
    assert undo_kind(socket) == "free"
    assert "legal" not in holding
    assert socket.ask("undo", version=holding["version"])["type"] == "ack"
    assert socket.my_turn()
    assert socket.view["steps"][-1]["kind"] == "undo"
    socket.act()
    version = socket.until_told(lambda view: view["table"]["holding"] == "A")["version"]
    assert socket.ask("done", version=version)["type"] == "ack"
    socket.until_told(lambda view: "legal" in view and view["version"] > version + 1)
    assert undo_kind(socket) == "bots"
    before = len(socket.view["view"]["funds"])
    assert socket.ask("undo", version=socket.view["version"])["type"] == "ack"
    assert socket.view["steps"][0]["undone"] > 1
    assert len(socket.view["view"]["funds"]) == before
    text = ada.http.get(f"/api/tables/{table}/record").text
    assert text.count("\nundo A") == 2
    assert "\n~ " in text
    assert "private" not in text


def two_who_have_moved(ada: Person, bob: Person) -> tuple[Socket, Socket]:
    """Two people at one table after a move of each, whoever began first."""
    made = ada.set_up("me", "link")
    bob.claim(made["seat_links"][1])
    here, there = ada.sit(made["table"]), bob.sit(made["table"])
    here.until("view"), there.until("view")
    if not here.my_turn():
        here, there = there, here
    here.act()
    there.until_told(lambda view: "legal" in view)
    there.act()
    here.until_told(lambda view: view["version"] >= there.view["version"])
    return here, there


def test_undo_beyond_that_needs_consent(ada: Person, bob: Person) -> None:
    here, there = two_who_have_moved(ada, bob)
    assert here.ask("undo", version=here.view["version"])["type"] == "ack"
    question = there.until_told(lambda view: bool(view["table"]["questions"]))["table"]["questions"][0]
    assert question["what"] == "undo"
    assert here.ask("answer", ask=question["ask"], yes=True)["code"] == "consent"
    assert there.ask("answer", ask=question["ask"], yes=True)["type"] == "ack"
    told = here.until_told(lambda view: any(step["kind"] == "undo" for step in view["steps"]))
    assert "legal" in told
    assert not told["table"]["questions"]


@pytest.mark.parametrize("what", ["pause", "end", "undo"])
def test_who_leaves_is_not_waited_for_by_a_question(ada: Person, bob: Person, what: str) -> None:
    here, there = two_who_have_moved(ada, bob)
    command = (
        {"kind": "undo", "version": here.view["version"]} if what == "undo" else {"kind": "ask", "what": what}
    )
    assert here.ask(**command)["type"] == "ack"
    there.until_told(lambda view: bool(view["table"]["questions"]))
    assert there.ask("leave", bot="greedy")["type"] == "ack"
    seen = here.until_told(lambda view: not view["table"]["questions"])
    assert seen["table"]["status"] == {"pause": "paused", "end": "abandoned", "undo": "playing"}[what]
    assert not any(step["kind"] == "undo" for step in seen["steps"]), "nobody has agreed to that"


def test_a_question_goes_on_to_those_who_stay(
    ada: Person, bob: Person, person: Callable[[str], Person], server: Server
) -> None:
    cleo = person("Cleo")
    made = ada.set_up("me", "link", "link")
    bob.claim(made["seat_links"][1]), cleo.claim(made["seat_links"][2])
    sockets = [who.sit(made["table"]) for who in (ada, bob, cleo)]
    for socket in sockets:
        socket.until("view")
    sockets[0].ask("ask", what="end")
    assert sockets[2].ask("leave", bot="greedy")["type"] == "ack"
    seen = sockets[1].until_told(
        lambda view: [question["waiting"] for question in view["table"]["questions"]] == [["B"]]
    )
    server.call(server.house.rooms.loaded.clear)  # the same where it is read from the log
    again = ada.sit(made["table"]).until("view")
    assert again["table"]["questions"] == seen["table"]["questions"]
    assert sockets[1].ask("answer", ask=seen["table"]["questions"][0]["ask"], yes=True)["type"] == "ack"
    sockets[1].until_told(lambda view: view["table"]["status"] == "abandoned")


def test_hot_seat_both_seats_in_one_browser(ada: Person) -> None:
    table = ada.set_up("me", "me")["table"]
    view = ada.sit(table).play_to_the_end()
    assert view["table"]["status"] == "finished"
    assert view["you"]["seats"] == ["A", "B"]


def test_who_leaves_has_a_bot_in_the_seat_and_gets_it_back(ada: Person, bob: Person) -> None:
    made = ada.set_up("me", "link")
    bob.claim(made["seat_links"][1])
    here, there = ada.sit(made["table"]), bob.sit(made["table"])
    here.until("view"), there.until("view")
    assert there.ask("leave", bot="random")["type"] == "ack"
    here.act() if here.my_turn() else None
    here.until_told(lambda view: view["table"]["seats"][1]["bot"] == "random" and "legal" in view)
    assert there.ask("act", action=1, version=here.view["version"])["code"] in ("turn", "stale")
    assert there.ask("return")["type"] == "ack"
    assert there.view["table"]["seats"][1] == {**there.view["table"]["seats"][1], "bot": "", "name": "Bob"}
    assert there.ask("return")["code"] == "seat"
    assert there.ask("leave", bot="nonsense")["code"] == "message"


def test_one_gets_up_while_the_table_waits(ada: Person, bob: Person) -> None:
    made = ada.set_up("me", "link", "link")
    bob.claim(made["seat_links"][1])
    here, there = ada.sit(made["table"]), bob.sit(made["table"])
    here.until("view"), there.until("view")
    assert there.ask("leave", bot="greedy")["type"] == "ack"
    assert there.closed_with() == 4401
    seen = here.until_told(lambda view: view["table"]["seats"][1]["kind"] == "free")
    assert seen["table"]["status"] == "waiting"
    bob.claim(made["seat_links"][1], status=403)
    bob.claim(ada.post(f"/api/tables/{made['table']}/links/B")["link"])
    assert here.ask("leave")["type"] == "ack", "whose table it is may get up, too"
    assert ada.get(f"/api/tables/{made['table']}")["your_seats"] == []


def test_whose_table_it_is_finds_and_ends_it_also_without_a_seat(ada: Person, bob: Person) -> None:
    made = ada.set_up("link", "greedy")
    table = made["table"]
    assert [line["table"] for line in ada.get("/api/tables?list=mine")] == [table]
    bob.claim(made["seat_links"][0])
    socket = ada.sit(table)
    socket.until("view")
    assert socket.ask("ask", what="end")["code"] == "seat", "somebody else plays"
    other = bob.sit(table)
    other.until("view")
    other.ask("resign")
    bots = ada.sit(ada.set_up("greedy", "link")["table"])
    bots.until("view")
    assert bots.ask("ask", what="end")["type"] == "ack"
    bots.until_told(lambda view: view["table"]["status"] == "abandoned")
    assert ada.get("/api/tables?list=mine") == []


def test_resign_pause_end_and_rematch(ada: Person, bob: Person) -> None:
    made = ada.set_up("me", "link", "greedy")
    table = made["table"]
    bob.claim(made["seat_links"][1])
    here, there = ada.sit(table), bob.sit(table)
    here.until("view"), there.until("view")
    here.ask("ask", what="pause")
    ask = there.until_told(lambda view: bool(view["table"]["questions"]))["table"]["questions"][0]["ask"]
    there.ask("answer", ask=ask, yes=True)
    here.until_told(lambda view: view["table"]["status"] == "paused")
    assert here.ask("act", action=60, version=here.view["version"])["code"] == "status"
    assert here.ask("resume")["type"] == "ack"
    assert there.ask("resign")["type"] == "ack"
    assert there.ask("return")["code"] == "seat"
    ada.post(f"/api/tables/{table}/rematch", status=409)
    here.until_told(lambda view: view["table"]["seats"][1]["resigned"])
    assert here.ask("ask", what="end")["type"] == "ack"
    assert here.until_told(lambda view: view["table"]["status"] == "abandoned")["table"]["winners"] == []
    record = ada.http.get(f"/api/tables/{table}/record").text
    assert "\nresigns B\nsits B bot student\n" in record
    assert "\nabandoned\nseed " in ada.http.get(f"/api/tables/{table}/record").text
    new = ada.post(f"/api/tables/{table}/rematch")["table"]
    assert bob.post(f"/api/tables/{table}/rematch")["table"] == new
    assert here.until_told(lambda view: bool(view["table"]["rematch"]))["table"]["rematch"] == new
    names = [(seat["name"], seat["bot"]) for seat in ada.get(f"/api/tables/{new}")["seats"]]
    assert names == [("Bob", ""), ("", "greedy"), ("Ada", "")]


def test_a_rematch_has_a_free_seat_for_who_is_gone(
    ada: Person, bob: Person, person: Callable[[str], Person]
) -> None:
    made = bob.set_up("me", "link")
    ada.claim(made["seat_links"][1])
    table = made["table"]
    socket = ada.sit(table)
    socket.until("view")
    assert bob.http.delete("/api/me").status_code == 200
    socket.until_told(lambda view: view["table"]["seats"][0]["name"] == "Somebody")
    socket.ask("ask", what="end")
    again = ada.post(f"/api/tables/{table}/rematch")
    seats = ada.get(f"/api/tables/{again['table']}")["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("person", "Ada"), ("free", "")]
    person("Cleo").claim(again["seat_links"][1])
    assert ada.sit(again["table"]).until("view")["you"]["owner"]


def test_the_ceremony_binds_server_and_players(ada: Person, bob: Person) -> None:
    made = ada.set_up("me", "link", numbers=True)
    bob.claim(made["seat_links"][1])
    sockets = {"A": ada.sit(made["table"]), "B": bob.sit(made["table"])}
    numbers = {"A": bytes(range(32)), "B": bytes(range(32, 64))}
    for seat, socket in sockets.items():
        view = socket.until("view")
        assert view["table"]["status"] == "ceremony"
        assert view["view"] is None
        assert socket.ask("number", seat=seat, number=numbers[seat].hex())["code"] == "status"
        promise = commit_number(numbers[seat]).hex()
        assert socket.ask("commit", seat=seat, hash=promise)["type"] == "ack"
        assert socket.ask("commit", seat=seat, hash=promise)["code"] == "status"
    for seat, socket in sockets.items():
        socket.until_told(lambda view: view["table"]["ceremony"]["stage"] == "number")
        assert socket.ask("number", seat=seat, number="0" * 64)["code"] == "status"
        assert socket.ask("number", seat=seat, number=numbers[seat].hex())["type"] == "ack"
    begun = sockets["A"].until_told(lambda view: view["table"]["status"] == "playing")
    shown = str([m for s in sockets.values() for m in s.heard if m["type"] == "news"][:-2])
    assert numbers["A"].hex() not in shown
    text = ada.http.get(f"/api/tables/{made['table']}/record").text
    assert f"commit seed {begun['table']['commitment']}" in text
    assert all(f"number {seat} {number.hex()}" in text for seat, number in numbers.items())


def test_who_gives_no_number_is_not_waited_for(ada: Person, server: Server) -> None:
    table = ada.set_up("me", "greedy", numbers=True)["table"]
    socket = ada.sit(table)
    until = socket.until("view")["table"]["ceremony"]["until"]

    def later() -> None:
        server.house.clock.zero += (until - server.house.clock()) / 1000 + 1

    server.call(later)
    assert socket.until_told(lambda view: view["table"]["status"] == "playing")


def test_a_clock_that_runs_out_hands_the_seat_to_a_bot(ada: Person, server: Server) -> None:
    table = ada.set_up("me", "greedy", pace={"kind": "live", "minutes": 1, "seconds": 0})["table"]
    socket = ada.sit(table)
    clock = socket.until_told(lambda view: "legal" in view)["table"]["clock"]
    assert clock["running"] == "A"
    assert 0 < clock["left"]["A"] <= 60_000

    def later() -> None:
        server.house.clock.zero += 61

    server.call(later)
    told = socket.until_told(lambda view: view["table"]["seats"][0]["bot"] != "")
    assert any(step["kind"] == "sits" and step.get("late") for step in told["steps"])
    assert socket.ask("return")["type"] == "ack"


def test_one_possibility_is_made_by_the_table(ada: Person) -> None:
    socket = ada.sit(ada.set_up("me", "me")["table"])
    socket.play_to_the_end()
    steps = [step for message in socket.heard for step in message.get("steps", [])]
    assert any(step.get("auto") for step in steps)
    assert all(len(m["legal"]) > 1 for m in socket.heard if "legal" in m)


def test_a_turn_that_the_table_ends_by_itself_says_why(ada: Person) -> None:
    """Without coins for any gallery there is nothing to do but to store."""
    for seed in range(20):  # until somebody is out of coins, which is before long
        table = ada.set_up("me", "me", "me", "me")["table"]
        ada.sit(table).play_to_the_end(seed)
        steps = ada.get(f"/api/tables/{table}/steps?after=0")
        ended = [step for step in steps if step.get("because")]
        if "pergamon-reason-cannot-pay-dig" in {told["message"] for s in ended for told in s["because"]}:
            break
    assert ended
    for step in ended:
        assert step["auto"]
        assert step["text"].endswith("store")
        assert len({told["message"] for told in step["because"]}) == len(step["because"])
        assert all(told["clause"].startswith("P") for told in step["because"])
    before = {step["version"]: step for step in steps}
    alone = [step for step in steps if step.get("auto") and not step.get("because")]
    assert all(before[step["version"] - 1].get("seat") == step["seat"] for step in alone), (
        "their turn went on"
    )


def test_open_tables_can_be_taken(ada: Person, bob: Person) -> None:
    table = ada.set_up("me", "link", open=True)["table"]
    assert table in [line["table"] for line in bob.get("/api/tables?list=open")]
    assert bob.post(f"/api/tables/{table}/take", {"name": "Bob"})["seat"] == "B"
    assert bob.post(f"/api/tables/{table}/take", {}, status=403)["sentence"]
    mine = bob.get("/api/tables?list=mine")
    assert mine[0]["your_seats"] == ["B"]


def test_mute(ada: Person, bob: Person) -> None:
    made = ada.set_up("me", "link")
    bob.claim(made["seat_links"][1])
    here, there = ada.sit(made["table"]), bob.sit(made["table"])
    who = there.until("view")["you"]["person"]
    here.until("view")
    assert here.ask("mute", person=who)["type"] == "ack"
    there.ask("say", text="unheard")
    here.ask("say", text="heard")
    assert [m["text"] for m in here.heard if m["type"] == "chat"] == ["heard"]
    again = ada.sit(made["table"])
    assert again.until("view")["you"]["muted"] == [who]
    assert again.until("chat")["text"] == "heard"
    since = bob.sit(made["table"], "?chat=1")
    assert since.until("chat")["text"] == "heard"


def test_hints_and_past_positions(ada: Person, bob: Person) -> None:
    table = ada.set_up("me", "me", hints=True)["table"]
    socket = ada.sit(table)
    socket.until("view")
    hint = ada.post(f"/api/tables/{table}/hint")
    assert hint["moves"][0]["action"] in socket.view["legal"]
    assert 0 <= hint["moves"][0]["chance"] <= 1
    assert all(move["visits"] for move in hint["moves"]), "of what was not tried nothing is known"
    bob.post("/api/me", {"name": "Bob"})
    assert bob.http.post(f"/api/tables/{table}/hint").status_code == 409
    version = socket.view["version"]
    socket.act()
    past = ada.get(f"/api/tables/{table}/positions?after={version - 1}")
    assert [p["version"] for p in past][:2] == [version, version + 1]
    assert past[-1]["view"] == socket.view["view"]
    assert past[-1]["step"] == socket.view["steps"][-1]
    assert ada.get(f"/api/tables/{table}/why/{socket.view['legal'][0]}")["possible"]


@pytest.mark.parametrize(
    ("seats", "hints", "allowed"),
    [
        (("me", "link"), None, False),
        (("me", "me", "greedy"), None, False),
        (("me", "greedy"), None, True),
        (("me", "link"), True, True),
        (("me", "greedy"), False, False),
    ],
)
def test_hints_between_people_only_where_the_table_allows_them(
    ada: Person, bob: Person, seats: tuple[str, ...], hints: bool | None, allowed: bool
) -> None:
    made = ada.set_up(*seats, hints=hints)
    people = [ada]
    for link in filter(None, made["seat_links"]):
        bob.claim(link)
        people.append(bob)
    sockets = [one.sit(made["table"]) for one in people]
    for socket in sockets:
        socket.until("view")
        assert socket.view["table"]["hints"] is allowed, "everybody is told"
    sockets[0].until_told(lambda view: view["view"]["mover"] in "ABC")
    mover = next((one for one, socket in zip(people, sockets, strict=True) if socket.my_turn()), ada)
    if allowed:
        if mover is ada:
            sockets[0].until_told(lambda view: "legal" in view)
        moves = mover.post(f"/api/tables/{made['table']}/hint")["moves"]
        figures = [(move["chance"], move["points"]) for move in moves]
        assert figures == sorted(figures, reverse=True)
        assert all(move["visits"] >= 100 for move in moves)
    else:
        refused = mover.post(f"/api/tables/{made['table']}/hint", status=409)
        assert refused["message"] == "server-no-hints"
        assert refused["sentence"] == say("server-no-hints", {}, "en")


def test_a_rematch_keeps_what_was_said_about_hints(ada: Person) -> None:
    table = ada.set_up("me", "greedy", hints=False)["table"]
    ada.sit(table).play_to_the_end()
    again = ada.sit(ada.post(f"/api/tables/{table}/rematch")["table"])
    assert again.until("view")["table"]["hints"] is False


def test_a_record_can_be_shown_and_played_on_from(ada: Person, bob: Person) -> None:
    table = ada.set_up("me", "greedy", game="thebes")["table"]
    ada.sit(table).play_to_the_end()
    text = ada.http.get(f"/api/tables/{table}/record").text
    shown = bob.http.post("/api/records", content=text.encode()).json()
    assert (shown["game"], shown["ending"], shown["names"]) == ("thebes", "finished", ["Ada", "greedy"])
    assert shown["proved"] == shown["draws"] > 0
    assert [p["line"] for p in shown["positions"]] == list(range(shown["first"] + 1, shown["first"] + 51))
    late = bob.http.post(f"/api/records?after={shown['last'] - 1}", content=text.encode()).json()
    assert [p["line"] for p in late["positions"]] == [shown["last"]]
    assert late["positions"][0]["view"]["winners"] == shown["winners"]
    middle = (shown["first"] + shown["last"]) // 2
    given = {"record": text, "line": middle}
    new = bob.set_up("me", "greedy", game="thebes", given=given)["table"]
    view = bob.sit(new).play_to_the_end()
    assert view["table"]["status"] == "finished"
    played = bob.http.get(f"/api/tables/{new}/record").text
    assert f"\ngiven {middle - shown['first']} " in played
    verify_record(played, find_game)  # type: ignore[arg-type]
    given["line"] = shown["last"]
    wanted = {"game": "thebes", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot"}], "given": given}
    assert "over" in bob.post("/api/tables", wanted, status=400)["sentence"]
    assert (
        "Line 3"
        in bob.http.post("/api/records", content=text.replace("rules 2", "rule 2")).json()["sentence"]
    )


def test_who_set_the_table_up_can_close_its_chat(server: Server, ada: Person, bob: Person) -> None:
    made = ada.set_up("me", "link")
    bob.claim(made["seat_links"][1])
    hers, his = ada.sit(made["table"]), bob.sit(made["table"])
    for socket in (hers, his):
        socket.until("view")
    assert his.ask("chat", on=False)["message"] == "server-not-yours"
    assert hers.ask("chat", on=False)["type"] == "ack"
    his.until_told(lambda view: not view["table"]["chat"])
    assert his.ask("say", text="Hello")["message"] == "server-chat-closed"
    assert hers.ask("say", text="Hello")["message"] == "server-chat-closed"
    server.call(lambda: server.house.rooms.loaded.pop(made["table"]))
    again = ada.sit(made["table"])
    assert again.until("view")["table"]["chat"] is False, "after a restart, too"
    version = again.view["version"]
    assert again.ask("chat", on=False)["version"] == version
    assert again.ask("chat", on=True)["type"] == "ack"
    assert again.ask("say", text="Hello")["type"] == "ack"
