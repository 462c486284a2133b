"""The messages and their schema."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from websockets.frames import Frame, Opcode

import mattock
from mattock.server import messages as m
from mattock.server.wire import frame
from tools.protocol import CLIENT, files, is_stale, whole_schema

DOCS = Path(__file__).parents[2] / "docs"


def test_the_schema_in_the_docs_is_the_one_of_the_types() -> None:
    """`python -m tools.protocol` writes it anew, and the client's types with it."""
    done = subprocess.run(
        [sys.executable, "-m", "tools.protocol", "--check"], check=False, cwd=DOCS.parent, capture_output=True
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_type_that_has_moved_on_is_named(tmp_path: Path) -> None:
    path = tmp_path / "generated.ts"
    for game in mattock.games():
        text = files()[CLIENT / "boards" / game / "generated.ts"]
        path.write_text(text)
        assert not is_stale(path, text)
        path.write_text(text.replace("moves: string[];\n", "", 1))
        assert is_stale(path, text)


def test_what_is_sent_is_all_there_and_what_comes_in_has_defaults() -> None:
    parts = whole_schema()["$defs"]
    assert "bot" in parts["SeatInfo"]["required"]
    assert "legal" not in parts["News"]["required"]
    assert parts["NewTable"]["required"] == ["game", "players", "seats"]
    assert parts["Step"]["required"] == ["version", "kind", "at"]


def test_the_schema_knows_the_views() -> None:
    parts = whole_schema()["$defs"]
    for game in mattock.games():
        view = parts[f"{game.title()}View"]
        assert set(view["required"]) == set(mattock.game(game).new(players=2).view())
        common = parts["GameView"]["required"]
        assert view["required"][: len(common)] == common, "what all views have comes first"


def test_every_message_is_in_the_page() -> None:
    page = (DOCS / "protocol.md").read_text()
    kinds = [*m.ClientMessage.__args__, *m.ServerMessage.__args__]
    missing = [kind.__struct_config__.tag for kind in kinds if f"{kind.__struct_config__.tag}" not in page]
    assert not missing


def test_an_action_needs_no_type() -> None:
    found = msgspec.json.decode(b'{"action": 3, "version": 1}', type=m.Act)
    assert (found.action, found.version, found.id) == (3, 1, None)


@pytest.mark.parametrize(
    "text",
    [
        b'{"type": "act", "action": 3}',
        b'{"type": "act", "action": 3, "version": 1, "more": 1}',
        b'{"type": "x"}',
    ],
)
def test_what_is_not_a_message_is_refused(text: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=m.ClientMessage)


@pytest.mark.parametrize("size", [0, 125, 126, 0xFFFF, 0x10000])
def test_a_frame_is_that_of_the_library(size: int) -> None:
    message = b"x" * size
    assert frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)
