"""The messages and their schema."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from mattock.server import messages as m
from mattock.server.wire import frame
from tools.protocol import in_order

DOCS = Path(__file__).parents[2] / "docs"


def test_the_schema_in_the_docs_is_the_one_of_the_types() -> None:
    """`python -m tools.protocol` writes it anew."""
    assert in_order(json.loads((DOCS / "protocol.schema.json").read_text())) == in_order(m.schema())
    done = subprocess.run([sys.executable, "-m", "tools.protocol", "--check"], check=False, cwd=DOCS.parent)
    assert done.returncode == 0


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
