"""The product's own error: measured beside predicted for every published system, and how parameters were fitted."""

from stormsizer.evidence.alongside import MeasuredBeside, measured_beside, systems_alike
from stormsizer.evidence.backtest import Backtest, BacktestRow, BacktestSummary, CheckCount, backtest
from stormsizer.evidence.calibration import calibrate

__all__ = [
    "Backtest",
    "BacktestRow",
    "BacktestSummary",
    "CheckCount",
    "MeasuredBeside",
    "backtest",
    "calibrate",
    "measured_beside",
    "systems_alike",
]
