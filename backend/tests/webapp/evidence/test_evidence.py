"""The backtest, computed once."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import text

from tests.webapp.setups import SetUp


def test_every_measurement_is_shown_with_its_prediction_and_computed_once(
    set_up: SetUp, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    with set_up.engine.begin() as connection:
        connection.execute(text("DELETE FROM backtests"))
    first = client.get("/api/v1/evidence")
    assert first.status_code == 200, first.text
    rows = first.json()["rows"]
    assert len(rows) >= 80
    wanted = {"id", "system", "source", "table", "phase", "metric", "unit", "measured", "predicted", "error"}
    assert wanted | {"tolerance", "role", "within"} <= set(rows[0])

    def twice(*_: Any) -> None:
        raise AssertionError("computed again")

    monkeypatch.setattr("webapp.evidence.service.backtest", twice)
    assert client.get("/api/v1/evidence").json() == first.json()
