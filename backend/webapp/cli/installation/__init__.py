"""Commands and steps that concern the installation as a whole: maintenance mode and the first account."""
