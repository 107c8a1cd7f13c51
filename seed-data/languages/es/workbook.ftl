### Libro de cálculo (XLSX) de una ejecución

workbook-heading = { $label } ({ $unit })
workbook-yes = sí
workbook-no = no
workbook-desktops = Escritorios
workbook-total = Total
workbook-value-unknown = desconocido
workbook-value-not-set = sin definir
workbook-value-none = ninguno
workbook-all-pools = todos

## Sheet names: at most 31 characters, without [ ] : * ? / \ '

workbook-sheet-summary = Resumen
workbook-sheet-inputs = Datos de entrada
workbook-sheet-results = Resultados
workbook-sheet-utilization = Utilización
workbook-sheet-logins = Inicios de sesión
workbook-sheet-goals = Objetivos
workbook-sheet-bill = Lista de materiales
workbook-sheet-bill-recommended = Lista de materiales recomendada
workbook-sheet-alternatives = Alternativas
workbook-sheet-advice = Consejos
workbook-sheet-runway = Margen de crecimiento
workbook-sheet-sensitivity = Sensibilidad
workbook-sheet-monte-carlo = Montecarlo
workbook-sheet-assumptions = Supuestos
workbook-sheet-evidence = Validación
workbook-sheet-series = Serie temporal
workbook-sheet-charts = Gráficos

## Titles

workbook-title-summary = Dimensionamiento de almacenamiento VDI: { $scenario }
workbook-title-inputs = Datos de entrada
workbook-title-results = Resultados por fase
workbook-title-utilization = Utilización y carga de back-end por fase
workbook-title-logins = Tiempos de inicio de sesión por fase
workbook-title-goals = Objetivos por fase
workbook-title-bill-simulated = Lista de materiales de la configuración simulada
workbook-title-bill-recommended = Lista de materiales de la configuración recomendada
workbook-title-alternatives = Alternativas
workbook-title-advice = Consejos: cambios simulados
workbook-title-runway = Margen de crecimiento: hasta cuándo basta la cabina
workbook-title-sensitivity = Análisis de sensibilidad: qué cambiaría el veredicto
workbook-title-monte-carlo = Confianza: simulación de Montecarlo del calendario
workbook-title-assumptions = Supuestos y su origen
workbook-title-evidence = Validación: valores medidos y previstos
workbook-title-series = Serie temporal

## Remarks below titles

workbook-remark-inputs = Las horas corresponden a la zona horaria { $zone }. Los campos no introducidos tienen su valor predeterminado.
workbook-remark-averages = Las tasas, los tiempos de respuesta y la utilización son medias de la ventana de promedio de cada fase. Los picos son medias de un minuto.
workbook-remark-bill = Modifique los precios unitarios y el número de escritorios según sea necesario; los totales se recalculan.
workbook-alternatives-prices = Los precios por escritorio corresponden a { $desktops }.
workbook-remark-runway = Escritorios hoy: { $now }. Máximo que cumple todos los objetivos: { $most }.
workbook-remark-assumptions = Los rangos van de P10 a P90. Ordenados por origen, la evidencia más débil primero. Los datos de entrada tienen su propia hoja.
workbook-remark-evidence = Los errores son relativos al valor medido más cercano que admite la cifra publicada. En los porcentajes, el error es la diferencia.
workbook-remark-series = Media y valor más alto de cada intervalo.
workbook-remark-series-latency = Los tiempos de respuesta son medias de las E/S, no del tiempo. Están vacíos cuando no hay E/S.

## Column headings

workbook-column-item = Elemento
workbook-column-section = Sección
workbook-column-input = Dato de entrada
workbook-column-value = Valor
workbook-column-unit = Unidad
workbook-column-note = Nota
workbook-column-origin = Origen
workbook-column-description = Descripción
workbook-column-phase = Fase
workbook-column-kind = Tipo
workbook-column-pools = Pools
workbook-column-start = Inicio
workbook-column-end = Fin
workbook-column-duration = Duración
workbook-column-length = Longitud
workbook-column-utc-offset = Diferencia con UTC
workbook-column-completed = Completada
workbook-column-status = Estado
workbook-column-goals-met = Objetivos cumplidos
workbook-column-grade = Calificación
workbook-column-reads = Lecturas
workbook-column-writes = Escrituras
workbook-column-read = Datos leídos
workbook-column-written = Datos escritos
workbook-column-peak-minute = Minuto pico
workbook-column-host-read = Lectura, host
workbook-column-host-write = Escritura, host
workbook-column-host-peak-minute = Host, minuto pico
workbook-column-array-read = Lectura, cabina
workbook-column-array-write = Escritura, cabina
workbook-column-bottleneck = Cuello de botella
workbook-column-explanation = Explicación
workbook-column-mean = { $name }, media
workbook-column-peak = { $name }, pico
workbook-column-component-peak-minute = { $name }, minuto pico
workbook-column-backend-iops = { $name }, E/S de back-end
workbook-column-backend-read = { $name }, lectura de back-end
workbook-column-backend-written = { $name }, escritura de back-end
workbook-column-login-users = Usuarios que inician sesión
workbook-column-login-mean = Tiempo de inicio de sesión, media
workbook-column-login-sd = Tiempo de inicio de sesión, desviación estándar
workbook-column-login-median = Tiempo de inicio de sesión, mediana
workbook-column-login-p95 = Tiempo de inicio de sesión, P95
workbook-column-login-longest = Tiempo de inicio de sesión, máximo
workbook-column-good-logins = Inicios de sesión buenos
workbook-column-fair-logins = Inicios de sesión aceptables
workbook-column-poor-logins = Inicios de sesión deficientes
workbook-column-never-logged-in = Nunca iniciaron sesión
workbook-column-waited-for-desktop = Esperaron un escritorio
workbook-column-goal = Objetivo
workbook-column-bound = Cota
workbook-column-limit = Límite
workbook-column-result = Resultado
workbook-column-margin = Margen
workbook-column-part = Componente
workbook-column-quantity = Cantidad
workbook-column-installed = Instalado
workbook-column-list-price = Precio de lista
workbook-column-discount = Descuento
workbook-column-unit-price = Precio unitario
workbook-column-price = Precio
workbook-column-price-per-desktop = Precio por escritorio
workbook-column-rack-units = Unidades de rack
workbook-column-rack-units-each = Unidades de rack por pieza
workbook-column-power = Potencia
workbook-column-power-each = Potencia por pieza
workbook-column-option = Opción
workbook-column-array = Cabina
workbook-column-configuration = Configuración
workbook-column-meets-goals = Cumple todos los objetivos
workbook-column-worst-event = Evento más crítico
workbook-column-bottleneck-or-missed = Cuello de botella u objetivos incumplidos
workbook-column-more-desktops = Escritorios adicionales posibles
workbook-column-drives = Unidades
workbook-column-peak-minute-check = Minuto pico, simulación de eventos discretos
workbook-column-caveats = Salvedades
workbook-column-change = Cambio
workbook-column-outcome = Efecto
workbook-column-calendar-only = Solo calendario
workbook-column-event-changed = Evento modificado
workbook-column-event-metric = Evento modificado: métrica
workbook-column-event-value-before = Evento modificado: antes
workbook-column-event-value-after = Evento modificado: después
workbook-column-worst-event-before = Evento más crítico antes
workbook-column-worst-event-after = Evento más crítico después
workbook-column-metric = Métrica
workbook-column-before = Antes
workbook-column-after = Después
workbook-column-margin-before = Margen antes
workbook-column-margin-after = Margen después
workbook-column-missed-goals-after = Objetivos incumplidos después
workbook-column-shifted-work = Tiempo de trabajo desplazado
workbook-column-cost = Coste
workbook-column-hardware-savings = Ahorro de hardware
workbook-column-year = Año
workbook-column-most-utilized = Mayor utilización
workbook-column-utilization = Utilización
workbook-column-free-capacity = Capacidad libre
workbook-column-enough-hosts = Hosts suficientes
workbook-column-base-case = Caso base
workbook-column-low = Bajo
workbook-column-high = Alto
workbook-column-range = Rango
workbook-column-margin-at-low = Margen con el valor bajo
workbook-column-margin-at-high = Margen con el valor alto
workbook-column-goals-met-at-low = Objetivos cumplidos con el valor bajo
workbook-column-goals-met-at-high = Objetivos cumplidos con el valor alto
workbook-column-swing = Amplitud
workbook-column-verdict-changes-at = El veredicto cambia en
workbook-column-change-to-there = Cambio necesario
workbook-column-number = N.º
workbook-column-assumption = Supuesto
workbook-column-source = Fuente
workbook-column-location = Ubicación
workbook-column-reasoning = Justificación
workbook-column-origin-meaning = Acerca del origen
workbook-column-system = Sistema
workbook-column-qualifier = Publicado como
workbook-column-measured-low = Medido, bajo
workbook-column-measured-high = Medido, alto
workbook-column-predicted = Previsto
workbook-column-predicted-low = Previsto, bajo
workbook-column-predicted-high = Previsto, alto
workbook-column-error = Error
workbook-column-tolerance = Tolerancia
workbook-column-tolerance-type = Tipo de tolerancia
workbook-column-role = Uso

## Units

workbook-unit-percent-per-year = % anual
workbook-unit-percent-of-limit = % del límite
workbook-unit-percent-of-replications = % de las réplicas
workbook-unit-per-minute = por minuto
workbook-unit-years = años
workbook-unit-person-hours = horas-persona
workbook-unit-ghz-per-core = GHz por núcleo

## Summary

workbook-summary-verdict = Veredicto
workbook-summary-phases-met = Fases que cumplen todos los objetivos
workbook-summary-of-phases = de { $total }
workbook-summary-worst-phase = Fase más crítica
workbook-summary-slowest-login = Inicio de sesión más lento, media
workbook-summary-peak-load = Carga máxima (media de 1 minuto)
workbook-summary-peak-latency = Tiempo de respuesta máximo en los hosts (media de 1 minuto)
workbook-summary-capacity-needed = Capacidad necesaria
workbook-summary-capacity-usable = Capacidad útil
workbook-summary-of-usable = de la capacidad útil
workbook-summary-host-memory = Memoria de los hosts
workbook-summary-configuration = { $kind ->
        [recommended] Configuración recomendada
       *[simulated] Configuración simulada
    }
workbook-summary-price = { $kind ->
        [recommended] Precio, configuración recomendada
       *[simulated] Precio, configuración simulada
    }
workbook-summary-price-per-desktop = { $kind ->
        [recommended] Precio por escritorio, configuración recomendada
       *[simulated] Precio por escritorio, configuración simulada
    }
workbook-summary-rack-units = { $kind ->
        [recommended] Unidades de rack, configuración recomendada
       *[simulated] Unidades de rack, configuración simulada
    }
workbook-summary-power = { $kind ->
        [recommended] Potencia, configuración recomendada
       *[simulated] Potencia, configuración simulada
    }
workbook-summary-of-desktops = { $total ->
        [one] para { $total } escritorio
       *[other] para { $total } escritorios
    }
workbook-summary-recommendation = Recomendación
workbook-summary-upgrade = { $kind ->
        [recommended] Cambios, configuración recomendada
       *[simulated] Cambios, configuración simulada
    }
workbook-summary-budget = { $kind ->
        [recommended] Presupuesto, configuración recomendada
       *[simulated] Presupuesto, configuración simulada
    }
workbook-summary-warning = Advertencia
workbook-summary-scenario = Escenario
workbook-summary-customer = Cliente
workbook-summary-created = Creado el
workbook-summary-engine = Versión del motor

## Bill of materials

workbook-no-price = No figura en la lista de precios. Introduzca un precio.
workbook-parts-without-price = Componentes sin precio: { $number }

## Goals and evidence

workbook-bound-at-most = como máximo
workbook-bound-at-least = como mínimo
workbook-goal-met = cumplido
workbook-goal-missed = incumplido
workbook-within-tolerance = dentro de la tolerancia
workbook-outside-tolerance = fuera de la tolerancia
workbook-tolerance-relative = proporción del valor medido
workbook-tolerance-factor = factor
workbook-tolerance-absolute = diferencia
workbook-qualifier-about = aproximadamente
workbook-qualifier-above = por encima de
workbook-qualifier-below = por debajo de
workbook-qualifier-at-most = como máximo
workbook-role-calibrates = calibración
workbook-role-checks = validación
workbook-role-formula = cálculo
workbook-role-explained = explicado

## Alternatives, advice and sensitivity

workbook-option-recommended = Recomendada de esta familia
workbook-option-next-cheaper = Siguiente más económica de esta familia
workbook-option-cheapest = La más económica que cumple todos los objetivos
workbook-option-closest = La más cercana a los objetivos
workbook-option-not-compared = No comparada
workbook-outcome-meets-goals = cumple todos los objetivos
workbook-outcome-helps = mejora
workbook-outcome-margin = más margen
workbook-outcome-no-effect = sin efecto
workbook-outcome-worse = empeora
workbook-range-percentiles = P10 a P90
workbook-range-typical = variación habitual

## Charts

workbook-chart-iops = Lecturas y escrituras
workbook-chart-latency = Tiempo de respuesta en los hosts
workbook-chart-throughput = Rendimiento
# Number format of a spreadsheet: d day, m month, ddd and aaa day of the week
workbook-chart-instant = ddd, d mmm hh:mm
workbook-chart-description = { $title } en todo el calendario. Los valores están en la hoja { $sheet }.

## Inputs

workbook-section-calendar = Calendario
workbook-section-pool = Pool
workbook-section-event = Evento
workbook-section-goals = Objetivos
workbook-section-array = Cabina
workbook-section-installed-array = Cabina instalada
workbook-section-hosts = Hosts
workbook-section-growth = Crecimiento
workbook-section-budget = Presupuesto
workbook-section-indicators = Experiencia de usuario
workbook-tier-of-array = { $array }, nivel { $number }
workbook-arrivals-uniform = uniformes
workbook-arrivals-bell = en campana
workbook-weekday-mon = lunes
workbook-weekday-tue = martes
workbook-weekday-wed = miércoles
workbook-weekday-thu = jueves
workbook-weekday-fri = viernes
workbook-weekday-sat = sábado
workbook-weekday-sun = domingo

workbook-field-Calendar-starts_at = Inicio
    .description = Inicio del calendario.
workbook-field-Calendar-ends_at = Fin
    .description = Fin del calendario, como máximo 28 días después.
workbook-field-Pool-name = Nombre
    .description = Nombre para mostrar.
workbook-field-Event-name = Nombre
    .description = Nombre para mostrar.
workbook-field-Event-notes = Notas
    .description = Notas para los lectores del resultado.
workbook-field-Pool-id = ID
    .description = ID al que hacen referencia los eventos.
workbook-field-Pool-n_desktops = Escritorios
    .description = Número de escritorios virtuales, cada uno con un usuario.
workbook-field-Pool-profile_id = Perfil de carga
    .description = Perfil de carga del catálogo: sistema operativo invitado, tipo de usuario y generador de carga.
workbook-field-Pool-time_zone = Zona horaria
    .description = Zona horaria de la sede de los usuarios; por defecto, la del escenario.
workbook-field-Pool-clone_type = Tipo de clon
    .description = Cómo se crean los escritorios a partir de la imagen. Todos salvo los clones completos comparten los bloques de la imagen en la cabina; PVS los transmite por streaming.
workbook-field-Pool-deployment_id = Método de despliegue
    .description = Método del catálogo, que determina cuánto tardan la creación y la renovación de estos escritorios; por defecto, el del perfil.
workbook-field-Pool-assignment = Asignación
    .description = Dedicados: cada usuario tiene su propio escritorio. Flotantes: los usuarios reciben cualquier escritorio encendido.
workbook-field-Pool-initial_state = Estado inicial
    .description = Estado de los escritorios al inicio del calendario.
workbook-field-Pool-n_vcpus = vCPU
    .description = CPU virtuales por escritorio; de forma predeterminada, tantas como en las mediciones del perfil.
workbook-field-Pool-memory_gib = Memoria
    .description = Memoria configurada por escritorio; determina el tamaño de los archivos de intercambio.
workbook-field-Pool-memory_reservation_fraction = Memoria reservada
    .description = Proporción de la memoria que está reservada en el host y no necesita archivo de intercambio.
workbook-field-Pool-memory_in_use_fraction = Memoria en uso
    .description = Proporción de la memoria configurada que los hosts deben aportar; el resto no se usa o se comparte.
workbook-field-Pool-suspended_fraction = Escritorios suspendidos
    .description = Proporción máxima de escritorios suspendidos; cada uno guarda su memoria en un archivo.
workbook-field-Pool-image_gib = Tamaño de la imagen
    .description = Tamaño de la imagen maestra.
workbook-field-Pool-n_image_copies = Copias de la imagen
    .description = Copias completas de la imagen en la cabina, una por volumen o réplica; PVS la transmite desde otra ubicación.
workbook-field-Pool-sessions_per_desktop = Usuarios por escritorio
    .description = Número medio de usuarios por máquina virtual: 1 para escritorios, más para hosts de sesión.
workbook-field-Pool-n_base_images = Imágenes base
    .description = Imágenes maestras o plantillas además de estas copias. No para los clones deduplicados, cuyas copias las incluyen, ni para PVS.
workbook-field-Pool-overcommit = Sobreasignación de almacenamiento
    .description = Para clones vinculados: factor de sobreasignación de un datastore en View: 1, 4, 7 o 15.
workbook-field-Pool-growth_gib_per_desktop = Datos propios
    .description = Bloques que escribe un escritorio y que no están en la imagen: perfil, deltas, archivo de paginación, caché de escritura.
workbook-field-Pool-disposable_gib_per_desktop = Disco desechable
    .description = Disco independiente para el archivo de paginación y los archivos temporales, que se vacía al apagar.
workbook-field-Pool-persistent_gib_per_desktop = Disco persistente
    .description = Disco independiente que se conserva tras una actualización o una recomposición.
workbook-field-Pool-profile_containers = Contenedores de perfil
    .description = Dónde están los contenedores de perfil (FSLogix). En un servicio de archivos, sus E/S no se simulan; con Cloud Cache, la cabina de los deltas tiene una copia local con varias veces más E/S.
workbook-field-Pool-profile_container_gib_per_desktop = Tamaño del contenedor de perfil
    .description = Contenedor de perfil de cada usuario en una cabina; el máximo predeterminado de FSLogix es de 29,3 GiB.
workbook-field-Pool-user_data_gib_per_desktop = Datos de usuario
    .description = Datos de usuario en la cabina de los perfiles.
workbook-field-Pool-image_array_id = Cabina de la imagen
    .description = Cabina con las copias de la imagen.
workbook-field-Pool-delta_array_id = Cabina de los deltas
    .description = Cabina con los bloques que escriben los escritorios, sus demás discos y sus archivos de intercambio.
workbook-field-Pool-profile_array_id = Cabina de los perfiles
    .description = Cabina con los contenedores de perfil, salvo que estén en un servicio de archivos, y los datos de usuario.
workbook-field-Pool-data_growth_fraction_per_year = Crecimiento de los datos
    .description = Crecimiento anual compuesto de los discos persistentes, los contenedores de perfil y los datos de usuario.
workbook-field-Pool-growth_years = Años de crecimiento de los datos
    .description = Años de crecimiento de los datos para los que se reserva capacidad.
workbook-field-Pool-snapshot_reserve_fraction = Reserva de instantáneas
    .description = Capacidad para instantáneas, como proporción de los datos que no se pueden recrear: datos de usuario con su crecimiento y deltas de escritorios dedicados.
workbook-field-Event-id = ID
    .description = ID al que hacen referencia los resultados.
workbook-field-Event-starts_at = Inicio
    .description = Hora de inicio; la de la primera vez si el evento se repite.
workbook-field-Interval-ends_at = Fin
    .description = Hora de fin de cada repetición.
workbook-field-Event-time_zone = Zona horaria
    .description = Zona horaria de la repetición; por defecto, la del escenario.
workbook-field-Event-repeat = Repetición
    .description = Por defecto, el evento ocurre una sola vez.
workbook-field-Repetition-weekdays = Días de la semana
    .description = Días de la semana en que se repite el evento.
workbook-field-Repetition-until = Repetir hasta
    .description = Último día, incluido; por defecto, el del calendario.
workbook-field-PoolEvent-pool_ids = Pools
    .description = Pools participantes.
workbook-field-LoadTest-pool_ids = Pools
    .description = Pools participantes.
workbook-field-PoolEvent-at_local_time = A la hora local
    .description = Cada pool participa cuando la hora local de su sede coincide con la hora local de inicio del evento.
workbook-field-LoadTest-at_local_time = A la hora local
    .description = Cada pool participa cuando la hora local de su sede coincide con la hora local de inicio del evento.
workbook-field-PowerOn-n_slots = Encendidos simultáneos
    .description = El siguiente comienza cuando termina uno.
workbook-field-PowerOn-starts_per_minute = Encendidos nuevos por minuto, máximo
    .description = En todos los pools del evento; vacío si no hay límite.
workbook-field-PowerOn-concurrent_fraction = Parte de un pool a la vez, máximo
    .description = Limita las operaciones simultáneas de cada pool.
workbook-field-Reboot-n_slots = Encendidos simultáneos
    .description = El siguiente comienza cuando termina uno.
workbook-field-Reboot-starts_per_minute = Encendidos nuevos por minuto, máximo
    .description = En todos los pools del evento; vacío si no hay límite.
workbook-field-Reboot-concurrent_fraction = Parte de un pool a la vez, máximo
    .description = Limita las operaciones simultáneas de cada pool.
workbook-field-PowerOn-desktop_fraction = Escritorios encendidos por adelantado
    .description = Proporción de cada pool que se enciende por adelantado; los demás arrancan cuando llegan sus usuarios.
workbook-field-PowerOn-on_arrival_slots = Encendidos simultáneos a la llegada
    .description = Encendidos simultáneos del broker para los usuarios cuyo escritorio está apagado.
workbook-field-PowerOn-on_arrival_per_minute = Encendidos a la llegada
    .description = Máximo de encendidos por minuto del broker para esos usuarios; por defecto, sin límite.
workbook-field-Recompose-n_slots = Recomposiciones simultáneas
    .description = Escritorios que se recomponen a la vez.
workbook-field-Recompose-starts_per_minute = Recomposiciones nuevas por minuto, máximo
    .description = En todos los pools del evento; vacío si no hay límite.
workbook-field-Recompose-concurrent_fraction = Parte de un pool a la vez, máximo
    .description = Limita las operaciones simultáneas de cada pool.
workbook-field-Login-window_s = Ventana de inicio de sesión
    .description = Tiempo entre la primera y la última llegada; no se usa si se indican inicios de sesión por minuto.
workbook-field-Login-logins_per_minute = Inicios de sesión por minuto
    .description = Llegadas por minuto de todos los pools del evento, a ritmo fijo hasta que lleguen todos los usuarios.
workbook-field-Login-arrivals = Llegadas
    .description = Uniformes: ritmo constante. En campana: el 40 % llega en el sexto central de la ventana.
workbook-field-Login-averaging_s = Ventana de promedio
    .description = Periodo desde la primera llegada sobre el que se promedian los resultados de este evento; por defecto, la ventana de inicio de sesión.
workbook-field-Logoff-window_s = Ventana de cierre de sesión
    .description = Tiempo entre el primer y el último cierre de sesión.
workbook-field-Logoff-refresh = Actualización
    .description = Los escritorios se actualizan y reinician antes del siguiente usuario; los perfiles se guardan en otro lugar.
workbook-field-Logoff-refresh_slots = Actualizaciones simultáneas
    .description = Escritorios que se actualizan a la vez.
workbook-field-Logoff-refresh_starts_per_minute = Actualizaciones nuevas por minuto, máximo
    .description = En todos los pools del evento; vacío si no hay límite.
workbook-field-Logoff-refresh_concurrent_fraction = Parte de un pool que se actualiza a la vez, máximo
    .description = Limita las operaciones simultáneas de cada pool.
workbook-field-Sweep-n_slots = Escritorios simultáneos
    .description = El siguiente escritorio comienza cuando termina uno.
workbook-field-Sweep-mb_per_s_per_desktop = Límite de velocidad
    .description = Velocidad limitada por escritorio; por defecto, tan rápido como permita el almacenamiento.
workbook-field-AntivirusScan-gib_per_desktop = Datos leídos
    .description = Datos leídos por escritorio.
workbook-field-Patch-read_gib_per_desktop = Datos leídos
    .description = Datos leídos por escritorio.
workbook-field-Patch-write_gib_per_desktop = Datos escritos
    .description = Datos escritos por escritorio.
workbook-field-ArrayEvent-array_id = Cabina
    .description = Cabina afectada.
workbook-field-Backup-read_mb_per_s = Velocidad de lectura
    .description = Velocidad a la que se leen los datos.
workbook-field-Backup-sequential_fraction = Lecturas secuenciales
    .description = Proporción de lecturas secuenciales; los bloques modificados de una replicación son aleatorios.
workbook-field-Replication-write_mb_per_s = Velocidad de escritura
    .description = Velocidad a la que se escriben los datos.
workbook-field-LoadTest-outstanding_ios = E/S pendientes
    .description = E/S pendientes por escritorio.
workbook-field-LoadTest-read_fraction = Lecturas
    .description = Proporción de lecturas entre las E/S.
workbook-field-LoadTest-io_kib = Tamaño de E/S
    .description = Tamaño de cada E/S.
workbook-field-LoadTest-sequential_fraction = E/S secuenciales
    .description = Proporción de E/S secuenciales.
workbook-field-Failure-part = Componente averiado
    .description = Componente que falla.
workbook-field-Failure-n_parts = Componentes averiados
    .description = Número de componentes averiados.
workbook-field-Failure-tier = Nivel
    .description = Para unidades: el nivel afectado; por defecto, el primero.
workbook-field-Failure-rebuild_fraction = Proporción de reconstrucción
    .description = Para unidades: proporción del tiempo de las unidades restantes que ocupa la reconstrucción.
workbook-field-Hosts-n_hosts = Hosts
    .description = Servidores, incluidos los de reserva.
workbook-field-Hosts-memory_gib_per_host = Memoria por host
    .description = Memoria de un host.
workbook-field-Hosts-n_cores_per_host = Núcleos por host
    .description = Sin los núcleos y la frecuencia, no se evalúa la CPU de los hosts.
workbook-field-Hosts-ghz_per_core = Frecuencia
    .description = Frecuencia por núcleo; sin la frecuencia y los núcleos, no se evalúa la CPU de los hosts.
workbook-field-Hosts-specrate2017_int_base = SPECrate 2017 Integer (base)
    .description = Puntuación SPECrate 2017 Integer (base) de un host; sin ella, se supone el rendimiento por GHz de los hosts en los que se midió el perfil.
workbook-field-Hosts-host_cache_gib = Caché de los hosts
    .description = Memoria por host que guarda en caché bloques de la imagen (CBRC, View Storage Accelerator); 0 la desactiva.
workbook-field-Hosts-storage_gbit_per_s_per_host = Ancho de banda de almacenamiento por host
    .description = Ancho de banda hacia el almacenamiento de todos los puertos de un host; sin él, no se evalúan los enlaces de los hosts.
workbook-field-Hosts-storage_iops_per_host = Límite de IOPS por host
    .description = IOPS máximas en el disco en la nube de cada host, fijadas por el proveedor según el tamaño de VM; sin este valor, solo se aplican los límites del disco.
workbook-field-Hosts-n_spare_hosts = Hosts de reserva
    .description = Hosts para fallos o mantenimiento: los demás deben soportar todos los escritorios.
workbook-field-OtherArray-id = ID
    .description = ID al que hacen referencia los pools y los eventos.
workbook-field-OtherArray-name = Nombre
    .description = Nombre de la cabina en los resultados y los informes.
workbook-field-OtherArray-installed_array = Cabina instalada
    .description = Configuración que el cliente ya tiene; sin ella, se compra todo.
workbook-field-ArrayConfiguration-model_id = Modelo
    .description = Cabina del catálogo.
workbook-field-ArrayConfiguration-firmware_id = Firmware
    .description = Versión de firmware del catálogo.
workbook-field-ArrayConfiguration-n_arrays = Cabinas
    .description = Cabinas que se reparten los escritorios por igual: POD, miembros de un grupo, nodos, appliances.
workbook-field-ArrayConfiguration-n_controllers = Controladoras
    .description = Controladoras que atienden estos escritorios.
workbook-field-ArrayConfiguration-tiers = Niveles
    .description = Unidades de cada nivel, del más rápido al más lento.
workbook-field-ArrayConfiguration-flash_cache_gib = Caché flash
    .description = Caché flash de todas las controladoras.
workbook-field-ArrayConfiguration-n_ports = Puertos
    .description = Puertos frontales en uso, de todas las controladoras.
workbook-field-ArrayConfiguration-other_workloads = Otras cargas de trabajo
    .description = Otros sistemas que utilizan la cabina.
workbook-field-OtherWorkloads-reads_iops = Lecturas de otras cargas de trabajo
    .description = Lecturas por segundo de otros sistemas en la cabina, en todo momento.
workbook-field-OtherWorkloads-writes_iops = Escrituras de otras cargas de trabajo
    .description = Escrituras por segundo de otros sistemas en la cabina, en todo momento.
workbook-field-OtherWorkloads-io_kib = Tamaño de E/S de otras cargas de trabajo
    .description = Tamaño medio de estas lecturas y escrituras.
workbook-field-OtherWorkloads-used_gib = Espacio utilizado por otras cargas de trabajo
    .description = Espacio físico utilizado por otros sistemas, según la cabina y tras la reducción de datos.
workbook-field-OtherWorkloads-unmeasured = Otros sistemas sin carga
    .description = Nombres de otros sistemas cuya carga se desconoce y cuenta como cero.
workbook-field-OtherWorkloads-n_unmeasured = Número de otros sistemas sin carga
    .description = Cuántos hay, también sin nombre aquí.
workbook-field-OtherWorkloads-nothing_else = No se ejecuta nada más en la cabina
    .description = Si se ha indicado que solo los escritorios utilizan la cabina.
workbook-field-TierChoice-drive_id = Modelo de unidad
    .description = Modelo de unidad del catálogo.
workbook-field-TierChoice-n_drives = Unidades
    .description = Unidades del nivel, incluidas las de paridad y repuesto.
workbook-field-Growth-desktops_fraction_per_year = Crecimiento de escritorios
    .description = Escritorios que se añaden al año, respecto al número actual.
workbook-field-Growth-through_year = Horizonte de crecimiento
    .description = Último año que la cabina debe cubrir; por defecto, el del calendario.
workbook-field-Budget-amount = Presupuesto
    .description = Para todas las cabinas: compra, costes mensuales, soporte y electricidad durante el plazo de la lista de precios; de forma predeterminada, ninguno.
workbook-field-Budget-currency = Moneda del presupuesto
    .description = Código de tres letras; los importes no se convierten.
workbook-field-Indicators-login_delay_weight_fraction = Retardo de inicio de sesión, peso
    .description = Peso entre los indicadores de la máquina.
workbook-field-Indicators-application_load_good_s = Inicio de aplicaciones, bueno
    .description = Las aplicaciones que se inician en este tiempo son buenas.
workbook-field-Indicators-application_load_fair_s = Inicio de aplicaciones, aceptable
    .description = Hasta este tiempo son aceptables; por encima, deficientes.
workbook-field-Indicators-application_load_weight_fraction = Inicio de aplicaciones, peso
    .description = Peso entre los indicadores de la máquina.
workbook-field-Indicators-disk_load_good_iops = Carga de disco, buena
    .description = Las IOPS por escritorio hasta este valor son buenas.
workbook-field-Indicators-disk_load_fair_iops = Carga de disco, aceptable
    .description = Hasta este valor son aceptables; por encima, deficientes.
workbook-field-Indicators-disk_load_weight_fraction = Carga de disco, peso
    .description = Peso entre los indicadores de E/S.
workbook-field-Indicators-disk_queue_good_ios = Cola de disco, buena
    .description = Las E/S simultáneas por escritorio hasta este valor son buenas.
workbook-field-Indicators-disk_queue_fair_ios = Cola de disco, aceptable
    .description = Hasta este valor son aceptables; por encima, deficientes.
workbook-field-Indicators-disk_queue_weight_fraction = Cola de disco, peso
    .description = Peso entre los indicadores de E/S.

workbook-field-Goals-login_good_s =
    .description = Un inicio de sesión de hasta esta duración es bueno.
workbook-field-Goals-login_fair_s =
    .description = Un inicio de sesión de hasta esta duración es aceptable; uno más largo es deficiente.
workbook-field-Goals-login_min_good_fraction =
    .description = Proporción mínima de los usuarios de un evento de inicio de sesión con un inicio de sesión bueno.
workbook-field-Goals-login_max_poor_fraction =
    .description = Proporción máxima de los usuarios de un evento de inicio de sesión con un inicio de sesión deficiente.
workbook-field-Goals-host_latency_max_ms =
    .description = Tiempo de respuesta medio en los hosts mientras los usuarios inician sesión o trabajan. Límites habituales: 20 ms (PS6100XS), 15 ms (VNX5500).
workbook-field-Goals-power_on_max_s =
    .description = Tiempo en que un pool debe estar encendido.
workbook-field-Goals-provisioning_max_s =
    .description = Tiempo en que un pool debe estar desplegado.
workbook-field-Goals-controller_max_fraction =
    .description = Utilización media de la CPU de las controladoras mientras los usuarios inician sesión o trabajan.
workbook-field-Goals-drive_max_fraction =
    .description = Utilización media de las unidades mientras los usuarios inician sesión o trabajan.
workbook-field-Goals-port_max_fraction =
    .description = Utilización media de los puertos frontales mientras los usuarios inician sesión o trabajan.
workbook-field-Goals-host_cpu_max_fraction =
    .description = Utilización media de la CPU de los hosts mientras los usuarios inician sesión o trabajan.
workbook-field-Goals-memory_oversubscription_max_ratio =
    .description = Memoria configurada de los escritorios dividida entre la memoria de los hosts; por encima, los hosts recurren al intercambio y al ballooning.
workbook-field-Goals-spare_capacity_fraction =
    .description = Proporción de la capacidad útil que queda libre.
workbook-field-Goals-survives =
    .description = Componentes de los que puede fallar uno durante cualquier evento sin que se incumpla ningún objetivo; las configuraciones recomendadas lo satisfacen.

## Time series (CSV, English only)

csv-more-events = { $number } más
