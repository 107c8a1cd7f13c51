"""Adds to the wheel what the service reads from the repository: catalog, languages, migrations and built pages."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PARTS = ("migrations", "seed-data", "frontend/dist", "NOTICE")
"""Paths from the top of the repository; a wheel has them in `webapp/packaged`."""
OPTIONAL = ("docs/site/dist",)
"""The documentation, if it is built."""
UNPACKAGED = ("__pycache__", ".cache")


class PackagedFiles(BuildHookInterface):  # type: ignore[type-arg, misc, unused-ignore]
    """Adds the files to wheels. Editable installations read the repository and need none."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Name each file and its place in the wheel; an error names the part that is not there."""
        if version == "editable":
            return
        top = Path(self.root).parent
        missing = [part for part in PARTS if not (top / part).exists()]
        if missing:
            raise FileNotFoundError(f"missing in {top}: {', '.join(missing)}; `make release` builds them first")
        for part in (*PARTS, *(part for part in OPTIONAL if (top / part).exists())):
            for path in _files(top / part):
                build_data["force_include"][str(path)] = f"webapp/packaged/{path.relative_to(top).as_posix()}"


def _files(part: Path) -> list[Path]:
    if part.is_file():
        return [part]
    found: list[Path] = []
    for folder, names, files in os.walk(part):
        names[:] = sorted(set(names) - set(UNPACKAGED))
        found += [Path(folder) / name for name in sorted(files)]
    return found
