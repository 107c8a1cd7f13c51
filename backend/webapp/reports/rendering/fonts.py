"""The fonts of the report: Inter, Noto Sans and DejaVu Sans for other scripts, and boxes that name the rest."""

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
"""Scripts whose names are set as their readers expect; *JP* has Chinese characters and kana too."""
FAMILIES = ["Inter", *(f"Noto Sans {script}" for script in NOTO), "DejaVu Sans", "Last Resort High-Efficiency"]
"""In the order in which they are tried. The last one has a box for every character there is."""
CODE_FAMILIES = ["DejaVu Sans Mono", *FAMILIES]


@cache
def compiler_fonts() -> typst.Fonts:
    """Our own fonts and those that come with matplotlib; none of the machine's, so every machine sets alike."""
    return typst.Fonts(
        include_system_fonts=False, include_embedded_fonts=False, font_paths=[str(FOLDER), str(drawing_fonts())]
    )


@cache
def drawing_fonts() -> Path:
    """Folder of the fonts that come with matplotlib."""
    prepare_matplotlib()
    from matplotlib import get_data_path  # noqa: PLC0415 - half a second that only a report needs

    return Path(get_data_path()) / "fonts" / "ttf"


def missing_scripts(text: str) -> str:
    """Scripts of the letters in a text that no font of ours has, e.g. *CJK, HANGUL*; empty if there are none."""
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
    """Load matplotlib, with a folder for its font list when the account has no home that can be written to."""
    if "MPLCONFIGDIR" not in os.environ and not _home_is_writable():
        folder = tempfile.mkdtemp(prefix="stormsizer-matplotlib-")
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        os.environ["MPLCONFIGDIR"] = folder
    with whole_imports():
        import matplotlib.figure  # noqa: PLC0415 - a second that only a report needs
        import matplotlib.font_manager  # noqa: PLC0415
        import matplotlib.layout_engine  # noqa: F401, PLC0415
    # scripts with one weight alone are drawn in that where others are bold: nothing to be told each time
    logging.getLogger("matplotlib.font_manager").setLevel(logging.ERROR)


def _home_is_writable() -> bool:
    try:
        return os.access(Path.home(), os.W_OK)
    except RuntimeError:  # the account has no home at all
        return False
