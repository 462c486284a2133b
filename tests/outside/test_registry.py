"""A package that fails is named in a sentence, and nothing else goes down with it."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Protocol

import pytest

import mattock
from mattock import registry
from mattock.cli import main
from tests.outside.packages import UR, installed, lay_out, lay_out_ur

WHOLE = (UR / "mattock_ur/game.py").read_text(encoding="utf-8")
BAD = WHOLE.replace('name = "ur"', 'name = "bad"').replace("UrGame", "Game")


class Install(Protocol):
    def __call__(self, package: str, points: Mapping[str, str], **files: str) -> None: ...


@pytest.fixture
def install(tmp_path: Path) -> Iterator[Install]:
    """Put a package beside Ur, which goes on whatever it does. Files are named without `.py`."""
    site = lay_out_ur(tmp_path / "site")
    with ExitStack() as stack:

        def install(package: str, points: Mapping[str, str], **files: str) -> None:
            lay_out(site, package, points, {f"{name}.py": text for name, text in files.items()})
            stack.enter_context(installed(site))

        yield install


def refused(name: str) -> str:
    """What is said of a game that cannot be used; all others can."""
    with pytest.raises(mattock.BadOption) as error:
        mattock.game(name)
    assert registry.working_games() == tuple(n for n in mattock.games() if n != name)
    assert registry.troubles() == [str(error.value)]
    assert mattock.game("ur").new().weights() == [1, 1]
    return str(error.value)


REFUSALS = "unknown-id, game-over, draw-first, other-phase"
BROKEN = {
    "import does_not_exist": "ModuleNotFoundError: No module named 'does_not_exist'",
    "1 / 0": "ZeroDivisionError: division by zero",
    "Game = 7": "bad:Game is no game: expected is a class made from mattock.plain.PlainGame",
    "x = 1": "AttributeError: module 'bad' has no attribute 'Game'",
    BAD.replace('"bad"', '"ur"'): "bad:Game calls itself 'ur'",
    BAD.replace('"unknown-id": "U0.5",', ""): f"Game.refusals begin with {REFUSALS}, which every game has",
    BAD.replace("= (2,)", "= (2, 5)"): "Game.players are numbers in a row from 2 to 4, not (2, 5)",
    BAD.replace('    letter = "U"', '    latter = "U"'): "Game lacks 'letter'",
    BAD.replace("def stands", "def count"): "UrState.count: the engine uses this name itself; choose another",
    BAD.replace('{"pips"', '{"square"'): "Game: the field 'square' has other names in another kind of move",
}


@pytest.mark.parametrize("text", BROKEN, ids=list(BROKEN.values()))
def test_a_broken_package_is_named(install: Install, text: str) -> None:
    install("mattock-bad", {"bad": "bad:Game"}, bad=text)
    assert refused("bad") == (
        f"The package mattock-bad offers the game 'bad', which cannot be used: {BROKEN[text]}."
    )


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("= nothing", "words.en.ftl has a line that is no Fluent: '= nothing'"),
        ("web-lead = Mine", "words.en.ftl says 'web-lead'; its messages begin with 'bad-'"),
    ],
)
def test_words_are_its_own(install: Install, tmp_path: Path, words: str, said: str) -> None:
    folder = tmp_path / "site/bad"
    folder.mkdir(parents=True)
    (folder / "words.en.ftl").write_text(words)
    (folder / "__init__.py").write_text(WHOLE.replace('name = "ur"', 'name = "bad"'))
    install("mattock-bad", {"bad": "bad:UrGame"})
    assert said in refused("bad")


def test_two_packages_with_one_name(install: Install) -> None:
    install("mattock-twin", {"ur": "twin:Game"}, twin="Game = 7")
    told = "A game 'ur' comes with mattock-twin and with mattock-ur: uninstall one, or rename its game."
    assert registry.troubles() == [told]
    with pytest.raises(mattock.BadOption, match="rename its game"):
        mattock.game("ur")
    assert mattock.game("thebes").name == "thebes"


def test_a_name_that_is_taken_stays_what_it_was(install: Install) -> None:
    install("mattock-thief", {"thebes": "thief:Game"}, thief="1 / 0")
    assert registry.troubles() == [
        "A game 'thebes' comes with Mattock itself and with mattock-thief: uninstall one, or rename its game."
    ]
    assert type(mattock.game("thebes")).__module__ == "mattock.games.thebes.game"
    assert mattock.games() == ("mykerinos", "pergamon", "thebes", "ur")


def test_listing_games_imports_none(install: Install) -> None:
    install("mattock-bad", {"bad": "bad_module:Game"}, bad_module="1 / 0")
    assert mattock.games()[-2:] == ("bad", "ur")
    assert "bad_module" not in sys.modules
    assert "mattock_ur.game" not in sys.modules


def test_commands_say_it_and_go_on(install: Install, capsys: pytest.CaptureFixture[str]) -> None:
    install("mattock-bad", {"bad": "bad:Game"}, bad="1 / 0")
    assert main(["rules", "ur", "U2.5"]) == 0
    shown = capsys.readouterr()
    assert "rosette of the middle row" in shown.out
    assert shown.err.count("The package mattock-bad offers the game 'bad'") == 1
    assert main(["rules", "bad"]) == 2
    assert capsys.readouterr().err.count("The package mattock-bad offers the game 'bad'") == 1
