"""A match as a report: one self-contained HTML file, and its plots as PNGs."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from importlib.util import find_spec
from math import isfinite
from pathlib import Path

from mattock.arena.plots import PLOTS
from mattock.arena.stats import Estimate, Standing, Summary
from mattock.core.errors import MattockError
from mattock.core.record_file import option_text
from mattock.core.vocabulary import SEAT_LETTERS

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
:root {{ color-scheme: light; --paper: #fbf7ee; --sand: #e4d2ae; --ink: #2b2622; --pencil: #6b6156; }}
body {{ background: var(--paper); color: var(--ink); font: 17px/1.55 Georgia, "Times New Roman", serif;
  margin: 0 auto; max-width: 60rem; padding: 2.5rem 1.25rem 4rem; }}
h1 {{ font-size: 2rem; line-height: 1.2; margin: 0 0 .4rem; }}
h2 {{ border-top: 1px solid var(--sand); font-size: 1.3rem; margin: 2.6rem 0 .2rem; padding-top: 1.4rem; }}
p {{ margin: .3rem 0 1rem; }}
.note, figcaption {{ color: var(--pencil); font-size: .92rem; }}
.wide {{ overflow-x: auto; }}
table {{ border-collapse: collapse; font-variant-numeric: tabular-nums; margin: 1rem 0; width: 100%; }}
th, td {{ border-bottom: 1px solid var(--sand); padding: .4rem .7rem; text-align: right;
  white-space: nowrap; }}
th:first-child, td:first-child {{ text-align: left; }}
tbody tr:first-child td {{ font-weight: bold; }}
thead th {{ color: var(--pencil); font-size: .88rem; font-weight: normal; }}
figure {{ margin: 0 0 1rem; }}
img {{ display: block; height: auto; max-width: 100%; }}
</style>
</head>
<body>
<main>
<h1>{title}</h1>
<p>{facts}</p>
<div class="wide">{table}</div>
<p class="note">{notes}</p>
{figures}
<h2>Seat by seat</h2>
<div class="wide">{seats}</div>
</main>
</body>
</html>
"""
NOTES = (
    "Intervals are for 95&nbsp;% and over deals, with Student’s t; under five deals there are none. "
    "A win shared by k counts 1/k. Win rates are over seat-games, with Wilson’s interval for as many games "
    "as the deals are worth; score differences are to the mean of the other bots at the table, averaged deal "
    "by deal as places are. "
    "Every deal is played from all seats with equal decks."
)
HEADS = ("bot", "games", "wins %", "95 %", "place", "points", "difference", "rating")


def check_tools() -> None:
    """Check before a long match that its plots can be drawn here."""
    if find_spec("matplotlib") is None:
        raise MattockError("Plots need matplotlib; `pip install 'mattock[report]'` brings it.")


def write_report(summary: Summary, folder: Path) -> Path:
    """Write the page and its plots into a folder; returns the path of the page."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = draw_plots(summary)
    for name, picture in pictures.items():
        (folder / f"{name}.png").write_bytes(picture)
    page = folder / "index.html"
    page.write_text(write_page(summary, pictures), encoding="utf-8", newline="\n")
    return page


def draw_plots(summary: Summary) -> dict[str, bytes]:
    """Each plot that has something to show."""
    told = any(standing.points for standing in summary.standings)
    return {name: draw(summary) for name, (_, _, draw) in PLOTS.items() if told or name != "points"}


def write_page(summary: Summary, pictures: dict[str, bytes]) -> str:
    """The whole page as text."""
    return PAGE.format(
        title=escape(f"{summary.match.game.name.title()}: {' – '.join(summary.match.names)}"),
        facts=escape(tell_facts(summary)),
        table=html_table(HEADS, [cells_of(standing) for standing in summary.ranking]),
        notes=NOTES,
        figures="\n".join(html_figure(name, picture) for name, picture in pictures.items()),
        seats=seats_table(summary),
    )


def tell_facts(summary: Summary) -> str:
    """What was played, in a sentence."""
    match = summary.match
    options = ", ".join(f"{name} {option_text(value)}" for name, value in match.options.items())
    return (
        f"{count_games(summary)}, {match.players} players, seed {match.seed}"
        f"{f'; {options}' if options else ''}. Rules {match.game.version}."
    )


def count_games(summary: Summary) -> str:
    """How much was played."""
    games, deals = ("" if number == 1 else "s" for number in (summary.games, summary.deals))
    return f"{summary.games} game{games} on {summary.deals} deal{deals}"


def cells_of(standing: Standing) -> list[str]:
    """A bot's row."""
    return [
        standing.bot,
        str(standing.games),
        f"{100 * standing.wins.value:.1f}",
        show_interval(standing),
        f"{standing.place.value:.2f}{show_reach(standing.place, 2)}",
        f"{standing.score:.1f}",
        show_difference(standing.difference),
        f"{standing.rating.value:.1f}{show_reach(standing.rating, 1)}",
    ]


def show_difference(difference: Estimate) -> str:
    """A score difference with its sign."""
    return f"{difference.value:+.1f}{show_reach(difference, 1)}"


def show_reach(estimate: Estimate, digits: int) -> str:
    """The half-width of an interval; empty if too few deals were played."""
    reach = (estimate.high - estimate.low) / 2
    return f" ± {reach:.{digits}f}" if isfinite(reach) else ""


def show_interval(standing: Standing) -> str:
    """The interval of the win rate, in percent."""
    if not isfinite(standing.place.high):
        return "too few deals"
    return f"{100 * standing.wins.low:.1f}–{100 * standing.wins.high:.1f}"


def seats_table(summary: Summary) -> str:
    """Each bot's wins and points on each seat."""
    letters = SEAT_LETTERS[: summary.match.players]
    rows = [
        [standing.bot, *(f"{100 * line.wins.value:.1f} % / {line.score:.1f}" for line in standing.seats)]
        for standing in summary.ranking
    ]
    return html_table(("wins / points", *(f"seat {letter}" for letter in letters)), rows)


def html_table(heads: tuple[str, ...], rows: list[list[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    body = "\n".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>"


def html_figure(name: str, picture: bytes) -> str:
    heading, shows, _ = PLOTS[name]
    data = b64encode(picture).decode()
    image = f'<img src="data:image/png;base64,{data}" alt="{escape(heading)}: {escape(shows)}">'
    return f"<h2>{heading}</h2>\n<figure>\n<figcaption>{shows}</figcaption>\n{image}\n</figure>"
