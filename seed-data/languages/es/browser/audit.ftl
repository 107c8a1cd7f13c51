audit-title = Registro de auditoría
audit-note = Todos los cambios, los más recientes primero. Las entradas no se pueden editar.
audit-empty = No hay entradas coincidentes
audit-number = N.º
audit-time = Fecha y hora
audit-who = Autor
audit-who-placeholder = nombre de una persona o clave
audit-action = Acción
audit-action-placeholder = update_scenario
audit-subject = Objeto
audit-details = Detalles
audit-from = Desde
audit-to = Hasta
audit-filter = Filtrar
audit-show-all = Mostrar todo
audit-actor-local = este equipo
audit-actor-worker = el servicio
audit-actor-key = { $name } (clave de API)
audit-integrity = Verificar la integridad del registro
audit-integrity-note = Cada entrada incluye un código calculado a partir de ella y de la anterior, de modo que se detectan los cambios
audit-verify = Verificar
audit-verify-again = Verificar de nuevo
audit-intact =
    { $n ->
        [one] { $n } entrada verificada: el registro está íntegro
       *[other] { $n } entradas verificadas: el registro está íntegro
    }
audit-broken = La entrada { $number } se ha modificado o falta
audit-head = La entrada más reciente es la número { $number }. Guarde su código: es la única forma de detectar que se han eliminado las últimas entradas. <code>{ $code }</code>
