"""Chapters about what was asked beyond the week: the figures are those of the answers; what was not asked is said."""

from __future__ import annotations

import math
from typing import Any, TypeVar

import pytest

from stormsizer.analysis.advice.answer import RebootWindow
from stormsizer.experience.grades import GoalStatus, Grade
from stormsizer.messages import formatting
from stormsizer.model.scenario import Growth, Scenario, parse
from stormsizer.recommendation.answer import CostOfOwnership, OwnershipPeriod
from stormsizer.report.blocks import (
    Bullets,
    Choices,
    Definitions,
    Figure,
    Intervals,
    Paragraph,
    Report,
    Section,
    Table,
    Tornado,
)
from stormsizer.report.charts.data import RoomChart, TimeChart
from stormsizer.report.document import build_report
from stormsizer.report.imported import Imported, ImportedHosts, MeasuredLoad
from stormsizer.report.sections.decisions.outlook import outlook_section
from stormsizer.report.sections.decisions.sensitivity import leverage_section
from stormsizer.report.studies import Studies
from tests.engine import seeds
from tests.engine.report import finished_studies, finished_week
from tests.support.languages import english

BlockT = TypeVar("BlockT")
CHAPTERS = ("alternatives", "advice", "outlook", "confidence", "sensitivity")


def report_of(acme: Scenario, studies: Studies) -> Report:
    """The report of the hand-made week with these answers."""
    context = finished_week.context(studies=studies)
    return build_report(finished_week.result(acme), acme, finished_week.trace(acme), context)


@pytest.fixture
def report(acme: Scenario) -> Report:
    """The report with every answer."""
    return report_of(acme, finished_studies.studies(acme))


def section(report: Report, section_id: str) -> Section:
    """One chapter of a report."""
    return next(found for found in report.sections if found.id == section_id)


def blocks(found: Section, kind: type[BlockT]) -> list[BlockT]:
    """The blocks of one kind in a chapter."""
    return [block for block in found.blocks if isinstance(block, kind)]


def rows(table: Table) -> list[list[str]]:
    """The words of a table, in English."""
    return [[english(cell.text) for cell in row] for row in table.rows]


def paragraphs(found: Section) -> str:
    """All paragraphs of a chapter, in English."""
    return " ".join(english(block.text) for block in blocks(found, Paragraph))


def test_every_answer_has_a_chapter_and_none_is_listed_as_not_run(report: Report) -> None:
    chapters = [found.id for found in report.sections]
    assert [chapter for chapter in chapters if chapter in CHAPTERS] == list(CHAPTERS)
    assert "not-run" not in chapters


@pytest.mark.parametrize(
    ("name", "chapter", "question"),
    [
        ("shortlist", CHAPTERS[0], "Which other arrays meet the same goals, and at what price?"),
        ("advice", CHAPTERS[1], "How much does a schedule change save compared with new hardware?"),
        (
            "runway",
            CHAPTERS[2],
            "How many desktops does the array support, and how long will it keep up with growth?",
        ),
        ("ranges", CHAPTERS[3], "How certain are the results?"),
        ("sensitivity", CHAPTERS[4], "Which inputs would change the verdict?"),
    ],
)
def test_analyses_that_were_not_run_are_listed_as_questions(
    acme: Scenario, name: str, chapter: str, question: str
) -> None:
    answers = finished_studies.studies(acme).model_copy(update={name: None})
    report = report_of(acme, answers)
    (bullets,) = blocks(section(report, "not-run"), Bullets)
    assert [english(item) for item in bullets.items] == [question]
    assert chapter not in [found.id for found in report.sections]


def test_all_five_analyses_are_offered_if_none_was_run(acme: Scenario) -> None:
    (bullets,) = blocks(section(report_of(acme, Studies()), "not-run"), Bullets)
    assert (
        len(bullets.items)
        == len(
            Studies.model_fields.keys()
            - {"earlier_advice", "shared_windows", "failure", "calendar_failures", "imported"}
        )
        == 5
    )


def test_alternatives_are_listed_side_by_side(report: Report) -> None:
    chapter = section(report, "alternatives")
    (table,) = blocks(chapter, Table)
    assert rows(table)[0] == [
        "Alpha", "81,250", "32.5", "12", "1,500", "+340", "Pass",
        "The controller comes nearest to its limit, at 71%.",
    ]  # fmt: skip
    assert table.rows[0][0].note == "2 controllers of Alpha"
    assert table.rows[0][6].note == finished_studies.LABEL
    gamma = table.rows[2]
    assert (english(gamma[0].text), gamma[0].mark, gamma[5].text) == ("Gamma (generic)", "broken", "–")
    assert english(gamma[7].text) == "Mon, May 30 08:00 First login: Good logins 45% (goal: at least 90%)"
    doubts = {each.term: english(each.meaning) for each in blocks(chapter, Definitions)[0].items}
    assert doubts["Alpha"] == "Nobody measured Alpha on a Monday."
    assert "not validated against measurements of a real array" in doubts["Gamma"]
    assert "simulation: 99% of reads take up to 9 ms." in doubts["Gamma"]
    assert [english(item) for item in blocks(chapter, Bullets)[0].items] == ["Delta: It has no ports."]
    words = paragraphs(chapter)
    assert "3 array families for 2,500 desktops: 2 pass and 1 fails." in words
    assert "illustrative, not a quote" in words


def test_family_at_risk_has_the_mark_and_the_word_of_its_status(acme: Scenario) -> None:
    asked = finished_studies.shortlist(acme)
    at_risk = asked.families[1].model_copy(update={"status": GoalStatus.AT_RISK, "grade": Grade.GOOD})
    changed = asked.model_copy(update={"families": (asked.families[0], at_risk, asked.families[2])})
    chapter = section(report_of(acme, Studies(shortlist=changed)), "alternatives")
    (table,) = blocks(chapter, Table)
    assert "3 array families for 2,500 desktops: 1 passes, 1 at risk, and 1 fails." in paragraphs(chapter)
    assert "36 of 1,800 valid configurations were simulated" in paragraphs(chapter)
    one = section(report_of(acme, Studies(shortlist=changed.model_copy(update={"n_candidates": 1}))), "alternatives")
    assert "1 of 1,800 valid configurations was simulated" in paragraphs(one)
    assert [(row[0].mark, english(row[6].text), row[6].mark) for row in table.rows] == [
        ("holds", "Pass", "holds"),
        ("at_risk", "At risk", "at_risk"),
        ("broken", "Fail", "broken"),
    ]


def test_alternatives_name_what_prices_contain_and_the_total_cost(acme: Scenario) -> None:
    asked = finished_studies.shortlist(acme)
    first, *others = asked.families
    total = CostOfOwnership(
        lines=(),
        missing=(),
        periods=(
            OwnershipPeriod(years=3, price=200_000, price_per_desktop=80, price_per_desktop_per_month=2.2),
            OwnershipPeriod(years=5, price=300_000, price_per_desktop=120, price_per_desktop_per_month=2),
        ),
        n_desktops=2_500,
        sentence="",
    )
    contents = "The price contains only storage: drives and software of 8 nodes. Servers are not included."
    recommendation = first.recommendation.model_copy(update={"ownership": total, "price_contents": contents})
    families = (first.model_copy(update={"recommendation": recommendation}), *others)
    basis = "Prices are compared over 3 years: purchase price of purchased storage, and the rent of cloud storage."
    changed = asked.model_copy(update={"families": families, "price_basis": basis})
    chapter = section(report_of(acme, Studies(shortlist=changed)), "alternatives")
    (table,) = blocks(chapter, Table)
    assert [english(column.label) for column in table.columns][3] == "Total cost over 3 years"
    assert [row[3] for row in rows(table)] == ["200,000", "–", "–"]
    assert basis in paragraphs(chapter)
    assert contents in english(blocks(chapter, Definitions)[0].items[0].meaning)


def test_alternatives_name_the_failures_that_every_family_was_judged_with(acme: Scenario) -> None:
    tolerant = acme.model_copy(update={"goals": acme.goals.model_copy(update={"survives": ("controller", "drive")})})
    words = [
        paragraphs(section(report_of(scenario, finished_studies.studies(scenario)), "alternatives"))
        for scenario in (tolerant, acme.model_copy(update={"goals": type(acme.goals)(survives=())}))
    ]
    told = "Each family was judged with all components working and with a controller or a drive failed."
    assert [told in each for each in words] == [True, False]


def test_schedule_changes_are_listed_with_the_hardware(report: Report) -> None:
    chapter = section(report, "advice")
    (choices,) = blocks(chapter, Choices)
    schedule, hardware = choices.choices
    assert schedule.words == "Let people arrive over 1 h instead of 28 min"
    assert [english(point) for point in schedule.points] == [
        "Mean login time: 25 s → 3.1 s",
        "Shifts 1,167 person-hours of work per day",
        "It saves 1 controller and 24 drives, worth 61,600 USD.",
    ]
    assert [english(point) for point in hardware.points] == ["61,600 USD more. Prices are illustrative, not a quote."]
    (table,) = blocks(chapter, Table)
    assert [row[1] for row in rows(table)] == ["all goals met"]
    assert "1 more change has little or no benefit and is not listed." in paragraphs(chapter)


def test_margins_of_advice_and_sensitivity_say_whose_they_are(acme: Scenario) -> None:
    asked = finished_studies.studies(acme)
    assert asked.advice is not None
    then = asked.advice.model_copy(update={"year": 2029})
    report = report_of(acme, asked.model_copy(update={"advice": then}))
    (table,) = blocks(section(report, "advice"), Table)
    assert "Smallest margin in 2029" in [english(column.label) for column in table.columns]
    said = paragraphs(section(report, "sensitivity"))
    assert "With today’s desktops and all components, the margin is smallest during" in said


def test_advice_of_an_earlier_version_states_its_version_and_the_applied_change(acme: Scenario) -> None:
    asked = finished_studies.studies(acme).model_copy(update={"earlier_advice": finished_studies.earlier_advice()})
    report = report_of(acme, asked)
    chapter = section(report, "advice")
    told = "Calculated for version 3, before the changes in this version."
    assert english(blocks(chapter, Paragraph)[0].text) == told
    schedule, hardware = blocks(chapter, Choices)[0].choices
    assert english(schedule.points[0]) == "Applied in this version."
    assert "Applied" not in " ".join(english(point) for point in hardware.points)
    (table,) = blocks(chapter, Table)
    assert english(table.rows[0][0].note).startswith("Applied in this version. ")
    points = [english(point) for answer in report.verdict.answers for point in answer.points]
    (point,) = (each for each in points if each.startswith("Schedule:"))
    assert point == f"Schedule: Let people arrive over 1 h instead of 28 min. Applied in this version. {told}"
    bought = finished_studies.earlier_advice().model_copy(update={"is_hardware_applied": True})
    chapter = section(report_of(acme, asked.model_copy(update={"earlier_advice": bought})), "advice")
    assert english(blocks(chapter, Choices)[0].choices[1].points[0]) == "Applied in this version."


def test_first_page_states_reboot_windows_that_a_change_makes_shorter(acme: Scenario) -> None:
    def window(site: str, words: str) -> RebootWindow:
        sentence = f"Reboot, {site}: plan a window of 4 min."
        times = {"window_s": 240, "now_s": 840, "n_slots_now": 64, "shortest_s": 144, "n_slots": 400}
        return RebootWindow(label=f"Reboot, {site}", words=words, sentence=sentence, **times)  # type: ignore[arg-type]

    windows = (window("Paris", ""), window("London", "Start 400"), window("New York", "Start 400"))
    advice = finished_studies.advice(acme).model_copy(update={"reboot_windows": windows})
    outlook = report_of(acme, Studies(advice=advice)).verdict.outlook
    assert [english(each) for each in outlook] == [each.sentence for each in windows[1:]]
    earlier = Studies(advice=advice, earlier_advice=finished_studies.earlier_advice())
    (london, new_york) = report_of(acme, earlier).verdict.outlook
    assert english(london) == windows[1].sentence
    assert english(new_york).endswith(" Calculated for version 3, before the changes in this version.")


def test_week_that_no_schedule_change_fixes_is_reported(acme: Scenario) -> None:
    advice = finished_studies.advice(acme).model_copy(update={"cheapest_schedule_change": None, "changes": ()})
    chapter = section(report_of(acme, Studies(advice=advice)), "advice")
    words = blocks(chapter, Choices)[0].choices[0].words
    assert english(words) == "No schedule change alone meets all goals."
    held = advice.model_copy(update={"holds": True})
    chapter = section(report_of(acme, Studies(advice=held)), "advice")
    words = blocks(chapter, Choices)[0].choices[0].words
    assert english(words) == "No change needed: all goals are met."


def test_runway_has_a_chart_a_table_and_years(acme: Scenario, report: Report) -> None:
    chapter = section(report, "outlook")
    runway = finished_studies.runway(acme)
    (figure,) = blocks(chapter, Figure)
    chart = figure.chart
    assert isinstance(chart, RoomChart)
    assert [(band.starts, band.ends, band.grade) for band in chart.bands] == [
        (1000, 2500, "good"),
        (2500, 2800, "fair"),
    ]
    assert chart.lines[0].margin_fractions == tuple(point.phases[0].margin_fraction for point in runway.curve)
    assert [line.label for line in chart.lines] == ["1", "2", "3", "", ""]
    assert "1: Event 0; 2: Event 1; 3: Event 2." in english(figure.caption)
    assert [english(mark.label) for mark in chart.marks] == ["today: 2,500", "goals met up to 1,690"]
    reach, years = blocks(chapter, Table)
    assert rows(reach)[1:3] == [
        ["Maximum that meets all goals", "1,690", "", "810 fewer than today. Resolution: 10 desktops."],
        ["First missed goal", "1,700", finished_studies.LABEL, "Good logins 45% (goal: at least 90%)"],
    ]
    assert rows(years)[1][:3] == ["2012", "2,750", "missed"]
    assert years.rows[1][3].mark == "poor"
    assert english(years.rows[1][4].note) == "The hosts cannot support this many desktops."


def losing(part: str) -> Scenario:
    """The sample with a part that may be missing, and a failure during the first login."""
    document = seeds.acme_document()
    login = next(event for event in document["events"] if event["id"] == "first-login")
    document["goals"] = {"survives": [part]}
    failure: dict[str, Any] = {"id": "lost", "name": "A drive dies", "kind": "failure", "part": part}
    document["events"].append(failure | {"starts_at": login["starts_at"], "ends_at": "2011-05-30T10:00:00Z"})
    return parse(document)


def test_failures_are_listed_by_part_and_by_event() -> None:
    scenario = losing("drive")
    chapter = outlook_section(finished_week.result(scenario), scenario, finished_studies.runway(scenario))
    assert chapter is not None
    parts, events = blocks(chapter, Table)[-2:]
    assert [(english(cell.text), cell.mark) for cell in parts.rows[0]] == [
        ("Drive", ""),
        ("Mon, May 30 08:00 First login: With one drive failed: Good logins 45% (goal: at least 90%)", "broken"),
        ("Pass", "holds"),
    ]
    assert rows(events) == [
        ["1 drive", finished_studies.LABEL, "45% good logins, mean 25 s", finished_studies.BINDING.sentence]
    ]


def test_failures_have_a_chapter_without_growth() -> None:
    scenario = losing("drive")
    chapter = outlook_section(finished_week.result(scenario), scenario, None)
    assert chapter is not None
    assert rows(blocks(chapter, Table)[0])[0][1] == "not analyzed"
    assert english(chapter.title) == "Component failure"


def test_planned_growth_is_stated_without_a_growth_runway() -> None:
    scenario = losing("drive")
    growth = Growth(desktops_fraction_per_year=0.1, through_year=2014)
    planned = scenario.model_copy(update={"growth": growth})
    chapter = outlook_section(finished_week.result(scenario), planned, None)
    assert chapter is not None
    n_desktops = math.ceil(scenario.n_desktops * 1.1**3)
    assert english(chapter.title) == "Growth and component failure"
    assert english(blocks(chapter, Paragraph)[0].text) == (
        f"The recommendation covers growth of 10% per year through 2014: {n_desktops:,} desktops. "
        "The growth runway was not analyzed."
    )


def test_recommended_configuration_that_is_simulated_has_the_same_answer_twice() -> None:
    scenario = losing("drive")
    result = finished_week.result(scenario)
    assert result.recommendation is not None
    same = scenario.model_copy(update={"array": result.recommendation.chosen.configuration})
    chapter = outlook_section(result, same, None)
    assert chapter is not None
    assert rows(blocks(chapter, Table)[0])[0][1:] == ["Pass", "Pass"]


def test_chapter_is_omitted_without_growth_and_failures(acme: Scenario) -> None:
    assert outlook_section(finished_week.result(acme), acme, None) is None


def test_monte_carlo_chapter_has_a_band_intervals_and_a_table(acme: Scenario, report: Report) -> None:
    chapter = section(report, "confidence")
    ranges = finished_studies.ranges(acme)
    (figure,) = blocks(chapter, Figure)
    chart = figure.chart
    assert isinstance(chart, TimeChart)
    (line,) = chart.panels[0].lines
    band = ranges.bands.total_iops
    assert (line.min, line.mean, line.max, chart.edges_s) == (band.p10, band.p50, band.p90, ranges.bands.edges_s)
    assert chart.panels[1].logarithmic
    assert chart.panels[1].ceilings[0].value == acme.goals.host_latency_max_ms
    drawn = blocks(chapter, Intervals)
    assert [english(each.caption) for each in drawn] == [
        "Mean login time: P10 to P90, with the median",
        "Good logins: P10 to P90, with the median",
        "Response time at the hosts: P10 to P90, with the median",
    ]
    (row,) = drawn[0].rows
    assert (row.p10, row.p50, row.p90, row.mark) == (15.9, 25.2, 35.5, "fair")
    assert english(row.figures) == "16 to 36 s; goals met in 28%"
    assert (drawn[1].ends, drawn[1].limit) == (1.0, acme.goals.login_min_good_fraction)
    (table,) = blocks(chapter, Table)
    assert rows(table)[0] == [f"{finished_studies.LABEL}: goals met in 28% of the simulations"]
    figures = ranges.phases[0].figures[0]
    assert rows(table)[1] == [
        "Mean login time",
        *(formatting.duration(value) for value in (figures.plain, figures.p10, figures.p50, figures.p90)),
    ]
    words = paragraphs(chapter)
    assert "simulated 40 times with random values for the uncertain inputs (seed 7)" in words
    assert "1 phase with less uncertainty than those shown, or with little load, is not listed." in words
    points = [english(item) for block in blocks(chapter, Bullets) for item in block.items]
    assert points == [
        "Good logins: missed in 73% of the simulations, most often in Mon, May 30 08:00 First login.",
        "CPU: more leaves less.",
        "2 simulations failed: The power-on is later than the login.",
        "42 numbers stay as they are.",
    ]


def test_tornado_has_bars_for_margin_changes_and_rows_for_verdict_changes(report: Report) -> None:
    chapter = section(report, "sensitivity")
    (tornado,) = blocks(chapter, Tornado)
    assert [(bar.label, bar.low, bar.high, english(bar.figures)) for bar in tornado.bars] == [
        ("Desktops", -0.1, -3.25, "2,250 to 2,750"),
    ]
    assert (tornado.starts, tornado.now, tornado.ends) == (-3.25, -0.5, 0.0)
    ends = [english(tornado.starts_text), english(tornado.ends_text)]
    assert ends == ["goal missed by 3.3 times its value", "exactly at the goal"]
    inputs, events, steps = blocks(chapter, Table)
    assert rows(inputs) == [
        ["Desktops", "2,500", "2,250 to 2,750", "−10% … −325%", "18 s … 32 s", "1,679 (−33%)"],
    ]
    assert rows(events)[0] == [finished_studies.LABEL, "−50%", "Controller CPU at 95%: people wait for it."]
    assert rows(steps)[0] == ["One more controller", "60,800 USD more", "met", "It makes the week hold."]


def test_extreme_value_does_not_hide_the_other_bars(acme: Scenario) -> None:
    found = finished_studies.sensitivity(acme)
    desktops = found.inputs[0]
    assert desktops.high is not None
    wild = desktops.model_copy(
        update={"id": "wild", "high": desktops.high.model_copy(update={"margin": -41_100.0}), "swing": 41_099.9}
    )
    chapter = leverage_section(found.model_copy(update={"inputs": (wild, desktops)}))
    (tornado,) = blocks(chapter, Tornado)
    assert [bar.high for bar in tornado.bars] == [-41_100.0, -3.25]
    assert (tornado.starts, english(tornado.starts_text)) == (-10.0, "goal missed by 10 times its value or more")
    assert rows(blocks(chapter, Table)[0])[0][3] == "−10% … < −1,000%"


def test_tornado_is_omitted_when_no_input_changes_the_margin(acme: Scenario) -> None:
    still = finished_studies.sensitivity(acme)
    bars = tuple(each.model_copy(update={"swing": 0.0, "flip": None}) for each in still.inputs)
    chapter = leverage_section(still.model_copy(update={"inputs": bars}))
    assert not blocks(chapter, Tornado)
    assert "No input alone changes the margin or the verdict." in paragraphs(chapter)


def test_runway_without_margins_is_only_a_table(acme: Scenario) -> None:
    reach = finished_studies.runway(acme)
    bare = tuple(
        each.model_copy(
            update={"phases": tuple(phase.model_copy(update={"margin_fraction": None}) for phase in each.phases)}
        )
        for each in reach.curve
    )
    chapter = section(report_of(acme, Studies(runway=reach.model_copy(update={"curve": bare}))), "outlook")
    assert not blocks(chapter, Figure)
    assert blocks(chapter, Table)


def test_limit_of_the_hosts_comes_first_if_they_run_fewer_desktops_than_the_array(acme: Scenario) -> None:
    reach = finished_studies.runway(acme)
    hosts = reach.hosts.model_copy(update={"most_desktops": 960})
    report = report_of(acme, Studies(runway=reach.model_copy(update={"hosts": hosts})))
    table = blocks(section(report, "outlook"), Table)[0]
    assert [row[:2] for row in rows(table)[1:3]] == [
        ["Maximum that the hosts support", "960"],
        ["Maximum of the array alone", "1,690"],
    ]
    assert english(report.verdict.outlook[0]).startswith(
        "960 desktops can be run, 1,540 fewer than today: host memory is the limit. The array alone supports 1,690"
    )


def test_hosts_and_peaks_of_files_are_named_with_their_file(acme: Scenario) -> None:
    load = MeasuredLoad(
        name="OFFICE",
        n_machines=44,
        peak_iops_upper_bound=7920.0,
        read_latency_ms=1.5,
        write_latency_ms=None,
        provenance="Live Optics, lo.xlsx",
    )
    hosts = ImportedHosts(n_hosts=acme.hosts.n_hosts, files="Live Optics, lo.xlsx")
    report = report_of(acme, Studies(imported=Imported(hosts=hosts, loads=(load,))))
    (table,) = blocks(section(report, "measured"), Table)
    first, busiest, *_ = rows(table)
    assert first == ["Measured: OFFICE, 44 machines", "at most 7,920 IOPS", "1.5 ms", "–"]
    assert table.rows[0][0].note == "Live Optics, lo.xlsx"
    assert busiest[0].startswith("Simulated: ")
    arrays = next(each for each in blocks(section(report, "configuration"), Table) if each.id == "array")
    assert ["Hosts", f"{acme.hosts.n_hosts}, imported from Live Optics, lo.xlsx"] in rows(arrays)

    assert "does not cover loads above" not in paragraphs(section(report, "measured"))

    changed = hosts.model_copy(update={"n_hosts": acme.hosts.n_hosts + 1})
    report = report_of(acme, Studies(imported=Imported(hosts=changed)))
    arrays = next(each for each in blocks(section(report, "configuration"), Table) if each.id == "array")
    assert ["Hosts", f"{acme.hosts.n_hosts}"] in rows(arrays)
    assert "measured" not in [each.id for each in report.sections]


def test_measured_peak_above_the_simulated_one_is_a_risk(acme: Scenario) -> None:
    simulated = max(phase.figures.peak_iops for phase in finished_week.result(acme).phases)
    loads = tuple(
        MeasuredLoad(
            name=name,
            n_machines=44,
            peak_iops_upper_bound=0.75 * simulated,
            read_latency_ms=None,
            write_latency_ms=None,
            provenance="Live Optics, lo.xlsx",
        )
        for name in ("OFFICE", "DESIGN")
    )
    report = report_of(acme, Studies(imported=Imported(loads=loads)))
    assert "50% above the simulated peak" in paragraphs(section(report, "measured"))
    (table,) = [each for each in blocks(report.decision, Table) if each.id == "risks"]
    (risk,) = [row for row in rows(table) if "50% above the simulated peak" in row[0]]
    assert risk[1].startswith("Record the IOPS of all desktops together")


def test_first_page_includes_the_answers(acme: Scenario, report: Report) -> None:
    page = report.verdict
    share = "If the inputs vary within their ranges, all goals are met in 28% of 40 simulated weeks"
    limit = "First goal missed with more desktops: Good logins (Mon, May 30 08:00 First login)."
    reach = f"All goals are met for up to 1,690 desktops, 810 fewer than now. {limit}"
    assert [english(sentence) for sentence in page.outlook] == [
        f"{share} (95% confidence interval: 16 to 43%).",
        f"{reach} A goal is first missed in 2011.",
    ]
    change = next(answer for answer in page.answers if english(answer.question) == "Recommended changes")
    assert english(change.points[0]) == "Schedule: Let people arrive over 1 h instead of 28 min."
    assert report_of(acme, Studies()).verdict.outlook == ()
