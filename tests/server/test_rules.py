"""The rules that a server hands out are those of its tables."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

import mattock
from mattock.core.components import standard_text
from tests.server.running import Person, Server


def test_the_rules_served_are_those_of_the_components_played(
    server: Server, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = standard_text("pergamon").replace("6, 6, 6, 6]", "6, 6, 6, 9]").replace("[3, 2, 1]", "[5, 2, 1]")
    mine = type(mattock.game("pergamon")).of(text)
    monkeypatch.setattr(server.house, "games", SimpleNamespace(games=mattock.games, game=lambda _: mine))
    page = ada.http.get("/api/games/pergamon/rules/en").text
    assert "| Museum field | 1–4 | 5–8 | 9–12 | 13–16 | 17–20 | 21–23 | 24 |" in page
    assert "`rules oldest_points` is 5, 2, 1, not 3, 2, 1." in page
    assert mine.fingerprint in page
