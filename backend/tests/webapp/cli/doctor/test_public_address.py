"""The certificate of the public address, checked against a real TLS server with a certificate of its own."""

from __future__ import annotations

import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from webapp.cli.doctor.finding import State
from webapp.cli.doctor.network import check_public_address
from webapp.deployment.postgres.cluster import free_port


def certificate(folder: Path, days: int, name: str = "localhost") -> tuple[Path, Path]:
    """Write a self-signed certificate and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=30))
        .not_valid_after(now + timedelta(days=days, hours=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    chain, secret = folder / "certificate.pem", folder / "key.pem"
    chain.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    none = serialization.NoEncryption()
    secret.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.TraditionalOpenSSL, none)
    )
    return chain, secret


@contextmanager
def serving(chain: Path, key: Path, status: int = 200) -> Iterator[str]:
    """Serve `/livez` with TLS."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            self.end_headers()
            self.wfile.write(b'{"status":"alive"}')

        def log_message(self, *_: object) -> None:
            """Log nothing."""

    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(chain, key)
    server = HTTPServer(("127.0.0.1", 0), Handler)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    server.handle_error = lambda *_: None  # type: ignore[method-assign]
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    yield f"https://localhost:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize(("days", "state"), [(90, State.OK), (14, State.WARNING), (3, State.PROBLEM)])
def test_certificate_that_expires_soon_is_reported(tmp_path: Path, days: int, state: State) -> None:
    chain, key = certificate(tmp_path, days)
    with serving(chain, key) as url:
        expiry, response = check_public_address(url, ssl.create_default_context(cafile=str(chain)))
    assert (expiry.state, response.state) == (state, State.OK)
    assert f"expires in {days} days" in expiry.text


def test_certificate_for_another_name_is_a_problem(tmp_path: Path) -> None:
    chain, key = certificate(tmp_path, 90, "other.example.com")
    with serving(chain, key) as url:
        (finding,) = check_public_address(url, ssl.create_default_context(cafile=str(chain)))
    assert finding.state is State.PROBLEM
    assert "Hostname mismatch" in finding.text


def test_service_that_does_not_know_the_name_is_a_problem(tmp_path: Path) -> None:
    chain, key = certificate(tmp_path, 90)
    with serving(chain, key, status=421) as url:
        _, response = check_public_address(url, ssl.create_default_context(cafile=str(chain)))
    assert (response.state, response.remedy) == (State.PROBLEM, "add it to STORMSIZER_ALLOWED_HOSTS")


def test_address_that_cannot_be_reached_is_a_warning() -> None:
    (finding,) = check_public_address(f"https://127.0.0.1:{free_port()}")
    assert finding.state is State.WARNING
