"""The table server: where people and bots sit down together."""
