"""How the declared fields of a game lie in memory, and what the build writes for C and type checkers."""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from typing import Any

from mattock.core.fields import Field
from mattock.core.observation import Number, One, Part, head_of, parts_of
from mattock.core.vocabulary import SEATS

ORDER = ("int", "Mask", "u128", "short")
C_TYPES = {"short": "short", "int": "int", "Mask": "unsigned long long", "u128": "u128"}
PACKED = {"short": "h", "int": "i", "Mask": "Q", "u128": "QQ"}  # as `struct` calls them
BYTES = {"short": 2, "int": 4, "Mask": 8, "u128": 16}
WORD = 8  # bytes
POINTER = struct.calcsize("P")
LOW = (1 << 64) - 1
MARK = "# Written by the build from fields.py."


def up(size: int, step: int) -> int:
    """The next multiple."""
    return -(-size // step) * step


class Layout:
    """Numbers first: they are asked for most, and there they are a short way from the beginning."""

    def __init__(self, fields: Sequence[Field], before: int = 0) -> None:
        self.declared = fields
        self.options = {f.option: f.seen.size for f in fields if isinstance(f.seen, One) and f.option}
        self.fields = sorted(fields, key=lambda field: ORDER.index(field.ctype))
        self.numbers = [field.name for field in fields if not field.length]
        self.lists = [field.name for field in fields if field.length]
        packed, size = "<", 0
        for field in self.fields:
            gap = -size % BYTES[field.ctype]
            packed += f"{gap}x" + PACKED[field.ctype] * max(field.length, 1)
            size += gap + BYTES[field.ctype] * max(field.length, 1)
        widest = max([WORD, *(BYTES[field.ctype] for field in fields)])
        self.begin = up(before + POINTER, widest)  # in a state: behind the components
        self.end = up(self.begin + size, widest)
        self.words = up(size, WORD) // WORD
        self.packing = struct.Struct(f"{packed}{-size % WORD}x")

    def pack(self, state: Any) -> bytes:
        """The fields of a state as C has them."""
        numbers: list[int] = []
        for field in self.fields:
            value = getattr(state, field.name)
            values = value if field.length else [value]
            if field.ctype == "u128":
                values = [half for wide in values for half in (wide & LOW, wide >> 64)]
            numbers += values
        return self.packing.pack(*numbers)

    # What the build writes.

    def sheet(self, name: str, package: str) -> str:
        """The class of the states for C: state.pxd."""
        lines = [
            MARK,
            "from mattock.core.bits cimport u128",
            "from mattock.core.state cimport State",
            f"from {package}.components cimport Components",
            "",
            f"cdef class {name}(State):",
            "    cdef public Components parts",
        ]
        for field in self.fields:
            length = f"[{field.length}]" if field.length else ""
            lines.append(f"    cdef public {C_TYPES[field.ctype]}{length} {field.name}")
        return "\n".join([*lines, ""])

    def stub(self, name: str, package: str) -> str:
        """The same for type checkers: state.pyi."""
        lines = [
            MARK,
            "from mattock.core.state import State",
            f"from {package}.components import Components",
            "",
            f"class {name}(State):",
            "    parts: Components",
            *(f"    {f.name}: {'list[int]' if f.length else 'int'}  # {f.meaning}" for f in self.declared),
        ]
        return "\n".join([*lines, ""])

    def observer(self, name: str, package: str) -> str:
        """What writes an observation in C: observe.pxd. Uncompiled, `observe` of core/observation.py does."""
        head = head_of(range(2, SEATS + 1), self.options, self.declared)
        table, seat = parts_of(self.declared)
        lines = [
            MARK,
            "from mattock.core.cells cimport (",
            "    put_nothing, put_number, put_numbers, put_one, put_seat, put_set, put_wide",
            ")",
            f"from {package}.state cimport {name}",
            "",
            f"cdef inline int observe({name} state, int first, unsigned char *out) noexcept nogil:",
            "    cdef int i, ordinal, seat, begin",
            "    cdef int at = 0",
            *(line for part in head for line in self.writing(part, "    ")),
            *(line for part in table for line in self.writing(part, "    ")),
            "    begin = at",
            "    for ordinal in range(state.players):",
            "        seat = (first + ordinal) % state.players",
            "        begin = at",
            *(line for part in seat for line in self.writing(part, "        ", of_seat=True)),
            f"    return put_nothing(out, at, ({SEATS} - state.players) * (at - begin))",
        ]
        return "\n".join([*lines, ""])

    def writing(self, part: Part, indent: str, of_seat: bool = False) -> Iterator[str]:
        """The lines that write one part."""
        name, count = part.source or part.field, part.count
        value = f"state.{name}"
        begin = f"seat * {count}" if of_seat else str(part.begin)
        if isinstance(part.kind, Number) and count > 1:
            yield f"{indent}at = put_numbers(out, at, {value}, {begin}, {count})"
            return
        if of_seat and count == 1:
            value += "[seat]"
        elif count > 1:
            yield f"{indent}for i in range({begin}, {begin} + {count}):"
            indent += "    "
            value += "[i]"
        elif part.begin:
            value += f"[{begin}]"
        yield f"{indent}at = {part.kind.call(value)}"
