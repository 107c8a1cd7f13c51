"""Prediction error: measured and predicted values for every published system, and the calibration of parameters."""

from stormsizer.evidence.backtest import Backtest, BacktestSummary, CheckCount, backtest
from stormsizer.evidence.calibration import calibrate
from stormsizer.evidence.comparable import ComparableMeasurement, comparable_measurements, systems_alike
from stormsizer.evidence.rows import BacktestRow

__all__ = [
    "Backtest",
    "BacktestRow",
    "BacktestSummary",
    "CheckCount",
    "ComparableMeasurement",
    "backtest",
    "calibrate",
    "comparable_measurements",
    "systems_alike",
]
