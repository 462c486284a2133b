"""The numbers that every game shares. Plain Python: the build writes their C twin beside it."""

CHANCE = -1  # the mover at a chance node: something is drawn
OVER = -2  # the mover in a terminal state: the game is over
SEATS = 4  # the most players at a table
ROOM = 512  # the most ids in one list of legal actions or outcomes
SIGHT = 4096  # the most bytes of an observation

# Reasons that every game has: the first clauses of each rules page, section 0.
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
HOPELESS = 1 << 23  # actions that look this much worse than the best are pruned

SEAT_LETTERS = "ABCD"
