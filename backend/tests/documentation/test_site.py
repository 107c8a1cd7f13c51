"""The documentation site is complete, has no dead links, and loads nothing from elsewhere."""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Iterator
from html import unescape
from urllib.parse import unquote, urlsplit

import pytest

from tests.documentation.conftest import SITE
from webapp.core.http.help_pages import HELP_PAGES, OTHERWISE, help_page
from webapp.settings import REPOSITORY

NOT_FOUND = "404.html"
OWN_PLACES = {"docs/how-to/partner/README.md": "how-to/partner/clients.html"}
TOP_PAGES = {"README.md": "overview.html", "CONTRIBUTING.md": "contributing.html", "CHANGELOG.md": "changelog.html"}
_LINK = re.compile(r'<a\b[^>]*?\bhref="([^"]*)"')
_LOADED = re.compile(r'<(?:script|img|source|iframe)\b[^>]*?\b(?:src|srcset)="([^"]*)"|<link\b[^>]*?\bhref="([^"]*)"')
_ANCHOR = re.compile(r'\b(?:id|name)="([^"]*)"')
_ROUTE = re.compile(r'path: "(/[^"]*)"')


def address_of(source: str) -> str:
    """Return the page of the site that a Markdown page becomes."""
    if source in OWN_PLACES or source in TOP_PAGES:
        return (OWN_PLACES | TOP_PAGES)[source]
    return re.sub(r"(^|/)README\.html$", r"\1index.html", source.removeprefix("docs/").removesuffix(".md") + ".html")


def test_every_page_is_in_the_navigation(site: dict[str, str]) -> None:
    sources = [each.relative_to(REPOSITORY).as_posix() for each in (REPOSITORY / "docs").rglob("*.md")]
    pages = {address_of(each) for each in [*sources, *TOP_PAGES]}
    navigation = re.findall(r'<nav class="md-nav md-nav--primary.*?</nav>\s*</div>', site["index.html"], re.DOTALL)
    linked = {unescape(each).lstrip("./") for each in _LINK.findall("".join(navigation))}
    assert pages - site.keys() == set()
    assert {each for each in site if each != NOT_FOUND} - linked == set()
    unplaced = re.search(r"md-ellipsis\">\s*More\s*<", "".join(navigation))
    assert unplaced is None, "link the new page in the README.md of its folder"


def dead_links(site: dict[str, str]) -> Iterator[str]:
    anchors = {page: {unescape(each) for each in _ANCHOR.findall(text)} for page, text in site.items()}
    for page, text in site.items():
        if page == NOT_FOUND:
            continue
        for link in set(_LINK.findall(text)):
            parts = urlsplit(unescape(link))
            if parts.scheme or not link:
                continue
            target = (
                posixpath.normpath(posixpath.join(posixpath.dirname(page), unquote(parts.path))) if parts.path else page
            )
            if target in anchors:
                if parts.fragment and unquote(parts.fragment) not in anchors[target]:
                    yield f"{page}: {link}"
            elif not (SITE / target).is_file():
                yield f"{page}: {link}"


def test_every_link_and_anchor_resolves(site: dict[str, str]) -> None:
    assert sorted(dead_links(site)) == []


def test_dead_links_are_detected(site: dict[str, str]) -> None:
    page = '<a href="gone.html">x</a> <a href="../index.html#gone">y</a> <a href="../index.html">z</a>'
    assert {each.rpartition(" ")[2] for each in dead_links({**site, "how-to/extra.html": page})} == {
        "gone.html",
        "../index.html#gone",
    }


def test_external_links_are_complete_addresses(site: dict[str, str]) -> None:
    links = {unescape(link) for text in site.values() for link in _LINK.findall(text)}
    external = [urlsplit(each) for each in links if urlsplit(each).scheme not in ("", "mailto")]
    assert external
    assert [each.geturl() for each in external if each.scheme not in ("http", "https") or not each.hostname] == []


def test_nothing_is_loaded_from_other_servers(site: dict[str, str]) -> None:
    loaded = {unescape(one or other) for text in site.values() for one, other in _LOADED.findall(text)}
    assert any(each.endswith(".css") for each in loaded)
    assert [each for each in loaded if urlsplit(each).scheme or each.startswith("//")] == []
    styles = "".join(each.read_text() for each in SITE.rglob("*.css"))
    assert [
        each for each in re.findall(r"url\(([^)]*)\)|@import ([^;]*);", styles) if "//" in each[0].partition(",")[0]
    ] == []


def test_no_page_has_a_script_that_the_service_forbids(site: dict[str, str]) -> None:
    assert [page for page, text in site.items() if re.search(r"<script>|\son[a-z]+=\"", text)] == []


@pytest.mark.parametrize(
    ("words", "page"),
    [
        ("boot storm", "how-to/edit-the-calendar.html"),
        ("latency", "explanation/response-time-curve.html"),
        ("backup", "how-to/back-up-and-restore.html"),
        ("webhook", "how-to/webhooks.html"),
    ],
)
def test_search_index_contains(words: str, page: str) -> None:
    items = json.loads((SITE / "search.json").read_text())["items"]
    texts = " ".join(json.dumps(each) for each in items if each["location"].partition("#")[0] == page).lower()
    assert all(word in texts for word in words.split())


def test_titles_for_the_search_of_the_application_are_those_of_pages(site: dict[str, str]) -> None:
    titles = {page["path"]: page["title"] for page in json.loads((SITE / "titles.json").read_text())}
    assert titles["how-to/webhooks.html"] in site["how-to/webhooks.html"]
    assert titles.keys() <= site.keys()
    assert not any(path.startswith(("decisions/", "reference/api/")) for path in titles)


def test_description_of_the_api_can_be_downloaded() -> None:
    described = REPOSITORY / "docs/reference/openapi.json"
    assert (SITE / "reference/openapi.json").read_bytes() == described.read_bytes()


def test_help_of_every_route_is_a_page_of_its_own(site: dict[str, str]) -> None:
    router = (REPOSITORY / "frontend/src/app/router.tsx").read_text()
    routes = {re.sub(r"\$\w+", "x", each) for each in _ROUTE.findall(router)} - {"/"}
    within_settings = {"/organization", "/members", "/keys", "/branding", "/webhooks", "/audit"}
    addresses = {f"/settings{each}" if each in within_settings else each for each in routes}
    assert len(addresses) > 20
    assert {each for each in addresses if help_page(each) == OTHERWISE} == set()
    assert {page for _, page in HELP_PAGES} - site.keys() == set()


@pytest.mark.parametrize(
    ("address", "page"),
    [
        ("/scenarios/1", "how-to/edit-the-calendar.html"),
        ("/scenarios/1?event=a&section=storage", "how-to/upgrade-an-array.html"),
        ("/scenarios/1/guide?step=2", "how-to/start-a-sizing.html"),
        ("/imports/1", "how-to/import-measurements.html"),
        ("/catalog/prices", "how-to/price-lists.html"),
        ("/catalog/arrays", "how-to/custom-catalog-entries.html"),
        ("/startled", OTHERWISE),
    ],
)
def test_help_depends_on_the_address(address: str, page: str) -> None:
    assert help_page(address) == page
