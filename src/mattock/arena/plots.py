"""The plots of a report, each a small PNG in the colours of the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import BytesIO
from typing import TYPE_CHECKING

from mattock.arena.stats import Estimate, Summary
from mattock.core.vocabulary import SEAT_LETTERS

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

PAPER, INK, PENCIL, LINE = "#FBF7EE", "#2B2622", "#7A6F62", "#E4D2AE"
CLAY = "#B5451F"
COLOURS = ("#B5451F", "#2F6DA8", "#20704F", "#E0A526", "#7B4B94", "#5E7D8A", "#A0763A", "#C47F9B")
WIDTH, ROW = 7.2, 0.46  # inches
SHARPNESS = 144  # dots an inch


def new_plot(height: float) -> tuple[Figure, Axes]:
    """An empty plot."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(WIDTH, height), facecolor=PAPER, layout="constrained")
    axes = figure.add_subplot()
    dress(axes)
    return figure, axes


def dress(axes: Axes) -> None:
    """Quiet axes on warm paper."""
    axes.set_facecolor(PAPER)
    axes.tick_params(colors=INK, length=0, labelsize=9)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.spines["bottom"].set_color(LINE)
    axes.set_axisbelow(True)


def to_png(figure: Figure) -> bytes:
    """The bytes of a picture, the same each time."""
    out = BytesIO()
    figure.savefig(out, format="png", dpi=SHARPNESS, facecolor=PAPER, metadata={"Software": None})
    return out.getvalue()


def colour(number: int) -> str:
    return COLOURS[number % len(COLOURS)]


def name_rows(axes: Axes, names: Sequence[str]) -> None:
    """One row a bot, the first on top."""
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.4, -0.6)


def draw_interval(axes: Axes, estimate: Estimate, row: float, shade: str) -> None:
    """Values with intervals as horizontal bars."""
    axes.plot([estimate.low, estimate.high], [row, row], color=shade, linewidth=2.4, solid_capstyle="round")
    axes.plot(estimate.value, row, "o", color=shade, markersize=7)


def plot_ratings(summary: Summary) -> bytes:
    """Ratings with their intervals."""
    ranking = sorted(summary.standings, key=lambda standing: -standing.rating.value)
    figure, axes = new_plot(1.0 + ROW * len(ranking))
    for row, standing in enumerate(ranking):
        draw_interval(axes, standing.rating, row, CLAY)
    name_rows(axes, [standing.bot for standing in ranking])
    axes.grid(axis="x", color=LINE, linewidth=0.8)
    axes.set_xlabel("rating (openskill), with its 95 % interval", color=INK)
    return to_png(figure)


def plot_matrix(summary: Summary) -> bytes:
    """How often each bot ends before each other."""
    from matplotlib.colors import LinearSegmentedColormap

    names = [standing.bot for standing in summary.standings]
    figure, axes = new_plot(1.6 + 1.3 * ROW * len(names))
    shades = LinearSegmentedColormap.from_list("sand", [PAPER, "#E9C58F", CLAY])
    cells = [[float("nan") if cell is None else cell for cell in row] for row in summary.ahead]
    axes.imshow(cells, cmap=shades, vmin=0, vmax=1, aspect="auto")
    for row, line in enumerate(summary.ahead):
        for column, cell in enumerate(line):
            text = "–" if cell is None else f"{100 * cell:.0f} %"
            ink = PAPER if cell is not None and cell > 0.7 else INK
            axes.text(column, row, text, ha="center", va="center", color=ink, fontsize=10)
    axes.set_xticks(range(len(names)), names)
    axes.set_yticks(range(len(names)), names)
    axes.xaxis.tick_top()
    axes.spines["bottom"].set_visible(False)
    return to_png(figure)


def plot_scores(summary: Summary) -> bytes:
    """The distribution of each bot's points."""
    from matplotlib.figure import Figure

    ranking = summary.ranking
    scores = [score for standing in ranking for score in standing.scores]
    low, high = min(scores), max(scores) + 1
    step = max(1, round((high - low) / 40))
    bins = range(low, high + step, step)
    figure = Figure(figsize=(WIDTH, 0.6 + 1.1 * len(ranking)), facecolor=PAPER, layout="constrained")
    rows = figure.subplots(len(ranking), 1, sharex=True, squeeze=False)[:, 0]
    for standing, axes in zip(ranking, rows, strict=True):
        dress(axes)
        shade = colour(summary.standings.index(standing))
        axes.hist(standing.scores, bins=list(bins), color=shade, alpha=0.85)
        axes.axvline(standing.score, color=INK, linewidth=1.2)
        axes.set_yticks([])
        axes.set_ylabel(standing.bot, rotation=0, ha="right", va="center", color=INK, fontsize=9)
    figure.supxlabel("points at the end; the line is the mean", color=INK, fontsize=10)
    return to_png(figure)


def plot_seats(summary: Summary) -> bytes:
    """Whether some seats win more than others."""
    figure, axes = new_plot(1.0 + ROW * summary.match.players)
    for row, line in enumerate(summary.seats):
        draw_interval(axes, line.wins, row, INK)
        if len(summary.standings) > 1:
            for number, standing in enumerate(summary.standings):
                wins = standing.seats[row].wins.value
                label = standing.bot if row == 0 else None
                axes.plot(wins, row + 0.22, "D", color=colour(number), markersize=5, label=label)
    axes.axvline(1 / summary.match.players, color=PENCIL, linestyle=":", linewidth=1.2)
    name_rows(axes, [f"seat {letter}" for letter in SEAT_LETTERS[: summary.match.players]])
    axes.grid(axis="x", color=LINE, linewidth=0.8)
    axes.set_xlim(-0.02, 1.02)
    axes.set_xlabel("share of wins: all bots with the interval, and each bot", color=INK)
    add_legend(figure, axes)
    return to_png(figure)


def plot_points(summary: Summary) -> bytes:
    """Where points come from."""
    ranking = summary.ranking
    figure, axes = new_plot(1.2 + ROW * len(ranking))
    left = [0.0] * len(ranking)
    for number, source in enumerate(dict.fromkeys(s for standing in ranking for s in standing.points)):
        widths = [standing.points.get(source, 0.0) for standing in ranking]
        bars = axes.barh(
            range(len(ranking)), widths, left=left, height=0.62, color=colour(number), label=source
        )
        axes.bar_label(
            bars, [f"{w:.0f}" if w >= 2 else "" for w in widths], label_type="center", color=PAPER, fontsize=8
        )
        left = [begin + width for begin, width in zip(left, widths, strict=True)]
    name_rows(axes, [standing.bot for standing in ranking])
    axes.set_xlabel("points a game, by what they are for", color=INK)
    add_legend(figure, axes)
    return to_png(figure)


def plot_lengths(summary: Summary) -> bytes:
    """How long games are."""
    figure, axes = new_plot(2.6)
    axes.hist(summary.lengths, bins=30, color=COLOURS[1], alpha=0.85)
    axes.set_yticks([])
    axes.set_xlabel("steps of a game: decisions and draws", color=INK)
    return to_png(figure)


def add_legend(figure: Figure, axes: Axes) -> None:
    """The colours, below the plot."""
    handles, labels = axes.get_legend_handles_labels()
    if handles:
        figure.legend(
            handles, labels, loc="outside lower center", ncols=min(5, len(labels)), frameon=False, fontsize=9
        )


PLOTS: dict[str, tuple[str, str, Callable[[Summary], bytes]]] = {  # file: heading, caption, function
    "ratings": ("Ratings", "How strong each bot is, and how sure that is.", plot_ratings),
    "wins": (
        "Who beats whom",
        "How often the bot of the row ends before the bot of the column.",
        plot_matrix,
    ),
    "scores": ("Points", "How the points at the end of a game are spread.", plot_scores),
    "seats": ("Seats", "Whether the seat is an advantage: the dotted line is an even share.", plot_seats),
    "points": ("Where points come from", "What a game's points are for, on average.", plot_points),
    "length": ("Length", "How many steps a game takes.", plot_lengths),
}
