### Bounds of numbers.

format-over = plus de { $bound }
format-about = environ { $bound }
format-above = plus de { $bound }
format-below = moins de { $bound }
format-at-most = au plus { $bound }
