"""Interruptions wait for the end of an import and are not lost."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator

import pytest

from webapp.core.uninterrupted_imports import BREAKS_OFF, whole_imports


class BrokenOffError(Exception):
    """Exception that the signal raises."""


@pytest.fixture(autouse=True)
def _breaking_off() -> Iterator[None]:
    def break_off(*_: object) -> None:
        raise BrokenOffError

    before = signal.signal(BREAKS_OFF, break_off)
    yield
    signal.signal(BREAKS_OFF, before)


def test_signal_is_delayed_until_the_end_of_the_block() -> None:
    done = []

    def importing() -> None:
        with whole_imports():
            signal.raise_signal(BREAKS_OFF)
            done.append("the rest of the import")

    with pytest.raises(BrokenOffError):
        importing()
    assert done
    with pytest.raises(BrokenOffError):
        signal.raise_signal(BREAKS_OFF)


def test_block_has_no_effect_without_a_signal() -> None:
    handler = signal.getsignal(BREAKS_OFF)
    with whole_imports():
        assert signal.getsignal(BREAKS_OFF) is not handler
    assert signal.getsignal(BREAKS_OFF) is handler


def test_threads_and_programs_without_a_handler_import_normally() -> None:
    failed: list[BaseException] = []

    def importing() -> None:
        try:
            with whole_imports():
                pass
        except BaseException as error:  # noqa: BLE001
            failed.append(error)

    thread = threading.Thread(target=importing)
    thread.start()
    thread.join()
    assert failed == []
    signal.signal(BREAKS_OFF, signal.SIG_IGN)
    with whole_imports():
        assert signal.getsignal(BREAKS_OFF) is signal.SIG_IGN
