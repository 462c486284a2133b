"""Files that only the server's user can read."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable
from pathlib import Path

PRIVATE, PRIVATE_FOLDER, OTHERS = 0o600, 0o700, 0o077
logger = logging.getLogger("mattock.server")


def make_folder(folder: Path) -> None:
    """Make the server's folder; one that exists keeps its permissions."""
    folder.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)


def tighten(files: Iterable[Path]) -> None:
    """Make files private, and log which were not."""
    for file in files:
        try:
            if os.name == "posix" and file.exists() and file.stat().st_mode & OTHERS:
                file.chmod(PRIVATE)
                logger.warning("%s was readable by other users; now only its owner can read it.", file)
        except OSError as error:
            logger.warning(
                "%s is readable by other users, and its permissions cannot be changed: %s.",
                file,
                error.strerror or error,
            )
