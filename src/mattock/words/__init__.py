"""The words of all languages and the one formatter."""

from __future__ import annotations

from collections.abc import Mapping


def say(message: str, args: Mapping[str, int | str], language: str = "en") -> str:
    return message + " " + " ".join(f"{k}={v}" for k, v in args.items())
