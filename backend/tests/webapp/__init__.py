"""The service, on its default set-up and on servers."""
