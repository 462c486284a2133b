"""What the heuristic of Thebes goes by, in hundredths of a point where nothing else is said.

The order is that of the places in `vocabulary.py`. `make tune GAME=thebes` plays with other numbers.
"""

WEIGHTS = {
    "week price": 72,  # what a week of a dig must bring
    "find of knowledge": 100,  # a knowledge tile in the bag
    "book use": 90,  # percent of the digs to come that a book makes better
    "general use": 35,  # the same of open books, at each site
    "helper": 260,  # an assistant or a shovel, each year to come
    "other aid": 120,  # a car, a zeppelin, a special permit, each year to come
    "congress hope": 140,  # percent of what the congress after this one would add
    "new cards": 20,  # swapping the open cards
    "flight": 3,  # weeks that a zeppelin must save
    "expert slope": 12,  # chance of an expertise in percent, for each book more
    "few weeks": 30,  # weeks: then a lone helper is used up
    "dig pace": 11,  # weeks from one dig to the next, for the outlook
    "second dig": 70,  # percent: what a site brings after each dig there, for the outlook
    "dig share": 60,  # percent of the digs in reach that are made, for the outlook
    "week to come": 32,  # for the outlook
}
