"""Values of a selection that reports name: imported hosts, and measured peaks and response times."""

from stormsizer.report.imported import Imported, ImportedHosts, MeasuredLoad
from stormsizer_io.importers.summary.document import FoundLoad, FoundPool, ImportSummary
from stormsizer_io.importers.summary.selection import ImportSelection
from stormsizer_io.proposals.drafts import INVENTORIES, files_of


def imported_of(summary: ImportSummary, selection: ImportSelection) -> Imported:
    """Return the selected hosts and the measured loads of the selected pools."""
    inventory = summary.inventory
    if inventory is None:
        return Imported()
    found = next((each for each in inventory.hosts if each.id == selection.hosts_id), None)
    files = files_of(summary, *INVENTORIES)
    chosen = {each.found_id for each in selection.pools}
    return Imported(
        hosts=None if found is None else ImportedHosts(n_hosts=found.n_hosts, files=files),
        loads=tuple(_load(pool, pool.load) for pool in inventory.pools if pool.id in chosen and pool.load is not None),
    )


def _load(pool: FoundPool, load: FoundLoad) -> MeasuredLoad:
    peak = load.peak_iops_per_desktop
    return MeasuredLoad(
        name=pool.name,
        n_machines=load.n_machines,
        peak_iops_upper_bound=None if peak is None else peak * load.n_machines,
        read_latency_ms=load.read_latency_ms,
        write_latency_ms=load.write_latency_ms,
        provenance=load.provenance,
    )
