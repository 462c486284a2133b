"""The settings of a server, with their defaults; flags and one file set them."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from mattock.core.errors import BadOption

LOOPBACK = ("127.0.0.1", "::1", "localhost")


class Config(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """How a server runs."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("mattock-data")
    database: str = ""  # "" is a file in the data folder
    names: list[str] = []  # what the server is called by, beside addresses and localhost
    public_url: str = ""  # where people find it, if a proxy stands before it
    bot_processes: int = 0  # 0: one less than the machine has cores
    bot_seconds: float = 5.0  # after that a bot's move is made at a glance
    away_bot: str = "student"  # who keeps the seat of somebody who ran out of time
    most_tables: int = 50  # of one person, not over
    most_sockets: int = 64  # of one person
    most_sockets_together: int = 5000
    commands_a_second: float = 20.0
    commands_at_once: int = 40
    requests_a_second: float = 20.0  # of one address, those that change something
    requests_at_once: int = 200
    send_seconds: float = 10.0
    idle_minutes: float = 10.0  # a table that nobody looks at leaves the memory

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'mattock.sqlite'}"

    @property
    def processes(self) -> int:
        return self.bot_processes or max(1, (os.cpu_count() or 1) - 1)

    @property
    def secure(self) -> bool:
        """Whether people reach it over https, so that cookies can say so."""
        return self.public_url.startswith("https://")

    @property
    def local(self) -> bool:
        return self.host in LOOPBACK


def read_config(file: Path | None, flags: dict[str, Any]) -> Config:
    """A file's settings, and over them what was said on the command line."""
    settings: dict[str, Any] = {}
    if file is not None:
        try:
            settings = tomllib.loads(file.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise BadOption(f"{file} cannot be read: {error}.") from None
    try:
        return msgspec.convert(settings | flags, Config)
    except msgspec.ValidationError as error:
        raise BadOption(f"The settings are not right: {error}.") from None
