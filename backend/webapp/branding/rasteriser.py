"""Draws an SVG image from standard input as PNG, in a sandboxed process without file or network access.

The image is only data for our own page, so nothing in it is executed. The renderer rejects external references; its
root is the empty folder that this process was started in.
"""

from __future__ import annotations

import sys
from pathlib import Path

REFUSED = 3
"""Exit code for an image that cannot be drawn; the reason is on standard error."""
EXTERNAL = "external"
IS_LIMITED = sys.platform == "linux"
"""Whether memory and CPU time are limited. Otherwise the caller's timeout is the limit."""
MOST_CPU_S = 5
MOST_MEMORY_BYTES = 2 * 1024**3
"""Maximum address space; resident memory is far less."""
PAGE = b"""
#set page(width: 800pt, height: 400pt, margin: 0pt, fill: none)
#image(bytes(sys.inputs.picture), format: "svg", width: 100%, height: 100%, fit: "contain")
"""
PIXELS_PER_INCH = 144.0


def main() -> int:
    """Draw the input, cropped to its visible part."""
    _limit()
    import typst  # noqa: PLC0415 - loaded under the limits

    svg = sys.stdin.buffer.read()
    fonts = typst.Fonts(include_system_fonts=False, include_embedded_fonts=False)
    try:
        compiler = typst.Compiler(PAGE, root=str(Path.cwd()), font_paths=fonts, sys_inputs={"picture": svg.decode()})
        png = compiler.compile(format="png", ppi=PIXELS_PER_INCH)
    except (typst.TypstError, UnicodeDecodeError) as error:
        sys.stderr.write(EXTERNAL if "linked image" in str(error) else "unreadable")
        return REFUSED
    sys.stdout.buffer.write(_cropped(png))
    return 0


def _limit() -> None:
    if IS_LIMITED:
        import resource  # noqa: PLC0415

        resource.setrlimit(resource.RLIMIT_CPU, (MOST_CPU_S, MOST_CPU_S))
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY_BYTES, MOST_MEMORY_BYTES))
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _cropped(png: object) -> bytes:
    """Crop transparent margins, because the page is often wider or taller than the image."""
    import io  # noqa: PLC0415

    from PIL import Image  # noqa: PLC0415

    if not isinstance(png, bytes):
        raise TypeError("typst returned pages instead of one picture")
    with Image.open(io.BytesIO(png), formats=["PNG"]) as image:
        pixels = image.convert("RGBA")
    target = io.BytesIO()
    pixels.crop(pixels.getchannel("A").getbbox()).save(target, "PNG")
    return target.getvalue()


if __name__ == "__main__":
    sys.exit(main())
