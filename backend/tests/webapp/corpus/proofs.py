"""I11: proofs of who asks that prove nothing, at a service with accounts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.webapp.corpus.cases import API, Case, Send

FORGED = "ssz_live_" + "A" * 36
HEADERS: dict[str, list[tuple[str, str]]] = {
    "none": [],
    "an empty one": [("Authorization", "")],
    "a scheme alone": [("Authorization", "Bearer")],
    "a scheme and a space": [("Authorization", "Bearer ")],
    "another scheme": [("Authorization", "Basic YTpi")],
    "a key without a scheme": [("Authorization", FORGED)],
    "a forged key": [("Authorization", f"Bearer {FORGED}")],
    "a forged key in small letters": [("Authorization", f"bearer {FORGED.lower()}")],
    "two spaces": [("Authorization", f"Bearer  {FORGED}")],
    "a tab": [("Authorization", f"Bearer\t{FORGED}")],
    "spaces inside": [("Authorization", f"Bearer {FORGED[:20]} {FORGED[20:]}")],
    "two of them": [("Authorization", f"Bearer {FORGED}"), ("Authorization", f"Bearer {FORGED}")],
    "a list": [("Authorization", f"Bearer {FORGED}, Bearer {FORGED}")],
    "a long one": [("Authorization", "Bearer " + "x" * 10_000)],
    "a web token": [("Authorization", "Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJvd25lciJ9.")],
    "a cookie of an unknown session": [("Cookie", "__Host-stormsizer=" + "A" * 43)],
    "an empty cookie": [("Cookie", "__Host-stormsizer=")],
    "a long cookie": [("Cookie", "__Host-stormsizer=" + "x" * 10_000)],
    "two cookies": [("Cookie", "__Host-stormsizer=a; __Host-stormsizer=b")],
    "a cookie and a key": [("Cookie", "__Host-stormsizer=a"), ("Authorization", f"Bearer {FORGED}")],
    "a cookie that is none": [("Cookie", ";;;===")],
    "bytes": [("Cookie", "__Host-stormsizer=\xff\xfe")],
    "a claimed identity": [("X-Forwarded-User", "owner"), ("X-Organization-Id", "1"), ("X-Who", "owner")],
}
EMAILS = (
    *("", " ", "x", "@", "a@", "@b", "a@b", "a b@example.com", "a@exam ple.com", "a@@example.com", "a@example..com"),
    *("a" * 300 + "@example.com", "a@" + "b" * 300 + ".com", "a@example.com\nBcc: b@example.com", "a@example.com\0"),
    *(
        "ＡＤＡ@example.com",
        "ada@exаmple.com",
        "ADA@EXAMPLE.COM",
        "ada+tag@example.com",
        " ada@example.com ",
        '"a b"@example.com',
    ),
    *("<script>@example.com", "ada@127.0.0.1", "ada@[::1]", "ада@пример.рф", "null", "a@example.com,b@example.com"),
)
PASSWORDS = (
    "",
    "x",
    "x" * 8,
    "x" * 64,
    "x" * 73,
    "x" * 128,
    "x" * 1025,
    "é" * 40,
    "é" * 40,
    " ",
    "\t",
    "pass\0word",
    "\u202e" * 20,
)
CODES = ("", "1", "12345", "123456", "1234567", "１２３４５６", "abcdef", "12 34 56", "-12345", "0" * 1000, "' OR 1=1")


def cases() -> Iterator[Case]:
    """Access is refused with the same response in every case."""
    for name, headers in HEADERS.items():
        yield Case(name, _asking(headers), (400, 401))
    for email in EMAILS:
        yield Case(f"e-mail {email[:40]!a}", _signing_in(email=email), (401, 422, 429))
    for password in PASSWORDS:
        yield Case(f"password {password[:20]!a}", _signing_in(password=password), (401, 422, 429))
    for code in CODES:
        yield Case(f"code {code[:20]!a}", _signing_in(code=code), (401, 422, 429))
    values: tuple[Any, ...] = (None, 5, True, [], {}, ["a@example.com"])
    for field in ("email", "password", "code"):
        for value in values:
            statuses = (401, 422, 429) if field == "code" and value is None else (422,)
            yield Case(f"{field} is {value}", _signing_in(**{field: value}), statuses)


def _asking(headers: list[tuple[str, str]]) -> Send:
    sent = [(name.encode(), value.encode("latin-1")) for name, value in headers]
    return lambda stage: stage.client.get(f"{API}/projects", headers=sent)


def _signing_in(**given: Any) -> Send:
    body = {"email": "ada@example.com", "password": "not this one, surely"} | given
    return lambda stage: stage.client.post(f"{API}/sign-in", json=body)
