"""A QR code of an address, for the phones at the table (ISO/IEC 18004).

Of the standard no more than an address of this kind needs: version 2 (25 by 25 modules, 32 bytes), the lowest level of
correction, and one mask, which readers find named in the code itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

SIZE: Final = 25
LONGEST: Final = 32
"""So many bytes fit."""
_DATA: Final = 34
_CORRECTION: Final = 10
_POLYNOMIAL: Final = 0x11D
_FORMAT: Final = "111011111000100"
"""That the correction is of the lowest level and the mask the first one, with its own correction."""
_QUIET: Final = 4
"""The light edge that is drawn around it."""
Module = tuple[int, int]
"""Row and column."""


def matrix(data: bytes) -> tuple[tuple[bool, ...], ...]:
    """The modules, row by row; a dark one is true."""
    assert len(data) <= LONGEST
    dark = dict(_fixed())
    dark |= dict(_format())
    words = _codewords(data)
    bits = (word >> shift & 1 for word in words for shift in range(7, -1, -1))
    for row, column in _path():
        if (row, column) not in dark:
            dark[row, column] = bool(next(bits, 0)) ^ ((row + column) % 2 == 0)
    return tuple(tuple(dark[row, column] for column in range(SIZE)) for row in range(SIZE))


def drawn(modules: tuple[tuple[bool, ...], ...]) -> str:
    """The code in half blocks, black on white whatever the terminal's colours are."""
    wide = len(modules) + 2 * _QUIET
    edge = (False,) * _QUIET
    empty = [(False,) * wide] * _QUIET
    rows = [*empty, *((*edge, *row, *edge) for row in modules), *empty]
    if len(rows) % 2:
        rows.append((False,) * wide)
    signs = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
    lines = (
        "".join(signs[upper, lower] for upper, lower in zip(*pair, strict=True))
        for pair in zip(rows[::2], rows[1::2], strict=True)
    )
    return "\n".join(f"\x1b[30;107m{line}\x1b[0m" for line in lines)


# ------------------------------------------------------------------------------------------------ what it says


def _codewords(data: bytes) -> list[int]:
    """The data, filled up, and its correction."""
    bits = "0100" + f"{len(data):08b}" + "".join(f"{byte:08b}" for byte in data)
    bits += "0" * min(4, 8 * _DATA - len(bits))
    words = [int(bits[at : at + 8], 2) for at in range(0, len(bits), 8)]
    filling = (0xEC, 0x11)
    words += [filling[n % 2] for n in range(_DATA - len(words))]
    return words + _correction(words)


def _correction(words: list[int]) -> list[int]:
    """The remainder of the data by the generator of its degree (Reed and Solomon)."""
    generator, root = [1], 1
    for _ in range(_CORRECTION):
        shifted = [*generator, 0]
        generator = [a ^ _times(b, root) for a, b in zip(shifted, [0, *generator], strict=True)]
        root = _times(root, 2)
    left = [*words, *[0] * _CORRECTION]
    for at in range(len(words)):
        factor = left[at]
        for n, part in enumerate(generator):
            left[at + n] ^= _times(part, factor)
    return left[len(words) :]


def _times(a: int, b: int) -> int:
    """The product in the field of 256 elements."""
    product = 0
    while b:
        product ^= a if b & 1 else 0
        a = a << 1 ^ (_POLYNOMIAL if a & 0x80 else 0)
        b >>= 1
    return product


# --------------------------------------------------------------------------------------------- where it stands


def _fixed() -> Iterator[tuple[Module, bool]]:
    """What is the same in every code of this size: the corners, the small square, and the dotted lines."""
    for n in range(SIZE):
        yield (6, n), n % 2 == 0
        yield (n, 6), n % 2 == 0
    for top, left in ((0, 0), (0, SIZE - 7), (SIZE - 7, 0)):
        for row in range(-1, 8):
            for column in range(-1, 8):
                ring = max(abs(row - 3), abs(column - 3))
                if 0 <= top + row < SIZE and 0 <= left + column < SIZE:
                    yield (top + row, left + column), ring not in (2, 4)
    for row in range(-2, 3):
        for column in range(-2, 3):
            yield (SIZE - 7 + row, SIZE - 7 + column), max(abs(row), abs(column)) != 1
    yield (SIZE - 8, 8), True


def _format() -> Iterator[tuple[Module, bool]]:
    """The format, twice: round the first corner, and parted between the two others."""
    first = [*((8, n) for n in (0, 1, 2, 3, 4, 5, 7, 8)), *((n, 8) for n in (7, 5, 4, 3, 2, 1, 0))]
    second = [*((SIZE - 1 - n, 8) for n in range(7)), *((8, SIZE - 8 + n) for n in range(8))]
    for places in (first, second):
        yield from ((place, bit == "1") for place, bit in zip(places, _FORMAT, strict=True))


def _path() -> Iterator[Module]:
    """The way of the bits: in pairs of columns from the right, up and down in turn, past the dotted line."""
    upwards = True
    for right in (*range(SIZE - 1, 6, -2), *range(5, 0, -2)):
        for row in range(SIZE - 1, -1, -1) if upwards else range(SIZE):
            yield row, right
            yield row, right - 1
        upwards = not upwards
