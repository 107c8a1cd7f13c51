"""Which addresses a webhook may reach: those of the public internet alone.

The standard library's `is_global` and `is_private` miss cases (mapped and translated IPv4 addresses, provider networks,
multicast), so the rule is our own: of IPv6 only what is given out for public use and is no other network's address in
disguise, of IPv4 everything that is not set aside.
"""

from __future__ import annotations

from ipaddress import IPv4Address, IPv4Network, IPv6Network, ip_address

_SET_ASIDE = tuple(
    IPv4Network(network)
    for network in (
        "0.0.0.0/8",  # this network
        "10.0.0.0/8",  # private
        "100.64.0.0/10",  # behind a provider's translation
        "127.0.0.0/8",  # loopback
        "168.63.129.16/32",  # a cloud's own services, inside every machine of it
        "169.254.0.0/16",  # link-local; metadata of clouds
        "172.16.0.0/12",  # private
        "192.0.0.0/24",  # protocol assignments
        "192.0.2.0/24",  # documentation
        "192.31.196.0/24",  # AS112
        "192.52.193.0/24",  # multicast tunnelling
        "192.88.99.0/24",  # relays of 6to4
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
        "2002::/16",  # 6to4: any IPv4 address in disguise
        "2620:4f:8000::/48",  # AS112
        "3fff::/20",  # documentation
    )
)


def is_public(address: str) -> bool:
    """Whether an address is of the public internet. What is no address, or has a zone, is not."""
    try:
        given = ip_address(address)
    except ValueError:
        return False
    if isinstance(given, IPv4Address):
        return not any(given in network for network in _SET_ASIDE)
    is_given_out = given.scope_id is None and given in _GIVEN_OUT
    return is_given_out and not any(given in network for network in _NOT_PUBLIC)
