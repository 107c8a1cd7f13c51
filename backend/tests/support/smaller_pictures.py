"""Makes the pictures of the documentation smaller, with 256 colors each: `make screenshots`."""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image

N_COLORS = 256


def make_smaller(picture: Path) -> None:
    """Replace a picture by one with few colors, if that file is smaller."""
    smaller = picture.with_suffix(".smaller.png")
    with Image.open(picture) as image:
        image.convert("RGB").quantize(N_COLORS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(
            smaller, optimize=True
        )
    if smaller.stat().st_size < picture.stat().st_size:
        smaller.replace(picture)
    else:
        smaller.unlink()


if __name__ == "__main__":
    for each in sorted(Path(sys.argv[1]).glob("*.png")):
        make_smaller(each)
