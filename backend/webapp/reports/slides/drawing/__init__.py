"""Drawing on slides: layouts, charts, tables and text."""
