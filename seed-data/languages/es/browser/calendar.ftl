## Why an event is not possible
calendar-rule-deployed = Los escritorios de { $pool } ya están desplegados.
calendar-rule-not-deployed = Los escritorios de { $pool } aún no están desplegados.
calendar-rule-on = Los escritorios de { $pool } ya están encendidos.
calendar-rule-off = Los escritorios de { $pool } están apagados.
calendar-rule-logged-in = Los usuarios de { $pool } ya han iniciado sesión.
calendar-rule-logged-off = Los usuarios de { $pool } no han iniciado sesión.
calendar-rule-same-start = Otro evento de { $pool } empieza a la misma hora.
calendar-rule-leaving = Los usuarios de { $pool } aún están cerrando sesión.
calendar-rule-outage = Hay otra interrupción en curso.
calendar-rule-failure = Ha fallado otro componente de la misma cabina.
calendar-rule-no-recompose = El despliegue de { $pool } no define cómo se recomponen los escritorios.
calendar-rule-outside = El evento quedaría fuera del calendario.
calendar-conflict = { $time }: { $reason }
calendar-conflict-other = { $event }, { $time }, no sería posible: { $reason }

## What changed
calendar-placed-later = { $name } se ha añadido en el siguiente momento posible: { $time }
calendar-placed-earlier = { $name } se ha añadido en un momento anterior: { $time }
calendar-not-placed = { $name } no se ha añadido: no hay ningún momento posible en el calendario
calendar-n-added =
    { $n ->
        [one] { $n } evento añadido
       *[other] { $n } eventos añadidos
    }
calendar-n-replaced =
    { $n ->
        [one] { $n } evento sustituido.
       *[other] { $n } eventos sustituidos.
    }
calendar-n-deleted =
    { $n ->
        [one] { $n } evento eliminado
       *[other] { $n } eventos eliminados
    }
calendar-n-moved =
    { $n ->
        [one] { $n } evento movido
       *[other] { $n } eventos movidos
    }
calendar-n-left-out =
    { $n ->
        [one] { $n } evento no copiado: { $reason }
       *[other] { $n } eventos no copiados: { $reason }
    }
calendar-nothing-added = No se ha añadido ningún evento
calendar-nothing-to-copy = Los otros días ya tienen todos los eventos de este día.

## Templates
calendar-templates = Plantillas
calendar-template-nightly-reboot = Reinicio nocturno
calendar-template-patch-tuesday = Martes de parches
calendar-template-backup-window = Ventana de copia de seguridad
calendar-template-antivirus-scan = Análisis antivirus semanal
calendar-template-nightly-reboot-help = Cada día laborable a las 02:00, hora local, desde el primero del calendario
calendar-template-patch-tuesday-help = Martes a las 20:00, hora local, y reinicio el miércoles a las 02:00; el segundo martes del mes si el calendario lo incluye
calendar-template-backup-window-help = Cada día laborable de 22:00 a 02:00, desde el primero del calendario
calendar-template-antivirus-scan-help = Miércoles a las 20:00, hora local
calendar-template-all-pools = Todos los pools
calendar-template-there = La semana ya tiene estos eventos.
calendar-template-no-day = El calendario no incluye este día.
calendar-patch-event = Martes de parches
calendar-patch-reboot-event = Reinicio tras los parches
calendar-backup-event = Copia de seguridad nocturna
calendar-scan-event = Análisis antivirus semanal

## Menus
calendar-menu-event = Acciones de { $name }
calendar-menu-selected =
    { $n ->
        [one] { $n } evento seleccionado
       *[other] { $n } eventos seleccionados
    }
calendar-menu-open = Abrir
calendar-menu-select = Añadir a la selección
calendar-menu-unselect = Quitar de la selección
calendar-menu-clear = Borrar la selección
calendar-menu-copy = Copiar
calendar-menu-paste = Pegar
calendar-menu-duplicate = Copiar al día siguiente
calendar-menu-delete = Eliminar
calendar-menu-add = Añadir evento
calendar-menu-slot = Acciones de { $time }
calendar-menu-day-copy = Copiar el día a { $day }
calendar-menu-day-workdays = Copiar el día a los demás días laborables
calendar-menu-day-select = Seleccionar todos los eventos
calendar-key-delete = Supr

## Legend
calendar-legend = Leyenda
calendar-legend-overrun = Rayado: dura más de lo previsto
calendar-legend-load = Borde del día: carga de la cabina
calendar-legend-period = Sombreado: periodo de los gráficos
calendar-legend-colors = Color: tipo de evento
