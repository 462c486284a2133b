"""Learn by playing: guided games to their last goal, through the interface alone."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

import mattock
from mattock.lessons import SOMETHING_ELSE, Goal, lesson
from mattock.words import FALLBACK, LANGUAGES, say
from tests.browser.hands import Hands
from tests.server.running import Server

ONE_GAME = "pergamon"  # in all languages; the soak plays all games in all of them
ALL = [(game, language) for game in mattock.games() for language in LANGUAGES]
FEW = [(game, language) for game, language in ALL if language == FALLBACK or game == ONE_GAME]
PLAYED = ALL if os.environ.get("MATTOCK_SOAK") else FEW


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


@pytest.mark.parametrize(("game", "language"), PLAYED)
def test_a_lesson_is_played_to_its_end(learner: Hands, game: str, language: str) -> None:
    play_lesson(learner, game, language)


def play_lesson(learner: Hands, game: str, language: str) -> int:
    """Whatever glows is pressed; each goal is said in the language, and the next comes when it is reached."""
    goals = lesson(game).goals
    begin(learner, game, language)
    page, said = learner.page, []
    while (count := reached(learner)) < len(goals):
        said.append(count)
        for words in plain_words(goals[count], language):
            expect(page.locator(".sentence")).to_contain_text(words)
        numbers = {"number": count + 1, "goals": len(goals)}
        expect(page.locator("#goal")).to_have_text(say("web-lesson", numbers, language))
        learner.press(learner.lit().first)
        learner.wait()
    assert list(dict.fromkeys(said)) == list(range(len(goals)))
    over = "web-lesson-done" if learner.over else "web-lesson-over"
    expect(page.locator("#goal")).to_have_text(say(over, {}, language))
    return len(said)


def test_a_wrong_move_gets_its_reason_and_another_try(hands: Hands) -> None:
    begin(hands, "pergamon")
    page = hands.page
    wrong = page.get_by_role("button", name="Field 3:")
    wrong.click(force=True)
    note = page.get_by_role("status", name="Why not?")
    expect(note).to_contain_text(say(SOMETHING_ELSE, {}))
    expect(note.get_by_role("link", name="Rules, P2.3")).to_be_visible()
    page.get_by_role("button", name="Dig in gallery I for").click(force=True)
    expect(note).to_contain_text("Digging comes in your turn")
    assert reached(hands) == 0
    hands.press(hands.lit().first)
    hands.wait()
    assert reached(hands) == 1
