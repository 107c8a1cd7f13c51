"""Partner integrations: programs and commands of the how-to pages, run against a service of real processes."""
