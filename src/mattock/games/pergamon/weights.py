"""What the heuristic of Pergamon goes by, in hundredths of a point where nothing else is said.

The order is that of the places in `vocabulary.py`. `make tune GAME=pergamon` plays with other numbers.
"""

WEIGHTS = {
    "drift": 20,  # hundredths of a field that a marker is pushed down in a round
    "in hand": 85,  # percent of what the objects in hand would earn, shown at once
    "loose tile": 12,  # each century on the tiles in hand
    "coin": 15,
    "bonus held": 50,  # percent of a bonus to come that one would get now
    "oldest held": 40,  # percent of the final points for the oldest that one would get now
    "round to come": 260,
    # The appeal, in tenths of what it counts.
    "old tile": 17,  # each century on a tile that lies in a gallery
    "new object": 30,  # each century of the objects that it would complete
    "dig price": 20,  # a coin paid
    "coin asked": 17,  # a coin that a field should bring
    "haste": 6,  # each field further to the left
    "worth showing": 12,  # a row of this value is shown in any round
    "crowded": 4,  # tiles in hand beyond which a row is shown in any round
    "left over": 10,  # each century of a tile that ends a row
}
