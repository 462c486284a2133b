"""`mattock bench`: our speed, compared with other libraries.

Every subject, ours and the peers' scripts in benchmarks/peers, is a child process that is started once and
measured on request, so that the rounds can be interleaved: a disturbance of the machine affects all alike.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryFile
from time import perf_counter
from typing import IO, Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import mattock
from mattock.bots.evaluators import EVALUATORS
from mattock.bots.mcts import MOST_NODES
from mattock.core.randoms import spin
from mattock.registry import OWN

PEERS = Path(__file__).resolve().parents[2] / "benchmarks" / "peers"
PLAYERS = 3
SPEED = ("stepped", "playout", "clone")
SEARCH = ("search.first", "search.middle", "random.first", "random.middle", "search")
THREADS = ("spin.one", "spin.two", "search.one", "search.two")
SAID = {  # the measures of a search in words
    "search.first": "search from the first decision",
    "search.middle": "search from the middle of a game",
    "random.first": "with random playouts, from the first",
    "random.middle": "with random playouts, from the middle",
    "search": "search",
    "spin.one": "bare loop, one thread",
    "spin.two": "bare loop, two threads",
    "search.one": "search, one thread",
    "search.two": "search, two threads",
}
ENVIRONMENTS = ("pettingzoo", "openspiel", "openspiel.steps", "batch", "batch.observed")
CLONED = 50  # mid-game states that clones are taken from
WARM_UP = 0.1  # seconds of a first, unrecorded round
PATIENCE = 60.0  # seconds that a child may be late before it is killed
UNCOMPILED = ".uncompiled"
THREADED = ".threads"  # a child that may use all cores
ENVS = ".envs"  # a child that plays through the environments
SIMULATIONS = 64  # of one batch of a search
GROWN = 20_000  # simulations after which a tree is planted anew
SPUN = 2_000_000  # rounds of one batch of the bare loop

MEASURES = {"speed": SPEED, "search": SEARCH + THREADS, "envs": ENVIRONMENTS}
SCRIPTS = {  # the peers that are measured beside them
    "speed": ("catanatron_catan", "openspiel_backgammon", "openspiel_gin_rummy", "pettingzoo_classic"),
    "search": ("openspiel_backgammon",),
    "envs": ("pettingzoo_rps", "pettingzoo_classic", "openspiel_python", "envpool_backgammon"),
}

Batch = Callable[[], int]  # does a piece of work and returns how many steps (or clones) it was
Figures = dict[tuple[str, str], list[float]]  # (subject, measure): per second, one for each round


@dataclass(frozen=True)
class Goal:
    """One of our games against a peer; without a target it is shown for information."""

    measure: str
    peer: str
    target: float | None = None
    aim: float | None = None
    build: str = ""  # added to the game's name
    theirs: str = ""  # the peer's measure, where it has another name


GOALS = (
    Goal("stepped", "openspiel.backgammon", target=8),
    Goal("stepped", "catanatron", target=30),
    Goal("playout", "openspiel.backgammon", target=25, aim=40),
    Goal("clone", "openspiel.backgammon", target=3),
    Goal("stepped", "catanatron", target=1, build=UNCOMPILED),
    Goal("stepped", "openspiel.gin_rummy"),
    Goal("clone", "openspiel.gin_rummy"),
    Goal("clone", "catanatron"),
    Goal("stepped", "pettingzoo.tictactoe"),
    Goal("pettingzoo", "pettingzoo.rps", target=5, build=ENVS),
    Goal("pettingzoo", "pettingzoo.tictactoe", target=5, build=ENVS),
    Goal("openspiel", "openspiel.python", target=1, build=ENVS),
    Goal("openspiel.steps", "openspiel.python", target=1, build=ENVS),
    Goal("batch", "envpool.backgammon", target=10, build=ENVS),
    Goal("batch.observed", "envpool.backgammon", target=5, build=ENVS),
    Goal("search.first", "openspiel.backgammon", target=20, theirs="search"),
    Goal("search.middle", "openspiel.backgammon", target=20, theirs="search"),
    Goal("random.first", "openspiel.backgammon", target=20, theirs="search"),
    Goal("random.middle", "openspiel.backgammon", target=20, theirs="search"),
)
GAIN = 0.85  # the least part of the bare loop's gain from two threads that a search must reach


# The measured side: `python -m mattock.bench --child pergamon`, which keeps to benchmarks/peers/protocol.py.


def walk(state: mattock.State, random: Random, limit: int) -> int:
    """Play at random to the end, or for `limit` steps; returns the steps."""
    over, chance = mattock.OVER, mattock.CHANCE
    choose, bits = random.random, random.getrandbits
    steps = 0
    while (mover := state.mover) != over and steps < limit:
        if mover == chance:
            state.draw(bits(64))
        else:
            legal = state.legal()
            state.apply(legal[int(choose() * len(legal))])
        steps += 1
    return steps


def stepping(game: mattock.Game) -> Batch:
    """A batch that steps one game from Python."""
    random = Random(1)
    return lambda: walk(game.new(players=PLAYERS), random, game.longest)


def playing_out(game: mattock.Game) -> Batch:
    """A batch that plays games inside: enough to make the call itself negligible."""
    start = game.new(players=PLAYERS)
    games, seed = 1, 0

    def batch() -> int:
        nonlocal games, seed
        seed += 1
        began = perf_counter()
        steps = mattock.playouts(start, games, seed, threads=1).steps
        if perf_counter() - began < 0.01:
            games *= 2
        return steps

    return batch


def half_of(game: mattock.Game, players: int) -> int:
    """The steps to the middle of a random game."""
    return walk(game.new(players=players), Random(1), game.longest) // 2


def cloning(game: mattock.Game) -> Batch:
    """A batch that clones states from the middle of random games."""
    random = Random(1)
    states = [game.new(players=PLAYERS) for _ in range(CLONED)]
    half = half_of(game, PLAYERS)
    for state in states:
        walk(state, random, half)
    cloners = [state.clone for state in states]

    def batch() -> int:
        for _ in range(20):
            for clone in cloners:
                clone()
        return 20 * CLONED

    return batch


def decision_after(game: mattock.Game, steps: int) -> mattock.State:
    """The first decision for two players after so many random steps."""
    random = Random(1)
    state = game.new(players=2)
    walk(state, random, steps)
    while state.mover == mattock.CHANCE or len(state.legal()) == 1:
        walk(state, random, 1)
    return state


def searching(game: mattock.Game, steps: int, threads: int = 1, leaf: str = "playout") -> Batch:
    """A batch of simulations from the first decision after so many steps, on trees of their own."""
    state = decision_after(game, steps)
    trees = [EVALUATORS[leaf].plant(MOST_NODES, seed) for seed in range(threads)]
    scratch = [state.clone() for _ in trees]
    done = GROWN
    pool = ThreadPoolExecutor(threads)

    def batch() -> int:
        nonlocal done
        if done >= GROWN:
            done = 0
            for tree in trees:
                tree.plant()
        before = sum(tree.steps for tree in trees)
        jobs = [
            pool.submit(tree.grow, state, each, SIMULATIONS * 8)
            for tree, each in zip(trees, scratch, strict=True)
        ]
        for job in jobs:
            job.result()
        done += SIMULATIONS * 8
        return sum(tree.steps for tree in trees) - before

    return batch


def spinning(threads: int) -> Batch:
    """A batch of the bare loop on so many threads."""
    pool = ThreadPoolExecutor(threads)
    return lambda: SPUN * len(list(pool.map(spin, [SPUN] * threads)))


def batches_of(game: mattock.Game, label: str) -> dict[str, Callable[[], Batch]]:
    """The measures that a child of ours offers, made on demand."""
    if label.endswith(ENVS):
        from mattock.envs.speed import measures_of

        return measures_of(game)
    if label.endswith(THREADED):
        return {
            "spin.one": lambda: spinning(1),
            "spin.two": lambda: spinning(2),
            "search.one": lambda: searching(game, 1, 1),
            "search.two": lambda: searching(game, 1, 2),
        }
    return {
        "stepped": lambda: stepping(game),
        "playout": lambda: playing_out(game),
        "clone": lambda: cloning(game),
        "search.first": lambda: searching(game, 1),
        "search.middle": lambda: searching(game, half_of(game, 2)),
        "random.first": lambda: searching(game, 1, leaf="random"),
        "random.middle": lambda: searching(game, half_of(game, 2), leaf="random"),
    }


def written_by(game: mattock.Game) -> dict[str, int]:
    """Bytes that a step of a batch writes for each game."""
    from mattock.envs.speed import bytes_of

    return bytes_of(game)


def say(message: dict[str, Any]) -> None:
    """Send one JSON line to the runner."""
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def timed(batch: Batch, seconds: float) -> tuple[int, float]:
    """Repeat whole batches for at least so many seconds; returns the count and the time taken."""
    count = 0
    start = perf_counter()
    while (taken := perf_counter() - start) < seconds:
        count += batch()
    return count, taken


def is_compiled(state: mattock.State) -> bool:
    """Whether the class of this state comes from a compiled module."""
    return not str(sys.modules[type(state).__module__].__file__).endswith(".py")


def serve(label: str) -> None:
    """Be the child: say hello, then answer requests until `quit` or the end of the input."""
    name = label.removesuffix(THREADED).removesuffix(ENVS)
    game = mattock.game(name)
    state = game.new(players=PLAYERS)
    subject = label + UNCOMPILED if os.environ.get("MATTOCK_PURE") else label
    makers = batches_of(game, label)
    batches: dict[str, Batch] = {}
    about = {
        "subject": subject,
        "package": "mattock",
        "version": mattock.__version__,
        "measures": list(makers),
        "written": written_by(game) if label.endswith(ENVS) else {},
    }
    say(about | {"state_bytes": sys.getsizeof(state), "compiled": is_compiled(state)})
    for line in sys.stdin:
        if line.strip() == "quit":
            break
        measure, seconds = line.split()
        if measure not in batches:
            batches[measure] = makers[measure]()
        count, taken = timed(batches[measure], float(seconds))
        answer = {"subject": subject, "measure": measure, "count": count, "seconds": taken}
        say(answer | {"per_second": count / taken})


# The measuring side.


class Child:
    """A measured program: started once, asked often. One that ends too early is `lost`."""

    def __init__(self, command: list[str], environment: dict[str, str], errors: IO[str]) -> None:
        self.hello: dict[str, Any] = {}
        self.lost = ""  # why it can no longer be measured
        self.errors = errors
        self.process = subprocess.Popen(
            [sys.executable, *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env=environment,
            start_new_session=True,  # Ctrl-C reaches only us; we end the children
        )

    @property
    def subject(self) -> str:
        return str(self.hello["subject"])

    def offers(self, measure: str) -> bool:
        return measure in self.hello.get("measures", ())

    def greet(self) -> None:
        """Wait until it has started."""
        self.hello = self.read(PATIENCE)

    def ask(self, measure: str, seconds: float) -> float:
        """Let it run for so many seconds; returns its rate per second."""
        assert self.process.stdin is not None
        with suppress(BrokenPipeError):  # then there is nothing to read either
            self.process.stdin.write(f"{measure} {seconds}\n")
            self.process.stdin.flush()
        return float(self.read(seconds + PATIENCE).get("per_second", 0))

    def read(self, limit: float) -> dict[str, Any]:
        """Its next message; it is killed if none comes within so many seconds."""
        assert self.process.stdout is not None
        watch = threading.Timer(limit, self.process.kill)
        watch.start()
        try:
            line = self.process.stdout.readline()
        finally:
            watch.cancel()
        if not line:
            self.lost = self.last_words()
        message: dict[str, Any] = json.loads(line or "{}")
        return message

    def last_words(self) -> str:
        """The last line that it wrote to stderr."""
        self.close()
        self.errors.seek(0)
        lines = self.errors.read().strip().splitlines()
        return lines[-1] if lines else "it gave no reason, or no answer in time"

    def close(self) -> None:
        """End it, whatever it is doing."""
        self.process.kill()
        self.process.wait()


def pin(child: Child, label: str) -> None:
    """Pin a child to the core that all share, if the system can; not one that uses threads."""
    if hasattr(os, "sched_setaffinity") and not label.endswith(THREADED):
        os.sched_setaffinity(child.process.pid, {max(os.sched_getaffinity(0))})


def commands(names: list[str], what: str) -> Iterator[tuple[str, list[str], dict[str, str]]]:
    """What to start: our games in their builds, then the peers; label, command, environment."""
    plain = {key: value for key, value in os.environ.items() if key != "MATTOCK_PURE"}
    ours = ["-m", "mattock.bench", "--child"]
    for name in names:
        if what == "envs":
            yield name + ENVS, [*ours, name + ENVS], plain
            continue
        yield name, [*ours, name], plain
        if what == "search":
            yield name + THREADED, [*ours, name + THREADED], plain
        else:
            yield name + UNCOMPILED, [*ours, name], plain | {"MATTOCK_PURE": "1"}
    for script in SCRIPTS[what]:
        yield script, [str(PEERS / f"{script}.py")], plain


def complaint(label: str, child: Child) -> str | None:
    """The complaint about a child that should have started, if there is one."""
    if child.lost:
        return f"{label} did not start: {child.lost}"
    if "missing" in child.hello:
        why = child.hello["missing"]
        return f"{child.subject} is left out ({why}); to measure it: pip install 'mattock[bench]'"
    meant = not child.subject.endswith(UNCOMPILED)
    if child.hello.get("compiled", meant) == meant:
        return None
    build = "uncompiled" if meant else "compiled"
    return f"{child.subject} runs {build} here, so its figures are not what its name says."


@contextmanager
def started(names: list[str], what: str, console: Console) -> Iterator[list[Child]]:
    """The children, each after its hello; all are ended on the way out."""
    with ExitStack() as stack:
        children = []
        for label, command, environment in commands(names, what):
            with console.status(f"Starting {label}"):
                errors = stack.enter_context(TemporaryFile("w+", encoding="utf-8"))
                child = Child(command, environment, errors)
                stack.callback(child.close)
                pin(child, label)
                child.greet()
            if sentence := complaint(label, child):
                console.print(sentence, markup=False, soft_wrap=True)
            children.append(child)
        yield children


def measured(
    children: list[Child], measures: tuple[str, ...], rounds: int, seconds: float, console: Console
) -> Figures:
    """The figures of all rounds. Subjects that are compared run one right after the other."""
    plan = [(child, measure) for measure in measures for child in children if child.offers(measure)]
    figures: Figures = {(child.subject, measure): [] for child, measure in plan}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=len(plan) * (rounds + 1))
        for number in range(rounds + 1):  # round 0 warms up
            for child, measure in plan:
                place = f"round {number} of {rounds}" if number else "warming up"
                progress.update(task, description=f"{place}: {child.subject} {measure}")
                if not child.lost:
                    per_second = child.ask(measure, seconds if number else WARM_UP)
                    figures[child.subject, measure].append(per_second)
                progress.advance(task)
    return {key: each[1:] for key, each in figures.items()}


def without_lost(figures: Figures, children: list[Child], console: Console) -> Figures:
    """The figures without those of children that ended on the way."""
    lost = {child.subject: child.lost for child in children if child.hello and child.lost}
    for subject, reason in lost.items():
        console.print(f"{subject} ended while it was measured: {reason}", markup=False)
    return {key: each for key, each in figures.items() if key[0] not in lost}


# Output.


def rows(figures: Figures, children: list[Child]) -> list[dict[str, str | float]]:
    """The rows of the JSON file: the best round, the span of all, and the bytes that a step writes."""
    bytes_of = {(c.subject, m): n for c in children for m, n in c.hello.get("written", {}).items()}
    found: list[dict[str, str | float]] = []
    for (s, m), each in figures.items():
        low, high = min(each), max(each)
        found.append({"subject": s, "measure": m, "per_second": high, "low": low, "high": high})
        if (s, m) in bytes_of:
            found[-1]["bytes"] = bytes_of[s, m]
    return found


def written_table(children: list[Child]) -> Table:
    """What a step of many games writes for each of them; what the figures of a batch are to be read with."""
    table = Table("", "batch", "batch.observed", title="Bytes written a step", box=SIMPLE_HEAD)
    for child in children:
        if written := child.hello.get("written"):
            table.add_row(child.subject, *(str(written[measure]) for measure in ("batch", "batch.observed")))
    return table


def short(number: float) -> str:
    """A figure with three digits: 1.31 M, 27.5 k."""
    for size, unit in ((1e6, " M"), (1e3, " k")):
        if number >= size:
            return f"{number / size:.3g}{unit}" if number < 1000 * size else f"{number / size:.0f}{unit}"
    return f"{number:.0f}"


def figures_table(figures: Figures) -> Table:
    """Ours beside the peers', per second: the best round, and the slowest in brackets."""
    table = Table("", title="Per second: best round (slowest)", box=SIMPLE_HEAD)
    measures = list(dict.fromkeys(measure for _, measure in figures))
    for measure in measures:
        table.add_column(measure, justify="right")
    for subject in dict.fromkeys(subject for subject, _ in figures):
        cells = [figures.get((subject, measure)) for measure in measures]
        table.add_row(subject, *(f"{short(max(c))} ({short(min(c))})" if c else "" for c in cells))
    return table


def search_table(figures: Figures) -> Table:
    """The figures of the search, a line each: subjects have few measures in common."""
    table = Table(title="Steps or rounds per second", box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    table.add_column("")
    table.add_column("best round", justify="right")
    table.add_column("slowest", justify="right")
    before = ""
    for subject, measure in sorted(figures, key=lambda key: key[0].removesuffix(THREADED)):
        name = subject.removesuffix(THREADED)
        each = figures[subject, measure]
        if before and name != before:
            table.add_section()
        table.add_row("" if name == before else name, SAID[measure], short(max(each)), short(min(each)))
        before = name
    return table


def verdict(goal: Goal, ratio: float) -> tuple[str, str]:
    """The target in words, and whether it is reached."""
    if goal.target is None:
        return "", ""
    words = f"{goal.target:g}" if goal.aim is None else f"{goal.target:g}, aim {goal.aim:g}"
    return words, "[green]reached[/]" if ratio >= goal.target else "[red]missed[/]"


def ratio_row(goal: Goal, ours: list[float], theirs: list[float]) -> tuple[str, ...]:
    """One goal: the ratio of the best rounds, its span over the rounds, the target."""
    ratio = max(ours) / max(theirs)
    each = [a / b for a, b in zip(ours, theirs, strict=True)]
    label = f"{goal.build} {goal.measure} / {goal.peer}".strip(". ")
    return label, f"{ratio:.1f}", f"{min(each):.1f}..{max(each):.1f}", *verdict(goal, ratio)


def ratios_table(name: str, figures: Figures, size: int | None) -> Table:
    """How many times faster one of our games is, and how small its state."""
    table = Table(f"{name} / peer", title=f"Ratios of {name}", box=SIMPLE_HEAD, pad_edge=False)
    for column in ("best", "per round", "target"):
        table.add_column(column, justify="right")
    table.add_column("")
    for goal in GOALS:
        ours = figures.get((name + goal.build, goal.measure))
        theirs = figures.get((goal.peer, goal.theirs or goal.measure))
        if ours and theirs:
            table.add_row(*ratio_row(goal, ours, theirs))
    if threads := gain_row(name, figures):
        table.add_row(*threads)
    if size is not None:
        most = mattock.game(name).most_bytes
        held = "[green]reached[/]" if size < most else "[red]missed[/]"
        table.add_row("bytes of a state", str(size), "", f"under {most}", held)
    return table


def gain_row(name: str, figures: Figures) -> tuple[str, ...] | None:
    """What the search gains from a second thread, beside what the bare loop gains in the same rounds."""
    rounds = [figures.get((name + THREADED, measure)) for measure in THREADS]
    one, two, alone, both = (each or [0.0] for each in rounds)
    if not all(rounds):
        return None
    each = [(d / c) / (b / a) for a, b, c, d in zip(one, two, alone, both, strict=True)]
    ratio = median(each)  # a gain is that of one round: the best of each would belong to different minutes
    held = "[green]reached[/]" if ratio >= GAIN else "[red]missed[/]"
    label = "gain of two threads / of a bare loop, middle"
    return label, f"{ratio:.2f}", f"{min(each):.2f}..{max(each):.2f}", f"{GAIN:g}", held


def run(chosen: argparse.Namespace, console: Console) -> int:
    """Measure everything that can be started, and print the figures."""
    names = chosen.games or list(OWN)
    what = "search" if chosen.search else "envs" if chosen.peers else "speed"
    if not PEERS.is_dir():
        console.print("The peers' scripts are in the source checkout only: our games are measured alone.")
    with started(names, what, console) as children:
        figures = measured(children, MEASURES[what], chosen.rounds, chosen.seconds, console)
    figures = without_lost(figures, children, console)
    if not figures:
        console.print("Nothing could be measured.")
        return 1
    if chosen.json is not None:
        chosen.json.write_text(json.dumps(rows(figures, children), indent=1) + "\n", encoding="utf-8")
    sizes = {child.subject: child.hello["state_bytes"] for child in children if child.hello.get("compiled")}
    sizes = sizes if what == "speed" else {}
    console.print(search_table(figures) if chosen.search else figures_table(figures))
    if what == "envs":
        console.print(written_table(children))
    for name in names:
        if (table := ratios_table(name, figures, sizes.get(name))).row_count:
            console.print(table)
    return 0


def arguments(argv: list[str]) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(
        prog="mattock bench", description="Compare the speed of Mattock with other libraries."
    )
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help="interleaved rounds (default 5)")
    parser.add_argument(
        "--seconds", type=float, default=1.0, metavar="S", help="seconds for each measurement (default 1)"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the rows to this file")
    parser.add_argument(
        "--games",
        nargs="+",
        metavar="NAME",
        choices=mattock.games(),
        help="which games to measure (default all)",
    )
    parser.add_argument("--search", action="store_true", help="measure the search and its threads instead")
    parser.add_argument("--peers", action="store_true", help="measure the environments instead")
    parser.add_argument("--child", help=argparse.SUPPRESS)
    chosen = parser.parse_args(argv)
    if foreign := [name for name in chosen.games or () if name not in OWN]:
        parser.error(f"{foreign[0]} is played in plain Python; what is measured here is compiled code")
    if chosen.rounds < 1 or chosen.seconds <= 0:
        parser.error("at least one round, and more than no seconds")
    if chosen.json and not chosen.json.absolute().parent.is_dir():
        parser.error(f"there is no folder {chosen.json.parent} to write to")
    return chosen


def main(argv: list[str]) -> int:
    """The command `mattock bench`."""
    chosen = arguments(argv)
    if chosen.child:
        serve(chosen.child)
        return 0
    console = Console()
    try:
        return run(chosen, console)
    except KeyboardInterrupt:
        console.print("Stopped; nothing was written.")
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
