"""Constants for converting between the units used in this package's names.

Inside the engine, time is in seconds, sizes are in bytes, and shares are fractions from 0 to 1. A name suffix (``_ms``,
``_us``, ``_kb``, ``_mb_per_s``, ``_gib``) marks other units. Decimal prefixes (kB, MB, GB) are powers of 1000, binary
prefixes (KiB, MiB, GiB) powers of 1024.
"""

SECONDS_PER_MS = 1e-3
SECONDS_PER_US = 1e-6
SECONDS_PER_MINUTE = 60.0
SECONDS_PER_HOUR = 3600.0
SECONDS_PER_DAY = 86400.0

BYTES_PER_KB = 1e3
BYTES_PER_MB = 1e6
BYTES_PER_GB = 1e9
BYTES_PER_TB = 1e12
BYTES_PER_KIB = 1024.0
BYTES_PER_MIB = 1024.0**2
BYTES_PER_GIB = 1024.0**3
BYTES_PER_TIB = 1024.0**4

BYTES_PER_S_PER_GBIT_PER_S = 1e9 / 8
