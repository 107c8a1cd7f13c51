# Informe: documento, resultados, fuentes, gráficos y plantilla.

## Document

report-title = Informe de dimensionamiento del almacenamiento VDI
report-subtitle = { $desktops ->
    [one] { $desktops } escritorio
   *[other] { $desktops } escritorios
}, { $starts } – { $ends }
report-versions = Stormsizer { $engine }
report-more = { $n } más
report-phase-of-pools = { $phase }, { $pools }
report-phase-days = { $phase }, { $n } días hasta { $last }
report-days-range = Peor día: { $day }. Todos los días: de { $low } a { $high }.
report-phase-worst-of = { $phase }, el peor de { $n } días
report-nothing = –

## Cover

report-cover-date = Fecha
report-cover-engine = Calculado con

## Template

report-running-foot = { $created }, { $versions }
report-page = Página { $page } de { $pages }
report-table-number = Tabla { $number }
report-contents = Contenido
report-verdict = Veredicto
report-load-measured-all =
    { $part ->
        [steady] La carga en régimen estable
       *[all] La carga
    } de todos los escritorios procede de mediciones en el entorno del cliente.
report-load-measured =
    { $part ->
        [steady] La carga en régimen estable
       *[all] La carga
    } de estos pools procede de mediciones en el entorno del cliente: { $pools }.
report-subject = { $desktops }. { $array }
report-limit = límite: { $limit }
report-logo = Logotipo
report-logo-of = Logotipo de { $organization }
report-legend-goal = objetivo
report-legend-less = con un valor menor
report-legend-more = con un valor mayor
report-legend-current = valor actual
report-legend-interval = P10 a P90
report-legend-median = mediana
report-legend-nominal = valores nominales
report-outlook-heading = Otros análisis
report-experience-heading = Experiencia de usuario
report-remark-fonts = Algunos nombres de este informe usan caracteres que no están en sus fuentes ({ $scripts }). Se imprimen como recuadros que indican su escritura; al copiar o buscar el texto se obtienen los caracteres reales.
report-remark-logo = El logotipo de la portada no se puede leer y se ha omitido.

## Charts

report-line-reads = lecturas
report-line-writes = escrituras
report-line-read = leído
report-line-written = escrito
report-line-host-link-in = hacia los hosts
report-line-host-link-out = desde los hosts
report-line-iops-credits = créditos de IOPS
report-line-throughput-credits = créditos de rendimiento
report-panel-rates = Lecturas y escrituras
report-panel-throughput = Rendimiento
report-panel-credits = Créditos de ráfaga restantes
report-panel-response-time = Tiempo de respuesta
report-panel-utilization = Utilización
report-panel-utilization-array = Utilización, cabina
report-panel-utilization-ports = Utilización, puertos y hosts
report-panel-title = { $title }, { $unit }
report-panel-title-log = { $title }, { $unit } (log.)
report-limit-goal = objetivo
report-limit-cpu = CPU
report-limit-ports = puertos
report-limit-host-links = enlaces de los hosts
report-limit-host-cpu = CPU de los hosts
report-limit-drives = unidades
report-limit-volumes = límites de los volúmenes
report-chart-limit = { $label } { $value }
report-histogram-title = Usuarios, % por intervalo de tiempo de inicio de sesión
report-histogram-limit = { $grade } ≤ { $limit }
report-margin-title = Margen hasta el objetivo más próximo, % del objetivo
report-margin-goal = objetivo
report-margin-plus = +{ $margin }
report-margin-least = ≤ { $margin }
report-margin-desktops = escritorios

## First page

report-question-met = Objetivos cumplidos
report-question-missed = Objetivos incumplidos
report-question-bottleneck = Cuellos de botella
report-question-changes = Cambios recomendados
report-figure-phases = Fases que cumplen todos los objetivos
    .value = { $met } de { $total }
    .note = fases del calendario
report-figure-slowest-login = Evento de inicio de sesión más lento, media
report-figure-peak-load = Carga máxima (media de 1 minuto)
report-figure-peak-load-today = Carga máxima actual, { $n ->
        [one] { $n } escritorio
       *[other] { $n } escritorios
    } (media de 1 minuto)
report-figure-peak-logins = { $phase }; inicios de sesión, no trabajo continuo
report-figure-spare-capacity = Capacidad libre
    .note = objetivo: al menos { $limit }
    .note-growth = { $spare } en { $year } con { $n } escritorios; objetivo: al menos { $limit }
    .note-reduction = { $note }; la reducción de datos de { $ratio } a 1 se aplica al { $share } de los datos
report-figure-spare-capacity-today = Capacidad libre con los { $n } escritorios de hoy
report-figure-no-price = Precio
    .note-assumed = { $drives ->
        [one] { $drives } unidad (supuesta), precio desconocido
       *[other] { $drives } unidades (supuestas), precio desconocido
    }
    .note = { $drives ->
        [one] { $drives } unidad, precio desconocido
       *[other] { $drives } unidades, precio desconocido
    }
report-figure-price = Precio de la configuración simulada
    .value-owned = Ya instalada
    .note-illustrative = { $price }, orientativo
    .note-installed = sin los componentes instalados
    .note-storage-only = solo almacenamiento, sin servidores
report-met-point = { $phase }: { $result }
report-met-logins = { $good } buenos, media { $mean }
report-met-done = terminado en { $duration }
report-met-load = { $load } a { $latency }
report-met-none = Ninguna fase cumple todos los objetivos.
report-missed-point = { $phase }: { $goals }
report-missed-unfinished = trabajo sin terminar al final del calendario
report-missed-none = Todas las fases cumplen todos los objetivos.
report-bottleneck-point = { $phase }: { $sentence }
report-bottleneck-none = Ningún componente está cerca de su límite.
report-change-schedule = Planificación: { $change }
report-change-none = Este informe no incluye una búsqueda de otras configuraciones.
report-change-is-cheapest = Ningún cambio: de las configuraciones comparadas, la simulada es la más económica que cumple todos los objetivos.
report-change-cost = Coste: { $cost }
report-change-step = { $field }: { $before } → { $after }
report-more-in-tables = { $n } más, consulte las tablas
report-more-phases-in-tables = { $n ->
        [one] { $n } fase más, consulte las tablas
       *[other] { $n } fases más, consulte las tablas
    }
report-goal-at-least = { $label } { $value } (objetivo: al menos { $limit })
report-goal-at-most = { $label } { $value } (objetivo: como máximo { $limit })
report-goal-unfinished = sin terminar a tiempo
report-reach-none = Con ningún número de escritorios se cumplen todos los objetivos.
report-reach-none-failed = { $failure }, con ningún número de escritorios se cumplen todos los objetivos.
report-reach-current = Todos los objetivos se cumplen hasta { $most ->
    [one] { $most } escritorio
   *[other] { $most } escritorios
}, el número actual.
report-reach-more = Todos los objetivos se cumplen hasta { $most ->
    [one] { $most } escritorio
   *[other] { $most } escritorios
}, { $n } más que ahora.
report-reach-limit = El primer objetivo que se incumple con más escritorios: { $goal }.
report-reach-fewer = Todos los objetivos se cumplen hasta { $most ->
    [one] { $most } escritorio
   *[other] { $most } escritorios
}, { $n } menos que ahora.
report-reach-all-years = Todos los objetivos se cumplen cada año hasta { $year } inclusive.
report-reach-first-year = El primer año en que se incumple un objetivo es { $year }.

## Second page

report-decision = Riesgos y próximos pasos
report-decision-week = Lecturas y escrituras en todo el calendario, hora de { $zone }.
report-decision-assumed = Entradas supuestas: { $n } de { $total }; valores predeterminados: { $n_default }. La sección de supuestos las enumera todas con sus fuentes.
report-not-simulated = Sin simular, porque el calendario no tiene ningún evento de este tipo: { $kinds }. Si alguno tiene lugar, la simulación debe incluirlo.
report-not-simulated-patches = parches
report-not-simulated-scans = análisis antivirus
report-not-simulated-backups = copias de seguridad
report-not-simulated-replication = replicación
report-not-simulated-reboots = reinicios y encendidos
report-not-simulated-image-updates = actualizaciones de la imagen
report-fits = Cabe: la cabina existente tiene capacidad para { $n ->
        [one] { $n } escritorio más
       *[other] { $n } escritorios más
    }.
report-risks = Riesgos, cada uno con su próximo paso
report-risk = Riesgo
report-next-step = Próximo paso
report-owner = Responsable
report-owner-customer = Cliente
report-owner-vendor = Proveedor de almacenamiento
report-owner-presales = Preventa
report-risk-goals-recommended = Usar la configuración recomendada.
report-risk-goals-next = Cambiar el horario, la cabina o el objetivo y volver a simular.
report-risk-hosts-next = Prever { $needed } hosts en lugar de { $hosts } y volver a simular.
report-risk-confidence-next = Probar la cabina con esta carga antes de la aceptación; Stormsizer la exporta como trabajos para generadores de carga.
report-risk-guest-time-next = Medir los inicios de sesión en los escritorios actuales; después recalculamos con el tiempo medido.
report-risk-array = No se conoce ninguna medición de { $array } con escritorios virtuales; su rendimiento se deriva de otras cabinas.
report-risk-array-next = Confirmar la configuración y su rendimiento con esta carga.
report-risk-load = La carga es la de un perfil de carga ({ $profiles }), no la de los escritorios del cliente.
report-risk-load-next = Medir de 20 a 50 escritorios durante una semana e importar los archivos.
report-risk-storms = Solo se midió el régimen estable; los arranques y los inicios de sesión son los de un perfil de carga.
report-risk-storms-next = Registrar una tormenta de inicios de sesión y un reinicio, e importar los archivos.
report-risk-key-figures = Los componentes de { $array } son supuestos y su rendimiento se deriva del máximo indicado.
report-risk-cores-next = Indicar los núcleos y la frecuencia de los hosts.
report-risk-others-next = Indicar las lecturas, las escrituras y el espacio de todo lo demás que hay en la cabina.
report-risk-growth = No se planifica crecimiento: el dimensionamiento es para los escritorios de hoy.
report-risk-growth-next = Indicar los escritorios previstos para los próximos tres a cinco años.
report-risk-failures = No es necesario cumplir los objetivos mientras un componente está averiado.
report-risk-failures-next = Elegir los componentes cuyo fallo debe tolerar la cabina.
report-risk-no-price = No se conoce el precio de esta configuración.
report-risk-illustrative = Los precios son ilustrativos, no una oferta.
report-risk-price-next = Pedir una oferta.
report-confirm = Por confirmar con el cliente, según el efecto habitual en el resultado
report-confirm-input = Entrada
report-confirm-used = Valor usado
report-confirm-question = Pregunta
report-confirm-range = { $range }
report-confirm-users = Usuarios
report-confirm-users-used = { $users } usuarios, { $desktops } escritorios
report-confirm-users-question = ¿Cuántos usuarios trabajan al mismo tiempo, hoy y dentro de tres años?
report-confirm-work = Carga de trabajo
report-confirm-work-question = ¿Hay mediciones de los escritorios actuales (Perfmon, esxtop o Live Optics)?
report-confirm-guest-time = Duración del inicio de sesión
report-confirm-guest-time-used = { $guest } de tiempo del sistema invitado
report-confirm-guest-time-question = ¿Cuánto tardan los inicios de sesión en los escritorios actuales?
report-confirm-logins = Ventana de inicio de sesión
report-confirm-logins-question = ¿Cuándo inicia sesión la mayoría de los usuarios y en cuántos minutos?
report-confirm-hosts = Hosts
report-confirm-hosts-used = { $n } con { $cores } núcleos a { $clock } y { $memory } cada uno
report-confirm-hosts-question = ¿En qué servidores se ejecutarán los escritorios?
report-confirm-hosts-imported-question = ¿Ejecutarán estos servidores también en adelante los escritorios?
report-confirm-site = Centro de datos de los escritorios
report-confirm-site-used = uno para todas las sedes: { $pools }
report-confirm-site-question = ¿Dónde están los hosts y la cabina de cada sede? Una sede con su propio centro de datos necesita su propio escenario.
report-confirm-data = Datos por escritorio
report-confirm-data-used = imagen { $image }, crecimiento { $growth }
report-confirm-data-with-profiles-used = imagen { $image }, crecimiento { $growth }, contenedor de perfil { $container }
report-confirm-data-question = ¿Qué tamaño tienen las imágenes y los perfiles actuales?
report-confirm-reduction = Reducción de datos
report-confirm-reduction-used = { $ratio } a 1
report-confirm-reduction-question = ¿Qué relación garantiza el proveedor para estos datos?

## Week

report-of-array = { $title }: { $array }
report-arrays-title = Cabinas
report-arrays-verdicts = Veredicto de cada cabina
report-arrays-array = Cabina
report-arrays-verdict = Veredicto
report-arrays-placement = Cabinas en las que cada pool almacena sus datos
report-arrays-image = Imagen
report-arrays-deltas = Deltas
report-arrays-profiles = Perfiles y datos de usuario
report-arrays-file-service = un servicio de archivos que no se simula
report-week = La semana
report-week-caption = Todo el calendario, zona horaria { $zone }. Las líneas son medias; las bandas más claras van del valor más bajo al más alto, de modo que la media no oculta ningún pico. Los tiempos de respuesta se miden en los hosts. Los números de la parte superior corresponden a los eventos del calendario; los fines de semana aparecen sombreados.
report-week-alternative = Gráficos de todo el calendario: lecturas y escrituras por segundo, rendimiento, tiempo de respuesta en los hosts y utilización. Cargas más altas: { $peaks }.
report-week-alternative-empty = Gráficos de todo el calendario: lecturas y escrituras por segundo, rendimiento, tiempo de respuesta en los hosts y utilización.
report-week-peak = { $phase } con { $load }
report-storms-none = El calendario no contiene tormentas.
report-storms = Detalle de las tormentas; cada gráfico tiene su propia escala
report-storms-selected = Las { $n } tormentas de { $total } que incumplen un objetivo o tienen la carga más alta; cada gráfico tiene su propia escala
report-storm = { $mean } de media, { $peak } en el pico; hasta { $throughput }; las lecturas tardan { $reads }, las escrituras { $writes }
report-storm-alternative = Lecturas y escrituras por segundo y tiempo de respuesta durante { $phase }: { $figures }

## Logins

report-logins = Experiencia de inicio de sesión
report-logins-none = Ningún usuario inicia sesión en este calendario.
report-logins-thresholds = Un inicio de sesión es bueno hasta { $good }, aceptable hasta { $fair } y deficiente a partir de ahí. El tiempo se cuenta desde la llegada del usuario hasta que el escritorio se puede usar. Objetivos de cada evento: al menos { $min_good } de inicios buenos y como máximo { $max_poor } deficientes.
report-logins-selected = Se muestran los { $n } eventos de inicio de sesión más lentos de { $total }.
report-logins-bars = Proporción de usuarios con un inicio de sesión bueno, aceptable o deficiente
report-login-share-good = { $share } buenos
report-login-share-fair = { $share } aceptables
report-login-share-poor = { $share } deficientes
report-login-shares = { $shares } (media { $mean })
report-login-times = Tiempos de inicio de sesión
report-login-event = Evento
report-login-users = Usuarios
report-login-mean = Media
report-login-sd = Desv. est.
report-login-median = Mediana
report-login-p95 = Percentil 95
report-login-longest = Máximo
report-login-waited = Esperaron un escritorio
report-login-histograms = Tiempos de los eventos en los que no todos los inicios de sesión son buenos
report-login-histogram-alternative = Histograma de los tiempos de inicio de sesión durante { $event }: { $shares }, el más largo { $longest }

## Phases

report-phases = Fase por fase
report-phases-means = Las tasas, el rendimiento, los tiempos de respuesta y la utilización son medias en la ventana de promedio de cada fase; los picos son medias de 1 minuto. Los eventos que se repiten tienen los valores más altos de sus días.
report-phases-selected = Las tablas muestran { $n } de { $total } fases: las que incumplen un objetivo y las de mayor carga. El libro incluye todas las fases.
report-phases-met = Todas las fases cumplen todos los objetivos.
report-phases-summary = Resumen: carga, tiempo de respuesta y experiencia de usuario
report-phases-load = Carga de cada fase
report-phases-response-time = Tiempo de respuesta de cada fase
report-phases-utilization = Utilización en cada fase
report-phases-back-end = Carga de las unidades en cada fase, después de cachés y RAID
report-phases-bottleneck = Cuello de botella de cada fase
report-phases-missed-goals = Objetivos incumplidos
report-phase = Fase
report-mean = Media
report-peak = Pico
report-peak-response = Toda la E/S, minuto más lento
report-response = Respuesta
report-user-experience = Experiencia de usuario
report-bottleneck = Cuello de botella
report-goals = Objetivos
report-status = Estado
report-goal = Objetivo
report-desktops = Escritorios
report-duration = Duración
report-reads = Lecturas
report-writes = Escrituras
report-read = Leído
report-written = Escrito
report-host-read = Host, lectura
report-host-write = Host, escritura
report-array-read = Cabina, lectura
report-array-write = Cabina, escritura
report-tier = Nivel
report-back-end-io = E/S de back-end
report-per-drive = Por unidad
report-explanation = Explicación
report-value = Valor
report-limit-column = Límite
report-finished = Terminado a tiempo
report-yes = sí
report-no = no
report-at-least = al menos { $limit }
report-at-most = como máximo { $limit }
report-result-unfinished = sin terminar al final del calendario
report-result-unfinished-note = sin terminar
report-result-logins = { $good } de inicios de sesión buenos, media { $mean }
report-result-done = terminado en { $duration }
report-result-latency = { $latency } en los hosts
report-short-controller-cpu = CPU
report-short-flash = Flash
report-short-drives = Unidades
report-short-performance = Unidades rápidas
report-short-capacity = Unidades de capacidad
report-short-iops-limit = Límite IOPS
report-short-throughput-limit = Límite MB/s
report-short-port-out = Puerto, salida
report-short-port-in = Puerto, entrada
report-short-host-link-in = A hosts
report-short-host-link-out = De hosts
report-short-host-cpu = CPU hosts

## Failures

report-states = Veredicto con crecimiento y fallos
    .column = Estado
    .verdict = { $status }.
report-states-statistic = Los objetivos de utilización se aplican a la media de una fase mientras los usuarios inician sesión o trabajan, no al minuto de mayor carga.
report-survived-failures = Tolerancia al fallo de un componente, en cualquier momento del calendario
report-failed-component = Componente averiado
report-simulated-configuration = Configuración simulada
report-recommended-configuration = Configuración recomendada
report-not-analyzed = sin analizar
report-failure-missed = { $phase }: { $goal }
report-failure-not-judged = sin analizar: se incumplen objetivos incluso sin fallos
report-failure-no-configuration = ninguna configuración cumple todos los objetivos
report-failures = Resultados durante los fallos del calendario
report-failures-more = { $n ->
    [one] { $n } fase más coincide con un fallo; consulte las tablas de fases.
   *[other] { $n } fases más coinciden con un fallo; consulte las tablas de fases.
}
report-failed-part = Averiado
report-event = Evento
report-failed-controllers = { $n ->
    [one] { $n } controladora
   *[other] { $n } controladoras
}
report-failed-drives = { $n ->
    [one] { $n } unidad
   *[other] { $n } unidades
}
report-failed-ports = { $n ->
    [one] { $n } puerto frontal
   *[other] { $n } puertos frontales
}
report-failed-flash-caches = { $n ->
    [one] { $n } módulo de caché flash
   *[other] { $n } módulos de caché flash
}

## Capacity

report-capacity = Capacidad
report-capacity-free = Los pools necesitan { $needed } de { $usable } de capacidad útil. Queda libre el { $spare }; el objetivo es al menos el { $goal }.
report-capacity-short = Los pools necesitan { $needed } de { $usable } de capacidad útil, un { $short } más de lo disponible. El objetivo es al menos un { $goal } de capacidad libre.
report-capacity-growth-free = En { $year }, con { $n } escritorios, queda libre el { $spare }.
report-capacity-growth-short = En { $year }, con { $n } escritorios, falta el { $short } de la capacidad útil.
report-capacity-meter = Proporción utilizada de la capacidad útil
report-capacity-used = { $needed } de { $usable }
report-capacity-limit = { $goal } libre
report-capacity-needed = Capacidad necesaria
report-capacity-offered = De la capacidad bruta a la útil
report-capacity-needed-total = Necesaria
report-capacity-offered-total = Útil
report-capacity-units = 1 GB son 10⁹ bytes, 1 GiB son 2³⁰ bytes y 1 TiB son 2⁴⁰ bytes.
report-capacity-all-pools = Todos los pools
report-capacity-smaller = { $n ->
    [one] { $n } partida menor, incluida en el total
   *[other] { $n } partidas menores, incluidas en el total
}
report-capacity-item = Partida
report-capacity-formula = Cálculo
report-capacity-column = Capacidad

## Configuration

report-configuration = Escenario simulado
report-event-notes = Notas sobre los eventos
report-notes = Notas
report-see-notes = consulte las notas sobre los eventos
report-array = { $model } con { $firmware }: { $parts }
report-arrays = { $n } × { $model } con { $firmware }, cada una con { $parts }
report-array-controllers = { $n ->
    [one] { $n } controladora
   *[other] { $n } controladoras
}
report-array-flash-cache = { $size } de caché flash
report-array-ports = { $n ->
    [one] { $n } puerto
   *[other] { $n } puertos
}
report-array-other-workloads = { $reads } de lectura y { $writes } de escritura de { $size } cada una, { $used } de espacio utilizado
report-array-nothing-else = Según lo indicado, no se ejecuta nada más en la cabina.
report-pools = Pools de escritorios
report-pool = Pool
report-clones = Clones
report-initial-state = Estado inicial
report-memory = Memoria
report-image = Imagen
report-growth = Crecimiento
report-user-data = Datos de usuario
report-profile-container = Contenedor de perfil (FSLogix)
report-image-copies = { $n ->
    [one] { $n } copia
   *[other] { $n } copias
}
report-clones-deduplicated = deduplicados
report-clones-linked = vinculados
report-clones-instant = instantáneos
report-clones-mcs = MCS
report-clones-pvs = PVS
report-clones-full = completos
report-containers-none = ninguno
report-containers-array = en la misma cabina
report-containers-file-service = en un servicio de archivos
report-containers-cloud-cache = en un servicio de archivos, con Cloud Cache
report-assignment-dedicated = dedicados
report-assignment-floating = flotantes
report-state-not-deployed = sin desplegar
report-state-off-never-used = apagados, nunca usados
report-state-off-used = apagados, ya usados
report-state-idle-never-used = encendidos, nunca usados
report-state-idle-rebooted = encendidos, reiniciados desde el último uso
report-state-idle-used = encendidos, usados desde el encendido
report-calendar = Eventos, zona horaria { $zone }; los números son los del gráfico de la semana
report-number = N.º
report-starts = Inicio
report-kind = Tipo
report-parameters = Parámetros
report-event-slots = { $slots } a la vez
report-event-slots-ahead = { $slots } a la vez, { $ahead } por adelantado y el resto cuando llegan los usuarios
report-event-with-rate = { $words }, como máximo { $rate } nuevos por minuto
report-event-with-share = { $words }, como máximo { $share } de cada pool
report-event-scan = { $slots } a la vez, { $read } leídos por escritorio
report-event-scan-throttled = { $slots } a la vez, { $read } leídos por escritorio a { $pace } cada uno
report-event-patch = { $slots } a la vez, { $read } leídos y { $written } escritos por escritorio
report-event-patch-throttled = { $slots } a la vez, { $read } leídos y { $written } escritos por escritorio a { $pace } cada uno
report-event-login-uniform = en { $window }, llegadas uniformes
report-event-login-bell = en { $window }, llegadas en forma de campana
report-event-logoff = en { $window }
report-event-provision = a partir de la imagen
report-event-lasting = durante { $duration }
report-event-backup = durante { $duration }, lectura a { $rate }
report-event-replication = durante { $duration }, escritura a { $rate }
report-event-load-test = durante { $duration }, { $n } × { $size } pendientes, { $reads } de lecturas
report-event-failure = durante { $duration }, averiado: { $parts }
report-hosts = Hosts
report-host-memory = Memoria por host
report-host-cores = Núcleos por host
report-host-clock = Frecuencia de reloj
report-host-specrate = SPECrate 2017 Integer (base) por host
report-host-link = Velocidad del enlace de almacenamiento por host
report-host-iops = Límite de IOPS por host
report-array-table = Cabina y hosts
report-entered-value = { $value } ({ $where })
report-entered-maximum = Tasa máxima de E/S
report-parameter = Parámetro
report-simulated = Simulado
report-none = ninguno
report-goals-table = Objetivos; los de utilización y tiempo de respuesta se aplican mientras los usuarios inician sesión o trabajan
report-goals-full-speed = Algunas fases se ejecutan tan rápido como pueden, por lo que siempre hay un componente saturado. Tienen objetivos de tiempo de respuesta y duración, pero no de utilización: { $phases }.
report-goals-latency = El objetivo de tiempo de respuesta de { $limit } procede de estudios de cabinas más antiguas. No es el tiempo de respuesta esperado de las cabinas flash, que suelen estar muy por debajo.
report-origin = Origen

## Assumptions

report-assumptions = Supuestos y sus orígenes
report-assumptions-intro = Todos los números de los que depende el resultado. Los números entre corchetes remiten a la lista de fuentes; los rangos van de P10 a P90.
report-assumptions-given = Valores definidos en este escenario
report-assumptions-default = Valores predeterminados
report-assumptions-assumed = Valores supuestos
report-assumptions-calibrated = Valores calibrados
report-assumptions-derived = Valores derivados
report-assumptions-stated = Valores publicados
report-assumptions-specified = Valores especificados
report-assumptions-unknown = Valores desconocidos (no utilizados)
report-origin-given = definido
    .meaning = Definido en este escenario: por usted o por el ajuste predefinido, la plantilla o el asistente que eligió.
report-origin-default = predeterminado
    .meaning = Sin cambios respecto al valor predeterminado.
report-origin-assumed = supuesto
    .meaning = Criterio técnico, con su justificación.
report-origin-calibrated = calibrado
    .meaning = Ajustado a los valores medidos.
report-origin-derived = derivado
    .meaning = Calculado a partir de valores publicados o especificados.
report-origin-stated = publicado
    .meaning = Publicado en un estudio con mediciones.
report-origin-specified = especificado
    .meaning = Publicado en una especificación del fabricante.
report-origin-unknown = desconocido
    .meaning = Se desconoce y no se utiliza hasta que usted introduzca un valor.
report-what = Dato de entrada
report-range = Rango
report-where = Fuente
report-input-desktops = Escritorios
report-input-profile = Perfil de carga
report-input-clone-type = Tipo de clon
report-input-deployment = Método de despliegue
report-input-deployment-of-profile = como en el perfil de carga
report-input-profile-containers = Contenedores de perfil
report-input-assignment = Asignación
report-input-vcpus = vCPU por escritorio
report-input-memory = Memoria por escritorio
report-input-memory-reserved = Memoria reservada en los hosts
report-input-image = Tamaño de la imagen
report-input-image-copies = Copias de la imagen
report-input-growth = Crecimiento por escritorio
report-input-user-data = Datos de usuario por escritorio
report-input-all-pools = { $n ->
    [one] { $n } pool
    [2] Ambos pools
   *[other] Los { $n } pools
}
report-input-pools = { $n ->
    [one] { $n } pool: { $pools }
   *[other] { $n } pools: { $pools }
}
report-input-goals = Objetivos del escenario

## Validation

report-validation = Validación: valores medidos y previstos
report-validation-tolerance = Una predicción está dentro de la tolerancia si difiere del valor medido como máximo en la tolerancia indicada en la misma fila. Los valores siguientes no se utilizaron para la calibración.
report-validation-fitted = De { $total ->
    [one] { $total } valor
   *[other] { $total } valores
} a los que se ajustaron parámetros, { $within } están dentro de la tolerancia.
report-validation-all-rows = La página de evidencia del servicio muestra todas las filas.
report-validation-more = { $n ->
    [one] { $n } comprobación más figura en la página de evidencia.
   *[other] { $n } comprobaciones más figuran en la página de evidencia.
}
report-validation-none = La evidencia de esta familia de cabinas no incluye comprobaciones independientes.
report-validation-summary = { $within } de { $total } valores medidos independientes están dentro de la tolerancia.
report-validation-bounds = { $within } de { $total } límites publicados se cumplen.
report-validation-table = Comprobaciones independientes, no utilizadas para la calibración
report-quantity = Magnitud
report-system = Sistema
report-published-in = Publicado en
report-measured = Medido
report-predicted = Previsto
report-error = Error
report-tolerance = Tolerancia
report-validation-verdict = Resultado
report-validation-held-out = { $phase }, previsto sin ninguna fila de la misma prueba
report-within = dentro
report-outside = fuera
report-source-place = [{ $number }] { $place }
report-about = unos { $value }
report-above = más de { $value }
report-below = menos de { $value }
report-plus = +{ $value }
report-minus = −{ $value }
report-metric-reads = Lecturas
report-metric-writes = Escrituras
report-metric-total = Lecturas y escrituras
report-metric-read-throughput = Rendimiento de lectura
report-metric-write-throughput = Rendimiento de escritura
report-metric-total-throughput = Rendimiento total
report-metric-peak-throughput = Rendimiento máximo
report-metric-controller-cpu = CPU de las controladoras
report-metric-host-read-latency = Tiempo de respuesta de lectura, hosts
report-metric-host-write-latency = Tiempo de respuesta de escritura, hosts
report-metric-controller-read-latency = Tiempo de respuesta de lectura, cabina
report-metric-controller-write-latency = Tiempo de respuesta de escritura, cabina
report-metric-guest-read-latency = Tiempo de respuesta de lectura, sistemas invitados
report-metric-peak-controller-latency = Tiempo de respuesta máximo, cabina
report-metric-peak-host-read-latency = Tiempo de respuesta máximo de lectura, hosts
report-metric-login-mean = Tiempo de inicio de sesión, media
report-metric-login-sd = Tiempo de inicio de sesión, desviación estándar
report-metric-login-max = Tiempo de inicio de sesión, máximo
report-metric-login-good = Inicios de sesión buenos
report-metric-login-fair = Inicios de sesión aceptables
report-metric-login-poor = Inicios de sesión deficientes
report-metric-login-good-or-fair = Inicios de sesión buenos o aceptables
report-metric-login-good-mean = Media de los inicios de sesión buenos
report-metric-login-fair-mean = Media de los inicios de sesión aceptables
report-metric-login-poor-mean = Media de los inicios de sesión deficientes
report-metric-duration = Duración
report-metric-read-share-iops = Proporción de lecturas, por E/S
report-metric-write-share-iops = Proporción de escrituras, por E/S
report-metric-read-share-mb = Proporción de lecturas, por volumen
report-metric-write-share-mb = Proporción de escrituras, por volumen
report-metric-iops-per-desktop = IOPS por escritorio
report-metric-reads-per-desktop = Lecturas por escritorio
report-metric-writes-per-desktop = Escrituras por escritorio
report-metric-iops-per-booting-desktop = IOPS por escritorio en arranque
report-metric-reads-per-booting-desktop = Lecturas por escritorio en arranque
report-metric-writes-per-booting-desktop = Escrituras por escritorio en arranque
report-metric-read-size = Tamaño de lectura
report-metric-write-size = Tamaño de escritura
report-metric-read-rate-per-desktop = Rendimiento de lectura por escritorio
report-metric-write-rate-per-desktop = Rendimiento de escritura por escritorio
report-metric-peak-iops = IOPS máximas
report-metric-peak-reads = IOPS máximas de lectura
report-metric-peak-writes = IOPS máximas de escritura
report-metric-peak-iops-per-desktop = IOPS máximas por escritorio
report-metric-idle-writes = Escrituras en inactividad
report-metric-idle-writes-per-desktop = Escrituras por escritorio en inactividad
report-metric-drive-iops = IOPS por unidad
report-metric-drive-reads = Lecturas por unidad
report-metric-drive-writes = Escrituras por unidad
report-metric-drive-read-throughput = Rendimiento de lectura por unidad
report-metric-drive-write-throughput = Rendimiento de escritura por unidad
report-metric-drive-utilization = Uso de las unidades
report-metric-host-cpu = CPU de los hosts
report-metric-host-cpu-peak = CPU de los hosts, máximo
report-metric-host-memory = Uso de memoria de los hosts
report-metric-maximum-iops = Tasa máxima
report-metric-maximum-throughput = Rendimiento máximo
report-metric-client-latency = Latencia en el cliente
report-metric-host-active-memory = Memoria activa de los hosts
report-metric-host-ballooned-memory = Memoria de host recuperada por ballooning
report-metric-host-iscsi-throughput = Rendimiento iSCSI por host
report-metric-host-cache-memory = Memoria de la caché del host
report-metric-nfs-server-cpu = CPU del servidor NFS
report-metric-density = Escritorios en todos los hosts
report-metric-replica-reads = Lecturas de las réplicas
report-metric-backend-iops = IOPS del back-end
report-metric-backend-reads = Lecturas del back-end
report-metric-backend-writes = Escrituras del back-end
report-metric-backend-read-throughput = Rendimiento de lectura del back-end
report-metric-controller-latency = Tiempo de respuesta, cabina
report-metric-peak-network = Uso máximo de la red
report-metric-load-duration = Duración de la carga de inicio de sesión
report-metric-boot-time-change = Cambio del tiempo de arranque
report-metric-time-to-available = Tiempo hasta la disponibilidad
report-metric-launcher-ramp = Rampa de los lanzadores
report-metric-time-per-desktop = Tiempo por escritorio
report-metric-desktops-per-hour = Escritorios por hora
report-metric-clone-stages = Duración de las fases de clonación
report-metric-reading-desktops = Proporción de escritorios que leen
report-metric-writing-desktops = Proporción de escritorios que escriben
report-metric-reads-per-reading-desktop = Lecturas por escritorio que lee
report-metric-writes-per-writing-desktop = Escrituras por escritorio que escribe
report-metric-read-rate-per-reading-desktop = Rendimiento de lectura por escritorio que lee
report-metric-write-rate-per-writing-desktop = Rendimiento de escritura por escritorio que escribe
report-metric-lookup-share = Proporción de búsquedas (lookup), por E/S
report-metric-app-iops = IOPS de la aplicación
report-metric-app-throughput = Rendimiento de la aplicación
report-metric-app-read-share-operations = Proporción de lecturas de la aplicación, por operaciones
report-metric-app-write-share-operations = Proporción de escrituras de la aplicación, por operaciones
report-metric-app-read-share-mb = Proporción de lecturas de la aplicación, por volumen
report-metric-app-write-share-mb = Proporción de escrituras de la aplicación, por volumen
report-metric-app-read-size = Tamaño de lectura de la aplicación
report-metric-app-write-size = Tamaño de escritura de la aplicación
report-metric-app-read-size-difference = Diferencia del tamaño de lectura de la aplicación
report-metric-protocol-operations = Operaciones de protocolo por E/S
report-metric-raw-capacity = Capacidad bruta
report-metric-usable-capacity = Capacidad útil
report-metric-flash-capacity = Capacidad flash
report-metric-hot-capacity = Capacidad de los datos activos
report-metric-tier-capacity-share = Proporción del nivel en la capacidad
report-metric-base-image-capacity = Capacidad de las imágenes base
report-metric-replica-capacity = Capacidad de las réplicas
report-metric-clone-capacity = Capacidad de los clones
report-metric-digest-size = Tamaño del resumen
report-metric-data-reduction = Ratio de reducción de datos
report-metric-overcommit = Factor de sobreasignación
report-metric-memory-oversubscription = Ratio de sobreasignación de memoria
report-metric-desktops-memory = Memoria de todos los escritorios
report-metric-desktops = Número de escritorios
report-metric-active-desktops = Número de escritorios activos
report-metric-drives = Número de unidades
report-metric-drive-count-ratio = Relación entre números de unidades
report-metric-file-systems = Número de sistemas de archivos
report-metric-hosts-per-pod = Hosts por pod
report-metric-hosts-added-per-pod = Hosts añadidos por pod
report-metric-cost-per-desktop = Coste por escritorio
report-metric-change = Cambio relativo
report-metric-improvement = Factor de mejora

## Verification

report-verification = Anexo técnico: verificación en una cabina real
report-verification-intro = Stormsizer exporta las fases de esta ejecución como trabajos para el generador de carga fio. Cada fase es un trabajo con la tasa, la mezcla de lecturas y escrituras, los tamaños de E/S, la proporción aleatoria y el conjunto de trabajo de la predicción. Ejecute los trabajos en la cabina antes de comprarla o durante la aceptación.
report-verification-one-array = Las tasas son las de una de { $n } cabinas.
report-verification-warning = Advertencia: estos trabajos borran el volumen de destino. Use un volumen vacío.
report-verification-export = Exportar los trabajos
report-verification-export-how = Expórtelos desde el archivo del escenario en la línea de comandos o desde esta ejecución mediante la API:
report-verification-formats = El formato fio-poisson hace que las E/S lleguen de forma aleatoria, como las de muchos escritorios (fio 3.29 o posterior); vdbench escribe un archivo de parámetros para Vdbench. Con secciones de cinco minutos (--section 300, ?section_s=300), los trabajos siguen la curva de una tormenta.
report-verification-run = Ejecutar los trabajos
report-verification-compare = Comparar los resultados
report-verification-rate = Compruebe si la cabina mantuvo el ritmo: un trabajo que alcanzó menos del { $share } de su tasa ha encontrado el límite, y sus tiempos de respuesta no son significativos.
report-verification-latency = Compare los tiempos de respuesta medios de lecturas y escrituras con la tabla siguiente, a las tasas de la tabla.
report-verification-service = El servicio los compara por usted: importe results.json y llame a GET /api/v1/imports/…/beside?run_id={ $run }.
report-verification-phases = Predicciones para las fases con más carga, para todas las cabinas en conjunto

## Sources

report-remarks = Observaciones
report-sources = Fuentes
report-sources-none = Esta ejecución no utiliza documentos del catálogo.
report-sources-table = Documentos de origen
report-document = Documento
report-checked = Última comprobación

## About

report-about-section = Acerca de este informe
report-about-frozen = Los resultados de este informe se calcularon una sola vez y no cambian.
report-about-run = Informe
report-fact = Elemento
report-fact-run = Ejecución
report-fact-created = Creado
report-fact-engine = Versión del motor
report-fact-catalog = Versión del catálogo
report-fact-scenario = Escenario
report-fact-schema = Versión del esquema del escenario
report-about-reading = Cómo leer este informe
report-about-means = Las predicciones son medias de un modelo, no garantías. Cerca de la saturación, pequeños cambios de carga alteran mucho los tiempos de respuesta. La lista de supuestos muestra de qué depende el resultado; compruebe primero los valores supuestos.

## Further analyses

report-not-run = Otros análisis posibles
report-not-run-intro = Las siguientes preguntas no formaron parte de este análisis. Podemos responderlas si lo desea:
report-not-run-shortlist = ¿Qué otras cabinas cumplen los mismos objetivos y a qué precio?
report-not-run-advice = ¿Cuánto ahorra un cambio de planificación frente a un cambio de hardware?
report-not-run-runway = ¿Cuántos escritorios admite la cabina y hasta qué año?
report-not-run-ranges = ¿Qué fiabilidad tienen los resultados?
report-not-run-sensitivity = ¿Qué datos de entrada cambiarían el veredicto?
report-annex = Anexo técnico
report-annex-intro = Este anexo es para los técnicos que reproducen o amplían el análisis. El mismo escenario con las mismas versiones del motor y del catálogo da los mismos resultados.
report-annex-run = Ejecución
report-annex-analyses = Análisis
report-annex-analyses-how = Ejecute otros análisis en la página de resultados del escenario, en la línea de comandos con el archivo del escenario o mediante la API:

## Glossary

report-glossary = Glosario
report-term-array-response-time = Tiempo de respuesta de la cabina
    .meaning = Tiempo que una E/S pasa en la controladora, medido por esta.
report-term-back-end-io = E/S de back-end
    .meaning = Lecturas y escrituras que llegan a las unidades, después de cachés y RAID.
report-term-bottleneck = Cuello de botella
    .meaning = Componente que llega primero a su límite y marca el ritmo: controladora, unidades, puertos o algo externo a la cabina.
report-term-boot-storm = Tormenta de arranque
    .meaning = Muchos escritorios que se encienden al mismo tiempo.
report-term-closed-loop = Bucle cerrado
    .meaning = Un escritorio espera a que termine una E/S antes de emitir la siguiente, por lo que una cabina más lenta alarga una tormenta.
report-term-desktop = Escritorio
    .meaning = Una máquina virtual con un usuario.
report-term-first-login = Primer inicio de sesión
    .meaning = Primer inicio de sesión de un usuario en un escritorio, que crea el perfil.
report-term-flash-cache = Caché flash
    .meaning = Memoria flash delante de las unidades que almacena en caché lecturas, o lecturas y escrituras.
report-term-gb-gib = GB y GiB
    .meaning = 1 GB son 10⁹ bytes, 1 GiB son 2³⁰ bytes; 1 MB/s son 10⁶ bytes por segundo.
report-term-grades = Bueno, aceptable, deficiente
    .meaning = Calificaciones del tiempo de inicio de sesión; los umbrales figuran con los objetivos.
report-term-host-response-time = Tiempo de respuesta de los hosts
    .meaning = Tiempo de una E/S medido por los hosts, incluidas las colas delante de la cabina.
report-term-image-cache = Caché de imágenes
    .meaning = Memoria del host que almacena bloques de la imagen, de modo que sus lecturas no llegan a la cabina.
report-term-iops = IOPS
    .meaning = Lecturas y escrituras por segundo.
report-term-login-storm = Tormenta de inicios de sesión
    .meaning = Muchos usuarios que inician sesión al mismo tiempo.
report-term-mean-peak = Media y pico
    .meaning = Una media abarca la ventana de promedio de una fase; un pico es la media de 1 minuto más alta.
report-term-monday-login = Inicio de sesión del lunes
    .meaning = Inicio de sesión tras un reinicio: el perfil existe, las cachés del escritorio están frías.
report-term-percentiles = P10, P90
    .meaning = Uno de cada diez valores plausibles está por debajo de P10 y uno de cada diez por encima de P90.
report-term-phase = Fase
    .meaning = Parte del calendario, como despliegue, encendido, inicio de sesión, régimen estable, inactividad o copia de seguridad.
report-term-pool = Pool
    .meaning = Escritorios con la misma imagen, el mismo tipo de clon y el mismo tipo de usuario.
report-term-raid-dp = RAID-DP
    .meaning = Grupos RAID con dos unidades de paridad cada uno; pueden fallar dos unidades cualesquiera de un grupo.
report-term-recompose = Recomposición
    .meaning = Los escritorios se vuelven a crear a partir de una imagen nueva, unos pocos a la vez.
report-term-right-sized = Right-sized
    .meaning = Capacidad de una unidad que utiliza el sistema operativo de la cabina.
report-term-slot = Ranura
    .meaning = Lugar en la cola de encendido; el número de ranuras limita cuántos escritorios se encienden a la vez.
report-term-steady-state = Régimen estable
    .meaning = Los usuarios trabajan, después del inicio de sesión y de las tareas de comienzo de jornada.
report-term-tier = Nivel
    .meaning = Unidades de un mismo tipo; con varios niveles, los bloques más activos están en las unidades más rápidas.
report-term-tuesday-login = Inicio de sesión del martes
    .meaning = Inicio de sesión en un escritorio usado desde su encendido.
report-term-utilization = Utilización
    .meaning = Proporción del tiempo en que un componente está ocupado.

## Expected ranges

report-expected = Intervalos esperados
report-expected-meaning = ¿Cuánto pueden desviarse los valores? Los intervalos se deducen de cuánto se desviaron las predicciones de pruebas publicadas que no se usaron para la calibración. Deben contener el 80 % de los valores medidos, y contienen menos en sistemas distintos de todos los medidos. Las fases que más difieren del sistema medido más parecido tienen intervalos más amplios. La probabilidad es un límite superior: supone que las entradas son las indicadas y que todos los errores tienen la misma causa. Las fases son las de los escritorios de hoy con todos los componentes en funcionamiento.
report-expected-requested = Las IOPS no pueden superar lo que solicitan los escritorios: si no se atiende una parte de la E/S solicitada, el intervalo termina en la tasa solicitada, y el valor previsto queda cerca de su límite superior.
report-expected-state = La probabilidad corresponde al estado «{ $state }».
report-expected-selected = Se muestran las { $n } fases con menor probabilidad de cumplir sus objetivos, de { $total }.
report-expected-caption = Probabilidad e intervalos de P10 a P90
report-expected-phase = Fase y sistema medido más parecido
report-expected-probability = Probabilidad, entradas según lo indicado (máximo)
report-expected-given-guest-time = { $probability } si se confirma el tiempo del sistema invitado
report-expected-rate = IOPS
report-expected-predicted-rate = IOPS previstas
report-expected-predicted-time = Tiempo previsto
report-expected-time = Tiempo de inicio de sesión o duración de la fase
report-expected-span = { $low } a { $high }

## Values from the customer’s files

report-imported = { $value }, importados de { $files }
report-measured-today = Medido hoy y simulado
report-measured-meaning = Los picos medidos son la suma de los picos de cada máquina, que no los alcanzan a la vez. El pico simulado es la media de un minuto de todos los escritorios. Los tiempos de respuesta medidos son los del almacenamiento actual, como media de todo el registro.
report-measured-table = Carga máxima y tiempo de respuesta, medidos hoy y simulados
report-measured-uncovered = Los picos de cada escritorio suman { $measured }, un { $share } más que el pico simulado de { $simulated }; la simulación no cubre cargas mayores.
report-measured-uncovered-next = Registre los IOPS de todos los escritorios juntos en intervalos cortos e importe los archivos.
report-measured-load = Carga
report-measured-reads = Lecturas
report-measured-writes = Escrituras
report-measured-at-most = como máximo { $iops }
report-measured-pool = Medido: { $pool }, { $n } máquinas
report-measured-simulated = Simulado: { $phase }
