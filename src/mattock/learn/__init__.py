"""Training of nets by self-play: `mattock learn`. Needs NumPy; PyTorch is used where it is asked for."""
