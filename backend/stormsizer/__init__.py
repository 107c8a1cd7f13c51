"""The engine: what a week of virtual desktops asks of a storage array, and what each person feels.

Values in, values out. No web, no database, no queue, no files, no clock, no global random state.
"""

__version__ = "0.2.0"
