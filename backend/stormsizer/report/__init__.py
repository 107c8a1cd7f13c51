"""The report: a finished result as text, figures and charts, ready for layout.

It computes no engineering numbers: everything here reads a result.
"""
