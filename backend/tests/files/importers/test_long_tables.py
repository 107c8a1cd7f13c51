"""Tables with one counter per row: PowerCLI's Get-Stat, Get-Counter, and the logs of Azure Monitor."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

import numpy as np
import pytest

from stormsizer_io.importers.formats.detection import Tool, sniff
from stormsizer_io.importers.formats.generic import read_generic
from stormsizer_io.importers.parsing.limits import Limits
from stormsizer_io.measurements import EntityKind, ImportRefusedError, Measured
from tests.files.importers.samples import texts_of
from tests.support.languages import english

GET_STAT = "MetricId,Timestamp,Value,Unit,Entity,EntityId,IntervalSecs,Instance"
GET_COUNTER = "Timestamp,Path,InstanceName,CookedValue"
AZURE = "TimeGenerated,Computer,ObjectName,CounterName,InstanceName,CounterValue"


def read(header: str, rows: Sequence[str], limits: Limits | None = None) -> Measured:
    return read_generic(BytesIO("\n".join([header, *rows, ""]).encode()), None, limits or Limits())


def get_stat(counter: str, value: float, entity: str = "W11-001", minute: int = 0, instance: str = "scsi0:0") -> str:
    unit = "KBps" if counter.rsplit(".", 1)[-1] in ("read", "write") else "number"
    at = f"2026-03-10 09:{minute:02}:00Z"
    return f"{counter}.average,{at},{value},{unit},{entity},VirtualMachine-vm-1,20,{instance}"


def of_machine(entity: str, minute: int, instance: str = "scsi0:0") -> list[str]:
    values = {
        "numberReadAveraged": 5 + minute,
        "numberWriteAveraged": 10,
        "read": 80,
        "write": 40,
        "totalReadLatency": 2,
    }
    return [get_stat(f"virtualDisk.{name}", each, entity, minute, instance) for name, each in values.items()]


def test_get_stat_becomes_a_series_for_each_machine() -> None:
    rows = [row for minute in range(3) for entity in ("W11-001", "W11-002") for row in of_machine(entity, minute)]
    cpu = [f"cpu.usage.average,2026-03-10 09:0{minute}:00Z,55,%,W11-001,vm,20," for minute in range(3)]
    data = "\n".join([GET_STAT, *rows]).encode()
    assert sniff(data).tool is Tool.TABLE
    measured = read(GET_STAT, rows + cpu)
    assert [(each.entity, each.kind) for each in measured.series] == [
        ("W11-001", EntityKind.VM),
        ("W11-002", EntityKind.VM),
    ]
    first = measured.series[0]
    assert first.reads_iops.tolist() == [5, 6, 7]
    assert first.writes_iops.tolist() == [10, 10, 10]
    assert first.read_bytes_per_s.tolist() == pytest.approx([80 * 1024] * 3)
    assert first.read_latency_s.tolist() == pytest.approx([0.002] * 3)
    assert "3 rows about other counters were not used" in texts_of(measured.notes)


def test_disks_of_a_machine_are_added_up_and_their_latencies_are_unknown() -> None:
    rows = [
        row for minute in range(2) for instance in ("scsi0:0", "scsi0:1") for row in of_machine("A", minute, instance)
    ]
    series = read(GET_STAT, rows).series[0]
    assert series.reads_iops.tolist() == [10, 12]
    assert np.isnan(series.read_latency_s).all()
    assert "unknown for machines with several disks" in texts_of(read(GET_STAT, rows).notes)


def test_counters_of_the_machine_rank_above_those_of_its_datastores() -> None:
    rows = []
    for minute in range(2):
        for group, value in (("datastore", 99), ("virtualDisk", 7), ("disk", 50)):
            rows += [get_stat(f"{group}.number{kind}Averaged", value, minute=minute) for kind in ("Read", "Write")]
    assert read(GET_STAT, rows).series[0].reads_iops.tolist() == [7, 7]


def test_get_counter_names_the_machine_in_the_path() -> None:
    path = r"\\w11-001\physicaldisk({})\{}"
    rows = [
        f'"2026-03-10 09:0{minute}:00Z","{path.format(instance, counter)}",{instance},{value}'
        for minute in range(2)
        for instance, value in (("0 c:", 30), ("_total", 40))
        for counter in ("disk reads/sec", "disk writes/sec")
    ]
    series = read(GET_COUNTER, rows).series[0]
    assert series.entity == "w11-001"
    assert series.reads_iops.tolist() == [40, 40]


def test_azure_monitor_logs_use_one_disk_object() -> None:
    rows = [
        f"2026-03-10T09:0{minute}:00.000Z,avd-0.contoso.example,{kind},{counter},{instance},{value}"
        for minute in range(2)
        for kind, value in (("LogicalDisk", 11), ("PhysicalDisk", 12), ("Processor Information", 50))
        for counter, instance in (("Disk Reads/sec", "C:"), ("Disk Writes/sec", "C:"), ("Avg. Disk sec/Read", "C:"))
    ]
    series = read(AZURE, rows).series[0]
    assert series.entity == "avd-0.contoso.example"
    assert series.reads_iops.tolist() == [12, 12]


def test_table_without_disk_counters_is_refused_with_what_is_allowed() -> None:
    with pytest.raises(ImportRefusedError) as refused:
        read(GET_STAT, ["cpu.usage.average,2026-03-10 09:00:00Z,55,%,W11-001,vm,20,"])
    assert "virtualDisk.numberReadAveraged.average" in english(refused.value.allowed)


def test_more_numbers_than_the_limit_are_refused() -> None:
    rows = [row for minute in range(9) for row in of_machine("A", minute)]
    with pytest.raises(ImportRefusedError):
        read(GET_STAT, rows, Limits(values_kept=40))
