"""Bots think in processes of their own: one queue, deadlines, and a new process for each that fails.

Who is next, `line.py` says. Each process has a thread that hands it one question at a time and waits; the
event loop only awaits a future. A bot is asked for its whole turn at once: the choices of a turn share what
it may think, as they do everywhere.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import queue
import random
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple

from mattock.bots import Analysis, MctsBot, best_looking, make_bot
from mattock.bots.hints import THOUGHT
from mattock.core.state import State
from mattock.server.limits import TokenBuckets
from mattock.server.line import Asker, Kind, Line, MemoryLine

LINE_SECONDS = 30.0  # the longest that a table waits in the queue
START_SECONDS = 60.0  # a new process has to load the rules first
HINT_SECONDS = 5.0  # the least time allowed for a hint; the search itself ends sooner
NOBODY = Asker()


class Planned(NamedTuple):
    """A position of a bot's turn, and what to do there."""

    state: State
    action: int
    quick: bool = False  # at a glance, since no answer came in time


Plan = list[Planned]  # of a whole turn


@dataclass(slots=True, eq=False)
class Thought:
    """One question: what to do in this turn? `code` is a bot's, or `hint` for an analysis."""

    code: str
    state: State
    seconds: float  # how long it may take once it has begun
    future: asyncio.Future[Any]
    asker: Asker = field(default_factory=Asker)
    spent: float = 0.0  # how long it took


def think(pipe: Connection) -> None:
    """The main loop of a process: answer questions until the pipe closes."""
    pipe.send("ready")
    while True:
        try:
            code, state, seed = pipe.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        pipe.send(answer(code, state, seed))


def answer(code: str, state: State, seed: int) -> list[int] | Analysis:
    """An analysis, or what a bot does until somebody else is to choose or something is drawn."""
    if code == "hint":
        return MctsBot(THOUGHT, seed).analyse(state)
    bot, mover, actions = make_bot(code, seed), state.mover, list[int]()
    while state.mover == mover:
        actions.append(bot.choose(state))
        state.apply(actions[-1])
    return actions


def quick_move(state: State) -> int:
    """A move at a glance, for when the bot did not answer in time."""
    return best_looking(state)[0]


class Thinker:
    """One process and the thread that looks after it."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None
        self.given: queue.SimpleQueue[Thought | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.work, name="thinker", daemon=True)
        self.thread.start()

    def work(self) -> None:
        while (thought := self.given.get()) is not None:
            self.pool.tell(self, thought, self.ask(thought))
        self.stop()

    def ask(self, thought: Thought) -> Any:
        """The answer of the process. If it fails or is late: None, and a new process next time."""
        begun = time.monotonic()
        try:
            pipe = self.start()
            begun = time.monotonic()
            pipe.send((thought.code, thought.state, random.SystemRandom().getrandbits(63)))
            if pipe.poll(thought.seconds):
                return pipe.recv()
        except (EOFError, OSError, TimeoutError):
            pass
        finally:
            thought.spent = time.monotonic() - begun
        self.pool.replaced += 1
        self.stop()
        return None

    def start(self) -> Connection:
        """The pipe to a process that is ready."""
        if self.pipe is not None and self.process is not None and self.process.is_alive():
            return self.pipe
        self.stop()
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=self.pool.target, args=(theirs,), name="bot", daemon=True)
        self.process.start()
        theirs.close()
        if not self.pipe.poll(START_SECONDS):
            raise TimeoutError
        self.pipe.recv()
        return self.pipe

    def interrupt(self) -> None:
        """Kill the process, whatever it is doing."""
        with contextlib.suppress(ValueError, AttributeError):  # it ended by itself meanwhile
            self.process.kill()  # type: ignore[union-attr]

    def stop(self) -> None:
        if self.pipe is not None:
            self.pipe.close()
            self.pipe = None
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process.close()
            self.process = None


class Pool:
    """The processes that think, and the queue before them."""

    def __init__(
        self,
        processes: int,
        seconds: float,
        target: Callable[[Connection], None] = think,
        budgets: TokenBuckets | None = None,  # the share of each owner; None is no limit
    ) -> None:
        self.loop = asyncio.get_running_loop()
        self.seconds = seconds
        self.target = target
        self.budgets = budgets
        self.line: Line[Thought] = MemoryLine(self.used_up)
        self.replaced = 0  # processes that crashed or were late
        self.quick = 0  # moves made at a glance instead
        self.spent = 0.0  # seconds of thinking
        self.thinkers = [Thinker(self) for _ in range(processes)]
        self.idle = list(self.thinkers)
        self.closing = False

    @property
    def waiting(self) -> list[Thought]:
        """The questions that nobody thinks about yet."""
        return self.line.all()

    def used_up(self, owner: str) -> bool:
        """Whether somebody has had more than their share."""
        return self.budgets is not None and self.budgets.of(owner).refill() <= 0

    async def plan(self, code: str, state: State, asker: Asker = NOBODY) -> Plan:
        """A bot's turn, always legal; one quick move if the answer is late."""
        actions = await self.ask(code, state, asker)
        here, plan = state.clone(), Plan()
        for action in actions if isinstance(actions, list) else []:
            if here.why_not(action) is not None:
                break
            plan.append(Planned(here.clone(), action))
            here.apply(action)
        if not plan:
            self.quick += 1
            plan.append(Planned(here, quick_move(here), quick=True))
        return plan

    async def hint(self, state: State, owner: str = "", address: str = "") -> Analysis | None:
        found = await self.ask("hint", state, Asker(Kind.HINT, owner, address))
        return found if isinstance(found, Analysis) else None

    async def ask(self, code: str, state: State, asker: Asker) -> Any:
        """An answer; None if none came in time."""
        if self.closing:
            return None
        seconds = max(self.seconds, HINT_SECONDS) if code == "hint" else self.seconds
        thought = Thought(code, state, seconds, self.loop.create_future(), asker)
        turned_away = self.line.add(thought)
        if turned_away is not None:
            settle(turned_away.future, None)
        self.hand_out()
        try:
            return await asyncio.wait_for(thought.future, LINE_SECONDS + seconds)
        except TimeoutError:
            return None
        finally:
            self.line.drop(thought)

    def hand_out(self) -> None:
        """Give each process that has nothing to do the next question."""
        while self.idle and (thought := self.line.take()) is not None:
            self.idle.pop().given.put(thought)

    def tell(self, thinker: Thinker, thought: Thought, result: Any) -> None:
        """Hand a result from a thinker's thread to the event loop."""
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.take_back, thinker, thought, result)

    def take_back(self, thinker: Thinker, thought: Thought, result: Any) -> None:
        """A thinker has answered: charge what it took, and let the next one ask."""
        self.line.settle(thought, thought.spent)
        self.spent += thought.spent
        if self.budgets is not None:
            self.budgets.of(thought.asker.owner).spend(thought.spent)
        settle(thought.future, result)
        if not self.closing:
            self.idle.append(thinker)
            self.hand_out()

    async def close(self) -> None:
        """Stop all processes; requests that still wait get no answer."""
        self.closing = True
        while (left := self.line.take()) is not None:
            settle(left.future, None)
        for thinker in self.thinkers:
            thinker.given.put(None)
            thinker.interrupt()
        for thinker in self.thinkers:
            await asyncio.to_thread(thinker.thread.join)


def settle(future: asyncio.Future[Any], result: Any) -> None:
    if not future.done():
        future.set_result(result)
