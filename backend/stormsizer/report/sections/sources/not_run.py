"""Analyses that were not run when the report was made, and how to run them."""

from stormsizer.report.blocks import Bullets, Paragraph, Section
from stormsizer.report.studies import Studies

QUESTIONS: dict[str, tuple[str, str, str]] = {
    "shortlist": ("Which other arrays would hold the same week, and at what price", "recommend", "shortlists"),
    "advice": ("What a change of the schedule saves beside a change of hardware", "advise", "advices"),
    "runway": ("How many desktops the array reaches, and until which year", "runway", "runways"),
    "ranges": ("How sure the answer is, as ranges of every figure", "range", "ranges"),
    "sensitivity": ("Which single input would turn the verdict", "sensitivity", "sensitivities"),
}
"""The question, the command that answers it, and the API path."""


def unasked_section(studies: Studies) -> Section | None:
    """One sentence each; none if all were run."""
    items = tuple(
        f"{question}: ask on the scenario's page of results, with stormsizer {command} on its file, or "
        f"POST /api/v1/scenarios/…/{path}."
        for name, (question, command, path) in QUESTIONS.items()
        if getattr(studies, name) is None
    )
    if not items:
        return None
    text = "This report takes along what was asked of the scenario before it was made. Not among it, so far:"
    return Section(id="not-run", title="Not asked yet", blocks=(Paragraph(text=text), Bullets(items=items)))
