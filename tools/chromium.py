"""Where the browser is that the browser tests drive: the system's own."""

from __future__ import annotations

import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find_chromium() -> str | None:
    """The path of a Chromium, or None where there is none."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)
