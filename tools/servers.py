"""The system's programs that the configuration on the hosting page is tested with; Debian has them all."""

from __future__ import annotations

import os
import shutil

PACKAGES = {  # program: Debian's package
    "caddy": "caddy",
    "nginx": "nginx-light",
    "openssl": "openssl",  # makes a certificate for nginx
    "systemd-analyze": "systemd",
}


def find_server(name: str) -> str | None:
    """The path of a program, or None. Proxies are in folders that only root has in PATH."""
    return shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/sbin"]))


def lacking() -> list[str]:
    """The programs that are not here."""
    return [name for name in PACKAGES if find_server(name) is None]


if __name__ == "__main__":
    print(*(PACKAGES[name] for name in lacking()))  # noqa: T201
