"""Machines of an inventory that are not desktops become other workloads on the array."""

from __future__ import annotations

import io
from functools import partial
from typing import Any

import pytest

from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import parse
from stormsizer_io.importers.parsing.named_files import NamedFile
from stormsizer_io.importers.summary.document import ImportOptions, ImportSummary
from stormsizer_io.importers.summary.selection import ImportSelection, Proposal
from stormsizer_io.importers.summary.summarize import summarize
from stormsizer_io.proposals.propose import SelectionRefusedError, propose
from tests.files.importers import workbooks
from tests.files.importers.test_liveoptics import LOADS, MACHINES, load, machine
from tests.files.importers.test_loads import HOST_LOADS
from tests.files.importers.workbooks import Cell
from tests.support.languages import english

KIB_PER_IO = 0.3 * 1024 / 15
"""Of every machine in Live Optics files."""
VINFO: list[Cell] = ["VM", "Powerstate", "CPUs", "Memory", "Provisioned MiB", "In Use MiB", "Unshared MiB", "VM ID"]
DESKTOPS = [f"W11-{n:03}" for n in range(4)]
SQL = [f"SQL-{n}" for n in range(3)]
SERVERS = [*SQL, "FILES", "PRINT"]
ALL = [*DESKTOPS, *SERVERS]


def rvtools(*, without_use: tuple[str, ...] = (), off: tuple[str, ...] = ()) -> bytes:
    """Desktops use 10 GiB each, servers 100 GiB of 200."""

    def row(n: int, name: str) -> list[Cell]:
        gib = 10 if name in DESKTOPS else 100
        used = None if name in without_use else gib * 1024
        power, cpus = "poweredOff" if name in off else "poweredOn", 4 if name in DESKTOPS else 8
        return [name, power, cpus, 8192, 2 * gib * 1024, used, used, f"vm-{n}"]

    return workbooks.workbook({"vInfo": [VINFO, *(row(n, name) for n, name in enumerate(ALL))]})


def live_optics(names: list[str] = ALL, hosts: list[list[Cell]] | None = None) -> bytes:
    """Each machine has 15 IOPS, a third of which are reads."""
    sheets: dict[str, Any] = {
        "VM Performance": [LOADS, *(load(name, ALL.index(name)) for name in names)],
        "VMs": [MACHINES, *(machine(name, n) for n, name in enumerate(ALL))],
    }
    return workbooks.workbook(sheets | ({} if hosts is None else {"ESX Performance": [HOST_LOADS, *hosts]}))


def table() -> bytes:
    """Rates of two servers per minute: they never peak together, and their sum is 110 or 120."""
    lines = ["time,machine,reads per second,writes per second"]
    for minute in range(60):
        files, printer = (100, 10) if minute % 2 else (10, 110)
        at = f"2026-03-10T09:{minute:02}:00Z"
        lines += [f"{at},FILES,{files / 2},{files / 2}", f"{at},PRINT,{printer / 2},{printer / 2}"]
    return "\n".join(lines).encode()


def summary_of(**files: bytes) -> ImportSummary:
    endings = {"rv": "xlsx", "lo": "xlsx", "rates": "csv"}
    given = [NamedFile(f"{name}.{endings[name]}", len(data), partial(io.BytesIO, data)) for name, data in files.items()]
    summary = summarize(given, ImportOptions())
    assert not summary.refused
    return summary


def proposed(
    catalog: Catalog, week: dict[str, Any], summary: ImportSummary, pools: tuple[str, ...] = ("W11",), **others: Any
) -> Proposal:
    assert summary.inventory is not None
    ids = {str(pool.name): pool.id for pool in summary.inventory.pools}
    first = week["pools"][0]
    for _ in pools[len(week["pools"]) :]:
        added = first | {"id": f"pool-{len(week['pools'])}"}
        events = [
            event | {"pool_ids": [*event["pool_ids"], added["id"]]} if event.get("pool_ids") else event
            for event in week["events"]
        ]
        week = week | {"pools": [*week["pools"], added], "events": events}
    chosen = [{"found_id": ids[name], "pool_id": week["pools"][at]["id"]} for at, name in enumerate(pools)]
    selection = ImportSelection.model_validate({"pools": chosen, "others": others})
    return propose(summary, selection, parse(week), catalog, english)


def changes_of(proposal: Proposal) -> dict[str, tuple[str, str]]:
    prefix = "array.other_workloads."
    return {
        change.path.removeprefix(prefix): (english(change.after), english(change.provenance))
        for change in proposal.changes
        if change.path.startswith(prefix)
    }


def test_load_and_space_of_all_machines_outside_the_selected_pools_are_added(
    catalog: Catalog, acme_document: dict[str, Any]
) -> None:
    proposal = proposed(catalog, acme_document, summary_of(rv=rvtools(), lo=live_optics()))
    others = proposal.scenario.array.other_workloads
    assert (others.reads_iops, others.writes_iops, others.used_gib) == (25, 50, 500)
    assert others.io_kib == pytest.approx(KIB_PER_IO, rel=0.01)
    changes = changes_of(proposal)
    assert changes["reads_iops"][0] == "25 IOPS"
    assert "measured, Live Optics file lo.xlsx" in changes["reads_iops"][1]
    assert "sum of the means of 5 machines" in changes["reads_iops"][1]
    assert "in-use space of 5 machines" in changes["used_gib"][1]
    assert "RVTools" in changes["used_gib"][1]


def test_machines_of_every_selected_pool_are_left_out(catalog: Catalog, acme_document: dict[str, Any]) -> None:
    summary = summary_of(rv=rvtools(), lo=live_optics())
    others = proposed(catalog, acme_document, summary, ("W11", "SQL")).scenario.array.other_workloads
    assert (others.iops, others.used_gib) == (30, 200)


def test_load_is_scaled_to_the_95th_percentile_of_the_hosts(catalog: Catalog, acme_document: dict[str, Any]) -> None:
    summary = summary_of(rv=rvtools(), lo=live_optics(hosts=[["esx1", 900, 100, 250]]))
    proposal = proposed(catalog, acme_document, summary)
    assert proposal.scenario.array.other_workloads.iops == pytest.approx(75 * 2.5)
    assert "95th percentile of the hosts’ load" in changes_of(proposal)["reads_iops"][1]


def test_machines_measured_at_the_same_time_are_added_minute_by_minute(
    catalog: Catalog, acme_document: dict[str, Any]
) -> None:
    summary = summary_of(rv=rvtools(), rates=table())
    proposal = proposed(catalog, acme_document, summary, ("W11", "SQL"))
    assert proposal.scenario.array.other_workloads.iops == pytest.approx(120)
    why = changes_of(proposal)["reads_iops"][1]
    assert "rates.csv" in why
    assert "95th percentile of the sum of 2 machines at the same time" in why


def test_unknown_load_leaves_the_space_only_and_is_stated(catalog: Catalog, acme_document: dict[str, Any]) -> None:
    proposal = proposed(catalog, acme_document, summary_of(rv=rvtools()))
    others = proposal.scenario.array.other_workloads
    assert (others.iops, others.used_gib) == (0, 500)
    assert (others.n_unmeasured, others.unmeasured) == (5, ("FILES", "PRINT", "SQL-0", "SQL-1", "SQL-2"))
    assert set(changes_of(proposal)) == {"used_gib"}
    assert (
        "The load of 5 machines is unknown and counts as zero: FILES, PRINT, SQL-0, SQL-1, and SQL-2."
        in proposal.scenario.notes
    )


def test_imported_machines_replace_the_statement_that_nothing_else_runs_on_the_array(
    catalog: Catalog, acme_document: dict[str, Any]
) -> None:
    acme_document["array"]["other_workloads"] = {"nothing_else": True}
    others = proposed(catalog, acme_document, summary_of(rv=rvtools())).scenario.array.other_workloads
    assert (others.used_gib, others.nothing_else) == (500, False)


def test_partly_measured_machines_are_counted(catalog: Catalog, acme_document: dict[str, Any]) -> None:
    summary = summary_of(rv=rvtools(off=("PRINT",)), lo=live_optics([*DESKTOPS, *SQL]))
    proposal = proposed(catalog, acme_document, summary)
    assert proposal.scenario.array.other_workloads.iops == 45
    why = "The load of 1 machine is unknown and counts as zero: FILES."
    assert why in changes_of(proposal)["reads_iops"][1]
    assert why in proposal.scenario.notes


def test_of_many_machines_without_a_measurement_the_first_are_named(
    catalog: Catalog, acme_document: dict[str, Any]
) -> None:
    summary = summary_of(rv=rvtools(), lo=live_optics([*DESKTOPS, "SQL-0"]))
    assert summary.inventory is not None
    unpooled = summary.inventory.unpooled
    assert unpooled is not None
    assert unpooled.unmeasured == ("FILES", "PRINT")
    many = unpooled.model_copy(
        update={"n_machines": 30, "n_on": 30, "unmeasured": tuple(f"S{n:02}" for n in range(20))}
    )
    inventory = summary.inventory.model_copy(update={"unpooled": many})
    proposal = proposed(catalog, acme_document, summary.model_copy(update={"inventory": inventory}))
    assert "unknown and counts as zero, among them S00, S01, S02, S03, and S04." in proposal.scenario.notes


def test_provisioned_space_counts_where_the_space_in_use_is_unknown(
    catalog: Catalog, acme_document: dict[str, Any]
) -> None:
    proposal = proposed(catalog, acme_document, summary_of(rv=rvtools(without_use=("FILES",))))
    assert proposal.scenario.array.other_workloads.used_gib == 600
    assert "provisioned space of 1 machine" in changes_of(proposal)["used_gib"][1]


def test_note_says_that_the_machines_are_included(catalog: Catalog, acme_document: dict[str, Any]) -> None:
    summary = summary_of(rv=rvtools(), lo=live_optics())
    assert summary.inventory is not None
    pools = [{"found_id": summary.inventory.pools[0].id, "pool_id": acme_document["pools"][0]["id"]}]
    without = propose(summary, ImportSelection.model_validate({"pools": pools}), parse(acme_document), catalog, english)
    assert "not part of this sizing" in without.scenario.notes
    later = proposed(catalog, without.scenario.model_dump(mode="json"), summary)
    assert "not part of this sizing" not in later.scenario.notes
    assert "5 machines in" in later.scenario.notes
    assert "included as other workloads" in later.scenario.notes
    again = proposed(catalog, later.scenario.model_dump(mode="json"), summary)
    assert again.scenario == later.scenario


def test_others_go_to_the_chosen_array(catalog: Catalog, acme_document: dict[str, Any]) -> None:
    second = acme_document["array"] | {"id": "second"}
    summary = summary_of(rv=rvtools(), lo=live_optics())
    pool = acme_document["pools"][0] | {"profile_array_id": "second", "user_data_gib_per_desktop": 1}
    document = acme_document | {"other_arrays": [second], "pools": [pool]}
    scenario = proposed(catalog, document, summary, array_id="second").scenario
    assert scenario.array.other_workloads.is_none
    assert scenario.other_arrays[0].other_workloads.iops == 75
    with pytest.raises(SelectionRefusedError) as error:
        proposed(catalog, document, summary, array_id="third")
    assert [problem.path for problem in error.value.problems] == ["others.array_id"]


def test_inventory_without_other_machines_has_none_to_add(catalog: Catalog, acme_document: dict[str, Any]) -> None:
    rows: list[list[Cell]] = [[name, "poweredOn", 4, 8192, 9, 9, 9, name] for name in DESKTOPS]
    only = workbooks.workbook({"vInfo": [VINFO, *rows]})
    with pytest.raises(SelectionRefusedError) as error:
        proposed(catalog, acme_document, summary_of(rv=only))
    assert [problem.path for problem in error.value.problems] == ["others"]


def test_summaries_of_earlier_releases_have_no_totals() -> None:
    document = summary_of(rv=rvtools()).model_dump(mode="json")
    del document["inventory"]["unpooled"]
    for pool in document["inventory"]["pools"]:
        del pool["totals"]
    assert ImportSummary.model_validate(document).inventory is not None
