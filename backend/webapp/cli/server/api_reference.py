"""`openapi` and `problems`: the API description and its problem types."""

from __future__ import annotations

import json
from pathlib import Path

import typer

from webapp.core.openapi.compatibility import breaks
from webapp.core.openapi.description import describe
from webapp.core.openapi.problem_types import reference
from webapp.main import create_app


def print_openapi(keeps: Path | None) -> None:
    """Print the OpenAPI document; if it breaks compatibility, print only the breaking changes and fail."""
    document = json.dumps(describe(create_app()), indent=2, ensure_ascii=False)
    broken = [] if keeps is None else breaks(json.loads(keeps.read_text()), json.loads(document))
    if broken:
        typer.echo("Breaking changes for API clients:\n" + "\n".join(f"  {each}" for each in broken), err=True)
        raise typer.Exit(1)
    typer.echo(document)


def print_problems() -> None:
    """Print the reference page for all problem types."""
    create_app()
    typer.echo(reference(), nl=False)
