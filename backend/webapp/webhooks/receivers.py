"""Receiver URLs given by users, parsed strictly so that no other parser can interpret them differently."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass

from stormsizer.messages.text import Text, msg
from webapp.core.languages import english

LONGEST = 2048
FORM = msg("allowed-webhook-url", length=LONGEST)
_URL = re.compile(
    r"(?P<scheme>https?)://(?P<host>[a-z0-9.-]+)(?::(?P<port>[0-9]{1,5}))?"
    r"(?P<path>/[a-z0-9._~!$&'()*+,;=:@%/-]*)?(?P<query>\?[a-z0-9._~!$&'()*+,;=:@%/?-]*)?",
    re.IGNORECASE | re.ASCII,
)
_LABEL = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
_NAME = re.compile(rf"(?=.{{4,253}}$)(?:{_LABEL}\.)+(?:[a-z]{{2,63}}|xn--[a-z0-9-]{{1,58}}[a-z0-9])")
_INSIDE = ("localhost", "localdomain", "local", "internal", "intranet", "lan", "arpa", "onion")
"""Top-level domains that no public server has."""
_OTHER_SERVICES = (1433, 1521, 2049, 2375, 2376, 2379, 3306, 3389, 5432, 5672, 5900, 6379, 9200, 9300, 11211, 27017)
_DEFAULT_PORTS = {"https": 443, "http": 80}


class InvalidReceiverError(ValueError):
    """Raised for a URL to which webhooks cannot be sent.

    Attributes
    ----------
    text
        The reason, phrased to complete a sentence whose subject is the field.
    """

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        """Return the reason in English for the log."""
        return english(self.text)


@dataclass(frozen=True)
class Receiver:
    """Destination of a webhook.

    Attributes
    ----------
    target
        Path and query of the URL.
    is_trusted
        Whether the operator has allowed this host, which then does not have to be public.
    """

    scheme: str
    host: str
    port: int
    target: str
    is_trusted: bool

    @property
    def authority(self) -> str:
        """Host name, followed by the port if it is not the default."""
        return self.host if self.port == _DEFAULT_PORTS[self.scheme] else f"{self.host}:{self.port}"


def receiver_of(url: str, trusted_hosts: Collection[str] = ()) -> Receiver:
    """Parse the URL of a receiver.

    Raises
    ------
    InvalidReceiverError
        If webhooks cannot be sent to this URL.
    """
    found = _URL.fullmatch(url) if len(url) <= LONGEST else None
    if found is None:
        raise InvalidReceiverError(msg("field-not-a-webhook-url"))
    scheme, host = found["scheme"].lower(), found["host"].lower()
    port = int(found["port"]) if found["port"] else _DEFAULT_PORTS[scheme]
    is_trusted = host in {each.lower() for each in trusted_hosts}
    if not is_trusted:
        _require_public_form(scheme, host, port)
    return Receiver(scheme, host, port, (found["path"] or "/") + (found["query"] or ""), is_trusted)


def _require_public_form(scheme: str, host: str, port: int) -> None:
    if scheme != "https":
        raise InvalidReceiverError(msg("field-not-https"))
    if _NAME.fullmatch(host) is None or host.rsplit(".", 1)[1] in _INSIDE:
        raise InvalidReceiverError(msg("field-not-a-public-host"))
    if not (port in _DEFAULT_PORTS.values() or 1024 <= port <= 65_535) or port in _OTHER_SERVICES:
        raise InvalidReceiverError(msg("field-port-not-allowed", port=str(port)))
