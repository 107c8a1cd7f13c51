"""Mails: what they say, how they wait, and how they leave. What waits is sealed: it may open an account."""

from __future__ import annotations

import base64
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
from typing import Any
from urllib.parse import SplitResult, unquote, urlsplit
from uuid import UUID

import structlog
from sqlalchemy import select
from sqlalchemy.orm import Session

from webapp import jobs
from webapp.accounts.models import AccountRow
from webapp.core.db.clock import NOW
from webapp.core.ports import Finished
from webapp.core.security.guard import LOOPBACK
from webapp.core.security.principal import Role
from webapp.core.security.secrets import opened, sealed
from webapp.settings import Settings

KIND, PURPOSE = "mail", "mail"
TIMEOUT_S = 15.0
LINE = 72
PLAIN = SMTP.clone(max_line_length=500, cte_type="7bit")
"""No link is broken over two lines."""
PORTS = {"smtp": 25, "smtp+starttls": 587, "smtps": 465}

log = structlog.get_logger()


@dataclass(frozen=True)
class Letter:
    """A mail in plain text."""

    to: str
    subject: str
    text: str


def post(session: Session, settings: Settings, letter: Letter) -> None:
    """Have a mail sent once the caller's work is committed."""
    text = base64.b64encode(sealed(settings, PURPOSE, letter.text)).decode()
    jobs.enqueue(session, KIND, {"to": letter.to, "subject": letter.subject, "sealed_text": text})


def deliver(context: jobs.JobContext, payload: dict[str, Any]) -> None:
    """Send a mail that waits; where no server for mail is named, leave it in a file or say that it was not sent.

    Raises
    ------
    Again
        If the server does not answer, or not now.
    GiveUp
        If it refuses this mail.
    """
    settings = context.settings
    message = _message(context, payload)
    if settings.smtp_url is not None:
        _send(urlsplit(settings.smtp_url.get_secret_value()), message)
    elif _is_development(settings):
        _leave(settings, context, message)
    else:
        log.warning("mail not sent: STORMSIZER_SMTP_URL is not set", job_id=str(context.job_id))


def link(settings: Settings, page: str, token: str = "") -> str:
    """Return a link to a page. What stands behind the # reaches neither the server's log nor other sites."""
    place = settings.public_url or f"http://{settings.host}:{settings.port}"
    return f"{place}/{page}" + (f"#{token}" if token else "")


def verification(settings: Settings, to: str, token: str) -> Letter:
    """Ask whether an address belongs to who says so."""
    return _letter(
        to,
        "Confirm your address",
        "Somebody, presumably you, wants to use Stormsizer with this address. Open this link within a day and enter "
        "the password that you chose:",
        link(settings, "verify-email", token),
        "If it was not you, do nothing: no account is made.",
    )


def known_already(settings: Settings, to: str) -> Letter:
    """Say that there is an account, where the answer to the browser must not."""
    return _letter(
        to,
        "You have an account already",
        "Somebody, presumably you, wants to make an account with this address. There is one already. Sign in here:",
        link(settings, "sign-in"),
        "If you forgot your password, you can set a new one there. If it was not you, do nothing.",
    )


def reset(settings: Settings, to: str, token: str) -> Letter:
    """Give somebody the way to a new password."""
    return _letter(
        to,
        "Set a new password",
        "Somebody, presumably you, asked for a new password. Open this link within an hour to set it:",
        link(settings, "reset-password", token),
        "If it was not you, do nothing: your password stays what it is.",
    )


def nobody_here(to: str) -> Letter:
    """Say that there is no account, where the answer to the browser must not."""
    return _letter(
        to,
        "There is no account with this address",
        "Somebody, presumably you, asked for a new password. There is no account with this address; perhaps you used "
        "another. If it was not you, do nothing.",
    )


def new_address(settings: Settings, to: str, token: str) -> Letter:
    """Ask whether a new address belongs to who says so."""
    return _letter(
        to,
        "Confirm your new address",
        "Somebody, presumably you, wants to use this address for an account that has another one now. Open this link "
        "within a day and enter the password of the account:",
        link(settings, "confirm-email", token),
        "If it was not you, do nothing: nothing changes.",
    )


def taken_address(settings: Settings, to: str) -> Letter:
    """Say that an address is taken, where the answer to the browser must not."""
    return _letter(
        to,
        "You have an account already",
        "Somebody, presumably you, wants to use this address for another account. There is one with it already, so "
        "nothing changes. Sign in here:",
        link(settings, "sign-in"),
        "If it was not you, do nothing.",
    )


def address_will_change(to: str, email: str) -> Letter:
    """Tell somebody at the address that they have which one was asked for."""
    return _letter(
        to,
        "Another address for your account",
        f"Somebody who knows your password, presumably you, asked that your account has the address {email}. It will, "
        "once the link that was sent there is opened.",
        "If it was not you, set a new password at once: then that link opens nothing.",
    )


def address_has_changed(to: str, email: str) -> Letter:
    """Tell somebody at the address that they had which one they have."""
    return _letter(
        to,
        "The address has changed",
        f"Your account has the address {email} from now on: you sign in with it, and mails go there. If it was not "
        "you, tell an owner of your organisation at once.",
    )


def invitation(settings: Settings, to: str, token: str, organisation: str, invited_by: str, role: Role) -> Letter:
    """Ask somebody to join."""
    return _letter(
        to,
        f"You are invited to {organisation}",
        f"{invited_by} invites you to join “{organisation}” in Stormsizer as {role}. Open this link within a week:",
        link(settings, "accept-invitation", token),
        "If you do not know them, do nothing.",
    )


def changed(to: str, what: str) -> Letter:
    """Tell somebody that the way into their account has changed."""
    return _letter(
        to,
        f"{what.capitalize()} has changed",
        f"{what.capitalize()} of your account has just changed. If it was not you, set a new password at once, and "
        "tell an owner of your organisation.",
    )


def report_ready(session: Session, settings: Settings, run: Finished, account_ids: Sequence[UUID]) -> None:
    """Tell members who asked for it that the report of a run is ready. Who has left is told nothing."""
    found = session.scalars(select(AccountRow.email).where(AccountRow.id.in_(account_ids))) if account_ids else ()
    for email in found:
        post(session, settings, _report_letter(settings, email, run))


def _report_letter(settings: Settings, to: str, run: Finished) -> Letter:
    return _letter(
        to,
        "Your report is ready",
        f"The report of “{run.scenario.name}” that you asked for is ready. Sign in and fetch it here:",
        link(settings, "projects" if run.scenario_id is None else f"scenarios/{run.scenario_id}"),
    )


def _letter(to: str, subject: str, *paragraphs: str) -> Letter:
    filled = (fill(each, LINE, break_long_words=False, break_on_hyphens=False) for each in paragraphs)
    return Letter(to, f"{subject} – Stormsizer", "\n\n".join(("Hello,", *filled, "Stormsizer")) + "\n")


def _message(context: jobs.JobContext, payload: dict[str, Any]) -> EmailMessage:
    text = payload.get("text")
    if text is None:
        text = opened(context.settings, PURPOSE, base64.b64decode(payload["sealed_text"]))
    sender = context.settings.mail_from
    message = EmailMessage(PLAIN)
    message["From"], message["To"], message["Subject"] = sender, payload["to"], payload["subject"]
    with context.sessions() as session:
        message["Date"] = format_datetime(session.scalars(select(NOW)).one())
    # a mail that is sent twice is one to whoever receives it
    domain = parseaddr(sender)[1].rpartition("@")[2] or "localhost"
    message["Message-ID"] = f"<{context.job_id}@{domain}>"
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    return message


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
        raise (jobs.RetryJob if again else jobs.AbandonJob)(f"the mail server answered {error.smtp_code}") from error
    except (OSError, smtplib.SMTPException) as error:
        raise jobs.RetryJob(f"the mail server cannot be reached: {type(error).__name__}") from error


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
    """Whether the service is reached from its own machine alone."""
    return urlsplit(settings.public_url or "http://localhost").hostname in {name.strip("[]") for name in LOOPBACK}


def _leave(settings: Settings, context: jobs.JobContext, message: EmailMessage) -> None:
    folder = settings.data_folder / "mail"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = folder / f"{context.job_id}.eml"
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as stream:
        stream.write(message.as_bytes())
    log.info("mail not sent but left in a file", file=str(file))
