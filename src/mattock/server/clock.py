"""The server's clock, which does not jump."""

from __future__ import annotations

import logging
import time

JUMP = 5.0  # seconds that the system's clock may be wrong before the host hears of it

logger = logging.getLogger("mattock.server")


class Clock:
    """Milliseconds since 1970. While the server runs it does not jump, whatever the system's clock does."""

    def __init__(self) -> None:
        self.zero = time.time() - time.monotonic()
        self.ahead = 0.0  # how far the system's clock is before this one

    def __call__(self) -> int:
        return int((self.zero + time.monotonic()) * 1000)

    def watch(self) -> None:
        """Tell the host once when the system's clock was set; tables keep this one until a restart."""
        ahead = time.time() - time.monotonic() - self.zero
        if abs(ahead - self.ahead) > JUMP:
            logger.warning(
                "This machine's clock jumped by %+.0f s; tables keep the old time until the server restarts.",
                ahead - self.ahead,
            )
            self.ahead = ahead
