"""What people can do with reports."""

from uuid import UUID

from sqlalchemy.orm import Session

from stormsizer.scenario import Problem
from webapp import errands
from webapp.kit.errors import ConflictError, InvalidInputError, NotAcceptableError, NotFoundError
from webapp.kit.pagination import PageRequest
from webapp.kit.ports import Finished, Service
from webapp.kit.principal import Principal
from webapp.reports import repository
from webapp.reports.making import ReportFile, made
from webapp.reports.models import ReportRow
from webapp.reports.schemas import Report, ReportForm, ReportInput, ReportPage, ReportState

ERRAND = "report"


def document(finished: Finished, service: Service, accept: str) -> ReportFile:
    """Return the report of a run: the one that a worker made, if there is one. Both have the same bytes.

    Raises
    ------
    NotAcceptableError
        If the caller takes no form that reports are made in.
    """
    form = next((each for each in ReportForm if is_accepted(accept, each.media_type)), None)
    if form is None:
        raise NotAcceptableError(f"A report is offered as {', '.join(each.media_type for each in ReportForm)}.")
    with service.sessions() as session:
        row = repository.of_run(session, finished.run_id, form)
        kept = None if row is None else _file_of(row)
    if kept is not None:
        return kept
    return made(finished, form, service.ports.evidence(service.sessions, service.settings, finished.catalog))


def ask(session: Session, service: Service, run_id: UUID, given: ReportInput, principal: Principal) -> Report:
    """Have a worker make the report of a run. Who asks for the same again gets the same; what failed is tried again.

    Raises
    ------
    InvalidInputError
        If a mail is asked for, and nobody is signed in to get it.
    ConflictError
        If the run has no result.
    """
    mail_to = _mail_to(given, principal)
    finished = service.ports.finished_run(session, run_id)
    is_new = repository.add(session, run_id, given.form) is not None
    row = repository.of_run(session, run_id, given.form, locked=True)
    if row is None:
        raise ConflictError("The report was deleted meanwhile: ask again.")
    if row.state == ReportState.FAILED:
        repository.wait_again(session, row)
        is_new = True
    if mail_to is not None and row.state == ReportState.READY:
        service.ports.tell_report(session, service.settings, finished, [mail_to])
    elif mail_to is not None and mail_to not in row.mail_to:
        row.mail_to = [*row.mail_to, mail_to]
    if is_new:
        errands.add(session, ERRAND, {"report_id": str(row.id)})
    session.flush()
    return Report.model_validate(row)


def list_reports(session: Session, service: Service, run_id: UUID, asked: PageRequest) -> ReportPage:
    """One page of a run's reports."""
    service.ports.finished_run(session, run_id)
    rows, next_cursor = repository.page(session, run_id, asked)
    return ReportPage(items=tuple(Report.model_validate(row) for row in rows), next_cursor=next_cursor)


def get(session: Session, report_id: UUID) -> Report:
    """One report."""
    return Report.model_validate(_existing(session, report_id))


def content(session: Session, report_id: UUID) -> ReportFile:
    """Return the file of a report that is ready."""
    row = _existing(session, report_id)
    file = _file_of(row)
    if file is None:
        why = "has failed: ask for it again" if row.state == ReportState.FAILED else "is not ready yet"
        raise ConflictError(f"The report {why}.")
    return file


def delete(session: Session, report_id: UUID) -> None:
    """Delete a report; a worker that makes it makes it for nothing."""
    if not repository.remove(session, report_id):
        raise NotFoundError("There is no such report.")


def is_accepted(accept: str, offered: str) -> bool:
    """Whether an Accept header takes a media type; quality zero means no."""
    ranges = {}
    for part in accept.split(","):
        media, *parameters = (piece.strip().lower() for piece in part.split(";"))
        quality = next((p[2:] for p in parameters if p.startswith("q=")), "1")
        ranges[media] = quality not in ("0", "0.0", "0.00", "0.000")
    for media in (offered, f"{offered.partition('/')[0]}/*", "*/*"):
        if media in ranges:
            return ranges[media]
    return False


def _mail_to(given: ReportInput, principal: Principal) -> UUID | None:
    if not given.mail_when_ready:
        return None
    if principal.account_id is None:
        allowed = "false, for programs and without accounts"
        message = "nobody is signed in who could be sent a mail"
        raise InvalidInputError((Problem(path="mail_when_ready", given="true", allowed=allowed, message=message),))
    return principal.account_id


def _existing(session: Session, report_id: UUID) -> ReportRow:
    row = repository.by_id(session, report_id)
    if row is None:
        raise NotFoundError("There is no such report.")
    return row


def _file_of(row: ReportRow) -> ReportFile | None:
    """Return what was made; None as long as nothing was."""
    if row.content is None or row.name is None or row.sha256 is None:
        return None
    return ReportFile(row.content, ReportForm(row.form), row.name, row.sha256)
