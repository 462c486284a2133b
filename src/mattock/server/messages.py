"""All that travels between server and client, as types. `docs/protocol.md` tells it in words.

`docs/protocol.schema.json` and the client's types are made from these by `tools/protocol.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from mattock.core.view import GameView

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mattock.core.moves import Event

PROTOCOL = 1  # goes up when a client of before would misunderstand the server
SeatLetter = Literal["A", "B", "C", "D"]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
STORABLE = "^[^\\0]*$"  # a sign that not every database takes
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=STORABLE)]
Token = Annotated[str, Meta(min_length=20, max_length=64)]
Code = Annotated[str, Meta(min_length=1, max_length=30)]  # of a bot
Version = Annotated[int, Meta(ge=0, lt=1 << 31)]
Mark = Annotated[int, Meta(ge=0, lt=1 << 53)]  # a number of the client's own, given back in the answer
Value = int | str
Consent = Literal["undo", "end", "pause"]
Status = Literal["waiting", "ceremony", "playing", "paused", "finished", "abandoned"]


# A table as it is set up, and as it stands.


class Me(Struct, forbid_unknown_fields=True, tag_field="kind", tag="me"):
    """A seat for who sets the table up; several for a hot-seat."""

    name: Name | None = None


class Link(Struct, forbid_unknown_fields=True, tag_field="kind", tag="link"):
    """A seat for whoever comes with its link."""


class BotSeat(Struct, forbid_unknown_fields=True, tag_field="kind", tag="bot"):
    """A seat for a bot, by its code."""

    bot: Code = "student"


SeatWish = Me | Link | BotSeat


class NoPace(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="none"):
    """Everybody takes the time they need."""


class LivePace(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="live"):
    """A clock for each seat, and some seconds more for each turn."""

    minutes: Annotated[int, Meta(ge=1, le=600)] = 30
    seconds: Annotated[int, Meta(ge=0, le=600)] = 30


class DaysPace(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="days"):
    """So many days for each move."""

    days: Annotated[int, Meta(ge=1, le=30)] = 3


Pace = NoPace | LivePace | DaysPace


class SeatInfo(Struct):
    """Who sits at a place, as everybody sees it."""

    seat: str
    kind: Literal["person", "bot", "free"]
    name: str = ""  # of the person whose seat it is, also while a bot keeps it
    bot: str = ""  # the code of the bot that plays here now
    person: str = ""  # the public id of whose seat it is
    resigned: bool = False
    hold: bool = True  # the table waits for `done` after the last choice of a turn


class Ceremony(Struct):
    """Where the fair draws stand before the game: `docs/records.md`."""

    stage: Literal["commit", "number"]
    seed: str  # the server's commitment
    commits: dict[str, str]  # by seat
    waiting: list[str]  # the seats that are still to give something
    until: int  # when it goes on without them; milliseconds of the server's clock


class Question(Struct):
    """Something that the people at the table are asked."""

    ask: int  # its number
    what: Consent
    seat: str  # who asks
    waiting: list[str]  # who is still to answer


class Clock(Struct):
    """Time left, in milliseconds at the moment `at`; it runs for one seat."""

    left: dict[str, int]  # live pace
    running: str | None
    until: int | None  # when the time of the mover is over
    at: int


class LessonInfo(Struct):
    """How far a guided game has come."""

    reached: int
    goals: int


class TableInfo(Struct):
    """A table, as everybody sees it."""

    table: str
    game: str
    players: int
    options: dict[str, Any]
    status: Status
    open: bool
    pace: Pace
    seats: list[SeatInfo]
    position: int  # the version of the last change of the position: an action made before it is stale
    holding: str | None  # this seat may still undo freely, or say `done`
    undo: Literal["free", "bots", "consent", "none"]  # what an undo of the last decision would be
    undo_seat: str | None  # whose decision that is
    questions: list[Question]
    scores: list[int]
    winners: list[str]
    commitment: str  # to the seed
    created: int
    hints: bool  # whether who moves may ask for one
    chat: bool  # whether people may write to the table
    ceremony: Ceremony | None = None
    clock: Clock | None = None
    rematch: str | None = None  # the table where it goes on
    lesson: LessonInfo | None = None


class You(Struct):
    """What only the receiver is told: their seats, and whether the table is theirs."""

    person: str
    name: str
    seats: list[str]
    owner: bool
    muted: list[str]  # public ids


class Told(Struct):
    """A message with its arguments, for the words of any language."""

    message: str
    args: dict[str, Value]
    kind: str = ""
    clause: str = ""


if TYPE_CHECKING:
    Events = Sequence[Told | Event] | Sequence[Raw]  # an Event has the same fields
else:
    Events = list[Told]


class Step(Struct, omit_defaults=True):
    """One entry of the table's log, told."""

    version: int
    kind: Literal[
        "move", "draw", "undo", "sits", "claimed", "freed", "link", "commit", "revealing", "number", "began",
        "done", "asked", "answered", "paused", "resumed", "resigned", "ended", "settings", "interrupted",
        "chat", "rematch",
    ]  # fmt: skip
    at: int  # milliseconds
    seat: str = ""
    id: int | None = None  # of the action or the outcome
    text: str = ""  # the line of the record
    events: Events = []
    auto: bool = False  # the only possibility, made by the table
    because: Events = []  # why a turn was over with it: nothing else was possible
    late: bool = False  # made for a player whose time was over
    quick: bool = False  # made at a glance by a bot that had no time to think
    undone: int = 0  # how many steps of the record are taken back
    ask: int | None = None
    what: str = ""
    yes: bool | None = None
    away: int = 0  # seconds that the server was not there; clocks go on a minute after it is back


# What goes to many is encoded once: beside its type stands the finished JSON.
if TYPE_CHECKING:
    Steps = list[Step] | list[Raw]
    TableJson = TableInfo | Raw
    NowJson = Told | Raw | None
    BoardJson = GameView | Raw
    Seen = list[Mapping[str, Value]]
else:
    Steps = list[Step]
    TableJson = TableInfo
    NowJson = Told | None
    BoardJson = GameView
    Seen = list[dict[str, Value]]


# From the client.


class Command(Struct, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    """Anything a client asks for; the answer carries the same `id`."""

    id: Mark | None = None


class Act(Command, tag="act"):
    """A decision of the mover, made on a version."""

    action: int
    version: Version


class Done(Command, tag="done"):
    """My turn is over: the table may go on."""

    version: Version


class Undo(Command, tag="undo"):
    """Take back: at once where that is free or only bots sit here, else the others are asked."""

    version: Version


class Ask(Command, tag="ask"):
    """Ask the others to end or to pause the game."""

    what: Literal["end", "pause"]


class Answer(Command, tag="answer"):
    """Yes or no to a question."""

    ask: int
    yes: bool


class Resume(Command, tag="resume"):
    """Go on after a pause."""


class Leave(Command, tag="leave"):
    """Get up: a bot keeps my seats until I return."""

    bot: Code = "student"


class Return(Command, tag="return"):
    """Take my seats back from the bots that kept them."""


class Resign(Command, tag="resign"):
    """Give up my seats for good; bots play them on."""


class Settings(Command, tag="settings"):
    """How I like to play."""

    hold: bool


class LetChat(Command, tag="chat"):
    """Close the chat of my table, or open it again."""

    on: bool


class Commit(Command, tag="commit"):
    """H of my number, for one of my seats."""

    seat: SeatLetter
    hash: Hex


class Number(Command, tag="number"):
    """The number itself."""

    seat: SeatLetter
    number: Hex


class Why(Command, tag="why"):
    """Why can I not do this?"""

    action: int


class Say(Command, tag="say"):
    """Chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Command, tag="mute"):
    """Do not show me what this person writes, or show it again."""

    person: Name
    on: bool = True


class Ping(Command, tag="ping"):
    """Are you there?"""


ClientMessage = (
    Act
    | Done
    | Undo
    | Ask
    | Answer
    | Resume
    | Leave
    | Return
    | Resign
    | Settings
    | LetChat
    | Commit
    | Number
    | Why
    | Say
    | Mute
    | Ping
)


# From the server.


class View(Struct, tag_field="type", tag="view", kw_only=True):
    """Everything, for one who comes or was behind: the table, the board, and what was missed."""

    protocol: int = PROTOCOL  # what the server speaks
    version: int
    table: TableJson
    you: You
    now: NowJson
    view: BoardJson | None  # what a screen shows; None before the game has begun
    after: int  # the version that the steps follow
    steps: Steps  # from `after` on
    legal: list[int] | UnsetType = UNSET  # only for the mover
    seen: Seen | UnsetType = UNSET  # beside legal: what each means here


class News(Struct, tag_field="type", tag="news", kw_only=True):
    """What has just been stored, the same for everybody; the mover alone has legal and seen."""

    version: int
    after: int
    steps: Steps
    table: TableJson
    now: NowJson
    view: BoardJson | None
    legal: list[int] | UnsetType = UNSET
    seen: Seen | UnsetType = UNSET


class Choices(Struct):
    """What the mover alone has, at the end of the news."""

    legal: list[int]
    seen: Seen


class Ack(Struct, tag_field="type", tag="ack"):
    """Done, and stored on disk."""

    id: int | None
    version: int


class Refused(Struct, tag_field="type", tag="refused"):
    """Not done, and nothing has changed."""

    id: int | None
    code: Literal[
        "stale",
        "illegal",
        "turn",
        "seat",
        "status",
        "consent",
        "message",
        "rate",
        "quota",
        "storage",
        "undo",
        "late",
    ]
    sentence: str  # in English, for whom it comes to in the raw
    version: int
    message: str = ""  # for words in any language
    args: dict[str, Value] = {}
    clause: str = ""


class Because(Struct, tag_field="type", tag="because"):
    """The answer to `why`; `possible` with no reason where the action is legal."""

    id: int | None
    action: int
    version: int
    possible: bool
    clause: str = ""
    message: str = ""
    args: dict[str, Value] = {}
    sentence: str = ""


class Chat(Struct, tag_field="type", tag="chat"):
    """What somebody wrote. Numbered by itself: it never makes an action stale."""

    number: int
    person: str
    name: str
    seat: str  # "" for who only watches
    text: str
    at: int


class Present(Struct, tag_field="type", tag="present"):
    """Who is connected now."""

    seats: list[str]
    watchers: int


class Pong(Struct, tag_field="type", tag="pong"):
    """Yes."""

    id: int | None
    at: int  # the server's clock, milliseconds


class Bye(Struct, tag_field="type", tag="bye"):
    """Why the connection is closed; the close code says it too."""

    code: int
    sentence: str


ServerMessage = View | News | Ack | Refused | Because | Chat | Present | Pong | Bye


# REST.


class Given(Struct, forbid_unknown_fields=True):
    """Play on from a position: a record, and the line below which it goes on."""

    record: Annotated[str, Meta(max_length=60_000)]
    line: Annotated[int, Meta(ge=0, lt=1 << 20)]


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be set up."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    players: Annotated[int, Meta(ge=1, le=4)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=4)]
    options: dict[str, bool | int | str] = {}
    pace: Pace = NoPace()
    open: bool = False  # anyone may sit down and watch
    numbers: bool = True  # people's clients give numbers of their own to the draws
    hold: bool = True
    hints: bool | None = None  # may be asked for; None: where at most one person plays
    name: Name | None = None  # of who sets it up, if not yet known
    given: Given | None = None  # game, players and options are then those of the record
    lesson: bool | str = (
        False  # the name of a guided game, true: the first; all else is then as the lesson says
    )


class TableMade(Struct):
    """A new table: links for the free seats, None for the others."""

    table: str
    seat_links: list[str | None]
    watch_link: str


class Claim(Struct, forbid_unknown_fields=True):
    """What a link holds."""

    token: Token
    name: Name | None = None


class LinkHeld(Struct, forbid_unknown_fields=True):
    """A link that is looked at before it is used."""

    token: Token


class Invitation(Struct):
    """What a link is good for, before it is used."""

    table: TableLine
    role: Literal["seat", "watch"]
    seat: str | None
    host: str  # the name of whoever set the table up


class Claimed(Struct):
    """What a link was good for."""

    table: str
    role: Literal["seat", "watch"]
    seat: str | None


class Take(Struct, forbid_unknown_fields=True):
    """A free seat at an open table; without a letter any."""

    seat: SeatLetter | None = None
    name: Name | None = None


class NewLink(Struct):
    """A fresh link; the one before it is void."""

    seat: str
    link: str


class Visitor(Struct, omit_defaults=True):
    """Who I am here."""

    person: str
    name: str
    account: str = ""  # what I log in with


Passphrase = Annotated[str, Meta(min_length=8, max_length=200)]


class Account(Struct, forbid_unknown_fields=True):
    """A name and a passphrase, to make an account or to log in."""

    name: Name
    passphrase: Passphrase
    token: bool = False  # the secret in the answer, for a program that keeps no cookies


class NewPassphrase(Struct, forbid_unknown_fields=True):
    old: Passphrase
    new: Passphrase


class Note(Struct, forbid_unknown_fields=True):
    """What I wrote down at a table, for myself."""

    text: Annotated[str, Meta(max_length=10_000, pattern=STORABLE)]


class MailWish(Struct, forbid_unknown_fields=True):
    """Where to write to when it is my turn and the page is closed."""

    address: Annotated[str, Meta(max_length=254)]
    language: Annotated[str, Meta(max_length=2)] = "en"


class Mail(Struct):
    """Whether this server writes mails, and where to; an address counts once it is confirmed."""

    offered: bool
    address: str = ""
    confirmed: bool = False


class Confirm(Struct, forbid_unknown_fields=True):
    """What stands behind `#mail=` in the link of a mail."""

    token: Token


class Against(Struct):
    """How I fared against somebody, in games that were played to their end."""

    name: str
    person: str  # "" for a bot
    bot: str  # "" for a person
    played: int
    won: int


class GameStatistics(Struct):
    """How I fared in a game. A table where one holds several seats does not count."""

    game: str
    played: int
    won: int
    best: int  # score
    mean: float
    against: list[Against]


class Share(Struct):
    """How much of something one has used, and how much one may; 0 is no limit."""

    used: float
    most: float


class Quota(Struct):
    """What my tables take up."""

    tables: Share  # that are not over
    thinking: Share  # seconds of bots in this hour
    megabytes: Share


class ServerInfo(Struct):
    """What this server is, and what I may do here."""

    version: str
    mode: Literal["open", "invited", "closed"]
    may_set_up: bool
    quota: Quota | None = None  # of somebody who is known


class Invite(Struct, forbid_unknown_fields=True):
    """The word of the server, or what stands behind `#invite=` in its invite link."""

    word: Annotated[str, Meta(min_length=1, max_length=64)]
    name: Name | None = None


class Introduce(Struct, forbid_unknown_fields=True):
    """My name; `token` asks for the secret in the answer, for a program that keeps no cookies."""

    name: Name
    token: bool = False


class Introduced(Struct, omit_defaults=True):
    person: str
    name: str
    token: str = ""


class OptionInfo(Struct):
    """A way to play, with the message that explains it in a line."""

    name: str
    values: list[bool | int | str]
    default: bool | int | str
    message: str


class GameInfo(Struct):
    name: str
    players: list[int]
    version: str
    components: str
    options: list[OptionInfo]
    lessons: list[str]  # the names of its guided games


class ActionInfo(Struct):
    """An id and what it means in every state."""

    id: int
    kind: str
    fields: dict[str, int]
    names: dict[str, Value]
    text: str  # its notation
    message: str


class ActionTable(Struct):
    game: str
    version: str
    actions: list[ActionInfo]
    outcomes: list[ActionInfo]


class BotInfo(Struct):
    """A bot to sit down with: a level with what it may spend in a turn, or one that does not search."""

    code: str
    simulations: int = 0
    seconds: float = 0.0  # at most; 0 where only the simulations count


class TableLine(Struct):
    """A table in a list."""

    table: str
    game: str
    players: int
    options: dict[str, Any]
    status: Status
    pace: Pace
    seats: list[SeatInfo]
    created: int
    changed: int
    open: bool
    turn: str | None  # the seat that the table waits for
    scores: list[int]
    winners: list[str]
    your_seats: list[str] = []
    your_turn: bool = False


class Position(Struct):
    """A past position: what was done, and the board after it."""

    version: int
    step: Step
    view: BoardJson


class RecordPosition(Struct):
    """A line of a record, and the board below it."""

    line: int
    text: str
    events: Events
    view: BoardJson


class RecordShown(Struct):
    """A record that holds: what stands in it, how much of it was proved, and some of its positions."""

    game: str
    players: int
    options: dict[str, str]
    names: list[str]
    ending: Literal["finished", "abandoned", "unfinished"]
    scores: list[int]
    winners: list[str]
    decisions: int
    draws: int
    proved: int  # draws held against the revealed seed
    undos: int
    difference: str  # where the rules of today see it otherwise, "" where they do not
    first: int  # the line above the first move
    last: int  # the last line that can be shown
    positions: list[RecordPosition]


class HintMove(Struct):
    """What the search found out about one action that it tried often enough."""

    action: int
    text: str
    visits: int
    chance: float  # to win, of the one who asks, in hundredths
    points: float  # to expect at the end, in tenths
    line: list[str]


class Hint(Struct):
    """The best moves by chance, then by points."""

    version: int
    seat: str
    moves: list[HintMove]


class Problem(Struct):
    """An answer that is not 2xx: one sentence."""

    status: int
    sentence: str
    message: str = ""
    args: dict[str, Value] = {}


REST = (
    NewTable,
    TableMade,
    Claim,
    Claimed,
    LinkHeld,
    Invitation,
    Take,
    NewLink,
    Visitor,
    Introduce,
    Introduced,
    ServerInfo,
    Invite,
    Account,
    NewPassphrase,
    Note,
    GameStatistics,
    MailWish,
    Mail,
    Confirm,
    GameInfo,
    ActionTable,
    BotInfo,
    TableLine,
    Position,
    RecordShown,
    Hint,
    Problem,
)
