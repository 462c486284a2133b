"""A sitting of training: self-play and learning side by side until the time is up. The next carries on."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from mattock.bots.inputs import Inputs, fingerprint
from mattock.bots.net import TrainedNet
from mattock.bots.netfile import read_net, write_net
from mattock.core.errors import MattockError
from mattock.learn.crew import Crew, Pace, is_better, starts_of
from mattock.learn.model import Learner, Losses, Weights, begin
from mattock.learn.quantise import quantised
from mattock.learn.rows import Array, Batch, Rows, read_chunk

if TYPE_CHECKING:
    from mattock.core.game import Game

Tell = Callable[[str], None]
CHECKPOINT = "checkpoint.npz"
CURRENT = "current.net"
CHUNKS_AT_ONCE = 16
JUDGED = 4  # each so many-th chunk is judged before it is learnt from
STEPS_AT_ONCE = 20
WARM = 200  # steps up to the full rate


class AnyLearner(Protocol):
    """NumPy or PyTorch."""

    steps: int

    def step(self, batch: Batch, rate: float) -> None: ...
    def judge(self, batch: Batch) -> Losses: ...
    def averaged(self) -> Weights: ...


@dataclass(frozen=True, slots=True)
class Settings:
    """What is trained, and how."""

    game: str
    players: Sequence[int] = (2,)
    options: Sequence[Mapping[str, Any]] = ({},)
    wide: int = 256
    narrow: int = 128
    small: int = 32
    seed: int = 1
    batch: int = 1024
    uses: float = 6.0  # how often each row is learnt from
    room: int = 1_000_000  # rows in memory
    opening: int = 40_000  # rows by playouts before learning begins
    first_steps: int = 800  # before the first net plays
    every: float = 15.0  # seconds between two nets
    rates: tuple[float, float] = (1e-3, 1e-4)
    gate: int = 100  # deals
    pace: Pace = field(default_factory=Pace)

    @property
    def shape(self) -> dict[str, int]:
        return {"wide": self.wide, "narrow": self.narrow, "small": self.small}


class Run:
    """One sitting."""

    def __init__(
        self, game: Game, settings: Settings, folder: Path, threads: int, by_torch: bool, tell: Tell
    ) -> None:
        self.game, self.settings, self.folder, self.threads, self.tell = game, settings, folder, threads, tell
        folder.mkdir(parents=True, exist_ok=True)
        self.rng = np.random.default_rng(settings.seed)
        self.rows = Rows(settings.room, Inputs.of(game).count, game.actions)
        self.past: dict[str, Any] = {"games": 0, "rows": 0, "steps": 0, "seconds": 0.0, "sittings": 0}
        weights = begin(game, settings.shape, settings.seed)
        self.resumed = (folder / CHECKPOINT).exists()
        if self.resumed:
            weights = self.read_checkpoint(weights)
        self.learner = new_learner(weights, by_torch)
        starts = starts_of(game, settings.players, settings.options)
        self.crew = Crew(
            starts, folder, settings.pace, settings.seed + 1000 * self.past["sittings"], self.net_now()
        )
        self.used = 0.0
        self.fresh: list[Losses] = []

    # Files.

    def read_checkpoint(self, begun: Weights) -> Weights:
        """Where the last sitting has stopped."""
        path = self.folder / CHECKPOINT
        try:
            with np.load(path, allow_pickle=False) as kept:
                past = json.loads(str(kept["past"]))
                weights = {name: kept[name].astype(np.float32) for name in begun}
                lit = kept["lit"]
        except (OSError, KeyError, ValueError) as error:
            raise MattockError(f"The checkpoint {path} cannot be read: {error}.") from None
        fits = all(weights[name].shape == part.shape for name, part in begun.items())
        if past.get("fingerprint") != fingerprint(self.game) or not fits:
            raise MattockError(f"The checkpoint {path} is of another game or another shape of net.")
        self.past = past
        self.rows.lit |= lit
        unlit = ~self.rows.lit
        weights["first"][unlit] = begun["first"][unlit]
        return weights

    def write_checkpoint(self, seconds: float) -> None:
        """The averaged weights at half precision, and how far it has come."""
        past = {
            "fingerprint": fingerprint(self.game),
            "settings": asdict(self.settings),
            "games": self.past["games"] + self.crew.games,
            "rows": self.past["rows"] + self.rows.total,
            "steps": self.past["steps"] + self.learner.steps,
            "seconds": self.past["seconds"] + seconds,
            "sittings": self.past["sittings"] + 1,
        }
        weights = {name: part.astype(np.float16) for name, part in self.learner.averaged().items()}
        weights["first"][~self.rows.lit] = 0
        partial = self.folder / "checkpoint.partial.npz"
        parts: dict[str, Any] = {"past": json.dumps(past), "lit": self.rows.lit, **weights}
        np.savez_compressed(partial, **parts)
        partial.replace(self.folder / CHECKPOINT)

    def net_now(self) -> TrainedNet:
        """The averaged weights as integers."""
        path = self.folder / CURRENT
        story = {**self.past, "seed": self.settings.seed}
        if hasattr(self, "crew"):
            story |= {
                "games": self.past["games"] + self.crew.games,
                "rows": self.past["rows"] + self.rows.total,
                "steps": self.past["steps"] + self.learner.steps,
            }
        lit = self.rows.lit if self.rows.total or self.resumed else np.ones_like(self.rows.lit)
        write_net(path, self.game, self.settings.shape, quantised(self.learner.averaged(), lit), story)
        return read_net(path, self.game)

    # The loop.

    def sit(self, seconds: float) -> TrainedNet:
        """Train for so long; returns the net at the end."""
        began = monotonic()
        referees = 1 if self.threads > 2 else 0
        if self.resumed:
            self.crew.publish(self.crew.net)
        self.crew.begin(max(1, self.threads - referees), referees)
        published = told = began
        try:
            while monotonic() < began + seconds:
                if self.crew.fault:
                    raise self.crew.fault
                self.take_chunks()
                passed = (monotonic() - began) / seconds
                if self.may_learn():
                    self.learn(passed)
                else:
                    sleep(0.02)
                now = monotonic()
                ready = self.learner.steps >= self.settings.first_steps or self.resumed
                if (
                    ready
                    and self.learner.steps
                    and (not self.crew.judged or now > published + self.settings.every)
                ):
                    self.crew_gets_new_net(now - began)
                    published = now
                if now > told + 20:
                    self.tell_progress(now - began)
                    told = now
        finally:
            self.crew.end()
            self.write_checkpoint(monotonic() - began)
        if self.crew.fault:
            raise self.crew.fault
        self.tell_progress(monotonic() - began)
        return self.net_now()

    def take_chunks(self) -> None:
        """Read what has been played; judge some of it before it is learnt from."""
        for path in sorted((self.folder / "chunks").glob("*.chunk"))[:CHUNKS_AT_ONCE]:
            _, numbers = read_chunk(path, fingerprint(self.game))
            added = self.rows.add(numbers)
            path.unlink()
            self.crew.chunks += 1
            if self.crew.judged and added and self.crew.chunks % JUDGED == 0:
                places = (self.rows.total - 1 - np.arange(added)) % self.rows.room
                self.fresh.append(self.learner.judge(self.rows.batch(places)))

    def may_learn(self) -> bool:
        enough = self.settings.opening if not self.resumed else self.settings.batch * 8
        return self.rows.total >= enough and self.used < self.settings.uses * self.rows.total + (
            self.settings.first_steps * self.settings.batch * (not self.resumed)
        )

    def learn(self, passed: float) -> None:
        """Some steps on rows drawn from the latest."""
        high, low = self.settings.rates
        rate = low + (high - low) * 0.5 * (1 + math.cos(math.pi * min(1.0, passed)))
        window = self.rows.window(self.settings.opening * 2)
        for _ in range(STEPS_AT_ONCE):
            warm = min(1.0, (self.learner.steps + 1) / WARM)
            self.learner.step(self.rows.batch(self.draw_places(window)), rate * warm)
            self.used += self.settings.batch

    def draw_places(self, window: int) -> Array:
        places: Array = (
            self.rows.total - 1 - self.rng.integers(window, size=self.settings.batch)
        ) % self.rows.room
        return places

    def crew_gets_new_net(self, seconds: float) -> None:
        version = self.crew.version
        found = self.crew.publish(self.net_now())
        if found.won:
            self.log(seconds, {"version": version, "against playouts": str(found)})
        if self.crew.version % 8 == 0:
            self.write_checkpoint(seconds)

    def tell_progress(self, seconds: float) -> None:
        fresh, self.fresh = self.fresh, []
        means = Losses(*np.mean([[*asdict(loss).values()] for loss in fresh], 0)) if fresh else None
        row = {
            "games": self.crew.games,
            "rows": self.rows.total,
            "steps": self.learner.steps,
            "simulations a second": round(self.crew.simulations / max(seconds, 0.01)),
            "version": self.crew.version,
        }
        self.log(seconds, row | ({"fresh": str(means)} if means else {}))

    def log(self, seconds: float, row: Mapping[str, Any]) -> None:
        line = {"seconds": round(seconds), **row}
        with (self.folder / "log.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        self.tell("  ".join(f"{key} {value}" for key, value in line.items()))


def new_learner(weights: Weights, by_torch: bool) -> AnyLearner:
    if not by_torch:
        return Learner(weights)
    try:
        from mattock.learn.torch_model import TorchLearner
    except ImportError:
        raise MattockError("PyTorch is not installed here; without --torch NumPy does the same.") from None
    return TorchLearner(weights)


def pass_gate(run: Run, net: TrainedNet, published: Path, tell: Tell) -> bool:
    """Publish a net if it beats the one that is published, or playouts where there is none."""
    other = read_net(published, run.game) if published.exists() else None
    settings = run.settings
    better, tally = is_better(
        run.crew.starts, net, other, settings.pace.duel, settings.gate, run.threads, settings.seed
    )
    tell(f"{'against the published net' if other else 'against playouts'}: {tally}")
    if better:
        published.parent.mkdir(parents=True, exist_ok=True)
        published.write_bytes((run.folder / CURRENT).read_bytes())
    return better
