"""Cookies, headers, principals, rate limits and secrets."""
