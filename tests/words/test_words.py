"""Everything the rules can say has words, with the arguments that the rules hand over; none are left over."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import mattock
from mattock import CHANCE, Game, State
from mattock.words import bundle, catalogue, say, say_exactly
from tests.walk import share_of, steps, tables

SOURCE = Path(mattock.__file__).parent
CLIENT = Path(__file__).parents[2] / "web" / "src"
BEYOND = -1  # no id of any game


class Uses(Visitor):
    """The variables and the other messages that a message uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def entries(language: str = "en") -> dict[str, Uses]:
    """What each message of a catalogue uses."""
    found = {}
    for entry in FluentParser().parse(catalogue(language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = uses = Uses()
            uses.visit(entry)
    return found


ENTRIES = entries()


def variables(message: str) -> set[str]:
    """All arguments that a message may ask for."""
    uses = ENTRIES[message]
    return uses.variables.union(*(variables(other) for other in uses.messages))


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


def kind_of(state: State, game: Game, action: int) -> str:
    """The sort of thing that an id is here."""
    if action == BEYOND:
        return "beyond"
    return (
        game.outcome(action).kind
        if state.mover == CHANCE and action < game.outcomes
        else game.move(action).kind
    )


def own_messages(game: Game) -> set[str]:
    """The ids of all that the rules of a game can say."""
    names = {f"move-{game.move(a).kind}" for a in range(game.actions)}
    names |= {f"move-{game.outcome(o).kind}" for o in range(game.outcomes)}
    names |= {f"reason-{name}" for name, _ in game.reasons[1:]}
    names |= {f"event-{name}" for name, _, _ in game.notes}
    names |= {f"now-{phase}" for phase in PHASES[game.name]}
    return {f"{game.name}-{name}" for name in names} | {option.message for option in game.options}


def phase_names(name: str) -> Iterable[str]:
    names: tuple[str, ...] = import_module(f"mattock.games.{name}.vocabulary").PHASE_NAMES
    return names


PHASES = {name: tuple(phase_names(name)) for name in mattock.games()}


@pytest.mark.parametrize("name", mattock.games())
def test_every_message_of_the_rules_has_words(name: str) -> None:
    assert own_messages(mattock.game(name)) <= set(ENTRIES)


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
                        assert not re.search(r"[{$]|  |^\s|\s$", text), text
                        assert message not in text
                        assert say(message, args) == text
    assert len(asked) > 60


@pytest.mark.parametrize("name", mattock.games())
def test_all_that_the_rules_can_say_is_met_or_asks_for_what_the_others_do(name: str) -> None:
    """Rare messages too ask for nothing that no rule hands over."""
    for kind, _, whats in mattock.game(name).notes:
        assert variables(f"{name}-event-{kind}") <= set(whats)


def test_the_option_that_needs_three_says_so() -> None:
    with pytest.raises(mattock.BadOption, match="three and four players"):
        mattock.game("pergamon").new(players=2, order=True)


def client_files() -> list[Path]:
    """The sources of the browser client that say something."""
    return [path for path in CLIENT.rglob("*") if path.suffix in {".ts", ".svelte"}]


def test_no_message_is_left_over() -> None:
    said = set().union(*(own_messages(mattock.game(name)) for name in mattock.games()))
    said |= {f"web-{what}-{name}" for name in mattock.games() for what in ("game", "about")}
    source = "\n".join(path.read_text(encoding="utf-8") for path in [*SOURCE.rglob("*.py"), *client_files()])
    said |= {name for name in ENTRIES if re.search(rf'"{re.escape(name)}"', source)}
    while more := {other for name in said for other in ENTRIES[name].messages} - said:
        said |= more
    assert set(ENTRIES) == said


def test_every_message_that_the_source_names_has_words() -> None:
    literal = re.compile(r'"((?:terminal|web|' + "|".join(mattock.games()) + r')-[a-z-]+[a-z])"')
    for path in [*SOURCE.rglob("*.py"), *client_files()]:
        for name in literal.findall(path.read_text(encoding="utf-8")):
            assert name in ENTRIES, f"{path.name} says {name}"


def test_words_are_plain_text() -> None:
    text = say("pergamon-event-placed", {"seat": "A", "field": 7})
    assert text == "A stands on field 7."
    assert text.isascii()


def test_plurals() -> None:
    said = [say("pergamon-event-raider-saves", {"coins": n}) for n in (1, 2)]
    assert said == ["The tomb raider keeps 1 coin.", "The tomb raider keeps 2 coins."]


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
