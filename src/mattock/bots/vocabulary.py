"""The fixed numbers of the search. Plain Python: the build writes their C twin beside it."""

DEEPEST = 512  # the longest path through a tree
NOBODY = -1  # no child, no sibling
TALLY = 9  # numbers kept for each child of the root: wins and points of four seats, simulations
