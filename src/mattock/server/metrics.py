"""Metrics for the host, in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, field

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


@dataclass(slots=True)
class Histogram:
    """A histogram of durations."""

    counts: list[int] = field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    total: float = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> list[str]:
        lines = [f"# TYPE {name} histogram"]
        so_far = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.counts, strict=True):
            so_far += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {so_far}')
        return [*lines, f"{name}_sum {self.total:.6f}", f"{name}_count {so_far}"]


@dataclass(slots=True)
class Metrics:
    """The counters."""

    commands: int = 0
    refused: int = 0
    bad_messages: int = 0
    entries: int = 0
    dropped: int = 0  # connections that were too slow
    storage_errors: int = 0
    stored: Histogram = field(default_factory=Histogram)  # from receipt to the disk

    def text(self, gauges: dict[str, float]) -> str:
        lines = []
        for name in ("commands", "refused", "bad_messages", "entries", "dropped", "storage_errors"):
            full = f"mattock_{name}_total"
            lines += [f"# TYPE {full} counter", f"{full} {getattr(self, name)}"]
        for name, value in gauges.items():
            lines += [f"# TYPE mattock_{name} gauge", f"mattock_{name} {value:g}"]
        return "\n".join([*lines, *self.stored.lines("mattock_store_seconds"), ""])
