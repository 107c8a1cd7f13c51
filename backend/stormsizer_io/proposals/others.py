"""Machines of an inventory that are in none of the selected pools: other workloads on an array, or only a note."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stormsizer.messages.text import Listing, Message, Quantity, Text, msg, sentences, shown
from stormsizer.model.scenario.problems import some_of
from stormsizer_io.importers.summary.document import InventorySummary, MachineTotals, TotalLoad
from stormsizer_io.importers.summary.selection import ImportSelection
from stormsizer_io.proposals.drafts import INVENTORIES, Draft, clean, files_of
from stormsizer_io.proposals.labels import FIELDS, PARTS, within

MOST_NOTE = 500
MOST_NAMED = 5
"""Machines without a measured load that are named."""
_UNITS = {"reads_iops": "IOPS", "writes_iops": "IOPS", "io_kib": "KiB", "used_gib": "GiB"}


def add_others(draft: Draft, selection: ImportSelection) -> None:
    """Add the machines that are in none of the selected pools to an array, or note that they are not sized."""
    inventory = draft.summary.inventory
    pooled = {choice.found_id for choice in selection.pools}
    others = [] if inventory is None else list(_others(inventory, pooled))
    choice = selection.others
    if choice is None:
        if pooled and inventory is not None:
            _note(draft, _not_sized(draft, inventory, pooled), msg("propose-others-why"))
        return
    if choice.array_id not in (ids := draft.array_ids()):
        draft.refuse("others.array_id", choice.array_id, some_of(ids), msg("field-unknown-array"))
    elif inventory is None or not any(each.load or each.used_gib is not None for each in others):
        draft.refuse("others", msg("given-unknown"), msg("allowed-none"), msg("field-no-other-machines"))
    else:
        _fill(draft, choice.array_id, others)
        not_sized = _not_sized(draft, inventory, pooled)
        if not_sized is not None:
            _withdraw(draft, not_sized)
        _note(draft, _included(draft, others), msg("propose-others-origin"))


def _others(inventory: InventorySummary, pooled: set[str]) -> Iterator[MachineTotals]:
    """Yield the totals of the machines in no pool, and those of each pool that is not selected."""
    for totals in (inventory.unpooled, *(pool.totals for pool in inventory.pools if pool.id not in pooled)):
        if totals is not None and totals.n_machines:
            yield totals


def _fill(draft: Draft, array_id: str, others: Sequence[MachineTotals]) -> None:
    """Replace the known values of an array's other workloads."""
    configuration, path = draft.configuration_of(array_id), draft.path_of_array(array_id)
    workloads = dict(configuration["other_workloads"])
    part: Text = PARTS["array"] if array_id == draft.array_ids()[0] else (configuration.get("name") or array_id)
    for field, value, provenance in _values(draft, others):
        before, workloads[field] = workloads[field], value
        was, now = (shown(Quantity(number, _UNITS[field], 4)) for number in (before, value))
        label = within(part, FIELDS[field])
        draft.change(f"{path}.other_workloads.{field}", was if before else "", now, provenance, label)
    workloads["unmeasured"] = _unmeasured(others)
    workloads["n_unmeasured"] = _n_unmeasured(others)
    workloads["nothing_else"] = False
    configuration["other_workloads"] = workloads


def _values(draft: Draft, others: Sequence[MachineTotals]) -> Iterator[tuple[str, float, Text]]:
    loads = [each.load for each in others if each.load is not None]
    if loads:
        provenance = _of_loads(others, loads)
        yield "reads_iops", round(sum(load.reads_iops for load in loads), 1), provenance
        yield "writes_iops", round(sum(load.writes_iops for load in loads), 1), provenance
        sized = [(load.io_kib, load.reads_iops + load.writes_iops) for load in loads if load.io_kib is not None]
        if total := sum(iops for _, iops in sized):
            yield "io_kib", round(sum(kib * iops for kib, iops in sized) / total, 2), provenance
    if any(each.used_gib is not None for each in others):
        yield "used_gib", round(sum(each.used_gib or 0.0 for each in others), 1), _of_space(draft, others)


def _of_loads(others: Sequence[MachineTotals], loads: Sequence[TotalLoad]) -> Text:
    """Return the files and the statistic of a load, and how many running machines it lacks."""
    levels = dict.fromkeys(load.level for load in loads)
    how = [_statistic([load for load in loads if load.level == level]) for level in levels]
    files = tuple(dict.fromkeys(load.files for load in loads))
    return sentences(
        msg("propose-others-measured", files=Listing(files), what=Listing(tuple(how))), _without_load(others)
    )


def _without_load(others: Sequence[MachineTotals]) -> Message | None:
    """Return how many running machines count as machines without load, and which; None if all were measured."""
    n, named = _n_unmeasured(others), _unmeasured(others)
    if not n:
        return None
    names = Listing(tuple(named))
    if len(named) < n:
        return msg("propose-others-some-unknown-more", n=n, names=names)
    return msg("propose-others-some-unknown", n=n, names=names)


def _n_unmeasured(others: Sequence[MachineTotals]) -> int:
    return max(0, sum(each.n_unmeasured for each in others))


def _unmeasured(others: Sequence[MachineTotals]) -> list[str]:
    """Return the names of the first running machines without a measured load."""
    return [name for each in others for name in each.unmeasured][:MOST_NAMED]


def _statistic(loads: Sequence[TotalLoad]) -> Message:
    """Return how loads of one level were added."""
    n, level = sum(load.n_machines for load in loads), loads[0].level
    if level == "mean":
        return msg("propose-others-mean", n=n)
    if level == "p95_of_hosts":
        return msg("propose-others-p95-of-hosts", n=n)
    return msg("propose-others-p95-of-sum", n=n) if len(loads) == 1 else msg("propose-others-p95-of-sums", n=n)


def _of_space(draft: Draft, others: Sequence[MachineTotals]) -> Text:
    n_in_use, n_provisioned = sum(each.n_in_use for each in others), sum(each.n_provisioned for each in others)
    n_unknown = sum(each.n_machines for each in others) - n_in_use - n_provisioned
    what = msg("propose-others-in-use", n=n_in_use) if n_in_use else msg("propose-others-provisioned", n=n_provisioned)
    return sentences(
        msg("propose-others-measured", files=files_of(draft.summary, *INVENTORIES), what=what),
        msg("propose-others-provisioned-too", n=n_provisioned) if n_in_use and n_provisioned else None,
        msg("propose-others-space-unknown", n=n_unknown) if n_unknown else None,
        msg("propose-others-unreduced"),
    )


def _not_sized(draft: Draft, inventory: InventorySummary, pooled: set[str]) -> Message | None:
    """Return the note on machines, such as servers, that are not part of the sizing; None if there are none."""
    n = inventory.n_machines - sum(pool.n_desktops for pool in inventory.pools if pool.id in pooled)
    return msg("propose-others-not-sized", n=n, files=files_of(draft.summary, *INVENTORIES)) if n > 0 else None


def _included(draft: Draft, others: Sequence[MachineTotals]) -> Text:
    """Return the note on machines that are part of the sizing as other workloads."""
    n = sum(each.n_machines for each in others)
    has_space = any(each.used_gib is not None for each in others)
    return sentences(
        msg("propose-others-included", n=n, files=files_of(draft.summary, *INVENTORIES)),
        _without_load(others),
        None if has_space else msg("propose-others-space-not-included"),
    )


def _withdraw(draft: Draft, note: Message) -> None:
    """Remove a note that an earlier import added."""
    text = clean(draft.say(note), MOST_NOTE)
    lines = draft.document.get("notes", "").splitlines()
    draft.document["notes"] = "\n".join(line for line in lines if line != text)


def _note(draft: Draft, note: Text | None, why: Message) -> None:
    """Add a note to the scenario, unless it has it already."""
    before = draft.document.get("notes", "")
    text = "" if note is None else clean(draft.say(note), MOST_NOTE)
    if text and text not in before:
        draft.document["notes"] = f"{before}\n{text}".strip()
        draft.change("notes", "", text, why)
