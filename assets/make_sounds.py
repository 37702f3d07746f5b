"""Make the sounds of the app, sounds/*.wav beside this file, of noise and sines.

    python make_sounds.py

save.wav is a card laid on felt, winner.wav a pack that is riffled and a rising chord.
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


def mixed(parts: list[tuple[float, float, Wave]], seconds: float) -> bytes:
    """Mix sounds, each with its beginning in seconds and its loudness, to 16-bit samples."""
    heights = [0.0] * int(seconds * RATE)
    for begin, loudness, sound in parts:
        first = int(begin * RATE)
        for at in range(first, min(len(heights), first + RATE)):
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


if __name__ == "__main__":
    main()
