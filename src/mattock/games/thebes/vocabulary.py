"""The fixed numbers of Thebes: sizes, ids, phases, reasons and notes, each with its name and clause.

Plain Python: the build writes the C twin of the numbers beside it (`vocabulary.pxd`).
"""

# What the format of the components allows; ids are laid out for these and never move.
FACES = 67  # different researcher cards
CARDS = 85  # researcher cards in all
EXHIBITIONS = 10
SMALL = 5  # of them, the first ones; the others are large
SITES = 5
CITIES = 7
PLACES = CITIES + SITES  # sites are numbered after the cities
WARSAW = 5
ARTIFACTS = 13  # of a site
SITE_TILES = 15  # finds of a site: its artifacts, then two knowledge tiles
SPECIAL_TILE = 13
GENERAL_TILE = 14
RUBBLE = 15
DIFFERENT_TILES = 16  # of a site, all rubble counting as one
TILES = SITES * DIFFERENT_TILES
OPEN_CARDS = 4  # spaces for researcher cards
SHOW_FIELDS = 3  # spaces for exhibitions: a, b, c
PILES = 3
PILE = (CARDS - OPEN_CARDS) // PILES  # researcher cards of each pile at the start

# Time is counted in weeks from the first of 1901, which is week 1.
YEAR_WEEKS = 52
FIRST_YEAR = 1901
YEARS = 3
END = YEARS * YEAR_WEEKS + 1  # the field after the last week of 1903

# The wheel.
WHEEL_WEEKS = 12
WHEEL_KNOWLEDGE = 12
WHEEL_MOST = 10  # tiles at most, before shovels
TEAM = 3  # assistants or shovels; more of them add nothing
MOST_BONUS = 4  # that a team of them can give
CONGRESSES = 7  # cards that the congress table goes up to

# Nothing there.
NO_CARD = FACES
NO_SHOW = EXHIBITIONS
NO_TILE = SITE_TILES
NO_SEAT = 4

# Kinds of researcher card.
GENERAL = 0
SPECIAL = 1
RUMOUR = 2
ASSISTANT = 3
SHOVEL = 4
CAR = 5
ZEPPELIN = 6
PERMIT = 7
CONGRESS = 8
KINDS = 9

# Decisions: the first id of each kind. The same again by zeppelin from FLY on.
TAKE = 0
EXHIBIT = TAKE + FACES
SWAP = EXHIBIT + EXHIBITIONS
DIG = SWAP + 1
FLY = DIG + SITES
FINISH = 2 * FLY
SPEND_RUMOUR = FINISH + 1
SPEND_ASSISTANT = SPEND_RUMOUR + 1
SPEND_SHOVEL = SPEND_ASSISTANT + 1
WEEKS = SPEND_SHOVEL + 1  # 1 .. WHEEL_WEEKS
ACTIONS = WEEKS + WHEEL_WEEKS

# Outcomes: the first id of each kind.
MARKER = 0
CARD = MARKER + 4
SHOW = CARD + FACES
TILE = SHOW + EXHIBITIONS
OUTCOMES = TILE + TILES

# Phases. The first five are drawn, the next two chosen.
DRAW_DISPLAY = 0  # the four open cards of the set-up
DRAW_MARKER = 1  # the tower of time markers, the top one first
DRAW_BONUS = 2  # the artifact that lies on a site
DRAW_CARD = 3
DRAW_TILE = 4
TURN = 5  # where to go and what to do there
DIGGING = 6  # which aids to spend, how many weeks
ENDED = 7
# Phases that nobody decides and that follow at once; no state rests in one.
REFILL = 8
END_DIG = 9
END_TURN = 10

# Where points come from.
FOR_ARTIFACTS = 0
FOR_EXHIBITIONS = 1
FOR_CONGRESSES = 2
FOR_EXPERTISE = 3
SOURCES = 4

# What the heuristic weighs: places in the table of weights.py.
WEEK_PRICE = 0
FIND_OF_KNOWLEDGE = 1
BOOK_USE = 2
GENERAL_USE = 3
HELPER = 4
OTHER_AID = 5
CONGRESS_HOPE = 6
NEW_CARDS = 7
FLIGHT = 8
EXPERT_SLOPE = 9
FEW_WEEKS = 10
DIG_PACE = 11
SECOND_DIG = 12
DIG_SHARE = 13
WEEK_TO_COME = 14

# Its measures: it counts hundredths of a point.
POINT = 100
AT_ONCE = 1 << 20  # before everything else
SHORT_DIG = 6  # weeks; a usual dig is this long, or two, four, six more
USUAL_DIG = 9
USUAL_DIGS = 4
UNSEEN = -1  # a bag that has not been weighed yet

# Reasons (the shared ones end at 4).
NO_SUCH_SEAT = 5
ALREADY_STACKED = 6
CARD_NOT_IN_PILE = 7
SHOW_NOT_IN_PILE = 8
OTHER_SITE = 9
TILE_NOT_IN_BAG = 10
NOT_WORTH_ONE = 11
CARD_NOT_OPEN = 12
SHOW_NOT_OPEN = 13
NO_TIME = 14
NO_ZEPPELIN = 15
ALREADY_THERE = 16
ARTIFACTS_MISSING = 17
PERMIT_USED = 18
NO_KNOWLEDGE = 19
NOT_LAST_YEAR = 20
NO_RUMOUR = 21
NO_ASSISTANT = 22
SEVERAL_ASSISTANTS = 23
NO_SHOVEL = 24
SEVERAL_SHOVELS = 25
ALREADY_SPENT = 26
CHANGES_NOTHING = 27
WHEEL_SHOWS_NOTHING = 28
KNOWLEDGE_FIRST = 29
SHOW_NOT_LEFT = 30
TILE_ON_SITE = 31
NOT_ITS_SITE = 32
AID_FIRST = 33
REASONS = 34

# Notes: what one would say at the table.
SAY_OPENED = 0
SAY_STACKED = 1
SAY_LAID = 2
SAY_TURN = 3
SAY_TRAVELLED = 4
SAY_DROVE = 5
SAY_FLEW = 6
SAY_STAYED = 7
SAY_TOOK = 8
SAY_SWAPPED = 9
SAY_SWAPPED_AGAIN = 10
SAY_SHOW_CAME = 11
SAY_SHOW_MOVED = 12
SAY_SHOW_GONE = 13
SAY_THIRD_PILE = 14
SAY_RESHUFFLED = 15
SAY_NO_CARD_LEFT = 16
SAY_DIGS = 17
SAY_SPENT_RUMOUR = 18
SAY_SPENT_ASSISTANT = 19
SAY_SPENT_SHOVEL = 20
SAY_KNOWLEDGE = 21
SAY_GENERAL_LIMITED = 22
SAY_WHEEL_LIMITED = 23
SAY_DRAWS = 24
SAY_SHOVELS = 25
SAY_FOUND = 26
SAY_FOUND_SPECIAL = 27
SAY_FOUND_GENERAL = 28
SAY_RUBBLE = 29
SAY_RUBBLE_BACK = 30
SAY_BONUS = 31
SAY_PERMIT_TURNED = 32
SAY_SPECIAL_PERMIT = 33
SAY_DISCARDED = 34
SAY_EXHIBITED = 35
SAY_LANDED = 36
SAY_ON_TOP = 37
SAY_PERMITS_RENEWED = 38
SAY_YEAR = 39
SAY_FINISHED = 40
SAY_ENDED = 41
SAY_ARTIFACT_POINTS = 42
SAY_SHOW_POINTS = 43
SAY_CONGRESS_POINTS = 44
SAY_EXPERT = 45
SAY_EXPERTS_TIED = 46
SAY_NO_EXPERT = 47
SAY_TIE = 48
SAY_ZEPPELIN_GONE = 49
SAY_PERMIT_GONE = 50
SAY_WON = 51
NOTES = 52

CITY_NAMES = ("London", "Paris", "Berlin", "Vienna", "Rome", "Warsaw", "Moscow")
SITE_NAMES = ("Greece", "Crete", "Egypt", "Palestine", "Mesopotamia")
PLACE_NAMES = CITY_NAMES + SITE_NAMES
KIND_NAMES = (
    "general",
    "special",
    "rumour",
    "assistant",
    "shovel",
    "car",
    "zeppelin",
    "permit",
    "congress",
)
SIZE_NAMES = ("small", "large")
SHOW_FIELD_NAMES = ("a", "b", "c")
SHOW_MODES = ("push", "march")  # what a new exhibition does to those that lie there
SOURCE_NAMES = ("artifacts", "exhibitions", "congresses", "expertise")
PHASE_NAMES = (
    "draw-display",
    "draw-marker",
    "draw-bonus",
    "draw-card",
    "draw-tile",
    "turn",
    "digging",
    "ended",
)
