maintenance-title = Mantenimiento en curso
maintenance-effect = Puede abrir todo y probar cambios. Los cambios en un escenario permanecen en este navegador y se guardan cuando termina el mantenimiento; otros cambios no son posibles.
maintenance-until = Fin previsto: { $time }
