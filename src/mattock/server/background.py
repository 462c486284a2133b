"""Work that goes on beside requests and messages."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from mattock.core.errors import MattockError

T = TypeVar("T")
logger = logging.getLogger("mattock.server")


class Background:
    """Keeps tasks alive until they end, and logs what goes wrong in them."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[Any]] = set()

    def run(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.settle)
        return task

    def settle(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, MattockError):
            logger.error("A background task of a table failed.", exc_info=error)

    async def finish(self) -> None:
        """Wait for all of it."""
        await asyncio.gather(*self.tasks, return_exceptions=True)
