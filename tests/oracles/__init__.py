"""Second opinions: each game written once more, plainly and apart from the engine, to walk beside it.

An oracle was written from the rulebook, its open points as decided, the components file and docs/contract.md
alone. It uses strings and sets, is slow, and imports nothing from `mattock`; where it and the engine
differ the rulebook decides.
"""
