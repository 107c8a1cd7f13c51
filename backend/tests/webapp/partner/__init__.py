"""What a partner does: programs and commands of the how-to pages, run against a service of real processes."""
