"""Code shared by the service's features, without domain logic of its own."""
