"""The fixed numbers of Mykerinos: sizes, moves, phases, refusals, notes and faults.

Plain Python: the build writes the C twin of the numbers beside it (`vocabulary.pxd`).
"""

from mattock.core.declare import Faults, Kinds, Notes, Refusals
from mattock.core.vocabulary import SEATS

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
move = Kinds()
DIG = move("dig", "dig", field=FIELDS)  # the first cube of a new dig
EXTEND = move("extend", "dig", field=FIELDS)  # the first cube of an extension
CUBE = move("cube", "dig", field=FIELDS)  # each further cube of an action
APPEAL = move("appeal", "patrons", patron=PATRONS)
PASS = move("pass", "passing")
REST = move("rest", "passing")  # no neutral cube now
MUSEUM = move("museum", "museum", room=ROOMS)
TAKE = move("take", "survey", side=SIDES)
LEAVE = move("leave", "survey")
REMOVE = move("remove", "survey", side=SIDES)  # the card that the neutral colour takes out of the game
MARK = move("mark", "discs", field=FIELDS)  # a disc on a field
RESERVE = move("reserve", "discs", room=ROOMS)  # a disc in a room
NILE = move("nile", "river", bank=BANKS)  # take a Nile card
SINK = move("sink", "river", bank=BANKS)  # the Nile card that the neutral colour takes out of the game
BOAT = move("boat", "survey.tie", 1)  # win the tie
KEEP = move("keep", "survey.tie", 0)  # keep the boat for later
ACTIONS = move.ids

# Outcomes: the first id of each kind.
draw = Kinds()
START_SEAT = draw("start", "layout", seat=SEATS)
WING = draw("wing", "layout", patron=WINGS)
PARCEL = draw("parcel", "layout", card=CARDS, lie=2)
BANK = draw("bank", "nile", nile=NILE_CARDS, lie=2)
SAIL = draw("sail", "nile", boat=BOATS)
OUTCOMES = draw.ids

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

# Why an id is refused, with the clause and what the words may use.
refusal = Refusals(unknown_id="M0.9", game_over="M0.10", draw_first="M0.11", other_phase="M0.8")
NO_SUCH_SEAT = refusal("no-such-seat", "M0.5", "seat")
PATRON_PLACED = refusal("patron-placed", "M0.6", "patron")
CARD_SEEN = refusal("card-seen", "M1.3", "card")
LOOKS_THE_SAME = refusal("looks-the-same", "M0.2")
NOT_ON_TOP = refusal("not-on-top", "N2.2", "nile")
BOAT_SEEN = refusal("boat-seen", "N2.3")
OUTSIDE_REGION = refusal("outside-region", "M2.3", "field")
CUBE_THERE = refusal("cube-there", "M2.3", "field", "owner")
PYRAMID_THERE = refusal("pyramid-there", "M2.3", "field")
NO_CUBES = refusal("no-cubes", "M2.10")
TOO_FEW_CUBES = refusal("too-few-cubes", "M2.5", "colour", "cubes", "needed")
NOT_BESIDE_OWN = refusal("not-beside-own", "M2.4", "field")
NOT_BESIDE_LAST = refusal("not-beside-last", "M2.4", "field", "last")
CANNOT_FINISH = refusal("cannot-finish", "M2.6", "field")
ACTION_BEGUN = refusal("action-begun", "M2.7")
ONE_ACTION = refusal("one-action", "M2.1")
NO_PATRON_CARD = refusal("no-patron-card", "M3.1", "patron")
ALL_TURNED = refusal("all-turned", "M3.2", "patron")
ONE_PATRON = refusal("one-patron", "M3.1", "turned")
PATRON_IDLE = refusal("patron-idle", "M3.3", "patron")
SUPPLY_EMPTY = refusal("supply-empty", "M3.4")
NEEDS_PYRAMID = refusal("needs-pyramid", "M3.5")
ONE_PYRAMID = refusal("one-pyramid", "M3.5")
NEEDS_BROWN = refusal("needs-brown", "M3.6")
ONLY_MUSEUM = refusal("only-museum", "M3.6", "turned")
ONLY_STARTS = refusal("only-starts", "M3.7", "turned")
ONLY_EXTENDS = refusal("only-extends", "M3.8", "turned")
CARD_GONE = refusal("card-gone", "M4.5", "side")
MUST_CHOOSE = refusal("must-choose", "M4.4")
NOT_FOR_THIRD = refusal("not-for-third", "M4.7")
NO_SUCH_ROOM = refusal("no-such-room", "M0.3", "room")
ROOM_TAKEN = refusal("room-taken", "M5.1", "owner", "room")
ROOM_CLOSED = refusal("room-closed", "M5.3", "doors", "room")
NO_CUBE_FOR_MUSEUM = refusal("no-cube-for-museum", "M5.4")
NEUTRAL_NO_PATRON = refusal("neutral-no-patron", "M8.4")
DISC_THERE = refusal("disc-there", "N3.3", "field", "owner")
ROOM_RESERVED = refusal("room-reserved", "N3.3", "owner", "room")
DISC_NEEDS_FREE_FIELD = refusal("disc-needs-free-field", "N3.2", "field")
NO_NILE_CARD = refusal("no-nile-card", "N4.3")
NEUTRAL_PYRAMID = refusal("neutral-pyramid", "M8.4", "field")
NEUTRAL_DISC = refusal("neutral-disc", "N3.5", "field", "owner")

# What one would say at the table, with the clause and what the numbers are.
note = Notes()
SAY_START = note("start", "M0.5", "seat")
SAY_WING = note("wing", "M0.6", "patron", "wing")
SAY_ROUND = note("round", "M0.8", "round")
SAY_CUBES = note("cubes", "M1.1", "seat", "cubes")
SAY_SHORT = note("short", "M1.2", "seat", "cubes", "wanted")
SAY_PARCEL = note("parcel", "M1.3", "card", "zone", "side")
SAY_TURN = note("turn", "M2.1", "seat")
SAY_STARTED = note("started", "M2.2", "colour", "field")
SAY_EXTENDED = note("extended", "M2.4", "colour", "field")
SAY_ADDED = note("added", "M2.4", "colour", "field")
SAY_PASSED = note("passed", "M2.9", "seat", "space")
SAY_LAST = note("last", "M2.11", "seat")
SAY_LAST_SPACE = note("last-space", "M2.11", "seat", "space")
SAY_APPEALED = note("appealed", "M3.1", "seat", "patron")
SAY_VIOLET = note("violet", "M3.4", "seat")
SAY_LEMON = note("lemon", "M3.5", "seat", "field")
SAY_BROWN = note("brown", "M3.6", "seat", "room")
SAY_BLACKMORE = note("blackmore", "M3.7", "seat")
SAY_TANGERINE = note("tangerine", "M3.8", "seat")
SAY_NEUTRAL_CUBES = note("neutral-cubes", "M8.1", "seat", "cubes")
SAY_NEUTRAL_DISC = note("neutral-disc", "M8.2", "space")
SAY_NEUTRAL_TURN = note("neutral-turn", "M8.3", "seat")
SAY_RESTED = note("rested", "M8.3", "seat")
SAY_ZONE = note("zone", "M4.1", "zone")
SAY_RANKED = note("ranked", "M4.2", "colour", "rank", "cubes")
SAY_TIE = note("tie", "M4.3", "colour", "other")
SAY_TOOK = note("took", "M4.9", "seat", "card", "points")
SAY_ALONE = note("alone", "M4.6", "seat")
SAY_ENTERED = note("entered", "M5.2", "seat", "room")
SAY_ENTERED_FIVE = note("entered-five", "M5.3", "seat", "room")
SAY_FORCED = note("forced", "M4.10", "seat")
SAY_SCRAP = note("scrap", "M4.7", "seat", "card", "points")
SAY_LEFT = note("left", "M4.7", "seat")
SAY_OUT = note("out", "M4.8", "card")
SAY_BACK = note("back", "M4.8", "colour", "cubes")
SAY_NEUTRAL_FIRST = note("neutral-first", "M8.5", "card")
SAY_NEUTRAL_SECOND = note("neutral-second", "M8.6", "card")
SAY_NEUTRAL_THIRD = note("neutral-third", "M8.7", "zone")
SAY_NEUTRAL_ALONE = note("neutral-alone", "M8.8", "zone")
SAY_NEXT_START = note("next-start", "M6.1", "seat")
SAY_UPRIGHT = note("upright", "M6.2")
SAY_SAVED = note("saved", "M6.3", "seat", "cubes")
SAY_ENDED = note("ended", "M7.1")
SAY_EXHIBITED = note("exhibited", "M7.2", "seat", "patron", "points")
SAY_SETS = note("sets", "M7.4", "seat", "sets", "points")
SAY_FINAL_TIE = note("final-tie", "M7.7")
SAY_BANK = note("bank", "N2.1", "nile", "bank")
SAY_SAIL = note("sail", "N2.3", "boat")
SAY_RIVER_CUBE = note("river-cube", "N3.1", "colour", "field")
SAY_MARKED = note("marked", "N3.2", "seat", "field")
SAY_RESERVED = note("reserved", "N3.2", "seat", "room")
SAY_DISC_BACK = note("disc-back", "N3.4", "seat")
SAY_DISCS_HOME = note("discs-home", "N4.1", "seat")
SAY_RIVER = note("river", "N4.2")
SAY_NILE = note("nile", "N4.3", "seat", "nile", "points")
SAY_UNDER = note("under", "N4.4", "nile")
SAY_RIVER_BACK = note("river-back", "N4.6", "colour", "cubes")
SAY_DROPPED = note("dropped", "N4.6", "colour", "cubes")
SAY_BOAT_POINTS = note("boat-points", "N5.1", "seat", "points")
SAY_BOAT_CUBES = note("boat-cubes", "N5.2", "seat", "cubes")
SAY_BOAT_KEPT = note("boat-kept", "N5.3", "seat")
SAY_BOAT_USED = note("boat-used", "N5.3", "seat")
SAY_BOAT_GONE = note("boat-gone", "N4.8", "boat")
SAY_NOBODY = note("nobody", "N4.7")
SAY_LAST_NILE = note("last-nile", "N4.9", "seat", "nile", "points")
SAY_NEUTRAL_NILE = note("neutral-nile", "N4.10", "nile")
SAY_WILD = note("wild", "N6.2", "seat", "cards")
SAY_WON = note("won", "M7.6", "seat", "points")
SAY_SHARED = note("shared", "M7.7")
SAY_NO_DISC = note("no-disc", "N3.2", "seat", "discs")
SAY_BELOW = note("below", "N2.4", "nile")
SAY_NILE_OUT = note("nile-out", "N4.9", "nile")
SAY_NOBODY_LAST = note("nobody-last", "N4.9")
SAY_ONLY_NEUTRAL = note("only-neutral", "N4.10")
SAY_BOAT_TIE = note("boat-tie", "N5.3", "colour", "other")
SAY_BOAT_SAVED = note("boat-saved", "N5.3", "seat")
SAY_NEUTRAL_BOAT = note("neutral-boat", "N4.10", "boat")

# What must hold in every state: what a position says that breaks it.
fault = Faults()
CARD_ASTRAY = fault("a parcel card is missing or in two places")
CUBES_ASTRAY = fault("the cubes of a colour do not add up")
CUBE_MISPLACED = fault("a cube stands where none can stand, or two on one field")
REGION_UNFIT = fault("the cards of the region and the pyramids do not go with the phase")
MUSEUM_UNFIT = fault("the museum's cubes or the patrons of its wings cannot be so")
SCALE_UNFIT = fault("the passing scale does not go with the phase")
PHASE_UNFIT = fault("mover, round, phase and what has been begun do not go together")
PATRONS_OVERUSED = fault("more patron cards are turned than there are")
RANKS_UNFIT = fault("the ranks are not those of the zone or the river")
NILE_ASTRAY = fault("the Nile cards or the boats do not add up")
BANKS_UNFIT = fault("the Nile cards on the region do not go with the phase")
DISCS_ASTRAY = fault("the discs do not add up, or one lies where none can lie")
CARDS_TOO_EARLY = fault("more cards have been revealed, or boats shown, than the rounds so far bring")
POINTS_UNEARNED = fault("somebody has more points than can be")

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
