"""Time series: alignment, merging and storm detection."""
