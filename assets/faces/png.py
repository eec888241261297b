#!/usr/bin/env python3
"""Reads and writes RGBA pictures in PNG.

    png.py FILE.png     takes a sheet from standard input and writes it to the file, smaller

The pixels at the rim of a face are partly transparent, and come with colours that are a little off.
Here they get the exact ink back. What is transparent altogether gets the ink of its face too: when
the sheet is drawn at another size, no dark rim appears where the two are mixed.
"""

import collections
import pathlib
import struct
import sys
import zlib

import draw

START = b"\x89PNG\r\n\x1a\n"


def read(data):
    """The rows of an RGBA picture with 8 bits a channel."""
    place, packed = len(START), b""
    while place < len(data):
        length, kind = struct.unpack(">I4s", data[place : place + 8])
        body = data[place + 8 : place + 8 + length]
        if kind == b"IHDR":
            width, height, depth, colour, _, _, interlaced = struct.unpack(">IIBBBBB", body)
            assert (depth, colour, interlaced) == (8, 6, 0), "not a plain RGBA picture"
        elif kind == b"IDAT":
            packed += body
        place += length + 12
    raw = zlib.decompress(packed)
    stride = 4 * width
    rows, above = [], bytearray(stride)
    for start in range(0, len(raw), stride + 1):
        row = bytearray(raw[start + 1 : start + 1 + stride])
        unfilter(raw[start], row, above)
        rows.append(row)
        above = row
    assert len(rows) == height
    return rows


def unfilter(kind, row, above):
    for i in range(len(row)):
        left = row[i - 4] if i >= 4 else 0
        up, corner = above[i], above[i - 4] if i >= 4 else 0
        if kind == 1:
            guess = left
        elif kind == 2:
            guess = up
        elif kind == 3:
            guess = (left + up) // 2
        elif kind == 4:
            estimate = left + up - corner
            guess = min((left, up, corner), key=lambda value: abs(estimate - value))
        else:
            guess = 0
        row[i] = (row[i] + guess) & 255


def write(rows):
    def chunk(kind, body):
        whole = kind + body
        return struct.pack(">I", len(body)) + whole + struct.pack(">I", zlib.crc32(whole))

    header = struct.pack(">IIBBBBB", len(rows[0]) // 4, len(rows), 8, 6, 0, 0, 0)
    # Flat art packs best as it is, without a filter.
    raw = b"".join(b"\0" + bytes(row) for row in rows)
    chunks = ((b"IHDR", header), (b"IDAT", zlib.compress(raw, 9)), (b"IEND", b""))
    return START + b"".join(chunk(kind, body) for kind, body in chunks)


INKS = [bytes.fromhex(ink[1:]) for ink in draw.PALETTE]


def exact(colour, cover):
    """The ink that a pixel must have had, or its own colour where two inks meet."""
    ink = min(INKS, key=lambda ink: sum(abs(a - b) for a, b in zip(ink, colour)))
    tolerance = 2 + 255 / cover
    near = all(abs(a - b) <= tolerance for a, b in zip(ink, colour))
    return ink if near or cover < 64 else colour


def clean(rows):
    size = len(rows) // draw.ROWS
    known = {}
    for place in range(draw.COLUMNS * draw.ROWS):
        top, left = place // draw.COLUMNS * size, place % draw.COLUMNS * size
        seen, clear = collections.Counter(), []
        for y in range(top, top + size):
            for i in range(4 * left, 4 * (left + size), 4):
                pixel = bytes(rows[y][i : i + 4])
                if pixel[3] == 0:
                    clear.append((y, i))
                    continue
                if pixel not in known:
                    known[pixel] = exact(pixel[:3], pixel[3])
                rows[y][i : i + 3] = known[pixel]
                seen[known[pixel]] += 1
        ink = seen.most_common(1)[0][0]
        for y, i in clear:
            rows[y][i : i + 3] = ink


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    rows = read(sys.stdin.buffer.read())
    clean(rows)
    pathlib.Path(sys.argv[1]).write_bytes(write(rows))


if __name__ == "__main__":
    main()
