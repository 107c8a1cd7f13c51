## Price list
prices-own = Su lista de precios
prices-own-note = Se usa en todos los resultados nuevos
prices-own-name = Nuestros precios
prices-illustrative = Lista de precios orientativa
prices-illustrative-note = Órdenes de magnitud para ilustrar la comparación, no una oferta: ningún estudio publica precios de hardware. Sustitúyalos por los suyos.
prices-name = Nombre
prices-dated = Fecha
prices-valid-until = Válidos hasta
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
prices-currency-title = Cambiar la moneda de { $from } a { $to }
prices-currency-convert = Convertir todos los precios con un tipo de cambio
prices-currency-rate = 1 { $from } en
prices-currency-dated = Fecha del tipo de cambio
prices-currency-source = Fuente del tipo de cambio
prices-currency-keep = Los números ya están en { $to }
prices-currency-do-convert = Convertir precios
prices-currency-do-keep = Conservar números
prices-import-currency = La moneda cambia de { $from } a { $to }
prices-import-currency-hint = Los números del archivo se usan como precios en { $to }, sin conversión.
prices-ownership = Coste total de propiedad
prices-host = Precio por host
prices-support = Soporte al año (porcentaje del precio de compra)
prices-hardware-discount = Descuento en otro hardware
prices-pue = PUE
prices-not-included = no incluido
prices-project = Precios del proyecto
prices-project-note = Los campos vacíos usan los precios de { $list }.
prices-project-reset = Usar los precios de la organización
prices-license = licencia
prices-license-name = Licencia
prices-license-price = Precio de la licencia
prices-license-per = Por
prices-license-per-desktop = escritorio
prices-license-per-user = usuario
prices-license-per-host = host
prices-license-per-socket = zócalo
prices-license-sockets = Zócalos por host
prices-license-yearly = Pago anual
prices-license-add = Añadir licencia
prices-license-remove = Quitar { $name }

## Files
prices-export-unsaved = Guarde o descarte los cambios para exportar la lista en este formato
prices-import-title = Importar { $file }
prices-import-summary = Añadidos: { $added }, cambiados: { $changed }, eliminados: { $removed }, sin cambios: { $same }
prices-import-changes = Cambios en la lista de precios
prices-import-field = Campo
prices-import-kind = Cambio
prices-import-added = Añadido
prices-import-changed = Cambiado
prices-import-removed = Eliminado
prices-import-before = Lista actual
prices-import-after = Archivo
prices-import-none = Sin cambios
prices-import-none-hint = El archivo tiene los mismos valores que la lista de precios actual.
prices-import-unsaved = Se descartarán los cambios de esta página que no se han guardado
prices-import-unsaved-hint = El archivo se compara con la lista guardada.
prices-import-problems =
    { $n ->
        [one] { $n } problema en el archivo
       *[other] { $n } problemas en el archivo
    }
prices-import-problems-hint = Corrija las celdas y vuelva a subir el archivo. La lista de precios actual no ha cambiado.
prices-import-first =
    { $n ->
        [one] Solo se muestra el primer problema.
       *[other] Solo se muestran los primeros { $n } problemas.
    }
prices-import-cell = Celda
prices-import-given = Valor indicado
prices-import-problem = Problema
prices-import-allowed = Permitido
prices-parts = Precios de componentes
prices-search = Buscar fabricante, cabina o componente
prices-search-none = Ningún precio coincide con «{ $search }».
prices-section-count = { $priced } de { $n } definidos
prices-discounts-count = { $n } definidos
prices-project-licenses = Licencias de la organización: { $licenses }
prices-project-licenses-none = La lista de la organización no tiene licencias.
prices-project-licenses-set = Definir licencias para este proyecto
prices-project-licenses-reset = Usar las licencias de la organización
prices-project-conflict = Otro usuario cambió los precios de este proyecto
prices-project-conflict-hint = Anote sus cambios y vuelva a cargar la página para ver los del otro usuario.
