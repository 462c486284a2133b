"""The fixed numbers of Thebes: sizes, moves, phases, refusals, notes and faults.

Plain Python: the build writes the C twin of the numbers beside it (`vocabulary.pxd`).
"""

from mattock.core.declare import Faults, Kinds, Notes, Refusals
from mattock.core.vocabulary import SEATS

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
move = Kinds()
TAKE = move("take", "cards", 0, card=FACES)
EXHIBIT = move("exhibit", "exhibitions", 0, exhibition=EXHIBITIONS)
SWAP = move("swap", "cards", 0)
DIG = move("dig", "excavate", 0, site=SITES)
FLY = move("fly-take", "cards.take", 1, card=FACES)
move("fly-exhibit", "exhibitions.exhibit", 1, exhibition=EXHIBITIONS)
move("fly-swap", "cards.swap", 1)
move("fly-dig", "excavate.dig", 1, site=SITES)
FINISH = move("finish", "timetrack")
SPEND_RUMOUR = move("rumour", "excavate")
SPEND_ASSISTANT = move("assistant", "excavate")
SPEND_SHOVEL = move("shovel", "excavate")
WEEKS = move("weeks", "excavate", weeks=range(1, WHEEL_WEEKS + 1))
ACTIONS = move.ids

# Outcomes: the first id of each kind.
draw = Kinds()
MARKER = draw("marker", "setup", seat=SEATS)
CARD = draw("card", "cards setup", card=FACES)
SHOW = draw("exhibition", "cards.show", exhibition=EXHIBITIONS)
TILE = draw("tile", "excavate setup", tile=TILES)
OUTCOMES = draw.ids

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

# Why an id is refused, with the clause and what the words may use.
refusal = Refusals(unknown_id="T0.12", game_over="T0.13", draw_first="T0.14", other_phase="T0.11")
NO_SUCH_SEAT = refusal("no-such-seat", "T0.8", "seat")
ALREADY_STACKED = refusal("already-stacked", "T0.8", "seat")
CARD_NOT_IN_PILE = refusal("card-not-in-pile", "T3.9", "card")
SHOW_NOT_IN_PILE = refusal("show-not-in-pile", "T3.10", "exhibition")
OTHER_SITE = refusal("other-site", "T5.16", "site", "tile")
TILE_NOT_IN_BAG = refusal("tile-not-in-bag", "T5.21", "tile")
NOT_WORTH_ONE = refusal("not-worth-one", "T0.7", "site")
CARD_NOT_OPEN = refusal("card-not-open", "T3.1", "card")
SHOW_NOT_OPEN = refusal("show-not-open", "T6.1", "exhibition")
NO_TIME = refusal("no-time", "T8.1", "flying", "left", "need")
NO_ZEPPELIN = refusal("no-zeppelin", "T2.4")
ALREADY_THERE = refusal("already-there", "T2.5", "place")
ARTIFACTS_MISSING = refusal("artifacts-missing", "T6.2", "exhibition", "missing", "wanted")
PERMIT_USED = refusal("permit-used", "T5.1", "site")
NO_KNOWLEDGE = refusal("no-knowledge", "T5.2", "site")
NOT_LAST_YEAR = refusal("not-last-year", "T8.2")
NO_RUMOUR = refusal("no-rumour", "T5.6", "site")
NO_ASSISTANT = refusal("no-assistant", "T5.5")
SEVERAL_ASSISTANTS = refusal("several-assistants", "T5.5")
NO_SHOVEL = refusal("no-shovel", "T5.12")
SEVERAL_SHOVELS = refusal("several-shovels", "T5.12")
ALREADY_SPENT = refusal("already-spent", "T5.13")
CHANGES_NOTHING = refusal("changes-nothing", "T5.13")
WHEEL_SHOWS_NOTHING = refusal("wheel-shows-nothing", "T5.10", "knowledge", "least", "weeks")
KNOWLEDGE_FIRST = refusal("knowledge-first", "T5.2", "aid", "site")
SHOW_NOT_LEFT = refusal("show-not-left", "T3.9", "exhibition")
TILE_ON_SITE = refusal("tile-on-site", "T0.7", "site", "tile")
NOT_ITS_SITE = refusal("not-its-site", "T0.7", "site", "tile")
AID_FIRST = refusal("aid-first", "T5.15", "aid", "knowledge", "left", "need")

# What one would say at the table, with the clause and what the numbers are.
note = Notes()
SAY_OPENED = note("opened", "T3.3", "card")
SAY_STACKED = note("stacked", "T0.8", "seat", "rank")
SAY_LAID = note("laid", "T0.7", "tile", "site")
SAY_TURN = note("turn", "T1.1", "seat", "week", "year")
SAY_TRAVELLED = note("travelled", "T2.1", "seat", "place", "weeks")
SAY_DROVE = note("drove", "T2.3", "seat", "place", "weeks")
SAY_FLEW = note("flew", "T2.4", "seat", "place", "weeks")
SAY_STAYED = note("stayed", "T2.1", "seat", "place")
SAY_TOOK = note("took", "T3.1", "seat", "card", "weeks")
SAY_SWAPPED = note("swapped", "T4.1", "seat", "weeks")
SAY_SWAPPED_AGAIN = note("swapped-again", "T4.2", "seat", "weeks", "swaps")
SAY_SHOW_CAME = note("show-came", "T3.4", "exhibition")
SAY_SHOW_MOVED = note("show-moved", "T3.4", "exhibition", "field")
SAY_SHOW_GONE = note("show-gone", "T3.4", "exhibition")
SAY_THIRD_PILE = note("third-pile", "T3.5", "cards")
SAY_RESHUFFLED = note("reshuffled", "T3.6", "cards")
SAY_NO_CARD_LEFT = note("no-card-left", "T3.8")
SAY_DIGS = note("digs", "T5.10", "seat", "site", "weeks")
SAY_SPENT_RUMOUR = note("spent-rumour", "T5.6", "seat", "site")
SAY_SPENT_ASSISTANT = note("spent-assistant", "T5.5", "seat")
SAY_SPENT_SHOVEL = note("spent-shovel", "T5.12", "seat")
SAY_KNOWLEDGE = note("knowledge", "T5.3", "seat", "special", "general")
SAY_GENERAL_LIMITED = note("general-limited", "T5.7", "seat", "general", "special")
SAY_WHEEL_LIMITED = note("wheel-limited", "T5.8", "seat", "knowledge")
SAY_DRAWS = note("draws", "T5.9", "seat", "tiles")
SAY_SHOVELS = note("shovels", "T5.11", "seat", "tiles")
SAY_FOUND = note("found", "T5.17", "seat", "tile", "points")
SAY_FOUND_SPECIAL = note("found-special", "T5.17", "seat", "site")
SAY_FOUND_GENERAL = note("found-general", "T5.17", "seat")
SAY_RUBBLE = note("rubble", "T5.16", "seat")
SAY_RUBBLE_BACK = note("rubble-back", "T5.16", "site", "tiles")
SAY_BONUS = note("bonus", "T5.20", "seat", "tile")
SAY_PERMIT_TURNED = note("permit-turned", "T5.18", "seat", "site")
SAY_SPECIAL_PERMIT = note("special-permit", "T5.19", "seat", "site")
SAY_DISCARDED = note("discarded", "T5.14", "seat", "card")
SAY_EXHIBITED = note("exhibited", "T6.2", "seat", "exhibition", "points")
SAY_LANDED = note("landed", "T1.5", "seat", "week", "year")
SAY_ON_TOP = note("on-top", "T1.4", "seat", "other")
SAY_PERMITS_RENEWED = note("permits-renewed", "T7.1", "seat")
SAY_YEAR = note("year", "T7.3", "year")
SAY_FINISHED = note("finished", "T8.2", "seat")
SAY_ENDED = note("ended", "T8.3")
SAY_ARTIFACT_POINTS = note("artifact-points", "T8.4", "seat", "points")
SAY_SHOW_POINTS = note("exhibition-points", "T8.5", "seat", "points")
SAY_CONGRESS_POINTS = note("congress-points", "T8.6", "seat", "points", "cards")
SAY_EXPERT = note("expert", "T8.7", "seat", "site", "points")
SAY_EXPERTS_TIED = note("experts-tied", "T8.7", "seat", "site", "points")
SAY_NO_EXPERT = note("no-expert", "T8.8", "site")
SAY_TIE = note("tie", "T8.9")
SAY_ZEPPELIN_GONE = note("zeppelin-gone", "T2.4", "seat", "card")
SAY_PERMIT_GONE = note("permit-gone", "T5.19", "seat", "card")
SAY_WON = note("won", "T8.9", "seat", "points")

# What must hold in every state: what a position says that breaks it.
fault = Faults()
CARD_ASTRAY = fault("a researcher card is missing or there is one too many")
SHOW_ASTRAY = fault("an exhibition is missing or in two places")
FIND_ASTRAY = fault("a find is missing or in two places")
HANDS_UNFIT = fault("books and numbers of cards are not those of a player's cards and finds")
PILES_UNFIT = fault("the piles do not have the cards that they should have")
MARKERS_UNFIT = fault("the time markers do not stand in their order")
PHASE_UNFIT = fault("mover, time, phase and open cards do not go together")
DIG_UNFIT = fault("the dig at hand does not hold together")
EMPTY_SEAT_USED = fault("a seat that nobody sits on has something, or the swaps in a row are nobody's")
SET_UP_UNFIT = fault(
    "before the first turn somebody has done something, or what is set up did not come in its order"
)

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
