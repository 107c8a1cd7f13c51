"""Fixtures of the tests with real workers."""

from __future__ import annotations

import pytest

from tests.webapp.runs.real import empty_queue
from tests.webapp.setups import SetUp
from webapp.jobs.queue import CeleryQueue


@pytest.fixture
def queue(set_up: SetUp) -> CeleryQueue:
    """The queue that the workers of this set-up listen to, empty."""
    empty_queue(set_up)
    return set_up.celery_queue()
