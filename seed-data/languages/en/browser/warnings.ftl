## Warnings about a result

warnings-title = Warnings ({ $n })
warnings-field = Show field
warnings-field-label = Show field: { $message }
