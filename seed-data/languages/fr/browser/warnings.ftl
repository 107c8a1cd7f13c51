## Warnings about a result

warnings-title = Avertissements ({ $n })
warnings-field = Afficher le champ
warnings-field-label = Afficher le champ : { $message }
