"""Guided first games: every goal can be reached, in every way that is accepted, and nothing else is made."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import mattock
from mattock.core.errors import BadOption
from mattock.core.rulespage import read_clauses, rules_page
from mattock.core.vocabulary import OVER
from mattock.lessons import (
    FIRST,
    LEARNER,
    SOMETHING_ELSE,
    Course,
    Goal,
    lesson,
    lessons_of,
    standing_steps,
    steps_since_the_beginning,
)
from mattock.words import LANGUAGES, say_exactly
from tests.walk import share_of

# What is done in a phase of each game, and what the learner meets at least once: moves of A and events.
PHASES = {
    "mykerinos": (
        {"dig", "extend", "cube", "appeal", "pass", "museum", "take"},
        {"ranked", "scrap", "exhibited"},
    ),
    "pergamon": (
        {"place", "dig", "join", "exhibit", "store"},
        {"paid", "rest", "polished", "scoring", "bonus"},
    ),
    "thebes": (
        {"take", "fly-take", "swap", "dig", "rumour", "weeks", "exhibit", "finish"},
        {"found", "year"},
    ),
}
SCORING = {"mykerinos": "won", "pergamon": "earned", "thebes": "artifact-points"}
games = pytest.mark.parametrize("name", mattock.games())
PATRONS = ("violet", "lemon", "brown", "blackmore", "tangerine")
LESSONS = [(game, name) for game in mattock.games() for name in lessons_of(game)]
lessons = pytest.mark.parametrize(("game", "name"), LESSONS)


def play(game: str, rng: random.Random, name: str = FIRST) -> Iterator[tuple[Course, Goal]]:
    """A lesson with any accepted moves: the course before each of them, and the goal at hand."""
    course = Course(mattock.game(game), name)
    while goal := course.lesson.goal(course.referee):
        yield course, goal
        serving = course.lesson.legal(course.referee)
        _, done = course.lesson.progress(course.referee)
        assert all(goal.wants(course.referee.game.move(action), done) for action in serving)
        assert course.act(rng.choice(serving)) is None
    yield course, course.lesson.goals[-1]


@lessons
def test_a_lesson_has_enough_goals_with_a_clause_and_words_of_their_own(game: str, name: str) -> None:
    goals = lesson(game, name).goals
    assert len(goals) >= 12 if name == FIRST else 5 <= len(goals) <= 8
    assert len({goal.message for goal in goals}) == len(goals)
    clauses = read_clauses(rules_page(game, "en"))
    for goal in goals:
        assert goal.clause in clauses
        for language in LANGUAGES:
            assert len(say_exactly(goal.message, goal.args, language)) < 260, (goal.message, language)


@lessons
def test_every_goal_is_reached_whatever_accepted_moves_are_made(game: str, name: str) -> None:
    for number in range(share_of(100 if name == FIRST else 20)):
        met = []
        for course, goal in play(game, random.Random(f"{game} {number}"), name):
            assert course.referee.state.mover in (LEARNER, OVER)
            met.append(goal.message)
        assert list(dict.fromkeys(met)) == [goal.message for goal in course.lesson.goals]


@games
def test_a_lesson_covers_each_phase_and_ends_with_a_scoring(name: str) -> None:
    *_, (course, _) = play(name, random.Random(name))
    moves, events = PHASES[name]
    steps = list(standing_steps(course.referee))
    game = course.referee.game
    assert {game.move(action).kind for before, action in steps if before.mover == LEARNER} == moves
    told = [{event.kind for event in game.tell(before, action)} for before, action in steps]
    assert events <= set().union(*told)
    assert SCORING[name] in next(kinds for kinds in reversed(told) if course.lesson.goals[-1].until in kinds)


@lessons
def test_a_wrong_move_gets_its_reason_and_changes_nothing(game: str, name: str) -> None:
    """Every id of the game at every step: the rules' own reason, or that something else is asked."""
    refused = 0
    for course, goal in play(game, random.Random(game), name):
        state, lesson = course.referee.state, course.lesson
        if state.mover == OVER or lesson.goal(course.referee) is None:
            break
        before, lines = state.clone(), len(course.referee.record.lines)
        serving = set(lesson.legal(course.referee))
        for action in set(range(-1, course.referee.game.actions)) - serving:
            reason = course.act(action)
            assert reason is not None
            rules = state.why_not(action)
            assert (
                reason == rules if rules else (reason.clause, reason.message) == (goal.clause, SOMETHING_ELSE)
            )
            refused += rules is None
        assert (course.referee.state, len(course.referee.record.lines)) == (before, lines)
    assert refused > 20


@games
def test_what_is_written_for_the_other_seats_is_what_they_do(name: str) -> None:
    """Who plays the line of the lesson meets the moves that are written down, all of them."""
    course = Course(mattock.game(name))
    while course.lesson.goal(course.referee):
        game, goal = course.referee.game, course.lesson.goal(course.referee)
        assert goal is not None
        wanted = [
            text for text in goal.moves if course.referee.state.parse(text) in course.referee.state.legal()
        ]
        course.act(game.parse(course.referee.state, wanted[0]))
    steps = standing_steps(course.referee)
    moves = [str(before.game.move(action)) for before, action in steps if before.mover > LEARNER]
    written = course.lesson.others
    assert tuple(moves[: len(written)]) == written


@lessons
def test_after_the_last_goal_everything_is_open(game: str, name: str) -> None:
    *_, (course, _) = play(game, random.Random(game), name)
    assert course.lesson.goal(course.referee) is None
    assert course.lesson.legal(course.referee) == course.referee.state.legal()
    for action in course.referee.state.legal()[:1]:
        assert course.act(action) is None


# What each shorter lesson is about: the learner's moves, by how they begin, and what the rules tell.
ABOUT = {
    ("mykerinos", "nile"): ({"dig e2", "nile", "appeal greenwish", "reserve"}, {"river", "dropped", "nile"}),
    ("mykerinos", "patrons"): ({f"appeal {name}" for name in PATRONS}, {"brown", "added", "lemon"}),
    ("mykerinos", "two"): ({"remove", "take"}, {"neutral-turn", "neutral-first"}),
    ("pergamon", "raider"): ({"place 9", "place 3"}, {"raider-stands", "raided", "next-start-of-two"}),
}


def test_each_shorter_lesson_has_its_subject() -> None:
    assert set(ABOUT) == {(game, name) for game, name in LESSONS if name != FIRST}


@pytest.mark.parametrize(("game", "name"), ABOUT)
def test_a_shorter_lesson_shows_what_it_is_about(game: str, name: str) -> None:
    *_, (course, _) = play(game, random.Random(game), name)
    moves, events = ABOUT[game, name]
    rules = course.referee.game
    steps = list(steps_since_the_beginning(course.referee))
    done = [str(rules.move(action)) for before, action in steps if before.mover == LEARNER]
    assert all(any(move.startswith(begin) for move in done) for begin in moves)
    assert events <= {event.kind for before, action in steps for event in rules.tell(before, action)}


def test_an_unknown_lesson() -> None:
    with pytest.raises(BadOption, match="no lesson for 'chess'"):
        lesson("chess")
    with pytest.raises(BadOption, match="no lesson called 'dig' for 'thebes'"):
        lesson("thebes", "dig")
