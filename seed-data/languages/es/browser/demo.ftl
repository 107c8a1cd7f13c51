# Aviso de la demostración pública.

demo-label = Demostración
demo-text = Esto es una demostración y solo usted ve sus cambios. Se eliminan tras { $idle } sin actividad y, en todo caso, a las { $time }. Los clientes son inventados; no introduzca datos de clientes reales.
demo-install = Instale su propia copia
demo-hide = Ocultar el aviso
