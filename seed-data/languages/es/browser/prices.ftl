## Price list
prices-own = Su lista de precios
prices-own-note = Se usa en todos los resultados nuevos
prices-own-name = Nuestros precios
prices-illustrative = Lista de precios orientativa
prices-illustrative-note = Órdenes de magnitud para ilustrar la comparación, no una oferta: ningún estudio publica precios de hardware. Sustitúyalos por los suyos.
prices-name = Nombre
prices-dated = Fecha
prices-currency = Moneda
prices-currency-error = Introduzca un código de tres letras, por ejemplo EUR
prices-notes = Notas
prices-upload = Subir archivo
prices-reset = Volver a la lista orientativa
prices-discard = Descartar cambios
prices-save = Guardar lista de precios
prices-saved = Lista de precios guardada
prices-saved-hint = Los resultados nuevos la usan; las ejecuciones existentes conservan sus precios.
prices-unreadable = No se puede leer { $file }: { $reason }
prices-unreadable-hint = Descargue la lista en JSON para ver el formato esperado.
prices-not-a-list = no es una lista de precios
prices-conflict = Otro usuario ha cambiado la lista de precios
prices-conflict-hint = Recargue la página para ver su versión. Descargue antes la suya en JSON.
prices-missing =
    { $n ->
        [one] { $n } componente sin precio
       *[other] { $n } componentes sin precio
    }
prices-missing-hint = Las configuraciones con estos componentes no tienen precio. Se ordenan por unidades, unidades de rack y potencia, después de las que tienen precio.
prices-amount = { $group }: { $part }
prices-unknown = desconocido
prices-part-controller = Controladora
prices-part-shelf = Bandeja sin unidades
prices-part-cache-module = Módulo de caché
prices-part-port = Puerto frontal
prices-drives = Unidades
prices-hosts = Hosts
prices-memory = Memoria, por GiB
prices-volumes = Volúmenes en la nube, al mes
prices-term = Años de costes mensuales
prices-kwh = Precio por kWh, con refrigeración
prices-no-power = sin electricidad
prices-discounts = Descuentos
