"""Logos as they come, and the one form in which they are kept: a PNG of ours, with pixels and nothing else in it."""

from __future__ import annotations

import io
import re
import struct
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple, NoReturn

from PIL import Image

import webapp
from stormsizer.model.scenario import Problem
from stormsizer.model.scenario.problems import shortened
from stormsizer.report.branding import MOST_LOGO_BYTES, PNG_BEGINS
from webapp.branding import rasteriser
from webapp.core.concurrency import slot
from webapp.core.http.errors import InvalidInputError

MOST_BYTES = 512 * 1024
"""Of a picture as it comes."""
MOST_PIXELS = 4_000_000
LARGEST_KEPT_PX = (1600, 800)
"""A logo is a few centimetres wide on paper: this is sharp in print."""
LONGEST_DRAWING_S = 20.0
_TEXT = re.compile(rb"<(?:[a-z0-9_-]+:)?text[\s/>]", re.IGNORECASE)
_KINDS = "a PNG or SVG picture"
_SIZE = struct.Struct(">4sII")


class Logo(NamedTuple):
    """A picture that is kept."""

    png: bytes
    width_px: int
    height_px: int


def logo_of(picture: bytes) -> Logo:
    """Return what is kept of a PNG or SVG picture, whatever its sender says that it is.

    Raises
    ------
    InvalidInputError
        If it is neither, is broken or too large, shows nothing, or needs anything that is not in it.
    """
    if len(picture) > MOST_BYTES:
        _refuse(f"{len(picture):,} bytes", f"at most {MOST_BYTES:,} bytes", "is too large")
    if picture.startswith(PNG_BEGINS):
        return _kept(picture)
    if picture.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"<"):
        with slot():
            return _kept(_drawn(picture))
    return _refuse(shortened(picture[:16].decode("latin-1")), _KINDS, "is no picture that is taken")


def _kept(png: bytes) -> Logo:
    """Decode a picture and write its pixels anew, as large as they are needed; texts, profiles and frames stay out."""
    _require_size(png)
    try:
        with Image.open(io.BytesIO(png), formats=["PNG"]) as image:
            pixels = _with_alpha(image)
    except (OSError, SyntaxError, ValueError, EOFError, struct.error) as error:
        _refuse("a PNG", "a whole PNG picture", f"cannot be read: {shortened(str(error))}")
    if pixels.getchannel("A").getbbox() is None:
        _refuse("a picture", "a picture of which something is seen", "shows nothing")
    return _written(pixels)


def _require_size(png: bytes) -> None:
    """Refuse what is too large by what its head says, before anything of it is unpacked."""
    try:
        kind, width_px, height_px = _SIZE.unpack_from(png, 12)
    except struct.error:
        kind, width_px, height_px = b"", 0, 0
    if kind != b"IHDR":
        _refuse("a PNG without a head", "a whole PNG picture", "cannot be read")
    if width_px * height_px > MOST_PIXELS:
        _refuse(f"{width_px:,} × {height_px:,} pixels", f"at most {MOST_PIXELS:,} pixels", "is too large")


def _with_alpha(image: Image.Image) -> Image.Image:
    if image.mode.startswith("I"):  # grey in 16 bits
        return image.convert("I").point(lambda level: level / 256).convert("L").convert("RGBA")
    return image.convert("RGBA")


def _written(pixels: Image.Image) -> Logo:
    """Write pixels as PNG, in fewer of them until there is room."""
    size = LARGEST_KEPT_PX
    while True:
        pixels.thumbnail(size, Image.Resampling.LANCZOS)
        plain = Image.frombytes("RGBA", pixels.size, pixels.tobytes())
        target = io.BytesIO()
        plain.save(target, "PNG", optimize=True)
        if target.tell() <= MOST_LOGO_BYTES:
            return Logo(target.getvalue(), *plain.size)
        size = (size[0] // 2, size[1] // 2)


def _drawn(svg: bytes) -> bytes:
    """Have a process of its own draw an SVG picture: one that is made to hurt ends that process and nothing else."""
    if _TEXT.search(svg):
        _refuse("an SVG with text", "an SVG whose text was turned into paths", "holds text, whose font may be missing")
    with tempfile.TemporaryDirectory(prefix="stormsizer-logo-") as folder:
        try:
            outcome: subprocess.CompletedProcess[bytes] | None = subprocess.run(
                [sys.executable, "-P", "-m", rasteriser.__name__],
                input=svg,
                capture_output=True,
                check=False,
                cwd=folder,
                env={"PYTHONPATH": str(Path(webapp.__file__).parents[1]), "PYTHONUTF8": "1", "HOME": folder},
                timeout=LONGEST_DRAWING_S,
            )
        except subprocess.TimeoutExpired:
            outcome = None
    if outcome is None or outcome.returncode not in (0, rasteriser.REFUSED):
        _refuse("an SVG", "a simpler picture, or a PNG", "takes too long or too much memory to draw")
    if outcome.returncode == rasteriser.REFUSED:
        why = shortened(outcome.stderr.decode("utf-8", "replace").strip())
        _refuse("an SVG", "an SVG that holds all that it shows", why)
    return outcome.stdout


def _refuse(given: str, allowed: str, message: str) -> NoReturn:
    raise InvalidInputError((Problem(path="logo", given=given, allowed=allowed, message=message),))
