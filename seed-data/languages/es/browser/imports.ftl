## Pages and list
imports-title = Importaciones
imports-lead = Mediciones, inventarios y calendarios de una sede. Revíselos y añádalos después a un escenario.
imports-new = Nueva importación
imports-page-lead = <list>Importaciones</list> · creada { $created } · se conserva hasta { $until }
imports-scenario = Escenario
imports-delete = Eliminar
imports-delete-item = Eliminar { $name }
imports-delete-confirm = ¿Eliminar { $name }?
imports-delete-hint = Los archivos y su contenido se eliminan definitivamente. Lo añadido a escenarios se conserva.
imports-to-list = Ir a las importaciones
imports-missing = Importación no encontrada
imports-missing-hint = Se eliminó o ha caducado. Lo añadido a escenarios se conserva.
imports-list-note = Los archivos se eliminan al caducar; lo añadido a escenarios se conserva
imports-empty = Aún no hay importaciones
imports-empty-hint = Cree una importación para contadores de rendimiento, un inventario, un calendario o resultados de fio.
imports-created = creada { $at }
imports-kept-until = se conserva hasta { $day }
imports-n-files =
    { $n ->
        [one] { $n } archivo
       *[other] { $n } archivos
    }
imports-state-empty = aún sin leer
imports-state-queued = esperando un worker
imports-state-reading = leyendo
imports-state-ready = lista
imports-state-failed = con error
imports-state-cancelled = cancelada
imports-state-progress = { $state }, { $percent }
imports-create = Crear importación
imports-name = Nombre
imports-name-example = Nordwind, hosts de marzo
imports-name-hint = Los valores de estos archivos llevan este nombre

## Files
imports-files = Archivos
imports-files-note = esxtop, Monitor de rendimiento, vscsiStats, iostat, sadf, trazas, tablas (CSV), RVTools, Live Optics, iCalendar, resultados de fio; también comprimidos con gzip
imports-files-list = Archivos de esta importación
imports-choose = Elegir archivos
imports-choose-label = Archivos que importar
imports-drop = Suelte los archivos para añadirlos a { $name }
imports-drop-hint = Suelte archivos en cualquier lugar de esta página. Los archivos de texto grandes se comprimen en el navegador antes de subirlos.
imports-drop-next = Después lea los archivos y revise su contenido. Los escenarios solo cambian cuando acepta los cambios.
imports-waiting = En espera
imports-packing = Comprimiendo, { $percent }
imports-sending = Subiendo, { $percent }
imports-progress-of = Progreso de subida de { $name }
imports-cancel-item = Cancelar { $name }
imports-dismiss = Descartar
imports-dismiss-item = Descartar { $name }
imports-remove-item = Quitar { $name }
imports-upload-failed = Error al subir el archivo
imports-upload-failed-hint = La conexión se interrumpió. Vuelva a subir el archivo.
imports-gate-reading = Los archivos se están leyendo. Espere a que termine o cancele.
imports-gate-sending = Aún se están subiendo archivos

## Recognized files
imports-found = Contenido de los archivos
imports-found-all =
    { $n ->
        [one] { $n } archivo leído
       *[other] { $n } archivos leídos
    }
imports-found-none =
    { $n ->
        [one] { $n } archivo rechazado, ninguno leído
       *[other] { $n } archivos rechazados, ninguno leído
    }
imports-found-some =
    { $n ->
        [one] { $n } archivo leído, rechazados: { $refused }; los archivos rechazados no afectan a los demás
       *[other] { $n } archivos leídos, rechazados: { $refused }; los archivos rechazados no afectan a los demás
    }
imports-refused-file = No se puede leer { $file }
imports-fact-host = Host
imports-fact-tab = Hoja
imports-fact-release = Versión
imports-fact-version = Versión
imports-fact-bytes = Bytes
imports-fact-counters = Contadores
imports-fact-columns = Columnas
imports-fact-encoding = Codificación
imports-fact-disks = Discos
imports-fact-seconds = Segundos
imports-fact-time-zone = Zona horaria
imports-fact-mean-read-size = Tamaño medio de las lecturas
imports-fact-mean-write-size = Tamaño medio de las escrituras
imports-fact-reads-in-sequence = Lecturas secuenciales
imports-fact-writes-in-sequence = Escrituras secuenciales
imports-fact-machines-with-rates = Máquinas con tasas
imports-fact-reads-per-second = Lecturas, suma de las medias
imports-fact-writes-per-second = Escrituras, suma de las medias
imports-fact-peak-at-least = Pico conjunto, al menos (suma de todas las medias o pico más alto de una máquina)
imports-fact-peak-at-most = Pico conjunto, como máximo (suma de todos los picos)
imports-where = Ubicación
imports-given = Indicado
imports-allowed = Permitido
imports-rows =
    { $used ->
        [one] { $used } fila usada
       *[other] { $used } filas usadas
    }
imports-rows-skipped =
    { $used ->
        [one] { $used } fila usada, omitidas: { $skipped }
       *[other] { $used } filas usadas, omitidas: { $skipped }
    }
imports-place = fila { $row }, columna { $column }
imports-place-row = fila { $row }
imports-place-column = columna { $column }

## Columns of a table
imports-map-columns = Asignar columnas
imports-columns-table = Columnas y primeras filas
imports-column-unnamed = columna { $n }
imports-column-use = Contenido de { $name }
imports-column-unit = Unidad de { $name }
imports-use-none = sin usar
imports-use-time = hora
imports-use-entity = máquina o disco
imports-order = Formato de fecha
imports-order-detect = detectar por las fechas
imports-order-day = día primero: 31.12.2026
imports-order-month = mes primero: 12/31/2026
imports-order-year = año primero: 2026-12-31
imports-order-hint = Para fechas que pueden leerse de dos maneras, como 03/10/2026
imports-stamp = Marca de tiempo de una fila
imports-stamp-end = fin del intervalo
imports-stamp-start = inicio del intervalo
imports-bias = Minutos que sumar para UTC
imports-bias-none = según la zona horaria de la sede
imports-mapping-incomplete = La asignación está incompleta
imports-read-mapped = Leer con esta asignación
imports-twice-time = Dos columnas están asignadas a la hora. Elija una.
imports-twice-entity = Dos columnas están asignadas a la máquina o el disco. Elija una.
imports-twice-measure = Dos columnas están asignadas a «{ $measure }». Elija una.
imports-needs-time = Elija la columna con la hora.
imports-needs-rates = Elija una columna de E/S por segundo, o una de lecturas y otra de escrituras.

## Import options and reading
imports-options = Opciones de importación
imports-options-note = La herramienta que escribió un archivo se detecta por su contenido
imports-zone = Zona horaria de la sede
imports-zone-hint = Para archivos sin zona horaria y para la visualización
imports-desktop-count = Escritorios detrás de estos contadores
imports-desktop-count-hint = Los contadores de hosts y volúmenes no contienen el número de escritorios
imports-not-set = sin definir
imports-taken-at = Inicio de la captura
imports-taken-at-hint = Los histogramas y las trazas no tienen hora absoluta
imports-entries-from = Entradas desde
imports-entries-to = Entradas hasta
imports-pseudonyms = Sustituir los nombres por seudónimos
imports-pseudonyms-hint = Se sustituyen los nombres de máquinas, hosts, clústeres y entradas de calendario, no los de los archivos. Los archivos cargados se eliminan tras leerlos: para cambiar las opciones, añádalos de nuevo.
imports-spread = Repartir las muestras por igual
imports-spread-hint = Para archivos sin segundos: las muestras de un minuto se reparten a lo largo de él
imports-moment-zone = En la zona horaria { $zone }
imports-moment-hint = { $hint }; en la zona horaria { $zone }
imports-read = Leer archivos
imports-read-again = Volver a leer
imports-reading = Lectura de archivos
imports-reading-note = Continúa si sale de esta página
imports-reading-progress = Leyendo, { $percent }
imports-reading-label = Progreso de la lectura
imports-failed = Error de lectura
imports-failed-memory = La lectura superó el límite de memoria
imports-failed-time = La lectura superó el límite de tiempo
imports-failed-lost = Todos los workers que intentaron leer los archivos se detuvieron inesperadamente
imports-cancelled = La lectura se canceló
imports-cancelled-hint = Los archivos se conservan. Puede volver a leerlos.
imports-outdated = Las opciones de importación han cambiado
imports-outdated-hint = Vuelva a leer los archivos para aplicar los cambios.

## Phases, storms and counts
imports-phase-power-on = Encendido
imports-phase-first-login = Primer inicio de sesión
imports-phase-monday-login = Inicio de sesión del lunes
imports-phase-tuesday-login = Inicio de sesión del martes
imports-phase-steady-state = Régimen estable
imports-phase-idle = Inactividad
imports-storm-boot = Tormenta de arranque
imports-storm-login = Tormenta de inicios de sesión
imports-storm-logout = Tormenta de cierres de sesión
imports-storm-unknown = Tormenta de tipo desconocido
imports-n-desktops =
    { $n ->
        [one] { $n } escritorio
       *[other] { $n } escritorios
    }
imports-n-disks =
    { $n ->
        [one] { $n } disco
       *[other] { $n } discos
    }
imports-n-hosts =
    { $n ->
        [one] { $n } host
       *[other] { $n } hosts
    }
imports-n-volumes =
    { $n ->
        [one] { $n } volumen
       *[other] { $n } volúmenes
    }
imports-certain = seguro, { $percent }
imports-likely = probable, { $percent }
imports-uncertain = dudoso, { $percent }
imports-span-year = { $span }, { $year }

## Measured load
imports-workload = Carga medida
imports-no-clock = sin marcas de tiempo en los archivos
imports-sample-interval = muestras cada { $interval }
imports-all-desktops = Todos los escritorios
imports-throughput = Rendimiento
imports-reads = lecturas
imports-writes = escrituras
imports-peak-sample = lecturas y escrituras, muestra máxima
imports-rates-summary =
    { $n ->
        [one] Tasas de todos los escritorios: pico de { $peak } IOPS, { $at }; { $n } tormenta encontrada
       *[other] Tasas de todos los escritorios: pico de { $peak } IOPS, { $at }; { $n } tormentas encontradas
    }
imports-throughput-summary = Rendimiento de todos los escritorios: pico de { $peak } MB/s
imports-chart-hint = { $span } ({ $zone }). Las tormentas están sombreadas. Arrastre los bordes numerados de una ventana para moverlos. Para ampliar, arrastre sobre el gráfico o pulse + y −.
imports-show-all = Mostrar todo
imports-window-from-view = Ventana de la vista actual
imports-window-from-storm = Ventana de { $storm }, { $when }
imports-window-create = Crear ventana
imports-storms = Tormentas
imports-storms-none = No se encontraron tormentas en la carga.
imports-kind = Tipo
imports-when = Hora
imports-peak = Pico
imports-storm-peak = { $peak } sobre { $baseline } IOPS
imports-storm-certainty = Es una tormenta
imports-kind-certainty = Es de este tipo
imports-reason = Motivo
imports-source = Fuente
imports-phase = Fase
imports-phases = Fases
imports-phases-none = No se midió ninguna ventana, por lo que no hay fases.
imports-window-proposed = ventana sugerida a partir de una tormenta
imports-windows = Ventanas
imports-windows-none = Aún no hay ventanas. Cree una a partir de una tormenta o de la vista actual del gráfico.
imports-windows-reset = Restablecer las ventanas sugeridas
imports-window-n = Ventana { $n }, { $phase }
imports-window-remove = Quitar la ventana { $n }
imports-window-refused = Una ventana no se midió
imports-edge-start = Inicio de la ventana { $n }, { $phase }
imports-edge-end = Fin de la ventana { $n }, { $phase }
imports-start = Inicio
imports-end = Fin
imports-on-one-day = en un día
imports-every-day = cada día
imports-every-day-at = { $time }, cada día
imports-undo = Deshacer (Ctrl+Z)
imports-redo = Rehacer (Ctrl+Mayús+Z)
imports-desktops = Escritorios
imports-figure-measured = Duración medida
imports-figure-iops = IOPS por escritorio, lecturas / escrituras
imports-figure-mean = Todos los escritorios, media
imports-figure-peak = Todos los escritorios, muestra máxima
imports-figure-size = Tamaño medio en kB, lecturas / escrituras
imports-figure-latency = Latencia en ms, lecturas / escrituras
imports-figure-active = Escritorios activos a la vez, lectura / escritura
imports-figure-sequential = Secuencial, lecturas / escrituras
imports-figure-top-tenth = Proporción del 10 % de escritorios más activos
imports-figure-spread = Variación entre escritorios (desviación estándar / media)
imports-io-sizes = Tamaños de E/S
imports-sizes-reads = { $phase }, lecturas
imports-sizes-writes = { $phase }, escrituras

## Inventory
imports-inventory = Inventario
imports-as-of = A fecha de { $at }
imports-as-of-unknown = El archivo no contiene fecha
imports-machines = Máquinas
imports-machines-on = { $n }, { $on } de ellas encendidas
imports-hosts = Hosts
imports-datastores = Datastores
imports-count-unknown = desconocido
imports-machine-disks = Discos de las máquinas
imports-provisioned = Asignado
imports-used = Usado
imports-pools-found = Pools detectados
imports-pools-none = Ninguna máquina parece un escritorio de un pool.
imports-machines-outside =
    { $n ->
        [one] { $n } máquina no pertenece a ninguno de estos pools.
       *[other] { $n } máquinas no pertenecen a ninguno de estos pools.
    }
imports-inventory-pools = Pools del inventario
imports-inventory-hosts = Hosts del inventario
imports-pool = Pool
imports-powered-on = Encendidos
imports-cpus = CPU
imports-memory = Memoria
imports-disk = Disco
imports-unshared = Sin compartir
imports-guest-os = SO invitado
imports-n-cores =
    { $n ->
        [one] { $n } núcleo
       *[other] { $n } núcleos
    }
imports-n-cores-ghz =
    { $n ->
        [one] { $n } núcleo a { $ghz } GHz
       *[other] { $n } núcleos a { $ghz } GHz
    }

## Calendar
imports-calendar = Contenido del calendario
imports-n-exported-events =
    { $n ->
        [one] { $n } evento exportado por Stormsizer
       *[other] { $n } eventos exportados por Stormsizer
    }
imports-n-entries =
    { $n ->
        [one] { $n } entrada más
       *[other] { $n } entradas más
    }
imports-calendar-entries = Entradas del calendario
imports-entry = Entrada
imports-entry-kind = Tipo posible
imports-users = Usuarios
imports-all-day = { $day }, todo el día, { $year }
imports-kind-unknown = desconocido
imports-kind-guessed = { $kind }, supuesto

## fio
imports-fio = Resultados de fio
imports-fio-note =
    { $n ->
        [one] fio { $version } · { $n } trabajo; seleccione una ejecución para comparar los trabajos exportados para sus fases
       *[other] fio { $version } · { $n } trabajos; seleccione una ejecución para comparar los trabajos exportados para sus fases
    }
imports-fio-jobs = Trabajos de fio
imports-fio-job = Trabajo
imports-fio-duration = Duración
imports-fio-none = ninguna
imports-fio-reads = Lecturas
imports-fio-writes = Escrituras
imports-fio-both = Lecturas y escrituras
imports-fio-read-share = Proporción de lecturas
imports-fio-mean-size = { $name }, tamaño medio
imports-fio-mean-latency = { $name }, latencia media
imports-fio-p99 = { $name }, latencia del percentil 99
imports-fio-kept-up = Trabajo { $job }, { $duration }. La cabina sostuvo la carga solicitada.
imports-fio-fell-behind = Trabajo { $job }, { $duration }. La cabina no sostuvo la carga solicitada, por lo que su latencia no es comparable.
imports-fio-compared = { $phase }, medido y previsto
imports-fio-predicted = Previsto
imports-fio-difference = Diferencia
imports-fio-unmatched = Algunos trabajos o fases no tienen correspondencia
imports-fio-run = Comparar con una ejecución
imports-fio-choose-run = Elegir una ejecución finalizada
imports-fio-no-run = Aún no hay ejecuciones finalizadas
imports-fio-run-label = { $scenario }, v{ $version }, { $at }
imports-measured = Medido

## Selection for a scenario
imports-selection = Añadir a un escenario
imports-selection-note = Nada cambia hasta que acepte, y puede deshacerlo
imports-step-scenario = Escenario
imports-step-measured = Valores medidos
imports-target-new = Escenario nuevo
imports-target-stored = Escenario existente
imports-facts = Datos de los archivos
imports-facts-clones = Si el espacio sin compartir es mucho menor que el usado, los escritorios comparten una imagen base, como en MCS, los clones vinculados o los clones instantáneos. Valores iguales significan clones completos.
imports-measured-peak = Pico medido: como máximo { $measured } IOPS
imports-measured-peak-may-exceed = Es la suma de los picos de cada escritorio, que no se alcanzan al mismo tiempo. Supera hasta en { $share } el pico simulado de { $simulated } IOPS. La simulación no cubre cargas mayores, por lo que el resultado no muestra si una cabina atiende el pico medido.
imports-measured-peak-covered = El pico simulado es de { $simulated } IOPS, por lo que la simulación cubre el pico medido.
imports-new-questions = Responda a las preguntas marcadas con un asterisco para ver los cambios.
imports-create-scenario = Crear escenario
imports-created-scenario = Escenario creado
imports-n-selected = { $n } de { $of } seleccionados
imports-compare = Medido y simulado
imports-compare-table = E/S por escritorio, medidas y simuladas
imports-compare-hint = Las IOPS de los escritorios en uso incluyen la E/S en reposo. El nuevo perfil de carga no la incluye, porque la simulación la añade a cada escritorio.
imports-compare-desktop = Por escritorio
imports-compare-before = Simulado, actual
imports-compare-after = Simulado, nuevo
imports-compare-phase = { $phase }, { $pools }
imports-compare-iops = IOPS
imports-compare-ios = E/S en esta fase
imports-compare-reads = Proporción de lecturas
imports-compare-read-size = Tamaño medio de lectura, kB
imports-compare-write-size = Tamaño medio de escritura, kB
imports-iops = { $iops } IOPS
imports-load-of = Carga de { $name }
imports-load-keep = carga del perfil de carga
imports-load-mean = media: { $rate }
imports-load-p95 = percentil 95: { $rate }
imports-pool-counts = también número, memoria y espacio
imports-others-title = Otras máquinas
imports-others-add = { $n ->
        [one] Añadir { $n } máquina más como otras cargas de trabajo: { $figures }
       *[other] Añadir { $n } máquinas más como otras cargas de trabajo: { $figures }
    }
imports-others-figures = { $load }, { $space }
imports-others-load = { $iops } IOPS, { $reads } de lecturas
imports-others-iops = { $iops } IOPS
imports-others-no-load = carga desconocida
imports-others-no-space = espacio desconocido
imports-others-hint = Máquinas que no pertenecen a ninguno de los pools seleccionados. Estos valores sustituyen las otras cargas de trabajo de la cabina.
imports-others-pools = Incluye los pools no seleccionados: { $names }.
imports-others-unmeasured = { $n ->
        [one] La carga de { $n } máquina es desconocida y cuenta como cero: { $names }.
       *[other] La carga de { $n } máquinas es desconocida y cuenta como cero: { $names }.
    }
imports-others-unmeasured-more = La carga de { $n } máquinas es desconocida y cuenta como cero, entre ellas { $names }.
imports-others-array = Cabina de estas máquinas
imports-machines-counted = Máquinas que se cuentan
imports-machines-counted-hint = Grupos de máquinas cuyos nombres solo difieren en un número
imports-machines-all = todas las máquinas
imports-loads = Carga medida por escritorio
imports-loads-hint = Las medias abarcan toda la grabación, incluidas noches y fines de semana. El percentil 95 se calcula a partir del de los hosts. Las máquinas no alcanzan sus picos al mismo tiempo.
imports-load-mean-iops = Media, IOPS
imports-load-p95-iops = Percentil 95, IOPS
imports-load-peak-iops = Media de los picos, IOPS
imports-load-size = Tamaño medio, kB (lecturas / escrituras)
imports-load-throughput = Rendimiento, kB/s
imports-load-latency = Latencia, ms (lecturas / escrituras)
imports-created-scenario-hint =
    { $n ->
        [one] { $n } valor procede de los archivos. Para deshacerlo, abra la importación.
       *[other] { $n } valores proceden de los archivos. Para deshacerlos, abra la importación.
    }
imports-machines-group =
    { $n ->
        [one] { $name }, { $n } máquina
       *[other] { $name }, { $n } máquinas
    }
imports-choose-scenario = Elegir un escenario
imports-no-scenario = Aún no hay escenarios
imports-no-scenario-hint = Elija «Escenario nuevo» para crear uno a partir de esta importación.
imports-selection-none = Aún no hay nada seleccionado.
imports-selection-invalid = Parte de la selección no es válida
imports-selection-invalid-hint = Corrija los campos marcados para ver los cambios.
imports-conflict = Otro usuario guardó una nueva versión de este escenario
imports-conflict-hint = No se ha cambiado nada. Actualice la vista previa y acepte los cambios.
imports-refresh = Actualizar vista previa
imports-accept = Añadir a { $scenario }
imports-profile = Perfil de carga de estos escritorios
imports-profile-hint = Los valores medidos sustituyen a los del perfil del catálogo; los demás se conservan
imports-profile-field = Nombre del nuevo perfil
imports-profile-name = { $name }, medido
imports-based-on = Basado en
imports-based-on-hint = Aporta lo que las mediciones no contienen: tiempos de reflexión, lecturas frías, conjunto de trabajo
imports-profile-pools = Pools con este perfil
imports-profile-phases = Fases que usar
imports-found-at = { $what }, { $when }
imports-events = Eventos del calendario
imports-event-kind = Tipo de evento de { $name }
imports-event-pools = Pools que participan en { $name }
imports-choose-kind = Elegir un tipo
imports-kind-required = Elija un tipo de evento
imports-all-pools = todos los pools
imports-every-weekday = cada día laborable
imports-take-exported =
    { $n ->
        [one] { $n } evento exportado por Stormsizer, con los cambios del calendario
       *[other] { $n } eventos exportados por Stormsizer, con los cambios del calendario
    }
imports-take-exported-hint = Sustituye a los eventos con el mismo ID
imports-pool-use = Uso de { $name }
imports-pool-skip = omitir
imports-pool-update = actualizar { $name }
imports-pool-add = añadir como nuevo pool
imports-pool-profile = Perfil de carga de { $name }
imports-profile-of-first = igual que el primer pool
imports-profile-keep = mantener su perfil
imports-hosts-keep = Mantener los hosts del escenario
imports-refit = Ajustar el modelo de la cabina a la latencia medida
imports-refit-hint = Crea una cabina propia con parámetros ajustados; el catálogo no cambia
imports-refit-array = Cabina medida
imports-refit-array-hint = La cabina cuya carga y latencia se midieron
imports-refit-name = Nombre de la cabina ajustada
imports-array-name = Cabina de { $name }, ajustada

## Preview and accepted changes
imports-preview = Vista previa de los cambios
imports-preview-none = Sin cambios: el escenario ya contiene todo esto.
imports-field = Campo
imports-now = Actual
imports-then = Nuevo
imports-before = Antes
imports-after = Después
imports-removed = eliminado
imports-refit-fit = Ajuste del modelo de la cabina
imports-refit-error = Error mediano de latencia: { $before } antes, { $after } después del ajuste.
imports-refit-table = Latencia antes y después del ajuste
imports-accepted = Añadido a { $scenario }
imports-accepted-detail =
    { $n ->
        [one] { $n } cambio, versión { $version }
       *[other] { $n } cambios, versión { $version }
    }
imports-open-scenario = Abrir escenario
imports-acceptances = Añadido a escenarios
imports-acceptances-note = Lo más reciente primero. Deshacer restaura la versión anterior como una versión nueva.
imports-version = versión { $version }
imports-n-changes =
    { $n ->
        [one] { $n } cambio
       *[other] { $n } cambios
    }
imports-changes = Cambios
imports-changes-of = Cambios de { $at }
imports-undo-changes = Deshacer los cambios de { $at }
imports-undone = Deshecho
imports-undone-at = deshecho { $at }
imports-undone-hint = { $scenario } ha vuelto a su estado anterior.
imports-undone-version = El estado anterior se ha restaurado como una versión nueva del escenario.

## Measures and units of columns
imports-measure-reads = lecturas por segundo
imports-measure-writes = escrituras por segundo
imports-measure-ios = E/S por segundo
imports-measure-read-share = proporción de lecturas
imports-measure-read-bytes = bytes leídos por segundo
imports-measure-write-bytes = bytes escritos por segundo
imports-measure-read-size = tamaño medio de las lecturas
imports-measure-write-size = tamaño medio de las escrituras
imports-measure-size = tamaño medio de las E/S
imports-measure-read-latency = latencia de las lecturas
imports-measure-write-latency = latencia de las escrituras
imports-measure-latency = latencia de las E/S
imports-measure-queue = E/S pendientes
imports-unit-per-second = por segundo
imports-unit-per-minute = por minuto
imports-unit-bytes = bytes
imports-unit-sectors = sectores de 512 bytes
imports-unit-fraction = de 0 a 1
