"""`stormsizer` with an evidence that is never done and stays where compiled code calls Python.

A thread that the end of the interpreter meets there takes the whole process down with it.
"""

from __future__ import annotations

from typing import NoReturn
from unittest.mock import patch

from pydantic import BaseModel, field_validator

from webapp.cli.app import main
from webapp.cli.server import background

UNDER_WAY = "evidence is under way"


class Validated(BaseModel):
    """Compiled code that calls Python for every value."""

    value: int

    @field_validator("value")
    @classmethod
    def _slowly(cls, value: int) -> int:
        return sum(range(2000)) + value


def endless(*_: object) -> NoReturn:
    """Validate for ever."""
    print(UNDER_WAY, flush=True)
    while True:
        Validated(value=1)


def idle(_: background.Background) -> bool:
    """No run is waited for."""
    return False


if __name__ == "__main__":
    with patch.object(background, "evidence", endless), patch.object(background.Background, "_has_open_runs", idle):
        main()
