"""Bots, from random moves to tree search. Each has a short code."""

from mattock.bots.codes import LEVELS, Bot, close_bot, make_bot, make_searcher, mind_of, seat_name
from mattock.bots.evaluators import EVALUATORS, Evaluator, Net, Playout
from mattock.bots.mcts import Analysis, Budget, Choice, MctsBot
from mattock.bots.own import BotFault, is_own
from mattock.bots.simple import GreedyBot, RandomBot, best_looking

__all__ = [
    "EVALUATORS",
    "LEVELS",
    "Analysis",
    "Bot",
    "BotFault",
    "Budget",
    "Choice",
    "Evaluator",
    "GreedyBot",
    "MctsBot",
    "Net",
    "Playout",
    "RandomBot",
    "best_looking",
    "close_bot",
    "is_own",
    "make_bot",
    "make_searcher",
    "mind_of",
    "seat_name",
]
