"""The product's own error: measured beside predicted for every published system, and how parameters were fitted."""

from stormsizer.evidence.backtest import Backtest, BacktestRow, BacktestSummary, CheckCount, backtest
from stormsizer.evidence.calibration import calibrate

__all__ = ["Backtest", "BacktestRow", "BacktestSummary", "CheckCount", "backtest", "calibrate"]
