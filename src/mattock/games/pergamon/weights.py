"""What the heuristic of Pergamon goes by, in hundredths of a point where nothing else is said.

The order is that of the places in `vocabulary.py`. `make tune GAME=pergamon` plays with other numbers.
"""

WEIGHTS = {
    "drift": 20,  # hundredths of a field that a marker is pushed down in a round
    "in hand": 60,  # percent of what the objects in hand would earn, shown at once
    "loose tile": 25,  # a tile in hand
    "coin": 20,
    "bonus held": 50,  # percent of a bonus to come that one would get now
    "oldest held": 40,  # percent of the final points for the oldest that one would get now
    "round to come": 150,
}
