"""The report: what a finished result says, in words, figures and charts ready to be set.

It computes no engineering number. Everything here reads a result and puts it into English.
"""
