#!/usr/bin/env python3
"""Checks what a player must see of the faces of a set.

    compare.py SHEET.png

The sheet has 9 columns and 5 rows of faces. Nothing may reach into a face's margin, every ink must
stand out from ivory, and no two faces may look alike. Looks are compared by shape alone: all inks
count as black, both faces are blurred a little, and their difference is the root mean square over
the cell, from 0 to 100.
"""

import itertools
import math
import pathlib
import sys

import draw
import png

LEAST_DIFFERENCE = 14
LEAST_CONTRAST = 4.5
IVORY = (0xF6, 0xF1, 0xE4)


def cover(rows, place, size):
    """How far each pixel of a face is covered with ink, from 0 to 100."""
    top, left = place // draw.COLUMNS * size, place % draw.COLUMNS * size
    return [
        [rows[top + y][4 * (left + x) + 3] * 100 / 255 for x in range(size)] for y in range(size)
    ]


def blurred(face):
    def along(line):
        padded = [0, *line, 0]
        return [
            (before + 2 * here + after) / 4
            for before, here, after in zip(padded, padded[1:], padded[2:])
        ]

    wide = [along(line) for line in face]
    return [value for line in zip(*map(along, zip(*wide))) for value in line]


def difference(one, other):
    return math.sqrt(sum((a - b) ** 2 for a, b in zip(one, other)) / len(one))


def light(colour):
    parts = [part / 255 for part in colour]
    parts = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    path = pathlib.Path(sys.argv[1])
    name = path.stem.split("-")[0]
    names = [face for face, _ in draw.faces(name)]
    rows = png.read(path.read_bytes())
    size = len(rows) // draw.ROWS
    faults = []

    for ink in draw.PALETTE:
        contrast = (light(IVORY) + 0.05) / (light(bytes.fromhex(ink[1:])) + 0.05)
        if contrast < LEAST_CONTRAST:
            faults.append(f"{ink} has a contrast of only {contrast:.2f}")

    faces = [cover(rows, place, size) for place in range(len(names))]
    margin = math.floor(size * 0.08)
    inside = range(margin, size - margin)
    for face, drawn in zip(names, faces):
        if any(
            drawn[y][x] > 2
            for y in range(size)
            for x in range(size)
            if x not in inside or y not in inside
        ):
            faults.append(f"{face} reaches into its margin")

    soft = [blurred(face) for face in faces]
    pairs = sorted(
        (difference(soft[one], soft[other]), names[one], names[other])
        for one, other in itertools.combinations(range(len(names)), 2)
    )
    print(f"{path.name}: the faces closest to each other")
    for apart, one, other in pairs[:8]:
        print(f"  {apart:5.1f}  {one}, {other}")
    faults += [
        f"{one} and {other} look alike"
        for apart, one, other in pairs
        if apart < LEAST_DIFFERENCE
    ]
    if faults:
        sys.exit("\n".join(faults))


if __name__ == "__main__":
    main()
