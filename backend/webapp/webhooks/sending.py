"""Sends requests to receivers. The host name is resolved once, and only public addresses are contacted.

Redirects, proxies and settings from the environment are not used. A time limit covers all steps. The reported
error is the same for a rejected and an unreachable receiver, so that webhooks cannot be used to probe the network.
"""

from __future__ import annotations

import socket
import ssl
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from threading import Thread

import h11

from stormsizer.messages.text import Text, msg
from webapp.core.languages import english
from webapp.webhooks.addresses import is_public
from webapp.webhooks.receivers import Receiver

UNREACHABLE = msg("delivery-unreachable")
TOO_LATE = msg("delivery-timeout")
NO_CERTIFICATE = msg("delivery-invalid-certificate")
NO_HTTP = msg("delivery-not-http")
MOST_READ_BYTES = 64 * 1024
MOST_HEAD_BYTES = 16 * 1024
EXCERPT_BYTES = 1024
N_ADDRESSES = 4
"""Maximum number of a host's addresses to try."""
_READ_BYTES = 8 * 1024

Resolve = Callable[[str, float], Sequence[str]]
"""Resolves a host name within a number of seconds; returns an empty sequence if no addresses were found."""


class NoAnswerError(Exception):
    """The receiver did not respond.

    Attributes
    ----------
    text
        The reason, to be shown to the user.
    """

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        """Return the reason in English for the log."""
        return english(self.text)


@dataclass(frozen=True)
class Answer:
    """Response from a receiver.

    Attributes
    ----------
    excerpt
        Beginning of the response body, as printable text.
    """

    status: int
    excerpt: str


def send(
    receiver: Receiver,
    headers: Mapping[str, str],
    body: bytes,
    time_limit_s: float,
    resolve: Resolve | None = None,
    tls: ssl.SSLContext | None = None,
) -> Answer:
    """Post a body and return the response.

    Parameters
    ----------
    time_limit_s
        Total time limit for resolving, connecting, sending and reading.

    Raises
    ------
    NoAnswerError
        If there is no response, for whatever reason.
    """
    deadline = _Deadline(time_limit_s)
    try:
        with (
            closing(_connected(receiver, deadline, resolve or addresses_of)) as plain,
            closing(_secured(plain, receiver, deadline, tls)) as connection,
        ):
            return _exchanged(connection, receiver, headers, body, deadline)
    except ssl.SSLCertVerificationError as error:
        raise NoAnswerError(NO_CERTIFICATE) from error
    except TimeoutError as error:
        raise NoAnswerError(TOO_LATE) from error
    except (OSError, h11.ProtocolError) as error:
        raise NoAnswerError(NO_HTTP) from error


def addresses_of(name: str, time_limit_s: float) -> Sequence[str]:
    """Resolve a host name in a thread, which is abandoned at the time limit because the system's resolver has none."""
    found: list[str] = []

    def look_up() -> None:
        try:
            found.extend(str(where[0]) for *_, where in socket.getaddrinfo(name, None, type=socket.SOCK_STREAM))
        except (OSError, UnicodeError):
            return

    thread = Thread(target=look_up, name="resolver", daemon=True)
    thread.start()
    thread.join(time_limit_s)
    return () if thread.is_alive() else tuple(dict.fromkeys(found))


class _Deadline:
    def __init__(self, time_limit_s: float) -> None:
        self._ends = time.monotonic() + time_limit_s

    def left_s(self) -> float:
        """Return the number of seconds left.

        Raises
        ------
        TimeoutError
            If no time is left.
        """
        left = self._ends - time.monotonic()
        if left <= 0:
            raise TimeoutError
        return left


def _connected(receiver: Receiver, deadline: _Deadline, resolve: Resolve) -> socket.socket:
    """Connect to one of the receiver's addresses, if all of them are public."""
    addresses = resolve(receiver.host, deadline.left_s())
    if not receiver.is_trusted and not all(is_public(address) for address in addresses):
        raise NoAnswerError(UNREACHABLE)
    for address in addresses[:N_ADDRESSES]:
        try:
            return _dialed(address, receiver.port, deadline.left_s())
        except OSError:
            continue
    raise NoAnswerError(UNREACHABLE)


def _dialed(address: str, port: int, time_limit_s: float) -> socket.socket:
    connection = socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET, socket.SOCK_STREAM)
    try:
        connection.settimeout(time_limit_s)
        connection.connect((address, port))
    except OSError:
        connection.close()
        raise
    return connection


def _secured(
    connection: socket.socket, receiver: Receiver, deadline: _Deadline, tls: ssl.SSLContext | None
) -> socket.socket:
    if receiver.scheme != "https":
        return connection
    connection.settimeout(deadline.left_s())
    return (tls or _tls()).wrap_socket(connection, server_hostname=receiver.host)


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


def _exchanged(
    connection: socket.socket, receiver: Receiver, headers: Mapping[str, str], body: bytes, deadline: _Deadline
) -> Answer:
    """Send the request and read the response. Errors that occur after the status is received are ignored."""
    http = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_HEAD_BYTES)
    all_headers = {"Host": receiver.authority, **headers, "Content-Length": str(len(body)), "Connection": "close"}
    request = h11.Request(method="POST", target=receiver.target, headers=list(all_headers.items()))
    connection.settimeout(deadline.left_s())
    connection.sendall((http.send(request) or b"") + (http.send(h11.Data(data=body)) or b""))
    http.send(h11.EndOfMessage())
    status: int | None = None
    said = bytearray()
    try:
        for event in _events(connection, http, deadline):
            if isinstance(event, h11.Response):
                status = event.status_code
            if isinstance(event, h11.Data):
                said += event.data
    except (OSError, h11.ProtocolError):
        if status is None:
            raise
    if status is None:
        raise NoAnswerError(NO_HTTP)
    return Answer(status, _readable(bytes(said[:EXCERPT_BYTES])))


def _events(connection: socket.socket, http: h11.Connection, deadline: _Deadline) -> Iterator[object]:
    """Yield protocol events until the response ends or the read limit is reached."""
    n_read = 0
    while True:
        event = http.next_event()
        if event is h11.NEED_DATA:
            if n_read >= MOST_READ_BYTES:
                return
            connection.settimeout(deadline.left_s())
            data = connection.recv(min(_READ_BYTES, MOST_READ_BYTES - n_read))
            n_read += len(data)
            http.receive_data(data)
        elif event is h11.PAUSED or isinstance(event, h11.EndOfMessage | h11.ConnectionClosed):
            return
        else:
            yield event


def _readable(content: bytes) -> str:
    text = content.decode(errors="replace")
    return "".join(sign if sign.isprintable() or sign == "\n" else "\N{REPLACEMENT CHARACTER}" for sign in text)
