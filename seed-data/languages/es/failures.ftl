# Análisis hipotético de fallos de componentes.

failure-lost-nodes = { $total ->
        [one] el único nodo
       *[other] { $n } de { $total } nodos
    }
failure-lost-controllers = { $total ->
        [one] la única controladora
       *[other] { $n } de { $total } controladoras
    }
failure-lost-drives = { $total ->
        [one] la única unidad
       *[other] { $n } de { $total } unidades
    }
failure-lost-ports = { $total ->
        [one] el único puerto frontal
       *[other] { $n } de { $total } puertos frontales
    }
failure-lost-flash-caches = { $total ->
        [one] el único módulo de caché flash
       *[other] { $n } de { $total } módulos de caché flash
    }
failure-time = { $start } – { $end }
failure-lost-on = { $lost } ({ $time })
failure-logins = En caso de fallo de { $lost }, el 95 % de los inicios de sesión tarda como máximo { $during } ({ $before } sin el fallo): { $grade }.
failure-logins-interrupted = Se interrumpe el { $share } de los inicios de sesión.
failure-reads = En caso de fallo de { $lost }, las lecturas tardan { $during } de media ({ $before } sin el fallo).
failure-no-reads = En caso de fallo de { $lost }, no hay lecturas.
failure-fatal = En caso de fallo de { $lost }, los escritorios pierden el acceso a su almacenamiento.
failure-takeover = Un componente de reserva toma el relevo.
failure-one-array = Estas cifras corresponden a la cabina afectada, una de { $arrays }, con { $desktops ->
        [one] { $desktops } escritorio
       *[other] { $desktops } escritorios
    }. Los escritorios de las demás cabinas no se ven afectados.
failure-left-out = Se omite por coincidir con este fallo: { $events }.
failure-goals-met = Durante el fallo se cumplen todos los objetivos.
failure-goals-missed = Objetivos incumplidos durante el fallo: { $goals }.
failure-goals-missed-anyway = Objetivos incumplidos con y sin el fallo: { $goals }.

field-of-failure-in-calendar = no se puede indicar para un fallo del calendario
allowed-default-value = omitirlo
field-unknown-failure = no es un fallo del calendario
allowed-no-failure-in-calendar = ninguno: el calendario no contiene fallos
field-part-not-in-array = La cabina no tiene tantos componentes de este tipo.
allowed-part-of-array = un componente que tenga la cabina

## Reports

failure-title = Fallo de un componente
failure-sheet = Fallo de un componente
failure-option = { $name }: { $sentence }
failure-method = Ambas cifras corresponden al periodo del fallo, sin él y con él. Los tiempos de inicio de sesión son los de toda la tormenta de inicios de sesión. El percentil 95 del tiempo de respuesta abarca todas las E/S, cada una con el tiempo de respuesta medio de su momento. Los objetivos de utilización se aplican a la media de una fase mientras los usuarios inician sesión o trabajan, no al minuto de mayor carga.
failure-figures = Cifras sin y con el fallo
failure-figure = Cifra
failure-change = { $before } → { $during }
failure-missed = Incumplidos: { $goals }
failure-goals-without = Estado sin el fallo
failure-goals-with = Estado durante el fallo
failure-chart-caption = Horas en torno al fallo (sombreado). La línea de puntos es { $name } sin el fallo. Cada punto de una línea es una media de { $bucket }; los objetivos de utilización se aplican a la media de toda una fase.
failure-chart-logins = Iniciando sesión
failure-chart-reads = Tiempo de respuesta de lectura
failure-chart-writes = Tiempo de respuesta de escritura
failure-axis-reads = Tiempo de respuesta de lectura, ms
failure-users = usuarios
failure-line-healthy = Sin fallo
failure-login-median = Mediana del tiempo de inicio de sesión
failure-login-p95 = Percentil 95 del tiempo de inicio de sesión
failure-latency = Tiempo de respuesta en los hosts
failure-read-mean = Lecturas, media
failure-read-p95 = Lecturas, percentil 95
failure-write-mean = Escrituras, media
failure-write-p95 = Escrituras, percentil 95
failure-use = Utilización media
failure-use-peak = Utilización en el minuto de mayor carga
failure-column-starts = Inicio del fallo
failure-column-ends = Fin del fallo
failure-column-configuration = Configuración
failure-column-group = Evento o grupo
failure-column-without = Sin fallo
failure-column-with = Con fallo
