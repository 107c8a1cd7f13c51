"""`python -m webapp.cli` is `stormsizer`, also where no console script is installed."""

from webapp.cli.app import main

main()
