#!/usr/bin/env python3
"""Checks the sounds beside this file, and prints the measures of each.

A sound must be short, must leave room below full scale and must start and end without a click. No
sound may be much louder than another one.
"""

import array
import pathlib
import sys
import wave

import generate

MOST_SECONDS = 1.6
MOST_PEAK = 0.89
# Of full scale, for the first and last sample and for the mean of all.
MOST_AT_ENDS = 0.001
MOST_MEAN = 0.001
# In dB, between the loudest and the quietest sound.
MOST_DIFFERENCE = 6
# Of all files together.
MOST_BYTES = 1_000_000


def read(path):
    """The samples of a sound, from -1 to 1."""
    with wave.open(str(path), "rb") as file:
        found = (file.getnchannels(), 8 * file.getsampwidth(), file.getframerate())
        expected = (1, 16, generate.RATE)
        if found != expected:
            sys.exit(
                f"{path.name}: its channels, bits and samples a second are {found}, "
                f"expected {expected}"
            )
        data = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        data.byteswap()
    if len(data) < generate.count(0.05):
        sys.exit(f"{path.name}: it has {len(data)} samples, expected at least 0.05 s")
    return [sample / 32768 for sample in data]


def main():
    folder = pathlib.Path(__file__).parent
    expected = {f"{sound.__name__}.wav" for sound, _, _ in generate.SOUNDS}
    found = {path.name for path in folder.glob("*.wav")}
    faults = [f"{name}: the file is missing" for name in sorted(expected - found)]
    faults += [f"{name}: generate.py has no such sound" for name in sorted(found - expected)]

    print(f"{'file':12}   bytes  seconds  peak  loudness (dB)")
    loudness, total = {}, 0
    for name in sorted(found):
        samples = read(folder / name)
        size = (folder / name).stat().st_size
        seconds = len(samples) / generate.RATE
        peak = max(map(abs, samples))
        loudness[name] = generate.loudness(samples)
        total += size
        print(f"{name:12}  {size:6}  {seconds:7.2f}  {peak:4.2f}  {loudness[name]:8.1f}")
        for what, value, limit in (
            ("length in seconds", seconds, MOST_SECONDS),
            ("peak", peak, MOST_PEAK),
            ("first sample", abs(samples[0]), MOST_AT_ENDS),
            ("last sample", abs(samples[-1]), MOST_AT_ENDS),
            ("mean", abs(sum(samples) / len(samples)), MOST_MEAN),
        ):
            if value > limit:
                faults.append(f"{name}: the {what} is {value:.4f}, expected at most {limit}")

    if loudness:
        low, high = min(loudness, key=loudness.get), max(loudness, key=loudness.get)
        difference = loudness[high] - loudness[low]
        print(f"{len(found)} files, {total} bytes, loudness differs by {difference:.1f} dB")
        if difference > MOST_DIFFERENCE:
            faults.append(
                f"{high}: it is {difference:.1f} dB louder than {low}, "
                f"expected at most {MOST_DIFFERENCE} dB"
            )
    if total >= MOST_BYTES:
        faults.append(f"all files: {total} bytes, expected less than {MOST_BYTES}")
    if faults:
        sys.exit("\n".join(faults))


if __name__ == "__main__":
    main()
