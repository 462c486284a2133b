"""What the heuristic of Mykerinos goes by, in hundredths of a point where nothing else is said.

The order is that of the places in `vocabulary.py`. `make tune GAME=mykerinos` plays with other numbers.
"""

WEIGHTS = {
    "cube saved": 60,  # kept for the next round
    "extending": 40,  # two cubes in one turn
    "lead slope": 28,  # chance to rank before somebody, in percent for each cube more
    "arrival": 60,  # percent: who is not in a zone yet may still come
    "denial": 40,  # percent of what the others lose
    "third rank": 30,  # percent of the lesser card
    "patron use": 90,  # of a patron's help, each round to come
    "set part": 60,  # the first card of a patron
    "room hope": 30,  # better rooms for a card, each round to come
    "cards to come": 50,  # hundredths of a card of each patron, each round to come
    "door": 40,  # the 5-room behind a 3-room, each round to come
    "river first": 450,
    "river second": 250,
    "help": 250,  # using a patron now, beside what the cubes bring
    "cube at hand": 55,  # in stock, for the outlook
    "round to come": 1200,  # for the outlook
    "next room": 80,  # percent of the best room, for who enters the museum after somebody
}
