"""Uncompiled stand-ins for the C functions that bits.pxd names; the wide ones take up to 128 bits."""

popcount = int.bit_count
wide_popcount = int.bit_count


def lowest(mask: int) -> int:
    """The place of the lowest set bit."""
    return (mask & -mask).bit_length() - 1


def wide_lowest(mask: int) -> int:
    """The place of the lowest set bit of a wide set."""
    return (mask & -mask).bit_length() - 1
