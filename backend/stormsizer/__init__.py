"""Sizing engine: the load that a week of virtual desktops puts on a storage array, and the resulting user experience.

It consists of pure functions of frozen documents: no web, database, queue, files, clock or global random state.
"""

__version__ = "0.2.0"
