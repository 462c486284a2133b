"""The fixed numbers of Mykerinos: sizes, ids, phases, reasons and notes, each with its name and clause.

Plain Python: the build writes the C twin of the numbers beside it (`vocabulary.pxd`).
"""

# What the format of the components allows; ids are laid out for these and never move.
CARDS = 36
COLUMNS = 8  # of the region; field 8 x row + column
ROWS = 9
FIELDS = COLUMNS * ROWS
PLACES = 12  # for cards in the last region, row by row
EARLY_PLACES = 8  # in the regions before it
PLACES_IN_ROW = 4
CARD_COLUMNS = 2
CARD_ROWS = 3
CARD_FIELDS = CARD_COLUMNS * CARD_ROWS
ZONES = 6
SIDES = 2  # cards of a zone: left and right
ROUNDS = 4
WINGS = 5
ROOMS = 15  # a 3-room and a 5-room of each wing, then the 2-rooms
TWO_ROOMS = 2 * WINGS  # the first of them; one behind each wing
PLANS = 2  # of the museum
NEUTRAL = 4  # the colour beside the four seats, with two players
COLOURS = 5
NOBODY = 5
NO_CARD = CARDS
NO_FIELD = FIELDS
BANKS = 3  # places for Nile cards in the last region, one in each row of zones
EARLY_BANKS = 2  # in the regions before it
NILE_CARDS = 6
LAST_NILE = 5  # the card that is set aside for the last round
NO_NILE = NILE_CARDS
BANK_COLUMN = 3  # the left of the two columns that Nile cards cover
BOATS = 4
NO_BOAT = BOATS
DISCS = 3  # of a player
GIVEN = 1000  # points of a kind that a position may have without anybody having earned them

# Patrons, in the order of the rulebook; Greenwish comes with the Nile.
VIOLET = 0
LEMON = 1
BROWN = 2
BLACKMORE = 3
TANGERINE = 4
GREENWISH = 5
PATRONS = 6
NO_PATRON = 6

# Boats.
BOAT_TWO = 0
BOAT_THREE = 1
BOAT_TIE = 2
BOAT_CUBES = 3

# Decisions: the first id of each kind.
DIG = 0  # the first cube of a new dig
EXTEND = DIG + FIELDS  # the first cube of an extension
CUBE = EXTEND + FIELDS  # each further cube of an action
APPEAL = CUBE + FIELDS
PASS = APPEAL + PATRONS
REST = PASS + 1  # no neutral cube now
MUSEUM = REST + 1
TAKE = MUSEUM + ROOMS
LEAVE = TAKE + SIDES
REMOVE = LEAVE + 1  # the card that the neutral colour takes out of the game
MARK = REMOVE + SIDES  # a disc on a field
RESERVE = MARK + FIELDS  # a disc in a room
NILE = RESERVE + ROOMS  # take a Nile card
SINK = NILE + BANKS  # the Nile card that the neutral colour takes out of the game
BOAT = SINK + BANKS  # win the tie
KEEP = BOAT + 1  # keep the boat for later
ACTIONS = KEEP + 1

# Outcomes: the first id of each kind.
START_SEAT = 0
WING = START_SEAT + 4
PARCEL = WING + WINGS  # a card and its half turn
BANK = PARCEL + 2 * CARDS  # a Nile card and its half turn
SAIL = BANK + 2 * NILE_CARDS
OUTCOMES = SAIL + BOATS

# Phases. The first five are drawn, the others chosen.
DRAW_START = 0
DRAW_WING = 1
DRAW_PARCEL = 2
DRAW_NILE = 3
DRAW_BOAT = 4
TURN = 5
APPEALED = 6  # a patron card has been turned
DIGGING = 7  # further cubes of the action
MARKING = 8  # Greenwish's disc
NEUTRAL_TURN = 9
NEUTRAL_DIGGING = 10
RIVER_TIE = 11
RIVER_CARD = 12
RIVER_SINK = 13
ZONE_TIE = 14
CHOOSING = 15  # first and second of a zone
REMOVING = 16  # a player names the card that the neutral colour takes
SCRAPS = 17  # third and fourth of a zone
ENDED = 18
# Phases that nobody decides and that follow at once; no state rests in one.
NEW_ROUND = 19
BANKS_NEXT = 20
DIG_BEGINS = 21
CUBES_PLACED = 22
ACTION_DONE = 23
NEXT_TURN = 24
SURVEY = 25
RIVER_RANKED = 26
RIVER_DONE = 27
ZONE_BEGINS = 28
NEXT_RANK = 29
ROUND_DONE = 30

# Where points come from.
FOR_PARCELS = 0
FOR_NILE = 1
FOR_BOATS = 2
FOR_MUSEUM = 3
FOR_SETS = 4
SOURCES = 5

# What the heuristic weighs: places in the table of weights.py.
CUBE_SAVED = 0
EXTENDING = 1
LEAD_SLOPE = 2
ARRIVAL = 3
DENIAL = 4
THIRD_RANK = 5
PATRON_USE = 6
SET_PART = 7
ROOM_HOPE = 8
CARDS_TO_COME = 9
DOOR = 10
RIVER_FIRST = 11
RIVER_SECOND = 12
HELP = 13
CUBE_AT_HAND = 14
ROUND_TO_COME = 15
NEXT_ROOM = 16

# Its measures: it counts hundredths of a point, appeals are tenths.
POINT = 100
TENTH = 10
EVEN = 50  # percent: who ranks first of two with as many cubes
RIVER = ZONES  # counted as one more zone
LOOKS = ZONES + 1
SPOTS = 3 * LOOKS  # a zone for a cube that begins a dig, extends it, goes on with it
UNSEEN = -1 << 20  # a zone that has not been weighed yet

# Reasons (the shared ones end at 4).
NO_SUCH_SEAT = 5
PATRON_PLACED = 6
CARD_SEEN = 7
LOOKS_THE_SAME = 8
NOT_ON_TOP = 9
BOAT_SEEN = 10
OUTSIDE_REGION = 11
CUBE_THERE = 12
PYRAMID_THERE = 13
NO_CUBES = 14
TOO_FEW_CUBES = 15
NOT_BESIDE_OWN = 16
NOT_BESIDE_LAST = 17
CANNOT_FINISH = 18
ACTION_BEGUN = 19
ONE_ACTION = 20
NO_PATRON_CARD = 21
ALL_TURNED = 22
ONE_PATRON = 23
PATRON_IDLE = 24
SUPPLY_EMPTY = 25
NEEDS_PYRAMID = 26
ONE_PYRAMID = 27
NEEDS_BROWN = 28
ONLY_MUSEUM = 29
ONLY_STARTS = 30
ONLY_EXTENDS = 31
CARD_GONE = 32
MUST_CHOOSE = 33
NOT_FOR_THIRD = 34
NO_SUCH_ROOM = 35
ROOM_TAKEN = 36
ROOM_CLOSED = 37
NO_CUBE_FOR_MUSEUM = 38
NEUTRAL_NO_PATRON = 39
DISC_THERE = 40
ROOM_RESERVED = 41
DISC_NEEDS_FREE_FIELD = 42
NO_NILE_CARD = 43
NEUTRAL_PYRAMID = 44
REASONS = 45

# Notes: what one would say at the table.
SAY_START = 0
SAY_WING = 1
SAY_ROUND = 2
SAY_CUBES = 3
SAY_SHORT = 4
SAY_PARCEL = 5
SAY_TURN = 6
SAY_STARTED = 7
SAY_EXTENDED = 8
SAY_ADDED = 9
SAY_PASSED = 10
SAY_LAST = 11
SAY_LAST_SPACE = 12
SAY_APPEALED = 13
SAY_VIOLET = 14
SAY_LEMON = 15
SAY_BROWN = 16
SAY_BLACKMORE = 17
SAY_TANGERINE = 18
SAY_NEUTRAL_CUBES = 19
SAY_NEUTRAL_DISC = 20
SAY_NEUTRAL_TURN = 21
SAY_RESTED = 22
SAY_ZONE = 23
SAY_RANKED = 24
SAY_TIE = 25
SAY_TOOK = 26
SAY_ALONE = 27
SAY_ENTERED = 28
SAY_ENTERED_FIVE = 29
SAY_FORCED = 30
SAY_SCRAP = 31
SAY_LEFT = 32
SAY_OUT = 33
SAY_BACK = 34
SAY_NEUTRAL_FIRST = 35
SAY_NEUTRAL_SECOND = 36
SAY_NEUTRAL_THIRD = 37
SAY_NEUTRAL_ALONE = 38
SAY_NEXT_START = 39
SAY_UPRIGHT = 40
SAY_SAVED = 41
SAY_ENDED = 42
SAY_EXHIBITED = 43
SAY_SETS = 44
SAY_FINAL_TIE = 45
SAY_BANK = 46
SAY_SAIL = 47
SAY_RIVER_CUBE = 48
SAY_MARKED = 49
SAY_RESERVED = 50
SAY_DISC_BACK = 51
SAY_DISCS_HOME = 52
SAY_RIVER = 53
SAY_NILE = 54
SAY_UNDER = 55
SAY_RIVER_BACK = 56
SAY_DROPPED = 57
SAY_BOAT_POINTS = 58
SAY_BOAT_CUBES = 59
SAY_BOAT_KEPT = 60
SAY_BOAT_USED = 61
SAY_BOAT_GONE = 62
SAY_NOBODY = 63
SAY_LAST_NILE = 64
SAY_NEUTRAL_NILE = 65
SAY_WILD = 66
SAY_WON = 67
SAY_SHARED = 68
SAY_NO_DISC = 69
SAY_BELOW = 70
SAY_NILE_OUT = 71
SAY_NOBODY_LAST = 72
SAY_ONLY_NEUTRAL = 73
SAY_BOAT_TIE = 74
SAY_BOAT_SAVED = 75
NOTES = 76

PATRON_NAMES = ("violet", "lemon", "brown", "blackmore", "tangerine", "greenwish")
PATRON_LETTERS = "VLBKTX"  # of the cards; X has no patron
PLAN_NAMES = ("arc", "ring")
GAPS = ("1+2", "2+3", "3+4", "4+5", "5+1")  # between two wings: where a 2-room can lie
ROOM_NAMES = (
    *(f"W{wing}-{value}" for wing in range(1, WINGS + 1) for value in (3, 5)),
    *(f"W{gap.replace('+', '')}-2" for gap in GAPS),
)
FIELD_NAMES = tuple(f"{'abcdefgh'[k % COLUMNS]}{k // COLUMNS + 1}" for k in range(FIELDS))
SIDE_NAMES = ("left", "right")
TURN_NAMES = ("upright", "turned")
BANK_NAMES = ("upper", "middle", "lower")
BOAT_NAMES = ("two", "three", "tie", "cubes")
SOURCE_NAMES = ("parcels", "nile", "boats", "museum", "sets")
PHASE_NAMES = (
    "draw-start",
    "draw-wing",
    "draw-parcel",
    "draw-nile",
    "draw-boat",
    "turn",
    "appealed",
    "digging",
    "marking",
    "neutral-turn",
    "neutral-digging",
    "river-tie",
    "river-card",
    "river-sink",
    "zone-tie",
    "choosing",
    "removing",
    "scraps",
    "ended",
)
