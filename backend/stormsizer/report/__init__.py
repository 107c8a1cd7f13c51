"""The report: a finished result as text, figures and charts, ready for layout.

It reads results and does not compute any engineering numbers.
"""
