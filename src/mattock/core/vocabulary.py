"""The numbers that every game shares. Plain Python: the build writes their C twin beside it."""

CHANCE = -1  # nobody moves: something is drawn
OVER = -2  # nobody moves any more
SEATS = 4  # the most players at a table
ROOM = 512  # the most ids one list of possibilities can hold
SIGHT = 4096  # the most bytes an observation can have

# Why an id is refused in every game: the first clauses of each rules page, section 0.
UNKNOWN_ID = 1
GAME_OVER = 2
DRAW_FIRST = 3
OTHER_PHASE = 4
FIRST_OWN_REASON = 5  # a game's own reasons are numbered from here

# How a playout chooses.
RANDOM_STYLE = 0
GREEDY_STYLE = 1
MIXED_STYLE = 2
ENDLESS = 1 << 30  # a horizon that no playout reaches
HOPELESS = 1 << 23  # what looks so far behind the best is not worth a try

SEAT_LETTERS = "ABCD"
