"""The few names of Cython's plain-Python half that the rules use."""

from contextlib import AbstractContextManager
from typing import TypeVar

T = TypeVar("T")

compiled: bool
gil: AbstractContextManager[None]
nogil: AbstractContextManager[None]
p_float: type
p_int: type
p_uchar: type

def cast(kind: type[T], value: object) -> T: ...
