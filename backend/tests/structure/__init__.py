"""Tests of the layout of the repository: sizes, import cycles, and paths named in the documentation."""
