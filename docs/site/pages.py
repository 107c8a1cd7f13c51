"""Prepares the Markdown pages of the repository for the site: places, links and pictures."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path, PurePosixPath

PLACES = {
    "README.md": "overview.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "UPGRADE.md": "upgrade.md",
    "docs/how-to/partner/README.md": "how-to/partner/clients.md",
}
"""Pages that the site has in a place of their own; the rest of `docs/` keeps its places."""

_FENCE = re.compile(r"(^ *```.*?^ *```[^\n]*$)", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"(?P<before>!?)\[(?P<text>(?:[^\[\]]|\[[^\]]*\])*)\]\((?P<target>[^)\s]+)\)")
_ELSEWHERE = re.compile(r"[a-z]+:|#|/")
_PICTURE = re.compile(
    r'<picture>\s*<source [^>]*srcset="(?P<dark>[^"]+)">\s*'
    r'<img alt="(?P<alt>[^"]*)" src="(?P<light>[^"]+)">\s*</picture>'
)


def stage_pages(root: Path, into: Path) -> None:
    """Copy `docs/` and the top pages into a folder, with links and pictures as the site needs them."""
    shutil.copytree(root / "docs", into, ignore=lambda folder, _: ["site"] if Path(folder) == root / "docs" else [])
    places = {f"docs/{file.relative_to(into).as_posix()}": file.relative_to(into).as_posix() for file in files(into)}
    places |= {source: place for source, place in PLACES.items() if (root / source).is_file()}
    (into / "how-to/partner/README.md").unlink()
    for source, place in places.items():
        if source.endswith(".md"):
            (into / place).write_text(site_page((root / source).read_text(), source, places))


def files(folder: Path) -> list[Path]:
    """Return all files below a folder, sorted."""
    return sorted(each for each in folder.rglob("*") if each.is_file())


def site_page(text: str, source: str, places: Mapping[str, str]) -> str:
    """Return the text of a page for the site. Code blocks do not change."""
    parts = _FENCE.split(text)
    return "".join(part if number % 2 else _prose(part, source, places) for number, part in enumerate(parts))


def _prose(text: str, source: str, places: Mapping[str, str]) -> str:
    text = _PICTURE.sub(_two_pictures, text)
    return _LINK.sub(_linked(source, places), text)


def _two_pictures(found: re.Match[str]) -> str:
    """Return a picture per theme: the theme of the site may differ from that of the system."""
    return "\n".join(
        f"![{found['alt']}]({found[scheme]}#only-{scheme}){{ loading=lazy }}" for scheme in ("light", "dark")
    )


def _linked(source: str, places: Mapping[str, str]) -> Callable[[re.Match[str]], str]:
    """Return the replacement of a link; a link to a file that is not part of the site becomes its text."""
    start = PurePosixPath(places[source]).parent

    def replacement(found: re.Match[str]) -> str:
        target, _, anchor = found["target"].partition("#")
        if _ELSEWHERE.match(found["target"]):
            return found[0]
        named = os.path.normpath(PurePosixPath(source).parent / target)
        for each in (named, f"{named}/README.md"):
            if each in places:
                place = os.path.relpath(places[each], start)
                return f"{found['before']}[{found['text']}]({place}{'#' + anchor if anchor else ''})"
        return found["text"] if not named.startswith("docs/") or "." not in named else found[0]

    return replacement
