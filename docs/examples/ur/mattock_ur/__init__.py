"""The Royal Game of Ur, played with Mattock."""
