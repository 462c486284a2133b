"""The settings of a server, with their defaults; flags and one file set them."""

from __future__ import annotations

import os
import tomllib
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Any, Literal

import msgspec

from mattock.core.errors import BadOption

Mode = Literal["", "open", "invited", "closed"]
Network = IPv4Network | IPv6Network
MOST_PORT = 65535
MEGABYTE = 1 << 20
LOOPBACK = ("127.0.0.1", "::1", "localhost")


class Smtp(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The mail server that takes our mails."""

    host: str
    port: int = 587
    security: Literal["starttls", "tls", "none"] = "starttls"
    user: str = ""
    password: str = ""
    sender: str  # the address that they come from
    minutes: float = 5.0  # after the page was closed


class Config(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """How a server runs."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("mattock-data")
    database: str = ""  # "" is a file in the data folder
    names: list[str] = []  # what the server is called by, beside addresses and localhost
    public_url: str = ""  # where people find it, if a proxy stands before it
    trusted_proxy: list[str] = []  # addresses or networks whose word on who asks is taken
    mode: Mode = ""  # who may set up tables; "" is open on this machine, invited beyond it
    word: str = ""  # what one has to know where one has to be invited; "" has one made
    smtp: Smtp | None = None  # without it there is no mail
    metrics_from: tuple[str, ...] = ("127.0.0.0/8", "::1")  # who reads /metrics without the host's token
    log: Literal["text", "json"] = "text"  # key=value, or JSON, a line for each event
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    keep_finished_days: float = 365.0  # games that are over, after their end; 0 is for ever
    archive: bool = True  # whether these are then kept without names, in files in the data folder
    keep_waiting_days: float = 30.0  # tables that never began; 0 is for ever
    keep_visitors_days: float = (
        90.0  # people without account and table, after their last visit; 0 is for ever
    )
    keep_newcomers_days: float = 3.0  # the same people where they came only once
    least_free_megabytes: float = 200.0  # on the disk of the tables; below that nothing new begins
    bot_processes: int = 0  # 0: one less than the machine has cores
    bot_seconds: float = 5.0  # after that a bot's move is made at a glance
    away_bot: str = "student"  # who keeps the seat of somebody who ran out of time
    bot_share: float = 0.5  # of all thinking, for one person; beyond it one waits behind all; 0: no limit
    most_tables: int = 50  # that one person has set up, not over
    most_megabytes: float = 20.0  # that the tables of one person take up; 0 is no limit
    most_waiting: int = 5  # open tables of one person that wait for players
    most_waiting_from: int = 20  # and of all people at one address
    most_entries: int = 20_000  # in the log of a table
    newcomers_an_hour: float = 120.0  # from one address
    most_sockets: int = 64  # of one person
    most_sockets_from: int = 512  # one address
    most_sockets_together: int = 5000
    connects_a_second: float = 10.0  # of one address, new sockets
    connects_at_once: int = 600
    head_seconds: float = 10.0  # for the head of a request to come
    body_seconds: float = 60.0  # and for what follows it
    commands_a_second: float = 20.0
    commands_at_once: int = 40
    requests_a_second: float = 20.0  # of one address, those that change something
    requests_at_once: int = 200
    reads_a_second: float = 200.0  # of one address, those that only look
    reads_at_once: int = 2000
    send_seconds: float = 10.0
    idle_minutes: float = 10.0  # a table that nobody looks at leaves the memory

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'mattock.sqlite'}"

    @property
    def processes(self) -> int:
        return self.bot_processes or max(1, (os.cpu_count() or 1) - 1)

    @property
    def thinking_an_hour(self) -> float:
        """The share of one person, in seconds; 0 is no limit."""
        return 3600 * self.bot_share * self.processes

    @property
    def secure(self) -> bool:
        """Whether people reach it over https, so that cookies can say so."""
        return self.public_url.startswith("https://")

    @property
    def local(self) -> bool:
        """Whether only this machine can reach it."""
        return self.host in LOOPBACK and not self.public_url

    @property
    def entry(self) -> Mode:
        """Who may set up tables."""
        return self.mode or ("open" if self.local else "invited")


def read_config(file: Path | None, flags: dict[str, Any]) -> Config:
    """A file's settings, and over them what was said on the command line."""
    settings: dict[str, Any] = {}
    if file is not None:
        try:
            settings = tomllib.loads(file.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise BadOption(f"{file} cannot be read: {error}.") from None
    try:
        config = msgspec.convert(settings | flags, Config, dec_hook=read_path)
        proxies(config)
        watchers(config)
        check_ports(config)
    except (msgspec.ValidationError, ValueError) as error:
        raise BadOption(f"The settings are not right: {error}.") from None
    return config


def check_ports(config: Config) -> None:
    """Ports that there are; 0 asks the system for a free one."""
    if not 0 <= config.port <= MOST_PORT:
        raise ValueError(f"`port` is {config.port}; expected is a number from 0 to {MOST_PORT}")


def read_path(_: type, value: object) -> Path:
    """A folder, which is text in TOML; all other values have types that TOML knows."""
    if isinstance(value, (str, Path)):
        return Path(value)
    raise ValueError(f"Expected `str`, got `{type(value).__name__}`")


def proxies(config: Config) -> list[Network]:
    """The proxies that are trusted, as networks."""
    return [ip_network(text) for text in config.trusted_proxy]


def watchers(config: Config) -> list[Network]:
    """Where the figures of the server may be read from, as networks."""
    return [ip_network(text) for text in config.metrics_from]
