"""What customers bring along, and what they take away: files of the tools that people use, and values of ours."""
