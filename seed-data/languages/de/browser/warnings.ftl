## Warnings about a result

warnings-title = Warnungen ({ $n })
warnings-field = Feld anzeigen
warnings-field-label = Feld anzeigen: { $message }
