"""Formulas and calculated values published in the studies, recomputed for comparison."""

from stormsizer.evidence.printed.formulas import PrintedFormula
from stormsizer.evidence.printed.rows import PRINTED, printed_values

__all__ = ["PRINTED", "PrintedFormula", "printed_values"]
