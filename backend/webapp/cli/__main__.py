"""`python -m webapp.cli` is the same as `stormsizer`, also without an installed console script."""

from webapp.cli.app import main

main()
