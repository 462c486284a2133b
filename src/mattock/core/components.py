"""Reading a components file: TOML in which every value names where it comes from.

For a wrong file the error names the line, the value and what is expected.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Iterator, Sequence
from importlib import resources
from typing import Any, TypeVar

from mattock.core.errors import BadComponents

PROVENANCE = ("sourced", "inferred", "reconstructed")
Path = tuple[str | int, ...]
V = TypeVar("V")


def standard_text(game_name: str) -> str:
    """The components file that comes with a game."""
    folder = resources.files(f"mattock.games.{game_name}")
    return folder.joinpath("components.toml").read_text(encoding="utf-8")


def read_values(text: str) -> Iterator[tuple[str, Any, str]]:
    """Each value of a components file with its place, as in "field 6 coins", and its provenance."""
    yield from values_in(tomllib.loads(text), "")


def values_in(data: Any, path: str) -> Iterator[tuple[str, Any, str]]:
    if isinstance(data, list):
        for number, item in enumerate(data, 1):
            yield from values_in(item, f"{path} {number}")
    elif isinstance(data, dict) and "value" in data:
        yield path.strip(), data["value"], str(data["from"])
    elif isinstance(data, dict):
        for key, item in data.items():
            if "from" in data and isinstance(
                item, list
            ):  # a list of texts, whose provenance stands beside it
                yield f"{path} {key}".strip().removesuffix(" list"), item, str(data["from"])
            else:
                yield from values_in(item, f"{path} {key}")


def locate_values(text: str) -> dict[Path, int]:
    """The line of each table, key and array element, counted from 1."""
    lines: dict[Path, int] = {}
    table: Path = ()
    tables: dict[str, int] = {}
    inside: Path | None = None  # the array that continues on this line
    count = 0
    for number, line in enumerate(text.splitlines(), 1):
        bare = re.sub(r'("[^"]*")|#.*', r"\1", line).strip()
        if inside is None and (head := re.fullmatch(r"\[\[([\w.]+)\]\]", bare)):
            tables[head[1]] = tables.get(head[1], -1) + 1
            table = (*head[1].split("."), tables[head[1]])
            lines[table] = number
        elif inside is None and (head := re.fullmatch(r"\[([\w.]+)\]", bare)):
            table = tuple(head[1].split("."))
            lines[table] = number
        elif inside is None and (pair := re.match(r"([\w-]+)\s*=\s*(.*)", bare)):
            path = (*table, pair[1])
            lines[path] = number
            if pair[2].startswith("["):
                count = note_elements(lines, path, 0, pair[2], number)
                inside = None if pair[2].endswith("]") else path
        elif inside is not None:
            count = note_elements(lines, inside, count, bare, number)
            if bare.endswith("]"):
                inside = None
    return lines


def note_elements(lines: dict[Path, int], path: Path, count: int, text: str, number: int) -> int:
    """Note the elements of an array on one line; returns the new count."""
    for _ in re.finditer(r'"[^"]*"|-?\w+', text):
        lines[(*path, count)] = number
        count += 1
    return count


class Reader:
    """Takes checked values out of a components file."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self.lines = locate_values(text)
        self.values: dict[str, Any] = {}  # what was read, for the fingerprint
        self.warnings: list[str] = []  # legal, but probably a mistake
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            where = re.search(r"line (\d+)", str(error))
            line = f"line {where[1]}" if where else "the end of the file"
            raise BadComponents(f"{name}, {line}: this is not TOML ({error}).") from None

    def fail(self, path: Path, expected: str, value: object = None) -> BadComponents:
        """The sentence for a wrong value."""
        line = f", {place}" if (place := self.line_of(path)) else ""
        what = " ".join(str(part + 1) if isinstance(part, int) else part for part in path)
        given = "is missing" if value is None else f"is {value!r}"
        return BadComponents(f"{self.name}{line}: {what} {given}; expected is {expected}.")

    def line_of(self, path: Path) -> str:
        """Where a value stands, as part of an error message."""
        while path and path not in self.lines:
            path = path[:-1]
        return f"line {self.lines[path]}" if path else ""

    def warn(self, path: Path, sentence: str) -> None:
        """Warn of a value that is legal but looks like a mistake."""
        self.warnings.append(f"{self.line_of(path)}: {sentence}.")

    def get(self, path: Path, expected: str) -> Any:
        """The raw value at a path."""
        here: Any = self.data
        for part in path:
            try:
                here = here[part]
            except (KeyError, IndexError, TypeError):
                raise self.fail(path, expected) from None
        return here

    def valued(self, path: Path, expected: str) -> Any:
        """The value of an entry `{ value = ..., from = "..." }`, whose provenance is checked."""
        entry = self.get(path, f'{{ value = {expected}, from = "sourced" }}')
        if not isinstance(entry, dict) or "value" not in entry:
            raise self.fail(path, f'{{ value = {expected}, from = "sourced" }}', entry)
        self.provenance((*path, "from"))
        return entry["value"]

    def provenance(self, path: Path) -> str:
        """Where a value comes from."""
        expected = "one of " + ", ".join(PROVENANCE)
        given = self.get(path, expected)
        if given not in PROVENANCE:
            raise self.fail(path, expected, given)
        return str(given)

    def number(self, path: Path, low: int, high: int) -> int:
        """A whole number with provenance."""
        expected = f"a whole number from {low} to {high}"
        return self.keep(path, self.in_range(path, self.valued(path, expected), low, high))

    def numbers(self, path: Path, count: int, low: int, high: int) -> list[int]:
        """A list of whole numbers with one provenance."""
        expected = f"a list of {count} whole numbers from {low} to {high}"
        given = self.valued(path, expected)
        if not isinstance(given, list) or len(given) != count:
            raise self.fail(path, expected, given)
        return self.keep(path, [self.in_range(path, v, low, high) for v in given])

    def choice(self, path: Path, choices: Sequence[str]) -> str:
        """One of several allowed words, with provenance."""
        expected = "one of " + ", ".join(choices)
        given = self.valued(path, expected)
        if given not in choices:
            raise self.fail(path, expected, given)
        return self.keep(path, str(given))

    def in_range(self, path: Path, value: object, low: int, high: int) -> int:
        """The value if it is a whole number in the range."""
        if type(value) is not int or not low <= value <= high:
            raise self.fail(path, f"a whole number from {low} to {high}", value)
        return value

    def length(self, path: Path, count: int, what: str) -> None:
        """Checks that a list has the number of entries that the rules fix."""
        given = self.get(path, f"{count} {what}")
        if not isinstance(given, list) or len(given) != count:
            found = len(given) if isinstance(given, list) else given
            raise self.fail(path, f"{count} {what}", found)

    def keep(self, path: Path, value: V) -> V:
        """Count a value into the fingerprint."""
        self.values[".".join(str(part) for part in path)] = value
        return value

    def fingerprint(self) -> str:
        """A short digest of all values read; order, comments and provenance do not matter."""
        text = json.dumps(self.values, sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:16]
