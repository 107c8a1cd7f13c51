"""Mails reach a real mail server, are tried again where that helps, and are not lost in silence where there is none."""

from __future__ import annotations

import base64
import ssl
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from pydantic import SecretStr, ValidationError
from sqlalchemy import text
from structlog.testing import capture_logs

from tests.webapp.accounts.people import API, PASSWORD, House, is_in
from tests.webapp.setups import SetUp
from webapp.accounts.email.outbox import content_of
from webapp.core.security.secrets import sealed
from webapp.deployment.postgres.cluster import free_port
from webapp.jobs.execution import execute_job
from webapp.settings import Settings

pytestmark = pytest.mark.tested_on("server")

ADA = "ada@example.com"


@dataclass
class Catcher:
    """Accepts every email by default."""

    answer: str = "250 OK"
    caught: list[EmailMessage] = field(default_factory=list)
    users: list[bytes] = field(default_factory=list)

    async def handle_RCPT(self, _: Any, __: Any, envelope: Any, address: str, ___: Any) -> str:  # noqa: N802
        envelope.rcpt_tos.append(address)
        return self.answer

    async def handle_DATA(self, _: Any, __: Any, envelope: Any) -> str:  # noqa: N802
        self.caught.append(message_from_bytes(envelope.content, policy=default))
        return "250 OK"

    def authenticate(self, _: Any, __: Any, ___: Any, ____: str, given: Any) -> AuthResult:
        self.users.append(given.login + b":" + given.password)
        return AuthResult(success=given.password == b"s/cret")


@contextmanager
def listening(catcher: Catcher, **options: Any) -> Iterator[int]:
    port = free_port()
    controller = Controller(catcher, hostname="127.0.0.1", port=port, **options)
    controller.start()
    try:
        yield port
    finally:
        controller.stop()


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate for this machine with its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(hours=1))
        .not_valid_after(now + timedelta(hours=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = tmp_path_factory.mktemp("certificate") / "own.pem"
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    file.write_bytes(private + made.public_bytes(serialization.Encoding.PEM))
    return file


@pytest.fixture
def trusted(certificate: Path, monkeypatch: pytest.MonkeyPatch) -> ssl.SSLContext:
    """Certificate of a server that this machine trusts."""
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate)
    return context


def delivered(house: House, **changes: Any) -> list[str]:
    """Let a worker send the waiting mails; return the state of each job."""
    settings = house.set_up.settings.model_copy(update=changes)
    set_up: SetUp = replace(house.set_up, settings=settings)
    with set_up.engine.connect() as connection:
        waiting = connection.scalars(text("SELECT id FROM jobs WHERE kind = 'mail' AND state = 'queued'")).all()
    for job_id in waiting:
        execute_job(set_up.job_runner(), job_id)
    with set_up.engine.connect() as connection:
        return [str(each) for each in connection.scalars(text("SELECT state FROM jobs ORDER BY id"))]


def reason(house: House) -> str:
    with house.set_up.engine.connect() as connection:
        return str(connection.scalar(text("SELECT reason FROM jobs ORDER BY id DESC LIMIT 1")))


def smtp(port: int, scheme: str = "smtp", user: str = "") -> SecretStr:
    return SecretStr(f"{scheme}://{user}127.0.0.1:{port}")


def test_email_link_leads_to_a_sign_in(house: House) -> None:
    catcher, ada = Catcher(), house.browser()
    house.asks(ada, ADA)
    with listening(catcher) as port:
        assert delivered(house, smtp_url=smtp(port), mail_from="Sizing <sizing@acme.example>") == ["done"]
    (mail,) = catcher.caught
    assert (mail["To"], mail["From"]) == (ADA, "Sizing <sizing@acme.example>")
    assert mail["Message-ID"].endswith("@acme.example>")
    assert mail["Date"]
    assert mail.get_content_type() == "text/plain"
    proof = mail.get_content().partition("#")[2].split()[0]
    assert ada.post(f"{API}/verify-email", json={"token": proof, "password": PASSWORD}).status_code == 204
    assert is_in(ada)
    assert proof not in house.dump()


@pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")  # it does not count its own as TLS
@pytest.mark.parametrize(("scheme", "option"), [("smtp+starttls", "tls_context"), ("smtps", "ssl_context")])
def test_email_is_sent_encrypted_and_with_credentials(
    house: House, trusted: ssl.SSLContext, scheme: str, option: str
) -> None:
    catcher = Catcher()
    house.asks(house.browser(), ADA)
    needs = {"authenticator": catcher.authenticate, "auth_required": True, "auth_require_tls": scheme != "smtps"}
    with listening(catcher, **{option: trusted}, **needs) as port:
        assert delivered(house, smtp_url=smtp(port, scheme, "us%40er:s%2Fcret@")) == ["done"]
    assert len(catcher.caught) == 1
    assert catcher.users == [b"us@er:s/cret"]


def test_untrusted_mail_server_gets_nothing(house: House, certificate: Path) -> None:
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate)
    catcher = Catcher()
    house.asks(house.browser(), ADA)
    for scheme, option in (("smtp+starttls", "tls_context"), ("smtps", "ssl_context")):
        with listening(catcher, **{option: context}) as port:
            assert delivered(house, smtp_url=smtp(port, scheme)) == ["queued"]
        house.run("UPDATE jobs SET due_at = clock_timestamp()")
    with listening(catcher) as port:  # it offers no encryption at all
        assert delivered(house, smtp_url=smtp(port, "smtp+starttls")) == ["queued"]
    assert catcher.caught == []


@pytest.mark.parametrize(
    ("answer", "state"), [("250 OK", "done"), ("451 later", "queued"), ("550 no such mailbox", "failed")]
)
def test_permanent_and_temporary_errors_of_the_mail_server_are_handled(house: House, answer: str, state: str) -> None:
    house.asks(house.browser(), ADA)
    with listening(Catcher(answer)) as port:
        assert delivered(house, smtp_url=smtp(port)) == [state]
    assert answer[:3] in reason(house) or state == "done"


def test_unreachable_mail_server_is_retried_with_the_same_email(house: House) -> None:
    house.asks(house.browser(), ADA)
    assert delivered(house, smtp_url=smtp(free_port())) == ["queued"]
    assert "is unreachable" in reason(house)
    catcher = Catcher()
    with listening(catcher) as port:
        for _ in range(2):
            payload = house.payloads()[0]
            house.run("UPDATE jobs SET due_at = clock_timestamp()")
            assert delivered(house, smtp_url=smtp(port)) == ["done"]
            # as after a worker that died between the deed and the note
            house.run("UPDATE jobs SET state = 'queued', finished_at = NULL, payload = CAST(:p AS jsonb)", p=payload)
    assert len({each["Message-ID"] for each in catcher.caught}) == 1
    assert len(catcher.caught) == 2


def test_emails_are_written_to_private_files_in_development(house: House, tmp_path: Path) -> None:
    house.asks(house.browser(), ADA)
    proof = house.proof(ADA)
    assert delivered(house, data_folder=tmp_path) == ["done"]
    (file,) = (tmp_path / "mail").iterdir()
    assert file.suffix == ".eml"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert f"/verify-email#{proof}" in file.read_text()


def test_log_reports_an_unsent_email_without_its_content(house: House, tmp_path: Path) -> None:
    house.asks(house.browser(), ADA)
    proof = house.proof(ADA)
    with capture_logs() as logged:
        assert delivered(house, public_url="https://sizing.example.com", data_folder=tmp_path) == ["done"]
    (line,) = [each for each in logged if "email not sent" in each["event"]]
    assert line["log_level"] == "warning"
    assert proof not in repr(logged)
    assert not (tmp_path / "mail").exists()


def test_names_cannot_inject_headers(house: House) -> None:
    ada = house.person(ADA, "Acme Bcc: eve")
    answer = ada.put(f"{API}/organization", json={"name": "Acme\r\nBcc: eve@example.com"})
    assert answer.status_code == 422
    ada.put(f"{API}/organization", json={"name": "Acéme “Q”"})
    ada.post(f"{API}/invitations", json={"email": "bob@example.com", "role": "viewer"})
    catcher = Catcher()
    with listening(catcher) as port:
        delivered(house, smtp_url=smtp(port))
    mail = next(each for each in catcher.caught if "bob@example.com" in each["To"])
    assert mail["Subject"] == "Invitation to an organization – Stormsizer"
    assert "Acéme “Q”" in mail.get_content()
    assert mail["Bcc"] is None


@pytest.mark.parametrize(
    ("accepted", "subject"),
    [
        ("de-CH, en;q=0.5", "Bestätigen Sie Ihre E-Mail-Adresse – Stormsizer"),
        ("ja", "メールアドレスの確認 – Stormsizer"),
        ("tlh", "Confirm your email address – Stormsizer"),
    ],
)
def test_email_to_new_address_uses_language_of_request(house: House, accepted: str, subject: str) -> None:
    browser = house.browser()
    browser.headers["Accept-Language"] = accepted
    house.asks(browser, ADA)
    proof, catcher = house.proof(ADA), Catcher()
    with listening(catcher) as port:
        delivered(house, smtp_url=smtp(port))
    (mail,) = catcher.caught
    assert mail["Subject"] == subject
    assert any(line.endswith(f"/verify-email#{proof}") for line in mail.get_content().splitlines())


def test_email_to_account_uses_its_language(house: House) -> None:
    ada = house.person(ADA)
    assert ada.get(f"{API}/me").json()["account"]["language"] is None
    assert ada.patch(f"{API}/me", json={"language": "fr"}).status_code == 204
    assert ada.get(f"{API}/me").json()["account"]["language"] == "fr"
    house.browser().post(f"{API}/password-resets", json={"email": ADA}, headers={"Accept-Language": "es"})
    assert house.mails(ADA)[-1][0] == "Réinitialisez votre mot de passe – Stormsizer"
    assert ada.patch(f"{API}/me", json={"language": "tlh"}).status_code == 422
    assert ada.patch(f"{API}/me", json={"language": None}).status_code == 204
    house.browser().post(f"{API}/password-resets", json={"email": ADA}, headers={"Accept-Language": "es"})
    assert house.mails(ADA)[-1][0] == "Restablezca su contraseña – Stormsizer"


def test_email_queued_by_earlier_release_is_sent_unchanged(house: House) -> None:
    text_ = base64.b64encode(sealed(house.set_up.settings, "mail", "Hello,\n\nsign in.\n")).decode()
    assert content_of(house.set_up.settings, {"to": ADA, "subject": "Hi", "sealed_text": text_}) == (
        "Hi",
        "Hello,\n\nsign in.\n",
    )


@pytest.mark.parametrize("url", ["mail.example.com", "http://mail.example.com", "smtp://", "smtps:///x"])
def test_invalid_mail_server_is_rejected_at_startup(url: str) -> None:
    with pytest.raises(ValidationError, match="smtps://user"):
        Settings(smtp_url=SecretStr(url))
