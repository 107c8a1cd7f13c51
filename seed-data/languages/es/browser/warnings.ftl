## Warnings about a result

warnings-title = Advertencias ({ $n })
warnings-field = Mostrar campo
warnings-field-label = Mostrar campo: { $message }
