"""Threads for what would hold up the event loop: each kind of work has its own, and waits for no other."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from contextvars import Context, copy_context
from typing import Any, NamedTuple, TypeVar

from mattock.core.errors import MattockError
from mattock.server.limits import EVERYBODY, ConnectionCounts, limits_at
from mattock.server.refusals import refusal

MANY = 1 << 40  # no limit
STOPPING = "The server stops."
T = TypeVar("T")


class Stopped(MattockError):
    """The server stops before something was done."""


class Job(NamedTuple):
    """A piece of work, and the future of its result."""

    work: Callable[[], Any]
    context: Context
    future: asyncio.Future[Any]


class Workshop:
    """Some threads, and a queue in which only few may wait, and hardly any from one address.

    The threads are daemons: a mail server that never answers cannot keep the server from stopping.
    """

    def __init__(self, name: str, threads: int, most: int = MANY, most_from: int = MANY) -> None:
        self.loop = asyncio.get_running_loop()
        self.most, self.most_from = most, most_from
        self.counts = ConnectionCounts()  # of all, and from each address
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.pending: set[asyncio.Future[Any]] = set()
        self.closed = False
        self.threads = [threading.Thread(target=self.work, name=name, daemon=True) for _ in range(threads)]
        for thread in self.threads:
            thread.start()

    def __len__(self) -> int:
        """How many pieces of work are not done yet."""
        return len(self.pending)

    async def run(self, work: Callable[..., T], *args: Any, address: str = "") -> T:
        """Do it in a thread, in turn; Refusal if too many wait. `address` is "" for the server itself."""
        if self.closed:
            raise Stopped(STOPPING)
        limits = {EVERYBODY: self.most, **limits_at(address, self.most_from)} if address else {}
        if not self.counts.take(limits):
            raise refusal("late", "server-busy")
        future: asyncio.Future[T] = self.loop.create_future()
        self.pending.add(future)
        self.jobs.put(Job(lambda: work(*args), copy_context(), future))
        try:
            return await future
        finally:
            self.counts.give_back(limits)

    async def close(self, seconds: float = 0.0) -> None:
        """Allow some time for what was begun; who waits for more is told that it will not be done."""
        self.closed = True
        for _ in self.threads:
            self.jobs.put(None)
        if self.pending and seconds:
            await asyncio.wait(self.pending, timeout=seconds)
        for future in list(self.pending):
            self.settle(future, None, Stopped(STOPPING))

    def settle(self, future: asyncio.Future[Any], result: Any, error: BaseException | None) -> None:
        self.pending.discard(future)
        if future.done():
            return
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(result)

    # In the threads.

    def work(self) -> None:
        while (job := self.jobs.get()) is not None:
            result = error = None
            try:
                result = None if job.future.cancelled() else job.context.run(job.work)
            except BaseException as raised:
                error = raised
            with contextlib.suppress(RuntimeError):  # the loop is closed, and nobody waits any more
                self.loop.call_soon_threadsafe(self.settle, job.future, result, error)
