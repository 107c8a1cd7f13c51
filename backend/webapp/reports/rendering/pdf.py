"""PDF rendering of a report: accessible (PDF/UA-1), archivable (PDF/A-2a), and deterministic."""

import json
from collections.abc import Mapping
from datetime import UTC
from pathlib import Path

import typst

from stormsizer.messages.terms import GRADES
from stormsizer.messages.text import LOCALIZER, Message, msg
from stormsizer.model.scenario import Scenario
from stormsizer.report.blocks import Report
from stormsizer.report.context import ReportContext
from stormsizer.report.document import build_report
from stormsizer.simulation.result import Result
from stormsizer.storage.trace import Trace
from webapp.reports.rendering.drawing import drawn
from webapp.reports.rendering.fonts import CODE_FAMILIES, FAMILIES, compiler_fonts, missing_scripts
from webapp.reports.rendering.logo import readable
from webapp.reports.rendering.printable import printable

WORDS: Mapping[str, Message] = {
    "file-title": msg("slide-file-title", title="{0}", scenario="{1}"),
    "running-foot": msg("report-running-foot", created="{0}", versions="{1}"),
    "page": msg("report-page", page="{0}", pages="{1}"),
    "table": msg("report-table-number", number="{0}"),
    "contents": msg("report-contents"),
    "verdict": msg("report-verdict"),
    "subject": msg("report-subject", desktops="{0}", array="{1}"),
    "limit": msg("report-limit", limit="{0}"),
    "logo": msg("report-logo"),
    "logo-of": msg("report-logo-of", organization="{0}"),
    "good": GRADES["good"],
    "fair": GRADES["fair"],
    "poor": GRADES["poor"],
    "goal": msg("report-legend-goal"),
    "less": msg("report-legend-less"),
    "more": msg("report-legend-more"),
    "current": msg("report-legend-current"),
    "interval": msg("report-legend-interval"),
    "median": msg("report-legend-median"),
    "nominal": msg("report-legend-nominal"),
    "outlook": msg("report-outlook-heading"),
    "experience": msg("report-experience-heading"),
}
"""Texts for the template, which fills in the numbered placeholders."""
TEMPLATE = Path(__file__).parent / "template"


def render_pdf(result: Result, scenario: Scenario, trace: Trace, context: ReportContext) -> bytes:
    """Render the report of a run.

    The result depends only on the arguments: this function reads no clock, no network, and no files outside the
    template and font folders. All text is passed as data, so nothing that a user wrote is interpreted.
    """
    report = build_report(result, scenario, trace, context)
    localizer = context.localizer
    logo = readable(context.branding.logo_png)
    remarks = _remarks(report, is_logo_lost=logo is None and context.branding.logo_png is not None)
    if remarks:
        report = build_report(result, scenario, trace, context, remarks)
    data = {
        "report": printable(report.model_dump(mode="json", context={LOCALIZER: localizer})),
        "charts": drawn(report, localizer),
        "words": {name: localizer.text(text) for name, text in WORDS.items()},
        "language": localizer.language,
        "logo": None if logo is None else list(logo),
        "families": FAMILIES,
        "code_families": CODE_FAMILIES,
        "created": list(context.created_at.astimezone(UTC).timetuple()[:6]),
    }
    compiler = typst.Compiler(
        str(TEMPLATE / "report.typ"),
        root=str(TEMPLATE),
        font_paths=compiler_fonts(),
        sys_inputs={"data": json.dumps(data)},
    )
    pdf = compiler.compile(format="pdf", pdf_standards=["ua-1", "a-2a"], timestamp=int(context.created_at.timestamp()))
    if not isinstance(pdf, bytes):
        raise TypeError("typst returned pages instead of one document")
    return pdf


def _remarks(report: Report, *, is_logo_lost: bool) -> tuple[Message, ...]:
    """Return remarks about the parts of this report that cannot be printed correctly."""
    remarks = []
    scripts = missing_scripts(report.model_dump_json())
    if scripts:
        remarks.append(msg("report-remark-fonts", scripts=scripts))
    if is_logo_lost:
        remarks.append(msg("report-remark-logo"))
    return tuple(remarks)
