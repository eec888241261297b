#!/usr/bin/env python3
"""Draws the tile faces: one SVG for each face, and sheets of all faces of a set.

    draw.py             writes every face to mahjong/ and plain/ beside this file
    draw.py sheet SET   prints the SVG of all faces of a set, in 9 columns and 5 rows

A face is drawn in a square of 100 units, of which 8 stay free on each side. It has no background:
the game lays it on an ivory tile. Holes are therefore cut, and never painted over.
"""

import math
import pathlib
import sys
import zlib

COLUMNS = 9
ROWS = 5

# Each of them has a contrast of at least 4.5 against the ivory of the tiles, #f6f1e4.
INK = "#2b2b33"
GREEN = "#27744a"
RED = "#b3332d"
BLUE = "#1d5a9c"
TEAL = "#0e6c77"
OCHRE = "#8f5a06"
PURPLE = "#71409c"
PINK = "#b02a68"
PALETTE = [RED, BLUE, GREEN, PURPLE, OCHRE, INK, PINK, TEAL]


# Pieces: each of these functions returns a piece of SVG.


def number(value):
    return f"{value:.2f}".rstrip("0").rstrip(".")


def point(x, y):
    return f"{number(x)} {number(y)}"


def around(x, y, radius, degrees):
    """The point at that distance from (x, y). 0 degrees are up, and it goes round clockwise."""
    angle = math.radians(degrees)
    return x + radius * math.sin(angle), y - radius * math.cos(angle)


def fill(path, colour):
    return f'<path fill="{colour}" d="{path}"/>'


def holed(path, colour):
    """Filled where an odd number of outlines lie around it."""
    return f'<path fill="{colour}" fill-rule="evenodd" d="{path}"/>'


def stroke(path, colour, width, cap="round", join="round"):
    return (
        f'<path fill="none" stroke="{colour}" stroke-width="{number(width)}" '
        f'stroke-linecap="{cap}" stroke-linejoin="{join}" d="{path}"/>'
    )


def soft(path, colour, width):
    """Filled, with corners rounded by a stroke of that width around it."""
    return (
        f'<path fill="{colour}" stroke="{colour}" stroke-width="{number(width)}" '
        f'stroke-linejoin="round" d="{path}"/>'
    )


def polygon(points):
    return "M" + "L".join(point(x, y) for x, y in points) + "Z"


def round_path(x, y, radius):
    """The outline of a circle."""
    r = number(radius)
    return (
        f"M{point(x - radius, y)}a{r} {r} 0 1 0 {number(2 * radius)} 0"
        f"a{r} {r} 0 1 0 {number(-2 * radius)} 0Z"
    )


def disc(x, y, radius, colour):
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{colour}"/>'


def oval(x, y, wide, high, colour):
    return (
        f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(wide)}" ry="{number(high)}" '
        f'fill="{colour}"/>'
    )


def box(x, y, width, height, radius, colour):
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" '
        f'height="{number(height)}" rx="{number(radius)}" fill="{colour}"/>'
    )


def turned(degrees, x, y, *pieces):
    return f'<g transform="rotate({number(degrees)} {point(x, y)})">' + "".join(pieces) + "</g>"


def cut(shape, *holes):
    """The shape without the holes: pieces drawn in white, whatever their colour is here."""
    # In a sheet, a name must not stand for two different masks.
    name = f"cut{zlib.crc32(''.join(holes).encode()):08x}"
    return (
        f'<mask id="{name}" maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="100">'
        f'<rect width="100" height="100" fill="#fff"/>{"".join(holes)}</mask>'
        f'<g mask="url(#{name})">{shape}</g>'
    )


HOLE = "#000"


def star_path(x, y, points, outer, inner):
    corners = []
    for corner in range(2 * points):
        radius = inner if corner % 2 else outer
        corners.append(around(x, y, radius, 180 * corner / points))
    return polygon(corners)


def leaf_path(x0, y0, x1, y1, width):
    """A pointed leaf from one point to another."""
    dx, dy = x1 - x0, y1 - y0
    length = math.hypot(dx, dy)
    sx, sy = -dy / length * width * 0.67, dx / length * width * 0.67
    return (
        f"M{point(x0, y0)}"
        f"C{point(x0 + dx * 0.3 + sx, y0 + dy * 0.3 + sy)} "
        f"{point(x0 + dx * 0.7 + sx, y0 + dy * 0.7 + sy)} {point(x1, y1)}"
        f"C{point(x0 + dx * 0.7 - sx, y0 + dy * 0.7 - sy)} "
        f"{point(x0 + dx * 0.3 - sx, y0 + dy * 0.3 - sy)} {point(x0, y0)}Z"
    )


# Mahjong: bamboos.


def stick(x, y, height, colour, width=16, lean=0):
    """A stick with knots around (x, y): upright, or leaning by that many degrees."""
    knot = 6.4
    ends = (height - knot) / 2
    # A short stick has no room for a knot in its middle.
    knots = (-ends, 0, ends) if height > 30 else (-ends, ends)
    shaft = width * 0.62
    pieces = [box(x - shaft / 2, y - height / 2 + 1, shaft, height - 2, 1, colour)]
    for middle in knots:
        pieces.append(box(x - width / 2, y + middle - knot / 2, width, knot, knot * 0.45, colour))
    return turned(lean, x, y, *pieces) if lean else "".join(pieces)


def bird():
    return [
        fill(leaf_path(40, 52, 9, 62, 13), BLUE),
        fill(leaf_path(40, 58, 15, 88, 13), RED),
        stroke("M52 72V88H63", RED, 5.5),
        fill("M74 19L91 28L73 36Z", RED),
        cut(
            fill(
                "M63 9C72 9 79 17 79 28C79 58 70 77 50 77C35 77 27 66 25 46"
                "C38 50 46 44 48 28C49 16 55 9 63 9Z",
                GREEN,
            ),
            disc(66, 24, 4.6, HOLE),
            stroke("M40 58Q52 66 63 50", HOLE, 4.5),
        ),
    ]


def bamboos():
    g, r = GREEN, RED
    tall, low = 37, 23
    yield "bamboo-1", bird()
    yield "bamboo-2", [stick(50, y, tall, g, 18) for y in (27, 73)]
    yield "bamboo-3", [stick(x, y, tall, g, 18) for x, y in ((50, 27), (28, 73), (72, 73))]
    yield "bamboo-4", [stick(x, y, tall, g, 18) for y in (27, 73) for x in (28, 72)]
    yield "bamboo-5", [stick(x, y, tall, g) for y in (27, 73) for x in (18, 82)] + [
        stick(50, 50, 44, r)
    ]
    yield "bamboo-6", [stick(x, y, tall, g) for y in (27, 73) for x in (20, 50, 80)]
    yield "bamboo-7", [stick(50, 20, low, r)] + [
        stick(x, y, low, g) for y in (50, 80) for x in (20, 50, 80)
    ]
    yield "bamboo-8", [
        stick(x, y, tall, g, 12.5, lean if y < 50 else -lean)
        for y in (27, 73)
        for x, lean in ((15, 0), (38.5, -20), (61.5, 20), (85, 0))
    ]
    yield "bamboo-9", [
        stick(x, y, low, r if x == 50 else g) for y in (20, 50, 80) for x in (20, 50, 80)
    ]


# Mahjong: dots.


def dot(x, y, radius, colour):
    return holed(round_path(x, y, radius) + round_path(x, y, radius * 0.38), colour)


def wheel():
    petals = [
        turned(angle, 50, 50, oval(50, 33, 5.6, 9.6, RED)) for angle in range(0, 360, 60)
    ]
    return [
        holed(round_path(50, 50, 42) + round_path(50, 50, 31), BLUE),
        *petals,
        disc(50, 50, 6.5, RED),
    ]


def dots():
    b, t, r = BLUE, TEAL, RED
    yield "dots-1", wheel()
    yield "dots-2", [dot(50, 28, 19.5, t), dot(50, 72, 19.5, b)]
    yield "dots-3", [dot(23, 23, 15, b), dot(50, 50, 15, r), dot(77, 77, 15, t)]
    yield "dots-4", [
        dot(28, 28, 17, b), dot(72, 28, 17, t), dot(28, 72, 17, t), dot(72, 72, 17, b),
    ]
    yield "dots-5", [
        dot(22, 22, 14, b), dot(78, 22, 14, t), dot(50, 50, 14, r),
        dot(22, 78, 14, t), dot(78, 78, 14, b),
    ]
    yield "dots-6", [
        dot(x, y, 13, t if y < 30 else r) for y in (21, 50, 79) for x in (30, 70)
    ]
    yield "dots-7", [
        dot(19, 18, 10, t), dot(50, 27, 10, t), dot(81, 36, 10, t),
        *(dot(x, y, 11.5, r) for y in (54, 80.5) for x in (34, 66)),
    ]
    yield "dots-8", [dot(x, y, 9.8, b) for y in (17.8, 39.3, 60.7, 82.2) for x in (34, 66)]
    yield "dots-9", [
        dot(x, y, 12.5, {21: t, 50: r, 79: b}[y]) for y in (21, 50, 79) for x in (21, 50, 79)
    ]


# Mahjong: characters, winds and dragons.

NUMERALS = [
    ["M15 30H85"],
    ["M28 17H72", "M14 42H86"],
    ["M24 12.5H76", "M34 29H66", "M13 47.5H87"],
    ["M17 13H83V48H17Z", "M40 14Q41 28 30 35", "M59 14V27Q59 34 66 34H71"],
    ["M17 12.5H83", "M47 13L38 47", "M21 30H74L71 47", "M13 47.5H87"],
    ["M45 12L54 17", "M13 26H87", "M37 37Q32 45 17 49", "M63 37Q68 45 83 49"],
    ["M13 32L86 22", "M42 12V39Q42 48 51 48H76Q83 48 83 40"],
    ["M37 15Q35 39 14 49", "M58 12Q64 39 86 49"],
    ["M42 12Q42 41 14 49", "M16 25H65V41Q65 49 73 49H79Q86 49 86 41"],
]

MYRIAD = ["M24 66H76", "M47 66Q45 82 27 88.5", "M45 76H68Q68 88.5 61 88.5H54"]

WINDS = {
    "east": [
        "M15 22H85", "M27 35H73V60H27Z", "M27 47.5H73", "M50 12V88", "M46 62Q38 76 14 85",
        "M54 62Q62 76 86 85",
    ],
    "south": [
        "M18 24H82", "M50 12V40", "M16 88V40H84V81Q84 88 75 88", "M37 50L41 57", "M63 50L59 57",
        "M34 62H66", "M32 75H68", "M50 62V88",
    ],
    "west": ["M14 15H86", "M18 37H82V86H18Z", "M40 17V40Q40 58 29 65", "M60 17V54Q60 63 70 63"],
    "north": [
        "M38 13V87", "M14 35H38", "M14 78L38 66", "M84 28Q76 38 61 45",
        "M61 13V77Q61 87 71 87H78Q87 87 87 75",
    ],
}

MIDDLE = ["M18 32H82V62H18Z", "M50 13V87"]

FORTUNE = [
    "M18 17H41Q37 38 12 49", "M20 29L29 36", "M60 12Q64 38 88 49", "M79 15L69 25", "M88 28L77 37",
    "M34 49H66", "M22 65H78", "M41 49V65Q41 81 19 88", "M59 49V79Q59 88 68 88H77Q85 88 85 78",
]


def strokes(paths, colour, width):
    return [stroke(path, colour, width) for path in paths]


def characters():
    for value, numeral in enumerate(NUMERALS, 1):
        width = 7.2 if value == 4 else 8
        yield f"characters-{value}", strokes(numeral, INK, width) + strokes(MYRIAD, RED, 6.6)


def frame():
    return [
        '<rect x="13" y="13" width="74" height="74" rx="6" fill="none" '
        f'stroke="{BLUE}" stroke-width="9"/>',
        '<rect x="27" y="27" width="46" height="46" rx="2" fill="none" '
        f'stroke="{BLUE}" stroke-width="5"/>',
    ]


def winds_and_dragons():
    for name, paths in WINDS.items():
        yield f"wind-{name}", strokes(paths, INK, 7.6)
    yield "dragon-red", strokes(MIDDLE, RED, 9.5)
    yield "dragon-green", strokes(FORTUNE, GREEN, 7)
    yield "dragon-white", frame()


# Mahjong: red fives. A star says it too, so that the colour is not the only difference.


def star(x, y, radius, colour):
    return soft(star_path(x, y, 5, radius - 1, radius * 0.46), colour, 2)


def red_fives():
    r = RED
    yield "red-five-bamboo", [stick(x, y, 37, r) for y in (27, 73) for x in (18, 82)] + [
        stick(50, 68, 44, r), star(50, 24, 15, r),
    ]
    yield "red-five-dots", [
        dot(x, y, 13, r) for y in (28, 79) for x in (21, 79)
    ] + [dot(50, 60, 13, r), star(50, 24, 15, r)]
    yield "red-five-characters", strokes(
        ["M13 12.5H56", "M37 13L32 47", "M19 29.5H58L56 47", "M13 47.5H87"], r, 8
    ) + strokes(MYRIAD, r, 6.6) + [star(79, 23, 13.5, r)]


# Mahjong: flowers and seasons.


def plum():
    petals = []
    for petal in range(5):
        x, y = around(50, 51, 24, 72 * petal)
        petals.append(disc(x, y, 17, PINK))
    stamens = [
        turned(72 * petal, 50, 51, stroke("M50 42V30", HOLE, 4)) for petal in range(5)
    ]
    gaps = [
        turned(72 * petal + 36, 50, 51, stroke("M50 35V7", HOLE, 3.4)) for petal in range(5)
    ]
    return [
        cut("".join(petals) + disc(50, 51, 20, PINK), *stamens, *gaps,
            fill(round_path(50, 51, 11), HOLE)),
        disc(50, 51, 7, OCHRE),
    ]


def orchid():
    blades = [
        "M42 91C30 74 17 70 9 84C16 54 44 58 52 91Z",
        "M45 91C42 62 30 44 10 40C38 28 56 54 56 91Z",
        "M49 91C56 66 76 58 91 74C77 71 66 76 59 91Z",
    ]
    petals = [
        turned(angle, 63, 36, oval(63, 21, 7.6, 12.6, PURPLE))
        for angle in (0, 72, 144, 216, 288)
    ]
    return [
        stroke("M52 90Q52 60 62 42", GREEN, 5.5),
        *(fill(blade, GREEN) for blade in blades),
        cut("".join(petals), disc(63, 36, 7, HOLE)),
        disc(63, 36, 4, PURPLE),
    ]


def chrysanthemum():
    petals = []
    for angle in (-100, -75, -50, -25, 0, 25, 50, 75, 100):
        petals.append(turned(angle, 50, 50, fill("M50 46L44.5 14A5.6 5.6 0 0 1 55.5 14Z", OCHRE)))
    return [
        stroke("M50 54V88", GREEN, 6),
        fill(leaf_path(50, 90, 16, 66, 18), GREEN),
        fill(leaf_path(50, 90, 84, 66, 18), GREEN),
        *petals,
        disc(50, 47, 12, OCHRE),
    ]


def bamboo_plant():
    return [
        stroke("M51 10V31", GREEN, 9.5, cap="butt"),
        stroke("M51 35V61", GREEN, 9.5, cap="butt"),
        stroke("M51 65V91", GREEN, 9.5, cap="butt"),
        fill(leaf_path(53, 34, 87, 11, 16), GREEN),
        fill(leaf_path(53, 34, 90, 54, 16), GREEN),
        fill(leaf_path(49, 64, 10, 42, 16), GREEN),
        fill(leaf_path(49, 64, 15, 86, 16), GREEN),
    ]


def spring():
    return [
        stroke("M14 88H86", OCHRE, 7),
        stroke("M50 86V50", GREEN, 7),
        fill("M51 56C52 28 66 14 91 12C91 40 78 56 51 56Z", GREEN),
        fill("M49 68C48 46 36 34 10 33C12 56 24 68 49 68Z", GREEN),
    ]


def summer():
    rays = [
        turned(angle, 50, 50, fill("M50 8L58 24H42Z", RED)) for angle in range(0, 360, 45)
    ]
    return [disc(50, 50, 21, RED), *rays]


def autumn():
    half = [
        (50, 9), (58, 24), (67, 20), (66, 38), (82, 30), (80, 40), (91, 46), (78, 58), (81, 66),
        (56, 68),
    ]
    other = [(100 - x, y) for x, y in reversed(half[1:])]
    leaf = soft(polygon(half + [(50, 66)] + other), OCHRE, 1.5)
    return [
        turned(14, 50, 50, cut(leaf, stroke("M50 66V34M50 56L68 46M50 56L32 46", HOLE, 3.4)),
               stroke("M50 67V88", OCHRE, 5.5)),
    ]


def winter():
    arms = []
    for angle in range(0, 360, 60):
        arms.append(turned(angle, 50, 50, stroke("M50 50V11.5M38.5 16L50 28L61.5 16", BLUE, 6.4)))
    return arms


def flowers_and_seasons():
    yield "flower-plum", plum()
    yield "flower-orchid", orchid()
    yield "flower-chrysanthemum", chrysanthemum()
    yield "flower-bamboo", bamboo_plant()
    yield "season-spring", spring()
    yield "season-summer", summer()
    yield "season-autumn", autumn()
    yield "season-winter", winter()


# Plain: letters.

# Strokes of width 16, so that they reach from 10 to 90.
LETTERS = {
    "A": "M18 82L50 18L82 82M30 62H70",
    "B": "M25 18H52A15.5 15.5 0 0 1 52 49H25M52 49H56A16.5 16.5 0 0 1 56 82H25V18",
    "C": "M79 31A32 32 0 1 0 79 69",
    "D": "M22 18H46A32 32 0 0 1 46 82H22Z",
    "E": "M75 18H26V82H75M26 50H66",
    "F": "M76 18H28V82M28 52H66",
    "G": "M76 28A32 32 0 1 0 82 56H58",
    "H": "M22 18V82M78 18V82M22 50H78",
    "J": "M40 18H72V58A24 24 0 0 1 24 62",
    "K": "M25 18V82M76 18L28 54M44 44L78 82",
    "L": "M30 18V82H76",
    "M": "M17 82V18L50 58L83 18V82",
    "N": "M22 82V18L78 82V18",
    "P": "M27 82V18H54A19 19 0 0 1 54 56H27",
    "Q": "M50 18A32 32 0 1 1 50 82A32 32 0 1 1 50 18ZM58 58L82 82",
    "R": "M25 82V18H54A18 18 0 0 1 54 54H25M52 54L76 82",
    "S": "M75 29Q68 18 51 18Q27 18 27 34Q27 47 50 50Q75 53 75 67Q75 82 50 82Q31 82 24 70",
    "T": "M18 18H82M50 18V82",
    "U": "M21 18V53A29 29 0 0 0 79 53V18",
    "V": "M18 18L50 82L82 18",
    "W": "M16 18L31 82L50 36L69 82L84 18",
    "X": "M20 18L80 82M80 18L20 82",
    "Y": "M18 18L50 50L82 18M50 50V82",
    "Z": "M22 18H78L22 82H78",
}


def letters():
    for place, (name, path) in enumerate(LETTERS.items()):
        # One further each time round, so that letters much alike, as F and P, differ in colour.
        colour = PALETTE[(place + place // len(PALETTE)) % len(PALETTE)]
        yield f"letter-{name.lower()}", [stroke(path, colour, 16)]


# Plain: shapes.


def shapes():
    def heart(colour):
        return fill("M50 90C22 68 8 52 8 34C8 20 18 11 30 11C39 11 46 16 50 24"
                    "C54 16 61 11 70 11C82 11 92 20 92 34C92 52 78 68 50 90Z", colour)

    yield "disc", [disc(50, 50, 38, RED)]
    yield "target", [holed(round_path(50, 50, 42) + round_path(50, 50, 27), BLUE),
                     disc(50, 50, 14, BLUE)]
    yield "square", [box(13, 13, 74, 74, 4, GREEN)]
    yield "triangle", [soft("M50 16L88 82H12Z", PURPLE, 7)]
    yield "diamond", [soft("M50 11L80 50L50 89L20 50Z", TEAL, 5)]
    yield "star", [soft(star_path(50, 54, 5, 42, 18), OCHRE, 5)]
    yield "cross", [soft("M37 12H63V37H88V63H63V88H37V63H12V37H37Z", RED, 6)]
    yield "heart", [heart(PINK)]
    yield "moon", [soft("M62 12A39 39 0 1 0 88 66A34 34 0 0 1 62 12Z", BLUE, 5)]
    yield "sun", [disc(50, 50, 20, OCHRE)] + [
        turned(angle, 50, 50, stroke("M50 13V21", OCHRE, 9)) for angle in range(0, 360, 45)
    ]
    yield "bolt", [soft("M60 11L20 56H46L38 89L80 40H54Z", INK, 5)]
    yield "drop", [fill("M50 8C58 28 80 44 80 63A30 29 0 0 1 20 63C20 44 42 28 50 8Z", TEAL)]
    yield "leaf", [
        cut(
            fill("M12 88C2 40 30 8 91 9C94 66 66 96 24 82L16 91Z", GREEN),
            stroke("M14 90L66 34", HOLE, 5),
        )
    ]
    yield "arrow", [soft("M12 39H50V17L89 50L50 83V61H12Z", PURPLE, 6)]
    hexagon = [around(50, 50, 41, 60 * corner) for corner in range(6)]
    yield "cube", [
        cut(soft(polygon(hexagon), INK, 2), stroke("M50 96V50L8 26M50 50L92 26", HOLE, 6))
    ]
    yield "hourglass", [
        soft("M24 26H76L50 50ZM50 50L76 74H24Z", OCHRE, 4),
        stroke("M19 14H81M19 86H81", OCHRE, 10),
    ]
    yield "crown", [
        soft("M14 28L32 48L50 18L68 48L86 28L79 66H21Z", PINK, 7),
        stroke("M22 84H78", PINK, 10),
    ]
    yield "anchor", [
        holed(round_path(50, 20, 12) + round_path(50, 20, 4.6), BLUE),
        stroke("M50 32V84M30 42H70", BLUE, 9),
        stroke("M15 60Q20 86 50 86Q80 86 85 60", BLUE, 9),
    ]
    yield "key", [
        holed(round_path(34, 34, 24) + round_path(34, 34, 10), RED),
        stroke("M49 49L86 86M84 60L73 71M69 47L60 57", RED, 12),
    ]
    yield "fish", [
        cut(
            fill("M8 50C18 28 42 20 66 42L90 24C84 42 84 58 90 76L66 58C42 80 18 72 8 50Z", TEAL),
            disc(28, 45, 5.5, HOLE),
        )
    ]
    yield "bell", [
        fill("M50 8C55 8 57 12 57 16C72 20 77 33 77 50C77 62 82 68 89 74H11"
             "C18 68 23 62 23 50C23 33 28 20 43 16C43 12 45 8 50 8Z", PURPLE),
        fill("M38 80H62A12 12 0 0 1 38 80Z", PURPLE),
    ]


SETS = {
    "mahjong": (bamboos, dots, characters, winds_and_dragons, red_fives, flowers_and_seasons),
    "plain": (letters, shapes),
}


def faces(name):
    """The faces of a set in their order: names, and what is drawn."""
    drawn = [(face, "".join(pieces)) for part in SETS[name] for face, pieces in part()]
    assert len(drawn) == COLUMNS * ROWS, f"{name} has {len(drawn)} faces"
    return drawn


def svg(width, height, content):
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">\n'
        f"{content}\n</svg>\n"
    )


def sheet(name):
    cells = [
        f'<g transform="translate({100 * (place % COLUMNS)} {100 * (place // COLUMNS)})">{art}</g>'
        for place, (_, art) in enumerate(faces(name))
    ]
    return svg(100 * COLUMNS, 100 * ROWS, "\n".join(cells))


def main():
    if len(sys.argv) == 3 and sys.argv[1] == "sheet" and sys.argv[2] in SETS:
        print(sheet(sys.argv[2]), end="")
        return
    if len(sys.argv) != 1:
        sys.exit(__doc__)
    for name in SETS:
        folder = pathlib.Path(__file__).resolve().parent / name
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.svg"):
            old.unlink()
        for place, (face, art) in enumerate(faces(name), 1):
            content = art.replace("><", ">\n<")
            (folder / f"{place:02}-{face}.svg").write_text(svg(100, 100, content))


if __name__ == "__main__":
    main()
