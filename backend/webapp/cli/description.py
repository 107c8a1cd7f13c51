"""`openapi`: the API as programs read it."""

from __future__ import annotations

import json

import typer

from webapp.kit.openapi import describe
from webapp.main import create_app


def print_openapi() -> None:
    """Print the OpenAPI document; the same code gives the same bytes."""
    typer.echo(json.dumps(describe(create_app()), indent=2, ensure_ascii=False))
