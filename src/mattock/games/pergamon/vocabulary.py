"""The fixed numbers of Pergamon: sizes, moves, phases, refusals, notes and faults.

Plain Python: the build writes the C twin of the numbers beside it (`vocabulary.pxd`).
"""

from mattock.core.declare import Faults, Kinds, Notes, Refusals
from mattock.core.vocabulary import SEATS

# What the format of the components allows; ids are laid out for these and never move.
TILES = 60
FIELDS = 13  # funds fields, numbered from the right
GALLERIES = 5
GALLERY_PLACES = 4
STRIP = 24  # fields of the museum
MARKERS = 3  # collections a player can show
ROUNDS = 12
FRONTS = 8  # different money cards
KINDS = 4  # kinds of object
STACK = 5  # tiles on a field of the calendar
RAIDER = 4  # his seat number, beside the four of the players
NONE = 60  # no tile
ANY_AGE = 1 << 15  # older than every object
AGE_FIELDS = 5  # bits of an age below its year: the museum field
GIVEN = 1000  # points of a kind that a position may have without anybody having earned them

# Backs of the money cards.
BAG = 0
CHEST = 1
NO_CARD = 2

# Decisions: the first id of each kind.
move = Kinds()
LAY = move("lay", "layout", tile=TILES)  # variant 2: which tile goes into the next gallery
PLACE = move("place", "funds", field=range(1, FIELDS + 1))
DIG = move("dig", "excavate", gallery=GALLERIES)
JOIN = move("join", "exhibit", tile=TILES)
DISSOLVE = move("dissolve", "exhibit", marker=MARKERS)
EXHIBIT = move("exhibit", "exhibit", coins=STRIP)  # with so many coins of polish
DISCARD = move("discard", "storage", tile=TILES)
STORE = move("store", "storage")
ACTIONS = move.ids

# Outcomes: the first id of each kind.
draw = Kinds()
START_SEAT = draw("start", "layout", seat=SEATS)
TILE = draw("tile", "layout", tile=TILES)
BACK = draw("back", "funds", back=2)
FRONT = draw("front", "funds", coins=range(1, FRONTS + 1))
OUTCOMES = draw.ids

# Phases. The first five are drawn, the others chosen.
DRAW_START = 0
DRAW_TOP = 1  # the back of the pile's first card, at set-up
DRAW_TILE = 2
DRAW_BACK = 3  # the back of the card under one just taken
DRAW_FRONT = 4
LAYING = 5
PLACING = 6
TURN = 7  # dig, begin a row, throw away or store
ROW = 8  # a row has been begun
CLEARED = 9  # a collection was dissolved for it
STORING = 10  # a tile was thrown away
ENDED = 11
# Phases that nobody decides and that follow at once; no state rests in one.
NEW_ROUND = 12
CARDS = 13
NEXT_FIGURE = 14
SCORING = 15

# Where points come from.
FOR_EXHIBIT = 0
FOR_SCORING = 1
FOR_BONUS = 2
FOR_OLDEST = 3
SOURCES = 4

# What the heuristic weighs: places in the table of weights.py.
DRIFT = 0
IN_HAND = 1
LOOSE_TILE = 2
COIN = 3
BONUS_HELD = 4
OLDEST_HELD = 5
ROUND_TO_COME = 6
OLD_TILE = 7
NEW_OBJECT = 8
DIG_PRICE = 9
COIN_ASKED = 10
HASTE = 11
WORTH_SHOWING = 12
CROWDED = 13
LEFT_OVER = 14

# Why an id is refused, with the clause and what the words may use.
refusal = Refusals(unknown_id="P0.9", game_over="P0.10", draw_first="P0.11", other_phase="P0.8")
ALREADY_SEEN_TILE = refusal("already-seen-tile", "P1.3", "tile")
NO_SUCH_BACK_LEFT = refusal("no-such-back-left", "P0.2", "back")
NO_SUCH_FRONT_LEFT = refusal("no-such-front-left", "P2.4", "coins")
WRONG_BACK = refusal("wrong-back", "P2.4", "back", "coins")
NO_SUCH_SEAT = refusal("no-such-seat", "P0.6", "seat")
NOT_DRAWN = refusal("not-drawn", "P8.4", "tile")
OLDER_CENTURY = refusal("older-century", "P8.3", "century", "tile")
FIELD_TAKEN = refusal("field-taken", "P2.3", "field", "owner")
RAIDER_STANDS_THERE = refusal("raider-stands-there", "P7.2", "field")
ALREADY_DUG = refusal("already-dug", "P3.2", "gallery")
OUT_OF_REACH = refusal("out-of-reach", "P3.3", "field", "gallery", "reach")
EMPTY_GALLERY = refusal("empty-gallery", "P3.5", "gallery")
CANNOT_PAY_DIG = refusal("cannot-pay-dig", "P3.4", "gallery", "missing", "price", "purse")
DIG_COMES_FIRST = refusal("dig-comes-first", "P3.6")
NOT_IN_HAND = refusal("not-in-hand", "P3.9", "tile")
ON_SHOW = refusal("on-show", "P3.18", "tile")
NO_PARTNER = refusal("no-partner", "P3.8", "kind", "tile")
DOES_NOT_FIT = refusal("does-not-fit", "P3.10", "kind", "last", "tile", "wanted")
ROW_TOO_SHORT = refusal("row-too-short", "P3.8")
TOO_MUCH_POLISH = refusal("too-much-polish", "P3.12", "limit")
CANNOT_PAY_POLISH = refusal("cannot-pay-polish", "P3.12", "missing", "purse")
POLISH_WASTED = refusal("polish-wasted", "P3.14", "most")
NO_FREE_MARKER = refusal("no-free-marker", "P3.19")
MARKER_STILL_FREE = refusal("marker-still-free", "P3.19")
EXHIBIT_MUST_FOLLOW = refusal("exhibit-must-follow", "P3.20")
FINISH_ROW = refusal("finish-row", "P3.21")
STORING_BEGUN = refusal("storing-begun", "P3.24")
CANNOT_PAY_STORAGE = refusal("cannot-pay-storage", "P3.22", "free", "missing")
THREE_ARE_FREE = refusal("three-are-free", "P3.23", "free")
LAST_ROUND_NO_STORAGE = refusal("last-round-no-storage", "P3.25")
IN_THE_ROW = refusal("in-the-row", "P3.9", "tile")
NO_ROW = refusal("no-row", "P3.8")
DIG_BEFORE_ROW = refusal("dig-before-row", "P3.6")

# What one would say at the table, with the clause and what the numbers are.
note = Notes()
SAY_START = note("start", "P0.6", "seat")
SAY_TOP = note("top", "P0.2", "back")
SAY_DRAWN = note("drawn", "P1.1", "tile")
SAY_LAID = note("laid", "P1.1", "tile", "gallery")
SAY_FULL = note("full", "P1.2", "gallery")
SAY_UNSEEN = note("unseen", "P1.3", "tiles")
SAY_CARDS = note("cards", "P2.1", "back", "second_back")
SAY_RAIDER_STANDS = note("raider-stands", "P7.1", "field")
SAY_PLACED = note("placed", "P2.3", "seat", "field")
SAY_POT = note("pot", "P2.4", "coins")
SAY_PAID = note("paid", "P2.5", "seat", "coins", "wanted")
SAY_REST = note("rest", "P2.6", "seat", "coins", "wanted")
SAY_TURN = note("turn", "P3.1", "seat")
SAY_DUG = note("dug", "P3.2", "seat", "gallery", "price")
SAY_FOUND = note("found", "P3.7", "seat", "tile")
SAY_JOINED = note("joined", "P3.10", "seat", "tile")
SAY_DISSOLVED = note("dissolved", "P3.19", "seat", "marker")
SAY_POLISHED = note("polished", "P3.12", "seat", "coins", "value")
SAY_CAPPED = note("capped", "P3.14", "seat", "value", "field")
SAY_SHOWN = note("shown", "P3.15", "seat", "marker", "field")
SAY_TICKET = note("ticket", "P3.15", "seat", "points")
SAY_PUSHED = note("pushed", "P3.16", "seat", "marker", "field")
SAY_OUT = note("out", "P3.17", "seat", "marker")
SAY_DISCARDED = note("discarded", "P3.23", "seat", "tile")
SAY_STORED = note("stored", "P3.22", "seat", "tiles", "coins")
SAY_RAIDED = note("raided", "P7.4", "gallery", "price")
SAY_RAIDER_SAVES = note("raider-saves", "P7.6", "coins")
SAY_SCORING = note("scoring", "P4.1", "round")
SAY_EARNED = note("earned", "P4.2", "seat", "marker", "points")
SAY_BONUS = note("bonus", "P4.3", "seat", "kind", "year", "points")
SAY_NO_BONUS = note("no-bonus", "P4.6", "kind")
SAY_SETBACK = note("setback", "P4.5", "fields")
SAY_NEXT_START = note("next-start", "P5.2", "seat")
SAY_NEXT_START_OF_TWO = note("next-start-of-two", "P7.7", "seat")
SAY_NEXT_ORDER = note("next-order", "P8.2", "seat")
SAY_OLDEST = note("oldest", "P6.2", "seat", "rank", "year", "points")
SAY_ENDED = note("ended", "P6.1")
SAY_TIE = note("tie", "P6.4")
SAY_FRONT = note("front", "P2.4", "coins")
SAY_ROUND = note("round", "P0.8", "round")
SAY_RAIDER_PAID = note("raider-paid", "P7.3", "coins", "wanted")
SAY_RAIDED_NEARER = note("raided-nearer", "P7.5", "gallery", "price")
SAY_RAIDER_IDLE = note("raider-idle", "P7.5")
SAY_POLISHED_LAST = note("polished-last", "P3.13", "seat", "coins", "value")
SAY_CHOSEN = note("chosen", "P8.3", "seat", "tile", "gallery")
SAY_WON = note("won", "P6.3", "seat", "points")
SAY_SHARED = note("shared", "P6.4")
SAY_SET_BACK = note("set-back", "P4.5", "seat", "marker", "field")
SAY_LAST_TURN = note("last-turn", "P3.25", "seat")
SAY_RAIDER_REST = note("raider-rest", "P7.3", "coins", "wanted")

# What must hold in every state: what a position says that breaks it.
fault = Faults()
TILE_ASTRAY = fault("a tile is missing or in two places")
GALLERY_OVERFULL = fault("a gallery holds more than four tiles")
COLLECTION_BROKEN = fault("a marker in the museum and its collection do not go together")
ROW_BROKEN = fault("the row being laid does not hold together, or can neither go on nor be shown")
CARDS_ASTRAY = fault("the money cards do not add up, or do not lie as the phase asks")
COINS_ASTRAY = fault("the coins do not add up")
FIGURES_ASTRAY = fault("the figures do not stand as the phase asks")
PHASE_UNFIT = fault("mover, round, phase and drawn tiles do not go together")
HANDS_UNFIT = fault("a seat that nobody sits on has tiles, or tiles are thrown away in the last round")
TILES_TOO_EARLY = fault("more tiles have been revealed than the rounds so far bring")
ORDER_BROKEN = fault("the order of play does not begin with the start player, or does not go clockwise")
RAIDER_ASTRAY = fault("the raider does not stand where the backs of the two cards say")
POINTS_UNEARNED = fault("somebody has more points than can be")

KIND_LETTERS = "VJBM"
KIND_NAMES = ("vase", "jug", "bracelet", "mask")
BACK_NAMES = ("bag", "chest")
GALLERY_NAMES = ("I", "II", "III", "IV", "V")
MARKER_NAMES = ("I", "II", "III")
SOURCE_NAMES = ("exhibit", "scoring", "bonus", "oldest")
PHASE_NAMES = (
    "draw-start",
    "draw-top",
    "draw-tile",
    "draw-back",
    "draw-front",
    "laying",
    "placing",
    "turn",
    "row",
    "cleared",
    "storing",
    "ended",
)
