"""The fixed numbers of Pergamon: sizes, ids, phases, reasons and notes, each with its name and clause.

Plain Python: the build writes the C twin of the numbers beside it (`vocabulary.pxd`).
"""

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
ANY_YEAR = 1000  # older than every object
GIVEN = 1000  # points of a kind that a position may have without anybody having earned them

# Backs of the money cards.
BAG = 0
CHEST = 1
NO_CARD = 2

# Decisions: the first id of each kind.
LAY = 0  # variant 2: which tile goes into the next gallery
PLACE = LAY + TILES
DIG = PLACE + FIELDS
JOIN = DIG + GALLERIES
DISSOLVE = JOIN + TILES
EXHIBIT = DISSOLVE + MARKERS  # with 0 .. STRIP - 1 coins of polish
DISCARD = EXHIBIT + STRIP
STORE = DISCARD + TILES
ACTIONS = STORE + 1

# Outcomes: the first id of each kind.
START_SEAT = 0
TILE = START_SEAT + 4
BACK = TILE + TILES
FRONT = BACK + 2  # card values 1 .. FRONTS
OUTCOMES = FRONT + FRONTS

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

# Reasons (the shared ones end at 4).
ALREADY_SEEN_TILE = 5
NO_SUCH_BACK_LEFT = 6
NO_SUCH_FRONT_LEFT = 7
WRONG_BACK = 8
NO_SUCH_SEAT = 9
NOT_DRAWN = 10
OLDER_CENTURY = 11
FIELD_TAKEN = 12
RAIDER_STANDS_THERE = 13
ALREADY_DUG = 14
OUT_OF_REACH = 15
EMPTY_GALLERY = 16
CANNOT_PAY_DIG = 17
DIG_COMES_FIRST = 18
NOT_IN_HAND = 19
ON_SHOW = 20
NO_PARTNER = 21
DOES_NOT_FIT = 22
ROW_TOO_SHORT = 23
TOO_MUCH_POLISH = 24
CANNOT_PAY_POLISH = 25
POLISH_WASTED = 26
NO_FREE_MARKER = 27
MARKER_STILL_FREE = 28
EXHIBIT_MUST_FOLLOW = 29
FINISH_ROW = 30
STORING_BEGUN = 31
CANNOT_PAY_STORAGE = 32
THREE_ARE_FREE = 33
LAST_ROUND_NO_STORAGE = 34
IN_THE_ROW = 35
NO_ROW = 36
REASONS = 37

# Notes: what one would say at the table.
SAY_START = 0
SAY_TOP = 1
SAY_DRAWN = 2
SAY_LAID = 3
SAY_FULL = 4
SAY_UNSEEN = 5
SAY_CARDS = 6
SAY_RAIDER_STANDS = 7
SAY_PLACED = 8
SAY_POT = 9
SAY_PAID = 10
SAY_REST = 11
SAY_TURN = 12
SAY_DUG = 13
SAY_FOUND = 14
SAY_JOINED = 15
SAY_DISSOLVED = 16
SAY_POLISHED = 17
SAY_CAPPED = 18
SAY_SHOWN = 19
SAY_TICKET = 20
SAY_PUSHED = 21
SAY_OUT = 22
SAY_DISCARDED = 23
SAY_STORED = 24
SAY_RAIDED = 25
SAY_RAIDER_SAVES = 26
SAY_SCORING = 27
SAY_EARNED = 28
SAY_BONUS = 29
SAY_NO_BONUS = 30
SAY_SETBACK = 31
SAY_NEXT_START = 32
SAY_NEXT_START_OF_TWO = 33
SAY_NEXT_ORDER = 34
SAY_OLDEST = 35
SAY_ENDED = 36
SAY_TIE = 37
SAY_FRONT = 38
SAY_ROUND = 39
SAY_RAIDER_PAID = 40
SAY_RAIDED_NEARER = 41
SAY_RAIDER_IDLE = 42
SAY_POLISHED_LAST = 43
SAY_CHOSEN = 44
SAY_WON = 45
SAY_SHARED = 46
SAY_SET_BACK = 47
SAY_LAST_TURN = 48
SAY_RAIDER_REST = 49
NOTES = 50

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
