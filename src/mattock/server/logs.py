"""The log for the host: one line for each event, as key=value or as JSON.

No line holds a secret: tokens travel in bodies, cookies and the part of a link that no server sees, and none
of these is written.
"""

from __future__ import annotations

import json
import logging
import re
from contextvars import ContextVar
from datetime import UTC, datetime
from secrets import token_hex
from typing import Any

from mattock.server.config import Config

logger = logging.getLogger("mattock.server")
ASKED = re.compile("[A-Za-z0-9_-]{8,64}")  # what a proxy may call a request
asked: ContextVar[str] = ContextVar("asked", default="")  # the request that is being carried out


def new_request(given: str = "") -> str:
    """The name of a request in all lines of the log: the proxy's, where it has given one."""
    name = given if ASKED.fullmatch(given) else token_hex(8)
    asked.set(name)
    return name


def log_event(event: str, level: int = logging.INFO, **fields: Any) -> None:
    """Log that something happened."""
    if logger.isEnabledFor(level):
        logger.log(level, event, extra={"fields": fields})


class Lines(logging.Formatter):
    """Formats an event as one line."""

    def __init__(self, as_json: bool) -> None:
        super().__init__()
        self.as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        fields = {"at": at, "level": record.levelname.lower(), "event": record.getMessage()}
        fields |= {"request": asked.get()} if asked.get() else {}
        fields |= getattr(record, "fields", {})
        if record.exc_info:
            fields["traceback"] = self.formatException(record.exc_info)
        if self.as_json:
            return json.dumps(fields, default=str)
        return " ".join(f"{name}={plain(value)}" for name, value in fields.items())


def plain(value: Any) -> str:
    """A value as it is if it has no spaces, else in quotes."""
    text = str(value)
    return text if text.isprintable() and text and not set(text) & set(' "=') else json.dumps(text)


def start_logging(config: Config) -> None:
    """Log to standard error, where the system's journal picks it up."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines(config.log == "json"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logger.setLevel(config.log_level.upper())
