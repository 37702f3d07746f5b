"""Make the sounds of the app, sounds/*.wav beside this file, of noise and sines.

    python make_sounds.py

save.wav is a card laid on felt, winner.wav a pack that is riffled and a rising chord. A club hears
the others across the room: warning.wav two knocks on a bar, time-up.wav a gong that is struck
three times, break-over.wav four bars going up.
"""

import math
import random
import struct
import wave
from collections.abc import Callable
from pathlib import Path

FOLDER = Path(__file__).parent / "sounds"
RATE = 22_050
"""Samples a second."""
LOUDEST = 0.7
CHORD = (523.25, 659.25, 783.99, 1046.5)
"""Hertz: C, E and G, and C again."""

Wave = Callable[[float], float]
"""The height of a sound at a time in seconds from its beginning, about -1 to 1."""


def card(random_numbers: random.Random) -> Wave:
    """Return a card that meets the felt: a short hiss over a soft thump."""
    hiss = [random_numbers.uniform(-1, 1) for _ in range(RATE)]

    def height(time: float) -> float:
        at = int(time * RATE)
        bright = hiss[at] - hiss[at - 1]
        thump = math.sin(math.tau * 150 * time) * math.exp(-time / 0.025)
        return 0.35 * bright * math.exp(-time / 0.012) + 0.8 * thump

    return height


def bar(pitch: float) -> Wave:
    """Return a wooden bar that is struck: it has one overtone, which dies first."""

    def height(time: float) -> float:
        tone = math.sin(math.tau * pitch * time) * math.exp(-time / 0.35)
        overtone = math.sin(math.tau * 3.9 * pitch * time) * math.exp(-time / 0.05)
        return min(1.0, time / 0.004) * (tone + 0.25 * overtone)

    return height


def gong(pitch: float) -> Wave:
    """Return a gong: low and long, with overtones that are none of its own scale."""
    overtones = ((1.0, 1.0, 0.9), (0.6, 2.76, 0.5), (0.4, 5.4, 0.25), (0.25, 8.93, 0.12))

    def height(time: float) -> float:
        return min(1.0, time / 0.006) * sum(
            loudness * math.sin(math.tau * times * pitch * time) * math.exp(-time / dies)
            for loudness, times, dies in overtones
        )

    return height


def mixed(parts: list[tuple[float, float, Wave]], seconds: float, *, longest: int = 1) -> bytes:
    """Mix sounds, each with its beginning in seconds and its loudness, to 16-bit samples.

    None of them is heard for more than the `longest` seconds.
    """
    heights = [0.0] * int(seconds * RATE)
    for begin, loudness, sound in parts:
        first = int(begin * RATE)
        for at in range(first, min(len(heights), first + longest * RATE)):
            heights[at] += loudness * sound((at - first) / RATE)
    scale = LOUDEST * 32_767 / max(map(abs, heights))
    return b"".join(struct.pack("<h", round(scale * height)) for height in heights)


def write(name: str, samples: bytes) -> None:
    """Write a sound beside the others."""
    with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples)


def main() -> None:
    """Write every sound; the same ones each time."""
    random_numbers = random.Random(108)  # noqa: S311  noise, no secret
    write("save", mixed([(0.0, 1.0, card(random_numbers))], 0.18))
    riffle = [(0.03 * n - 0.0005 * n * n, 0.25, card(random_numbers)) for n in range(16)]
    chord = [(0.42 + 0.09 * n, 0.5, bar(pitch)) for n, pitch in enumerate(CHORD)]
    write("winner", mixed([*riffle, *chord], 1.6))
    write("warning", mixed([(0.0, 1.0, bar(CHORD[2])), (0.28, 1.0, bar(CHORD[2]))], 1.1))
    strikes = [(0.75 * n, 1.0, gong(CHORD[0] / 2)) for n in range(3)]
    write("time-up", mixed(strikes, 3.2, longest=2))
    write("break-over", mixed([(0.18 * n, 1.0, bar(pitch)) for n, pitch in enumerate(CHORD)], 1.7))


if __name__ == "__main__":
    main()
