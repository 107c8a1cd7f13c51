"""Complete report: cover, verdict, week, logins, phases, analyses, capacity, assumptions, evidence."""

from collections.abc import Sequence

from stormsizer.messages.text import Instant, Text, msg, shown
from stormsizer.model.scenario import Scenario
from stormsizer.recommendation.bill import Bills, bills_of
from stormsizer.report import phrases
from stormsizer.report.blocks import Report, Section
from stormsizer.report.context import ReportContext
from stormsizer.report.sections.decisions.advice import advice_section, shared_windows_section
from stormsizer.report.sections.decisions.alternatives import alternatives_section
from stormsizer.report.sections.decisions.confidence import confidence_section
from stormsizer.report.sections.decisions.decision_page import decision_section
from stormsizer.report.sections.decisions.failure import failure_sections
from stormsizer.report.sections.decisions.outlook import outlook_section
from stormsizer.report.sections.decisions.recommendation import recommendation_section
from stormsizer.report.sections.decisions.sensitivity import leverage_section
from stormsizer.report.sections.results.arrays import ArrayView, arrays_section, of_each, views_of
from stormsizer.report.sections.results.capacity import space_section
from stormsizer.report.sections.results.configuration import arrays_words, simulated_section
from stormsizer.report.sections.results.cover import cover_of
from stormsizer.report.sections.results.expected import expected_section
from stormsizer.report.sections.results.first_page import verdict_page
from stormsizer.report.sections.results.logins import logins_section
from stormsizer.report.sections.results.measured import measured_section
from stormsizer.report.sections.results.phases import phases_section
from stormsizer.report.sections.results.week import week_section
from stormsizer.report.sections.sources.annex import annex_section
from stormsizer.report.sections.sources.assumptions import assumptions_section
from stormsizer.report.sections.sources.glossary import glossary_section
from stormsizer.report.sections.sources.not_run import unasked_section
from stormsizer.report.sections.sources.provenance import (
    about_section,
    numbered_sources,
    remarks_section,
    sources_section,
)
from stormsizer.report.sections.sources.validation import comparison_section
from stormsizer.report.sections.sources.verification import verification_section
from stormsizer.simulation.result import Result
from stormsizer.storage.trace import Trace
from stormsizer.timeline.occurrences import expanded

TITLE = msg("report-title")


def build_report(
    result: Result, scenario: Scenario, trace: Trace, context: ReportContext, remarks: Sequence[Text] = ()
) -> Report:
    """Convert a finished result to text, tables and charts.

    Parameters
    ----------
    remarks
        Notes from the renderer, for example about characters that its fonts lack.
    """
    scenario = expanded(scenario)
    numbers = numbered_sources(result.assumptions, context.evidence_rows, context.sources)
    views = views_of(result, scenario, trace)
    planned = None if result.other_arrays else result.states
    sections = (
        arrays_section(result, scenario, context.names),
        *of_each(views, lambda view: week_section(view.result, view.scenario, view.trace)),
        logins_section(result, scenario),
        *of_each(views, lambda view: phases_section(view.result, view.scenario)),
        expected_section(result, scenario),
        measured_section(result, context.studies.imported),
        remarks_section(result, remarks),
        *of_each(views, lambda view: _recommendation(view, context)),
        *_answers(result, scenario, context),
        simulated_section(
            scenario, context.names, result.assumptions, context.studies.hosts_from_files(scenario.hosts.n_hosts)
        ),
        *of_each(views, lambda view: space_section(view.result.capacity, view.scenario, planned)),
        assumptions_section(scenario, result.assumptions, numbers, context.names),
        comparison_section(context.evidence_rows, numbers) if context.evidence_rows else None,
        sources_section(numbers, context.sources),
        glossary_section(),
        about_section(result, scenario, context),
        *(_annex(result, scenario, context) if context.has_technical_annex else ()),
    )
    calendar, zone = scenario.calendar, scenario.time_zone
    return Report(
        title=TITLE,
        scenario_name=result.scenario_name,
        short_name=phrases.shortened(result.scenario_name, 70),
        organization=context.organization or "",
        subtitle=msg(
            "report-subtitle",
            desktops=round(scenario.n_desktops),
            starts=Instant(calendar.starts_at, zone, "date"),
            ends=Instant(calendar.ends_at, zone, "date"),
        ),
        array=arrays_words(scenario, context.names),
        created=shown(Instant(context.created_at, zone, "date_time")),
        run_id=context.run_id,
        versions=msg("report-versions", engine=result.engine_version),
        cover=cover_of(result, scenario, context),
        verdict=verdict_page(result, scenario, context.names, context.studies),
        decision=decision_section(result, scenario, trace, context),
        sections=tuple(section for section in sections if section is not None),
    )


def _answers(result: Result, scenario: Scenario, context: ReportContext) -> tuple[Section | None, ...]:
    """Return a section for each analysis that was run, and a list of those that were not."""
    studies = context.studies
    return (
        alternatives_section(studies.shortlist, scenario.goals) if studies.shortlist is not None else None,
        advice_section(studies.advice, studies.earlier_advice) if studies.advice is not None else None,
        shared_windows_section(studies.shared_windows, studies.earlier_advice) if studies.shared_windows else None,
        outlook_section(result, scenario, studies.runway),
        *failure_sections(studies.failures, scenario),
        confidence_section(studies.ranges, scenario) if studies.ranges is not None else None,
        leverage_section(studies.sensitivity) if studies.sensitivity is not None else None,
        unasked_section(studies),
    )


def _annex(result: Result, scenario: Scenario, context: ReportContext) -> tuple[Section, ...]:
    """Return the sections for engineers, which are not for the customer."""
    return annex_section(result, scenario, context), verification_section(result, scenario, context.run_id)


def _recommendation(view: ArrayView, context: ReportContext) -> Section:
    result, scenario = view.result, view.scenario
    bills = _bills(result, scenario, context)
    return recommendation_section(result.recommendation, result.confidence_prices, scenario, context.names, bills)


def _bills(result: Result, scenario: Scenario, context: ReportContext) -> Bills | None:
    return None if context.catalog is None else bills_of(scenario, result.recommendation, context.catalog)
