"""Two sites on one array of the catalog: patches, a scan, a backup and reboots in one night."""

from __future__ import annotations

from typing import Any

from stormsizer.model.scenario import Scenario, parse
from tests.engine.seeds import SEEDS, read

EVENING, NIGHT = "2026-03-02T", "2026-03-03T"


def two_sites_document(n_desktops: int = 400, family: str = "netapp-aff-a30", **goals: Any) -> dict[str, Any]:
    """Return the sample of a family with as many desktops in London and in New York, over one day and night."""
    document: dict[str, Any] = read(SEEDS / "scenarios" / "families" / f"{family}.yaml")
    pool = document["pools"][0]
    document["calendar"] = {"starts_at": f"{EVENING}00:00:00Z", "ends_at": "2026-03-04T00:00:00Z"}
    document["pools"] = [
        {**pool, "id": "london", "name": "London", "n_desktops": n_desktops, "time_zone": "Europe/London"},
        {**pool, "id": "new-york", "name": "New York", "n_desktops": n_desktops, "time_zone": "America/New_York"},
    ]
    document["events"] = [
        *_day("london", "08:00", "16:30"),
        *_day("new-york", "13:00", "21:30"),
        _of("patch", "Patches", f"{NIGHT}00:30:00Z", "london", "new-york", n_slots=50),
        _of("reboot", "Reboot London", f"{NIGHT}03:00:00Z", "london", n_slots=64),
        _of("reboot", "Reboot New York", f"{NIGHT}03:30:00Z", "new-york", n_slots=64),
        _of("antivirus_scan", "Virus scan", f"{NIGHT}04:00:00Z", "london", "new-york", n_slots=50),
        _of("backup", "Backup", f"{NIGHT}02:00:00Z", ends_at=f"{NIGHT}05:00:00Z", read_mb_per_s=200.0),
    ]
    document["goals"].update(goals)
    return document


def two_sites(n_desktops: int = 400, family: str = "netapp-aff-a30", **goals: Any) -> Scenario:
    """Return ``two_sites_document`` as a scenario."""
    return parse(two_sites_document(n_desktops, family, **goals))


def _day(pool_id: str, login: str, logoff: str) -> list[dict[str, Any]]:
    return [
        _of("login", f"Logins {pool_id}", f"{EVENING}{login}:00Z", pool_id, window_s=3600.0, arrivals="bell"),
        _of("logoff", f"Logoffs {pool_id}", f"{EVENING}{logoff}:00Z", pool_id, window_s=1800.0),
    ]


def _of(kind: str, name: str, starts_at: str, *pool_ids: str, **fields: Any) -> dict[str, Any]:
    pools = {"pool_ids": list(pool_ids)} if pool_ids else {}
    event_id = name.lower().replace(" ", "-")
    return {"id": event_id, "kind": kind, "name": name, "starts_at": starts_at, **pools, **fields}
