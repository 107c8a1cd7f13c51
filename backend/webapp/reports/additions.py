"""Additions to a report, fixed when the report is requested: additional analyses, branding and language."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from sqlalchemy.orm import Session

from stormsizer.messages.localizer import FALLBACK
from stormsizer.report.branding import Branding
from webapp.core.ports import Ports
from webapp.reports.models import ReportRow
from webapp.reports.schemas import ReportForm


@dataclass(frozen=True)
class Additions:
    """Additions to a run's report.

    Attributes
    ----------
    included
        IDs of the runs to include, in report order.
    windows_run_id
        Run of kind *advice* of which the report contains only the reboot windows; None without one.
    branding
        Branding of the report; None for the default.
    language
        Language code of the report.
    technical_annex
        Whether the report ends with an annex for engineers; only the PDF has one.
    """

    included: tuple[UUID, ...] = ()
    branding: Branding | None = None
    language: str = FALLBACK
    technical_annex: bool = False
    windows_run_id: UUID | None = None

    @property
    def look(self) -> dict[str, Any] | None:
        """Branding in its stored form."""
        found: dict[str, Any] | None = None if self.branding is None else json.loads(self.branding.model_dump_json())
        return found

    def key(self, form: ReportForm) -> str:
        """Return a hash that identifies the report of a run in this format with these additions.

        >>> Additions().key(ReportForm.PDF)[:8]
        '3642e0f9'
        """
        parts: list[Any] = [form, [str(run_id) for run_id in self.included], self.look]
        if self.language != FALLBACK:  # reports created before the language setting existed keep their keys
            parts.append(self.language)
        if self.technical_annex:
            parts.append("technical_annex")
        if self.windows_run_id is not None:
            parts.append(f"reboot windows of {self.windows_run_id}")
        return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()


@dataclass(frozen=True)
class Asked:
    """The additions that a request names.

    Attributes
    ----------
    included
        Runs to include; None for the newest run of each kind.
    language
        Language code of the report.
    technical_annex
        Whether to add the annex for engineers.
    windows_run_id
        Run of kind *advice* of which to include only the reboot windows.
    """

    included: Sequence[UUID] | None = None
    language: str = FALLBACK
    technical_annex: bool = False
    windows_run_id: UUID | None = None


def chosen_for(session: Session, ports: Ports, run_id: UUID, form: ReportForm, asked: Asked) -> Additions:
    """Return the additions for a new report. If no list of runs is given, include the newest analysis of each kind.

    Raises
    ------
    InvalidInputError
        If a run cannot be included.
    """
    chosen = ports.studies.chosen(session, run_id, asked.included)
    has_annex = asked.technical_annex and form is ReportForm.PDF
    return Additions(chosen, ports.branding(session), asked.language, has_annex, asked.windows_run_id)


def kept_in(row: ReportRow) -> Additions:
    """Return the additions stored with a report when it was requested."""
    look = None if row.branding is None else Branding.model_validate_json(json.dumps(row.branding))
    return Additions(tuple(row.included_run_ids), look, row.language, row.technical_annex)
