"""Words, lines and columns for whatever a system is made of and whatever happens to it."""

from __future__ import annotations

from typing import Any, get_args

import numpy as np
import pytest
from pydantic import TypeAdapter

from stormsizer.messages.terms import COMPONENTS
from stormsizer.model.scenario import Event, Failure, Goals, Pool, Scenario, TierChoice
from stormsizer.model.scenario.goals import GOALS
from stormsizer.report import labels
from stormsizer.report.blocks import Table
from stormsizer.report.charts.traces import week_chart
from stormsizer.report.names import firmware_key
from stormsizer.report.sections.decisions.recommendation import changes
from stormsizer.report.sections.results.configuration import array_words, event_words
from stormsizer.report.sections.results.phases import phases_section
from stormsizer.storage.figures import Component, ComponentUse, TierTraffic
from stormsizer.storage.trace import Trace, quantities_of
from tests.engine import seeds
from tests.engine.report import finished_studies, finished_week
from tests.support.languages import english, in_english

EVENT: TypeAdapter[Any] = TypeAdapter(Event)
NAMES = {"vnx": "VNX5500", "efd": "100 GB SSD", "sas": "300 GB 10K", firmware_key("vnx", "old"): "Release 31"}
TIERED = (
    Component.CONTROLLER_CPU,
    Component.FLASH,
    Component.PERFORMANCE,
    Component.PORT_OUT,
    Component.PORT_IN,
    Component.HOST_LINK_IN,
    Component.HOST_LINK_OUT,
    Component.HOST_CPU,
)


def tiered(n_arrays: int = 1, n_slow: int = 15) -> Scenario:
    """The sample on two tiers."""
    acme = seeds.acme_scenario()
    tiers = (TierChoice(drive_id="efd", n_drives=5), TierChoice(drive_id="sas", n_drives=n_slow))
    changed = {"model_id": "vnx", "firmware_id": "old", "n_arrays": n_arrays, "tiers": tiers, "flash_cache_gib": 0.0}
    return acme.model_copy(update={"array": acme.array.model_copy(update=changed)})


def test_every_choice_has_a_label() -> None:
    kinds = {event.model_fields["kind"].annotation for event in get_args(get_args(Event)[0])}
    assert set(labels.EVENTS) == {get_args(kind)[0] for kind in kinds}
    assert set(labels.CLONE_TYPES) == set(get_args(Pool.model_fields["clone_type"].annotation))
    assert set(labels.PARTS) == set(get_args(Failure.model_fields["part"].annotation))
    assert [goal.field for goal in GOALS] == list(Goals.model_fields)
    assert set(Component) <= set(COMPONENTS)


@pytest.mark.parametrize(
    ("kind", "fields", "words"),
    [
        ("power_on", {}, "128 at a time"),
        ("power_on", {"desktop_fraction": 0.8}, "128 at a time, 80% in advance and the rest when users arrive"),
        ("recompose", {}, "12 at a time"),
        ("antivirus_scan", {"mb_per_s_per_desktop": 5}, "64 at a time, each at 5.0 MB/s; 10 GiB read per desktop"),
        ("patch", {}, "64 at a time, 0.50 GiB read and 1.0 GiB written per desktop"),
        ("backup", {"ends_at": 2, "read_mb_per_s": 200}, "for 2 h, reading at 200 MB/s"),
        ("replication", {"ends_at": 2, "write_mb_per_s": 40}, "for 2 h, writing at 40 MB/s"),
        ("load_test", {"ends_at": 1, "outstanding_ios": 4}, "for 1 h, queue depth 4 per desktop, 4 KiB I/O, 50% reads"),
        ("failure", {"ends_at": 4, "part": "drive", "n_parts": 2}, "for 4 h, failed: 2 drives"),
        ("failure", {"ends_at": 4, "part": "port"}, "for 4 h, failed: 1 front-end port"),
        ("outage", {"ends_at": 3}, "for 3 h"),
    ],
)
def test_event_parameters_are_described_in_words(kind: str, fields: dict[str, Any], words: str) -> None:
    event = {"id": "e", "name": "E", "kind": kind, "starts_at": "2011-05-30T00:00:00Z"} | fields
    if "ends_at" in fields:
        event["ends_at"] = f"2011-05-30T0{fields['ends_at']}:00:00Z"
    if kind not in ("backup", "replication", "failure", "outage"):
        event["pool_ids"] = ["acme"]
    assert english(event_words(EVENT.validate_python(event))) == words


def test_array_description_lists_its_tiers() -> None:
    parts = "1 controller, 5 × 100 GB SSD + 15 × 300 GB 10K, and 1 port"
    assert english(array_words(tiered().array, NAMES)) == f"VNX5500 with Release 31: {parts}"
    assert english(array_words(tiered(3).array, NAMES)) == f"3 × VNX5500 with Release 31, each with {parts}"


def test_changes_are_listed_by_tier_and_array() -> None:
    chosen = finished_studies.candidate(tiered(2, n_slow=20), "twice the array", None)
    found = changes(tiered(), chosen.model_copy(update={"host_cache_gib": 2.0}), NAMES)
    steps = [tuple(map(english, step)) for step in found]
    assert ("Arrays", "1", "2") in steps
    assert ("Drives", "5 × 100 GB SSD + 15 × 300 GB 10K", "5 × 100 GB SSD + 20 × 300 GB 10K per array") in steps
    assert ("Image cache per host", "0 GiB", "2.0 GiB") in steps


def test_week_chart_has_a_line_for_each_existing_component() -> None:
    starts_s = np.arange(0.0, seeds.acme_scenario().calendar.length_s, 600.0)
    quantities = quantities_of(TIERED)
    ends_s = seeds.acme_scenario().calendar.length_s
    trace = Trace(starts_s, ends_s, np.full((len(starts_s), len(quantities)), 0.25), quantities)
    array, around = week_chart(tiered(), trace, ()).panels[-2:]
    assert [english(line.label) for line in array.lines] == ["controller CPU", "flash drives", "fast drives"]
    assert [english(line.label) for line in around.lines] == [
        "outbound ports", "inbound ports", "host links in", "host links out", "host CPU",
    ]  # fmt: skip
    lines = (*array.lines, *around.lines)
    assert len({(line.hue, line.dash) for line in lines}) == len(TIERED)
    assert {line.mean[0] for line in lines} == {25.0}
    assert [[english(ceiling.label) for ceiling in panel.ceilings] for panel in (array, around)] == [
        ["CPU", "drives"],
        ["ports, host links, and host CPU"],
    ]


def test_tables_have_a_column_for_each_existing_component(acme: Scenario) -> None:
    week = finished_week.result(acme)
    uses = tuple(
        ComponentUse(component=c, mean_fraction=0.1 * i, peak_fraction=1, ceiling_fraction=1)
        for i, c in enumerate(TIERED)
    )
    tiers = tuple(
        TierTraffic(
            component=c, n_drives=n, drive_iops=n * 90.0, iops_per_drive=90.0, read_mb_per_s=n, write_mb_per_s=2.0 * n
        )
        for c, n in ((Component.FLASH, 4), (Component.PERFORMANCE, 15))
    )
    first = week.phases[0]
    changed = first.model_copy(
        update={"figures": first.figures.model_copy(update={"components": uses, "tiers": tiers})}
    )
    section = in_english(phases_section(week.model_copy(update={"phases": (changed,)}), acme))
    use, behind = (
        block
        for block in section.blocks
        if isinstance(block, Table) and block.id in ("phases-utilization", "phases-back-end")
    )
    assert [cell.text for cell in use.rows[0][1:]] == ["0", "10", "20", "30", "40", "50", "60", "70"]
    assert [[cell.text for cell in row] for row in behind.rows] == [
        [changed.label, "Flash", "360", "90", "4.0", "8.0"],
        ["", "Fast drives", "1,350", "90", "15", "30"],
    ]
