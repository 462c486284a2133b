"""Everything the rules can say has words, with the arguments that the rules hand over; none are left over."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import mattock
from mattock import CHANCE, Game, State
from mattock.bots import LEVELS
from mattock.core.vocabulary import FIRST_OWN_REASON
from mattock.lessons import FIRST, lesson, lessons_of, stem_of
from mattock.words import (
    FALLBACK,
    LANGUAGES,
    bundle,
    catalogue,
    language_of,
    say,
    say_exactly,
    speaking,
    spoken,
)
from tests.walk import share_of, steps, tables
from tools.words import declared, unsaid

SOURCE = Path(mattock.__file__).parent
CLIENT = Path(__file__).parents[2] / "web" / "src"
BEYOND = -1  # no id of any game
NAMES = {*(f"web-game-{name}" for name in mattock.games()), "web-seat-bot"}  # the same everywhere
COGNATES = {
    "de": {
        "pergamon-board-museum",
        "mykerinos-board-museum",
        "mykerinos-board-zone",
        "bot-student",
        "bot-professor",
        "web-chat",
    },
    "pl": {"bot-student"},
}


class Uses(Visitor):
    """The variables and the other messages that a message uses, and its own words."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def entries(language: str) -> dict[str, Uses]:
    """What each message of a catalogue uses."""
    found: dict[str, Uses] = {}
    for entry in FluentParser().parse(catalogue(language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = uses = Uses()
            uses.visit(entry)
    return found


CATALOGUES = {language: entries(language) for language in LANGUAGES}
ENTRIES = CATALOGUES[FALLBACK]
OTHERS = [language for language in LANGUAGES if language != FALLBACK]


def variables(message: str, language: str = FALLBACK) -> set[str]:
    """All arguments that a message may ask for."""
    uses = CATALOGUES[language][message]
    return uses.variables.union(*(variables(other, language) for other in uses.messages))


Said = tuple[str, Mapping[str, int | str]]


def all_said(state: State, game: Game, action: int, met: set[tuple[str, int]]) -> Iterator[Said]:
    """What can be said in a state: its moves, refusals of a new sort, and what a step does."""
    for legal in state.legal():
        move = state.describe(legal)
        yield move.message, move.args
    for each in range(BEYOND, game.actions):
        sort = (kind_of(state, game, each), state.refusal(each))
        if sort not in met and (reason := state.why_not(each)):
            met.add(sort)
            yield reason.message, reason.args
    for event in game.tell(state, action):
        yield event.message, event.args


def assert_plain(text: str, message: str) -> None:
    """A sentence for people: nothing of the catalogue shows through."""
    assert not re.search(r"[{}$]|  |^\s|\s$|\s[.,;:!?]", text.replace(" …", "")), f"{message}: {text!r}"
    assert message not in text


def kind_of(state: State, game: Game, action: int) -> str:
    """The sort of thing that an id is here."""
    if action == BEYOND:
        return "beyond"
    return (
        game.outcome(action).kind
        if state.mover == CHANCE and action < game.outcomes
        else game.move(action).kind
    )


@pytest.mark.parametrize("name", mattock.games())
def test_every_message_of_the_rules_has_words(name: str) -> None:
    assert not unsaid(mattock.game(name))


def test_a_refusal_without_words_fails_the_check(monkeypatch: pytest.MonkeyPatch) -> None:
    """`make check` names the message and each catalogue that lacks it."""
    game = mattock.game("pergamon")
    forgotten = game.reasons[-1]._replace(name="hands-full")
    monkeypatch.setattr(type(game), "reasons", [*game.reasons, forgotten])
    assert unsaid(game) == [
        f"{language}.ftl has no words for pergamon-reason-hands-full" for language in LANGUAGES
    ]
    assert "tools.words" in (CLIENT.parents[1] / "Makefile").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", mattock.games())
@pytest.mark.parametrize("style", ["random", "greedy", "mixed"])
def test_whatever_is_said_in_games_is_said_with_the_arguments_at_hand(name: str, style: str) -> None:
    game = mattock.game(name)
    asked: dict[str, set[frozenset[str]]] = {}
    met: set[tuple[str, int]] = set()
    for players, options in tables(game):
        for number in range(share_of(2)):
            rng = random.Random(f"{name} {players} {options} {number}")
            for state, action in steps(game.new(players, **options), rng, style):
                for message, args in all_said(state, game, action, met):
                    given = frozenset(args)
                    if given not in asked.setdefault(message, set()) or rng.random() < 0.01:
                        asked[message].add(given)
                        assert variables(message) <= given, f"{message} asks for more than {set(given)}"
                        text = say_exactly(message, args)
                        assert_plain(text, message)
                        assert say(message, args) == text
                        for language in OTHERS:
                            assert_plain(say_exactly(message, args, language), message)
    assert len(asked) > 60


@pytest.mark.parametrize("name", mattock.games())
def test_all_that_the_rules_can_say_is_met_or_asks_for_what_the_others_do(name: str) -> None:
    """Rare messages too ask for nothing that no rule hands over."""
    game = mattock.game(name)
    for note in game.notes:
        assert variables(f"{name}-event-{note.name}") <= set(note.args)
    for reason in game.reasons[1:]:
        assert variables(f"{name}-reason-{reason.name}") <= set(reason.args), reason.name
    for reason in game.reasons[FIRST_OWN_REASON:]:
        assert variables(f"{name}-reason-{reason.name}") == set(reason.args), reason.name


def test_the_option_that_needs_three_says_so() -> None:
    with pytest.raises(mattock.BadOption, match="three and four players"):
        mattock.game("pergamon").new(players=2, order=True)


def client_files() -> list[Path]:
    """The sources of the browser client that say something."""
    return [path for path in CLIENT.rglob("*") if path.suffix in {".ts", ".svelte"}]


def lesson_messages() -> set[str]:
    """What lessons are called, and what they say."""
    lessons = [(game, name) for game in mattock.games() for name in lessons_of(game)]
    titles = {f"lesson-{FIRST if name == FIRST else stem_of(game, name)}" for game, name in lessons}
    return titles | {goal.message for told in lessons for goal in lesson(*told).goals}


def said_by_name() -> set[str]:
    """The messages that rules, terminal and browser name; all others are words that those use."""
    said = set().union(*(declared(mattock.game(name)) for name in mattock.games()))
    said |= {f"web-{what}-{name}" for name in mattock.games() for what in ("game", "about")}
    said |= lesson_messages()
    said |= {f"bot-{code}" for code in ("random", "greedy", *LEVELS)}
    source = "\n".join(path.read_text(encoding="utf-8") for path in [*SOURCE.rglob("*.py"), *client_files()])
    return said | {name for name in ENTRIES if re.search(rf'"{re.escape(name)}"', source)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_message_and_none_is_left_over(language: str) -> None:
    """What is said is said in all languages; the words behind it, cases for example, are a language's own."""
    catalogue, said = CATALOGUES[language], said_by_name()
    assert not said - set(catalogue), f"{language} has no words for these"
    while more := {other for name in said for other in catalogue[name].messages} - said:
        said |= more
    assert not set(catalogue) - said, f"nobody says these in {language}"


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_asks_for_the_same_in_every_language(language: str) -> None:
    for message in said_by_name():
        assert variables(message, language) == variables(message), message


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_was_left_in_english(language: str) -> None:
    """Only names, and what has no words, are the same."""
    same = NAMES | COGNATES.get(language, set())
    for name, uses in CATALOGUES[language].items():
        if name in ENTRIES and name not in same and re.search(r"[a-z]{2}", "".join(uses.words)):
            assert uses.words != ENTRIES[name].words, name


def test_every_message_that_the_source_names_has_words() -> None:
    literal = re.compile(r'"((?:terminal|web|' + "|".join(mattock.games()) + r')-[a-z-]+[a-z])"')
    for path in [*SOURCE.rglob("*.py"), *client_files()]:
        for name in literal.findall(path.read_text(encoding="utf-8")):
            assert name in ENTRIES, f"{path.name} says {name}"


def test_words_are_plain_text() -> None:
    text = say("pergamon-event-placed", {"seat": "A", "field": 7})
    assert text == "A chooses field 7."
    assert text.isascii()


def test_plurals() -> None:
    said = [say("pergamon-event-raider-saves", {"coins": n}) for n in (1, 2)]
    assert said == ["The tomb raider saves 1 coin.", "The tomb raider saves 2 coins."]


def test_a_player_never_meets_an_error() -> None:
    assert say("no-such-message", {}) == "no-such-message"
    assert say("pergamon-event-placed", {}) == "pergamon-event-placed"
    assert say("pergamon-event-ended", {}, "xx") == "The game is over."
    assert say("pergamon-event-ended", {}, "../en") == "The game is over."


@pytest.mark.parametrize(
    ("message", "args", "language"),
    [
        ("no-such-message", {}, "en"),
        ("pergamon-event-placed", {"seat": "A"}, "en"),
        ("pergamon-event-ended", {}, "xx"),
    ],
)
def test_exactly_means_exactly(message: str, args: dict[str, str], language: str) -> None:
    with pytest.raises(KeyError):
        say_exactly(message, args, language)


def test_the_bundle_is_made_once() -> None:
    assert bundle("en") is bundle("en")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", {1: "1 Münze", 2: "2 Münzen", 5: "5 Münzen", 22: "22 Münzen"}),
        ("pl", {1: "1 moneta", 2: "2 monety", 5: "5 monet", 12: "12 monet", 22: "22 monety"}),
        ("hu", {1: "1 érme", 2: "2 érme", 5: "5 érme", 22: "22 érme"}),
    ],
)
def test_every_language_counts_in_its_own_way(language: str, words: dict[int, str]) -> None:
    assert {n: say("pergamon-coins", {"coins": n}, language) for n in words} == words


@pytest.mark.parametrize("language", OTHERS)
def test_a_selector_has_the_plurals_of_its_language(language: str) -> None:
    """Polish tells few from many wherever it tells them at all; German and Hungarian know neither."""
    plurals = {keys & {"few", "many"} for keys in selectors(language)} - {frozenset()}
    assert plurals <= ({frozenset(("few", "many"))} if language == "pl" else set())


class Choices(Visitor):
    """The keys of every choice in a catalogue."""

    def __init__(self) -> None:
        self.found: list[frozenset[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.found.append(frozenset(v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)))
        self.generic_visit(node)


def selectors(language: str) -> list[frozenset[str]]:
    choices = Choices()
    choices.visit(FluentParser().parse(catalogue(language)))
    return choices.found


def test_cases_follow_the_word_that_is_chosen() -> None:
    said = [
        say("pergamon-event-bonus", {"seat": "A", "year": 463, "kind": kind, "points": 2}, "de")
        for kind in ("vase", "bracelet")
    ]
    assert "die älteste Vase" in said[0]
    assert "den ältesten Armreif" in said[1]
    assert say("thebes-event-stayed", {"seat": "B", "place": "Crete"}, "pl") == "B jest już na Krecie."
    assert say("pergamon-event-placed", {"seat": "B", "field": 5}, "hu") == "B az 5. mezőre áll."


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "hu_HU", "LC_ALL": ""}, "hu"),
        ({"LANG": "hu_HU", "LC_ALL": "de_DE"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "dev"}, "en"),
    ],
)
def test_the_system_says_which_language_it_speaks(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_a_language_is_spoken_for_a_while() -> None:
    with speaking("de"):
        assert spoken() == "de"
        assert say("pergamon-event-ended", {}) == "Das Spiel ist zu Ende."
        with speaking("pl"):
            assert say("pergamon-event-ended", {}) == "Koniec gry."
        assert say("pergamon-event-ended", {}, "en") == "The game is over."
    assert spoken() == FALLBACK
