"""Growth and failures: the runway of the array, and its results with failed components."""

from stormsizer.analysis.runway import Runway
from stormsizer.messages.text import msg
from stormsizer.model.scenario import Scenario
from stormsizer.report import phrases
from stormsizer.report.blocks import Block, Heading, Paragraph, Section
from stormsizer.report.sections.decisions.runway import growth_blocks
from stormsizer.report.sections.results.failures import failure_blocks
from stormsizer.simulation.result import Result


def outlook_section(result: Result, scenario: Scenario, runway: Runway | None) -> Section | None:
    """Return the section on the growth runway and failed components; None if there is neither."""
    failure = failure_blocks(result, scenario, runway)
    if runway is None and not failure:
        return None
    blocks: list[Block] = []
    if runway is not None:
        blocks += [Paragraph(text=phrases.sentence(runway.sentence), strong=True), *growth_blocks(runway)]
    blocks.append(Heading(text=msg("report-outlook-failure")))
    blocks += failure or (Paragraph(text=msg("report-outlook-no-failure")),)
    return Section(id="outlook", title=msg("report-outlook-title"), blocks=tuple(blocks))
