"""REST: games and tables."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Raw
from msgspec.json import encode

from mattock.bots import LEVELS
from mattock.bots.hints import figures, worth_showing
from mattock.core.errors import BadOption
from mattock.core.game import Game
from mattock.core.memory import kept
from mattock.core.moves import Move
from mattock.core.record_file import write_record
from mattock.core.rulespage import page_in_use
from mattock.core.view import GameView
from mattock.core.vocabulary import SEAT_LETTERS
from mattock.lessons import lessons_of
from mattock.server import entries as log
from mattock.server import messages as m
from mattock.server.commands import explain
from mattock.server.lists import for_person, list_row, read_rows
from mattock.server.records import show_record as show_record_text
from mattock.server.refusals import NoSuchTable, refusal
from mattock.server.room import Room
from mattock.server.schema import schema
from mattock.server.seating import claim as claim_seat
from mattock.server.seating import free as free_seat
from mattock.server.security import hash_token, new_token, token_fits
from mattock.server.site import hand_out, make_file
from mattock.server.sockets import NOT_FOR_YOU
from mattock.server.storage import Person
from mattock.server.tables import Table, letter_seat
from mattock.server.visitors import (
    Asking,
    address_of,
    answer,
    house_of,
    known,
    seen_room,
    visitor,
    visitor_or_new,
)
from mattock.words import FALLBACK, LANGUAGES, catalogue, catalogue_in

MOST_LINES = 100
MOST_POSITIONS = 50
MOST_HINTS = 5
MOST_RECORD = 1 << 20  # bytes
FAR = 1 << 60  # later than any time


# The games.


@get("/api/games")
async def list_games(request: Asking) -> list[m.GameInfo]:
    """All games with their options."""
    house = house_of(request)
    return [game_info(house.games.game(name)) for name in house.games.working_games()]


def game_info(game: Game) -> m.GameInfo:
    options = [m.OptionInfo(o.name, list(o.values), o.default, o.message) for o in game.options]
    players = list(game.players)
    return m.GameInfo(
        game.name, players, game.version, game.fingerprint, options, list(lessons_of(game.name))
    )


@kept
def action_table(game: Game) -> bytes:
    """All ids of a game with their meanings."""
    actions = [action_info(game.move(number)) for number in range(game.actions)]
    outcomes = [action_info(game.outcome(number)) for number in range(game.outcomes)]
    return encode(m.ActionTable(game.name, game.version, actions, outcomes))


def action_info(move: Move) -> m.ActionInfo:
    return m.ActionInfo(move.id, move.kind, dict(move.fields), dict(move.names), str(move), move.message)


@get("/api/games/{game:str}/actions", responses={})
async def show_actions(request: Asking, game: FromPath[str]) -> Response[bytes]:
    """The action table of a game."""
    return hand_out(request, make_file(action_table(find_game(request, game)), "application/json"))


@get("/api/games/{game:str}/rules/{language:str}")
async def show_rules(request: Asking, game: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    """The rules page of a game."""
    try:
        page = rules_text(find_game(request, game), language)
    except BadOption as error:
        raise NoSuchTable(str(error)) from None
    return hand_out(request, make_file(page.encode(), "text/markdown; charset=utf-8"))


@cache
def rules_text(game: Game, language: str) -> str:
    return page_in_use(game, language)


@get("/api/games/{game:str}/words/{language:str}")
async def show_game_words(request: Asking, game: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    """The catalogue of a game that a package adds; the words of the others are in that of the language."""
    folder = find_game(request, game).folder()
    for spoken in (language, FALLBACK):
        if spoken in LANGUAGES and (text := catalogue_in(folder, spoken)):
            return hand_out(request, make_file(text.encode(), "text/plain; charset=utf-8"))
    raise NoSuchTable(f"{game.title()} has no catalogue of its own.")


def find_game(request: Asking, name: str) -> Game:
    try:
        return house_of(request).games.game(name)
    except BadOption as error:
        raise NoSuchTable(str(error)) from None


@get("/api/words/{language:str}")
async def show_words(request: Asking, language: FromPath[str]) -> Response[bytes]:
    """The catalogue of a language."""
    try:
        return hand_out(request, make_file(catalogue(language).encode(), "text/plain; charset=utf-8"))
    except KeyError:
        raise NoSuchTable(f"There is no catalogue of {language!r}.") from None


@get("/api/languages")
async def list_languages() -> list[str]:
    """The languages of the interface."""
    return [language for language in LANGUAGES if has_words(language)]


def has_words(language: str) -> bool:
    try:
        return bool(catalogue(language))
    except KeyError:
        return False


@get("/api/bots")
async def list_bots() -> list[m.BotInfo]:
    """The bots, weakest first."""
    budgets = [(level.name, level.budget) for level in LEVELS.values()]
    levels = [m.BotInfo(name, spent.simulations or 0, spent.seconds or 0.0) for name, spent in budgets]
    return [m.BotInfo("random"), m.BotInfo("greedy"), *levels]


@cache
def schema_json(games: tuple[tuple[str, type[GameView]], ...]) -> bytes:
    return encode(schema(games))


@get("/api/protocol.json")
async def show_schema(request: Asking) -> Response[bytes]:
    """The JSON schema of all messages and views."""
    games = house_of(request).games
    types = tuple((name, games.game(name).view_type) for name in games.working_games())
    return hand_out(request, make_file(schema_json(types), "application/json"))


# Tables.


@post("/api/tables", status_code=201)
async def set_up(request: Asking, data: JSONBody[m.NewTable]) -> Response[m.TableMade]:
    """Set up a table."""
    house = house_of(request)
    person, token = await visitor_or_new(request, data.name)
    await house.doors.check_may_set_up(person, person)
    table, tokens, watch = await house.tables.set_up(data, person, address_of(request))
    return answer(request, made(request, table, tokens, watch), token, 201)


def made(request: Asking, table: Table, tokens: list[str], watch: str) -> m.TableMade:
    base = f"{base_url(request)}/t/{table.header.table}"
    links = [
        f"{base}#seat={letter}.{token}" if token else None
        for letter, token in zip(SEAT_LETTERS, tokens, strict=False)
    ]
    return m.TableMade(table.header.table, links, f"{base}#watch={watch}" if watch else "")


def base_url(request: Asking) -> str:
    config = house_of(request).config
    return config.public_url.rstrip("/") or f"{request.url.scheme}://{request.headers.get('host', '')}"


@get("/api/tables")
async def list_tables(
    request: Asking,
    which: Annotated[Literal["mine", "open", "finished"], QueryParameter(name="list")],
    before: Annotated[int, QueryParameter(ge=0, le=FAR)] = FAR,
    below: Annotated[str, QueryParameter(max_length=40)] = "",
    game: Annotated[str, QueryParameter(max_length=40)] = "",
    free: Annotated[bool, QueryParameter()] = False,
) -> list[m.TableLine]:
    """My tables, open tables, or my finished games: a page of those changed before a time.

    Of the open ones that changed at that time it takes those below a table; they may be of one game, or only
    those with free seats.
    """
    house = house_of(request)
    person = await visitor(request)
    name = person.id if person else ""
    if which == "open":
        if "\0" in below + game:
            raise NoSuchTable("No name here has such a sign in it.")
        return read_rows(await house.store.open_rows(MOST_LINES, (before, below), game, free), name)
    if not name:
        return []
    return read_rows(await house.store.person_rows(name, which == "finished", before, MOST_LINES), name)


@get("/api/tables/{table:str}")
async def show_table(request: Asking, table: FromPath[str]) -> m.TableLine:
    """One table."""
    room, person = await seen_room(request, table)
    async with room.lock:
        return for_person(list_row(await room.now()), person.id if person else "")


@post("/api/tables/{table:str}/claim", status_code=200)
async def claim(request: Asking, table: FromPath[str], data: JSONBody[m.Claim]) -> Response[m.Claimed]:
    """Redeem a link: take its seat, or watch."""
    house = house_of(request)
    room = await house.rooms.get(table)
    async with room.lock:
        seat = seat_of_link(await room.now(), data.token)
    person, secret = await visitor_or_new(request, data.name)
    if seat is None:
        await house.store.add_watcher(table, person.id)
        return answer(request, m.Claimed(table, "watch", None), secret)

    def sit_down(now: Table, at: int) -> None:
        seat_of_link(now, data.token)
        claim_seat(now, seat, person.id, person.name, at, linked=True)

    await room.submit(sit_down)
    return answer(request, m.Claimed(table, "seat", SEAT_LETTERS[seat]), secret)


@post("/api/tables/{table:str}/invitation", status_code=200)
async def show_invitation(request: Asking, table: FromPath[str], data: JSONBody[m.LinkHeld]) -> m.Invitation:
    """What a link invites to; the link stays valid."""
    house = house_of(request)
    room = await house.rooms.get(table)
    async with room.lock:
        now = await room.now()
        seat = seat_of_link(now, data.token)
        line = list_row(now)
    host = await house.store.person(room.owner)
    letter = None if seat is None else SEAT_LETTERS[seat]
    return m.Invitation(line, "seat" if letter else "watch", letter, host.name if host else "")


def seat_of_link(table: Table, held: str) -> int | None:
    """The seat that a link is for, or None to watch. A seat link is valid once, until it is withdrawn."""
    letter, _, token = held.rpartition(".")
    seat = letter_seat(letter, table) if letter else None
    if not token_fits(token, table.header.watch if seat is None else table.seats[seat].link):
        raise refusal("seat", "server-bad-link")
    return seat


@post("/api/tables/{table:str}/take", status_code=200)
async def take(request: Asking, table: FromPath[str], data: JSONBody[m.Take]) -> Response[m.Claimed]:
    """Sit down at an open table."""
    room, _ = await seen_room(request, table)
    person, secret = await visitor_or_new(request, data.name)
    taken = ""

    def sit_down(now: Table, at: int) -> None:
        nonlocal taken
        free = [n for n, place in enumerate(now.seats) if place.free]
        if not now.header.open or not free:
            raise refusal("seat", "server-no-free-seat")
        seat = free[0] if data.seat is None else letter_seat(data.seat, now)
        claim_seat(now, seat, person.id, person.name, at)
        taken = SEAT_LETTERS[seat]

    await room.submit(sit_down)
    return answer(request, m.Claimed(table, "seat", taken), secret)


async def own_room(request: Asking, table: str) -> Room:
    """A table that the one who asks has set up."""
    person = await known(request)
    room = await house_of(request).rooms.get(table)
    if room.owner != person.id:
        raise refusal("seat", "server-not-yours")
    return room


@post("/api/tables/{table:str}/links/{seat:str}", status_code=200)
async def renew_link(request: Asking, table: FromPath[str], seat: FromPath[str]) -> m.NewLink:
    """A new link for a free seat; it replaces the old one."""
    room = await own_room(request, table)
    token = new_token()

    def renew(now: Table, at: int) -> None:
        number = letter_seat(seat, now)
        if not now.seats[number].free:
            raise refusal("seat", "server-seat-taken")
        now.append(log.Linked(number, hash_token(token)), at)

    await room.submit(renew)
    return m.NewLink(seat, f"{base_url(request)}/t/{table}#seat={seat}.{token}")


@delete("/api/tables/{table:str}/links/{seat:str}", status_code=204)
async def withdraw_link(request: Asking, table: FromPath[str], seat: FromPath[str]) -> None:
    """Withdraw a link; before the game its seat is free again."""
    room = await own_room(request, table)

    gone = ""

    def withdraw(now: Table, at: int) -> None:
        nonlocal gone
        number = letter_seat(seat, now)
        if now.seats[number].person not in ("", room.owner):
            gone = now.seats[number].person
            free_seat(now, number, at)
        now.append(log.Linked(number, ""), at)

    await room.submit(withdraw)
    house = house_of(request)
    if gone and not await house.rooms.may_see(room, Person(gone, "")):
        room.show_out(gone, NOT_FOR_YOU)


@post("/api/tables/{table:str}/rematch", status_code=201)
async def rematch(request: Asking, table: FromPath[str]) -> m.TableMade:
    """Play again, everybody one seat further."""
    house = house_of(request)
    room, _ = await seen_room(request, table)
    new, tokens, watch = await house.tables.rematch(room, await known(request))
    return made(request, new, tokens, watch)


@get("/api/tables/{table:str}/record", media_type="text/plain")
async def show_record(request: Asking, table: FromPath[str]) -> Response[str]:
    """The record of a game, for `mattock verify` and `mattock replay`."""
    room, _ = await seen_room(request, table)
    async with room.lock:
        text = write_record((await room.now()).play.playing().record)
    name = f"attachment; filename={table}.mattock"
    return Response(text, media_type="text/plain", headers={"content-disposition": name})


@get("/api/tables/{table:str}/steps")
async def show_steps(
    request: Asking, table: FromPath[str], after: Annotated[int, QueryParameter(ge=0, le=1 << 31)] = 0
) -> Response[bytes]:
    """The log as everybody is told of it."""
    room, _ = await seen_room(request, table)
    async with room.lock:
        steps = [Raw(step) for step in (await room.now()).steps[after:]]
    return Response(encode(steps), media_type="application/json")


@get("/api/tables/{table:str}/positions")
async def show_positions(
    request: Asking,
    table: FromPath[str],
    after: Annotated[int, QueryParameter(ge=0, le=1 << 31)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MOST_POSITIONS)] = MOST_POSITIONS,
) -> Response[bytes]:
    """Past positions, each with the step that led to it."""
    house = house_of(request)
    await seen_room(request, table)
    stored = await house.store.load(table)
    if stored is None:
        raise NoSuchTable("There is no such table.")
    header = log.read_header(stored.header)
    game = house.find_game(header)
    work = past_positions, header, stored.entries, game, after, count
    body = await house.replaying.run(*work, address=address_of(request))
    return Response(body, media_type="application/json")


def past_positions(
    header: log.Header, entries: list[tuple[int, str]], game: Game, after: int, count: int
) -> bytes:
    """Replay a log and look at the board after each entry."""
    table = Table(header, game)
    found = []
    for at, body in entries[: after + count]:
        table.append(log.read_entry(body), at)
        if table.version > after and table.play.referee is not None:
            view = Raw(encode(table.game.board(table.play.referee.state)))
            found.append({"version": table.version, "step": Raw(table.steps[-1]), "view": view})
    return encode(found)


@post("/api/records", status_code=200, request_max_body_size=MOST_RECORD)
async def show_brought_record(
    request: Asking,
    after: Annotated[int, QueryParameter(ge=0, le=1 << 31)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MOST_POSITIONS)] = MOST_POSITIONS,
) -> Response[bytes]:
    """Verify a record sent as text, and show its positions."""
    house = house_of(request)
    data = await request.body()
    work = show_record_text, data, house.find_known, after, count
    body = await house.checking.run(*work, address=address_of(request))
    return Response(body, media_type="application/json")


@get("/api/tables/{table:str}/why/{action:int}")
async def show_why(request: Asking, table: FromPath[str], action: FromPath[int]) -> m.Because:
    """Why an action is not possible now."""
    room, _ = await seen_room(request, table)
    async with room.lock:
        return explain(await room.now(), m.Why(action=action))


@post("/api/tables/{table:str}/hint", status_code=200)
async def hint(request: Asking, table: FromPath[str]) -> m.Hint:
    """A hint: what a search finds best. One at a time."""
    house = house_of(request)
    person = await known(request)
    room = await house.rooms.get(table)
    async with room.lock:
        now = await room.now()
        if not now.hints:
            raise refusal("status", "server-no-hints")
        seat, state, version = now.play.mover, now.play.playing().state.clone(), now.version
        if now.decider != seat or seat not in now.seats.of(person.id):
            raise refusal("turn", "server-not-your-turn")
    if person.id in house.hinting:
        raise refusal("rate", "server-one-hint")
    house.hinting.add(person.id)
    try:
        found = await house.pool.hint(state, person.id, house.places.of(person.id))
    finally:
        house.hinting.discard(person.id)
    if found is None:
        raise refusal("late", "server-hint-late")
    moves = [
        m.HintMove(c.action, c.move, c.visits, *figures(c, seat), c.line)
        for c in worth_showing(found)[:MOST_HINTS]
    ]
    return m.Hint(version, SEAT_LETTERS[seat], moves)


HANDLERS = [
    list_games,
    show_actions,
    show_rules,
    show_game_words,
    show_words,
    list_languages,
    list_bots,
    show_schema,
    set_up,
    list_tables,
    show_table,
    claim,
    show_invitation,
    take,
    renew_link,
    withdraw_link,
    rematch,
    show_record,
    show_steps,
    show_positions,
    show_brought_record,
    show_why,
    hint,
]
