"""Threads that talk to the database, so that the event loop never waits.

This is group commit: the writer takes whatever has gathered while the last
commit ran, carries it all out in one transaction and commits once, so that many tables share one sync of the
disk. A future is resolved only after that commit has returned. For each statement the thread needs the
interpreter, which a busy event loop gives away every 5 ms; so what can be done together goes into few
statements, and those run beside the loop.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter
from typing import Any, TypeVar

from mattock.server.storage.base import Connection, ConnectionLost, Home, StorageError

T = TypeVar("T")
P = TypeVar("P")
Work = Callable[[Connection, list[Any]], list[Any]]  # for many parts at once; the result of each
MOST_WAITING = 10_000  # jobs
MOST_TOGETHER = 500  # jobs in one transaction


@dataclass(slots=True)
class Waiting:
    """A part of some work, and the future that waits for it."""

    work: Work
    part: Any
    future: asyncio.Future[Any]
    result: Any = None
    error: BaseException | None = None


class Worker:
    """One thread with one connection, which it opens again when it is lost."""

    def __init__(self, home: Home, owner: bool, together: int = MOST_TOGETHER) -> None:
        self.home = home
        self.owner = owner
        self.together = together
        self.loop = asyncio.get_running_loop()
        self.jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.connection: Connection | None = None
        self.batches = 0
        self.report: Callable[[str], None] = lambda _: None  # what is in the way, "" where nothing is
        self.thread = threading.Thread(target=self.work, name="writer" if owner else "reader", daemon=True)

    def start(self, connection: Connection) -> None:
        """Begin with a connection at hand."""
        self.connection = connection
        self.thread.start()

    def submit(self, job: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Run a job; the future holds its result once that is on disk."""
        return self.submit_part(one_by_one, job)

    def submit_part(self, work: Callable[[Connection, list[P]], list[T]], part: P) -> asyncio.Future[T]:
        """Run a part of some work together with all other parts that wait for the same work."""
        future: asyncio.Future[T] = self.loop.create_future()
        if self.jobs.qsize() < MOST_WAITING:
            self.jobs.put(Waiting(work, part, future))
        else:
            future.set_exception(StorageError("The server is too busy to store anything more."))
        return future

    def deliver(self, batch: list[Waiting]) -> None:
        """Resolve the futures, and report how it went."""
        troubles = [str(waiting.error) for waiting in batch if isinstance(waiting.error, StorageError)]
        self.report(troubles[0] if troubles else "")
        for waiting in batch:
            if waiting.future.done():
                continue
            if waiting.error is not None:
                waiting.future.set_exception(waiting.error)
            else:
                waiting.future.set_result(waiting.result)

    def stop(self) -> None:
        """Finish what was submitted, then close. Call it from another thread."""
        self.jobs.put(None)
        self.thread.join()

    # In the thread.

    def work(self) -> None:
        going = True
        while going:
            batch, going = self.gather()
            if batch:
                self.carry_out(batch)
                self.batches += 1
                self.loop.call_soon_threadsafe(self.deliver, batch)
        if self.connection is not None:
            self.connection.close()

    def gather(self) -> tuple[list[Waiting], bool]:
        """All that waits, and whether the worker goes on."""
        batch: list[Waiting] = []
        first = self.jobs.get()
        while first is not None:
            batch.append(first)
            if len(batch) == self.together:
                return batch, True
            try:
                first = self.jobs.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False

    def carry_out(self, batch: list[Waiting]) -> None:
        """Run all in one transaction; if one fails, each in its own."""
        used = self.connection is not None
        try:
            self.transact(batch)
        except ConnectionLost as error:
            if used and not self.owner:  # lost since it was used last; to look twice does no harm
                self.carry_out(batch)
            else:  # what was committed is not known: do nothing twice
                self.fail(batch, error)
        except Exception as error:
            if len(batch) == 1:
                batch[0].error = error
                return
            for waiting in batch:
                self.carry_out([waiting])

    def transact(self, batch: list[Waiting]) -> None:
        connection = self.connection = self.connection or self.home.connect(self.owner)
        try:
            connection.begin()
            for work, some in groupby(batch, attrgetter("work")):
                group = list(some)
                results = work(connection, [waiting.part for waiting in group])
                for waiting, result in zip(group, results, strict=True):
                    waiting.result = result
            connection.commit()
        except ConnectionLost:
            self.connection = None
            connection.close()
            raise
        except Exception:
            connection.rollback()
            raise

    def fail(self, batch: list[Waiting], error: Exception) -> None:
        for waiting in batch:
            waiting.error = error


def one_by_one(connection: Connection, jobs: list[Callable[[Connection], T]]) -> list[T]:
    return [job(connection) for job in jobs]


class Readers:
    """Some workers that only look, at one queue: what takes long holds up one of them."""

    def __init__(self, home: Home, count: int) -> None:
        self.workers = [Worker(home, owner=False, together=1) for _ in range(count)]
        for worker in self.workers:
            worker.jobs = self.workers[0].jobs

    def start(self, connections: list[Connection]) -> None:
        """Begin with the connections at hand."""
        for worker, connection in zip(self.workers, connections, strict=True):
            worker.start(connection)

    def listen(self, report: Callable[[str], None]) -> None:
        """Hear what is in the way of any of them."""
        for worker in self.workers:
            worker.report = report

    def submit(self, job: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Run a job; whoever is free takes it."""
        return self.workers[0].submit(job)

    def stop(self) -> None:
        """Finish what was submitted, then close. Call it from another thread."""
        for _ in self.workers:
            self.workers[0].jobs.put(None)
        for worker in self.workers:
            worker.thread.join()
