"""Sample scenarios that ship with the product: `seed-data/scenarios/*.yaml`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType

from stormsizer.model.scenario import Scenario, parse
from webapp.core.http.yaml_documents import read_file


@lru_cache(maxsize=4)
def seed_scenarios(folder: Path) -> Mapping[str, Scenario]:
    """Return the scenarios in a folder by file name. Files are read only once, because they ship with the product."""
    return MappingProxyType({path.stem: parse(read_file(path)) for path in sorted(folder.glob("*.yaml"))})
