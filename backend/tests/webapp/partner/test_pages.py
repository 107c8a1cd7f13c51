"""Pages that differ from the real output are detected."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.webapp.partner.conftest import GUIDE, PROGRAMS
from tests.webapp.partner.pages import Block, Step, blocks_of, run, steps_of, untrue


@pytest.mark.parametrize("page", [GUIDE, PROGRAMS / "README.md"], ids=lambda page: page.name)
def test_every_answer_on_a_page_is_printed_by_its_command(page: Path) -> None:
    shown = {step.shown for step in steps_of(page)}
    assert [each.line for each in blocks_of(page) if each.language != "sh" and each not in shown] == []


@pytest.mark.parametrize(
    ("language", "shown", "printed", "is_true"),
    [
        ("json", '{"a": 1}', '{"a": 1, "b": 2}', True),
        ("json", '{"a": 1}', '{"a": 2}', False),
        ("json", '{"a": 1}', '{"b": 1}', False),
        ("json", '{"a": 1}', '{"a": true}', False),
        ("json", '{"a": "x…"}', '{"a": "xyz"}', True),
        ("json", '{"a": "x…"}', '{"a": "yz"}', False),
        ("json", '{"a": "…"}', '{"a": null}', False),
        ("json", '{"a": [1]}', '{"a": [1, 2]}', False),
        ("json", '{"a": [1, "…"]}', '{"a": [1, 2]}', True),
        ("json", '{"a": [1, 2, "…"]}', '{"a": [1]}', False),
        ("json", '{"a": [{"b": 1}]}', '{"a": [{"b": 2}]}', False),
        ("text", "etag: …\n", "HTTP\r\netag: 1\r\n", True),
        ("text", "b\na\n", "a\nb\n", False),
    ],
)
def test_page_that_differs_from_the_output_is_detected(language: str, shown: str, printed: str, is_true: bool) -> None:
    step = Step(Block("sh", "true", 1), Block(language, shown, 2))
    assert (untrue(step, printed) == []) is is_true


def test_failing_command_is_named_by_its_line(tmp_path: Path, shell: dict[str, str]) -> None:
    steps = [Step(Block("sh", "A=1", 3), None), Step(Block("sh", 'test "$A" = 2', 7), None)]
    with pytest.raises(AssertionError, match="line 7"):
        run(steps, tmp_path, shell)
