maintenance-title = Mantenimiento en curso
maintenance-effect = Puede verlo todo y probar cambios. Los cambios en un escenario permanecen en este navegador y se guardan cuando termina el mantenimiento. No es posible hacer otros cambios.
maintenance-until = Fin previsto: { $time }
