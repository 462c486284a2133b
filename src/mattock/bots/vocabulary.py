"""The fixed numbers of the search. Plain Python: the build writes their C twin beside it."""

DEEPEST = 512  # the longest path through a tree
NOBODY = -1  # no child, no sibling
TALLY = 9  # numbers kept for each child of the root: wins and points of four seats, simulations

# A net: its scales, its inputs, and what bounds its layers.
UNIT_OF_LAYER = 256  # 1 in the units of a layer, and in the weights of the first
SHIFT = 9  # 1 in the weights of the others, as a power of two
UNIT = UNIT_OF_LAYER << SHIFT  # 1 in what comes out
CLIP = 4095  # the most of a unit: 16, less a trifle
FANCY = 12  # the most and the least of what comes out is e to this power
WIDEST = 512  # units of a layer, at most
OUTPUTS = 8  # a chance to win and a margin for each seat
MOST_LEAD = 40  # points
MARGINS = 2 * MOST_LEAD + 1  # values of a lead
MOST_LIT = 8192  # inputs at once

# How a cell of an observation becomes inputs.
BIT = 1  # one input
FEW = 2  # one for each value up to the cap
DIGITS = 3  # these, and one for each binary digit

# A row of what is learnt from.
HEAD = 21  # length, inputs, actions, players, mover, four times a number for each seat
MOST_ROW = 3072
SCALE = 60000  # 1 in a row
