"""The sizing engine: the load that a week of virtual desktops puts on a storage array, and the user experience.

Pure functions of frozen documents. No web, no database, no queue, no files, no clock, no global random state.
"""

__version__ = "0.2.0"
