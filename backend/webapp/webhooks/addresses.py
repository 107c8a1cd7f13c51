"""IP addresses to which webhooks may be sent: only those on the public internet.

The standard library's `is_global` and `is_private` miss some cases (mapped and translated IPv4 addresses, provider
networks, multicast), so this module has its own rule. It allows IPv6 addresses that are allocated for public use and do
not represent an address in another network, and all IPv4 addresses that are not reserved.
"""

from __future__ import annotations

from ipaddress import IPv4Address, IPv4Network, IPv6Network, ip_address

_SET_ASIDE = tuple(
    IPv4Network(network)
    for network in (
        "0.0.0.0/8",  # this network
        "10.0.0.0/8",  # private
        "100.64.0.0/10",  # carrier-grade NAT
        "127.0.0.0/8",  # loopback
        "168.63.129.16/32",  # cloud platform services that every machine can reach
        "169.254.0.0/16",  # link-local; cloud metadata
        "172.16.0.0/12",  # private
        "192.0.0.0/24",  # protocol assignments
        "192.0.2.0/24",  # documentation
        "192.31.196.0/24",  # AS112
        "192.52.193.0/24",  # multicast tunneling
        "192.88.99.0/24",  # 6to4 relays
        "192.168.0.0/16",  # private
        "192.175.48.0/24",  # AS112
        "198.18.0.0/15",  # benchmarks
        "198.51.100.0/24",  # documentation
        "203.0.113.0/24",  # documentation
        "224.0.0.0/4",  # multicast
        "240.0.0.0/4",  # reserved, broadcast
    )
)
_GIVEN_OUT = IPv6Network("2000::/3")
_NOT_PUBLIC = tuple(
    IPv6Network(network)
    for network in (
        "2001::/23",  # protocol assignments, Teredo
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4: represents any IPv4 address
        "2620:4f:8000::/48",  # AS112
        "3fff::/20",  # documentation
    )
)


def is_public(address: str) -> bool:
    """Return whether an address is on the public internet; False if it is invalid or has a zone ID."""
    try:
        given = ip_address(address)
    except ValueError:
        return False
    if isinstance(given, IPv4Address):
        return not any(given in network for network in _SET_ASIDE)
    is_given_out = given.scope_id is None and given in _GIVEN_OUT
    return is_given_out and not any(given in network for network in _NOT_PUBLIC)
