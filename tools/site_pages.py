"""What the site has beyond docs/*.md; MkDocs runs this file as a hook (mkdocs.yml).

Each notebook becomes a page with its recorded outputs. A page of the repository that a page in docs/ links to
(the rules, the benchmarks) is published too, and a source file that is linked to is copied as it stands, so
that the same relative links work on the site, in a clone and on a forge.
"""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
LINK = re.compile(r"(\]\()([^)\s#]+)(#[^)\s]*)?(\))")
BESIDE = "repository/"  # where the site keeps what lies outside docs/

Notebook = dict[str, Any]


def notebook_page(name: str, notebook: Notebook) -> tuple[str, dict[str, str]]:
    """A notebook as Markdown, and the pictures that the page shows, by file name."""
    parts, pictures = [], {}
    for number, cell in enumerate(notebook["cells"]):
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(source)
            continue
        parts.append(fence("python", source))
        for output in cell.get("outputs", []):
            data = output.get("data", {})
            if svg := data.get("image/svg+xml"):
                pictures[f"{name}-{number}.svg"] = "".join(svg)
                parts.append(f"![What cell {number} shows]({name}-{number}.svg)")
            elif table := data.get("text/html"):
                parts.append("".join(table))
            else:
                parts.append(fence("text", "".join(output.get("text") or data["text/plain"])))
    title, _, rest = parts[0].partition("\n")
    parts[0] = f"{title}\n\n[Download this notebook]({name}.ipynb)\n{rest}"
    return "\n\n".join(parts) + "\n", pictures


def fence(language: str, text: str) -> str:
    return f"```{language}\n{text.rstrip()}\n```"


def linked_files(folder: Path = DOCS) -> set[Path]:
    """The files outside docs/ that its pages link to, and those that such pages link to in turn."""
    found: set[Path] = set()
    pages = sorted(folder.rglob("*.md"))
    while pages:
        page = pages.pop()
        for path in targets(page):
            if path.is_file() and not path.is_relative_to(DOCS) and path not in found:
                found.add(path)
                if path.suffix == ".md":
                    pages.append(path)
    return found


def targets(page: Path) -> Iterator[Path]:
    """Where the relative links of a page lead."""
    for _, target, _, _ in LINK.findall(page.read_text(encoding="utf-8")):
        if "://" not in target and not target.startswith("mailto:"):
            yield (page.parent / target).resolve()


def site_path(path: Path) -> str:
    """Where a file of the repository lies on the site."""
    if path.suffix == ".ipynb":
        path = path.with_suffix(".md")
    if path.is_relative_to(DOCS):
        return path.relative_to(DOCS).as_posix()
    return BESIDE + path.relative_to(ROOT).as_posix()


def move_links(markdown: str, source: Path) -> str:
    """The text of a page whose links lead to where things lie on the site."""
    here = posixpath.dirname(site_path(source))

    def moved(found: re.Match[str]) -> str:
        before, target, anchor, after = found.groups()
        path = (source.parent / target).resolve()
        if "://" in target or not path.exists() or not path.is_relative_to(ROOT):
            return found[0]
        if path.is_dir():
            raise ValueError(f"{source} links to the folder {target}, which is no page of the site.")
        return f"{before}{posixpath.relpath(site_path(path), here)}{anchor or ''}{after}"

    return LINK.sub(moved, markdown)


# The hooks.


def on_files(files: Any, config: Any) -> Any:
    """Add the pages and files that are not in docs/ as they are."""
    from mkdocs.structure.files import File, InclusionLevel

    make: Callable[..., Any] = File.generated
    for path in sorted(DOCS.glob("notebooks/*.ipynb")):
        page, pictures = notebook_page(path.stem, json.loads(path.read_text(encoding="utf-8")))
        files.append(make(config, f"notebooks/{path.stem}.md", content=page))
        for name, svg in pictures.items():
            files.append(make(config, f"notebooks/{name}", content=svg))
    for path in sorted(linked_files()):
        beside = make(config, site_path(path), content=path.read_bytes())
        beside.inclusion = InclusionLevel.NOT_IN_NAV
        files.append(beside)
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    place = page.file.src_uri
    if place.startswith("notebooks/"):
        return markdown
    source = ROOT / place.removeprefix(BESIDE) if place.startswith(BESIDE) else DOCS / place
    return move_links(markdown, source)
