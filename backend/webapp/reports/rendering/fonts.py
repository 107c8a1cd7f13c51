"""Fonts used in the report: Inter; Noto Sans and DejaVu Sans for other scripts; boxes for unsupported characters."""

import atexit
import logging
import os
import shutil
import tempfile
import unicodedata
from functools import cache
from pathlib import Path

import typst

from webapp.core.uninterrupted_imports import whole_imports

FOLDER = Path(__file__).parents[1] / "fonts"
NOTO = ("Arabic", "Hebrew", "Thai", "Devanagari", "JP")
"""Suffixes of the bundled Noto Sans fonts, one per script; *JP* covers Chinese characters and kana."""
FAMILIES = ["Inter", *(f"Noto Sans {script}" for script in NOTO), "DejaVu Sans", "Last Resort High-Efficiency"]
"""Font families in order of preference. The last one has a box for every character."""
CODE_FAMILIES = ["DejaVu Sans Mono", *FAMILIES]


@cache
def compiler_fonts() -> typst.Fonts:
    """Return only bundled and Matplotlib fonts, not system fonts, so that layouts are identical on every machine."""
    return typst.Fonts(
        include_system_fonts=False, include_embedded_fonts=False, font_paths=[str(FOLDER), str(drawing_fonts())]
    )


@cache
def drawing_fonts() -> Path:
    """Return the folder that contains the fonts bundled with Matplotlib."""
    prepare_matplotlib()
    from matplotlib import get_data_path  # noqa: PLC0415 - half a second that only a report needs

    return Path(get_data_path()) / "fonts" / "ttf"


def missing_scripts(text: str) -> str:
    """Return the scripts of characters that no font covers, for example *CJK, HANGUL*; empty if there are none."""
    unknown = {ord(c) for c in text if ord(c) > 0x7F and unicodedata.category(c)[0] in "LNS"} - _covered()
    scripts = {unicodedata.name(chr(code), "unnamed").split(" ")[0] for code in unknown}
    return ", ".join(sorted(scripts))


@cache
def _covered() -> frozenset[int]:
    prepare_matplotlib()
    from matplotlib.ft2font import FT2Font  # noqa: PLC0415

    paths = (*sorted(FOLDER.glob("*-Regular.ttf")), drawing_fonts() / "DejaVuSans.ttf")
    return frozenset(code for path in paths for code in FT2Font(str(path)).get_charmap())


def prepare_matplotlib() -> None:
    """Load Matplotlib, giving it a temporary folder for its font list if the account has no writable home directory."""
    if "MPLCONFIGDIR" not in os.environ and not _home_is_writable():
        folder = tempfile.mkdtemp(prefix="stormsizer-matplotlib-")
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        os.environ["MPLCONFIGDIR"] = folder
    with whole_imports():
        import matplotlib.figure  # noqa: PLC0415 - a second that only a report needs
        import matplotlib.font_manager  # noqa: PLC0415
        import matplotlib.layout_engine  # noqa: F401, PLC0415
    # no warnings about bold text in fonts that have only one weight
    logging.getLogger("matplotlib.font_manager").setLevel(logging.ERROR)


def _home_is_writable() -> bool:
    try:
        return os.access(Path.home(), os.W_OK)
    except RuntimeError:  # the account has no home directory
        return False
