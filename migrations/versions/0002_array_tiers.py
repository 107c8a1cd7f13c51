"""Arrays have tiers: documents of the first release are migrated, and reverted on downgrade.

Scenarios, frozen inputs of runs and recommended configurations specify their drive in ``array.tiers`` instead of
``array.drive_id`` and ``array.n_drives``; catalogs of runs get tiers and deployments. Hashes of runs are unchanged:
they identify the inputs and results at the time. Backtests are recomputed on request.

On downgrade, fields that are new and have their default values are dropped. Documents that the first release cannot
represent are unchanged: it cannot open them, but nothing is lost on the next upgrade.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB, insert

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

Document = dict[str, Any]
Catalogue = list[tuple[str, str, Document]]
"""Kind, identifier and document."""

BATCH = 100

SCENARIO: Document = {
    "indicators": {
        "login_delay_weight_fraction": 0.2,
        "application_load_good_s": 10.0,
        "application_load_fair_s": 30.0,
        "application_load_weight_fraction": 0.2,
        "disk_load_good_iops": 25.0,
        "disk_load_fair_iops": 50.0,
        "disk_load_weight_fraction": 0.25,
        "disk_queue_good_ios": 1.0,
        "disk_queue_fair_ios": 3.0,
        "disk_queue_weight_fraction": 0.25,
    }
}
POOL: Document = {
    "time_zone": None,
    "deployment_id": None,
    "memory_in_use_fraction": 0.65,
    "suspended_fraction": 0.0,
    "n_base_images": 1,
    "overcommit": "conservative",
    "disposable_gib_per_desktop": 0.0,
    "persistent_gib_per_desktop": 0.0,
    "profile_container_gib_per_desktop": 0.0,
    "data_growth_fraction_per_year": 0.0,
    "growth_years": 0.0,
    "snapshot_reserve_fraction": 0.0,
}
EVENT: Document = {
    "time_zone": None,
    "repeat": None,
    "at_local_time": False,
    "desktop_fraction": 1.0,
    "on_arrival_slots": 50,
    "on_arrival_per_minute": None,
    "logins_per_minute": None,
    "refresh": False,
    "refresh_slots": 12,
}
HOSTS: Document = {
    "n_cores_per_host": None,
    "ghz_per_core": None,
    "host_cache_gib": 0.0,
    "storage_gbit_per_s_per_host": None,
    "n_spare_hosts": 0,
}
GOALS: Document = {"host_cpu_max_fraction": 0.9, "memory_oversubscription_max_ratio": 1.5}
"""Fields unknown to the first release, with the values that are equivalent to its behavior."""

EVENT_KINDS = ("provision", "power_on", "reboot", "login", "logoff", "maintenance", "outage")
CLONE_TYPES = ("deduplicated", "full")
FEWEST_DRIVES = 3
COMPONENTS = ("controller_cpu", "drives", "port_out", "port_in")
LIMITS = (*COMPONENTS, "clone_manager", "power_on_slots", "schedule", "none")
CAPACITY = ("before_reduction_gb", "data_reduction_ratio", "effective_gb", "datastores", "host_memory")

MAX_ARRAYS = {"value": 1, "status": "assumed", "reasoning": "The first release put all desktops on one array."}
SERVICE_RATIO = {"value": 1, "status": "assumed", "reasoning": "The first release took service times from the book."}
MEASURED_PHASES = {"power_on": "reboot", "steady_state": "tuesday-login-31-steady"}
MEASURED = {
    "netapp-tr3949": [
        {"id": "fas3270", "name": "FAS3270", "scenario": "acme", "phases": MEASURED_PHASES},
        *(
            {
                "id": f"fas3270-{release}",
                "name": f"FAS3270, Data ONTAP {release.removeprefix('ontap-')}",
                "scenario": "acme",
                "changes": {"array.firmware_id": release},
                "phases": MEASURED_PHASES,
            }
            for release in ("ontap-8.0.1", "ontap-8.1")
        ),
    ]
}
"""Measured systems by source. The first release defined in code which scenario reproduces a measurement."""


class _NoWordsError(ValueError):
    """The first release cannot represent a document."""


def upgrade() -> None:
    """Convert the documents stored by the first release."""
    _rewrite("scenarios", ("document",), lambda document: (_scenario_up(document),))
    _rewrite("runs", ("scenario", "result"), lambda scenario, result: (_scenario_up(scenario), _result_up(result)))
    _rewrite_catalogues(_catalogue_up)
    op.execute("DELETE FROM backtests")


def downgrade() -> None:
    """Convert the documents that the first release can represent."""
    _rewrite("scenarios", ("document",), lambda document: (_scenario_down(document),))
    _rewrite("runs", ("scenario", "result"), lambda scenario, result: (_scenario_down(scenario), _result_down(result)))
    _rewrite_catalogues(_catalogue_down)
    op.execute("DELETE FROM backtests")


##### Scenarios


def _configuration_up(configuration: Document) -> None:
    if "tiers" not in configuration:
        drive = {"drive_id": configuration.pop("drive_id"), "n_drives": configuration.pop("n_drives")}
        configuration["tiers"] = [drive]


def _configuration_down(configuration: Document) -> None:
    tiers = configuration.pop("tiers")
    if len(tiers) > 1 or tiers[0]["n_drives"] < FEWEST_DRIVES:
        raise _NoWordsError
    configuration |= tiers[0]
    _drop(configuration, {"n_arrays": 1})


def _scenario_up(scenario: Document) -> Document:
    _configuration_up(scenario["array"])
    return scenario


def _scenario_down(scenario: Document) -> Document:
    if any(event["kind"] not in EVENT_KINDS for event in scenario["events"]):
        raise _NoWordsError
    if any(pool.get("clone_type", CLONE_TYPES[0]) not in CLONE_TYPES for pool in scenario["pools"]):
        raise _NoWordsError
    _configuration_down(scenario["array"])
    _drop(scenario, SCENARIO)
    _drop(scenario["hosts"], HOSTS)
    _drop(scenario.get("goals", {}), GOALS)
    for pool in scenario["pools"]:
        _drop(pool, POOL)
    for event in scenario["events"]:
        _drop(event, EVENT)
    return scenario


def _drop(document: Document, fields: Document) -> None:
    """Drop fields that have exactly these values or are missing."""
    for field, value in fields.items():
        if document.pop(field, value) != value:
            raise _NoWordsError


##### Results


def _configurations(result: Document) -> list[Document]:
    recommendation = result["recommendation"]
    if recommendation is None:
        return []
    return [each["configuration"] for each in (recommendation["chosen"], *recommendation["why_not_smaller"])]


def _result_up(result: Document | None) -> Document | None:
    """Add empty values for figures that the first release did not compute, and capacities without data reduction."""
    if result is None:
        return None
    for configuration in _configurations(result):
        _configuration_up(configuration)
    for phase in result["phases"]:
        phase["figures"].setdefault("tiers", [])
    capacity = result["capacity"]
    capacity.setdefault("before_reduction_gb", capacity["needed_gb"])
    capacity.setdefault("data_reduction_ratio", 1.0)
    capacity.setdefault("effective_gb", capacity["usable_gb"])
    return result


def _result_down(result: Document | None) -> Document | None:
    """Drop figures that the first release did not compute."""
    if result is None:
        return None
    for configuration in _configurations(result):
        _configuration_down(configuration)
    for phase in result["phases"]:
        figures = phase["figures"]
        figures["components"] = [use for use in figures["components"] if use["component"] in COMPONENTS]
        if len(figures["components"]) < len(COMPONENTS) or phase["binding"]["component"] not in LIMITS:
            raise _NoWordsError
        figures.pop("tiers", None)
        phase.pop("indicators", None)
    for field in CAPACITY:
        result["capacity"].pop(field, None)
    result.pop("hosts", None)
    result.pop("application_starts", None)
    return result


def _rewrite(table: str, columns: Sequence[str], change: Callable[..., Sequence[Document | None]]) -> None:
    """Convert the documents of all rows in batches; rows that cannot be converted stay unchanged."""
    connection = op.get_bind()
    rows = sa.table(table, sa.column("id", sa.Uuid), *(sa.column(name, JSONB(none_as_null=True)) for name in columns))
    batch = sa.select(rows).order_by(rows.c.id).limit(BATCH)
    found = connection.execute(batch).all()
    while found:
        for identifier, *documents in found:
            try:
                changed = change(*documents)
            except _NoWordsError:
                continue
            values = dict(zip(columns, changed, strict=True))
            connection.execute(sa.update(rows).where(rows.c.id == identifier).values(values))
        found = connection.execute(batch.where(rows.c.id > found[-1][0])).all()


##### Catalogs


def _catalogue_up(catalogue: Catalogue) -> Catalogue:
    """Move an array's drives into a single tier, and provisioning stages into separate documents."""
    changed: Catalogue = []
    for kind, name, document in catalogue:
        if kind == "arrays" and "tiers" not in document:
            tier = {"id": "drives", "name": "drives", "drives": document.pop("drives"), "raid": document.pop("raid")}
            document |= {"max_arrays": MAX_ARRAYS, "tiers": [{**tier, "service_ratio": SERVICE_RATIO}]}
        elif kind == "workloads" and "provisioning" in document:
            deployment = {"id": f"{name}-deployment", "name": f"Deployment, {document['name']}"}
            changed.append(("deployments", deployment["id"], {**deployment, "stages": document.pop("provisioning")}))
            document["deployment_id"] = deployment["id"]
        elif kind == "evidence" and "systems" not in document and document.get("source") in MEASURED:
            document["systems"] = MEASURED[document["source"]]
        changed.append((kind, name, document))
    return changed


def _catalogue_down(catalogue: Catalogue) -> Catalogue:
    """Revert only catalogs that the upgrade converted, because the first release loads its own catalog."""
    if any(document["max_arrays"] != MAX_ARRAYS for kind, _, document in catalogue if kind == "arrays"):
        return catalogue
    stages = {name: document["stages"] for kind, name, document in catalogue if kind == "deployments"}
    changed: Catalogue = []
    for kind, name, document in catalogue:
        if kind == "deployments":
            continue
        if kind == "arrays":
            (tier,) = document.pop("tiers")
            del document["max_arrays"]
            document |= {"drives": tier["drives"], "raid": tier["raid"]}
        elif kind == "workloads":
            document["provisioning"] = stages[document.pop("deployment_id")]
        elif kind == "evidence":
            document.pop("systems", None)
        changed.append((kind, name, document))
    return changed


VERSIONS = sa.table("catalog_versions", sa.column("version"), sa.column("documents_sha256"))
MEMBERS = sa.table("catalog_memberships", sa.column("version"), sa.column("sha256"))
DOCUMENTS = sa.table(
    "catalog_documents", sa.column("sha256"), sa.column("kind"), sa.column("document_id"), sa.column("document", JSONB)
)


def _rewrite_catalogues(change: Callable[[Catalogue], Catalogue]) -> None:
    """Migrate the documents of every version. Versions keep their names, because runs refer to them."""
    connection = op.get_bind()
    for version in connection.scalars(sa.select(VERSIONS.c.version)).all():
        held = sa.select(MEMBERS.c.sha256).where(MEMBERS.c.version == version)
        before = connection.execute(sa.select(DOCUMENTS).where(DOCUMENTS.c.sha256.in_(held))).all()
        after = change([(row.kind, row.document_id, row.document) for row in before])
        rows = [_row(*each) for each in after]
        digests = [row["sha256"] for row in rows]
        if set(digests) == {row.sha256 for row in before}:
            continue
        whole = hashlib.sha256("\n".join(sorted(digests)).encode()).hexdigest()
        connection.execute(insert(DOCUMENTS).values(rows).on_conflict_do_nothing())
        connection.execute(sa.delete(MEMBERS).where(MEMBERS.c.version == version))
        connection.execute(sa.insert(MEMBERS), [{"version": version, "sha256": digest} for digest in digests])
        connection.execute(sa.update(VERSIONS).where(VERSIONS.c.version == version).values(documents_sha256=whole))
    connection.execute(sa.delete(DOCUMENTS).where(DOCUMENTS.c.sha256.not_in(sa.select(MEMBERS.c.sha256))))


def _row(kind: str, name: str, document: Document) -> Document:
    """Return a document with its hash, as the catalog loader stores it."""
    text = json.dumps([kind, document], sort_keys=True, separators=(",", ":"))
    digest = hashlib.sha256(text.encode()).hexdigest()
    return {"sha256": digest, "kind": kind, "document_id": name, "document": document}
