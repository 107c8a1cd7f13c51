"""Refused imports, for assertions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from stormsizer_io.measurements import ImportRefusedError
from tests.support.languages import english


@contextmanager
def import_refused(pattern: str) -> Iterator[pytest.ExceptionInfo[ImportRefusedError]]:
    """Expect a refusal whose English message matches a pattern."""
    with pytest.raises(ImportRefusedError) as caught:
        yield caught
    assert re.search(pattern, english(caught.value.message)), english(caught.value.message)
