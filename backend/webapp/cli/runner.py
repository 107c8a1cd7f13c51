"""Common parts of commands that run the engine on scenario files: read, time, and print as text or JSON."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

import typer

from stormsizer.analysis.progress import Progress
from stormsizer.messages.text import Listing, Text, shown
from stormsizer.model.catalog import Catalog
from stormsizer.model.provenance import Document
from stormsizer.recommendation.answer import PriceListMark
from webapp.catalogs.own_file import overlaid
from webapp.catalogs.seeds import catalog_from_files
from webapp.cli.languages import in_english
from webapp.cli.progress import progress_since
from webapp.core.languages import english
from webapp.settings import Settings

AnswerT = TypeVar("AnswerT", bound=Document)


def catalog_of(seed: Path | None, own: Path | None = None) -> Catalog:
    """Return the catalog from a seed folder, by default the shipped one, with the entries of the file ``own``."""
    catalog = catalog_from_files((seed or Settings().seed_folder) / "catalog")
    return catalog if own is None else overlaid(catalog, own)


def timed(ask: Callable[[Progress], AnswerT]) -> tuple[AnswerT, float]:
    """Return a calculation's result and its duration in milliseconds; on a terminal, show the progress."""
    started = time.perf_counter()
    answer = ask(progress_since(started))
    return answer, round((time.perf_counter() - started) * 1000, 3)


def price_lines(prices: PriceListMark | None, unpriced: Mapping[str, Sequence[Text]]) -> Iterator[str]:
    """Yield lines about the price list used for a result, and about missing prices."""
    if prices is not None:
        yield f"Prices in {prices.currency}: {prices.name}, {prices.dated.isoformat()}."
    for name, parts in unpriced.items():
        if parts:
            yield f"{name}: missing prices: {english(shown(Listing(tuple(parts))))}."


def tell(name: str, answer: AnswerT, elapsed_ms: float, readable: Callable[[AnswerT, float], str] | None) -> None:
    """Print a result in English as text or, if ``readable`` is None, as JSON in a field with the given name."""
    rendered = in_english(answer)
    if readable is not None:
        typer.echo(readable(rendered, elapsed_ms))
        return
    document = {"elapsed_ms": elapsed_ms, name: rendered.model_dump(mode="json")}
    typer.echo(json.dumps(document, ensure_ascii=False, allow_nan=False))
