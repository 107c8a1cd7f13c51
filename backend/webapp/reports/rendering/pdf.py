"""One report as PDF: accessible (PDF/UA-1), archivable (PDF/A-2a), and the same bytes for the same run."""

import json
from datetime import UTC
from pathlib import Path

import typst

from stormsizer.report.context import ReportContext
from stormsizer.report.document import build_report
from stormsizer.result import Result
from stormsizer.scenario import Scenario
from stormsizer.storage.trace import Trace
from webapp.reports.rendering.drawing import drawn
from webapp.reports.rendering.fonts import FAMILIES, compiler_fonts, missing_scripts
from webapp.reports.rendering.printable import printable

TEMPLATE = Path(__file__).parent / "template"


def render_pdf(result: Result, scenario: Scenario, trace: Trace, context: ReportContext) -> bytes:
    """Set the report of a run.

    Nothing but the arguments enters: no clock, no network, no file outside the template and font folders. Every
    text travels as data, so nothing a user wrote is ever interpreted.
    """
    report = build_report(result, scenario, trace, context)
    scripts = missing_scripts(report.model_dump_json())
    if scripts:
        report = build_report(result, scenario, trace, context, remarks=(_font_remark(scripts),))
    data = {
        "report": printable(report.model_dump(mode="json")),
        "charts": drawn(report),
        "families": FAMILIES,
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


def _font_remark(scripts: str) -> str:
    return (
        f"Names in this report use characters for which it carries no font ({scripts}). They are printed as boxes that "
        "show their script; copying or searching the text gives the characters themselves."
    )
