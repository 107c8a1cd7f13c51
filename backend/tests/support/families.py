"""Ready scenarios of all array families that can be ordered: `seed-data/scenarios/families/<family>.yaml`.

`.venv/bin/python -m tests.support.families` writes them again: for each family the cheapest configuration that meets
the goals of a scenario of its kind. This takes about half a minute.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from stormsizer.analysis.shortlist import shortlist
from stormsizer.model.catalog import ArrayModel, Catalog
from stormsizer.model.scenario import MAIN_ARRAY, Scenario, parse, with_main_array
from webapp.catalogs.seeds import catalog_from_files
from webapp.core.http.yaml_documents import read_file

SEEDS = Path(__file__).parents[3] / "seed-data"
FOLDER = SEEDS / "scenarios" / "families"
WIDTH = 118
SESSION_HOSTS = "azure-session-hosts"
DESKTOPS_NOTES = (
    "A generic day, not measured: 800 Windows 11 knowledge users on eight hosts. The array is the cheapest "
    "configuration of its family that meets all goals, also with a controller or a drive failed; if none does, the one "
    "that comes closest."
)
SESSIONS_NOTES = (
    "A generic day, not measured: 1,200 users on 75 session hosts. The storage is the cheapest size of its family that "
    "meets all goals; if none does, the one that comes closest."
)


def current_families(catalog: Catalog) -> list[ArrayModel]:
    """Families that can be ordered, on premises and in the cloud."""
    return [array for array in catalog.arrays.values() if array.availability == "current"]


def desktops() -> dict[str, Any]:
    """A day of 800 desktops."""
    week = read_file(SEEDS / "scenarios" / "generic-nvme-windows11.yaml")
    events = [event for event in week["events"] if event["id"] in ("login", "logoff", "backup")]
    for event in events:
        event.pop("repeat", None)
        event.pop("notes", None)
    events[-1] |= {
        "starts_at": "2026-03-02T20:00:00Z",
        "ends_at": "2026-03-02T23:00:00Z",
        "read_mb_per_s": 200,
    }
    day: dict[str, Any] = week | {
        "name": "800 Windows 11 desktops",
        "notes": DESKTOPS_NOTES,
        "calendar": {"starts_at": "2026-03-02T00:00:00Z", "ends_at": "2026-03-03T00:00:00Z"},
        "pools": [week["pools"][0] | {"n_desktops": 800, "n_image_copies": 2}],
        "events": events,
        "hosts": week["hosts"] | {"n_hosts": 8},
        "goals": {"survives": ["controller", "drive"]},
    }
    return day


def session_hosts() -> dict[str, Any]:
    """A day of session hosts in a cloud, with their profile containers on a share."""
    day: dict[str, Any] = read_file(SEEDS / "scenarios" / f"{SESSION_HOSTS}.yaml")
    return day | {"name": "1,200 users on 75 session hosts", "notes": SESSIONS_NOTES}


def written(scenario: Scenario, array_id: str, family: ArrayModel, catalog: Catalog) -> Scenario:
    """Return a scenario in which an array is the cheapest of a family that suffices."""
    seen = with_main_array(scenario, array_id)
    (answer,) = shortlist(seen, catalog, model_ids=[family.id]).families
    bought = with_main_array(answer.recommendation.chosen.applied_to(seen), array_id)
    return bought.model_copy(update={"name": f"{scenario.name}: {family.name}"})


def scenarios(catalog: Catalog) -> Iterator[tuple[str, Scenario]]:
    """Yield the ready scenario of each family, by its ID."""
    on_premises, in_cloud = parse(desktops()), parse(session_hosts())
    for family in current_families(catalog):
        if family.is_file_service:
            yield family.id, written(in_cloud, "profiles", family, catalog)
        elif family.volume is not None and family.one_per_host:
            yield family.id, written(in_cloud, MAIN_ARRAY, family, catalog)
        else:
            yield family.id, written(on_premises, MAIN_ARRAY, family, catalog)


def main() -> None:
    """Write the files."""
    FOLDER.mkdir(exist_ok=True)
    for name, scenario in scenarios(catalog_from_files(SEEDS / "catalog")):
        document = {"schema_version": scenario.schema_version} | scenario.model_dump(mode="json", exclude_defaults=True)
        text = yaml.safe_dump(document, sort_keys=False, allow_unicode=True, width=WIDTH)
        (FOLDER / f"{name}.yaml").write_text(text)


if __name__ == "__main__":
    main()
