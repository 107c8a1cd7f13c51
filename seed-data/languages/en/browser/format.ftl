### Bounds of numbers.

format-over = over { $bound }
format-about = about { $bound }
format-above = above { $bound }
format-below = below { $bound }
format-at-most = at most { $bound }
