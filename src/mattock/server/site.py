"""Static files, above all the browser client: kept in memory and sent compressed."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

NO_CLIENT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Mattock</title>
<h1>Mattock</h1><p>The server runs, but the browser client is not built yet. In the folder of the project:</p>
<pre>make web</pre><p>Programs can play already: see docs/protocol.md.</p></html>
"""
TEXTS = ("text/", "application/javascript", "application/json", "application/manifest", "image/svg")
SMALL = 1000  # bytes; not worth compressing


@dataclass(frozen=True, slots=True)
class File:
    """A static file."""

    body: bytes
    packed: bytes | None  # gzip
    kind: str
    tag: str
    lasting: bool  # its name changes with what is in it


def read_file(name: str, body: bytes) -> File:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if name.endswith(".webmanifest"):
        kind = "application/manifest+json"
    return make_file(body, kind, name.startswith("assets/"))


@cache
def make_file(body: bytes, kind: str, lasting: bool = False) -> File:
    packed = gzip.compress(body, 9) if kind.startswith(TEXTS) and len(body) > SMALL else None
    return File(body, packed, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"', lasting)


def read_folder(folder: Traversable, prefix: str = "") -> dict[str, File]:
    """All files below a folder by their path."""
    files: dict[str, File] = {}
    if not folder.is_dir():
        return files
    for item in folder.iterdir():
        if item.is_dir():
            files |= read_folder(item, f"{prefix}{item.name}/")
        elif not item.name.startswith("."):
            files[prefix + item.name] = read_file(prefix + item.name, item.read_bytes())
    return files


def read_client() -> dict[str, File]:
    """The browser client; a plain page if it is not built."""
    files = read_folder(resources.files("mattock.server").joinpath("client"))
    files.setdefault("index.html", read_file("index.html", NO_CLIENT))
    return files


@get(["/", "/{path:path}"], include_in_schema=False)
async def show_page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client; any other path that looks like a page gets index.html."""
    files: dict[str, File] = request.app.state.client
    name = path.strip("/")
    file = files.get(name) or (None if "." in name or name.startswith("api/") else files["index.html"])
    if file is None:
        return Response(b"There is no such page.", status_code=404, media_type="text/plain")
    return hand_out(request, file)


def hand_out(request: Request[Any, Any, Any], file: File) -> Response[bytes]:
    """Send a file; 304 if the client has it already."""
    age = "public, max-age=31536000, immutable" if file.lasting else "no-cache"
    headers = {"etag": file.tag, "cache-control": age, "vary": "accept-encoding"}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, headers={**headers, "content-encoding": "gzip"}, media_type=file.kind)
    return Response(file.body, headers=headers, media_type=file.kind)
