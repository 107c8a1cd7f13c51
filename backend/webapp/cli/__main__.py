"""`python -m webapp.cli` is the same as `stormsizer`, but needs no installed console script."""

from webapp.cli.app import main

main()
