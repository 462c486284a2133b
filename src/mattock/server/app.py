"""The web application: routes, errors, limits and the headers of every response."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.enums import HttpMethod, ScopeType
from litestar.exceptions import ClientException, HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec.json import encode

from mattock.core.errors import IllegalMove, MattockError
from mattock.server import admin, lobby, people, site, sockets
from mattock.server.config import proxies, watchers
from mattock.server.doors import BANNED
from mattock.server.house import House
from mattock.server.limits import BucketsByAddress
from mattock.server.logs import log_event, new_request
from mattock.server.messages import Problem
from mattock.server.openapi import Document
from mattock.server.refusals import NoSuchTable, Refusal
from mattock.server.security import HEADERS, client_address, host_known, is_within, origin_fits
from mattock.server.storage import StorageError
from mattock.server.visitors import NotKnown, address_of

log = logging.getLogger("mattock.server")
BODY_LIMIT = 64 * 1024
HEADER_PAIRS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
TOO_MUCH = "That was too much at once; wait a moment."
SAFE = ("GET", "HEAD", "OPTIONS")
JSON = ("application/json",)
BODIES = {  # other content types, at paths that change nothing or need a secret in the query
    "/api/records": ("", "text/plain", "application/octet-stream"),
    "/api/mail/stop": ("", "application/x-www-form-urlencoded", "multipart/form-data"),
}
CODES = {
    "seat": 403,
    "invite": 403,
    "banned": 403,
    "turn": 409,
    "status": 409,
    "stale": 409,
    "quota": 409,
    "rate": 429,
    "late": 503,
    "storage": 503,
}


def for_host(request: Request[Any, Any, Any], house: House) -> bool:
    """Whether a request comes from where the host looks, not through a proxy, or with the host's token."""
    near = "x-forwarded-for" not in request.headers
    near = near and is_within(address_of(request), watchers(house.config))
    return near or admin.is_host(request, house)


@get("/health/live", include_in_schema=False)
async def live() -> dict[str, str]:
    """The process answers: no reason to start it again."""
    return {"status": "ok"}


@get(["/health", "/health/ready"], include_in_schema=False)
async def ready(request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
    """Whether people can play: what they do can be read and stored. It asks for no table."""
    house: House = request.app.state.house
    await house.store.first("SELECT 1", ())
    trouble = house.trouble()
    if trouble and not for_host(request, house):
        trouble = "The host has it in the log."
    shown = {"status": "failing" if trouble else "ok", "tables": len(house.rooms.loaded)}
    return Response(shown | ({"trouble": trouble} if trouble else {}), status_code=503 if trouble else 200)


@get("/metrics", include_in_schema=False, media_type="text/plain")
async def metrics(request: Request[Any, Any, Any]) -> str:
    """Metrics for Prometheus, for the holder of the host's token or for addresses that the host allows.

    A request that came through a proxy is not local, even if the proxy is on this machine.
    """
    house: House = request.app.state.house
    if not for_host(request, house):
        raise NoSuchTable("There is nothing here.")
    return house.metrics.text(house.gauges())


FOR_HOSTS = [live, ready, metrics, *admin.HANDLERS]


def problem(status: int, sentence: str, error: MattockError | None = None) -> Response[Problem]:
    message, args = "", {}
    if isinstance(error, IllegalMove):
        message, args = error.reason.message, dict(error.reason.args)
    elif isinstance(error, Refusal):
        message, args = error.message, error.args_of_message
    return Response(Problem(status, sentence, message, args), status_code=status)


def refused(_: Request[Any, Any, Any], error: MattockError) -> Response[Problem]:
    """The response to a MattockError."""
    status = 400
    if isinstance(error, NotKnown):
        status = 401
    elif isinstance(error, NoSuchTable):
        status = 404
    elif isinstance(error, StorageError):
        status = 503
    elif isinstance(error, Refusal):
        status = CODES.get(error.code, 400)
    return problem(status, str(error), error)


def not_taken(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """The response to what the framework refuses: unknown paths, malformed bodies."""
    sentence = error.detail
    if error.extra and isinstance(error.extra, list) and isinstance(error.extra[0], dict):
        sentence = f"{error.extra[0].get('key', 'request')}: {error.extra[0].get('message', sentence)}"
    answer = problem(error.status_code, sentence)
    if error.status_code == 405:
        answer.headers["allow"] = ", ".join(methods_at(request.app, request.url.path))
    return answer


class Asked(Request[Any, Any, Any]):
    """A request whose body may hold anything."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except RecursionError:
            raise ClientException("The body is nested too deeply.") from None


def methods_at(app: Litestar, path: str) -> list[str]:
    """The methods that a path allows."""
    parts = path.strip("/").split("/")
    for route in app.routes:
        shape = route.path_components
        fits = [not isinstance(want, str) or want == part for want, part in zip(shape, parts, strict=False)]
        if isinstance(route, HTTPRoute) and len(shape) == len(parts) and all(fits):
            return sorted({*route.methods, *(["HEAD"] if "GET" in route.methods else [])})
    return []


def failed(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """An internal error: the host finds it in the log, the client learns nothing of it."""
    log.error("A request failed.", exc_info=error)
    return problem(500, "Something went wrong here; the host has it in the log.")


def guard(house: House, app: Litestar) -> ASGIApp:
    """Wrap the application: check hosts, origins, bans and rates, and add headers to every response."""
    config = house.config
    reads = BucketsByAddress(config.reads_a_second, config.reads_at_once)
    changes = BucketsByAddress(config.requests_a_second, config.requests_at_once)
    connects = BucketsByAddress(config.connects_a_second, config.connects_at_once)
    trusted = proxies(config)

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        scope_address, port = scope["client"] or ("", 0)
        address = client_address(scope_address, headers.get("x-forwarded-for", ""), trusted)
        scope["client"] = (address, port)
        near = is_within(scope_address, trusted)
        request = new_request(headers.get("x-request-id", "") if near else "")
        if scope["type"] != ScopeType.HTTP:
            if connects.take(address):
                await app(scope, receive, send)
            else:
                await turn_away(scope, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                seen = {"method": scope.get("method"), "path": scope["path"], "status": message["status"]}
                log_event("request", logging.DEBUG, address=address, **seen)
                house.metrics.requests[message["status"]] += 1
                named = (b"x-request-id", request.encode())
                message["headers"] = [*message["headers"], *HEADER_PAIRS, named]
            await send(message)

        reading = scope["method"] in SAFE
        if not host_known(headers.get("host", ""), config):
            await send_problem(send_with_headers, 421, "This server is not called by that name.")
        elif house.doors.is_banned("", address) and scope["path"] != admin.PATH:
            await send_problem(send_with_headers, 403, BANNED)
        elif not (reading or origin_fits(headers, config)):
            await send_problem(send_with_headers, 403, "Only this server's own pages may do that.")
        elif not (reading or body_fits(scope["path"], headers)):
            await send_problem(send_with_headers, 415, "Bodies are JSON here: say so with Content-Type.")
        elif not (reads if reading else changes).take(address):
            await send_problem(send_with_headers, 429, TOO_MUCH)
        elif "\0" in scope["path"]:
            await send_problem(send_with_headers, 404, "No name here has such a sign in it.")
        elif scope["method"] == "OPTIONS" and (methods := methods_at(app, scope["path"])):
            await send_methods(
                send_with_headers, methods
            )  # the framework would name those of one handler only
        elif scope["method"] == "HEAD":  # uvicorn leaves the body out
            await app({**scope, "method": HttpMethod.GET}, receive, send_with_headers)
        else:
            await app(scope, receive, send_with_headers)

    return guarded


def body_fits(path: str, headers: Mapping[str, str]) -> bool:
    """Whether the content type is one that is read here: JSON, but for records and mail programs."""
    if headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers:
        return True
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    return kind in BODIES.get(path, JSON)


async def send_problem(send: Send, status: int, sentence: str, kind: str = "http") -> None:
    """Send an error without the framework."""
    headers = [(b"content-type", b"application/json")]
    head: Any = {"type": f"{kind}.response.start", "status": status, "headers": headers}
    body: Any = {
        "type": f"{kind}.response.body",
        "body": encode(Problem(status, sentence)),
        "more_body": False,
    }
    await send(head)
    await send(body)


async def turn_away(scope: Scope, send: Send) -> None:
    """Refuse a WebSocket."""
    if "websocket.http.response" in (scope.get("extensions") or {}):
        await send_problem(send, 429, TOO_MUCH, "websocket.http")
    else:
        await send({"type": "websocket.close", "code": 1013, "reason": TOO_MUCH})


async def send_methods(send: Send, methods: list[str]) -> None:
    """Answer OPTIONS."""
    headers = [(b"allow", ", ".join(methods).encode())]
    await send({"type": "http.response.start", "status": 204, "headers": headers})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


def make_app(house: House) -> ASGIApp:
    """The application for an open house."""
    app = Litestar(
        route_handlers=[*people.HANDLERS, *lobby.HANDLERS, sockets.table_socket, *FOR_HOSTS, site.show_page],
        state=State({"house": house, "client": site.read_client()}),
        exception_handlers={MattockError: refused, HTTPException: not_taken, Exception: failed},
        openapi_config=OpenAPIConfig(
            title="Mattock",
            version="1",
            description="Tables, people and records.",
            path="/openapi.json",
            render_plugins=[Document()],
        ),
        request_class=Asked,
        request_max_body_size=BODY_LIMIT,
        logging_config=None,
    )
    return guard(house, app)
