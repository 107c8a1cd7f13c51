"""Measured loads of inventory pools, applied to pools of a scenario as new workload profiles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stormsizer.messages.text import msg
from stormsizer.model.catalog import Catalog, WorkloadProfile
from stormsizer.model.provenance import UnknownFactError
from stormsizer_io.importers.summary.document import FoundLoad, MeasuredIo, PhaseKind
from stormsizer_io.importers.summary.selection import ImportSelection, LoadChoice
from stormsizer_io.proposals.comparisons import compared_rates, source_of
from stormsizer_io.proposals.drafts import Draft
from stormsizer_io.proposals.labels import readable
from stormsizer_io.proposals.profiles import PhaseRefusedError, based_on, profile_of_load


def add_loads(draft: Draft, selection: ImportSelection, catalog: Catalog) -> list[WorkloadProfile]:
    """Give each selected pool a new workload profile with its measured load, and return these profiles."""
    inventory = draft.summary.inventory
    found = {pool.id: pool for pool in inventory.pools} if inventory else {}
    pools = {pool["id"]: pool for pool in draft.document["pools"]}
    taken = {*catalog.workloads} | ({selection.profile.id} if selection.profile else set())
    profiles: list[WorkloadProfile] = []
    for at, choice in enumerate(selection.pools):
        path, pool = f"pools.{at}.load", pools.get(choice.pool_id)
        if choice.load is None or pool is None or choice.found_id not in found:
            continue  # a pool or an inventory pool that does not exist has been refused already
        if choice.load.id in taken:
            draft.refuse(f"{path}.id", choice.load.id, msg("allowed-unused-id"), msg("field-profile-exists"))
        elif selection.profile is not None and choice.pool_id in selection.profile.pool_ids:
            draft.refuse(path, choice.load.level, msg("allowed-none"), msg("field-pool-has-measured-profile"))
        else:
            taken.add(choice.load.id)
            profiles += _applied(draft, path, choice.load, found[choice.found_id].load, pool, catalog)
    return profiles


def _applied(
    draft: Draft, path: str, choice: LoadChoice, load: FoundLoad | None, pool: dict[str, Any], catalog: Catalog
) -> Iterator[WorkloadProfile]:
    """Yield the new profile of a pool, and assign it; record the problem if there is none."""
    io = None if load is None else _io(load, choice)
    base = catalog.workloads.get(pool["profile_id"])
    if load is None or io is None:
        allowed = msg("allowed-none") if load is None else "mean"
        draft.refuse(f"{path}.level", choice.level, allowed, msg("field-load-not-measured"))
    elif base is None:
        draft.refuse(path, pool["profile_id"], msg("allowed-workload-profile"), msg("field-not-in-catalog"))
    else:
        try:
            profile = profile_of_load(base, io, draft.say, profile_id=choice.id, name=choice.name)
        except PhaseRefusedError as error:
            message = msg("field-load-refused", problem=error.message)
            draft.refuse(f"{path}.level", error.given, error.allowed, message)
            return
        except UnknownFactError as error:
            message = msg("field-value-unknown", reason=error.text)
            draft.refuse(path, base.id, msg("allowed-known-profile"), message)
            return
        _assign(draft, pool, profile, base, io)
        yield profile


def _assign(
    draft: Draft, pool: dict[str, Any], profile: WorkloadProfile, base: WorkloadProfile, io: MeasuredIo
) -> None:
    where = f"pools.{pool['id']}"
    draft.change(f"{where}.profile_id", base.name, profile.name, based_on(base))
    was, now = readable(base.steady_state), readable(profile.steady_state)
    draft.change(f"{where}.steady_state", was, now, source_of(io, profile))
    if pool.get("deployment_id") is None and base.deployment_id != profile.deployment_id:
        pool["deployment_id"] = base.deployment_id
    pool["profile_id"] = profile.id
    draft.comparisons.append(compared_rates(io, (pool["id"],), base, profile))


def _io(load: FoundLoad, choice: LoadChoice) -> MeasuredIo | None:
    """Return the load at the selected level, with the mean's mix and sizes; None if the level was not measured."""
    factor, provenance = 1.0, load.provenance
    if choice.level == "p95":
        if load.p95_iops_per_desktop is None or not load.iops_per_desktop > 0:
            return None
        factor = load.p95_iops_per_desktop / load.iops_per_desktop
        provenance = msg("propose-load-p95", provenance=load.provenance)
    return MeasuredIo(
        phase=PhaseKind.STEADY_STATE,
        reads_iops_per_desktop=load.reads_iops_per_desktop * factor,
        writes_iops_per_desktop=load.writes_iops_per_desktop * factor,
        read_size_kb=load.read_size_kb,
        write_size_kb=load.write_size_kb,
        read_latency_ms=load.read_latency_ms,
        write_latency_ms=load.write_latency_ms,
        sequential_read_fraction=None,
        sequential_write_fraction=None,
        provenance=provenance,
    )
