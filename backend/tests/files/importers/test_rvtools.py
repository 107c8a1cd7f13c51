"""Inventories of RVTools: what counts, what does not, and in which units."""

from __future__ import annotations

import io

import pytest

from stormsizer_io.importers.formats.inventory import Inventory
from stormsizer_io.importers.formats.rvtools import read_rvtools_csv, read_rvtools_workbook
from stormsizer_io.importers.parsing.limits import Limits
from stormsizer_io.measurements import ImportRefusedError
from tests.files.importers import workbooks
from tests.files.importers.samples import sample_path
from tests.files.importers.workbooks import Cell
from tests.support.imports import import_refused
from tests.support.languages import english

MIB, GIB = 2**20, 2**30
INFO: tuple[Cell, ...] = (
    "VM", "Powerstate", "Template", "SRM Placeholder", "CPUs", "Memory", "owner", "Disks", "Total disk capacity MiB",
    "Provisioned MiB", "In Use MiB", "Unshared MiB", "Cluster", "Host",
    "OS according to the configuration file", "VM ID",
)  # fmt: skip


def desktop(name: str, n: int, *, memory: Cell = 8192, disk: Cell = 65_536, template: Cell = "False") -> list[Cell]:
    power = "poweredOn" if n % 2 else "poweredOff"
    return [name, power, template, "False", 2, memory, "Ann", 1, disk, 70_000, 9_000 + n, 4_000 + n,
            "VDI", f"esx{n % 2}", "Microsoft Windows 11 (64-bit)", f"vm-{n}"]  # fmt: skip


def info(*extra: list[Cell]) -> list[list[Cell]]:
    pool = [desktop(f"W11-{n:03}", n) for n in range(1, 6)]
    large = [desktop(f"W11-{n:03}", n, memory=16_384) for n in range(6, 9)]
    return [list(INFO), *pool, *large, desktop("SQL01", 20), desktop("fileserver", 21), *extra]


def read(*extra: list[Cell], **tabs: list[list[Cell]]) -> Inventory:
    return read_rvtools_workbook(io.BytesIO(workbooks.workbook({"vInfo": info(*extra), **tabs})))


def test_mb_means_mib_and_columns_are_found_by_name() -> None:
    machine = read().machines[0]
    assert (machine.name, machine.identity, machine.is_on, machine.n_cpus) == ("W11-001", "vm-1", True, 2)
    assert (machine.memory_bytes, machine.disk_bytes) == (8 * GIB, 64 * GIB)
    assert (machine.used_bytes, machine.unshared_bytes) == (9_001 * MIB, 4_001 * MIB)
    assert (machine.cluster, machine.host, machine.row) == ("VDI", "esx1", 2)
    assert machine.guest_os == "Microsoft Windows 11 (64-bit)"


def test_old_versions_and_internal_column_names_are_equivalent() -> None:
    old = [list(INFO), *info()[1:]]
    renamed = {"In Use MiB": "In use MB", "Provisioned MiB": "Provisioned MB", "Unshared MiB": "Unshared MB",
               "Total disk capacity MiB": "Total disk capacity MB", "Memory": "memory"}  # fmt: skip
    old[0] = [renamed.get(str(name), name) for name in INFO]
    programmatic = [list(INFO), *info()[1:]]
    own = {"VM": "vInfoVMName", "In Use MiB": "vInfoInUse", "CPUs": "vInfoCPUs", "Memory": "vInfoMemory"}
    programmatic[0] = [own.get(str(name), name) for name in INFO]
    wanted = read().machines
    for rows in (old, programmatic):
        assert read_rvtools_workbook(io.BytesIO(workbooks.workbook({"vInfo": rows}))).machines == wanted


@pytest.mark.parametrize(
    ("name", "template"),
    [
        ("cp-template-0a1b", "False"),
        ("cp-replica-77", "False"),
        ("vCLS-1f2a-77", "False"),
        ("vCLS (3)", "False"),
        ("Golden-W11", "False"),
        ("W11-099", "True"),
    ],
)
def test_machines_that_are_not_desktops_are_skipped_with_a_note(name: str, template: str) -> None:
    with_it = read(desktop(name, 99, template=template))
    assert with_it.machines == read().machines
    assert with_it.n_rows_skipped == 1
    assert any("skipped" in english(note.text) and note.row == 12 for note in with_it.notes)


def test_placeholders_of_the_recovery_site_are_skipped() -> None:
    row = desktop("W11-050", 50)
    row[3] = "True"
    assert read(row).machines == read().machines


def test_pools_are_machines_with_the_same_name_pattern_and_shape() -> None:
    first, second = read().pools
    assert (first.n_desktops, second.n_desktops) == (5, 3)
    assert first.machines == tuple(f"W11-{n:03}" for n in range(1, 6))
    assert (first.n_cpus, first.memory_bytes, first.disk_bytes) == (2, 8 * GIB, 64 * GIB)
    assert first.unshared_bytes == pytest.approx((4_000 + 3) * MIB)
    assert (first.n_on, first.hosts, first.clusters) == (3, ("esx0", "esx1"), ("VDI",))
    assert first.name != second.name
    assert "16" in english(second.why)


def test_text_in_a_number_column_is_unknown_and_reported_with_its_position() -> None:
    inventory = read(desktop("odd", 30, memory="VM", disk="1_000"), desktop("none", 31, disk=-1))
    odd, none = inventory.machines[-2:]
    assert (odd.memory_bytes, odd.disk_bytes, none.disk_bytes) == (None, None, None)
    assert {(note.row, note.column) for note in inventory.notes if "not a number" in english(note.text)} == {
        (12, "Memory"), (12, "Total disk capacity MiB"),
    }  # fmt: skip


def test_disks_are_added_to_their_machines_and_raw_ones_do_not_count() -> None:
    disks: list[list[Cell]] = [
        ["VM", "Capacity MiB", "Thin", "Raw", "VM ID"],
        ["W11-001", 30_000, "True", "False", "vm-1"],
        ["W11-001", 10_000, "False", "False", "vm-1"],
        ["W11-001", 99_000, "False", "True", "vm-1"],
        ["W11-002", 5_000, "True", "False", "vm-2"],
    ]
    rows = info()
    rows[1][8] = None
    inventory = read_rvtools_workbook(io.BytesIO(workbooks.workbook({"vInfo": rows, "vDisk": disks})))
    first, second = inventory.machines[:2]
    assert (first.disk_bytes, first.thin_fraction) == (40_000 * MIB, 0.75)
    assert (second.disk_bytes, second.thin_fraction) == (64 * GIB, 1.0)


def test_hosts_datastores_and_file_properties_are_read() -> None:
    inventory = read(
        vHost=[
            ["Host", "Cluster", "CPU Model", "Speed", "# CPU", "# Cores", "# Memory", "# VMs", "Vendor", "Model"],
            ["esx0", "VDI", "Xeon", 2_295, 2, 32, 261_797, 45, "HPE", "DL380"],
        ],
        vDatastore=[
            ["Name", "Type", "Capacity MB", "Provisioned MB", "In Use MB", "Free MB"],
            ["ds1", "VMFS", 1_000, 3_000, 400, 600],
        ],
        vMetaData=[["RVTools major version", "RVTools version", "xlsx creation datetime", "Server"],
                   ["4.4", "4.4.2", 45_714.5, "vc1"]],
    )  # fmt: skip
    (host,), (store,) = inventory.hosts, inventory.datastores
    assert (host.cpu_hz, host.n_sockets, host.n_cores, host.memory_bytes) == (2.295e9, 2, 32, 261_797 * MIB)
    assert (host.model, host.n_machines) == ("HPE DL380", 45)
    assert (store.capacity_bytes, store.used_bytes, store.kind) == (1_000 * MIB, 400 * MIB, "VMFS")
    assert inventory.taken_at is not None
    assert inventory.taken_at.isoformat() == "2025-02-26T12:00:00"
    assert inventory.facts == {"version": "4.4.2", "server": "vc1"}


def test_each_missing_tab_is_noted_with_what_becomes_an_assumption() -> None:
    notes = [english(note.text) for note in read().notes]
    missing = {note.split(":")[0].split()[-1]: note for note in notes if note.startswith("Missing RVTools tab")}
    assert set(missing) == {"vDisk", "vHost", "vDatastore"}
    assert "processors of the hosts are assumptions until you enter them" in missing["vHost"]
    assert "the sizing does not use them" in missing["vDatastore"]


def test_one_csv_file_per_tab_matches_the_workbook() -> None:
    lines = "".join(",".join("" if cell is None else str(cell) for cell in row) + "\r\n" for row in info())
    files = {
        "export/RVTools_tabvInfo.csv": io.BytesIO(lines.encode()),
        "RVTools_tabvHost.csv": io.BytesIO(b"Host,# Memory\r\nesx0,1024\r\n"),
        "notes.csv": io.BytesIO(b"a,b\r\n"),
    }
    inventory = read_rvtools_csv(files)
    assert inventory.machines == read().machines
    assert inventory.hosts[0].memory_bytes == GIB
    assert any("notes.csv" in english(note.text) for note in inventory.notes)
    with pytest.raises(ImportRefusedError):
        read_rvtools_csv({"notes.csv": io.BytesIO(b"a,b\r\n")})


@pytest.mark.parametrize(
    ("separator", "grouped"),
    [(";", "{:_}"), (";", "{}"), (",", '"{:,}"'), (",", "{}"), (";", "{:_},0"), (",", "{}.0")],
)
def test_csv_numbers_can_have_thousands_separators(separator: str, grouped: str) -> None:
    """German and English exports: 65.536, "65,536" and 65536 MiB are 64 GiB."""
    large = {INFO.index(name) for name in ("Memory", "Total disk capacity MiB", "In Use MiB", "Unshared MiB")}
    lines = [separator.join(map(str, INFO))]
    for row in info()[1:]:
        cells = [grouped.format(cell).replace("_", ".") if at in large else str(cell) for at, cell in enumerate(row)]
        lines.append(separator.join(cells))
    inventory = read_rvtools_csv({"RVTools_tabvInfo.csv": io.BytesIO("\r\n".join(lines).encode())})
    assert inventory.machines == read().machines
    assert not any("not a number" in english(note.text) for note in inventory.notes)


def test_other_workbooks_are_rejected_with_the_missing_columns() -> None:
    with import_refused("no RVTools tab"):
        read_rvtools_workbook(io.BytesIO(workbooks.workbook({"Sheet1": [["a"]]})))
    with import_refused("CPUs") as refusal:
        read_rvtools_workbook(io.BytesIO(workbooks.workbook({"vInfo": [["VM", "Memory"], ["a", 1]]})))
    assert refusal.value.row == 1
    with import_refused("too many machines"):
        read_rvtools_workbook(io.BytesIO(workbooks.workbook({"vInfo": info()})), Limits(entities=5))


def test_real_sample_matches_its_xml() -> None:
    path = sample_path("rvtools/example1.xlsx")
    with path.open("rb") as file:
        inventory = read_rvtools_workbook(file)
    rows, hosts = workbooks.by_tree(path, "sheet1"), workbooks.by_tree(path, "sheet6")
    counted = [row for row in rows if row["Template"] != "True" and row["SRM Placeholder"] != "True"]
    assert [machine.name for machine in inventory.machines] == [row["VM"] for row in counted]
    assert inventory.n_rows_used + inventory.n_rows_skipped == len(rows) + len(hosts) + len(
        workbooks.by_tree(path, "sheet4")
    )
    for what, column in (
        ("memory_bytes", "Memory"),
        ("used_bytes", "In Use MiB"),
        ("provisioned_bytes", "Provisioned MiB"),
        ("unshared_bytes", "Unshared MiB"),
    ):
        assert inventory.total_bytes(what) == sum(float(row[column] or 0) for row in counted) * MIB
    blank = {row["VM"] for row in counted if not row["Total disk capacity MiB"]}
    listed = sum(float(row["Capacity MiB"]) for row in workbooks.by_tree(path, "sheet4") if row["VM"] in blank)
    told = sum(float(row["Total disk capacity MiB"] or 0) for row in counted)
    assert blank == {"vm-9"}
    assert inventory.total_bytes("disk_bytes") == (told + listed) * MIB
    assert sum(machine.n_cpus or 0 for machine in inventory.machines) == sum(int(row["CPUs"] or 0) for row in counted)
    assert sum(machine.is_on for machine in inventory.machines) == sum(
        row["Powerstate"] == "poweredOn" for row in counted
    )
    assert [host.memory_bytes for host in inventory.hosts] == [float(row["# Memory"]) * MIB for row in hosts]
    assert sum(host.n_cores or 0 for host in inventory.hosts) == sum(int(row["# Cores"]) for row in hosts)
    assert sum(host.n_machines or 0 for host in inventory.hosts) == sum(int(row["# VMs"]) for row in hosts)
