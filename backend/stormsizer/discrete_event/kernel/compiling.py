"""Compilation of the kernels, with Python's rules for division by zero."""

from stormsizer.storage.kernel.compiling import decorator

compiled = decorator()
inlined = decorator(forceinline=True)
