"""Price lists as CSV and XLSX files: exported, edited by spreadsheet programs of several countries, and imported."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest
from fastapi.testclient import TestClient
from hypothesis import given
from hypothesis import strategies as st

from stormsizer.model.catalog import ArrayPrices, Catalog, PriceList
from tests.files.importers.workbooks import workbook
from tests.webapp.documents import Document
from tests.webapp.reports.opened import opened
from tests.webapp.setups import SetUp
from webapp.catalogs.price_files.export import PriceFileForm, exported
from webapp.catalogs.price_files.fields import values_of
from webapp.catalogs.price_files.preview import MOST_BYTES, previewed
from webapp.cli.runner import catalog_of
from webapp.core.languages import languages
from webapp.core.security.sanitize import legible

PLACE = "/api/v1/price-list"
OWN: Document = {
    "id": "own",
    "name": "=1+1 Frühjahr",
    "dated": "2026-03-01",
    "valid_until": "2026-12-31",
    "standing": "own",
    "currency": "EUR",
    "notes": "-5% from 10 up\nvalid; =until, @May",
    "arrays": {"netapp-fas3270": {"controller": 1000.125, "shelf": 0, "port": 10.1, "cache_module": None}},
    "drives": {"fc-450gb-15k": 7, "sas-600gb-10k": 0.1 + 0.2},
    "volumes_per_month": {"azure-premium-ssd-p10": 19.71},
    "discounts": {"NetApp": 0.3, "Dell": 1 / 3},
    "term_years": 5,
    "price_per_kwh": 0.21,
    "host_memory_per_gib": None,
}
HEAD = ("name,Spring", "dated,2026-03-01", "currency,EUR")
"""Rows that every list needs."""


@pytest.fixture(autouse=True)
def _illustrative_afterwards(set_up: SetUp) -> Iterator[None]:
    """Other tests find the catalog as it ships."""
    yield
    set_up.client().delete(PLACE)


def put(client: TestClient, document: Document, if_match: str = "*") -> Any:
    return client.put(PLACE, json=document, headers={"If-Match": if_match}, params={"keep_numbers": True})


def export(client: TestClient, form: str, language: str = "en") -> bytes:
    answer = client.get(f"{PLACE}/exports/{form}", headers={"Accept-Language": language})
    assert answer.status_code == 200
    assert answer.headers["content-disposition"] == f'attachment; filename="price-list.{form}"'
    return bytes(answer.content)


def preview(client: TestClient, content: bytes) -> dict[str, Any]:
    answer = client.post(f"{PLACE}/preview", content=content, headers={"Content-Type": "application/octet-stream"})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def text_file(*rows: str, separator: str = ",") -> bytes:
    return "\r\n".join((f"field{separator}value", *(row.replace(",", separator, 1) for row in rows))).encode()


def problems(client: TestClient, content: bytes) -> list[tuple[str | None, str, str, str]]:
    found = preview(client, content)
    assert found["prices"] is None
    assert found["changes"] == []
    assert found["n_problems"] == len(found["problems"])
    return [(each["cell"], each["path"], each["given"], each["message"]) for each in found["problems"]]


@pytest.mark.parametrize("form", ["csv", "xlsx"])
@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_exported_list_is_imported_without_changes(client: TestClient, form: str, language: str) -> None:
    saved = put(client, OWN).json()
    found = preview(client, export(client, form, language))
    assert (found["problems"], found["changes"]) == ([], [])
    assert found["prices"] == saved["prices"]
    assert found["n_unchanged"] == 15


@pytest.mark.parametrize("form", ["csv", "xlsx"])
def test_illustrative_list_is_imported_without_changes(client: TestClient, form: str) -> None:
    shipped = client.get(PLACE).json()["prices"]
    found = preview(client, export(client, form))
    assert (found["problems"], found["changes"]) == ([], [])
    assert found["prices"] == shipped | {"id": "own", "standing": "own"}


AMOUNTS = st.floats(0, 1e9) | st.integers(0, 10**9).map(float)
TEXTS = st.text(st.characters(exclude_categories=["Cs", "Cc"]) | st.sampled_from("\n=+-@'\",;|\t "), max_size=40)
NAMES = TEXTS.filter(lambda text: bool(legible(text).strip()))


LISTS = st.builds(
    lambda name, notes, dated, amounts, discount: PriceList(
        id="own",
        name=name,
        notes=notes,
        dated=dated,
        arrays={"netapp-fas3270": ArrayPrices(controller=amounts[0], port=amounts[1])},
        drives={"fc-450gb-15k": amounts[2]},
        host_memory_per_gib=amounts[3],
        discounts={"NetApp": discount},
    ),
    NAMES,
    TEXTS,
    st.dates(),
    st.lists(AMOUNTS, min_size=4, max_size=4),
    st.floats(0, 1),
)


@lru_cache
def shipped() -> Catalog:
    return catalog_of(None)


def numbers_of(prices: PriceList) -> dict[str, float]:
    """Prices and discounts by path. A workbook stores 16 digits of each, and a float has up to 17."""
    return {path: value for path, value in values_of(prices).items() if isinstance(value, float)}


def without_numbers(prices: PriceList) -> dict[str, object]:
    """Everything else in a list."""
    return {path: value for path, value in values_of(prices).items() if not isinstance(value, float)}


@given(known=LISTS, form=st.sampled_from(PriceFileForm))
def test_every_list_returns_as_it_was(known: PriceList, form: PriceFileForm) -> None:
    file = exported(shipped(), known, form, languages().localizer("fr"))
    found = previewed(file.content, shipped(), known)
    assert (found.problems, found.changes) == ((), ())
    assert found.prices is not None
    assert pytest.approx(numbers_of(known), rel=1e-14) == numbers_of(found.prices)
    assert without_numbers(found.prices) == without_numbers(known)
    assert found.prices == known or form is PriceFileForm.XLSX


def test_csv_has_a_row_for_every_price_and_runs_no_formula(client: TestClient) -> None:
    put(client, OWN)
    content = export(client, "csv")
    assert content.startswith(b"\xef\xbb\xbffield,name,value,unit\r\n")
    rows = list(csv.DictReader(io.StringIO(content.decode("utf-8-sig"), newline="")))
    by_field = {row["field"]: row for row in rows}
    assert by_field["name"]["value"] == "'=1+1 Frühjahr"
    assert by_field["notes"]["value"] == "'-5% from 10 up\nvalid;' =until,' @May"
    assert by_field["arrays.netapp-fas3270.controller"]["value"] == "1000.125"
    assert by_field["arrays.netapp-fas3270.controller"]["unit"] == "EUR"
    assert by_field["arrays.netapp-fas3270.cache_module"]["value"] == ""
    assert by_field["drives.fc-450gb-15k"]["value"] == "7"
    assert by_field["volumes_per_month.azure-premium-ssd-p10"]["unit"] == "EUR per month"
    unpriced = {each["path"] for each in client.get(PLACE).json()["unpriced"]}
    assert {row["field"] for row in rows if not row["value"]} >= unpriced


def test_workbook_has_numbers_percentages_and_a_date(client: TestClient) -> None:
    put(client, OWN)
    book = opened(export(client, "xlsx", "de"))
    (sheet,) = book.sheets.values()
    rows = {row[0]: row[1:] for row in sheet.rows()}
    assert rows["arrays.netapp-fas3270.shelf"][1] == 0
    assert rows["discounts.NetApp"] == ["Rabatt von NetApp", 0.3, ""]
    assert rows["dated"][1] == 46082
    assert rows["name"][1] == "=1+1 Frühjahr"
    assert all(cell.formula is None for cell in sheet.cells.values())


def test_same_list_gives_the_same_bytes(client: TestClient) -> None:
    put(client, OWN)
    for form in ("csv", "xlsx"):
        assert export(client, form) == export(client, form)


def test_unknown_format_is_not_found(client: TestClient) -> None:
    assert client.get(f"{PLACE}/exports/ods").status_code == 422


def test_preview_shows_what_is_added_changed_and_removed_and_saves_nothing(client: TestClient) -> None:
    saved = put(client, OWN)
    rows = [*HEAD, "arrays.netapp-fas3270.controller,1000.125", "drives.fc-450gb-15k,8", "drives.sata-1tb-7k2,5"]
    answer = client.post(f"{PLACE}/preview", content=text_file(*rows))
    assert answer.headers["etag"] == saved.headers["etag"]
    changes = {each["path"]: (each["before"], each["after"]) for each in answer.json()["changes"]}
    assert changes["drives.fc-450gb-15k"] == (7, 8)
    assert changes["drives.sata-1tb-7k2"] == (None, 5)
    assert changes["arrays.netapp-fas3270.port"] == (10.1, None)
    assert changes["discounts.NetApp"] == (0.3, None)
    assert changes["name"] == ("=1+1 Frühjahr", "Spring")
    assert changes["term_years"] == (5, 3)
    assert not {"dated", "currency", "arrays.netapp-fas3270.controller"} & changes.keys()
    names = {each["path"]: each["name"] for each in answer.json()["changes"]}
    assert names["arrays.netapp-fas3270.port"] == "port of NetApp FAS3270"
    assert client.get(PLACE).json() == saved.json()
    imported = put(client, answer.json()["prices"], answer.headers["etag"])
    assert imported.json()["prices"] == answer.json()["prices"]


def test_list_that_changed_after_the_preview_is_not_overwritten(client: TestClient) -> None:
    answer = client.post(f"{PLACE}/preview", content=text_file(*HEAD))
    other = put(client, OWN)
    assert put(client, answer.json()["prices"], answer.headers["etag"]).status_code == 412
    assert client.get(PLACE).json() == other.json()


def test_semicolons_and_decimal_commas_of_european_excel(client: TestClient) -> None:
    rows = (
        "name;Angebot März",
        "dated;01.03.2026",
        "currency;EUR",
        "notes;alles; und mehr".replace("; ", ", "),
        "drives.fc-450gb-15k;1.250",
        "drives.sata-1tb-7k2;12,5",
        "arrays.netapp-fas3270.controller;40.000,75",
        "discounts.NetApp;12,5 %",
        "price_per_kwh;0,213",
    )
    content = "\r\n".join(("field;value", *rows)).encode("cp1252")
    prices = preview(client, content)["prices"]
    assert (prices["name"], prices["dated"], prices["notes"]) == ("Angebot März", "2026-03-01", "alles, und mehr")
    assert prices["drives"] == {"fc-450gb-15k": 1250, "sata-1tb-7k2": 12.5}
    assert prices["arrays"]["netapp-fas3270"]["controller"] == 40_000.75
    assert (prices["discounts"], prices["price_per_kwh"]) == ({"NetApp": 0.125}, 0.213)


def test_values_of_a_workbook_edited_by_hand(client: TestClient) -> None:
    rows: list[list[str | float | None]] = [
        ["Our prices"],
        ["Value", None, "Field"],
        ["Spring", None, "name"],
        [46082, None, "dated"],
        ["EUR", None, "currency"],
        [0.3, None, "discounts.NetApp"],
        ["25%", None, "discounts.Dell"],
        [1.125, None, "drives.fc-450gb-15k"],
        ["1 500.5", None, "drives.sata-1tb-7k2"],
        ["'=quoted", None, "notes"],
    ]
    prices = preview(client, workbook({"Sheet": rows}))["prices"]
    assert (prices["dated"], prices["discounts"]) == ("2026-03-01", {"NetApp": 0.3, "Dell": 0.25})
    assert prices["drives"] == {"fc-450gb-15k": 1.125, "sata-1tb-7k2": 1500.5}
    assert prices["notes"] == "'=quoted"


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        ("drives.fc-450gb-15k,€ 5", ("B5", "drives.fc-450gb-15k", "€ 5", "is not a number")),
        ("drives.fc-450gb-15k,-5", ("B5", "drives.fc-450gb-15k", "-5.0", "is too small")),
        ("drives.fc-450gb-15k,5%", ("B5", "drives.fc-450gb-15k", "5%", "is not a number")),
        ("discounts.NetApp,30", ("B5", "discounts.NetApp", "30", "is out of range")),
        ("drives.no-such-drive,5", ("A5", "drives.no-such-drive", "no-such-drive", "is not in the catalog")),
        ("drives.No Drive,5", ("A5", "drives.No Drive", "No Drive", "has the wrong format")),
        ("arrays.no-array.port,5", ("A5", "arrays.no-array", "no-array", "is not in the catalog")),
        ("discounts.Acme,0.1", ("A5", "discounts.Acme", "Acme", "is not in the catalog")),
        (
            "arrays.netapp-fas3270.drawer,5",
            ("A5",) + ("arrays.netapp-fas3270.drawer",) * 2 + ("is not a field of a price list",),
        ),
        ("drive,5", ("A5", "drive", "drive", "is not a field of a price list")),
        (",5", ("A5", "", "empty text", "is missing")),
        ("name,Again", ("A5", "name", "name", "is already given in row 2")),
        ("price_per_kwh,0,5", ("B5", "price_per_kwh", "0 … 5", "has more cells than the header")),
        ("term_years,0", ("B5", "term_years", "0.0", "is too small")),
    ],
)
def test_problem_names_its_cell(client: TestClient, row: str, problem: tuple[str, str, str, str]) -> None:
    before = client.get(PLACE).json()
    assert problems(client, text_file(*HEAD, row)) == [problem]
    assert client.get(PLACE).json() == before


@pytest.mark.parametrize(
    ("rows", "problem"),
    [
        (("dated,2026-03-01", "currency,EUR"), (None, "name", "nothing", "is missing")),
        (("name,", "dated,2026-03-01", "currency,EUR"), ("B2", "name", "nothing", "is missing")),
        (
            ("name,a", "dated,1/3/2026", "currency,EUR"),
            ("B3", "dated", "1/3/2026", "is not a date, or its order of day and month is ambiguous"),
        ),
        (
            ("name,a", "dated,2026-03-01", "currency,euro"),
            ("B4", "currency", "euro", "has the wrong format"),
        ),
    ],
)
def test_head_of_a_list_is_required(
    client: TestClient, rows: tuple[str, ...], problem: tuple[str, str, str, str]
) -> None:
    assert problems(client, text_file(*rows)) == [problem]


def test_ambiguous_number_is_not_guessed(client: TestClient) -> None:
    content = text_file(*HEAD, "drives.fc-450gb-15k,1.250", "drives.sata-1tb-7k2,700", separator=";")
    ((cell, path, text, message),) = problems(client, content)
    assert (cell, path, text) == ("B5", "drives.fc-450gb-15k", "1.250")
    assert message.startswith("is ambiguous")


def test_number_split_at_its_decimal_comma_is_found(client: TestClient) -> None:
    content = "field,name,value,unit\nname,,a\ndated,,2026-03-01\ncurrency,,EUR\ndrives.fc-450gb-15k,Drive,12,5\n"
    assert problems(client, content.encode()) == [
        ("C5", "drives.fc-450gb-15k", "12 … 5", "has more cells than the header")
    ]


def test_every_problem_of_a_file_is_listed_by_row(client: TestClient) -> None:
    rows = [f"drives.drive-{n},5 EUR" for n in range(150)]
    found = preview(client, text_file(*rows, *HEAD))
    assert (len(found["problems"]), found["n_problems"]) == (100, 150)
    assert [each["row"] for each in found["problems"]] == list(range(2, 102))
    assert found["problems"][0] == {
        "row": 2,
        "column": "value",
        "cell": "B2",
        "path": "drives.drive-0",
        "given": "5 EUR",
        "allowed": "a number without currency, e.g. 1500.50",
        "message": "is not a number",
    }


@pytest.mark.parametrize(
    ("content", "path"),
    [
        (b"", "file"),
        (b"a,b\n1,2\n", "file"),
        (b'field,value\nname,"x\n', "file.rows.2"),
        (b"PK\x03\x04 nothing", "file"),
        (b"field,value\n" + b"x" * MOST_BYTES, "file"),
    ],
)
def test_unreadable_file_is_refused(client: TestClient, content: bytes, path: str) -> None:
    answer = client.post(f"{PLACE}/preview", content=content)
    assert (answer.status_code, answer.json()["errors"][0]["path"]) == (422, path)


def test_preview_is_in_the_language_of_the_reader(client: TestClient) -> None:
    answer = client.post(f"{PLACE}/preview", content=text_file("name,x"), headers={"Accept-Language": "de"})
    assert answer.json()["problems"][0]["message"] == "fehlt"


def test_list_without_a_catalog_list_is_all_new() -> None:
    found = previewed(text_file(*HEAD, "drives.fc-450gb-15k,7"), shipped(), None)
    assert {each.path: each.after for each in found.changes} == {
        "name": "Spring",
        "dated": "2026-03-01",
        "currency": "EUR",
        "term_years": 3.0,
        "drives.fc-450gb-15k": 7.0,
    }
    assert exported(shipped(), None, PriceFileForm.CSV, languages().localizer("en")).content.count(b"\r\n") > 100
