"""`stormsizer doctor`: checks an installation, and says what is wrong and what to do."""
