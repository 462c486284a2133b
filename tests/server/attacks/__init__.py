"""Attacks of strangers on a server at which others play; only ever on one that the caller started."""
