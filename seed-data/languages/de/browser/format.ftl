### Bounds of numbers.

format-over = über { $bound }
format-about = etwa { $bound }
format-above = über { $bound }
format-below = unter { $bound }
format-at-most = höchstens { $bound }
