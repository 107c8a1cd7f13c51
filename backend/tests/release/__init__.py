"""Releases: `deploy/release`, upgrade notes, supported versions, and an upgrade with old and new processes."""
