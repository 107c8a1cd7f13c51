"""The logo of the cover, if it is a picture that can be read to its end."""

import io

from PIL import Image, UnidentifiedImageError


def readable(png: bytes | None) -> bytes | None:
    """A PNG as it is, or none where it is broken: a report is made without a logo rather than not at all."""
    if png is None:
        return None
    try:
        with Image.open(io.BytesIO(png), formats=("PNG",)) as picture:
            picture.load()
    except (OSError, SyntaxError, ValueError, UnidentifiedImageError, Image.DecompressionBombError):
        return None
    return png
