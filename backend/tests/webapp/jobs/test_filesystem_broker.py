"""Messages that are files: a worker sees only complete ones."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from queue import Empty
from typing import Any

import pytest
from kombu.connection import Connection

from webapp.jobs.filesystem_broker import SCHEME


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "messages"
    folder.mkdir()
    return folder


@pytest.fixture
def channel(folder: Path) -> Iterator[Any]:
    options = {"data_folder_in": str(folder), "data_folder_out": str(folder), "control_folder": str(folder.parent)}
    with Connection(f"{SCHEME}://localhost", transport_options=options) as connection:  # type: ignore[no-untyped-call]
        yield connection.channel()


def test_messages_arrive_in_order(channel: Any, folder: Path) -> None:
    for n in range(20):
        channel._put("celery", {"n": n})
    channel._put("other", {"n": 99})
    assert [channel._get("celery")["n"] for _ in range(20)] == list(range(20))
    assert channel._size("celery") == 0
    assert channel._size("other") == len(list(folder.iterdir())) == 1


def test_message_that_is_still_being_written_is_invisible(
    channel: Any, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = Path.write_text

    def slowly(path: Path, text: str, **options: Any) -> int:
        for n_written in (0, len(text) // 2, len(text)):
            write(path, text[:n_written], **options)
            assert channel._size("celery") == 0
            with pytest.raises(Empty):
                channel._get("celery")
        return len(text)

    monkeypatch.setattr(Path, "write_text", slowly)
    channel._put("celery", {"n": 1})
    assert channel._get("celery") == {"n": 1}
    assert list(folder.iterdir()) == []
