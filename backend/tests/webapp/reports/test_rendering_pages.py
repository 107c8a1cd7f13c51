"""The pages look as before: each is compared with a small picture of its last approved state.

After an intended change, `make golden` takes new pictures into `tests/webapp/reports/pages`: look at what `git diff`
shows of them.
"""

from __future__ import annotations

import io
import subprocess
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from tests.webapp.reports.test_rendering_studies import pdf_of

FOLDER = Path(__file__).parent / "pages"
LAST_PAGE = 10
"""What comes after it lists the scenario and its facts in tables that look like those before."""
DPI = 24
CELL_PX = 9
"""Side of the squares whose mean is compared: machines draw edges in different ways, and squares alike."""
MOST_OFF = 40
"""Of 255, by which the mean of one square may be off."""
MOST_OFF_ON_AVERAGE = 1.5
"""Of 255, over all squares of a page."""

Grid = NDArray[np.float64]


def pictures(pdf: bytes, folder: Path) -> list[Image.Image]:
    """The first pages in gray."""
    file = folder / "report.pdf"
    file.write_bytes(pdf)
    call = ("pdftoppm", "-r", str(DPI), "-gray", "-l", str(LAST_PAGE), str(file), str(folder / "page"))
    subprocess.run(call, check=True, timeout=600)
    return [Image.open(io.BytesIO(path.read_bytes())) for path in sorted(folder.glob("page-*.pgm"))]


def grid(picture: Image.Image) -> Grid:
    """Means of squares."""
    values = np.asarray(picture.convert("L"), np.float64)
    rows, columns = (length // CELL_PX for length in values.shape)
    cut = values[: rows * CELL_PX, : columns * CELL_PX]
    means: Grid = cut.reshape(rows, CELL_PX, columns, CELL_PX).mean(axis=(1, 3))
    return means


def differs(page: Grid, record: Grid) -> str:
    """Return the difference between a page and its reference image; empty if equal."""
    if page.shape != record.shape:
        return f"{page.shape} squares instead of {record.shape}"
    off = np.abs(page - record)
    if off.max() <= MOST_OFF and off.mean() <= MOST_OFF_ON_AVERAGE:
        return ""
    row, column = np.unravel_index(off.argmax(), off.shape)
    place = f"{row / len(off):.0%} from the top and {column / off.shape[1]:.0%} from the left"
    return f"off by {off.max():.0f} of 255 {place}, by {off.mean():.2f} on average"


def test_every_page_looks_like_its_reference_image(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    pages = pictures(pdf_of(catalog=None), tmp_path)
    records = {f"{number:02}.png": page for number, page in enumerate(pages, start=1)}
    if request.config.getoption("--rewrite-golden"):
        FOLDER.mkdir(exist_ok=True)
        for old in FOLDER.glob("*.png"):
            old.unlink()
        for name, page in records.items():
            page.quantize(16).save(FOLDER / name, optimize=True)
        return
    assert sorted(path.name for path in FOLDER.glob("*.png")) == sorted(records), (
        "`--rewrite-golden` takes new pictures"
    )
    found = {name: differs(grid(page), grid(Image.open(FOLDER / name))) for name, page in records.items()}
    moved = [f"{name}: {how}" for name, how in found.items() if how]
    assert not moved, f"pages look different (`--rewrite-golden` takes new pictures): {moved}"


def test_missing_line_or_colors_are_detected() -> None:
    cover, verdict = (Image.open(FOLDER / name).convert("L") for name in ("01.png", "02.png"))
    width, height = verdict.size
    higher = Image.new("L", verdict.size, 255)
    cut = height // 3
    higher.paste(verdict.crop((0, 0, width, cut)), (0, 0))
    higher.paste(verdict.crop((0, cut + 4, width, height)), (0, cut))
    assert differs(grid(higher), grid(verdict))
    lighter = cover.point(lambda gray: gray if gray > 200 else gray + 60)
    assert differs(grid(lighter), grid(cover))
    assert not differs(grid(cover), grid(cover))
