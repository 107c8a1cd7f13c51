"""Every picture of a page is taken from the running product, for light and dark mode, and is small."""

from __future__ import annotations

import re

from webapp.settings import REPOSITORY

PICTURES = REPOSITORY / "docs/pictures"
LARGEST_BYTES = 300_000
DRAWN = {"architecture.svg"}
"""Pictures that are drawings."""
_PICTURE = re.compile(r'(?:src|srcset)="([^"]+)"|!\[[^\]]*\]\(([^)\s]+)\)')


def used_pictures() -> set[str]:
    """Return the files in `docs/pictures` that a page shows."""
    pages = [REPOSITORY / "README.md", *(REPOSITORY / "docs").rglob("*.md")]
    named = {
        (page.parent / (one or other)).resolve() for page in pages for one, other in _PICTURE.findall(page.read_text())
    }
    missing = {str(each) for each in named if not each.is_file()}
    assert missing == set()
    return {each.name for each in named if each.parent == PICTURES.resolve()}


def test_every_picture_is_taken_by_make_screenshots() -> None:
    names = re.findall(r'take\(page, "([a-z-]+)"', (REPOSITORY / "e2e/pictures/pages.spec.ts").read_text())
    taken = {f"{name}-{scheme}.png" for name in names for scheme in ("light", "dark")}
    assert {each.name for each in PICTURES.iterdir()} == taken | DRAWN


def test_every_picture_is_shown_on_a_page() -> None:
    assert {each.name for each in PICTURES.iterdir()} - used_pictures() == set()


def test_pictures_load_quickly() -> None:
    assert {each.name: each.stat().st_size for each in PICTURES.iterdir() if each.stat().st_size > LARGEST_BYTES} == {}
