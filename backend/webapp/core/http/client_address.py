"""Client address of a request."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from fastapi import Request

SITE_BITS = 64
"""IPv6 prefix length; each network of this size is treated as one client."""
NETWORK_BITS = {4: 24, 6: 48}
"""Prefix lengths of the networks that one customer of a provider usually has."""


def address_of(request: Request, trusted_proxies: Sequence[IPv4Network | IPv6Network]) -> str:
    """Return the client's address.

    `X-Forwarded-For` is trusted only from proxies named by the operator. The client is the last address in it that is
    not one of these proxies.
    """
    peer = request.client.host if request.client else ""
    if not _is_among(peer, trusted_proxies):
        return peer
    passed = [each.strip() for header in request.headers.getlist("x-forwarded-for") for each in header.split(",")]
    for address in reversed(passed):
        if not _is_among(address, trusted_proxies):
            return address if _is_address(address) else peer
    return peer


def site_of(address: str) -> str:
    """Return the key under which an address is counted: an IPv4 address itself, or the network of an IPv6 address."""
    if not _is_address(address):
        return address
    parsed = ip_address(address)
    if not isinstance(parsed, IPv6Address):
        return address
    return str(parsed.ipv4_mapped or IPv6Network((int(parsed), SITE_BITS), strict=False))


def network_of(address: str) -> str:
    """Return the network of an address, under which its neighbors are counted together."""
    if not _is_address(address):
        return address
    parsed = ip_address(address)
    host = (parsed.ipv4_mapped or parsed) if isinstance(parsed, IPv6Address) else parsed
    return str(ip_network((int(host), NETWORK_BITS[host.version]), strict=False))


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def _is_among(text: str, networks: Sequence[IPv4Network | IPv6Network]) -> bool:
    return _is_address(text) and any(ip_address(text) in network for network in networks)
