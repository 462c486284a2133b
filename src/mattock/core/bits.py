"""Uncompiled stand-ins for the C functions that bits.pxd names; the wide ones take up to 128 bits."""

popcount = int.bit_count
wide_popcount = int.bit_count


def lowest(mask: int) -> int:
    """The place of the lowest set bit."""
    return (mask & -mask).bit_length() - 1


def wide_lowest(mask: int) -> int:
    """The place of the lowest set bit of a wide set."""
    return (mask & -mask).bit_length() - 1


# Random bits for simulations (SplitMix64).

GOLDEN = 0x9E3779B97F4A7C15
FIRST = 0xBF58476D1CE4E5B9
SECOND = 0x94D049BB133111EB
WORD = 0xFFFFFFFFFFFFFFFF  # keeps the uncompiled numbers to 64 bits


def advance(x: int) -> int:
    """The next state of a stream; `scramble` turns it into random bits."""
    return (x + GOLDEN) & WORD


def scramble(x: int) -> int:
    """64 well-mixed bits."""
    x = ((x ^ (x >> 30)) * FIRST) & WORD
    x = ((x ^ (x >> 27)) * SECOND) & WORD
    return x ^ (x >> 31)


def blend(x: int, y: int) -> int:
    """Mix one more number into a 64-bit hash."""
    x = ((x ^ y) * FIRST) & WORD
    return x ^ (x >> 29)


def below(bits: int, n: int) -> int:
    """64 random bits scaled to 0 .. n - 1."""
    return bits * n >> 64
