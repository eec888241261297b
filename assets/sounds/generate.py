#!/usr/bin/env python3
"""Writes the sounds of the games: one WAV file for each, beside this file.

Every sound is computed: a struck body is a sum of decaying sines (its modes) with a short burst of
filtered noise, and notes also pass through a small room. All notes are of the D major pentatonic
scale, so sounds that overlap agree. The files are mono, with 16 bits and 44100 samples a second,
and every run writes the same bytes.

Sounds are lists of floats. Times are in seconds, frequencies in hertz. A decay is the time in which
a level falls to 1/e, about 37 percent.
"""

import array
import math
import pathlib
import random
import sys
import wave

RATE = 44100

# Loudness of a sound without an offset: see `loudness`. In dB of full scale.
LOUDNESS = -22.0


# Building blocks


def count(seconds):
    """The number of samples in that time."""
    return round(seconds * RATE)


def note(name):
    """The frequency of a note of the scale, such as "F#4"."""
    semitones = {"D": -7, "E": -5, "F#": -3, "A": 0, "B": 2}
    return 440 * 2 ** (int(name[-1]) - 4 + semitones[name[:-1]] / 12)


def mix(seconds, *parts):
    """The sum of parts, each of which is (start, level, samples). What is too long is cut."""
    out = [0.0] * count(seconds)
    for start, level, samples in parts:
        first = count(start)
        for i, sample in enumerate(samples[: max(0, len(out) - first)], first):
            out[i] += level * sample
    return out


def attack(samples, seconds):
    """The samples with a start that rises from 0, along half a cosine wave."""
    length = min(count(seconds), len(samples))
    rise = [0.5 - 0.5 * math.cos(math.pi * i / length) for i in range(length)]
    return [a * b for a, b in zip(rise, samples)] + samples[length:]


def release(samples, seconds):
    """The samples with an end that falls to 0, along half a cosine wave."""
    return attack(samples[::-1], seconds)[::-1]


def sines(modes):
    """The sum of decaying sines, down to -69 dB. Each mode is (frequency, level, decay)."""
    out = [0.0] * count(8 * max(decay for _, _, decay in modes))
    for frequency, level, decay in modes:
        # A resonator with two poles: quicker than a sine for each sample.
        radius = math.exp(-1 / (decay * RATE))
        angle = 2 * math.pi * frequency / RATE
        before, here = 0.0, level * radius * math.sin(angle)
        along, back = 2 * radius * math.cos(angle), -radius * radius
        for i in range(1, count(8 * decay)):
            out[i] += here
            before, here = here, along * here + back * before
    return out


def glide(seconds, pitch, level):
    """A sine whose frequency and level are functions of the time."""
    out, phase = [], 0.0
    for i in range(count(seconds)):
        time = i / RATE
        out.append(level(time) * math.sin(phase))
        phase += 2 * math.pi * pitch(time) / RATE
    return out


def noise(chance, seconds):
    """White noise from -1 to 1."""
    return [2 * chance.random() - 1 for _ in range(count(seconds))]


def band(samples, centre, quality):
    """A band-pass filter (state variable). The centre is a function of the time, or a number."""
    out, first, second = [], 0.0, 0.0
    damping = 1 / quality
    for i, sample in enumerate(samples):
        if i == 0 or callable(centre):
            frequency = centre(i / RATE) if callable(centre) else centre
            gain = math.tan(math.pi * frequency / RATE)
            scale = 1 / (1 + gain * (gain + damping))
        middle = scale * (first + gain * (sample - second))
        low = second + gain * middle
        first, second = 2 * middle - first, 2 * low - second
        out.append(damping * middle)
    return out


def one_pole(samples, frequency, high=False):
    """A low-pass or high-pass filter of first order (bilinear transform)."""
    gain = math.tan(math.pi * frequency / RATE)
    gain /= 1 + gain
    out, state = [], 0.0
    for sample in samples:
        step = gain * (sample - state)
        low = state + step
        state = low + step
        out.append(sample - low if high else low)
    return out


def low_pass(samples, frequency):
    """A low-pass filter of second order, without resonance."""
    return one_pole(one_pole(samples, frequency), frequency)


def room(samples, level, decay=0.16):
    """The samples in a small room: six early reflections, then four delays that feed each other.

    The decay is that of the reverberation. The result is as long as the samples.
    """
    length = len(samples)
    early = (4.3, 0.5), (7.9, -0.42), (11.3, 0.37), (16.7, -0.3), (21.1, 0.26), (28.7, 0.2)
    wet = mix(length / RATE, *((time / 1000, gain, samples) for time, gain in early))
    lines = [[0.0] * size for size in (1031, 1327, 1523, 1871)]
    gains = [math.exp(-len(line) / (decay * RATE)) for line in lines]
    dull = [0.0] * 4
    for i in range(length):
        for k, line in enumerate(lines):
            # Walls take more of the treble: a low-pass filter at about 3500 Hz.
            dull[k] += 0.4 * (gains[k] * line[i % len(line)] - dull[k])
        a, b, c, d = dull
        source = wet[i]
        wet[i] += a - b + c - d
        # A Hadamard matrix: it mixes the delays and keeps their energy.
        mixed = (a + b + c + d, a - b + c - d, a + b - c - d, a - b - c + d)
        for line, value in zip(lines, mixed):
            line[i % len(line)] = source + 0.5 * value
    return [dry + level * far for dry, far in zip(samples, low_pass(wet, 5000))]


def loudness(samples):
    """The A-weighted root mean square of the loudest 50 ms, in dB of full scale."""
    for frequency in (20.6, 20.6, 107.7, 737.9):
        samples = one_pole(samples, frequency, high=True)
    for frequency in (12194, 12194):
        samples = one_pole(samples, frequency)
    window = count(0.05)
    energy = math.fsum(sample * sample for sample in samples[:window])
    most = energy
    for i in range(window, len(samples)):
        energy += samples[i] ** 2 - samples[i - window] ** 2
        most = max(most, energy)
    # A-weighting is 0 dB at 1000 Hz, where the filters take 2 dB.
    return 10 * math.log10(max(most, 1e-12) / window) + 2


# Instruments


def struck(chance, modes, strike, centre, contact=0.0012):
    """A body that is struck: its modes, and a burst of noise of the level `strike` around a centre.

    The burst is loudest at the time `contact`, and longer for softer mallets.
    """
    burst = band(noise(chance, 10 * contact), centre, 0.8)
    for i in range(len(burst)):
        time = i / RATE / contact
        burst[i] *= time * math.exp(1 - time)
    body = attack(sines(modes), 0.002)
    return mix(max(len(body), len(burst)) / RATE, (0, 1, body), (0, strike, burst))


def scaled(modes, pitch, decay=1.0):
    """The modes with other frequencies and decays."""
    return [(pitch * frequency, level, decay * time) for frequency, level, time in modes]


BONE = [(830, 0.5, 0.007), (1910, 1, 0.007), (2870, 0.6, 0.005)]
BONE += [(4130, 0.35, 0.004), (5520, 0.2, 0.003)]
STONE = [(310, 0.5, 0.016), (590, 0.6, 0.014), (1180, 1, 0.013)]
STONE += [(1790, 0.6, 0.010), (2710, 0.45, 0.007), (4350, 0.2, 0.004)]
WOOD = [(262, 0.6, 0.013), (441, 1, 0.012), (795, 0.6, 0.009)]
WOOD += [(1310, 0.3, 0.006), (2050, 0.12, 0.004)]


def marimba(chance, name, decay):
    """A bar of a marimba, struck with a soft mallet."""
    modes = [(1, 1, decay), (3.98, 0.22, 0.28 * decay), (9.2, 0.05, 0.1 * decay)]
    return low_pass(struck(chance, scaled(modes, note(name)), 0.25, 900, 0.003), 4500)


def bell(name, decay):
    """A small soft bell. Pairs of close modes make it beat slowly."""
    modes = [(0.999, 0.6, decay), (1.0015, 0.4, 1.2 * decay), (2.003, 0.3, 0.6 * decay)]
    modes += [(3.011, 0.12, 0.4 * decay), (4.23, 0.07, 0.25 * decay), (6.6, 0.03, 0.12 * decay)]
    return attack(sines(scaled(modes, note(name))), 0.003)


def plucked(name, decay):
    """A plucked string: harmonics, the higher the weaker and shorter."""
    modes = [
        (k * (1 + 0.0004 * k * k), math.sin(0.28 * math.pi * k) / k**1.5, decay / (0.55 + 0.45 * k))
        for k in range(1, 8)
    ]
    return attack(sines(scaled(modes, note(name))), 0.003)


def mellow(name, decay):
    """A soft round note with a slow start."""
    modes = [(0.9985, 0.5, decay), (1.0015, 0.5, decay)]
    modes += [(2, 0.2, 0.5 * decay), (3, 0.06, 0.3 * decay)]
    return attack(sines(scaled(modes, note(name))), 0.022)


# Sounds: each of these functions takes a source of chance, and returns the samples.


def drop(chance):
    """A drop of water: a bubble whose pitch rises as it closes, and a little low body."""
    low, high = note("D5"), note("D6")
    bubble = glide(
        0.18,
        lambda time: high - (high - low) * math.exp(-time / 0.045),
        lambda time: math.exp(-time / 0.026),
    )
    body = sines([(note("D4"), 0.35, 0.022)])
    return attack(mix(0.18, (0, 1, bubble), (0, 1, body)), 0.004)


def tile(chance):
    """A mahjong tile put down: its edge, and then its face."""
    edge = struck(chance, scaled(BONE, 1.06), 2.5, 2600, 0.0008)
    face = struck(chance, BONE + scaled(WOOD[:3], 1.2), 2.2, 1900, 0.001)
    return low_pass(mix(0.13, (0, 0.6, edge), (0.026, 1, face)), 5500)


def pair(chance):
    """Two tiles meet and vanish: a click, and a chime."""
    click = low_pass(struck(chance, BONE, 2.2, 2300, 0.0008), 5000)
    low, high = bell("A5", 0.1), bell("D6", 0.11)
    return room(mix(0.48, (0, 0.8, click), (0.03, 0.3, low), (0.075, 0.4, high)), 0.3)


def stone(chance):
    """A go stone on a wooden board."""
    return low_pass(mix(0.13, (0, 1, struck(chance, STONE, 2.5, 2400, 0.0008))), 6500)


def light(chance):
    """A tile lights up: a small glass bell."""
    modes = [(1, 1, 0.055), (2.005, 0.25, 0.035), (2.76, 0.16, 0.026), (5.4, 0.08, 0.012)]
    return room(mix(0.25, (0, 1, attack(sines(scaled(modes, note("A5"))), 0.003))), 0.16, 0.08)


def step(chance):
    """A wooden piece set down on its next square."""
    return low_pass(mix(0.09, (0, 1, struck(chance, WOOD, 1.2, 900))), 2600)


def die(chance):
    """A die rolls on wood, and comes to rest."""
    parts, time, gap, level = [], 0.0, 0.13, 1.0
    for _ in range(9):
        pitch = 0.9 + 0.3 * chance.random()
        modes = scaled(BONE, 0.72 * pitch) + scaled(WOOD, 1.25 * pitch)
        parts.append((time, level, struck(chance, modes, 1.8, 1600, 0.001)))
        time += gap * (0.92 + 0.16 * chance.random())
        gap, level = 0.76 * gap, 0.8 * level
    return low_pass(mix(0.62, *parts), 4200)


def climb(chance):
    """Up a ladder: four plucked notes that rise."""
    names = ("D5", "F#5", "A5", "D6")
    parts = [(0.075 * i, 0.8 + 0.06 * i, plucked(name, 0.12)) for i, name in enumerate(names)]
    return room(low_pass(mix(0.6, *parts), 5000), 0.22)


def slide(chance):
    """Down a snake: a soft whistle that falls, trembles, and lands with a low drop."""
    high, low = note("A5"), note("D4")

    def pitch(time):
        fallen = min(1, time / 0.42)
        tremble = 1 + 0.022 * fallen * math.sin(2 * math.pi * 13 * time)
        return high * (low / high) ** (fallen**1.3) * tremble

    def level(time):
        return min(1, time / 0.03) * (1 - 0.35 * time / 0.42)

    whistle = glide(0.42, pitch, level)
    second = glide(0.42, lambda time: 2 * pitch(time), lambda time: 0.16 * level(time))
    breath = band(noise(chance, 0.42), pitch, 6)
    tone = release(mix(0.42, (0, 1, whistle), (0, 1, second), (0, 0.35, breath)), 0.09)
    landing = marimba(chance, "D4", 0.05)
    return room(low_pass(mix(0.58, (0.0, 0.8, tone), (0.4, 1, landing)), 3500), 0.18, 0.1)


def rise(chance):
    """Ground rises: stones grind, and it stops with a thud."""
    grind = band(noise(chance, 0.36), lambda time: 170 + 420 * time, 1.1)
    rough = low_pass(noise(chance, 0.36), 22)
    parts = [(0, 30, release(attack([a * b for a, b in zip(grind, rough)], 0.06), 0.08))]
    for i in range(16):
        time = 0.02 + 0.3 * (i + chance.random()) / 16
        modes = scaled(WOOD[:4], 0.35 + 0.4 * chance.random(), 1.2)
        parts.append((time, 0.2 + 0.25 * time / 0.3, struck(chance, modes, 0.6, 500, 0.003)))
    thud = [(note("D2"), 0.5, 0.05), (note("A2"), 0.5, 0.04), (note("D3"), 0.7, 0.035)]
    thud += [(247, 0.6, 0.025), (430, 0.4, 0.016)]
    parts.append((0.33, 1.2, struck(chance, thud, 1.2, 350, 0.005)))
    return low_pass(mix(0.5, *parts), 1400)


def fly(chance):
    """A runner takes off: air that rushes past."""

    def centre(time):
        return 420 + 1500 * math.sin(math.pi * min(1, time / 0.5) ** 0.8) ** 2

    air = band(band(noise(chance, 0.52), centre, 1.6), centre, 1.2)
    for i in range(len(air)):
        beat = 1 + 0.25 * math.sin(2 * math.pi * 17 * i / RATE)
        air[i] *= beat * math.sin(math.pi * (i / len(air)) ** 0.75) ** 2
    return low_pass(air, 4500)


def capture(chance):
    """A piece is sent home: a knock, and two notes that fall."""
    knock = low_pass(struck(chance, STONE, 1.6, 1500), 4500)
    first, second = marimba(chance, "A4", 0.06), marimba(chance, "D4", 0.08)
    return room(mix(0.42, (0, 0.7, knock), (0.06, 0.8, first), (0.165, 1, second)), 0.2, 0.1)


def refused(chance):
    """A move that is not allowed: a dull double tap."""
    modes = [(note("D3"), 0.35, 0.018), (note("A3"), 0.9, 0.014)]
    modes += [(322, 0.9, 0.011), (563, 0.3, 0.007)]
    taps = [struck(chance, modes, 0.5, 400, 0.003) for _ in range(2)]
    return low_pass(mix(0.17, (0, 1, taps[0]), (0.08, 0.8, taps[1])), 1100)


def win(chance):
    """A warm chord that opens, and soft bells."""
    parts = []
    for i, name in enumerate(("D4", "F#4", "A4", "B4", "D5")):
        parts.append((0.085 * i, 0.55, marimba(chance, name, 0.14)))
    for name, level in (("D3", 0.35), ("D4", 0.4), ("A4", 0.35), ("D5", 0.3), ("F#5", 0.25)):
        parts.append((0.42, level, mellow(name, 0.42)))
    for start, name, level in ((0.47, "A5", 0.13), (0.6, "D6", 0.12), (0.75, "F#6", 0.08)):
        parts.append((start, level, bell(name, 0.25)))
    return room(low_pass(mix(1.52, *parts), 5000), 0.3, 0.25)


def loss(chance):
    """Two soft notes that fall."""
    first, second = mellow("B4", 0.17), mellow("F#4", 0.22)
    under = mellow("D4", 0.22)
    return room(mix(0.95, (0, 0.8, first), (0.27, 0.8, second), (0.27, 0.35, under)), 0.28, 0.2)


def draw(chance):
    """Two equal soft notes."""
    notes = [mellow("A4", 0.15) for _ in range(2)]
    return room(mix(0.75, (0, 1, notes[0]), (0.24, 1, notes[1])), 0.25)


def turn(chance):
    """The player's turn: two notes of a marimba that rise."""
    first, second = marimba(chance, "A4", 0.08), marimba(chance, "D5", 0.09)
    return room(mix(0.42, (0, 0.8, first), (0.11, 1, second)), 0.2, 0.1)


def message(chance):
    """A message arrives: a bar of a marimba, with a start that rises in pitch."""
    top = note("F#5")
    pop = glide(
        0.1,
        lambda time: top * (1 - 0.5 * math.exp(-time / 0.008)),
        lambda time: math.exp(-time / 0.012),
    )
    bar = marimba(chance, "F#5", 0.055)
    return room(mix(0.25, (0, 0.6, attack(pop, 0.004)), (0.006, 0.8, bar)), 0.16, 0.08)


# Each sound, with the offset of its loudness in dB and the time of its release.
SOUNDS = [
    (drop, 0.0, 0.06),
    (tile, 0.0, 0.04),
    (pair, 0.5, 0.2),
    (stone, 0.5, 0.05),
    (light, -0.5, 0.1),
    (step, -2.0, 0.03),
    (die, 0.0, 0.08),
    (climb, 0.5, 0.2),
    (slide, -1.5, 0.12),
    (rise, -3.5, 0.08),
    (fly, -1.5, 0.12),
    (capture, 0.5, 0.15),
    (refused, -4.0, 0.04),
    (win, 1.0, 0.6),
    (loss, -0.5, 0.35),
    (draw, -0.5, 0.25),
    (turn, 0.5, 0.15),
    (message, -0.5, 0.1),
]


def finished(samples, offset, fall):
    """The samples without a constant part, with an end that falls to 0, and with their loudness."""
    samples = release(attack(one_pole(samples, 30, high=True), 0.001), fall)
    # What a fade leaves of a constant part is taken away in the shape of a window.
    window = [math.sin(math.pi * i / (len(samples) - 1)) ** 2 for i in range(len(samples))]
    constant = math.fsum(samples) / math.fsum(window)
    samples = [sample - constant * part for sample, part in zip(samples, window)]
    gain = 10 ** ((LOUDNESS + offset - loudness(samples)) / 20)
    return [gain * sample for sample in samples]


def write(path, samples):
    peak = max(map(abs, samples))
    if peak >= 1:
        sys.exit(f"{path.name}: the peak is {peak:.2f} of full scale, expected less than 1")
    data = array.array("h", (round(32767 * sample) for sample in samples))
    if sys.byteorder == "big":
        data.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(data.tobytes())


def main():
    for sound, offset, fall in SOUNDS:
        name = sound.__name__
        # Each sound has its own seed: a change of one leaves the others as they are.
        samples = finished(sound(random.Random(f"tessella {name}")), offset, fall)
        write(pathlib.Path(__file__).parent / f"{name}.wav", samples)


if __name__ == "__main__":
    main()
