"""Pictures for tests: PNG and SVG, whole, broken and hostile."""

from __future__ import annotations

import io
import struct
import zlib
from functools import cache

from PIL import Image
from PIL.PngImagePlugin import PngInfo

NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
RED = (255, 0, 0, 255)
N_BOMB_BYTES = 50_000_000


def png(width_px: int = 40, height_px: int = 20, mode: str = "RGBA", **options: object) -> bytes:
    """A picture of one color."""
    color = {"RGBA": RED, "RGB": RED[:3], "LA": (76, 255)}.get(mode, 1)
    return encoded(Image.new(mode, (width_px, height_px), color), **options)


def encoded(image: Image.Image, **options: object) -> bytes:
    """A picture as PNG."""
    target = io.BytesIO()
    image.save(target, "PNG", **options)
    return target.getvalue()


def talkative_png() -> bytes:
    """A picture that says who made it, and where."""
    info = PngInfo()
    info.add_text("Author", "Ada of the design office")
    info.add_itxt("GPS", "52.52, 13.40")
    return png(pnginfo=info, icc_profile=b"a profile " * 20) + b"<?php something after the end ?>"


def svg(inside: str, attributes: str = 'viewBox="0 0 100 50"') -> bytes:
    """A picture with something in it."""
    return f"<svg {NAMESPACES} {attributes}>{inside}</svg>".encode()


def chunk(kind: bytes, content: bytes) -> bytes:
    """A chunk of a PNG file."""
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def with_chunk(kind: bytes, content: bytes) -> bytes:
    """A small picture with one more part behind its head."""
    whole = png(mode="RGB")
    return whole[:33] + chunk(kind, content) + whole[33:]


def with_size(width_px: int, height_px: int) -> bytes:
    """A picture that says that it is so large, with little behind it."""
    head = struct.pack(">IIBBBBB", width_px, height_px, 8, 2, 0, 0, 0)
    pixels = zlib.compress(b"\0" * 1000)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")


@cache
def bomb() -> bytes:
    """Packed zeros without end."""
    return zlib.compress(b"\0" * N_BOMB_BYTES, 9)
