"""Starts a server and shuts it down cleanly."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import uvicorn

from mattock.core.errors import BadOption
from mattock.server.admin import Address, admin_file, announce
from mattock.server.app import make_app
from mattock.server.config import Config
from mattock.server.gate import HEAD_BYTES, Gate
from mattock.server.house import House
from mattock.server.logs import log_event, start_logging
from mattock.server.messages import Bye
from mattock.server.services import Games
from mattock.server.wire import Wire

MESSAGE_BYTES = 4096  # the longest message of a client
STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)
STOP_SECONDS = 5
FAREWELLS = 50  # times to look whether all have heard it
COME_BACK = Bye(1012, "The server starts anew; this page comes back by itself.")
BACKLOG = 1024
RARELY = (10_000, 10, 10)  # new objects before garbage is looked for; the usual 700 are a board and its news
SETTLED, THOROUGHLY = 5, 3600  # seconds until what is there stays, and until all of it is looked through

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

try:
    import uvloop

    new_loop: Callable[[], asyncio.AbstractEventLoop] | None = uvloop.new_event_loop
except ImportError:  # Windows
    new_loop = None


def bind(config: Config) -> socket.socket:
    """The listening socket; BadOption if the port is taken."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((config.host, config.port))
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        raise BadOption(
            f"Port {config.port} of {config.host} cannot be used: {error.strerror}; --port names another."
        ) from None
    return listening


def allow_many_connections() -> None:
    """Raise the limit of open files: the usual 1,024 are fewer than the connections we allow."""
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def serve(config: Config, games: Games, started: Callable[[str, str], None]) -> None:
    """Serve until a signal comes, and finish what was begun."""
    listening = bind(config)
    house = House(config, games)
    try:
        await house.open()
        gc.set_threshold(*RARELY)
        tidying = asyncio.create_task(look_for_garbage())
        try:
            port = listening.getsockname()[1]
            url = config.public_url.rstrip("/") or f"http://{in_brackets(config.host)}:{port}"
            house.public = url
            announce(config, Address(local_url(config.host, port), url, house.admin_token))
            log_event("started", url=url, database=house.store.home.name, mode=config.entry)
            started(url, f"{url}/#invite={house.doors.word}" if config.entry == "invited" else "")
            await server_for(house).serve(sockets=[listening])
        finally:
            tidying.cancel()
            admin_file(config).unlink(missing_ok=True)
            await house.close()
    finally:
        listening.close()


async def look_for_garbage() -> None:
    """Now and then, as long as the server runs."""
    for _ in garbage_rounds():
        await asyncio.sleep(SETTLED)


def garbage_rounds() -> Iterator[None]:
    """Tables hold many objects and hardly any cycles, and nobody can move while all are looked through, 0.2
    seconds for 250 tables. So only what is new is, and then set apart; the whole of it once in an hour."""
    while True:
        gc.unfreeze()
        gc.collect()
        for _ in range(THOROUGHLY // SETTLED):
            gc.freeze()
            yield
            gc.collect(1)


def in_brackets(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def local_url(host: str, port: int) -> str:
    """The URL of the server on this machine."""
    return f"http://{in_brackets({'0.0.0.0': '127.0.0.1', '::': '::1'}.get(host, host))}:{port}"


class Server(uvicorn.Server):
    """Returns after a signal, so that writes can be finished; uvicorn's own raises the signal again."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self.house = house

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell all clients to come back, then close."""
        self.house.clients.drop(COME_BACK, lambda _: True)
        for _ in range(FAREWELLS):
            if not self.house.clients.open:
                break
            await asyncio.sleep(0.02)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in STOP_SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def server_for(house: House) -> Server:
    return Server(
        uvicorn.Config(
            make_app(house),
            http=type("GateOfHouse", (Gate,), {"crowd": house.crowd}),
            ws=type("WireOfHouse", (Wire,), {"crowd": house.crowd}),
            h11_max_incomplete_event_size=HEAD_BYTES,
            ws_max_size=MESSAGE_BYTES,
            ws_per_message_deflate=False,
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,
            timeout_graceful_shutdown=STOP_SECONDS,
            timeout_keep_alive=30,
        ),
        house,
    )


def run_server(config: Config, games: Games, say: Callable[[str, str], None], browser: bool = False) -> None:
    """Run a server in this process until it is stopped."""
    start_logging(config)
    allow_many_connections()

    def started(url: str, invite: str) -> None:
        say(url, invite)
        if browser:
            webbrowser.open(invite or url)

    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(serve(config, games, started))
