"""Metrics for the host, in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
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
    logins_refused: int = 0
    mails_sent: int = 0
    mails_failed: int = 0
    requests: Counter[int] = field(default_factory=Counter)  # by status
    stored: Histogram = field(default_factory=Histogram)  # from receipt to the disk
    lag: Histogram = field(default_factory=Histogram)  # by how much the event loop was late

    def text(self, gauges: dict[str, float | dict[str, int]]) -> str:
        lines = []
        for name in COUNTERS:
            lines += metric(f"{name}_total", "counter", getattr(self, name))
        statuses = {str(status): count for status, count in sorted(self.requests.items())}
        lines += metric("requests_total", "counter", statuses, "status")
        for name, value in gauges.items():
            lines += metric(name, "gauge", value, "of")
        lines += self.stored.lines("mattock_store_seconds") + self.lag.lines("mattock_loop_lag_seconds")
        return "\n".join([*lines, ""])


COUNTERS = (
    "commands",
    "refused",
    "bad_messages",
    "entries",
    "dropped",
    "storage_errors",
    "logins_refused",
    "mails_sent",
    "mails_failed",
)


def metric(name: str, kind: str, value: float | dict[str, int], label: str = "") -> list[str]:
    """A figure, or one for each value of a label."""
    full = f"mattock_{name}"
    if isinstance(value, dict):
        values = [f'{full}{{{label}="{key}"}} {one}' for key, one in value.items()]
    else:
        values = [f"{full} {value:g}"]
    return [f"# TYPE {full} {kind}", *values]
