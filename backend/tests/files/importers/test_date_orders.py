"""Order of day and month: deduced from the clock of the whole file, asked for where it is open, and never silent."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from io import BytesIO
from typing import Any

import pytest

from stormsizer_io.importers.formats.detection import Tool
from stormsizer_io.importers.parsing.timestamps import DateOrder, deduced_order, parse_stamp
from stormsizer_io.importers.summary.document import ImportOptions, ImportSummary
from stormsizer_io.importers.summary.summarize import NamedFile, summarize
from tests.files.importers import workbooks
from tests.files.importers.test_liveoptics import LOADS, MACHINES, load, machine
from tests.support.languages import english

BEGIN = datetime(2026, 10, 3, 22, 0, tzinfo=UTC)
"""The third of October: as a date with the day first, 03/10 also looks like the tenth of March."""
ONE_DAY, NIGHT = 90, 240
"""Samples of a minute that stay within the day, and that pass midnight."""


def stamps(form: str, n: int, begin: datetime = BEGIN) -> list[str]:
    return [f"{begin + timedelta(minutes=at):{form}}" for at in range(n)]


def perfmon(form: str, n: int, quote: str = "", separator: str = ",", kind: str = "CSV") -> str:
    paths = [rf"\\VDI-1\PhysicalDisk(0 C:)\Disk {name}/sec" for name in ("Reads", "Writes")]
    rows = [[f"(PDH-{kind} 4.0) (UTC)(0)", *paths], *([stamp, "4.0", "8.0"] for stamp in stamps(form, n))]
    return "\n".join(separator.join(f"{quote}{cell}{quote}" for cell in row) for row in rows) + "\n"


def esxtop(form: str, n: int, quote: str = "") -> str:
    paths = [rf"\\esx1\Virtual Disk(VDI-1:scsi0:0)\{name}/sec" for name in ("Reads", "Writes")]
    rows = [["(PDH-CSV 4.0) (UTC)(0)", *paths], *([stamp, "4.0", "8.0"] for stamp in stamps(form, n))]
    return "\n".join(",".join(f"{quote}{cell}{quote}" for cell in row) for row in rows) + "\n"


def table(form: str, n: int) -> str:
    return "\n".join(["VM,Time,Read IOPS,Write IOPS", *(f'VDI-1,"{stamp}",4,8' for stamp in stamps(form, n))]) + "\n"


def iostat(form: str, n: int) -> str:
    report = "Device r/s w/s rkB/s wkB/s r_await w_await aqu-sz\nsda 4.0 8.0 40.0 80.0 1.0 1.0 0.1\n"
    reports = "\n".join(f"{stamp}\n{report}" for stamp in stamps(form, n))
    return "Linux 6.1.0 (vdi-1) 10/03/26 _x86_64_ (2 CPU)\n\n" + reports + "\n"


def imported(text: str, **options: object) -> ImportSummary:
    content = text.encode()
    return summarize(
        [NamedFile("file.csv", len(content), lambda: BytesIO(content))], ImportOptions.model_validate(options)
    )


def first_at(summary: ImportSummary) -> datetime:
    assert summary.refused == ()
    assert summary.workload is not None
    assert summary.workload.first_at is not None
    return summary.workload.first_at.replace(second=0)


def remarks(summary: ImportSummary) -> str:
    return "\n".join(english(remark.text) for file in summary.files for remark in file.remarks)


Maker = Callable[[str, int], str]
DAY_FIRST, MONTH_FIRST = "%d/%m/%Y %H:%M:%S", "%m/%d/%Y %H:%M:%S"


@pytest.mark.parametrize("make", [perfmon, esxtop, table, iostat])
@pytest.mark.parametrize(
    ("form", "says"), [(DAY_FIRST, "day first"), (MONTH_FIRST, "month first")], ids=["day first", "month first"]
)
def test_order_follows_from_the_clock_of_the_whole_file(make: Maker, form: str, says: str) -> None:
    found = imported(make(form, NIGHT))
    assert abs(first_at(found) - BEGIN) <= timedelta(minutes=1)
    assert f"read {says}" in remarks(found)
    assert "in order only in this reading" in remarks(found)


def test_order_of_a_compressed_file_is_deduced() -> None:
    content = gzip.compress(perfmon(DAY_FIRST, NIGHT).encode())
    found = summarize([NamedFile("file.csv.gz", len(content), lambda: BytesIO(content))])
    assert abs(first_at(found) - BEGIN) <= timedelta(minutes=1)


@pytest.mark.parametrize("make", [perfmon, table])
def test_open_order_is_asked_for(make: Maker) -> None:
    (refused,) = imported(make(DAY_FIRST, ONE_DAY)).refused
    assert "ambiguous" in english(refused.message)
    assert refused.option == "date_order"
    assert abs(first_at(imported(make(DAY_FIRST, ONE_DAY), date_order="day first")) - BEGIN) <= timedelta(minutes=1)
    assert abs(first_at(imported(make(MONTH_FIRST, ONE_DAY), date_order="month first")) - BEGIN) <= timedelta(minutes=1)


def test_esxtop_file_resaved_by_a_spreadsheet_can_be_read_with_both_options() -> None:
    resaved = esxtop("%-m/%-d/%Y %-H:%M", ONE_DAY)
    (refused,) = imported(resaved).refused
    assert refused.option == "date_order"
    (refused,) = imported(resaved, date_order="month first").refused
    assert refused.option == "spread_evenly"
    found = imported(resaved, date_order="month first", spread_evenly=True)
    assert abs(first_at(found) - BEGIN) <= timedelta(minutes=1)


def test_chosen_order_of_iostat_is_used() -> None:
    text = iostat(DAY_FIRST, ONE_DAY)
    assert first_at(imported(text)).month == 3
    assert abs(first_at(imported(text, date_order="day first")) - BEGIN) <= timedelta(minutes=1)


def test_untouched_file_of_one_day_is_read_month_first_with_a_note() -> None:
    found = imported(perfmon("%m/%d/%Y %H:%M:%S.000", ONE_DAY, '"'))
    assert abs(first_at(found) - BEGIN) <= timedelta(minutes=1)
    assert "Set the date format" in remarks(found)
    assert first_at(imported(perfmon("%d/%m/%Y %H:%M:%S.000", ONE_DAY, '"'), date_order="day first")) >= BEGIN


def test_option_does_not_change_dates_that_are_not_open() -> None:
    found = imported(perfmon(MONTH_FIRST, ONE_DAY).replace("10/03/", "10/23/"), date_order="day first")
    assert first_at(found).day == 23


@pytest.mark.parametrize("quote", ["", '"'])
def test_tab_separated_log_of_relog_is_read(quote: str) -> None:
    found = imported(perfmon("%m/%d/%Y %H:%M:%S.000", NIGHT, quote, "\t", "TSV"))
    assert [file.tool for file in found.files] == [Tool.PERFMON]
    assert abs(first_at(found) - BEGIN) <= timedelta(minutes=1)


@pytest.mark.parametrize("half", ["%p", "\u202f%p", " %p", "\u00a0%p"])
def test_chart_with_am_and_pm_is_read(half: str) -> None:
    found = imported(table(f"%-m/%-d/%Y, %-I:%M:%S{half}", NIGHT))
    assert abs(first_at(found) - BEGIN) <= timedelta(minutes=1)


@pytest.mark.parametrize("half", ["PM", "pm", "p.m.", "p. m.", "p.\u00a0m."])
def test_half_of_the_day_is_read_in_every_spelling(half: str) -> None:
    stamp = parse_stamp(f"10/03/2026 9:05:00 {half}")
    assert stamp is not None
    assert datetime.fromtimestamp(stamp.epoch_s, UTC).hour == 21


@pytest.mark.parametrize(
    ("dates", "order"),
    [
        (["03/10/2026 09:00", "03/11/2026 09:00"], DateOrder.MONTH_FIRST),
        (["03/10/2026 09:00", "04/10/2026 09:00"], DateOrder.DAY_FIRST),
        (["12/01/2026 09:00", "01/02/2026 09:00"], None),
        (["03/10/2026 09:00", "03/10/2026 10:00"], None),
        (["03/10/2026 09:00", "03/11/2026 09:00", "03/10/2026 09:00"], DateOrder.MONTH_FIRST),
        (["05/05/2026 09:00", "06/05/2026 09:00"], DateOrder.DAY_FIRST),
        (["10/03/2026 09:00", "23/03/2026 09:00"], DateOrder.DAY_FIRST),
    ],
)
def test_deduced_orders(dates: list[str], order: DateOrder | None) -> None:
    assert deduced_order(dates).order is order


def _rvtools(created: str, powered_on: str = "") -> bytes:
    return workbooks.workbook(
        {
            "vInfo": [["VM", "Powerstate", "CPUs", "Memory", "PowerOn"], ["A", "poweredOn", 2, 4096, powered_on]],
            "vMetaData": [["RVTools version", "xlsx creation datetime"], ["4.7", created]],
        }
    )


def _live_optics(created: str, begun: str = "") -> bytes:
    return workbooks.workbook(
        {
            "VM Performance": [LOADS, load("A", 1)],
            "VMs": [MACHINES, machine("A", 1)],
            "Details": [["Date", created], ["Start Time", begun]],
        }
    )


@pytest.mark.parametrize("make", [_rvtools, _live_optics])
def test_date_of_an_inventory_follows_from_its_other_dates_or_the_option(make: Callable[..., bytes]) -> None:
    def read(*dates: str, **options: Any) -> ImportSummary:
        content = make(*dates)
        named = NamedFile("file.xlsx", len(content), lambda: BytesIO(content))
        return summarize([named], ImportOptions.model_validate(options))

    def day(found: ImportSummary) -> str:
        assert found.inventory is not None
        return "" if found.inventory.taken_at is None else found.inventory.taken_at.isoformat()[:10]

    assert day(read("25/03/2026 08:00:00")) == day(read("3/25/2026 8:00 AM")) == "2026-03-25"
    assert day(read("03/10/2026 08:00:00", "25/09/2026 07:00:00")) == "2026-10-03"
    opened = read("03/10/2026 08:00:00", "01/10/2026 07:00:00")
    assert day(opened) == ""
    assert "03/10/2026 08:00:00 can be read both ways" in remarks(opened)
    assert "date format in the import options" in remarks(opened)
    assert [each.option for each in opened.files[0].remarks if each.option] == ["date_order"]
    assert day(read("03/10/2026 08:00:00", date_order="day first")) == "2026-10-03"
    assert day(read("03/10/2026", date_order="month first")) == "2026-03-10"
