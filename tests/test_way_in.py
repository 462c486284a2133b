"""What a newcomer reads and runs first is true: pages name what exists, and no link is dead."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

import mattock
from tests.test_docs import PAGES, ROOT
from tools.site_pages import DOCS, LINK, linked_files, move_links, notebook_page, site_path

TRACED = [DOCS / "architecture.md", DOCS / "glossary.md", ROOT / "CONTRIBUTING.md"]
ROW = re.compile(r"^\|(.+)\|$", re.M)
TICKED = re.compile(r"`([^`\n]+)`")
FENCED = re.compile(r"^```.*?^```$", re.M | re.S)
FILE = re.compile(r"[\w.-]+(/[\w.-]+)+\.(py|pxd|ts|svelte|md|ftl|toml|yml|svg|sql)")
CLAUSE = re.compile(r"[A-Z]\d+\.\d+")
SPOKEN = ("core", "bots", "arena", "envs")  # where the field's own words stand in the code, too
by_name = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def rows(page: Path) -> Iterator[list[str]]:
    """The cells of all tables of a page."""
    for line in ROW.findall(FENCED.sub("", read(page))):
        yield [cell.strip() for cell in line.split("|")]


# Links.


@cache
def anchors(page: Path) -> frozenset[str]:
    """What a link can point at in a page: its headings, as forges and MkDocs write them."""
    titles = re.findall(r"^#+ +(.+?) *$", FENCED.sub("", read(page)), re.M)
    plain = [re.sub(r"[^\w\s-]", "", re.sub(r"\[(.+?)\]\(.+?\)", r"\1", title)) for title in titles]
    return frozenset(re.sub(r"\s+", "-", title.strip().lower()) for title in plain)


def dead_links(page: Path) -> list[str]:
    """The relative links of a page that lead nowhere, or to a heading that is not there."""
    text = FENCED.sub("", read(page))
    found = [(target, anchor) for _, target, anchor, _ in LINK.findall(text)]
    found += [("", anchor) for anchor in re.findall(r"\]\((#[^)\s]+)\)", text)]
    found += [(target, "") for target in re.findall(r'(?:src|srcset|href)="([^"#]+)"', text)]
    dead = []
    for target, anchor in found:
        path = page.parent / target if target else page
        if "://" in target or target.startswith("mailto:"):
            continue
        lost = anchor and path.suffix == ".md" and path.exists() and anchor[1:] not in anchors(path)
        if not path.exists() or lost:
            dead.append(target + anchor)
    return dead


@by_name
def test_no_link_is_dead(page: Path) -> None:
    assert dead_links(page) == []


def test_dead_links_are_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A b\n[1](#a-b) [2](#c) [3](gone.md) [4](page.md#d) ![5](x.svg)\n", encoding="utf-8")
    assert sorted(dead_links(page)) == ["#c", "gone.md", "page.md#d", "x.svg"]


def test_links_lead_to_the_same_file_on_the_site() -> None:
    """What docs/ links to outside is on the site too; folders cannot be."""
    for page in [*DOCS.rglob("*.md"), *(path for path in linked_files() if path.suffix == ".md")]:
        for target in re.findall(r"\]\(([^)\s#]+)", move_links(read(page), page)):
            if "://" in target or target.startswith("mailto:"):
                continue
            there = os.path.normpath(Path(site_path(page)).parent / target)
            known = {site_path(path) for path in [*DOCS.rglob("*"), *linked_files()] if path.is_file()}
            assert there in known, f"{page.name}: {target}"


def test_every_page_of_the_docs_is_in_the_menu() -> None:
    menu = str(yaml.safe_load(read(ROOT / "mkdocs.yml"))["nav"])
    pages = [page for page in DOCS.rglob("*.md") if not page.is_relative_to(DOCS / "examples")]
    for page in [*pages, *DOCS.glob("notebooks/*.ipynb")]:
        assert f"'{site_path(page)}'" in menu, f"mkdocs.yml lacks {page.name}"


def test_a_notebook_becomes_a_page_with_its_outputs() -> None:
    outputs = [
        {"output_type": "stream", "text": ["one\n", "two\n"]},
        {"data": {"image/svg+xml": ["<svg/>"], "text/plain": ["a picture"]}},
        {"data": {"text/html": ["<div>table</div>"], "text/plain": ["table"]}},
        {"data": {"text/plain": ["42"]}},
    ]
    cells = [
        {"cell_type": "markdown", "source": ["# Odds\n", "Of a dig."]},
        {"cell_type": "code", "source": ["6 * 7"], "outputs": outputs},
    ]
    page, pictures = notebook_page("odds", {"cells": cells})
    assert page.startswith("# Odds\n\n[Download this notebook](odds.ipynb)\n")
    assert pictures == {"odds-1.svg": "<svg/>"}
    order = [page.index(part) for part in ("Of a dig.", "6 * 7", "one\ntwo", "odds-1.svg", "<div>", "\n42")]
    assert order == sorted(order)


# Names.


@pytest.mark.parametrize("page", [*TRACED, DOCS / "releasing.md"], ids=lambda page: page.name)
def test_every_file_that_is_named_exists(page: Path) -> None:
    named = [text for text in TICKED.findall(FENCED.sub("", read(page))) if FILE.fullmatch(text)]
    assert named
    assert [text for text in named if not (ROOT / text).exists()] == []


def defined(path: Path) -> set[str]:
    """The names that a Python module defines, methods behind their class."""
    names = set()
    for node in ast.parse(read(path)).body:
        if isinstance(node, ast.ClassDef):
            inner = [part for part in node.body if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)]
            names |= {node.name, *(f"{node.name}.{part.name}" for part in inner)}
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            names.add(node.name)
    return names


def says(path: Path, name: str) -> bool:
    """Whether a file defines a name: a function, a class, a field, a message, a numbered clause."""
    text = read(path)
    if path.suffix != ".py" or CLAUSE.fullmatch(name):
        parts = [name] if CLAUSE.fullmatch(name) else name.split(".")
        return all(re.search(rf"(?<![\w-]){re.escape(part)}(?![\w-])", text) for part in parts)
    written = rf"^ *{re.escape(name)}(: | = )|[\"']{re.escape(name)}[\"']|self\.{re.escape(name)}\b"
    return name in defined(path) or re.search(written, text, re.M) is not None


def traces() -> list[tuple[str, str]]:
    """The files of the architecture's tables with the names that they are said to hold."""
    found = []
    for cells in rows(DOCS / "architecture.md"):
        file = cells[0].strip("`")
        if FILE.fullmatch(file):
            found += [(file, name) for name in TICKED.findall(cells[1])]
    return found


@pytest.mark.parametrize(("file", "name"), traces())
def test_every_name_of_the_architecture_exists(file: str, name: str) -> None:
    assert says(ROOT / file, name), f"{file} has no {name}"


def test_a_name_that_is_gone_is_found() -> None:
    state = ROOT / "src/mattock/core/state.py"
    assert says(state, "State.apply")
    assert not says(state, "State.applies")
    assert not says(ROOT / "web/src/net/share.ts", "shared")
    assert len(traces()) > 50


def glossary() -> list[list[str]]:
    return [cells for cells in rows(DOCS / "glossary.md") if cells[-1].startswith("`")]


def test_the_glossary_is_sorted_and_whole() -> None:
    sections = read(DOCS / "glossary.md").split("\n## ")[1:]
    for section in sections:
        words = re.findall(r"^\| (?!word|---)([^|]+?) \|", section, re.M)
        assert words == sorted(words, key=str.lower), section.splitlines()[0]
        assert len(words) == len(set(words))
    assert len(glossary()) > 100
    assert all(len(cells) == 4 and cells[1] for cells in glossary())


@pytest.mark.parametrize("cells", glossary(), ids=lambda cells: cells[0])
def test_a_word_of_the_glossary_stands_in_its_file(cells: list[str]) -> None:
    """And where the rules and what thinks with them are, the field's own word stands beside it."""
    word, _, field, (file,) = *cells[:3], TICKED.findall(cells[3])
    text = " ".join(read(ROOT / file).replace('"""', " ").split()).lower()
    stems = [part.lower().rstrip("s") for part in re.findall(r"[\w-]+", word)]
    assert all(stem in text for stem in stems), f"{file} has no {word}"
    if field and re.match(rf"src/mattock/({'|'.join(SPOKEN)})/\w+\.py", file):
        assert any(term.strip("() ").lower() in text for term in re.split("[,(]", field)), f"{file}: {field}"


# Make, the version, the release.


def targets() -> list[str]:
    listed = re.search(r"^\.PHONY: (.+)$", read(ROOT / "Makefile"), re.M)
    assert listed
    return listed[1].split()


def test_make_alone_prints_every_target() -> None:
    done = subprocess.run(
        ["make", "--no-print-directory"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    lines = re.findall(r"^make ([\w-]+) +\S.+$", done.stdout, re.M)
    assert sorted(lines) == sorted(targets())


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads(read(ROOT / "pyproject.toml"))
    assert project["project"]["dynamic"] == ["version"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "mattock.__version__"}
    ours = re.compile(rf"""version\w*["']?\s*[:=]\s*["']?{re.escape(mattock.__version__)}\b""")
    names = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    files = [ROOT / name for name in names.stdout.split() if not name.startswith("benchmarks/")]
    texts = [path for path in files if path.suffix in (".py", ".toml", ".json", ".yml", ".cff", ".cfg")]
    found = [path for path in texts if path.exists() and ours.search(without_others(path))]
    assert [str(path.relative_to(ROOT)) for path in found] == ["src/mattock/__init__.py"]


def without_others(path: Path) -> str:
    """A file less the versions of libraries that a lock file of npm has."""
    text = read(path)
    return text.partition('"node_modules/')[0] if path.name == "package-lock.json" else text


def test_the_changelog_begins_with_what_is_not_released() -> None:
    heads = re.findall(r"^## \[(.+?)\](?: - (\d{4}-\d\d-\d\d))?$", read(ROOT / "CHANGELOG.md"), re.M)
    assert heads[0] == ("Unreleased", "")
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", number) and date for number, date in heads[1:])
    parts = set(re.findall(r"^### (.+)$", read(ROOT / "CHANGELOG.md"), re.M))
    assert parts <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
    for name in mattock.games():
        game = mattock.game(name)
        assert f"{name.title()} {game.version}" in read(ROOT / "CHANGELOG.md"), "the rules of each game"


def test_the_citation_can_be_read() -> None:
    """By the schema of the Citation File Format 1.2.0: all that it demands, nothing that it does not know."""
    told: dict[str, Any] = yaml.safe_load(read(ROOT / "CITATION.cff"))
    assert {"cff-version", "message", "title", "authors"} <= set(told)
    known = {
        "type",
        "abstract",
        "keywords",
        "license",
        "license-url",
        "repository-code",
        "url",
        "doi",
        "version",
    }
    assert set(told) <= known | {"cff-version", "message", "title", "authors", "date-released"}
    assert told["cff-version"] == "1.2.0"
    assert told["type"] in ("software", "dataset")
    assert told["authors"]
    assert all(set(author) <= {"name", "website"} and author["name"] for author in told["authors"])
    assert told["license"] == tomllib.loads(read(ROOT / "pyproject.toml"))["project"]["license"]
    assert all(isinstance(word, str) for word in told["keywords"])
    assert len(told["keywords"]) == len(set(told["keywords"]))


def workflow() -> dict[str, Any]:
    loaded: dict[Any, Any] = yaml.safe_load(read(ROOT / ".github/workflows/ci.yml"))
    loaded["on"] = loaded.pop(True)  # YAML 1.1 takes `on` for yes
    return loaded


def test_the_workflow_runs_what_there_is() -> None:
    jobs = workflow()["jobs"]
    commands = [step["run"] for job in jobs.values() for step in job["steps"] if "run" in step]
    lines = [line.strip() for command in commands for line in command.splitlines()]
    made = [line.split()[1] for line in lines if line.startswith("make ")]
    assert {"lowest", "wheel", "docs"} <= set(made) <= set(targets())
    assert ".ci/run" in lines
    assert os.access(ROOT / ".ci/run", os.X_OK)
    assert all(job["timeout-minutes"] and job["runs-on"] for job in jobs.values())
    assert jobs["wheel"]["strategy"]["matrix"]["python"] == ["3.11", "3.12", "3.13", "3.14"]
    assert workflow()["permissions"] == {"contents": "read"}


def test_targets_that_pages_name_exist() -> None:
    """Every `make TARGET` that a page names, in a block or in a sentence."""
    for page in PAGES:
        text = read(page)
        blocks = "\n".join(re.findall(r"^```console\n(.*?)^```", text, re.M | re.S))
        named = re.findall(r"`make ([a-z][\w-]*)", text) + re.findall(r"^\$ make ([a-z][\w-]*)", blocks, re.M)
        assert set(named) <= set(targets()), page.name


def test_the_pictures_are_small() -> None:
    sizes = [path.stat().st_size for path in (DOCS / "pictures").glob("*.webp")]
    assert len(sizes) == 7
    assert sum(sizes) < 400_000
