"""Pseudonyms replace names in everything that an import returns, and do not change its figures."""

from __future__ import annotations

import io
from functools import partial
from typing import Any

from stormsizer_io.importers.parsing.named_files import NamedFile
from stormsizer_io.importers.summary.document import ImportOptions, ImportSummary
from stormsizer_io.importers.summary.pseudonyms import Pseudonyms
from stormsizer_io.importers.summary.summarize import summarize
from tests.files.importers.test_other_machines import live_optics, rvtools, table

ICS = b"""BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Shift of Gwendolyn\r
DTSTART:20260310T080000Z\r\nDTEND:20260310T090000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"""
BROKEN = b'time,machine,reads per second,writes per second\n2026-03-10T09:00:00Z,GWENDOLYN,"1,2\n'
FILES = {"rv.xlsx": rvtools(), "lo.xlsx": live_optics(), "t.csv": table(), "c.ics": ICS, "b.csv": BROKEN}
NAMES = ("W11", "SQL", "PRINT", "GWENDOLYN")


def read(key: bytes = b"key", **options: Any) -> ImportSummary:
    given = [NamedFile(name, len(data), partial(io.BytesIO, data)) for name, data in FILES.items()]
    return summarize(given, ImportOptions.model_validate(options), key=key)


def without_names(summary: ImportSummary) -> dict[str, Any]:
    """The figures of inventory and load."""
    assert summary.inventory is not None
    assert summary.workload is not None
    pools = [pool.model_dump(exclude={"name", "why", "clusters", "load"}) for pool in summary.inventory.pools]
    unpooled = summary.inventory.unpooled
    assert unpooled is not None
    curve = summary.workload.curve
    assert curve is not None
    return {
        "pools": sorted(((each["n_desktops"], each["totals"]) for each in pools), key=lambda each: each[0]),
        "unpooled": unpooled.model_dump(),
        "reads": curve.reads_iops,
        "entries": summary.calendar and [(each.kind, each.starts_at) for each in summary.calendar.entries],
    }


def test_summary_contains_no_name_and_the_same_figures() -> None:
    plain, hidden = read(), read(pseudonyms=True)
    assert all(name in plain.model_dump_json().upper() for name in NAMES)
    assert [name for name in NAMES if name in hidden.model_dump_json().upper()] == []
    assert without_names(hidden) == without_names(plain)


def test_pseudonyms_are_stable_for_a_key_and_keep_groups() -> None:
    one, other = Pseudonyms(b"one"), Pseudonyms(b"other")
    assert one.name("W11-017") == Pseudonyms(b"one").name("w11-017") != other.name("W11-017")
    assert one.name("W11-017").rpartition("-")[0] == one.name("W11-018").rpartition("-")[0]
    assert one.name("W11-017").endswith("-017")
    assert one.name("W11-017.corp.example").startswith(one.name("W11-017") + ".")
    assert one.name("") == ""


def test_another_key_gives_other_names() -> None:
    plain, hidden = (pool_names(key) for key in (b"a", b"b"))
    assert plain
    assert plain.isdisjoint(hidden)


def pool_names(key: bytes) -> set[str]:
    inventory = read(key, pseudonyms=True).inventory
    assert inventory is not None
    return {str(pool.name) for pool in inventory.pools}
