"""Growth and failure: the runway of the array, and its results with a failed component."""

from stormsizer.analysis.runway import Runway
from stormsizer.model.scenario import Scenario
from stormsizer.report import phrases
from stormsizer.report.blocks import Block, Heading, Paragraph, Section
from stormsizer.report.sections.decisions.runway import growth_blocks
from stormsizer.report.sections.results.failures import failure_blocks
from stormsizer.simulation.result import Result


def outlook_section(result: Result, scenario: Scenario, runway: Runway | None) -> Section | None:
    """Both, if analyzed; none otherwise."""
    failure = failure_blocks(result, scenario, runway)
    if runway is None and not failure:
        return None
    blocks: list[Block] = []
    if runway is not None:
        blocks += [Paragraph(text=phrases.sentence(runway.sentence), strong=True), *growth_blocks(runway)]
    blocks.append(Heading(text="With a part missing"))
    none = "No part may be missing by the goals of the scenario (survives), and its calendar holds no failure."
    blocks += failure or (Paragraph(text=none),)
    return Section(id="outlook", title="Growth and failure", blocks=tuple(blocks))
