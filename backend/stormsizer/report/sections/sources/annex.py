"""Technical annex for engineers: how to reproduce the report and run further analyses. It is not for the customer."""

from stormsizer.messages.text import Text, msg
from stormsizer.model.scenario import Scenario
from stormsizer.report.blocks import Block, Code, Heading, Paragraph, Section
from stormsizer.report.context import ReportContext
from stormsizer.report.sections.sources.not_run import ANALYSES
from stormsizer.report.sections.sources.provenance import facts_table
from stormsizer.report.sections.sources.verification import file_stem
from stormsizer.simulation.result import Result


def annex_section(result: Result, scenario: Scenario, context: ReportContext) -> Section:
    """Return the section with the run, its versions, and the commands and API calls of each analysis."""
    stem = file_stem(result.scenario_name)
    facts: tuple[tuple[Text, Text], ...] = (
        (msg("report-fact-run"), context.run_id),
        (msg("report-fact-engine"), result.engine_version),
        (msg("report-fact-catalog"), result.catalog_version),
        (msg("report-fact-schema"), str(scenario.schema_version)),
    )
    blocks: tuple[Block, ...] = (
        Paragraph(text=msg("report-annex-intro")),
        facts_table("run", msg("report-annex-run"), facts),
        Heading(text=msg("report-annex-analyses")),
        Paragraph(text=msg("report-annex-analyses-how")),
        Code(lines=tuple(f"stormsizer {each.command} {stem}.yaml" for each in ANALYSES.values())),
        Code(lines=tuple(f"POST /api/v1/scenarios/SCENARIO_ID/{each.path}" for each in ANALYSES.values())),
    )
    return Section(id="annex", title=msg("report-annex"), blocks=blocks)
