"""Checks of the mail server, and of the public address with its certificate."""

from __future__ import annotations

import smtplib
import socket
import ssl
from collections.abc import Iterator
from datetime import UTC, datetime
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from urllib.parse import SplitResult, unquote, urlsplit

from webapp.cli.doctor.finding import Finding, ok, problem, reason, warning

MAIL, ADDRESS, CERTIFICATE = "mail", "public address", "certificate"
TIMEOUT_S = 5.0
PORTS = {"smtp": 25, "smtp+starttls": 587, "smtps": 465}
DAYS_LEFT, FEW_DAYS_LEFT = 21, 7


def check_mail(url: str) -> Iterator[Finding]:
    """Connect to the mail server and sign in, without sending anything."""
    server = urlsplit(url)
    host, port = server.hostname or "", server.port or PORTS[server.scheme]
    try:
        with _connected(server, host, port) as smtp:
            code, _ = smtp.ehlo()
            if server.username:
                smtp.login(unquote(server.username), unquote(server.password or ""))
    except smtplib.SMTPAuthenticationError as error:
        yield problem(
            MAIL, f"{host}:{port} rejects user or password ({error.smtp_code})", "correct STORMSIZER_SMTP_URL"
        )
    except ssl.SSLError as error:
        yield problem(
            MAIL,
            f"no secure connection to {host}:{port}: {error.reason or reason(error)}",
            "use smtps:// for port 465 and smtp+starttls:// for port 587, and a valid certificate",
        )
    except (OSError, smtplib.SMTPException) as error:
        yield problem(
            MAIL,
            f"{host}:{port} is unreachable: {reason(error)}",
            "check that the server runs, and check host and port in STORMSIZER_SMTP_URL",
        )
    else:
        is_good = code == 250
        yield (
            ok(MAIL, f"{host}:{port} responds")
            if is_good
            else problem(MAIL, f"{host}:{port} answers EHLO with {code}", "check the mail server")
        )


def _connected(server: SplitResult, host: str, port: int) -> smtplib.SMTP:
    trusted = ssl.create_default_context()
    if server.scheme == "smtps":
        return smtplib.SMTP_SSL(host, port, timeout=TIMEOUT_S, context=trusted)
    smtp = smtplib.SMTP(host, port, timeout=TIMEOUT_S)
    if server.scheme == "smtp+starttls":
        smtp.starttls(context=trusted)
    return smtp


def check_public_address(public_url: str, trusted: ssl.SSLContext | None = None) -> Iterator[Finding]:
    """Check the certificate of the public address, and that the service responds there."""
    parts = urlsplit(public_url)
    host = parts.hostname or ""
    try:
        if parts.scheme == "https":
            yield from _certificate(host, parts.port or 443, trusted or ssl.create_default_context())
        yield _response(parts, host, trusted)
    except ssl.SSLCertVerificationError as error:
        yield problem(
            CERTIFICATE,
            f"the certificate of {host} is not valid: {error.verify_message}",
            "install the full certificate chain for this name",
        )
    except (OSError, HTTPException) as error:
        yield warning(
            ADDRESS,
            f"{public_url} cannot be reached from this machine: {reason(error)}",
            "check DNS, proxy and firewall; ignore this if only users can reach the address",
        )


def _certificate(host: str, port: int, trusted: ssl.SSLContext) -> Iterator[Finding]:
    with (
        socket.create_connection((host, port), TIMEOUT_S) as plain,
        trusted.wrap_socket(plain, server_hostname=host) as secure,
    ):
        found = secure.getpeercert() or {}
    ends = datetime.fromtimestamp(ssl.cert_time_to_seconds(str(found["notAfter"])), UTC)
    days = (ends - datetime.now(UTC)).days
    said, remedy = f"the certificate of {host} expires in {days} days, on {ends:%Y-%m-%d}", "renew the certificate"
    if days < FEW_DAYS_LEFT:
        yield problem(CERTIFICATE, said, remedy)
    else:
        yield warning(CERTIFICATE, said, remedy) if days < DAYS_LEFT else ok(CERTIFICATE, said)


def _response(parts: SplitResult, host: str, trusted: ssl.SSLContext | None) -> Finding:
    secure = parts.scheme == "https"
    connection = (
        HTTPSConnection(host, parts.port, timeout=TIMEOUT_S, context=trusted)
        if secure
        else HTTPConnection(host, parts.port, timeout=TIMEOUT_S)
    )
    try:
        connection.request("GET", "/livez")
        answer = connection.getresponse()
        is_ours = answer.status == 200 and b"alive" in answer.read(1000)
    finally:
        connection.close()
    if is_ours:
        return ok(ADDRESS, f"the service responds at {parts.geturl()}")
    said = f"{parts.geturl()}/livez returned {answer.status}"
    if answer.status == 421:
        return problem(
            ADDRESS, f"{said}: the service does not accept this host name", "add it to STORMSIZER_ALLOWED_HOSTS"
        )
    return problem(
        ADDRESS, f"{said}, which is not the service's response", "check the proxy, and that the service runs"
    )
