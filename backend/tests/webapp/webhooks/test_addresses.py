"""Only addresses of the public internet are called, and only names that can have one."""

from __future__ import annotations

import pytest

from webapp.webhooks.addresses import is_public
from webapp.webhooks.receivers import LONGEST, receiver_of

INSIDE = [
    "0.0.0.0", "0.1.2.3", "10.0.0.1", "10.255.255.255", "100.64.0.1", "100.100.100.200", "100.127.255.255",
    "127.0.0.1", "127.255.255.254", "168.63.129.16", "169.254.0.1", "169.254.169.254", "172.16.0.1", "172.31.255.255",
    "192.0.0.1", "192.0.0.8", "192.0.0.170", "192.0.2.1", "192.31.196.1", "192.52.193.1", "192.88.99.1",
    "192.168.0.1", "192.175.48.1", "198.18.0.1", "198.19.255.255", "198.51.100.1", "203.0.113.1", "224.0.0.1",
    "239.255.255.250", "240.0.0.1", "255.255.255.255", "::", "::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8",
    "::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b::808:808", "64:ff9b:1::1", "100::1", "100:0:0:1::1", "2001::1",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2", "2001:2::1", "2001:10::1", "2001:20::1", "2001:db8::1", "2002:7f00:1::",
    "2002:808:808::1", "2620:4f:8000::1", "3fff::1", "4000::1", "5f00::1", "fc00::1", "fd12:3456:789a::1", "fe80::1",
    "fe80::1%eth0", "fec0::1", "ff02::1", "ff0e::1", "2600::1%1",
]  # fmt: skip
OUTSIDE = [
    "1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255",
    "128.0.0.1", "172.15.255.255", "172.32.0.1", "192.0.1.1", "192.167.255.255", "198.17.255.255", "198.20.0.1",
    "223.255.255.255", "2606:4700:4700::1111", "2a00:1450:4001::200e", "2001:4860:4860::8888", "2001:200::1",
    "2400:cb00::1", "3ffe::1",
]  # fmt: skip
NONSENSE = [
    "",
    "localhost",
    "127.1",
    "0x7f000001",
    "2130706433",
    "0177.0.0.1",
    "1.2.3.4.5",
    "8.8.8.8 ",
    "①.1.1.1",
    ":::",
]


@pytest.mark.parametrize("address", [*INSIDE, *NONSENSE])
def test_non_public_address_is_rejected(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", OUTSIDE)
def test_public_addresses_are_accepted(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    ("url", "read"),
    [
        ("https://hooks.example.com", ("hooks.example.com", 443, "/", "hooks.example.com")),
        ("HTTPS://Hooks.Example.COM/A?b=C", ("hooks.example.com", 443, "/A?b=C", "hooks.example.com")),
        ("https://a.xn--p1ai:8443/x/%20?", ("a.xn--p1ai", 8443, "/x/%20?", "a.xn--p1ai:8443")),
        ("https://1.2.example.de:443/~a/@b", ("1.2.example.de", 443, "/~a/@b", "1.2.example.de")),
    ],
)
def test_ordinary_url_is_parsed(url: str, read: tuple[str, int, str, str]) -> None:
    receiver = receiver_of(url)
    assert (receiver.host, receiver.port, receiver.target, receiver.authority) == read


def test_operator_can_allow_non_public_hosts() -> None:
    receiver = receiver_of("http://127.0.0.1:8080/x", ("127.0.0.1",))
    assert (receiver.is_trusted, receiver.scheme, receiver.port) == (True, "http", 8080)
    with pytest.raises(ValueError, match="https"):
        receiver_of("http://127.0.0.2:8080/x", ("127.0.0.1",))


def test_url_length_is_limited() -> None:
    longest = "https://a.example/".ljust(LONGEST, "a")
    assert receiver_of(longest).target.endswith("aaa")
    with pytest.raises(ValueError, match="not a valid webhook URL"):
        receiver_of(longest + "a")
