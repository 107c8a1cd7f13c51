"""Sign-in, sign-up, sessions, passwords and second factors."""
