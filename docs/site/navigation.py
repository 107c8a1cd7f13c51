"""The navigation of the site, by a rule: the index page of a folder places and orders its pages.

A new page appears where the index page of its folder links to it: `docs/how-to/README.md` has one table per audience.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

AUDIENCES = {"Presales": "in the browser", "Operators": "on a server", "Partners": "for programs"}
"""The audiences with how-to guides, and the headings of their tables in `docs/how-to/README.md`."""

_ROW_LINK = re.compile(r"\]\((?!\.\./|[a-z]+:|#)([^)#\s]+\.md)")

Nav = list[Any]


def navigation(pages: Path) -> Nav:
    """Return the navigation of the pages in a folder; it contains each page once."""
    tables = how_to_tables(pages)
    guides = {name: tables.get(heading, []) for name, heading in AUDIENCES.items()}
    sections: dict[str, Nav] = {
        "Home": ["README.md", "how-to/README.md"],
        **{name: [f"{name.lower()}.md", *guides[name]] for name in AUDIENCES},
        "Contributors": [
            "contributors.md",
            "contributing.md",
            *tables.get("for maintainers", []),
            {"The repository": "overview.md"},
            "architecture.md",
            "nomenclature.md",
            {"Decisions": indexed(pages, "decisions")},
        ],
        "How it computes": indexed(pages, "explanation"),
        "Reference": [
            *indexed(pages, "reference"),
            "changelog.md",
            "upgrade.md",
            {"API": indexed(pages, "reference/api")},
        ],
    }
    rest = sorted(all_pages(pages) - set(paths_in(sections.values())))
    sections["Home"] += [each for each in rest if "/" not in each]
    further = [each for each in rest if "/" in each]
    return [{name: entries} for name, entries in sections.items()] + ([{"More": further}] if further else [])


def all_pages(pages: Path) -> set[str]:
    """Return the paths of all pages, relative to the folder."""
    return {each.relative_to(pages).as_posix() for each in pages.rglob("*.md")}


def paths_in(entries: Iterable[Any]) -> Iterable[str]:
    """Return the paths in part of a navigation."""
    for entry in entries:
        if isinstance(entry, str):
            yield entry
        else:
            yield from paths_in(entry.values() if isinstance(entry, Mapping) else entry)


def how_to_tables(pages: Path) -> dict[str, list[str]]:
    """Return the guides of each table of the how-to index, by the heading of the table's first column."""
    tables: dict[str, list[str]] = {}
    for block in (pages / "how-to/README.md").read_text().split("\n\n"):
        if block.startswith("|"):
            heading = block.split("|")[1].strip()
            tables.setdefault(heading, []).extend(_existing(pages, "how-to", _ROW_LINK.findall(block)))
    return tables


def indexed(pages: Path, folder: str) -> list[str]:
    """Return the index page of a folder, the pages it links to in their order, and then the others."""
    index = f"{folder}/README.md"
    linked = _existing(pages, folder, _ROW_LINK.findall((pages / index).read_text()))
    own = sorted(f"{folder}/{each.name}" for each in (pages / folder).glob("*.md"))
    return list(dict.fromkeys([index, *(each for each in linked if each in own), *own]))


def _existing(pages: Path, folder: str, names: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(f"{folder}/{name}" for name in names if (pages / folder / name).is_file()))
