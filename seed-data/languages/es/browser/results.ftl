## Verdict
results-verdict = Veredicto
results-fix-errors =
    { $n ->
        [one] Corrija { $n } error para ver los resultados
       *[other] Corrija { $n } errores para ver los resultados
    }
results-error-at = { $path }: { $problem }
results-no-answer = sin resultados
results-show-field = Mostrar campo
results-answered-in = calculado en { $time }
results-updating = actualizando…
results-show-event = Mostrar evento
results-try-again = Reintentar
results-computing = Calculando los primeros resultados…
results-check = { $goal } { $value }, objetivo { $limit }
results-cost-details = { $configuration }: mostrar lista de materiales

## Runs and reports
results-run = Ejecutar
results-run-again = Ejecutar de nuevo
results-run-failed = Ejecución fallida
results-run-cancelled = Ejecución cancelada
results-run-over = { $state }: { $message }
results-report = Informe (PDF)
results-report-version = Informe (PDF), v{ $version }
results-report-outdated = Informe de la versión { $version }; ejecute de nuevo para la actual
results-report-formats = Otros formatos de informe
results-export = Exportar
results-export-hint = La carga de la versión { $version }, para verificar el resultado en una cabina real. Los archivos contienen un texto que debe sustituirse por el nombre del dispositivo.
results-export-fio = Archivo de trabajos de fio
results-export-fio-hint = cualquier versión de fio
results-export-fio-poisson = Archivo de trabajos de fio, llegadas aleatorias
results-export-fio-poisson-hint = requiere fio 3.29 o posterior
results-export-vdbench = Archivo de parámetros de vdbench
results-export-vdbench-hint = vdbench 5.04

## Capacity
results-capacity = Capacidad
results-capacity-how = Cálculo
results-capacity-space = Capacidad
results-capacity-needed = Necesaria
results-capacity-offered = Útil
results-total = Total
results-capacity-missing = Capacidad insuficiente: se necesitan { $needed } y hay { $usable } útiles.
results-capacity-met = Se necesitan { $needed } de { $usable } útiles; { $free } libre, objetivo { $goal } cumplido.
results-capacity-missed = Se necesitan { $needed } de { $usable } útiles; { $free } libre, objetivo { $goal } incumplido.
results-capacity-reduction = Reducción de datos { $ratio } : 1 en { $reduced } de { $space }; el resto no se reduce.

## Bill of materials
results-bill = Lista de materiales
results-bill-part = Componente
results-bill-quantity = Cantidad
results-bill-installed = Instalado
results-bill-each = Precio unitario
results-bill-price = Precio
results-bill-in = { $what }, { $currency }
results-bill-rack = Rack, U
results-bill-power = Potencia, W
results-bill-per-desktop =
    { $n ->
        [one] Por escritorio ({ $n } escritorio)
       *[other] Por escritorio ({ $n } escritorios)
    }
results-bill-ownership = Coste total de propiedad
results-bill-item = Concepto
results-bill-once = Una vez
results-bill-per-year = Por año
results-bill-years =
    { $n ->
        [one] En { $n } año
       *[other] En { $n } años
    }
results-bill-per-month = Por escritorio y mes
results-bill-note = Precios: { $prices }. Los valores desconocidos aparecen como guion y no se suman.
results-bill-prices = Editar lista de precios

## Details of a figure
results-figure-open = Mostrar cálculo
results-figure-title = Cálculo
results-figure = Cifra
results-figure-none = Sin carga en esta fase.
results-figure-terms = Términos de { $figure }
results-figure-inputs = Datos de entrada
results-figure-no-inputs = Sin valores del catálogo; solo depende del escenario.
results-not-known = no se conoce

## Events
results-event-wrong = No válido
results-event-missed = Objetivo incumplido
results-login-experience-of = Experiencia de inicio de sesión, { $event }
results-mean-login = tiempo medio de inicio de sesión: { $time }
results-incomplete = incompleto al terminar el calendario
results-at-local-time = { $text } ({ $time } en { $place })
results-free-capacity = { $share } libre
results-days = { $first } – { $last } · { $n } días
results-days-range = Peor día: { $day } · todos los días: { $range }
results-no-goals = No se aplica ningún objetivo: en este momento ningún usuario inicia sesión ni trabaja.
results-days-show = Mostrar cada día
results-days-hide = Ocultar cada día
results-days-show-of = Mostrar los { $n } días de { $event }
results-days-hide-of = Ocultar los { $n } días de { $event }
results-problem = { $message } (permitido: { $allowed })
results-mean = Media
results-p95 = 95 % de los usuarios en
results-longest = Máximo
results-waited = Esperaron un escritorio
results-indicators = Indicadores de experiencia
results-score-machine = Puntuación de la máquina
results-score-io = Puntuación de E/S
results-utilization = Utilización
results-drive-load = Carga de las unidades
results-tier = Nivel
results-iops-per-drive = IOPS por unidad
results-mb-read = MB/s leídos
results-mb-written = MB/s escritos
results-load = Carga
results-reads = Lecturas
results-writes = Escrituras
results-peak = Pico (media de 1 minuto)
results-data-read = Datos leídos
results-data-written = Datos escritos
results-read-time = Tiempo de respuesta de lectura en los hosts
results-write-time = Tiempo de respuesta de escritura en los hosts

## Login experience
results-login-experience = Experiencia de inicio de sesión
results-login-experience-note = Desde la llegada hasta el escritorio utilizable. Bueno: hasta { $good }. Aceptable: hasta { $fair }. Deficiente: más.
results-predicted-of = { $what }, previsto
results-measured-of = { $what }, medido
results-predicted = previsto: { $figures }
results-measured = medido: { $figures }
results-login-figures = media { $mean }, 95 % en { $p95 }, máximo { $max }
results-login-mean = media { $time }
results-login-longest = máximo { $time }
results-n-users =
    { $n ->
        [one] { $n } usuario
       *[other] { $n } usuarios
    }
results-pools-alike = { $n } pools de { $users } cada uno
results-pools-users = { $pools }: { $users }
results-login-times = Tiempos de inicio de sesión
results-login-times-of = Tiempos de inicio de sesión, { $event }
results-from = Desde
results-to = Hasta
results-users = Usuarios
results-grade = Calificación

## Response-time curve
results-curve = Curva de tiempo de respuesta
results-curve-phase = Fase de la curva
results-curve-none = Esta fase no genera carga en la cabina.
results-curve-legend = Línea: carga constante con esta combinación de E/S. Puntos claros: la fase a lo largo del tiempo.
results-curve-here = aquí: { $time }
results-curve-goal = objetivo { $time }
results-curve-full = { $component } saturado
results-curve-summary = Curva de tiempo de respuesta de { $phase }. { $sentence }
results-curve-mean = Media, ms
results-curve-reads = Lecturas, ms
results-curve-writes = Escrituras, ms
results-curve-at-phase = { $rate }, esta fase
results-curve-at-goal = { $rate }, objetivo

## Figures per phase
results-phases = Cifras por fase
results-phases-note = Medias previstas de la carga de todos los pools por fase; en los eventos que se repiten, las más altas de sus días.
results-phases-note-measured = Negrita: previsto. Debajo: medido, con el error de predicción. ○ { $fitted }.
results-fitted = usado para calibrar, o configurado por el estudio
results-show-quiet = Mostrar fases tranquilas
results-phase = Fase
results-measured-word = medido
results-column-read = Leído
results-column-written = Escrito
results-column-read-time = Tiempo de lectura
results-column-write-time = Tiempo de escritura
results-column-duration = Duración
results-column-mean-login = Tiempo medio de inicio de sesión

## Components
results-component-controller_cpu = CPU de las controladoras
results-component-flash = Unidades flash
results-component-drives = Unidades
results-component-performance = Unidades rápidas
results-component-capacity = Unidades de capacidad
results-component-iops_limit = Límite de IOPS
results-component-throughput_limit = Límite de rendimiento
results-component-port_out = Puertos, hacia hosts
results-component-port_in = Puertos, hacia cabina
results-component-host_link_in = Enlaces de los hosts, hacia hosts
results-component-host_link_out = Enlaces de los hosts, hacia cabina
results-component-host_cpu = CPU de los hosts
results-name-controller_cpu = CPU
results-name-flash = Flash
results-name-performance = Rápido
results-name-capacity = Capacidad
results-mark-drives = Unid.
results-mark-capacity = Capac.
results-mark-iops_limit = IOPS
results-mark-throughput_limit = MB/s
results-mark-port_out = Pto. sal.
results-mark-port_in = Pto. ent.
results-mark-host_link_in = Enl. ent.
results-mark-host_link_out = Enl. sal.
results-mark-host_cpu = Hosts
results-n-drives =
    { $n ->
        [one] { $n } unidad
       *[other] { $n } unidades
    }

## Charts of the week
results-charts = Gráficos de la semana
results-period = Periodo
results-period-hint = Indique un periodo al segundo, o arrastre sobre los gráficos
results-period-drag = También puede arrastrar sobre los gráficos para elegir un periodo.
results-period-limits = El periodo debe estar dentro de { $span } y terminar después de empezar.
results-period-show = Mostrar este periodo
results-each-component = Por componente
results-chart-iops = Tasa de E/S
results-chart-throughput = Rendimiento
results-chart-latency = Tiempo de respuesta en los hosts
results-chart-credits = Créditos de ráfaga restantes
results-iops-credits = Créditos de IOPS
results-throughput-credits = Créditos de rendimiento
results-line-ports = Puertos
results-line-host-links = Enlaces de los hosts
results-goal-cpu = objetivo CPU { $goal }
results-goal-drives = objetivo unidades { $goal }
results-goal = objetivo { $goal }
results-peak-none = { $line }: ninguno
results-peak-idle = { $line }: inactivo
results-peak-at = { $line }: como máximo { $value } a las { $time }
results-chart-summary = { $title }. { $peaks }.
results-under = menos de { $share }: { $lines }
results-goals-above = por encima del eje: { $goals }

## Discrete-event simulation
results-window-name = Cada E/S, { $period }
results-window = Cada E/S
results-window-note = Tiempos de respuesta de E/S individuales; los gráficos de la semana muestran medias.
results-window-list = Ventanas simuladas
results-window-under-way = Simulando cada E/S de esta ventana
results-window-progress = Progreso de esta ventana
results-window-failed = La simulación ha fallado
results-window-cancelled = Simulación cancelada
results-window-cancelled-hint = No se guardaron resultados.
results-window-simulate-again = Simular de nuevo
results-window-changed = El escenario ha cambiado desde esta simulación.
results-window-age = Simulado para la versión { $simulated }; versión actual: { $current }
results-window-age-unsaved = Simulado para la versión { $simulated }; el escenario tiene cambios sin guardar
results-window-delete = Eliminar esta ventana
results-window-option = { $span }, v{ $version }
results-window-option-queued = { $name }, en espera
results-window-option-running = { $name }, en curso
results-window-option-failed = { $name }, fallida
results-window-option-cancelled = { $name }, cancelada
results-simulate = Simular cada E/S
results-simulate-label = Cada E/S:
results-simulate-show = Mostrar resultados
results-size-problems = corrija primero los campos marcados
results-size-counting = contando E/S…
results-size-none = sin E/S en este periodo
results-size = unas { $ios } E/S, { $n } réplicas
results-size-start = Inicio: { $problem }
results-size-end = Fin: { $problem }
results-n-ios = { $n } E/S
results-n-replications =
    { $n ->
        [one] { $n } réplica
       *[other] { $n } réplicas
    }
results-seed = semilla { $seed }
results-simulated-in = simulado en { $time }
results-engine = motor { $version }
results-notes = Notas
results-window-differs = La simulación de eventos discretos difiere de la semana
results-window-open-percentile = –: menos de diez E/S tardaron más, muy pocas para estimarlo.
results-compared = <strong>{ $what }</strong>: { $words }
results-window-charts = Gráficos de la ventana
results-window-over-time = A lo largo del tiempo
results-window-components = Componentes
results-window-components-of = Componentes en la ventana
results-window-times = Tiempos de respuesta de cada E/S
results-window-times-ms = Tiempos de respuesta de cada E/S, ms
results-activity = Actividad
results-operation = Operación
results-ios = E/S
results-mean-ms = Media, ms
results-busiest = Más cargado
results-busiest-component = componente
results-week = semana
results-every-io = cada E/S
results-difference = diferencia
results-longest-io = máximo
results-all-together = Todo en conjunto
results-all-of-them = Todos
results-activity-op = { $activity }, { $op }
results-agrees = coincide con la semana
results-differs-more = semana { $week }, cada E/S { $each }: { $share } más
results-differs-less = semana { $week }, cada E/S { $each }: { $share } menos
results-open-busy = sin comparar: un componente está al { $share }; por encima de { $limit }, las medias dependen de momentos aislados
results-open-spread = sin comparar: las réplicas difieren en ±{ $spread }, más que la diferencia permitida
results-station = Componente
results-servers = Servidores
results-servers-hint = en paralelo
results-busy = Utilización
results-here = aquí
results-in-week = en la semana
results-points = puntos
results-mean-wait = Espera media
results-waiting = Cola
results-waiting-mean = media
results-waiting-max = máximo
results-reads-and-writes = Lecturas y escrituras
results-week-mean = Media de la simulación de la semana
results-waiting-at = Cola en cada componente
results-jobs = peticiones
results-near-zero = cerca de cero: { $lines }
results-times-of-reads = Tiempos de respuesta de lectura
results-times-of-writes = Tiempos de respuesta de escritura
results-distribution-time = Tiempo de respuesta
results-distribution-share = Proporción de E/S
results-distribution-longer = Por encima
results-distribution-cell = { $from } a { $to } ms
