"""The OpenAPI document of the REST part, as exact as the types; the framework's own is vaguer."""

from __future__ import annotations

from typing import Any

from litestar import Litestar, MediaType, Request
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec.json import encode, schema_components

from mattock.server import messages as m
from mattock.server.schema import say_what_is_sent

# Answers that are encoded already, or text, by path: the type or the media type.
BODIES: dict[str, Any] = {
    "/api/games/{game}/actions": m.ActionTable,
    "/api/games/{game}/rules/{language}": "text/markdown; charset=utf-8",
    "/api/words/{language}": "text/plain; charset=utf-8",
    "/api/tables/{table}/record": "text/plain; charset=utf-8",
    "/api/tables/{table}/steps": list[m.Step],
    "/api/tables/{table}/positions": list[m.Position],
    "/api/records": m.RecordShown,
    "/api/protocol.json": dict[str, Any],
}
TEXT = {"schema": {"type": "string"}}


class Document(JsonRenderPlugin):
    """Renders the document; the framework's own pages would load scripts from elsewhere."""

    body = b""

    def __init__(self) -> None:
        super().__init__(path=["/", "/openapi.json"], media_type=MediaType.JSON)

    def render(self, request: Request[Any, Any, Any], _: dict[str, Any]) -> bytes:
        """Made once: it takes a while and blocks the event loop."""
        self.body = self.body or encode(describe(request.app))
        return self.body


def describe(app: Litestar) -> dict[str, Any]:
    """The whole document."""
    document = app.openapi_schema.to_schema()
    used = [getattr(m, name) for name in document["components"]["schemas"] if hasattr(m, name)]
    bodies = {path: body for path, body in BODIES.items() if not isinstance(body, str)}
    kinds = [*used, m.Problem, *bodies.values()]
    schemas, components = schema_components(kinds, ref_template="#/components/schemas/{name}")
    say_what_is_sent(components)
    document["components"]["schemas"].update(components)
    known = dict(zip(bodies, schemas[-len(bodies) :], strict=True))
    problem = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    for path, operations in document["paths"].items():
        for operation in operations.values():
            answers = operation["responses"]
            answers.pop("400", None)
            for status in ("4XX", "5XX"):
                answers[status] = {"description": "A sentence that says why not", "content": problem}
            if path in BODIES and "200" in answers:
                typed = {"application/json": {"schema": known.get(path)}}
                answers["200"]["content"] = typed if path in known else {BODIES[path]: TEXT}
    brought = {"required": True, "content": {"text/plain": TEXT}}
    document["paths"]["/api/records"]["post"]["requestBody"] = brought
    return document
