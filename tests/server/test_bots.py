"""Bots that crash, are late or talk nonsense: the table goes on."""

from __future__ import annotations

import asyncio
import os
import time
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

import mattock
from mattock.bots import make_bot
from mattock.server import bots
from mattock.server.bots import Pool, answer, quick_move, think
from mattock.server.line import Asker, Kind
from tests.server.running import Person, running


def crash(pipe: Connection) -> None:
    """A bot that dies over its third question."""
    answer_then_die(pipe, 2)


def crash_later(pipe: Connection) -> None:
    """A bot that dies in the middle of a game."""
    answer_then_die(pipe, 40)


def answer_then_die(pipe: Connection, questions: int) -> None:
    pipe.send("ready")
    for _ in range(questions):
        pipe.send([pipe.recv()[1].legal()[-1]])
    pipe.recv()
    os._exit(1)


def sleep(pipe: Connection) -> None:
    """A bot that never comes to a decision."""
    pipe.send("ready")
    pipe.recv()
    time.sleep(600)


def babble(pipe: Connection) -> None:
    """A bot that does not know the rules."""
    pipe.send("ready")
    while True:
        pipe.recv()
        pipe.send([10**6])


def position() -> mattock.State:
    state = mattock.game("pergamon").new(players=3)
    while state.mover == mattock.CHANCE:
        state.draw(1)
    return state


def test_a_bot_answers_with_a_legal_move() -> None:
    async def work() -> None:
        pool = Pool(1, 30.0)
        state = position()
        plans = await asyncio.gather(*(pool.plan("greedy", state) for _ in range(20)))
        assert {plan[0][1] for plan in plans} <= set(state.legal())
        assert (pool.replaced, pool.quick) == (0, 0)
        hint = await pool.hint(state)
        assert hint is not None
        assert hint.best.action in state.legal()
        await pool.close()

    asyncio.run(work())


@pytest.mark.parametrize(("target", "seconds"), [(crash, 30.0), (sleep, 0.1), (babble, 30.0)])
def test_whatever_a_bot_does_the_answer_is_legal(target: object, seconds: float) -> None:
    async def work() -> None:
        pool = Pool(1, seconds, target)  # type: ignore[arg-type]
        state = position()
        for _ in range(4 if target is crash else 2):
            [(here, action, quick)] = await pool.plan("greedy", state)
            assert here == state
            assert quick or target is crash
            assert action in state.legal()
        assert pool.quick > 0
        assert pool.replaced > 0 or target is babble
        await pool.close()

    asyncio.run(work())


def test_a_bot_answers_for_its_whole_turn_and_thinks_as_it_does_elsewhere() -> None:
    """The choices of a turn share its budget, so they are asked for together."""
    state = mattock.game("mykerinos").new(players=2)
    while not (state.mover >= 0 and len(state.legal()) > 1):
        state.draw(7)
    for seed in range(40):
        actions = answer("mcts:40", state.clone(), seed)
        assert isinstance(actions, list)
        bot, here = make_bot("mcts:40", seed), state.clone()
        for action in actions:
            assert here.mover == state.mover
            assert bot.choose(here) == action
            here.apply(action)
        assert here.mover != state.mover
        if len(actions) > 1:
            return
    raise AssertionError("no turn had two choices")


def test_who_waits_too_long_in_line_moves_at_a_glance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "LINE_SECONDS", 0.0)

    async def work() -> None:
        pool = Pool(1, 0.05, sleep)
        waiting = [asyncio.create_task(pool.plan("greedy", position())) for _ in range(3)]
        assert [len(await task) for task in waiting] == [1, 1, 1]
        assert pool.quick == 3
        await pool.close()

    asyncio.run(work())


def test_the_loop_goes_on_while_a_bot_thinks() -> None:
    async def work() -> None:
        pool = Pool(1, 30.0, think)
        thinking = asyncio.create_task(pool.plan("mcts:300ms", position()))
        turns = 0
        while not thinking.done():
            await asyncio.sleep(0.001)
            turns += 1
        assert turns > 50
        await pool.close()

    asyncio.run(work())


def test_closing_keeps_nobody_waiting() -> None:
    async def work() -> None:
        pool = Pool(1, 600.0, sleep)
        waiting = [asyncio.create_task(pool.plan("greedy", position())) for _ in range(3)]
        await asyncio.sleep(0.1)
        await pool.close()
        assert await asyncio.gather(*waiting) == 3 * [[(position(), quick_move(position()), True)]]

    asyncio.run(work())


def test_a_table_plays_on_with_bots_that_crash(folder: Path) -> None:
    with running(folder) as server:
        server.call(lambda: setattr(server.house.pool, "target", crash_later))
        ada = Person(server.url)
        table = ada.set_up("me", "greedy", "greedy")["table"]
        assert ada.sit(table).play_to_the_end()["table"]["status"] == "finished"
        assert server.house.pool.quick > 0
        steps = ada.get(f"/api/tables/{table}/steps")
        assert sum(step.get("quick", False) for step in steps) == server.house.pool.quick, "the table is told"
        ada.close()


def agree(pipe: Connection) -> None:
    """A bot that takes what comes first."""
    pipe.send("ready")
    while True:
        pipe.send([pipe.recv()[1].legal()[0]])


def test_four_tables_of_one_address_delay_nobody_elsewhere() -> None:
    """Whoever asks waits for the question that is being answered, and for no more of those who ask always."""

    async def work() -> None:
        pool = Pool(1, 30.0, agree)
        state, answered, asking = position(), 0, True

        async def ask_on(name: str) -> None:
            nonlocal answered
            while asking:
                await pool.plan("greedy", state, Asker(owner=name, address="198.51.100.7"))
                answered += 1

        others = [asyncio.create_task(ask_on(name)) for name in ("eve", "eva", "ewa", "éva")]
        while answered < 8:
            await asyncio.sleep(0.001)
        for _ in range(20):
            before = answered
            [(_, _, quick)] = await pool.plan("greedy", state, Asker(owner="ada", address="192.0.2.1"))
            assert not quick
            assert answered - before <= 2
        asking = False
        await asyncio.gather(*others)
        await pool.close()

    asyncio.run(work())


def test_a_table_says_for_whom_its_bots_think(folder: Path) -> None:
    with running(folder, trusted_proxy=["127.0.0.1"]) as server:
        ada = Person(server.url)
        ada.http.headers["x-forwarded-for"] = "2001:db8::1"
        with_ada = ada.set_up("me", "student")["table"]
        alone = ada.set_up("student", "student")["table"]
        me = ada.get("/api/me")["person"]
        askers = [server.house.rooms.loaded[table].asker for table in (with_ada, alone)]
        assert askers == [Asker(kind, me, "2001:db8::/64") for kind in (Kind.TABLE, Kind.BOTS)]
        ada.close()
