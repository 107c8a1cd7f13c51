"""A public demo: each visitor gets an organization of their own, which is deleted soon afterwards."""
