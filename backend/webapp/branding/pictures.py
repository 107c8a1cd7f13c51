"""Conversion of uploaded logos to their stored form: a redrawn PNG that contains only pixels."""

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
from stormsizer.messages.text import Quantity, Text, msg
from stormsizer.model.scenario import Problem
from stormsizer.model.scenario.problems import shortened
from stormsizer.report.branding import MOST_LOGO_BYTES, PNG_BEGINS
from stormsizer.units import BYTES_PER_KIB
from webapp.branding import rasteriser
from webapp.core.concurrency import slot
from webapp.core.http.errors import InvalidInputError

MOST_BYTES = 512 * 1024
"""Maximum size of an uploaded image."""
MOST_PIXELS = 4_000_000
LARGEST_KEPT_PX = (1600, 800)
"""Maximum size of a stored logo. On paper, logos are a few centimeters wide, so this is sharp in print."""
LONGEST_DRAWING_S = 20.0
_TEXT = re.compile(rb"<(?:[a-z0-9_-]+:)?text[\s/>]", re.IGNORECASE)

_SIZE = struct.Struct(">4sII")


class Logo(NamedTuple):
    """A stored image."""

    png: bytes
    width_px: int
    height_px: int


def logo_of(picture: bytes) -> Logo:
    """Return the stored form of a PNG or SVG image, regardless of its declared type.

    Raises
    ------
    InvalidInputError
        If it is neither PNG nor SVG, is broken or too large, is empty, or refers to external content.
    """
    if len(picture) > MOST_BYTES:
        limit = msg("allowed-at-most", amount=_kib(MOST_BYTES))
        _refuse(msg("given-amount", amount=_kib(len(picture))), limit, msg("field-too-large"))
    if picture.startswith(PNG_BEGINS):
        return _kept(picture)
    if picture.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"<"):
        with slot():
            return _kept(_drawn(picture))
    given = shortened(picture[:16].decode("latin-1"))
    return _refuse(given, msg("allowed-image-types"), msg("field-image-type-unsupported"))


def _kept(png: bytes) -> Logo:
    """Decode an image and write its pixels at the required size, without text, profiles or animation frames."""
    _require_size(png)
    try:
        with Image.open(io.BytesIO(png), formats=["PNG"]) as image:
            pixels = _with_alpha(image)
    except (OSError, SyntaxError, ValueError, EOFError, struct.error) as error:
        message = msg("field-unreadable-because", reason=shortened(str(error)))
        _refuse("PNG", msg("allowed-complete-png"), message)
    if pixels.getchannel("A").getbbox() is None:
        _refuse(msg("given-transparent-image"), msg("allowed-visible-image"), msg("field-fully-transparent"))
    return _written(pixels)


def _require_size(png: bytes) -> None:
    """Reject an oversized image based on its header, before it is decompressed."""
    try:
        kind, width_px, height_px = _SIZE.unpack_from(png, 12)
    except struct.error:
        kind, width_px, height_px = b"", 0, 0
    if kind != b"IHDR":
        _refuse(msg("given-png-without-header"), msg("allowed-complete-png"), msg("field-unreadable"))
    if width_px * height_px > MOST_PIXELS:
        given = msg("given-pixels", width=width_px, height=height_px)
        _refuse(given, msg("allowed-pixels", limit=MOST_PIXELS), msg("field-too-large"))


def _with_alpha(image: Image.Image) -> Image.Image:
    if image.mode.startswith("I"):  # 16-bit gray
        return image.convert("I").point(lambda level: level / 256).convert("L").convert("RGBA")
    return image.convert("RGBA")


def _written(pixels: Image.Image) -> Logo:
    """Write pixels as PNG, scaled down until the file is small enough."""
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
    """Draw an SVG image in a separate process, so that a malicious image can crash only that process."""
    if _TEXT.search(svg):
        _refuse(msg("given-svg-with-text"), msg("allowed-svg-with-paths"), msg("field-svg-has-text"))
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
        _refuse("SVG", msg("allowed-simpler-image"), msg("field-svg-too-complex"))
    if outcome.returncode == rasteriser.REFUSED:
        is_external = rasteriser.EXTERNAL in outcome.stderr.decode("utf-8", "replace")
        message = msg("field-svg-external-files") if is_external else msg("field-svg-unreadable")
        _refuse("SVG", msg("allowed-self-contained-svg"), message)
    return outcome.stdout


def _kib(n_bytes: int) -> Quantity:
    return Quantity(n_bytes / BYTES_PER_KIB, "KiB", 3)


def _refuse(given: Text, allowed: Text, message: Text) -> NoReturn:
    raise InvalidInputError((Problem(path="logo", given=given, allowed=allowed, message=message),))
