"""One report as PDF: accessible (PDF/UA-1), archivable (PDF/A-2a), and deterministic."""

import json
from datetime import UTC
from pathlib import Path

import typst

from stormsizer.model.scenario import Scenario
from stormsizer.report.blocks import Report
from stormsizer.report.context import ReportContext
from stormsizer.report.document import build_report
from stormsizer.report.naming import speech
from stormsizer.report.translation import said
from stormsizer.simulation.result import Result
from stormsizer.storage.trace import Trace
from webapp.reports.rendering.drawing import drawn
from webapp.reports.rendering.fonts import CODE_FAMILIES, FAMILIES, compiler_fonts, missing_scripts
from webapp.reports.rendering.logo import readable
from webapp.reports.rendering.printable import printable

WORDS = (
    "Run {}, {}", "Page {} of {}", "Table {}", "Contents", "Verdict", "{}. {}", "limit: {}", "Logo", "Logo of {}",
    "good", "fair", "poor", "goal", "with less of it", "with more of it", "as it is", "P10 to P90", "median",
    "without draws", "How sure, and how far", "What people at their desks feel",
)  # fmt: skip
"""Texts of the template."""
TEMPLATE = Path(__file__).parent / "template"


def render_pdf(result: Result, scenario: Scenario, trace: Trace, context: ReportContext) -> bytes:
    """Render the report of a run.

    Only the arguments are read: no clock, no network, no files outside the template and font folders. All text is
    passed as data, so nothing a user wrote is interpreted.
    """
    report = build_report(result, scenario, trace, context)
    say = speech(result, scenario, context)
    logo = readable(context.branding.logo_png)
    remarks = _remarks(report, is_logo_lost=logo is None and context.branding.logo_png is not None)
    if remarks:
        report = build_report(result, scenario, trace, context, remarks)
    data = {
        "report": printable(said(report.model_dump(mode="json"), say)),
        "charts": drawn(report, say),
        "words": {words: say(words) for words in WORDS},
        "language": "en" if context.language is None else context.language.code,
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


def _remarks(report: Report, *, is_logo_lost: bool) -> tuple[str, ...]:
    """Parts of this report that cannot be printed correctly."""
    remarks = []
    scripts = missing_scripts(report.model_dump_json())
    if scripts:
        remarks.append(
            f"Names in this report use characters for which it carries no font ({scripts}). They are printed as boxes "
            "that show their script; copying or searching the text gives the characters themselves."
        )
    if is_logo_lost:
        remarks.append("The logo of the cover is a picture that cannot be read; it is left out.")
    return tuple(remarks)
