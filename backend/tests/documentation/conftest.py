"""The built documentation site, and the text of its pages."""

from __future__ import annotations

from pathlib import Path

import pytest

from webapp.settings import REPOSITORY

SITE = REPOSITORY / "docs/site/dist"


@pytest.fixture(scope="package")
def site() -> dict[str, str]:
    """Text of each page of the site, by its path."""
    assert (SITE / "index.html").is_file(), "run `make docs` first"
    return {path_of(file): file.read_text() for file in SITE.rglob("*.html")}


def path_of(file: Path) -> str:
    return file.relative_to(SITE).as_posix()
