"""Requests that no browser sends: nginx answers or closes quickly, and other users are not affected."""

from __future__ import annotations

import socket
import ssl
import statistics
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import NamedTuple

import pytest

from tests.webapp.deployment.plain import NAME, Installation

pytestmark = [pytest.mark.postgres, pytest.mark.redis]

GET = f"GET /livez HTTP/1.1\r\nHost: {NAME}\r\n"
POST = f"POST /api/v1/sign-in HTTP/1.1\r\nHost: {NAME}\r\nContent-Type: application/json\r\n"
CLOSED_WITHIN_S, OTHERS_P95_S = 45.0, 5.0
"""Much longer than on a quiet machine (10 and 0.1), and shorter than with the defaults of nginx (60 to 75)."""


class Outcome(NamedTuple):
    """The response, and when the connection was closed."""

    status: int | None
    answer: bytes
    took_s: float


def connection(everything: Installation, *, named: bool = True) -> ssl.SSLSocket:
    """Connect with or without a server name."""
    context = ssl.create_default_context(cafile=everything.folder / "tls/certificate.pem")
    context.check_hostname = named
    plain = socket.create_connection(("127.0.0.1", everything.ports["https"]), timeout=600)
    return context.wrap_socket(plain, server_hostname=NAME if named else None)


def outcome_of(line: socket.socket, began_s: float) -> Outcome:
    """Read until the other side closes."""
    answer = b""
    with suppress(ConnectionResetError, BrokenPipeError, ssl.SSLError):
        while chunk := line.recv(65_536):
            answer += chunk
    status = int(answer[9:12]) if answer.startswith(b"HTTP/1.1 ") else None
    return Outcome(status, answer, time.monotonic() - began_s)


def sent(everything: Installation, request: str | bytes) -> Outcome:
    """Send bytes, and see what becomes of them."""
    began_s = time.monotonic()
    with connection(everything) as line:
        with suppress(ConnectionResetError, BrokenPipeError, ssl.SSLError):  # it may close while we still send
            line.sendall(request.encode("latin-1") if isinstance(request, str) else request)
        return outcome_of(line, began_s)


SMUGGLED = "0\r\n\r\nGET /metrics HTTP/1.1\r\nHost: x\r\n\r\n"
CHUNKED = "Transfer-Encoding: chunked\r\n"
CLOSE = "Connection: close\r\n\r\n"
RANGES = ",".join(f"{n}-{n}" for n in range(800))
REFUSED = {
    "length and chunks": f"{POST}Content-Length: 5\r\n{CHUNKED}\r\n{SMUGGLED}",
    "two lengths": f"{POST}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{{}}GET /metrics HTTP/1.1\r\n",
    "a length that is not a number": f"{POST}Content-Length: +2\r\n\r\n{{}}",
    "chunks that are no chunks": f"{POST}{CHUNKED}\r\nzz\r\n",
    "no name": f"GET /livez HTTP/1.1\r\n{CLOSE}",
    "two names": f"{GET}Host: evil.example\r\n{CLOSE}",
    "a name that is none": f"GET /livez HTTP/1.1\r\nHost: a/b\r\n{CLOSE}",
    "a header of 64 KB": f"{GET}X-Long: {'x' * 65_536}\r\n{CLOSE}",
    "many headers": GET + "".join(f"X-{n}: {'x' * 100}\r\n" for n in range(1000)) + CLOSE,
    "a space before the colon": f"{GET}Content-Length : 2\r\n{CLOSE}",
    "a control character": f"{GET}X-Odd: a\x00b\r\n{CLOSE}",
    "no request at all": "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\r\n\r\n",
}
ANSWERED = {
    "an upgrade to plain HTTP/2": f"{GET}Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n{CLOSE}",
    "hundreds of ranges": f"GET / HTTP/1.1\r\nHost: {NAME}\r\nRange: bytes={RANGES}\r\n{CLOSE}",
    "an old version": f"GET /livez HTTP/1.0\r\nHost: {NAME}\r\n\r\n",
}


@pytest.mark.parametrize("what", REFUSED)
def test_ambiguous_http_requests_are_rejected(everything: Installation, what: str) -> None:
    found = sent(everything, REFUSED[what])
    assert found.status in (400, 414, 431), (what, found)
    assert found.answer.count(b"HTTP/1.1 ") == 1  # what was hidden behind it is no request
    assert found.took_s < CLOSED_WITHIN_S


@pytest.mark.parametrize("what", ANSWERED)
def test_unusual_but_valid_requests_are_answered(everything: Installation, what: str) -> None:
    found = sent(everything, ANSWERED[what])
    assert found.status in (200, 206, 416), (what, found)


@pytest.mark.parametrize("name", ["evil.example", f"{NAME}.evil.example", "127.0.0.1", f"x@{NAME}:80"])
def test_unknown_host_names_get_no_response(everything: Installation, name: str) -> None:
    found = sent(everything, f"GET / HTTP/1.1\r\nHost: {name}\r\n{CLOSE}")
    assert found.status in (None, 400), found


def test_bodies_without_a_length_are_cut_off_at_the_same_size(everything: Installation) -> None:
    body = b"10000\r\n" + b"x" * 0x10000 + b"\r\n"
    found = sent(everything, f"{POST}{CHUNKED}\r\n".encode() + body * 65)
    assert found.status in (413, None)  # None: closed while we still sent
    assert found.took_s < CLOSED_WITHIN_S


def test_file_with_an_excessive_declared_size_is_rejected_before_it_is_sent(everything: Installation) -> None:
    most = 256 * 1024 * 1024
    path = "/api/v1/imports/018f3a52-7d1c-7cc2-9b1e-0c5a3f6e2d10/files?name=week.csv"
    found = sent(everything, f"POST {path} HTTP/1.1\r\nHost: {NAME}\r\nContent-Length: {most + 1}\r\n{CLOSE}")
    assert found.status == 413
    assert b"256 MiB" in found.answer


def test_client_can_half_close_and_still_receive_the_response(everything: Installation) -> None:
    with socket.create_connection(("127.0.0.1", everything.ports["http"]), timeout=600) as line:
        line.sendall(f"GET / HTTP/1.1\r\nHost: {NAME}\r\n{CLOSE}".encode())
        line.shutdown(socket.SHUT_WR)
        assert outcome_of(line, time.monotonic()).status == 308


def slow_header(everything: Installation, *, named: bool = True) -> Outcome:
    """Send a header of which there is always a little more to come."""
    began_s = time.monotonic()
    with connection(everything, named=named) as line:
        line.sendall(GET.encode())
        line.settimeout(1.0)
        while time.monotonic() - began_s < CLOSED_WITHIN_S:
            try:
                line.sendall(b"X-More: 1\r\n")
                if not (answer := line.recv(4096)):
                    return Outcome(None, answer, time.monotonic() - began_s)
                return Outcome(int(answer[9:12]), answer, time.monotonic() - began_s)
            except TimeoutError:
                continue
            except (ConnectionResetError, BrokenPipeError, ssl.SSLError):
                break
    return Outcome(None, b"", time.monotonic() - began_s)


def waiting(everything: Installation, said: bytes, *, named: bool = True) -> Outcome:
    """Say something, and then nothing."""
    began_s = time.monotonic()
    with connection(everything, named=named) as line:
        line.sendall(said)
        return outcome_of(line, began_s)


def no_handshake(everything: Installation, port: str) -> Outcome:
    """Connect, and say nothing."""
    began_s = time.monotonic()
    with socket.create_connection(("127.0.0.1", everything.ports[port]), timeout=600) as line:
        return outcome_of(line, began_s)


SLOW: dict[str, Callable[[Installation], Outcome]] = {
    "a slow header": slow_header,
    "a slow header without a host name": lambda each: slow_header(each, named=False),
    "half a header": lambda each: waiting(each, GET.encode()),
    "no request": lambda each: waiting(each, b"G", named=False),
    "half a body": lambda each: waiting(each, f"{POST}Content-Length: 1000\r\n\r\n{{".encode()),
    "no body": lambda each: waiting(each, f"{POST}Content-Length: 1000\r\n\r\n".encode()),
    "half a chunk": lambda each: waiting(each, f"{POST}{CHUNKED}\r\nff\r\n{{".encode()),
    "no handshake": lambda each: no_handshake(each, "https"),
    "nothing, without TLS": lambda each: no_handshake(each, "http"),
}


@pytest.mark.long
def test_slow_clients_are_disconnected_and_delay_no_others(everything: Installation) -> None:
    began_s, took_s = time.monotonic(), []
    with ThreadPoolExecutor(len(SLOW) * 5) as pool, everything.browser("127.0.0.6") as other:
        started = {what: [pool.submit(slow, everything) for _ in range(5)] for what, slow in SLOW.items()}
        while time.monotonic() - began_s < 11:
            asked_s = time.monotonic()
            assert other.get("/livez").status_code == 200
            took_s.append(time.monotonic() - asked_s)
            time.sleep(0.1)
        found = {what: [each.result() for each in all_of_it] for what, all_of_it in started.items()}
    for what, outcomes in found.items():
        for each in outcomes:
            assert each.took_s < CLOSED_WITHIN_S, (what, each)
            assert each.status in (None, 400, 408), (what, each)
    assert statistics.quantiles(took_s, n=20)[-1] < OTHERS_P95_S
