"""Builds the documentation site from `docs/` into `docs/site/dist`, without the network: `make docs`."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import yaml

from api_pages import write_api_pages
from navigation import navigation
from pages import stage_pages
from self_contained import make_self_contained

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
DIST = HERE / "dist"
_COLOR = re.compile(r"\x1b\[[0-9;]*m")


def build(root: Path, dist: Path) -> None:
    """Build the site of a copy of the repository and replace the previous one.

    Raises
    ------
    SystemExit
        If Zensical reports a problem, such as a link to a page that does not exist.
    """
    with tempfile.TemporaryDirectory(prefix="stormsizer-docs-") as folder:
        stage = Path(folder)
        pages = stage / "docs"
        stage_pages(root, pages)
        write_api_pages(root / "docs/reference/openapi.json", root / "docs/reference/api-examples.json", pages)
        shutil.copytree(HERE / "assets", pages / "assets")
        config: dict[str, Any] = yaml.safe_load((HERE / "mkdocs.yml").read_text())
        config |= {"docs_dir": "docs", "site_dir": "site", "nav": navigation(pages)}
        (stage / "mkdocs.yml").write_text(yaml.safe_dump(config, sort_keys=False))
        command = [sys.executable, "-m", "zensical", "build", "--strict"]
        plain = os.environ | {"NO_COLOR": "1"}
        done = subprocess.run(command, cwd=stage, env=plain, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            found = _COLOR.sub("", done.stdout + done.stderr).partition("Traceback")[0]
            sys.exit(f"The documentation site cannot be built:\n{found}")
        make_self_contained(stage / "site")
        write_titles(stage / "site")
        made = dist.with_name(f"{dist.name}.new")
        shutil.rmtree(made, ignore_errors=True)
        shutil.copytree(stage / "site", made)
        shutil.rmtree(dist, ignore_errors=True)
        made.rename(dist)


def write_titles(site: Path) -> None:
    """Write path and title of each page, except those for contributors and of the API, for the application's search."""
    items = json.loads((site / "search.json").read_text())["items"]
    pages = [
        {"path": item["location"], "title": item["title"]}
        for item in items
        if not re.search("#|^reference/api/", item["location"]) and item["path"][:1] != ["Contributors"]
    ]
    (site / "titles.json").write_text(json.dumps(pages, ensure_ascii=False))


if __name__ == "__main__":
    build(ROOT, DIST)
