"""Analyses that were not run when the report was made, and how to run them."""

from typing import NamedTuple

from stormsizer.messages.text import Message, msg
from stormsizer.report.blocks import Bullets, Paragraph, Section
from stormsizer.report.studies import Studies


class Analysis(NamedTuple):
    """A further analysis of a scenario: its question, its command, and its API path."""

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
"""Analyses by their field of ``Studies``."""


def unasked_section(studies: Studies) -> Section | None:
    """One item for each analysis that was not run; None if all were."""
    items = tuple(
        msg("report-not-run-item", question=each.question, command=each.command, path=each.path)
        for name, each in ANALYSES.items()
        if getattr(studies, name) is None
    )
    if not items:
        return None
    blocks = (Paragraph(text=msg("report-not-run-intro")), Bullets(items=items))
    return Section(id="not-run", title=msg("report-not-run"), blocks=blocks)
