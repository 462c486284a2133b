"""Environments for libraries of learning and search.

pettingzoo    multi-agent: an agent for every seat
gymnasium     single-agent: one seat against bots
openspiel     the games registered with OpenSpiel
batch         many games at once, in arrays

Each module needs the library that it is named after (`batch` needs NumPy); import the one that you use.
"""
