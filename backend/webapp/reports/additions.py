"""Additions to a report, fixed when it is requested: further analyses and branding."""

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
    """Additions to the report of a run.

    Attributes
    ----------
    included
        Runs to include, in the order of their kinds.
    branding
        None for default branding.
    language
        Language code of the report.
    """

    included: tuple[UUID, ...] = ()
    branding: Branding | None = None
    language: str = FALLBACK

    @property
    def look(self) -> dict[str, Any] | None:
        """The branding in stored form."""
        found: dict[str, Any] | None = None if self.branding is None else json.loads(self.branding.model_dump_json())
        return found

    def key(self, form: ReportForm) -> str:
        """Identity of a report of a run.

        >>> Additions().key(ReportForm.PDF)[:8]
        '3642e0f9'
        """
        parts: list[Any] = [form, [str(run_id) for run_id in self.included], self.look]
        if self.language != FALLBACK:  # reports made before there were languages keep their keys
            parts.append(self.language)
        return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()


def chosen_for(
    session: Session, ports: Ports, run_id: UUID, included: Sequence[UUID] | None, language: str = FALLBACK
) -> Additions:
    """Additions at the time of the request; without a list of runs, the newest analyses.

    Raises
    ------
    InvalidInputError
        If a run cannot be included.
    """
    return Additions(ports.studies.chosen(session, run_id, included), ports.branding(session), language)


def kept_in(row: ReportRow) -> Additions:
    """Selection at the time of the request."""
    look = None if row.branding is None else Branding.model_validate_json(json.dumps(row.branding))
    return Additions(tuple(row.included_run_ids), look, row.language)
