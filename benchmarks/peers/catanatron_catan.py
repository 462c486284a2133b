"""Catanatron's Catan (Python), four random players: stepped, and copies.

Catanatron draws inside an action (dice, development card, stolen card, discarded cards) and answers with a
new action that holds what was drawn. A step is a decision or a chance outcome: such an action counts as two.
"""

import random

import protocol

SUBJECT = "catanatron"
COPIED = 50  # mid-game states that copies are taken from

try:
    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.models.player import Color, RandomPlayer
except ImportError as error:
    protocol.missing(SUBJECT, error)

PLAYERS = [RandomPlayer(color) for color in Color]


def walk(game: Game, turns: int = TURNS_LIMIT) -> int:
    """Play at random to the end, or for so many turns; returns the steps.

    This is Catanatron's own loop, `Game.play`, made cheaper: the choice is one multiplication instead of
    `randrange`, and an action out of its own list is not looked up in that list again.
    """
    draw = random.random
    state = game.state
    steps = 0
    while game.winning_color() is None and state.num_turns < turns:
        actions = state.playable_actions
        action = actions[int(draw() * len(actions))]
        done = game.execute(action, validate_action=False)
        steps += 1 if done is action else 2
    return steps


def stepped() -> int:
    """One game."""
    return walk(Game(PLAYERS))


def copies() -> protocol.Batch:
    """A batch of copies of states from the middle of random games (150 of about 310 turns)."""
    games = [Game(PLAYERS) for _ in range(COPIED)]
    for game in games:
        walk(game, turns=150)
    return protocol.copies([game.copy for game in games])


random.seed(1)
protocol.serve(SUBJECT, "catanatron", {"stepped": stepped, "clone": copies()})
