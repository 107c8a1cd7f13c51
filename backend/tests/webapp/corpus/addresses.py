"""I10: webhook addresses that are internal or do not exist."""

from __future__ import annotations

from collections.abc import Iterator

from tests.webapp.corpus.cases import API, Case, Send

REFUSED = (
    *(
        "",
        " ",
        "hooks.example.com",
        "//hooks.example.com/",
        "https://",
        "https:///x",
        "https:hooks.example.com",
        "https//x",
    ),
    *("http://hooks.example.com/", "ftp://hooks.example.com/", "gopher://hooks.example.com/", "file:///etc/passwd"),
    *("javascript:alert(1)", "data:text/plain,x", "ws://hooks.example.com/", "HTTPS://", "https://?", "https://#"),
    *("https://127.0.0.1/", "https://127.1/", "https://0177.0.0.1/", "https://0x7f000001/", "https://2130706433/"),
    *("https://0/", "https://0.0.0.0/", "https://10.0.0.1/", "https://172.16.0.1/", "https://192.168.0.1/"),
    *("https://169.254.169.254/latest/meta-data/", "https://100.64.0.1/", "https://192.0.0.8/", "https://224.0.0.1/"),
    *(
        "https://255.255.255.255/",
        "https://[::1]/",
        "https://[::]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[fe80::1]/",
    ),
    *(
        "https://[fc00::1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://[2002:7f00:1::]/",
        "https://[::1%25eth0]/",
        "https://[::1/",
    ),
    *("https://8.8.8.8/", "https://[2001:4860:4860::8888]/", "https://①②⑦.⓪.⓪.①/", "https://１２７.0.0.1/"),
    *(
        "https://localhost/",
        "https://LOCALHOST/",
        "https://localhost./",
        "https://a.localhost/",
        "https://printer.local/",
    ),
    *(
        "https://db/",
        "https://bücher.example/",
        "https://intranet/",
        "https://a.internal/",
        "https://a.home.arpa/",
        "https://user@hooks.example.com/",
    ),
    *(
        "https://user:secret@hooks.example.com/",
        "https://hooks.example.com@127.0.0.1/",
        "https://127.0.0.1#@example.com/",
    ),
    *("https://127.0.0.1\\@example.com/", "https://example.com\\.evil.com/", "https://hooks.example.com:0/"),
    *("https://hooks.example.com:22/", "https://hooks.example.com:5432/", "https://hooks.example.com:6379/"),
    *("https://hooks.example.com:65536/", "https://hooks.example.com:-1/", "https://hooks.example.com:x/"),
    *("https://" + "a" * 64 + ".com/", "https://" + "a." * 130 + "com/", "https://hooks.example.com/" + "x" * 3000),
    *("https://-a.com/", "https://a..com/", "https://a_b.com:443x/", "https://exa mple.com/", "https://example.com/\n"),
)
TAKEN = ("https://hooks.example.com/", "https://hooks.example.com:8443/a?b=c", "https://xn--bcher-kva.example/x")


def cases() -> Iterator[Case]:
    """Each of them in a new webhook."""
    for url in REFUSED:
        yield Case(url[:60], _webhook(url), (422,))
    for url in TAKEN:
        yield Case(url, _webhook(url), (201,))


def _webhook(url: str) -> Send:
    given = {"url": url, "event_types": ["run.succeeded"]}
    return lambda stage: stage.client.post(f"{API}/webhooks", json=given)
