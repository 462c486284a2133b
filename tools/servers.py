"""The system's own programs that hold the hosts' page against what it is written for: Debian has them all."""

from __future__ import annotations

import os
import shutil

PACKAGES = {  # program: Debian's package
    "caddy": "caddy",
    "nginx": "nginx-light",
    "openssl": "openssl",  # makes the certificate that nginx wants to see
    "systemd-analyze": "systemd",
}


def find_server(name: str) -> str | None:
    """The path of a program, or None where there is none; a proxy lies where only root looks."""
    return shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/sbin"]))


def lacking() -> list[str]:
    """The programs that are not here."""
    return [name for name in PACKAGES if find_server(name) is None]


if __name__ == "__main__":
    print(*(PACKAGES[name] for name in lacking()))  # noqa: T201
