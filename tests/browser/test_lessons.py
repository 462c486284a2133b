"""Learn by playing: guided games to their last goal, through the interface alone."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

import mattock
from mattock.lessons import FIRST, SOMETHING_ELSE, Goal, lesson, lessons_of
from mattock.words import FALLBACK, LANGUAGES, say
from tests.browser.hands import Hands
from tests.server.running import Server

OTHERS = [language for language in LANGUAGES if language != FALLBACK]
REST = 450  # ms of a resting pointer, after which a reason comes
SHORTER = [(game, name) for game in mattock.games() for name in lessons_of(game) if name != FIRST]
BEGUN = list(zip(mattock.games(), OTHERS, strict=True))  # each game from a start page in another language


@pytest.fixture
def learner(browser: Browser, server: Server, language: str) -> Iterator[Hands]:
    """Somebody who speaks a language, before the start page."""
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, reduced_motion="reduce", locale=language
    )
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(server.url)
    yield Hands(page)
    context.close()
    assert not complaints


def begin(hands: Hands, game: str, language: str = FALLBACK) -> None:
    card = hands.page.locator(
        "article", has=hands.page.get_by_role("heading", name=say(f"web-game-{game}", {}))
    )
    card.get_by_role("button", name=say("web-learn", {}, language)).click()
    hands.wait()


def reached(hands: Hands) -> int:
    return int(hands.page.locator(".lesson progress").get_attribute("value") or 0)


def plain_words(goal: Goal, language: str) -> list[str]:
    """What is written of a goal's sentence: its tiles are drawn."""
    drawn = "|".join(str(value) for value in goal.args.values()) or "$"
    return re.split(drawn, say(goal.message, goal.args, language))


@pytest.mark.parametrize(("game", "language"), BEGUN)
def test_a_lesson_is_played_to_its_end_in_every_language(learner: Hands, game: str, language: str) -> None:
    """One game, in which all that is said is read in each language before the next thing is pressed."""
    others = [other for other in LANGUAGES if other != language]
    begin(learner, game, language)
    play_lesson(learner, lesson(game).goals, [language, *others])


@pytest.mark.parametrize("language", [FALLBACK])
@pytest.mark.parametrize(("game", "name"), SHORTER)
def test_a_shorter_lesson_is_begun_at_the_rules(
    learner: Hands, server: Server, game: str, name: str, language: str
) -> None:
    page = learner.page
    page.goto(f"{server.url}/rules/{game}")
    page.get_by_role("button", name=say(f"lesson-{game}-{name}", {}, language)).click()
    page.wait_for_url("**/t/*")
    learner.wait()
    play_lesson(learner, lesson(game, name).goals, [language])


def play_lesson(learner: Hands, goals: Sequence[Goal], languages: Sequence[str]) -> int:
    """Whatever glows is pressed; each goal is said in all languages."""
    page, said = learner.page, []
    while (count := reached(learner)) < len(goals):
        said.append(count)
        numbers = {"number": count + 1, "goals": len(goals)}
        for language in languages:
            speak(page, language)
            expect(page.locator("#goal")).to_have_text(say("web-lesson", numbers, language))
            for words in plain_words(goals[count], language):
                expect(page.locator(".sentence")).to_contain_text(words)
        languages = languages[::-1]  # the last is spoken already
        learner.press(learner.lit().first)
        learner.wait()
    assert list(dict.fromkeys(said)) == list(range(len(goals)))
    over = "web-lesson-done" if learner.over else "web-lesson-over"
    for language in languages:
        speak(page, language)
        expect(page.locator("#goal")).to_have_text(say(over, {}, language))
    return len(said)


def speak(page: Page, language: str) -> None:
    """Choose a language, as a reader does."""
    choice = page.locator("header select")
    if choice.input_value() != language:
        choice.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)


def test_a_wrong_move_gets_its_reason_and_another_try(hands: Hands) -> None:
    begin(hands, "pergamon")
    page = hands.page
    wrong = page.get_by_role("button", name="Field 3:")
    wrong.click(force=True)
    note = page.get_by_role("status", name="Why not?")
    expect(note).to_contain_text(say(SOMETHING_ELSE, {}))
    expect(note.get_by_role("link", name="Rules, P2.3")).to_be_visible()
    page.get_by_role("button", name="Dig in gallery I for").click(force=True)
    expect(note).to_contain_text("You dig on your turn")
    assert reached(hands) == 0
    page.mouse.move(0, 0)  # off it, else the slip stays over what lies beside it
    expect(note).to_have_count(0)
    hands.press(hands.lit().first)
    hands.wait()
    assert reached(hands) == 1


def test_a_reason_comes_only_after_the_pointer_has_moved(hands: Hands) -> None:
    """It may rest where something comes to lie, as where the button was that began the lesson."""
    begin(hands, "pergamon")
    page = hands.page
    calm = page.get_by_role("button", name="Dig in gallery V for")
    box = calm.bounding_box()
    assert box is not None
    page.goto(page.url.partition("/t/")[0])
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    learn = page.locator("article", has=page.get_by_role("heading", name="Pergamon"))
    learn.get_by_role("button", name="Learn").press("Enter")
    hands.wait()
    note = page.get_by_role("status", name="Why not?")
    page.wait_for_timeout(3 * REST)
    expect(note).to_have_count(0)
    page.mouse.move(box["x"] + box["width"] / 2 + 3, box["y"] + box["height"] / 2)
    expect(note).to_be_visible()


def test_answers_that_come_long_after_the_news_leave_nobody_waiting(hands: Hands) -> None:
    """As on a slow machine: what can be done next is lit, whatever is still to be answered."""
    hands.page.route_web_socket("**/api/tables/*", late_answers)
    begin(hands, "pergamon")
    for press in range(1, 4):
        hands.press(hands.lit().first)
        hands.wait()
        assert reached(hands) == press


def late_answers(page: WebSocketRoute) -> None:
    """A line on which whatever answers a question comes half a second late."""
    server = page.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        seconds = 0.5 if "id" in json.loads(message) else 0.0
        asyncio.get_running_loop().call_later(seconds, page.send, message)

    server.on_message(pass_on)
