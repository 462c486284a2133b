"""The page needs nothing but itself, and every plot is a picture."""

from __future__ import annotations

import re
import tomllib
from base64 import b64decode
from html.parser import HTMLParser
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from mattock.arena import Match, Result, play_match, summarise
from mattock.arena.match import in_turn
from mattock.arena.plots import PLOTS
from mattock.arena.report import check_tools, write_report
from mattock.core.errors import MattockError
from tests.arena.tables import new_match, result


class Page(HTMLParser):
    """All tags with what they refer to."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.refers: list[str] = []
        self.alts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            if name in ("src", "href", "srcset", "data"):
                self.refers.append(value or "")
            if name == "alt":
                self.alts.append(value or "")


def read_page(path: Path) -> tuple[str, Page]:
    text = path.read_text(encoding="utf-8")
    page = Page()
    page.feed(text)
    return text, page


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("arena") / "report"
    match = new_match("random", "greedy", "mcts:8", players=3)
    return write_report(summarise(match, play_match(match, 15, pool=in_turn)), folder)


def test_every_plot_is_a_picture_and_in_the_page(report: Path) -> None:
    _, page = read_page(report)
    assert {path.stem for path in report.parent.glob("*.png")} == set(PLOTS)
    inside = [b64decode(source.removeprefix("data:image/png;base64,")) for source in page.refers]
    assert inside == [(report.parent / f"{name}.png").read_bytes() for name in PLOTS]
    for picture in inside:
        with Image.open(BytesIO(picture)) as image:
            assert image.width > 600
            assert len(image.convert("RGB").getcolors(1 << 24) or []) > 2


def test_the_page_refers_to_nothing_outside(report: Path) -> None:
    text, page = read_page(report)
    assert all(source.startswith("data:image/png;base64,") for source in page.refers)
    assert not {"script", "link", "iframe", "object"} & set(page.tags)
    assert not re.search(r"url\(|@import|https?:", text)


def test_the_page_tells_the_figures(report: Path) -> None:
    text, page = read_page(report)
    assert "15 games on 5 deals, 3 players, seed 1" in text
    for bot in ("random", "greedy", "mcts:8"):
        assert f"<td>{bot}</td>" in text
    assert len(page.alts) == len(PLOTS)
    assert all(page.alts)


def test_names_are_escaped(tmp_path: Path) -> None:
    match = new_match("random", "greedy")
    odd = Match(match.kind, None, 2, match.options, ("<b>&", "greedy"), 1)
    text, page = read_page(write_report(summarise(odd, [result(0, (0, 1), (1, 2))]), tmp_path))
    assert "b" not in page.tags
    assert "&lt;b&gt;&amp;" in text


@pytest.mark.parametrize(
    "games",
    [
        [result(0, (0, 1), (5, 5))],
        [result(0, (0, 1), (-3, 500)), result(1, (1, 0), (0, 0))],
    ],
)
def test_hardly_any_games_make_a_report_too(tmp_path: Path, games: list[Result]) -> None:
    """Without points by source their plot is left out."""
    write_report(summarise(new_match("random", "greedy"), games), tmp_path)
    assert {path.stem for path in tmp_path.glob("*.png")} == set(PLOTS) - {"points"}


def test_without_matplotlib_one_is_told_what_to_type(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mattock.arena.report.find_spec", lambda name: None)
    with pytest.raises(MattockError, match=r"pip install 'mattock\[report\]'"):
        check_tools()
    offered = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = offered["project"]["optional-dependencies"]["report"]
    assert [word for word in wanted if word.startswith("matplotlib")]


def test_placement_has_its_interval(report: Path) -> None:
    text, _ = read_page(report)
    assert len(re.findall(r"<td>\d\.\d\d ± \d\.\d\d</td>", text)) == 3
