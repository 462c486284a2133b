"""A game's rules page: numbered clauses in Markdown, which refusals and events cite.

A clause is a paragraph that starts with its number in bold, `**P3.2** ...`; tables, lists and examples after
it belong to it, up to the next clause or heading. The mark `*(ruling: what)*` names what a clause settles
where the printed rules leave it open (as errata do); `*(for programs)*` marks a clause that only programs
need. Clauses keep their numbers wherever they stand, and all languages have the same clauses. What comes
before the line `---` is the primer, for a newcomer: the aim, the game in ten lines, a round told whole.

A page is written for the standard components; with others its tables show their values, and a clause whose
words name a changed value says so.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from mattock.core.components import read_values
from mattock.core.errors import BadOption
from mattock.core.game import Game
from mattock.words import FALLBACK, LANGUAGES, say

NUMBERED = re.compile(r"\*\*([A-Z]\d+\.\d+)\*\*\s+(.*)", re.DOTALL)
HEADING = re.compile(r"(#+)\s+(.*)")
RULINGS = "ruling|Festlegung|rozstrzygnięcie|döntés"  # as the pages of all languages say it
FOR_PROGRAMS = "for programs|für Programme|dla programów|programoknak"
PRIMER_ENDS = "\n---\n"
MARK = re.compile(rf" \*\((?:(?:{RULINGS}): (?P<ours>[^*]+)|(?P<programs>{FOR_PROGRAMS}))\)\*$")


@dataclass(frozen=True, slots=True)
class Clause:
    """A numbered clause with all that follows it, its section and its mark."""

    number: str  # as in P3.2
    text: str
    section: str  # the heading of its section
    ruling: str = ""  # what its mark says; "" if all follows the printed rules
    for_programs: bool = False


def read_clauses(markdown: str) -> dict[str, Clause]:
    """The clauses of a rules page by number, in its order. ValueError if a number stands twice."""
    clauses: dict[str, Clause] = {}
    section = ""
    for number, block in blocks_of(markdown):
        if heading := HEADING.fullmatch(block):
            section = heading[2] if heading[1] == "##" else section
        elif found := NUMBERED.fullmatch(block):
            if number in clauses:
                raise ValueError(f"Clause {number} stands twice on the page.")
            text = one_line(found[2])
            mark = MARK.search(text)
            ruling, programs = (mark["ours"] or "", mark["programs"] is not None) if mark else ("", False)
            clauses[number] = Clause(number, text, section, ruling, programs)
        elif number:
            text = f"{clauses[number].text}\n\n{plain_block(block)}"
            clauses[number] = replace(clauses[number], text=text)
    return clauses


def blocks_of(markdown: str) -> Iterator[tuple[str, str]]:
    """The blocks of a page in order, each with its clause; "" before the first."""
    number = ""
    for block in re.split(r"\n\s*\n", markdown.strip()):
        if HEADING.fullmatch(block):
            number = ""
        elif found := NUMBERED.fullmatch(block):
            number = found[1]
        yield number, block


def one_line(text: str) -> str:
    """A paragraph without its line breaks."""
    return " ".join(text.split())


def plain_block(block: str) -> str:
    """What follows a clause: tables and lists line by line, anything else as one, examples unquoted."""
    if block.startswith(("|", "- ")):
        return block
    return one_line(" ".join(line.strip().removeprefix(">") for line in block.splitlines()))


def rules_page(game_name: str, language: str = "en") -> str:
    """The rules page of a game as written. BadOption if there is none in that language."""
    try:
        if not game_name.isidentifier():
            raise ModuleNotFoundError(game_name)
        return page_in(resources.files(f"mattock.games.{game_name}"), game_name, language)
    except ModuleNotFoundError:
        raise BadOption(f"There is no rules page of {game_name!r} in the language {language!r}.") from None


def page_in(folder: Traversable, game_name: str, language: str) -> str:
    """The rules page in the folder of a game."""
    file = folder.joinpath(f"rules.{language}.md")
    if not language.isidentifier() or not file.is_file():
        raise BadOption(f"There is no rules page of {game_name!r} in the language {language!r}.")
    return file.read_text(encoding="utf-8")


def page_of(game: Game, language: str = FALLBACK) -> str:
    """The rules page of any game; in English where it has none in a language that we speak."""
    try:
        return page_in(game.folder(), game.name, language)
    except BadOption:
        if language == FALLBACK or language not in LANGUAGES:
            raise
    return page_in(game.folder(), game.name, FALLBACK)


def primer_of(page: str) -> str:
    """What a newcomer reads of a page; all of it where it has no primer."""
    return page.partition(PRIMER_ENDS)[0]


# The page with the components in use.

Cells = Sequence[Sequence[str | None] | None]  # of a table, row by row; None stays as it is written
MOST_SHOWN = 12  # values of a list


def page_in_use(game: Game, language: str = "en") -> str:
    """The rules page with this game's components in its tables, and a note where the text differs."""
    page = page_of(game, language)
    tables = game.page_tables(language)
    notes = changed_clauses(game, language)
    found: list[str] = []
    last = ""
    for number, block in blocks_of(page):
        if number != last or NUMBERED.fullmatch(block):
            found += notes.pop(last, [])
        last = number
        found.append(fill(block, tables[number]) if number in tables and block.startswith("|") else block)
    found += notes.pop(last, [])
    if game.fingerprint != type(game).of().fingerprint:
        found.insert(1, say("rules-components", {"fingerprint": game.fingerprint}, language))
    return "\n\n".join(found) + "\n"


def row(cells: Iterable[object]) -> list[str | None]:
    """A row of a table whose first cell stays as it is written."""
    return [None, *map(str, cells)]


def fill(table: str, cells: Cells) -> str:
    """A table of a page with other cells."""
    head, _, *body = [[cell.strip() for cell in row.split("|")[1:-1]] for row in table.splitlines()]
    written = [head, *body]
    rows = []
    for k, row in enumerate(cells):
        own = written[k] if k < len(written) else []
        rows.append(own if row is None else [own[i] if c is None else c for i, c in enumerate(row)])
    rows.insert(1, ["---"] * len(rows[0]))
    return "\n".join(f"| {' | '.join(row)} |".replace("|  |", "| |") for row in rows)


def changed_clauses(game: Game, language: str) -> dict[str, list[str]]:
    """Notes for clauses whose text names a value that these components change."""
    changed: dict[str, list[str]] = {}
    for name, now, then in changed_values(game):
        args = {"name": name, "now": as_text(now), "then": as_text(then)}
        words = say(
            "rules-changed-list" if is_long(now) or is_long(then) else "rules-changed", args, language
        )
        for pattern, clauses in game.spoken_of.items():
            if fnmatchcase(name, pattern):
                for number in clauses.split():
                    changed.setdefault(number, []).append(words)
    return {number: [" ".join(words)] for number, words in changed.items()}


def changed_values(game: Game) -> Iterator[tuple[str, Any, Any]]:
    """The values of a custom components file that differ from the standard ones."""
    then, now = (
        {name: value for name, value, _ in read_values(text)}
        for text in (game.standard_text(), game.components_text())
    )
    for name in dict.fromkeys([*now, *then]):
        if now.get(name) != then.get(name):
            yield name, now.get(name), then.get(name)


def as_text(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else "–" if value is None else str(value)


def is_long(value: Any) -> bool:
    return isinstance(value, list) and len(value) > MOST_SHOWN
