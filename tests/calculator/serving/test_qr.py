"""The QR code of an address: drawn as others draw it, and read back by another way."""

from __future__ import annotations

import re

import pytest

from courtroll.calculator.serving import qr

ADDRESS = b"http://192.168.1.5:8374/"
DRAWN = """
#######...#....##.#######
#.....#..#...###..#.....#
#.###.#.#..#...#..#.###.#
#.###.#..#..#.....#.###.#
#.###.#..#..##.##.#.###.#
#.....#...###..##.#.....#
#######.#.#.#.#.#.#######
........#..#.#.#.........
###.#####...###..##...#..
##.#.#...#.##.#...##....#
#..####.#.###.#.#.###.###
.###.#...##.##..#####..#.
..#.#.###.##.####.##.#.##
...##..##.##.##..###.#..#
#.#.#.#......##.##.##.###
.###...#.#.#.###.###.#.#.
#...#.#.....##########...
........#..####.#...#####
#######.##.###.##.#.#..##
#.....#.###.#####...##.#.
#.###.#.##.####.#####....
#.###.#...##.#####..#.#..
#.###.#.#.#....###..##..#
#.....#.#...##..##..##.#.
#######.##.####.####...##
"""
"""What the package `qrcode` 8.2 makes of it: version 2, level L, mask 0, bytes."""
LONGEST = b"http://255.255.255.255:65535/"


def test_a_code_is_the_one_that_others_make() -> None:
    rows = ["".join("#" if dark else "." for dark in row) for row in qr.matrix(ADDRESS)]
    assert rows == DRAWN.split()


@pytest.mark.parametrize("data", [ADDRESS, LONGEST, b"http://10.0.0.1:1/", b"", bytes(range(32))])
def test_a_code_reads_back(data: bytes) -> None:
    modules = qr.matrix(data)
    assert (len(modules), {len(row) for row in modules}) == (25, {25})
    words = read(modules)
    assert [value(words, power) for power in range(10)] == [0] * 10
    bits = "".join(f"{word:08b}" for word in words)
    assert (bits[:4], int(bits[4:12], 2)) == ("0100", len(data))
    assert bytes(int(bits[12 + 8 * n : 20 + 8 * n], 2) for n in range(len(data))) == data


def read(modules: tuple[tuple[bool, ...], ...]) -> list[int]:
    """The codewords: past the corners with their formats, the small square and the dotted lines, without the mask."""
    bits = ""
    columns = [*range(24, 6, -2), 5, 3, 1]
    for turn, right in enumerate(columns):
        for step in range(25):
            row = step if turn % 2 else 24 - step
            for column in (right, right - 1):
                corner = (row < 9 and (column < 9 or column > 16)) or (row > 16 and column < 9)
                square = 16 <= row <= 20 and 16 <= column <= 20
                if not corner and not square and row != 6:
                    bits += str(int(modules[row][column] is not ((row + column) % 2 == 0)))
    return [int(bits[at : at + 8], 2) for at in range(0, 352, 8)]


def value(words: list[int], power: int) -> int:
    """The code's polynomial at a power of two: nothing, if no word is wrong."""
    exponents, element = [], 1
    for _ in range(255):
        exponents.append(element)
        element = element << 1 ^ (0x11D if element & 0x80 else 0)
    logarithm = {element: exponent for exponent, element in enumerate(exponents)}
    total = 0
    for word in words:
        total = (exponents[(logarithm[total] + power) % 255] if total else 0) ^ word
    return total


def test_a_code_is_drawn_black_on_white_with_a_light_edge() -> None:
    lines = qr.drawn(qr.matrix(ADDRESS)).split("\n")
    assert len(lines) == 17
    bare = [re.fullmatch("\x1b\\[30;107m([ ▀▄█]{33})\x1b\\[0m", line) for line in lines]
    assert all(bare)
    assert [line[1].strip() for line in (bare[0], bare[-1]) if line] == ["", ""]
