"""Guided games at a real server: goals in order, wrong moves refused, others' moves as written."""

from __future__ import annotations

import pytest

from mattock import registry
from mattock.lessons import FIRST, SOMETHING_ELSE, lesson, lessons_of
from mattock.words import say
from tests.server.running import Message, Person, Socket

LESSONS = [(game, name) for game in registry.games() for name in lessons_of(game)]


def learn(ada: Person, game: str, name: str = FIRST) -> Socket:
    """A guided game, for whoever is alone."""
    return ada.sit(ada.set_up("me", game=game, lesson=name)["table"])


def lessons_turn(view: Message) -> bool:
    """Whether the learner has to decide, or the lesson is over."""
    return "legal" in view or is_over(view)


def is_over(view: Message) -> bool:
    told = view["table"]["lesson"]
    return bool(told["reached"] == told["goals"])


def test_the_games_name_their_lessons_and_true_means_the_first(ada: Person) -> None:
    told = {game["name"]: game["lessons"] for game in ada.get("/api/games")}
    assert told == {game: list(lessons_of(game)) for game in registry.games()}
    socket = ada.sit(ada.set_up("me", game="thebes", lesson=True)["table"])
    assert socket.until_told(lessons_turn)["table"]["lesson"]["goals"] == len(lesson("thebes").goals)


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_played_to_its_last_goal(ada: Person, game: str, name: str) -> None:
    socket, goals = learn(ada, game, name), lesson(game, name).goals
    met = []
    while not is_over(view := socket.until_told(lessons_turn)):
        met.append(view["now"]["message"])
        assert view["now"]["clause"] == goals[view["table"]["lesson"]["reached"]].clause
        assert view["table"]["undo"] == "none"
        assert socket.act(view["legal"][0])["type"] == "ack"
    assert list(dict.fromkeys(met)) == [goal.message for goal in goals]
    assert not any(step.get("auto") for said in socket.heard for step in said.get("steps", []))


def test_a_wrong_move_gets_its_reason_and_another_try(ada: Person) -> None:
    socket = learn(ada, "pergamon")
    view = socket.until_told(lessons_turn)
    places = {str(registry.game("pergamon").move(action)): action for action in range(226)}
    assert view["legal"] == [places["place 12"]]
    wrong = socket.act(places["place 3"])
    assert (wrong["code"], wrong["message"], wrong["clause"]) == ("illegal", SOMETHING_ELSE, "P2.3")
    assert wrong["sentence"].startswith(say(SOMETHING_ELSE, {}))
    asked = socket.ask("why", action=places["place 3"])
    assert (asked["possible"], asked["message"]) == (False, SOMETHING_ELSE)
    asked = socket.ask("why", action=places["dig I"])
    assert (asked["possible"], asked["clause"]) == (False, "P0.8")
    assert socket.ask("why", action=places["place 12"])["possible"]
    assert socket.view["version"] == view["version"]
    assert socket.act(places["place 12"])["type"] == "ack"
    assert socket.until_told(lambda now: now["table"]["lesson"]["reached"] == 1)
    refused = socket.ask("undo", version=socket.until_told(lessons_turn)["version"])
    assert (refused["type"], refused["code"]) == ("refused", "undo")


def test_a_lesson_goes_on_where_it_was(ada: Person) -> None:
    socket = learn(ada, "thebes")
    for _ in range(3):
        socket.until_told(lessons_turn)
        socket.act()
    socket.close()
    view = ada.sit(socket.table).until_told(lessons_turn)
    assert view["table"]["lesson"] == {"reached": 3, "goals": len(lesson("thebes").goals)}


def test_who_lets_a_bot_play_can_come_back(ada: Person) -> None:
    """A bot knows no goals: what can be done then is never nothing."""
    socket = learn(ada, "pergamon")
    socket.until_told(lessons_turn)
    socket.ask("leave", bot="random")
    socket.until_told(lambda view: view["table"]["seats"][0]["bot"] == "random")
    socket.ask("return")
    for _ in range(5):
        assert socket.until_told(lessons_turn)["legal"]
        assert socket.act()["type"] == "ack"


def test_no_lesson_for_an_unknown_game(ada: Person) -> None:
    wanted = {"game": "chess", "players": 1, "seats": [{"kind": "me"}], "lesson": True}
    assert ada.http.post("/api/tables", json=wanted).status_code >= 400
