"""Builds all artifacts of the current tree into `dist`: one folder, and one archive of it."""

from __future__ import annotations

import os
import platform
import re
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from packaging.utils import parse_wheel_filename

from release import artifacts, licenses, provenance
from release.archive import SUMS, checksums, files_in, pack, sha256_of
from release.parts import all_parts
from release.provenance import Source
from release.repository import REPOSITORY, ReleaseError, commit_of, epoch_of, is_clean
from release.sbom import sbom
from release.signing import sign
from release.versions import current_version

PAGES = {
    "CHANGELOG.md": "CHANGELOG.md",
    "UPGRADE.md": "UPGRADE.md",
    "NOTICE": "NOTICE",
    "docs/how-to/install-without-internet.md": "INSTALL.md",
    "deploy/release/install.sh": "install.sh",
}
_LINK = re.compile(r"\[([^\[\]]+)\]\(([^)\s]+)\)")


@dataclass(frozen=True)
class Built:
    """A finished build: the folder, the archive of it, and the parts that were not built, with the reason."""

    folder: Path
    archive: Path
    skipped: dict[str, str]
    is_signed: bool


def build(target: Path, tools: artifacts.Tools, key: Path | None, say: Callable[[str], None]) -> Built:
    """Build everything that this machine can build, and name the rest."""
    began = datetime.now(UTC)
    version, source = current_version(), Source(commit_of(), is_clean(), epoch_of())
    parts = all_parts()
    refused = licenses.refused(parts)
    if refused:
        raise ReleaseError("licenses:\n" + "\n".join(refused))
    folder = target / f"stormsizer-{version}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    say("wheel")
    artifacts.wheel(folder / "python", source.epoch)
    say("wheelhouse")
    packages = artifacts.wheelhouse(folder / "python")
    artifacts.source(folder / "source", version)
    artifacts.compose(folder / "compose")
    skipped = _optional(folder, version, source.epoch, tools, say)
    say("bill of materials, licenses, provenance, checksums")
    digests = {str(parse_wheel_filename(path.name)[0]): sha256_of(path) for path in packages}
    _write(folder / "sbom.cdx.json", sbom(parts, version, source.epoch, digests))
    _write(folder / "THIRD-PARTY.txt", licenses.third_party_text(parts))
    for path, name in PAGES.items():
        if name.endswith(".md"):
            _write(folder / name, standalone((REPOSITORY / path).read_text(encoding="utf-8"), path))
        else:
            shutil.copy2(REPOSITORY / path, folder / name)
    parameters: dict[str, Any] = {"version": version, "notBuilt": skipped}
    _write(folder / "provenance.json", provenance.statement(files_in(folder), folder, source, began, parameters))
    _write(folder / SUMS, checksums(files_in(folder), folder))
    if key is not None:
        sign(folder / SUMS, key)
    archive = target / f"{folder.name}-{_platform()}.tar"
    pack(folder, archive, source.epoch)
    if key is not None:
        sign(archive, key)
    return Built(folder, archive, skipped, key is not None)


def standalone(text: str, path: str) -> str:
    """Return a page for the archive, in which a link to a page that the archive does not contain becomes its path.

    ``path`` is that of the page itself. All paths are those in the repository and in the source archive.
    """

    def changed(link: re.Match[str]) -> str:
        label, (target, _, anchor) = link[1], link[2].partition("#")
        if not target or urlsplit(target).scheme:
            return link[0]
        place = os.path.normpath(Path(path).parent / target)
        if place in PAGES:
            return f"[{label}]({PAGES[place]}{'#' * bool(anchor)}{anchor})"
        return f"{label} (`{place}`)"

    return _LINK.sub(changed, text)


def _optional(
    folder: Path, version: str, epoch: int, tools: artifacts.Tools, say: Callable[[str], None]
) -> dict[str, str]:
    """Build the parts that need more than Python and Node; return those that were not built, with the reason."""
    skipped = {}
    steps: dict[str, Callable[[], object]] = {
        "images": lambda: artifacts.images(folder / "images", version, tools),
        "chart": lambda: artifacts.chart(folder / "chart", epoch, tools),
        "docs": lambda: artifacts.docs(folder, version, epoch, tools),
    }
    for name, step in steps.items():
        say(name)
        try:
            step()
        except artifacts.SkippedError as reason:
            skipped[name] = str(reason)
    return skipped


def _platform() -> str:
    return f"{platform.system()}-{platform.machine()}-py{sys.version_info.major}{sys.version_info.minor}".lower()


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")
