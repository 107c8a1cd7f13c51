"""The scenarios that come with the product: `seed-data/scenarios/*.yaml`."""

from __future__ import annotations

from pathlib import Path

from stormsizer.scenario import Scenario, parse
from webapp.kit.yaml_documents import read_file


def seed_scenarios(folder: Path) -> dict[str, Scenario]:
    """Return the scenarios of a folder by the name of their file."""
    return {path.stem: parse(read_file(path)) for path in sorted(folder.glob("*.yaml"))}
