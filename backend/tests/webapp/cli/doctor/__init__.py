"""Tests of `stormsizer doctor`."""
