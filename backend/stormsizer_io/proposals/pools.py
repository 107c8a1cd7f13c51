"""Inventory pools and hosts applied to a scenario, limited to values that an inventory determines with certainty."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from stormsizer.messages.text import Message, Quantity, Text, msg, sentences, shown
from stormsizer.model.scenario.problems import some_of
from stormsizer.report.labels import CLONE_TYPES
from stormsizer_io.importers.formats.detection import Tool
from stormsizer_io.importers.summary.document import FoundHosts, FoundPool
from stormsizer_io.importers.summary.selection import ImportSelection, PoolChoice
from stormsizer_io.proposals.drafts import INVENTORIES, Draft, clean, files_of

SPACE = ("image_gib", "growth_gib_per_desktop")
_UNITS = {
    "memory_gib": "GiB",
    "image_gib": "GiB",
    "growth_gib_per_desktop": "GiB",
    "memory_gib_per_host": "GiB",
    "ghz_per_core": "GHz",
}
OF_ITS_OWN = 0.9
"""Machines whose unshared space is at least this fraction of their used space share no image and are full clones."""


def add_pools(draft: Draft, selection: ImportSelection, profile_ids: Collection[str]) -> None:
    """Apply the selected pools.

    Parameters
    ----------
    profile_ids
        Workload profiles in the catalog; a pool may also use the new profile.
    """
    inventory = draft.summary.inventory
    found = {pool.id: pool for pool in inventory.pools} if inventory else {}
    taken: dict[str, str] = {}
    for at, choice in enumerate(selection.pools):
        path = f"pools.{at}"
        pool = found.get(choice.found_id)
        if pool is None:
            draft.refuse(f"{path}.found_id", choice.found_id, some_of(list(found)), msg("field-unknown-inventory-pool"))
        elif choice.found_id in taken:
            draft.refuse(
                f"{path}.found_id",
                choice.found_id,
                msg("allowed-each-pool-once"),
                msg("field-already-used-by", user=taken[choice.found_id]),
            )
        elif choice.pool_id in taken.values():
            draft.refuse(f"{path}.pool_id", choice.pool_id, msg("allowed-each-pool-once"), msg("field-already-filled"))
        elif choice.profile_id is not None and choice.profile_id not in (known := _profile_ids(profile_ids, selection)):
            message = msg("field-not-in-catalog")
            draft.refuse(f"{path}.profile_id", choice.profile_id, some_of(sorted(known)), message)
        else:
            taken[choice.found_id] = choice.pool_id
            _take(draft, path, choice, pool, selection)


def _take(draft: Draft, path: str, choice: PoolChoice, found: FoundPool, selection: ImportSelection) -> None:
    known: list[dict[str, Any]] = draft.document["pools"]
    there = next((pool for pool in known if pool["id"] == choice.pool_id), None)
    draft.origins[f"pools.{choice.pool_id}"] = f"{path}.{'found_id' if there else 'pool_id'}"
    if there is None:
        profile_id = choice.profile_id or _of_profile(choice, selection)
        if profile_id is None:
            draft.refuse(
                f"{path}.profile_id", None, msg("allowed-workload-profile"), msg("field-required-for-new-pool")
            )
            return
        there = {"id": choice.pool_id, "name": clean(draft.say(found.name)) or choice.pool_id, "profile_id": profile_id}
        known.append(there)
        draft.change(f"pools.{choice.pool_id}", "", f"{there['name']}, {profile_id}", _why(draft, found))
        swap_gib = _swap_gib(draft, found, there)
        _set(draft, there, dict(_new(_without(swap_gib, found))), found, swap_gib)
        if not any(not event.pool_ids or choice.pool_id in event.pool_ids for event in selection.events):
            _join(draft, there)
        return
    if choice.profile_id is not None:
        _set(draft, there, {"profile_id": choice.profile_id}, found)
    if choice.counts:
        swap_gib = _swap_gib(draft, found, there)
        _set(draft, there, dict(_counted(_without(swap_gib, found), there)), found, swap_gib)


def _swap_gib(draft: Draft, found: FoundPool, pool: dict[str, Any]) -> float:
    """Return the mean size, in GiB, of swap files included in a desktop's space; sizing counts them separately.

    Only RVTools includes them: one per powered-on machine, as large as its unreserved memory. It is also the only
    source of unshared space. If the machines' own space is smaller than the swap files, these are elsewhere.
    """
    tools = {file.tool for file in draft.summary.files if file.tool in INVENTORIES}
    is_counted = tools == {Tool.RVTOOLS} or (Tool.RVTOOLS in tools and found.unshared_gib is not None)
    if not is_counted or found.memory_gib is None:
        return 0.0
    reserved_fraction = pool.get("memory_reservation_fraction", 0.0)
    swap_gib = found.memory_gib * (1 - reserved_fraction) * found.n_on / found.n_desktops
    known = [space_gib for space_gib in (found.used_gib, found.unshared_gib) if space_gib is not None]
    return float(swap_gib) if known and min(known) >= swap_gib else 0.0


def _without(swap_gib: float, found: FoundPool) -> FoundPool:
    """Return the pool without its swap files."""
    spaces = {field: getattr(found, field) for field in ("used_gib", "unshared_gib")}
    return found.model_copy(update={field: gib - swap_gib for field, gib in spaces.items() if gib is not None})


def _join(draft: Draft, added: dict[str, Any]) -> None:
    """Add a new pool to the events of a pool with the same profile, or else to the events of the first pool."""
    others = [pool for pool in draft.document["pools"] if pool is not added]
    like = next((pool for pool in others if pool["profile_id"] == added["profile_id"]), others[0])
    for event in draft.document["events"]:
        pool_ids = event.get("pool_ids")
        if pool_ids and like["id"] in pool_ids:
            event["pool_ids"] = [*pool_ids, added["id"]]
            path, why = f"events.{event['id']}.pool_ids", msg("propose-same-week", pool=clean(like["name"]))
            draft.change(path, some_of(pool_ids, 4), some_of(event["pool_ids"], 4), why)


def _profile_ids(profile_ids: Collection[str], selection: ImportSelection) -> set[str]:
    """Return the IDs of the profiles available to a pool: those in the catalog and the new one."""
    return {*profile_ids} | ({selection.profile.id} if selection.profile is not None else set())


def _of_profile(choice: PoolChoice, selection: ImportSelection) -> str | None:
    """Return the base of the new profile, if the new profile is assigned to the pool."""
    profile = selection.profile
    return profile.based_on if profile is not None and choice.pool_id in profile.pool_ids else None


def _why(draft: Draft, found: FoundPool) -> Message:
    return msg("propose-counted", files=files_of(draft.summary, *INVENTORIES), what=found.why)


def _set(draft: Draft, pool: dict[str, Any], values: dict[str, Any], found: FoundPool, swap_gib: float = 0.0) -> None:
    for field, value in values.items():
        before = pool.get(field)
        why: Text = _why(draft, found)
        if field in SPACE:
            swap = msg("propose-without-swap", size=Quantity(swap_gib, "GiB", 3)) if swap_gib else None
            image = _of_image(before, value) if field == "image_gib" else None
            why = sentences(why, image or _of_unshared(value, _without(swap_gib, found)), swap)
        pool[field] = value
        draft.change(f"pools.{pool['id']}.{field}", _said(field, before), _said(field, value), why)


def _of_unshared(value: float, found: FoundPool) -> Message | None:
    """Return why a desktop needs less space than it uses today, if the value is its unshared space."""
    used, own = found.used_gib, found.unshared_gib
    if used is None or own is None or own >= used or value != round(own, 3):
        return None
    return msg("propose-unshared", used=Quantity(used, "GiB", 3), own=Quantity(own, "GiB", 3))


def _of_image(before: float | None, used_gib: float) -> Message | None:
    """Return why the image of a pool is smaller than before: all that a desktop uses is less; None if it is not."""
    if before is None or used_gib >= before:
        return None
    return msg("propose-image", used=Quantity(used_gib, "GiB", 3))


def _said(field: str, value: Any) -> Text:
    if value is None:
        return ""
    if isinstance(value, int | float):
        return shown(Quantity(float(value), _UNITS.get(field, ""), 4))
    return CLONE_TYPES.get(value, str(value))


def _counted(found: FoundPool, pool: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Yield the pool fields that an inventory determines with certainty."""
    yield "n_desktops", found.n_desktops
    if found.memory_gib:
        yield "memory_gib", round(found.memory_gib, 3)
    used, own, image = found.used_gib, found.unshared_gib, pool.get("image_gib", 0.0)
    is_full = pool.get("clone_type", "deduplicated") == "full"
    if used and used < image and (is_full or _is_full(found)):
        yield "image_gib", round(used, 3)
    if is_full:
        if used:
            yield "growth_gib_per_desktop", round(max(0.0, used - image), 3)
    elif own is not None and not _is_full(found):
        yield "growth_gib_per_desktop", round(own, 3)


def _new(found: FoundPool) -> Iterator[tuple[str, Any]]:
    """Yield the fields of an added pool; its clone type depends on how much of its desktops' space is unshared."""
    if _is_full(found) and found.used_gib:
        yield "clone_type", "full"
        yield "image_gib", round(found.used_gib, 3)
    elif found.unshared_gib is not None and found.used_gib:
        yield "clone_type", "linked"
    yield from _counted(found, dict(_kind(found)))


def _kind(found: FoundPool) -> Iterator[tuple[str, Any]]:
    if _is_full(found) and found.used_gib:
        yield "clone_type", "full"
        yield "image_gib", found.used_gib


def _is_full(found: FoundPool) -> bool:
    used, own = found.used_gib, found.unshared_gib
    return used is not None and own is not None and own >= OF_ITS_OWN * used


def add_hosts(draft: Draft, hosts_id: str | None) -> None:
    """Replace the scenario's hosts with hosts from the inventory."""
    if hosts_id is None:
        return
    inventory = draft.summary.inventory
    found = {hosts.id: hosts for hosts in inventory.hosts} if inventory else {}
    if hosts_id not in found:
        draft.refuse("hosts_id", hosts_id, some_of(list(found)), msg("field-unknown-hosts"))
        return
    draft.origins["hosts"] = "hosts_id"
    hosts: dict[str, Any] = draft.document["hosts"]
    what = msg("propose-hosts", n=found[hosts_id].n_hosts, model=clean(found[hosts_id].model, 120))
    provenance = msg("propose-counted", files=files_of(draft.summary, *INVENTORIES), what=what)
    for field, value in _of_hosts(found[hosts_id]):
        before, hosts[field] = hosts.get(field), value
        draft.change(f"hosts.{field}", _said(field, before), _said(field, value), provenance)


def _of_hosts(found: FoundHosts) -> Iterator[tuple[str, Any]]:
    yield "n_hosts", found.n_hosts
    if found.memory_gib:
        yield "memory_gib_per_host", round(found.memory_gib, 3)
    if found.n_cores:
        yield "n_cores_per_host", found.n_cores
    if found.ghz_per_core:
        yield "ghz_per_core", round(found.ghz_per_core, 3)
