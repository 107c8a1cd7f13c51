"""`stormsizer doctor`: checks an installation and says what to do about each problem."""
