"""The report says what the result says, in figures of the one formatter, and nothing else."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from datetime import timedelta

import pytest

from stormsizer.evidence.rows import BacktestRow
from stormsizer.experience.grades import GoalStatus
from stormsizer.messages import formatting
from stormsizer.messages.text import msg
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Budget, OtherWorkloads, Scenario
from stormsizer.recommendation.configuration_cost import configuration_cost
from stormsizer.report.blocks import Figure, Paragraph, Report, SmallFigures, Table
from stormsizer.report.charts.data import TimeChart
from stormsizer.report.document import build_report
from stormsizer.report.sections.results.phases import MOST_ROWS
from stormsizer.report.sections.sources.assumptions import ORDER
from stormsizer.report.sections.sources.validation import summary
from stormsizer.simulation.result import Phase
from tests.engine.report import finished_week
from tests.support.languages import english, in_english


@pytest.fixture
def report(acme: Scenario) -> Report:
    """The report of the hand-made week."""
    return in_english(
        build_report(
            finished_week.result(acme), acme, finished_week.trace(acme), finished_week.context(organization="Acme")
        )
    )


def tables(report: Report) -> Iterator[Table]:
    """Every table of a report."""
    for section in report.sections:
        yield from (block for block in section.blocks if isinstance(block, Table))


def table(report: Report, table_id: str) -> Table:
    """The table with this id."""
    return next(found for found in tables(report) if found.id == table_id)


def texts(found: Table) -> list[list[str]]:
    """The words of a table."""
    return [[english(cell.text) for cell in row] for row in found.rows]


def test_first_page_lists_met_goals_missed_goals_bottlenecks_and_changes(report: Report) -> None:
    page = report.verdict
    answers = {answer.question: " ".join(map(english, answer.points)) for answer in page.answers}
    assert (page.status, page.mark, page.headline) == (GoalStatus.FAILS, "broken", "Fail: not all goals are met")
    assert "Tuesday login: 100% good, mean 1.0 s" in answers["Goals met"]
    assert answers["Goals missed"] == "Mon, May 30 08:00 First login: Good logins 45% (goal: at least 90%)"
    assert "Controller CPU at 95% is what people wait for." in answers["Bottlenecks"]
    assert "Drives: 48 × fc-450gb-15k → 72 × fc-450gb-15k" in answers["Recommended changes"]
    assert [figure.value for figure in page.key_figures] == ["3 of 4", "25 s", "46,499 IOPS", "76%"]


def test_first_page_of_a_week_that_meets_all_goals_says_so(acme: Scenario) -> None:
    week = finished_week.result(acme)
    held = tuple(phase for phase in week.phases if phase.holds)
    met = {"status": GoalStatus.PASSES, "holds": True, "n_holding": 3, "n_phases": 3, "worst_phase_id": None}
    verdict = week.verdict.model_copy(update=met)
    result = week.model_copy(update={"phases": held, "verdict": verdict, "recommendation": None})
    page = in_english(build_report(result, acme, finished_week.trace(acme), finished_week.context()).verdict)
    assert page.headline == "Pass: all goals are met"
    assert page.answers[1].points == ("All phases meet all goals.",)
    assert page.answers[3].points == ("This report does not include a search for other configurations.",)


def test_first_page_recommends_no_change_if_the_simulated_configuration_is_the_cheapest(acme: Scenario) -> None:
    week = finished_week.result(acme)
    assert week.recommendation is not None
    same = week.recommendation.chosen.model_copy(update={"configuration": acme.array, "host_cache_gib": 0.0})
    for holds, starts in ((True, "No change: of the configurations compared, the simulated one"), (False, "")):
        recommendation = week.recommendation.model_copy(update={"chosen": same, "holds": holds})
        scenario = acme.model_copy(update={"hosts": acme.hosts.model_copy(update={"host_cache_gib": 0.0})})
        result = week.model_copy(update={"recommendation": recommendation})
        page = in_english(
            build_report(result, scenario, finished_week.trace(scenario), finished_week.context()).verdict
        )
        first = english(page.answers[3].points[0])
        assert first.startswith(starts)
        assert first.startswith("No change") is holds


def test_first_page_compares_the_costs_with_the_budget(acme: Scenario, catalog: Catalog) -> None:
    scenario = acme.model_copy(update={"budget": Budget(amount=100_000)})
    cost = configuration_cost(scenario, catalog)
    week = finished_week.result(scenario)
    assert week.recommendation is not None
    recommendation = week.recommendation.model_copy(update={"budget": cost.budget})
    week = week.model_copy(update={"cost": cost, "recommendation": recommendation})
    page = in_english(
        build_report(week, scenario, finished_week.trace(scenario), finished_week.context(organization="Acme"))
    ).verdict
    sentence = "20,000 USD above the budget of 100,000 USD over 3 years."
    figure = next(figure for figure in page.key_figures if figure.id == "cost")
    assert english(figure.note).endswith(sentence)
    answers = {answer.question: " ".join(map(english, answer.points)) for answer in page.answers}
    assert sentence in answers["Recommended changes"]


def test_phase_rows_match_the_figures_of_the_result(report: Report, acme: Scenario) -> None:
    load, response = table(report, "phases-load"), table(report, "phases-response-time")
    use, behind = table(report, "phases-utilization"), table(report, "phases-back-end")
    assert [column.label for column in use.columns] == ["Phase", "CPU", "Drives", "Ports out", "Ports in"]
    # the mean of reads and writes in the slowest minute may be below the mean of the writes
    assert response.columns[3].label == "All I/O together, slowest minute"
    for i, phase in enumerate(finished_week.phases(acme)):
        figures = phase.figures
        assert [cell.text for cell in load.rows[i]] == [
            phase.label,
            "2,500",
            formatting.duration(phase.duration_s),
            formatting.number(figures.reads_iops),
            formatting.number(figures.writes_iops),
            formatting.number(figures.peak_iops),
            formatting.number(figures.read_mb_per_s),
            formatting.number(figures.write_mb_per_s),
        ]
        assert response.rows[i][1].text == formatting.number(figures.host_read_latency_ms)
        shares = [formatting.percent(each.mean_fraction).removesuffix("%") for each in figures.components]
        assert [cell.text for cell in use.rows[i][1:]] == shares
        (tier,) = figures.tiers
        back_end = (tier.drive_iops, tier.drive_iops / 42, tier.read_mb_per_s, tier.write_mb_per_s)
        assert [cell.text for cell in behind.rows[i][1:]] == [formatting.number(value) for value in back_end]
        assert response.rows[i][-1].mark == ("holds" if phase.holds else "broken")


def test_assumptions_are_numbered_consecutively_and_cover_every_origin(report: Report) -> None:
    section = next(section for section in report.sections if section.id == "assumptions")
    rows = [row for block in section.blocks if isinstance(block, Table) for row in block.rows if len(row) > 1]
    assert [row[0].text for row in rows] == [str(i) for i in range(1, len(rows) + 1)]
    assert sum(isinstance(block, Table) for block in section.blocks) == len(ORDER)
    calibrated = next(row for row in rows if row[1].text == "CPU per read")
    assert [cell.text for cell in calibrated[2:]] == ["74.3 µs", "70.1 to 79.6 µs", "[1] 12 evidence rows"]


def test_fields_with_default_values_are_labeled_as_defaults_even_if_a_form_wrote_them(acme: Scenario) -> None:
    written = type(acme.goals)().model_dump() | {"host_latency_max_ms": 12.0}
    given = acme.model_copy(update={"goals": type(acme.goals).model_validate(written)})
    report = in_english(
        build_report(finished_week.result(acme), given, finished_week.trace(acme), finished_week.context())
    )
    assert ["Response time at the hosts", "at most 12 ms", "set"] in texts(table(report, "goals"))
    assert ["Controller CPU", "at most 90%", "default"] in texts(table(report, "goals"))


def test_goals_say_once_which_phases_have_no_goal_for_utilization(report: Report) -> None:
    said = [
        english(block.text) for section in report.sections for block in section.blocks if isinstance(block, Paragraph)
    ]
    (remark,) = (each for each in said if "Some phases run at full speed" in each)
    assert "not for utilization: Deployment, " in remark
    assert "Power-on, Reboot, " in remark
    assert "Antivirus scan" in remark


def test_sources_are_numbered_in_order_of_use(report: Report) -> None:
    rows = texts(table(report, "sources"))
    assert [row[:2] for row in rows] == [["[1]", "A study"], ["[2]", "A data sheet"]]


def test_evidence_shows_measured_and_predicted(report: Report) -> None:
    rows = texts(table(report, "validation-checks"))
    assert rows == [
        ["First login"],
        ["Mean login time", "FAS3270 on every release", "[1] Table 9", "25 s", "24.6 s", "−2%", "15%", "within"],
    ]


def test_bounds_are_not_counted_as_measured_values() -> None:
    (row,) = finished_week.context().evidence_rows
    assert isinstance(row, BacktestRow)
    bound = row.model_copy(update={"qualifier": "below"})
    for rows, sentence in (
        ([row], "1 of 1 independent measured values are within tolerance."),
        ([bound], "1 of 1 published bounds are met."),
    ):
        assert english(summary(rows)) == sentence
    assert english(summary([row, bound])).startswith("1 of 1 independent measured values are within tolerance. 1 of 1")


def test_evidence_chapter_is_omitted_without_evidence_rows(acme: Scenario) -> None:
    context = dataclasses.replace(finished_week.context(), evidence_rows=())
    report = build_report(finished_week.result(acme), acme, finished_week.trace(acme), context)
    assert not [section for section in report.sections if section.id == "validation"]


def test_instant_without_a_time_zone_is_rejected() -> None:
    with pytest.raises(ValueError, match="needs a time zone"):
        finished_week.context(created_at=finished_week.CREATED_AT.replace(tzinfo=None))


def test_every_storm_has_a_small_chart_and_every_chart_a_description(report: Report) -> None:
    week = report.sections[0].blocks
    storms = next(block for block in week if isinstance(block, SmallFigures))
    whole = next(block for block in week if isinstance(block, Figure))
    assert len(storms.figures) == 3
    assert "41,517 IOPS on average" in english(storms.figures[1].words)
    assert all(figure.alternative for figure in storms.figures)
    assert "46,499 IOPS" in english(whole.alternative)
    assert isinstance(whole.chart, TimeChart)
    assert max(x or 0 for x in whole.chart.panels[0].lines[0].max) == pytest.approx(36_085 * 1.12, rel=0.001)


def test_table_with_too_many_phases_reports_what_it_omits(acme: Scenario) -> None:
    week = finished_week.result(acme)
    many = tuple(phase.model_copy(update={"id": f"{phase.id}-{i}"}) for i in range(80) for phase in week.phases)
    report = build_report(
        week.model_copy(update={"phases": many}), acme, finished_week.trace(acme), finished_week.context()
    )
    assert len(table(report, "phases-load").rows) == MOST_ROWS
    assert "200 of 320 phases" in in_english(report).model_dump_json()


def test_first_page_says_that_the_load_was_measured(acme: Scenario) -> None:
    result = finished_week.result(acme)
    name = "Call center, measured"
    fact = result.assumptions[0].model_copy(
        update={
            "label": msg("assumption-label", document=name, fact="Reads"),
            "unit": "IOPS",
            "origin": "stated",
            "source": "own",
            "where": "live-optics.xlsx, Nov 20",
        }
    )
    entered = {"unit": "s", "origin": "specified", "source": "own-workloads-call-center"}
    guest_time = fact.model_copy(update=entered)  # says nothing about the load
    context = finished_week.context()
    login = fact.model_copy(update={"unit": "I/Os"})
    steady_state = "The steady-state load of all desktops is from measurements at the customer’s site."
    load = "The load of all desktops is from measurements at the customer’s site."
    for assumptions, told in (
        ((fact, *result.assumptions), steady_state),
        ((fact, login, *result.assumptions), load),
        ((login, *result.assumptions), None),
        ((guest_time, *result.assumptions), None),
        (result.assumptions, None),
    ):
        changed = result.model_copy(update={"assumptions": assumptions})
        named = dataclasses.replace(context, names={**context.names, acme.pools[0].profile_id: name})
        report = build_report(changed, acme, finished_week.trace(acme), named)
        sentence = english(report.verdict.sentence)
        assert [each for each in (steady_state, load) if each in sentence] == ([told] if told else [])


def test_configuration_lists_other_workloads_of_the_array(acme: Scenario) -> None:
    others = OtherWorkloads(reads_iops=500.0, writes_iops=100.0, used_gib=2000.0)
    shared = acme.model_copy(update={"array": acme.array.model_copy(update={"other_workloads": others})})

    def rows(scenario: Scenario) -> list[list[str]]:
        trace = finished_week.trace(acme)
        return texts(
            table(
                in_english(build_report(finished_week.result(acme), scenario, trace, finished_week.context())), "array"
            )
        )

    text = "500 IOPS of reads and 100 IOPS of writes of 16 KiB each, 2,000 GiB of used space"
    assert ["Other workloads", text] in rows(shared)
    none = acme.array.model_copy(update={"other_workloads": OtherWorkloads(nothing_else=True)})
    stated = acme.model_copy(update={"array": none})
    assert ["Other workloads", "As stated, nothing else runs on the array."] in rows(stated)
    assert "Other workloads" not in [label for label, _ in rows(acme)]


def test_load_of_an_event_is_stated_once_for_all_its_pools(acme: Scenario) -> None:
    pool = acme.pools[0]
    office, design = pool.model_copy(update={"name": "OFFICE"}), pool.model_copy(update={"id": "d", "name": "DESIGN"})
    scenario = acme.model_copy(update={"pools": (office, design)})
    result = finished_week.result(acme)
    login = next(phase for phase in result.phases if phase.experience is not None)
    steady = login.model_copy(
        update={
            "phase": Phase.STEADY_STATE,
            "label": "Steady state",
            "experience": None,
            "holds": True,
            "status": GoalStatus.PASSES,
        }
    )
    days = (steady, steady.model_copy(update={"starts_at": steady.starts_at + timedelta(days=1)}))
    phases = tuple(
        day.model_copy(update={"id": f"{i}-{pool.id}", "pool_ids": (pool.id,)})
        for pool in (office, design)
        for i, day in enumerate(days)
    )
    changed = result.model_copy(update={"phases": phases})
    report = build_report(changed, scenario, finished_week.trace(acme), finished_week.context())
    load = [point for point in map(english, report.verdict.answers[0].points) if "IOPS" in point]
    assert len(load) == 1
    assert "OFFICE and DESIGN" in load[0]
    assert "2 days" in load[0]
