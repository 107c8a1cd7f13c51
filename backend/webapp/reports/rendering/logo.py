"""Validation of the cover logo."""

import io

from PIL import Image, UnidentifiedImageError


def readable(png: bytes | None) -> bytes | None:
    """Return a PNG unchanged, or None if it is corrupt, so that the report is created without a logo."""
    if png is None:
        return None
    try:
        with Image.open(io.BytesIO(png), formats=("PNG",)) as picture:
            picture.load()
    except (OSError, SyntaxError, ValueError, UnidentifiedImageError, Image.DecompressionBombError):
        return None
    return png
