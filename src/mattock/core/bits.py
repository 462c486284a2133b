"""Uncompiled stand-ins for the C builtins that bits.pxd names."""

popcount = int.bit_count


def lowest(mask: int) -> int:
    """The place of the lowest set bit."""
    return (mask & -mask).bit_length() - 1
