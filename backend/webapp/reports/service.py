"""Report operations."""

from functools import partial
from uuid import UUID

from sqlalchemy.orm import Session

from stormsizer.messages.text import msg
from stormsizer.model.scenario import Problem
from webapp import jobs
from webapp.core.http.errors import (
    ConflictError,
    InvalidInputError,
    NotAcceptableError,
    NotFoundError,
    QuotaExceededError,
)
from webapp.core.http.files import File
from webapp.core.http.negotiation import preferred
from webapp.core.http.pagination import PageRequest
from webapp.core.ports import Finished, Service
from webapp.core.security.principal import Principal
from webapp.reports import repository
from webapp.reports.additions import Asked, chosen_for
from webapp.reports.making import made
from webapp.reports.models import ReportRow
from webapp.reports.schemas import MEDIA_TYPES, Report, ReportForm, ReportInput, ReportPage, ReportState
from webapp.settings import Settings

JOB_KIND = "report"
LOOK_AGAIN_S = 5
"""Suggested interval between status requests, in seconds."""


def form_for(accept: str) -> ReportForm:
    """Return the caller's preferred format.

    Raises
    ------
    NotAcceptableError
        If the caller accepts none of the available formats.
    """
    media_type = preferred(accept, list(MEDIA_TYPES.values()))
    if media_type is None:
        raise NotAcceptableError(msg("problem-report-formats", formats=", ".join(MEDIA_TYPES.values())))
    return next(form for form, each in MEDIA_TYPES.items() if each == media_type)


def document(finished: Finished, service: Service, form: ReportForm, asked: Asked) -> File:
    """Return the report of a run: the stored one or, if there is none, a new one, which is always byte-identical.

    Raises
    ------
    InvalidInputError
        If a run cannot be included.
    ConflictError
        If the report exceeds the maximum size.
    """
    with service.sessions() as session:
        additions = chosen_for(session, service.ports, finished.run_id, form, asked)
        row = repository.of_run(session, finished.run_id, form, additions.key(form))
        kept = None if row is None else _file_of(row)
        if kept is not None:
            return kept
        answers = partial(service.ports.studies.answers, session, finished.run_id)
        studies = answers(additions.included)
        if additions.windows_run_id is not None:
            studies = studies.with_windows_of(answers((additions.windows_run_id,)))
    compared = service.ports.evidence(service.sessions, service.settings, finished.catalog)
    return made(finished, form, compared, studies, additions)


def ask(session: Session, service: Service, run_id: UUID, given: ReportInput, principal: Principal) -> Report:
    """Create a report in the background. A repeated request returns the same report, and retries it if it failed.

    Raises
    ------
    InvalidInputError
        If an email is requested without a signed-in user, or a run cannot be included.
    ConflictError
        If the run has no result.
    QuotaExceededError
        If the organization has too many pending reports.
    """
    mail_to = _mail_to(given, principal)
    finished = service.ports.finished_run(session, run_id)
    asked = Asked(given.included_run_ids, given.language, given.technical_annex)
    additions = chosen_for(session, service.ports, run_id, given.form, asked)
    repository.lock(session)
    row = repository.of_run(session, run_id, given.form, additions.key(given.form), locked=True)
    is_new = row is None or row.state == ReportState.FAILED
    if is_new:
        _require_room(session, service.settings)
    if row is None:
        row = repository.add(session, run_id, given.form, additions)
    elif is_new:
        repository.wait_again(session, row)
    if mail_to is not None and row.state == ReportState.READY:
        service.ports.tell_report(session, service.settings, finished, [mail_to])
    elif mail_to is not None and mail_to not in row.mail_to:
        row.mail_to = [*row.mail_to, mail_to]
    if is_new:
        jobs.enqueue(session, JOB_KIND, {"report_id": str(row.id)})
    session.flush()
    return Report.model_validate(row)


def list_reports(session: Session, service: Service, run_id: UUID, asked: PageRequest) -> ReportPage:
    """Return one page of a run's reports."""
    service.ports.finished_run(session, run_id)
    rows, next_cursor = repository.page(session, run_id, asked)
    return ReportPage(items=tuple(Report.model_validate(row) for row in rows), next_cursor=next_cursor)


def get(session: Session, report_id: UUID) -> Report:
    """Return one report."""
    return Report.model_validate(_existing(session, report_id))


def content(session: Session, report_id: UUID) -> File:
    """Return the file of a finished report."""
    row = _existing(session, report_id)
    file = _file_of(row)
    if file is None:
        has_failed = row.state == ReportState.FAILED
        raise ConflictError(msg("problem-report-failed") if has_failed else msg("problem-report-not-ready"))
    return file


def delete(session: Session, report_id: UUID) -> None:
    """Delete a report. If a worker is creating it, the result is discarded."""
    if not repository.remove(session, report_id):
        raise NotFoundError(msg("problem-no-report"))


def _require_room(session: Session, settings: Settings) -> None:
    """Reject a new report if the organization has too many pending reports."""
    if not settings.has_quotas or (used := repository.n_under_way(session)) < settings.max_open_reports:
        return
    limit = settings.max_open_reports
    problem = Problem(
        path="max_open_reports",
        given=msg("given-used-and-requested", used=used, requested=1),
        allowed=msg("allowed-limit", limit=limit),
        message=msg("field-quota-exceeded"),
    )
    detail = msg("problem-too-many-open-reports", used=used, limit=limit)
    raise QuotaExceededError(detail, (problem,), headers={"Retry-After": str(LOOK_AGAIN_S)})


def _mail_to(given: ReportInput, principal: Principal) -> UUID | None:
    if not given.mail_when_ready:
        return None
    if principal.account_id is None:
        allowed, message = msg("allowed-false-for-programs"), msg("field-no-account-to-email")
        raise InvalidInputError((Problem(path="mail_when_ready", given="true", allowed=allowed, message=message),))
    return principal.account_id


def _existing(session: Session, report_id: UUID) -> ReportRow:
    row = repository.by_id(session, report_id)
    if row is None:
        raise NotFoundError(msg("problem-no-report"))
    return row


def _file_of(row: ReportRow) -> File | None:
    """Return the file of a report, or None if it is not ready."""
    if row.content is None or row.name is None:
        return None
    return File(row.content, ReportForm(row.form).media_type, row.name)
