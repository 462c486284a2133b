"""A game's rules page: numbered clauses in Markdown, which refusals and events cite.

A clause is a paragraph that starts with its number in bold, `**P3.2** ...`; quoted paragraphs right after it
are its examples. The mark `*(ruling)*` says that the clause settles what the printed rules leave open. All
languages have the same clauses.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib import resources

from mattock.core.errors import BadOption

NUMBERED = re.compile(r"\*\*([A-Z]\d+\.\d+)\*\*\s+(.*)", re.DOTALL)
HEADING = re.compile(r"(##+)\s+(.*)")
RULINGS = "ruling|Festlegung|rozstrzygnięcie|döntés"  # as the pages of all languages say it
MARK = re.compile(rf"\*\((?:{RULINGS})\b")
WHOLE = re.compile(rf"\*\((?:{RULINGS})\)\*")  # the whole clause; `*(ruling: what)*` marks a part and stays


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered clause: its words and examples, the section it stands in, and whether it is a ruling."""

    number: str  # as in P3.2
    text: str
    section: str  # the heading of its section
    ruling: bool


def read_clauses(markdown: str) -> dict[str, Clause]:
    """The clauses of a rules page by number, in its order. ValueError if a number stands twice."""
    clauses: dict[str, Clause] = {}
    section = ""
    current = ""  # the clause that examples would belong to
    for block in re.split(r"\n\s*\n", markdown):
        paragraph = block.strip()
        if heading := HEADING.fullmatch(paragraph):
            section = heading[2] if heading[1] == "##" else section
            current = ""
        elif found := NUMBERED.fullmatch(paragraph):
            current = found[1]
            if current in clauses:
                raise ValueError(f"Clause {current} stands twice on the page.")
            ruling = MARK.search(found[2]) is not None
            clauses[current] = Clause(current, one_line(WHOLE.sub("", found[2])), section, ruling)
        elif current and paragraph.startswith(">"):
            clauses[current] = with_example(clauses[current], paragraph)
        else:
            current = ""
    return clauses


def one_line(text: str) -> str:
    """A paragraph without its line breaks."""
    return " ".join(text.split())


def with_example(clause: Clause, quoted: str) -> Clause:
    """The clause with a quoted paragraph added as a paragraph of its own."""
    words = one_line(" ".join(line.strip().removeprefix(">") for line in quoted.splitlines()))
    return Clause(clause.number, f"{clause.text}\n\n{words}", clause.section, clause.ruling)


def rules_page(game_name: str, language: str = "en") -> str:
    """The rules page of a game as Markdown. BadOption if there is none in that language."""
    try:
        if not (game_name.isidentifier() and language.isidentifier()):
            raise FileNotFoundError(game_name)
        folder = resources.files(f"mattock.games.{game_name}")
        return folder.joinpath(f"rules.{language}.md").read_text(encoding="utf-8")
    except (ModuleNotFoundError, FileNotFoundError):
        raise BadOption(f"There is no rules page of {game_name!r} in the language {language!r}.") from None
