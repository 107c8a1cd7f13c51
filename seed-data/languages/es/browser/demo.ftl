# Aviso de la demostración pública.

demo-label = Demostración
demo-text = Demostración: solo usted ve sus cambios. Se eliminan tras { $idle } de inactividad y, como muy tarde, a las { $time }. No introduzca datos de clientes reales.
demo-install = Instale su propia copia
demo-hide = Ocultar el aviso
demo-no-account = Sin cuenta
demo-no-account-hint = En la demostración no necesita una cuenta. Las cuentas, los miembros y las claves de API están disponibles en una instalación propia.
