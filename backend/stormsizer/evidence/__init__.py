"""Error of the product: measured and predicted values of every published system, and the calibration of parameters."""

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
