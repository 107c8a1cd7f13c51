"""Analyses that were not run for this report."""

from typing import NamedTuple

from stormsizer.messages.text import Message, msg
from stormsizer.report.blocks import Bullets, Paragraph, Section
from stormsizer.report.studies import Studies


class Analysis(NamedTuple):
    """An additional analysis of a scenario: the question it answers, its command, and its API path."""

    question: Message
    command: str
    path: str


ANALYSES: dict[str, Analysis] = {
    "shortlist": Analysis(msg("report-not-run-shortlist"), "recommend", "shortlists"),
    "advice": Analysis(msg("report-not-run-advice"), "advise", "advices"),
    "runway": Analysis(msg("report-not-run-runway"), "runway", "runways"),
    "ranges": Analysis(msg("report-not-run-ranges"), "range", "ranges"),
    "sensitivity": Analysis(msg("report-not-run-sensitivity"), "sensitivity", "sensitivities"),
}
"""Analyses by the name of their field in ``Studies``."""


def unasked_section(studies: Studies) -> Section | None:
    """Return a section that lists each analysis that was not run; None if all were run."""
    missing = {name for name in ANALYSES if getattr(studies, name) is None}
    if studies.shared_windows:
        missing.discard("advice")
    items = tuple(each.question for name, each in ANALYSES.items() if name in missing)
    if not items:
        return None
    blocks = (Paragraph(text=msg("report-not-run-intro")), Bullets(items=items))
    return Section(id="not-run", title=msg("report-not-run"), blocks=blocks)
