"""Reports: documents about a finished run, in several formats."""
