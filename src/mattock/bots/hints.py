"""Hints: what a long search found about the actions that it tried often enough."""

from __future__ import annotations

from mattock.bots.mcts import Analysis, Budget, Choice

THOUGHT = Budget(20_000, seconds=2.0, each=True)
FEWEST = 200  # tries that a figure rests on ...
PART = 0.02  # ... and this part of those of the action that was tried most


def worth_showing(found: Analysis) -> list[Choice]:
    """The actions tried often enough, in the order of the figures that are shown; never none."""
    most = max(choice.visits for choice in found.choices)
    enough = min(most, max(FEWEST, PART * most))
    tried = [choice for choice in found.choices if choice.visits >= enough]
    return sorted(tried, key=lambda choice: (*figures(choice, found.seat), choice.visits), reverse=True)


def figures(choice: Choice, seat: int) -> tuple[float, float]:
    """The chance to win and the expected points of an action, rounded as they are shown."""
    chances, points = choice.chances or [], choice.points or []
    return round(chances[seat], 2), round(points[seat], 1)
