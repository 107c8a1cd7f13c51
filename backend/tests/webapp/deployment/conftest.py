"""One installation for all tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.services import open_folder
from tests.webapp.deployment.plain import Installation, installed


@pytest.fixture(scope="session")
def everything() -> Iterator[Installation]:
    """The services of the Compose file, up and ready."""
    with open_folder("deployment") as folder, installed(folder) as made:
        yield made
