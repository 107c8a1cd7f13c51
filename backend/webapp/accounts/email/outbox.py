"""Emails: content, queue and delivery. Queued content is encrypted, because its links give access to accounts."""

from __future__ import annotations

import base64
import json
import os
import smtplib
import ssl
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, parseaddr
from textwrap import fill
from typing import Any, NamedTuple, cast
from urllib.parse import SplitResult, unquote, urlsplit
from uuid import UUID

import structlog
from sqlalchemy import select
from sqlalchemy.orm import Session

from stormsizer.messages.localizer import FALLBACK
from stormsizer.messages.text import Text, as_json, from_json, msg
from webapp import jobs
from webapp.accounts.models import AccountRow
from webapp.core.db.clock import NOW
from webapp.core.languages import languages
from webapp.core.ports import Finished
from webapp.core.security.guard import LOOPBACK
from webapp.core.security.principal import ROLES, Role
from webapp.core.security.secrets import opened, sealed
from webapp.settings import Settings

KIND, PURPOSE = "mail", "mail"
TIMEOUT_S = 15.0
LINE = 72
PLAIN = SMTP.clone(max_line_length=500, cte_type="7bit")
"""Email policy that never breaks a link across two lines."""
PORTS = {"smtp": 25, "smtp+starttls": 587, "smtps": 465}

log = structlog.get_logger()


class Recipient(NamedTuple):
    """Address and language of an email."""

    email: str
    language: str


@dataclass(frozen=True)
class Letter:
    """An email in plain text, rendered in the recipient's language when it is sent."""

    to: Recipient
    subject: Text
    paragraphs: tuple[Text, ...]


def post(session: Session, settings: Settings, letter: Letter) -> None:
    """Queue an email to be sent once the caller's transaction is committed."""
    content = json.dumps([as_json(each) for each in (letter.subject, *letter.paragraphs)])
    text = base64.b64encode(sealed(settings, PURPOSE, content)).decode()
    jobs.enqueue(session, KIND, {"to": letter.to.email, "language": letter.to.language, "sealed": text})


def deliver(context: jobs.JobContext, payload: dict[str, Any]) -> None:
    """Send a queued email. If there is no mail server, write it to a file (in development) or log a warning.

    Raises
    ------
    RetryJob
        If the server is unreachable or asks to retry.
    AbandonJob
        If the server rejects this email.
    """
    settings = context.settings
    message = _message(context, payload)
    if settings.smtp_url is not None:
        _send(urlsplit(settings.smtp_url.get_secret_value()), message)
    elif _is_development(settings):
        _leave(settings, context, message)
    else:
        log.warning("email not sent: STORMSIZER_SMTP_URL is not set", job_id=str(context.job_id))


def link(settings: Settings, page: str, token: str = "") -> str:
    """Return the URL of a page. Browsers do not send the part after the #, so the token stays out of access logs."""
    place = settings.public_url or f"http://{settings.host}:{settings.port}"
    return f"{place}/{page}" + (f"#{token}" if token else "")


def verification(settings: Settings, to: Recipient, token: str) -> Letter:
    """Ask a new user to confirm their email address."""
    return Letter(
        to,
        msg("mail-verification-subject"),
        (msg("mail-verification"), link(settings, "verify-email", token), msg("mail-verification-ignore")),
    )


def known_already(settings: Settings, to: Recipient) -> Letter:
    """Inform a user signing up that the address already has an account; the API response must not reveal this."""
    return Letter(
        to,
        msg("mail-account-exists-subject"),
        (msg("mail-account-exists"), link(settings, "sign-in"), msg("mail-account-exists-ignore")),
    )


def reset(settings: Settings, to: Recipient, token: str) -> Letter:
    """Send a link to set a new password."""
    return Letter(
        to,
        msg("mail-reset-subject"),
        (msg("mail-reset"), link(settings, "reset-password", token), msg("mail-reset-ignore")),
    )


def unknown_address(to: Recipient) -> Letter:
    """Respond to a password reset request for an address without an account; the API response must not reveal this."""
    return Letter(to, msg("mail-no-account-subject"), (msg("mail-no-account"),))


def new_address(settings: Settings, to: Recipient, token: str) -> Letter:
    """Ask the owner of an account to confirm its new email address."""
    return Letter(
        to,
        msg("mail-new-address-subject"),
        (msg("mail-new-address"), link(settings, "confirm-email", token), msg("mail-new-address-ignore")),
    )


def taken_address(settings: Settings, to: Recipient) -> Letter:
    """Respond to a request to change to an address that is already taken; the API response must not reveal this."""
    return Letter(
        to,
        msg("mail-account-exists-subject"),
        (msg("mail-address-taken"), link(settings, "sign-in"), msg("mail-address-taken-ignore")),
    )


def address_will_change(to: Recipient, email: str) -> Letter:
    """Notify the old address that a change of address was requested."""
    return Letter(
        to,
        msg("mail-address-change-subject"),
        (msg("mail-address-change", email=email), msg("mail-address-change-ignore")),
    )


def address_has_changed(to: Recipient, email: str) -> Letter:
    """Notify the old address that it was replaced."""
    return Letter(to, msg("mail-address-changed-subject"), (msg("mail-address-changed", email=email),))


def invitation(settings: Settings, to: Recipient, token: str, organization: str, invited_by: str, role: Role) -> Letter:
    """Invite a person to an organization."""
    return Letter(
        to,
        msg("mail-invitation-subject"),
        (
            msg("mail-invitation", inviter=invited_by, organization=organization, role=ROLES[role]),
            link(settings, "accept-invitation", token),
            msg("mail-invitation-ignore"),
        ),
    )


def password_changed(to: Recipient) -> Letter:
    """Notify the user that the account's password was changed."""
    return Letter(to, msg("mail-password-changed-subject"), (msg("mail-password-changed"),))


def second_factor_changed(to: Recipient) -> Letter:
    """Notify the user that a second factor was added to or removed from the account."""
    return Letter(to, msg("mail-second-factor-changed-subject"), (msg("mail-second-factor-changed"),))


def report_ready(session: Session, settings: Settings, run: Finished, account_ids: Sequence[UUID]) -> None:
    """Notify the members who requested a run's report that the report is ready. Former members get no email."""
    if not account_ids:
        return
    accounts = select(AccountRow.email, AccountRow.language).where(AccountRow.id.in_(account_ids))
    page = "projects" if run.scenario_id is None else f"scenarios/{run.scenario_id}"
    paragraphs = (msg("mail-report-ready", scenario=run.scenario.name), link(settings, page))
    for email, language in session.execute(accounts):
        to = Recipient(email, language or FALLBACK)
        post(session, settings, Letter(to, msg("mail-report-ready-subject"), paragraphs))


def rendered(language: str, subject: Text, paragraphs: Sequence[Text]) -> tuple[str, str]:
    """Return the subject and text of an email in the given language."""
    reader = languages().localizer(language if language in languages().codes else FALLBACK)
    body = (msg("mail-greeting"), *paragraphs, msg("mail-signature"))
    filled = (fill(reader.text(each), LINE, break_long_words=False, break_on_hyphens=False) for each in body)
    return reader.text(msg("mail-subject", subject=reader.text(subject))), "\n\n".join(filled) + "\n"


def _message(context: jobs.JobContext, payload: dict[str, Any]) -> EmailMessage:
    subject, text = content_of(context.settings, payload)
    sender = context.settings.mail_from
    message = EmailMessage(PLAIN)
    message["From"], message["To"], message["Subject"] = sender, payload["to"], subject
    with context.sessions() as session:
        message["Date"] = format_datetime(session.scalars(select(NOW)).one())
    # the same Message-ID on a retry lets mail programs drop the duplicate
    domain = parseaddr(sender)[1].rpartition("@")[2] or "localhost"
    message["Message-ID"] = f"<{context.job_id}@{domain}>"
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    return message


def content_of(settings: Settings, payload: dict[str, Any]) -> tuple[str, str]:
    """Return the subject and text of a queued email."""
    if "sealed" in payload:
        subject, *paragraphs = json.loads(opened(settings, PURPOSE, base64.b64decode(payload["sealed"])))
        texts = [cast("Text", from_json(each)) for each in paragraphs]
        return rendered(payload["language"], cast("Text", from_json(subject)), texts)
    text = payload.get("text")  # queued by an earlier release
    if text is None:
        text = opened(settings, PURPOSE, base64.b64decode(payload["sealed_text"]))
    return payload["subject"], text


def _send(server: SplitResult, message: EmailMessage) -> None:
    try:
        with _connected(server) as smtp:
            if server.username:
                smtp.login(unquote(server.username), unquote(server.password or ""))
            smtp.send_message(message)
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        raise (jobs.AbandonJob if all(code >= 500 for code in codes) else jobs.RetryJob)(f"refused: {codes}") from error
    except smtplib.SMTPResponseException as error:
        again = error.smtp_code < 500
        raise (jobs.RetryJob if again else jobs.AbandonJob)(f"the mail server returned {error.smtp_code}") from error
    except (OSError, smtplib.SMTPException) as error:
        raise jobs.RetryJob(f"the mail server is unreachable: {type(error).__name__}") from error


@contextmanager
def _connected(server: SplitResult) -> Iterator[smtplib.SMTP]:
    host, port = server.hostname or "localhost", server.port or PORTS[server.scheme]
    trusted = ssl.create_default_context()
    if server.scheme == "smtps":
        with smtplib.SMTP_SSL(host, port, timeout=TIMEOUT_S, context=trusted) as smtp:
            yield smtp
        return
    with smtplib.SMTP(host, port, timeout=TIMEOUT_S) as plain:
        if server.scheme == "smtp+starttls":
            plain.starttls(context=trusted)
        yield plain


def _is_development(settings: Settings) -> bool:
    """Return whether the service is reachable only from its own machine."""
    return urlsplit(settings.public_url or "http://localhost").hostname in {name.strip("[]") for name in LOOPBACK}


def _leave(settings: Settings, context: jobs.JobContext, message: EmailMessage) -> None:
    folder = settings.data_folder / "mail"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = folder / f"{context.job_id}.eml"
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as stream:
        stream.write(message.as_bytes())
    log.info("email written to a file instead of sent", file=str(file))
