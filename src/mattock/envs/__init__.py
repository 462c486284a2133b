"""Mattock in the form that learning and search libraries expect.

pettingzoo    one game after another, everybody a seat
gymnasium     one seat against bots
openspiel     the games under OpenSpiel's names
batch         many games at once, in arrays

Each module needs the library that it is named after; none is imported before it is asked for.
"""
