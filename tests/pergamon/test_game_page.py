"""The page in docs/games/ says what the code says."""

from __future__ import annotations

import pytest

import mattock
from tools.game_page import PAGES, SIZE, renew


@pytest.mark.parametrize("name", mattock.games())
def test_page_is_up_to_date(name: str) -> None:
    page = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    assert renew(mattock.game(name), page) == page, f"run python tools/game_page.py {name}"


def test_state_is_small() -> None:
    size = SIZE.search((PAGES / "pergamon.md").read_text(encoding="utf-8"))
    assert size is not None
    assert int(size[1]) < 1024


def test_page_without_marks_is_refused() -> None:
    with pytest.raises(ValueError, match="lacks the marks"):
        renew(mattock.game("pergamon"), "# Pergamon\n")


def test_page_tells_every_kind_of_move_and_the_version() -> None:
    game = mattock.game("pergamon")
    page = (PAGES / "pergamon.md").read_text(encoding="utf-8")
    by_hand = page.split("## What the moves mean")[1]
    kinds = {game.move(a).kind for a in range(game.actions)} | {
        game.outcome(o).kind for o in range(game.outcomes)
    }
    for kind in kinds:
        assert f"| `{kind}` |" in by_hand
    assert f"| {game.version} |" in by_hand
