"""Requests end in time whatever the receiver does, and never reach internal addresses."""

from __future__ import annotations

import datetime as dt
import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from stormsizer.messages.text import Text
from tests.support.languages import english
from tests.webapp.setups import until
from tests.webapp.webhooks.receiver import Receiver, answering, hanging_up, silent_for
from webapp.webhooks import sending
from webapp.webhooks.receivers import Receiver as Where
from webapp.webhooks.receivers import receiver_of
from webapp.webhooks.sending import (
    NO_CERTIFICATE,
    NO_HTTP,
    TOO_LATE,
    UNREACHABLE,
    Answer,
    NoAnswerError,
    addresses_of,
    send,
)

LIMIT_S = 0.5
PATIENT_S = 60.0
"""Where the receiver ends the call: a limit that a busy machine does not reach."""
ENOUGH_FOR_A_STATUS_S = 2.0
"""The status comes at once; the rest of an endless body is waited for this long."""
PUBLIC = "93.184.215.14"
Serve = Callable[[socket.socket], None]


def call(url: str, limit_s: float = PATIENT_S, **how: object) -> Answer:
    return send(receiver_of(url, ("127.0.0.1",)), {"webhook-id": "x"}, b"{}", limit_s, **how)  # type: ignore[arg-type]


def resolving(*addresses: str) -> Callable[[str, float], Sequence[str]]:
    return lambda *_: addresses


@contextmanager
def listening(serve: Serve, host: str = "127.0.0.1", port: int = 0) -> Iterator[tuple[int, list[int]]]:
    """Serve bare connections; yields the port, and a list that grows with each connection."""
    listener = socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    connections: list[int] = []

    def accept() -> None:
        while True:
            try:
                connection, _ = listener.accept()
            except OSError:
                return
            connections.append(1)
            with connection:
                try:
                    serve(connection)
                except OSError:
                    continue

    threading.Thread(target=accept, daemon=True).start()
    try:
        yield listener.getsockname()[1], connections
    finally:
        listener.shutdown(socket.SHUT_RDWR)
        listener.close()


N_DRIPS, DRIPS_EVERY_S = 1200, 0.05
DRIPS_FOR_S = N_DRIPS * DRIPS_EVERY_S


def dripping(first: bytes, each: bytes, pause_s: float = DRIPS_EVERY_S) -> Serve:
    def serve(connection: socket.socket) -> None:
        connection.recv(65536)
        connection.sendall(first)
        for _ in range(N_DRIPS):
            time.sleep(pause_s)
            connection.sendall(each)

    return serve


def saying(content: bytes) -> Serve:
    def serve(connection: socket.socket) -> None:
        connection.recv(65536)
        connection.sendall(content)

    return serve


def test_event_is_posted_and_the_response_is_read(receiver: Receiver) -> None:
    receiver.act = answering(201, "schön\x00\x1b[31m\n".encode())
    assert call(f"{receiver.url}/a?b=c") == Answer(201, "schön��[31m\n")
    (post,) = receiver.posts
    assert (post.path, post.body, post.headers["host"]) == ("/a?b=c", b"{}", receiver.url.removeprefix("http://"))
    assert post.headers["webhook-id"] == "x"


def test_a_redirect_is_not_followed(receiver: Receiver) -> None:
    with listening(saying(b"")) as (port, connections):
        receiver.act = answering(307, Location=f"http://127.0.0.1:{port}/inside")
        assert call(receiver.url).status == 307
        assert connections == []
    assert len(receiver.posts) == 1


def test_proxy_of_the_environment_is_not_used(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    with listening(saying(b"")) as (port, connections):
        for name in ("http_proxy", "https_proxy", "all_proxy", "HTTP_PROXY"):
            monkeypatch.setenv(name, f"http://127.0.0.1:{port}")
        assert call(receiver.url).status == 200
        assert connections == []


@pytest.mark.parametrize(
    ("serve", "error"),
    [
        (dripping(b"", b""), TOO_LATE),
        (dripping(b"HTTP/1.1 200 OK\r\n", b"X-Slow: 1\r\n"), TOO_LATE),
        (dripping(b"HTTP/1.1 100 Continue\r\n\r\n", b"HTTP/1.1 100 Continue\r\n\r\n"), TOO_LATE),
        (saying(b""), NO_HTTP),
        (saying(b"SSH-2.0-OpenSSH_9.2\r\n\r\n"), NO_HTTP),
        (saying(b"HTTP/1.1 200 OK\r\nX: " + b"a" * 10**6), NO_HTTP),
        (saying(b"HTTP/1.1 102 Processing\r\n\r\n" * 10_000), NO_HTTP),
        (saying(b"HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na"), NO_HTTP),
    ],
    ids=["silent", "slow head", "slow interim", "hangs up", "another protocol", "endless head", "flood", "two lengths"],
)
def test_request_without_a_response_times_out(serve: Serve, error: Text) -> None:
    with listening(serve) as (port, _), pytest.raises(NoAnswerError, match=english(error)):
        call(f"http://127.0.0.1:{port}", LIMIT_S if error == TOO_LATE else PATIENT_S)


@pytest.mark.parametrize(
    "serve",
    [
        dripping(b"HTTP/1.1 200 OK\r\nContent-Length: 10000000000\r\n\r\nok", b"x"),
        dripping(b"HTTP/1.1 200 OK\r\nContent-Length: 10000000000\r\n\r\nok", b"x" * 10**6, 0.0),
        dripping(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n", b"1\r\nx\r\n"),
        saying(b"HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nok"),
        saying(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\nzz\r\n"),
        saying(b"HTTP/1.0 200 OK\r\n\r\nok"),
    ],
    ids=["slow body", "10 GB", "slow chunks", "cut short", "broken chunk", "old"],
)
def test_endless_or_broken_body_after_the_status_does_not_matter(serve: Serve) -> None:
    started = time.monotonic()
    with listening(serve) as (port, _):
        answer = call(f"http://127.0.0.1:{port}", ENOUGH_FOR_A_STATUS_S)
    assert time.monotonic() - started < DRIPS_FOR_S
    assert answer.status == 200
    assert answer.excerpt.startswith("ok")
    assert len(answer.excerpt) <= 1024


def test_connection_reset_or_refused_counts_as_no_response(receiver: Receiver) -> None:
    receiver.act = hanging_up
    with pytest.raises(NoAnswerError, match=english(NO_HTTP)):
        call(receiver.url)
    receiver.act = silent_for(4 * LIMIT_S)
    with pytest.raises(NoAnswerError, match=english(TOO_LATE)):
        call(receiver.url, LIMIT_S)
    with pytest.raises(NoAnswerError, match=english(UNREACHABLE)):
        call("http://127.0.0.1:1/")


def test_unresponsive_resolver_is_abandoned(monkeypatch: pytest.MonkeyPatch) -> None:
    released = threading.Event()

    def never(*_: object, **__: object) -> list[object]:
        released.wait()
        return []

    monkeypatch.setattr(socket, "getaddrinfo", never)
    try:
        assert addresses_of("hooks.example.com", 0.2) == ()
    finally:
        released.set()


def test_all_addresses_of_a_name_must_be_public() -> None:
    """Two listeners on this machine, under the same port, hear nothing."""
    inside = ("127.0.0.1", "127.0.0.2", "0.0.0.0", "::1", "::", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "nonsense")
    answers = [
        (),
        *((each,) for each in inside),
        *((PUBLIC, each) for each in inside),
        *((each, PUBLIC) for each in inside),
    ]
    with listening(saying(b"")) as (port, connections), listening(saying(b""), "::1", port) as (_, others):
        for addresses in answers:
            with pytest.raises(NoAnswerError, match=english(UNREACHABLE)):
                call(f"https://hooks.example.com:{port}/", resolve=resolving(*addresses))
        assert (connections, others) == ([], [])
        for here in ("127.0.0.1", "::1"):
            socket.create_connection((here, port), PATIENT_S).close()
        assert until(lambda: (connections, others) == ([1], [1]))


def test_name_is_resolved_once_and_that_address_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first answer of this resolver is public, every later one is this machine."""
    asked: list[str] = []
    dialed: list[tuple[str, int]] = []

    def rebinding(name: str, time_limit_s: float) -> Sequence[str]:
        asked.append(name)
        return (PUBLIC,) if len(asked) == 1 else ("127.0.0.1",)

    def dial(address: str, port: int, time_limit_s: float) -> socket.socket:
        dialed.append((address, port))
        raise OSError

    monkeypatch.setattr(sending, "_dialed", dial)
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: pytest.fail("looked up behind our back"))
    with pytest.raises(NoAnswerError, match=english(UNREACHABLE)):
        call("https://rebind.example.com:8443/", resolve=rebinding)
    assert (asked, dialed) == (["rebind.example.com"], [(PUBLIC, 8443)])


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "127.1", "0x7f000001", "2130706433", "0177.0.0.1", "localhost", "::1", "①②⑦.⓪.⓪.①", "0"]
)
def test_other_spellings_of_loopback_are_rejected(host: str) -> None:
    """As if such a name had come through the reading of the address."""
    with listening(saying(b"")) as (port, connections), listening(saying(b""), "::1", port) as (_, others):
        with pytest.raises(NoAnswerError, match=english(UNREACHABLE)):
            send(Where("http", host, port, "/", is_trusted=False), {}, b"", LIMIT_S)
        assert (connections, others) == ([], [])


def certified(folder: Path, name: str) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """A server's TLS with a certificate for a name, and a client's that trusts it."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = dt.datetime.now(dt.UTC)
    names = x509.SubjectAlternativeName([x509.DNSName(name)])
    certificate = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=1))
        .add_extension(names, critical=False)
        .sign(key, hashes.SHA256())
    )
    file = folder / "certificate.pem"
    file.write_bytes(
        certificate.public_bytes(serialization.Encoding.PEM)
        + key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(file)
    return server, ssl.create_default_context(cafile=str(file))


def test_certificate_must_match_the_name_that_is_sent(tmp_path: Path) -> None:
    server, trusting = certified(tmp_path, "hooks.example.com")
    told: list[str | None] = []
    server.sni_callback = lambda _, name, __: told.append(name)
    asked: list[bytes] = []

    def serve(connection: socket.socket) -> None:
        with server.wrap_socket(connection, server_side=True) as secured:
            asked.append(secured.recv(65536))
            secured.sendall(b"HTTP/1.1 204 No Content\r\n\r\n")

    def to(name: str, port: int, tls: ssl.SSLContext | None) -> Answer:
        where = Where("https", name, port, "/", is_trusted=True)
        return send(where, {}, b"{}", PATIENT_S, resolving("127.0.0.1"), tls)

    with listening(serve) as (port, _):
        assert to("hooks.example.com", port, trusting).status == 204
        for name, tls in (("other.example.com", trusting), ("hooks.example.com", None)):
            with pytest.raises(NoAnswerError, match=english(NO_CERTIFICATE)):
                to(name, port, tls)
    assert told == ["hooks.example.com", "other.example.com", "hooks.example.com"]
    assert f"Host: hooks.example.com:{port}".encode() in asked[0]


def test_endless_handshake_times_out() -> None:
    with listening(dripping(b"\x16\x03\x03", b"\x00")) as (port, _), pytest.raises(NoAnswerError):
        send(Where("https", "hooks.example.com", port, "/", is_trusted=True), {}, b"", LIMIT_S, resolving("127.0.0.1"))
