"""Addresses that people give for their receivers: read strictly, so that nobody reads them in another way later."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass

LONGEST = 2048
FORM = "https://name, perhaps a port, a path and a query"
_URL = re.compile(
    r"(?P<scheme>https?)://(?P<host>[a-z0-9.-]+)(?::(?P<port>[0-9]{1,5}))?"
    r"(?P<path>/[a-z0-9._~!$&'()*+,;=:@%/-]*)?(?P<query>\?[a-z0-9._~!$&'()*+,;=:@%/?-]*)?",
    re.IGNORECASE | re.ASCII,
)
_LABEL = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
_NAME = re.compile(rf"(?=.{{4,253}}$)(?:{_LABEL}\.)+(?:[a-z]{{2,63}}|xn--[a-z0-9-]{{1,58}}[a-z0-9])")
_INSIDE = ("localhost", "localdomain", "local", "internal", "intranet", "lan", "arpa", "onion")
"""Last parts of names that no public server has."""
_OTHER_SERVICES = (1433, 1521, 2049, 2375, 2376, 2379, 3306, 3389, 5432, 5672, 5900, 6379, 9200, 9300, 11211, 27017)
_DEFAULT_PORTS = {"https": 443, "http": 80}


@dataclass(frozen=True)
class Receiver:
    """Where a webhook goes.

    Attributes
    ----------
    target
        Path and query.
    is_trusted
        Whether the operator named this host: it need not be public.
    """

    scheme: str
    host: str
    port: int
    target: str
    is_trusted: bool

    @property
    def authority(self) -> str:
        """Host, and the port where it is not the usual one."""
        return self.host if self.port == _DEFAULT_PORTS[self.scheme] else f"{self.host}:{self.port}"


def receiver_of(url: str, trusted_hosts: Collection[str] = ()) -> Receiver:
    """Read a receiver's address.

    Raises
    ------
    ValueError
        If webhooks do not go there; the text says why.
    """
    found = _URL.fullmatch(url) if len(url) <= LONGEST else None
    if found is None:
        raise ValueError(f"is not an address of the form {FORM}, of at most {LONGEST} characters")
    scheme, host = found["scheme"].lower(), found["host"].lower()
    port = int(found["port"]) if found["port"] else _DEFAULT_PORTS[scheme]
    is_trusted = host in {each.lower() for each in trusted_hosts}
    if not is_trusted:
        _require_public_form(scheme, host, port)
    return Receiver(scheme, host, port, (found["path"] or "/") + (found["query"] or ""), is_trusted)


def _require_public_form(scheme: str, host: str, port: int) -> None:
    if scheme != "https":
        raise ValueError("must begin with https://")
    if _NAME.fullmatch(host) is None or host.rsplit(".", 1)[1] in _INSIDE:
        raise ValueError("must name a public host, such as hooks.example.com; bare addresses are not called")
    if not (port in _DEFAULT_PORTS.values() or 1024 <= port <= 65_535) or port in _OTHER_SERVICES:
        raise ValueError(f"must not use port {port}; 443 is the usual one")
