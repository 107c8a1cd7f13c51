"""The golden comparison names what moved."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support import golden
from tests.support.golden import Golden, differences


def test_changed_number_is_named_with_both_values() -> None:
    was = {"phases": [{"iops": 1.0, "name": "Monday"}], "gone": 1}
    now = {"phases": [{"iops": 2.0, "name": "Monday"}]}
    assert list(differences(was, now)) == ['gone: 1 -> "(absent)"', "phases[0].iops: 1.0 -> 2.0"]


def test_rewritten_result_is_accepted_and_a_different_one_is_rejected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    Golden(rewrite=True)("week", {"iops": 1.0})
    Golden(rewrite=False)("week", {"iops": 1.0})
    with pytest.raises(AssertionError, match=r"1 values of week have moved[^\n]+\niops: 1\.0 -> 1\.5"):
        Golden(rewrite=False)("week", {"iops": 1.5})
