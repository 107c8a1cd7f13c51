## Parts of the scenario
scenario-parts = Partes del escenario
scenario-section-desktops = Escritorios
scenario-section-week = Semana
scenario-section-storage = Almacenamiento
scenario-section-goals = Objetivos
scenario-fix = corregir
scenario-n-desktops =
    { $n ->
        [one] { $n } escritorio
       *[other] { $n } escritorios
    }
scenario-n-pools =
    { $n ->
        [one] { $n } pool
       *[other] { $n } pools
    }
scenario-n-events =
    { $n ->
        [one] { $n } evento
       *[other] { $n } eventos
    }
scenario-n-drives =
    { $n ->
        [one] { $n } unidad
       *[other] { $n } unidades
    }
scenario-several-desktops = { $counts } escritorios
scenario-several-drives = { $counts } unidades
scenario-goals-fact = { $share } en { $time }

## Desktops
scenario-desktops-note =
    { $n ->
        [one] { $n } pool: escritorios con una misma imagen, tipo de clon y tipo de usuario
       *[other] { $n } pools: cada uno con una imagen, un tipo de clon y un tipo de usuario
    }
scenario-add-pool = Añadir pool
scenario-more-settings = Más ajustes
scenario-more-count = { $changed ->
    [0] { $n } con valores predeterminados
   *[other] { $changed } de { $n } modificados
}
scenario-pool-removed = { $name } eliminado
scenario-pool-removed-hint = «Deshacer» (Ctrl+Z) restaura el pool y sus eventos.
scenario-pool-users = Usuarios
scenario-pool-name-hint = Tal como aparece en el informe
scenario-workload-profile = Perfil de carga
scenario-workload-profile-hint = Sistema invitado y tipo de usuario, con comportamiento medido
scenario-generic = { $name } – genérico, sin calibrar
scenario-site-zone = Zona horaria de la sede
scenario-site-zone-hint = Hora local de estos usuarios
scenario-site-zone-none = La del escenario: { $zone }
scenario-pool-provisioning = Clones y despliegue
scenario-deployment = Método de despliegue
scenario-deployment-hint = Determina la velocidad de creación y renovación de los escritorios
scenario-deployment-none = El del perfil de carga
scenario-deployment-none-named = El del perfil de carga: { $name }
scenario-base-images-hint = Imágenes maestras además de estas copias
scenario-overcommit-hint = Capacidad asignada a los clones por datastore, como múltiplo de su tamaño
scenario-overcommit-none = Ninguna (1 ×)
scenario-overcommit-conservative = Conservadora (4 ×)
scenario-overcommit-moderate = Moderada (7 ×)
scenario-overcommit-aggressive = Agresiva (15 ×)
scenario-pool-data = Datos por escritorio
scenario-data-growth-hint = Discos persistentes, contenedores de perfil y datos de usuario, crecimiento compuesto
scenario-clone-deduplicated = Clones nativos de la cabina
scenario-clone-linked = Clones vinculados (Composer)
scenario-clone-instant = Clones instantáneos
scenario-clone-mcs = Machine Creation Services (MCS)
scenario-clone-pvs = Provisioning Services (PVS)
scenario-clone-full = Clones completos
scenario-pool-n = Pool { $n }

## Storage
scenario-storage = Almacenamiento
scenario-storage-note = Solo se muestran los tamaños que se pueden pedir.
scenario-array = Cabina
scenario-model = Modelo
scenario-model-hint = Del catálogo; al elegir un modelo se aplica su configuración mínima razonable
scenario-model-sheet-hint = Según una hoja de especificaciones; el rendimiento se deriva de otras familias
scenario-model-stated-hint = Indicado por usted con cifras clave; los componentes son supuestos
scenario-model-generic-hint = Genérico, sin calibrar: un producto típico de su clase, sin estudio medido
scenario-model-cloud-hint = Límites y créditos de ráfaga según las páginas del proveedor; su hardware no se simula
scenario-arrays-measured = Medido en un estudio publicado
scenario-arrays-stated = Indicadas por usted con cifras clave
scenario-arrays-sheet = Según hojas de especificaciones
scenario-arrays-generic = Genérico, sin calibrar
scenario-arrays-cloud = Volúmenes en la nube
scenario-arrays-former = Ya no se venden
scenario-firmware = Firmware
scenario-firmware-hint = Determina el coste de CPU de la controladora por E/S
scenario-drive = Unidad
scenario-drive-hint = Unidades compatibles con este nivel
scenario-n-drives-label = Número de unidades
scenario-n-drives-hint = Incluye paridad y repuestos
scenario-tier = Nivel: { $name }
scenario-size = Tamaño
scenario-arrays = Cabinas
scenario-arrays-hint = Se reparten los escritorios por igual
scenario-nodes = Nodos
scenario-nodes-hint = Nodos del clúster
scenario-nodes-hosts-hint = Un nodo en cada host
scenario-controllers = Controladoras
scenario-controllers-hint = Que atienden estos escritorios
scenario-flash-cache = Caché flash
scenario-ports = Puertos frontales en total
scenario-volume = Volumen
scenario-volume-size = Tamaño
scenario-volume-size-hint = Tamaños que vende el proveedor
scenario-volume-gib = Tamaño de cada volumen
scenario-volume-gib-hint = Los límites dependen del tamaño
scenario-volumes = Volúmenes
scenario-volumes-hint = Se reparten los escritorios por igual
scenario-disks-hint = Uno por host de sesión, es decir, tantos como hosts
scenario-all-controllers = Todas las controladoras en conjunto
scenario-in-each-array = { $what }, en cada cabina
scenario-in-each-node = { $what }, en cada nodo
scenario-hosts = Hosts
scenario-hosts-note = Los campos vacíos no se evalúan
scenario-hosts-hint = Servidores que ejecutan los escritorios
scenario-spare-hosts = Hosts de reserva
scenario-spare-hosts-hint = Incluidos arriba; los demás deben soportar todos los escritorios
scenario-host-memory = Memoria
scenario-host-memory-hint = Por host
scenario-cores = Núcleos
scenario-cores-hint = Por host; con los núcleos y la frecuencia se evalúa la CPU de los hosts
scenario-clock = Frecuencia por núcleo
scenario-clock-hint = Nominal del fabricante, sin turbo
scenario-specrate = SPECrate por host
scenario-specrate-hint = Puntuación SPECrate 2017 Integer (base); sin ella, se supone el rendimiento por GHz de los hosts medidos
scenario-host-cache = Caché de host (CBRC)
scenario-host-cache-hint = Memoria por host que almacena bloques de imagen en caché; 0 la desactiva
scenario-storage-link = Enlace de almacenamiento
scenario-storage-link-hint = Todos los puertos de un host; si se indica, se evalúan los enlaces de los hosts
scenario-host-iops = Límite de IOPS
scenario-host-iops-hint = Solo discos en la nube: el límite del tamaño de VM; si se deja vacío, solo se aplican los límites del disco

## Steps
scenario-fewer = Menos: { $label }
scenario-more = Más: { $label }
scenario-fixed = fijo
scenario-step-not = no { $value }
scenario-step-between = { $value } no es un tamaño que se pueda pedir
scenario-steps-fixed = fijo en cada { $array }
scenario-steps-of =
    { $step ->
        [one] de uno en uno, hasta { $most }
       *[other] en pasos de { $step }, hasta { $most }
    }
scenario-steps-modules =
    { $controllers ->
        [one] en módulos de { $module } GiB, hasta { $most }
       *[other] en módulos de { $module } GiB, hasta { $most } por controladora
    }
scenario-steps-up-to = hasta { $most }
scenario-steps-controllers = hasta { $most } por { $array }
scenario-steps-controllers-least = de { $least } a { $most } por { $array }

## Values that are set by default
scenario-auto = AUTO
scenario-manual = DEFINIDO
scenario-manual-hint = Difiere del valor predeterminado
scenario-restore = Restaurar { $value }
scenario-also-set = También se estableció: { $fields }
scenario-reachable = Ningún almacenamiento puede cumplir un límite inferior a { $value }.
scenario-reachable-set = Establecer en { $value }
scenario-default-is = Valor predeterminado: { $value }
scenario-default-back = Restablecer el valor predeterminado
scenario-recommended = Valor recomendado
scenario-recommended-back = Restablecer el valor recomendado
scenario-empty = sin definir
scenario-why = Por qué lo preguntamos
scenario-why-label = Por qué lo preguntamos: { $label }

## Goals, growth and indicators
scenario-goals-note = Una fase cumple los objetivos solo si los cumple todos
scenario-goal-set = Conjunto de objetivos
scenario-goal-set-attach = Los límites de inicio de sesión incluyen { $n } s para conectar los contenedores de perfil.
scenario-goal-set-own = Personalizado
scenario-growth-title = Crecimiento y fallos
scenario-growth-note = El hardware recomendado cumple todos los objetivos hasta ese año y con el fallo de cualquiera de estos componentes
scenario-through-year-empty = año del calendario
scenario-budget-currency = Los precios están en { $currency }: indique el presupuesto en { $currency }. Los importes no se convierten.
scenario-budget-empty = ninguno
scenario-survives-none = ninguna
scenario-indicators = Indicadores de experiencia
scenario-indicators-note = Califican una fase, pero no cambian el veredicto
scenario-indicator-application_load_good_s = Inicio de aplicación, bueno hasta
scenario-indicator-application_load_fair_s = Inicio de aplicación, aceptable hasta
scenario-indicator-application_load_weight_fraction = Inicio de aplicación, peso
scenario-indicator-login_delay_weight_fraction = Retardo de inicio de sesión, peso
scenario-indicator-disk_load_good_iops = Carga de disco, buena hasta
scenario-indicator-disk_load_fair_iops = Carga de disco, aceptable hasta
scenario-indicator-disk_load_weight_fraction = Carga de disco, peso
scenario-indicator-disk_queue_good_ios = Cola de disco, buena hasta
scenario-indicator-disk_queue_fair_ios = Cola de disco, aceptable hasta
scenario-indicator-disk_queue_weight_fraction = Cola de disco, peso

## Guide
scenario-login-storm = Tormenta de inicios de sesión
scenario-login-window = Ventana de inicio de sesión
scenario-login-window-hint = Del primer al último inicio de sesión, todos los días de la semana
scenario-login-window-empty = varía según el día
scenario-nightly-reboot = Los escritorios se reinician cada noche
scenario-nightly-reboot-hint = A las 02:00, hora local, antes de cada día laborable
scenario-nightly-reboot-event = Reinicio nocturno
scenario-reboot-same-login = Los inicios de sesión de este tipo de usuario son iguales con y sin un reinicio previo: no se midieron por separado. El reinicio nocturno solo añade la E/S de los arranques.
scenario-never-reset = Los escritorios no persistentes ({ $pools }) suelen restablecerse al cerrar la sesión o cada noche, y en este calendario nada los restablece: el resultado supone que siguen encendidos toda la semana y conservan sus cachés. Active el reinicio nocturno, o elija «Actualizar escritorios» en los cierres de sesión en el editor completo.
scenario-reboot-window = Ventana de reinicio
scenario-reboot-window-hint = En este tiempo deben volver a estar activos todos los escritorios; una ventana más corta requiere más arranques simultáneos y almacenamiento más rápido. Se aplica a cada encendido.
scenario-container-included-hint = Las E/S de este perfil de carga incluyen las de sus contenedores de perfil FSLogix, en la misma cabina; aquí solo se añade su tamaño. El máximo predeterminado de FSLogix es 29,3 GiB.
scenario-usual-size-hint = Tamaño habitual para este tipo de usuario; cámbielo si el suyo es distinto
scenario-users-os = Tipo de usuario y sistema
scenario-users-os-hint = El perfil de carga más parecido
scenario-array-new = Cabina elegida
scenario-array-check = Cabina existente
scenario-array-expand = Cabina actual
scenario-array-refresh = Cabina que se sustituye
scenario-goals-guide-note = El editor completo muestra cada límite

## Scenario settings
scenario-settings = Nombre, periodo y zona horaria
scenario-calendar-starts = Inicio del calendario ({ $zone })
scenario-calendar-ends = Fin del calendario ({ $zone })
scenario-zone = Zona horaria
scenario-zone-hint = Para mostrar el calendario

## Saving and versions
scenario-saved = guardado
scenario-saved-at = guardado a las { $time }
scenario-saving = guardando…
scenario-unsaved-read-only = sin guardar: acceso de solo lectura
scenario-unsaved-refused = sin guardar: corrija el campo marcado
scenario-unsaved-offline = sin guardar: servicio inaccesible, conservado en este navegador
scenario-unsaved-conflict = sin guardar: otro usuario lo ha modificado
scenario-offline = No se ha guardado: no se puede contactar con el servicio. Sus cambios se conservan en este navegador.
scenario-refused = No se ha guardado: corrija el campo marcado.
scenario-conflict = Otro usuario ha guardado la versión { $version }
scenario-conflict-saved-by = Guardada por { $name }, { $time }.
scenario-conflict-hint = Sus cambios se conservan en este navegador y aún no se han guardado. Si toma la otra versión, «Deshacer» restaura la suya. Si guarda la suya, la otra permanece en el historial.
scenario-conflict-copy = Guardar la mía como copia
scenario-conflict-theirs = Tomar la otra
scenario-conflict-mine = Sobrescribir con la mía
scenario-see-differences = Ver diferencias
scenario-differences = Diferencias
scenario-yours = La suya
scenario-theirs = La otra, versión { $version }
scenario-no-differences = Sin diferencias
scenario-difference-of = Elemento
scenario-difference-field = Campo
scenario-versions = Versiones
scenario-versions-lead = Los cambios de un usuario en cinco minutos forman una versión. Cada ejecución conserva su propia copia del escenario.
scenario-version-n = Versión { $version }
scenario-version-now = actual
scenario-version-changes = Comparar con la actual
scenario-version-changes-label = Comparar la versión { $version } con la actual
scenario-version-name = Nombrar
scenario-version-name-label = Nombrar la versión { $version }
scenario-version-name-field = Nombre de la versión
scenario-version-name-hint = Las versiones con nombre se conservan siempre; del resto, solo las 200 últimas
scenario-version-name-example = Según oferta
scenario-version-save-name = Guardar nombre
scenario-version-restore = Restaurar versión
scenario-version-branch = Crear rama
scenario-version-branch-label = Crear rama desde la versión { $version }
scenario-version-restored = Versión { $version } restaurada
scenario-version-restored-hint = «Deshacer» lo revierte; se conservan todas las versiones.
scenario-where-scenario = Escenario
scenario-where-calendar = Calendario
scenario-where-hosts = Hosts
scenario-where-array = Almacenamiento
scenario-where-goals = Objetivos
scenario-where-growth = Crecimiento
scenario-where-budget = Presupuesto
scenario-where-indicators = Indicadores de experiencia
scenario-where-pool = Pool
scenario-where-event = Evento
scenario-yes = sí
scenario-no = no
scenario-there = presente
scenario-not-there = no presente

## Calendar
scenario-calendar = Calendario semanal
scenario-calendar-times = Hora del día
scenario-calendar-keys = Arrastre para mover, con Alt para copiar; dibuje para añadir. Evento enfocado: las flechas lo mueven, Mayús+flecha mueve su final, Intro lo abre, Supr lo elimina, Ctrl+D lo copia al día siguiente, Ctrl+C y Ctrl+V lo copian al puntero. X lo añade a la selección y Mayús+F10 abre su menú.
scenario-calendar-more = +{ $n } más
scenario-calendar-download = Descargar el calendario (.ics)
scenario-new-event = Nuevo evento
scenario-add-event = Añadir evento
scenario-add-event-hint = { $help }. Arrástrelo al calendario o haga clic para añadirlo.
scenario-week-n = Semana { $n }
scenario-weeks-n = Semanas { $first }–{ $last }
scenario-week = Semana
scenario-previous-week = Semana anterior
scenario-next-week = Semana siguiente
scenario-day = Día
scenario-day-short = Día
scenario-previous-day = Día anterior
scenario-next-day = Día siguiente
scenario-weeks-shown = Periodo en pantalla
scenario-n-weeks-short =
    { $n ->
        [one] { $n } sem.
       *[other] { $n } sem.
    }
scenario-add-week = Añadir una semana al calendario
scenario-add-week-limit = El calendario ya tiene la longitud máxima de cuatro semanas

## What a screen reader reads for an event
scenario-said-period = { $start } a { $end }
scenario-said-all-pools =
    { $n ->
        [one] { $n } pool
        [2] ambos pools
       *[other] los { $n } pools
    }
scenario-said-repeats = se repite { $days }
scenario-said-busy = sigue activo hasta { $time }
scenario-said-selected = seleccionado
scenario-days-every = todos los días
scenario-days-run = { $first } a { $last }

## Kinds of events
scenario-group-people = Usuarios
scenario-group-desktops = Escritorios
scenario-group-storage = Almacenamiento y red
scenario-kind-login = Inicio de sesión
scenario-kind-login-help = Los usuarios llegan, inician sesión y empiezan a trabajar
scenario-kind-logoff = Cierre de sesión
scenario-kind-logoff-help = Los usuarios cierran sesión; los escritorios siguen encendidos
scenario-kind-provision = Despliegue
scenario-kind-provision-help = Crea los escritorios a partir de su imagen
scenario-kind-power_on = Encendido
scenario-kind-power_on-help = Enciende todos los escritorios, o una parte antes de que lleguen los usuarios
scenario-kind-reboot = Reinicio
scenario-kind-reboot-help = Reinicia todos los escritorios
scenario-kind-recompose = Recomposición
scenario-kind-recompose-help = Reconstruye los escritorios con una imagen nueva; ningún usuario puede tener la sesión iniciada
scenario-kind-antivirus_scan = Análisis antivirus
scenario-kind-antivirus_scan-help = Cada escritorio encendido analiza su disco
scenario-kind-patch = Parches
scenario-kind-patch-help = Cada escritorio encendido instala una actualización: lecturas y luego sobre todo escrituras
scenario-kind-backup = Copia de seguridad
scenario-kind-backup-help = Lee datos de la cabina además del resto de la carga
scenario-kind-replication = Replicación
scenario-kind-replication-help = Escribe datos de otra sede además del resto de la carga
scenario-kind-load_test = Prueba de carga
scenario-kind-load_test-help = Un generador de carga se ejecuta en cada escritorio encendido, tan rápido como responda el almacenamiento
scenario-kind-failure = Fallo
scenario-kind-failure-help = Falta un componente de la cabina hasta que se sustituye
scenario-kind-maintenance = Mantenimiento
scenario-kind-maintenance-help = Una ventana de mantenimiento
scenario-kind-outage = Interrupción
scenario-kind-outage-help = La red de almacenamiento está caída

## Fields of an event
scenario-event-starts = Inicio ({ $zone })
scenario-event-ends = Fin ({ $zone })
scenario-event-pools = Pools participantes
scenario-failure-part = Componente que falla
scenario-failure-count = Cuántos
scenario-failure-count-hint = En todo el sistema
scenario-failure-tier = Nivel
scenario-failure-rebuild-hint = Parte del tiempo de las unidades restantes
scenario-event-logins-empty = según la ventana
scenario-event-slots = Encendidos simultáneos
scenario-event-no-limit = sin límite
scenario-event-throttle-empty = tan rápido como el almacenamiento
scenario-event-sequential-hint = El resto es aleatorio
scenario-event-reads-hint = El resto son escrituras
scenario-event-duplicate = Duplicar
scenario-event-delete = Eliminar
scenario-repeats-on = Se repite
scenario-repeats-first = { $day }, primera vez
scenario-repeat-once = Una vez
scenario-repeat-workdays = Días laborables
scenario-repeat-every-day = Todos los días
scenario-repeat-until = Hasta
scenario-repeat-until-hint = Último día; vacío para el final del calendario
scenario-event-zone = Zona horaria
scenario-event-zone-own = La del escenario ({ $zone })
scenario-event-zone-hint = Mantiene su hora local con el cambio de hora

## Components of an array that can fail
scenario-part-drive = Unidades
scenario-part-controller = Controladoras
scenario-part-port = Puertos frontales
scenario-part-flash_cache = Módulos de caché flash

## Fields of the document by name
scenario-field-name = Nombre
scenario-field-notes = Notas
scenario-field-time_zone = Zona horaria
scenario-field-starts_at = Inicio
scenario-field-ends_at = Fin
scenario-field-repeat = Repetición
scenario-field-pool_ids = Pools
scenario-field-at_local_time = A la hora local de cada sede
scenario-field-n_slots = Escritorios simultáneos
scenario-field-starts_per_minute = Nuevos escritorios por minuto, máximo
scenario-field-concurrent_fraction = Parte de un pool a la vez, máximo
scenario-field-mb_per_s_per_desktop = Limitado a
scenario-field-gib_per_desktop = Datos leídos
scenario-field-read_gib_per_desktop = Datos leídos
scenario-field-write_gib_per_desktop = Datos escritos
scenario-field-read_mb_per_s = Velocidad de lectura
scenario-field-write_mb_per_s = Velocidad de escritura
scenario-field-sequential_fraction = Secuencial
scenario-field-read_fraction = Lecturas
scenario-field-outstanding_ios = E/S pendientes
scenario-field-io_kib = Tamaño de E/S
scenario-field-unmeasured = Sistemas sin carga
scenario-field-n_unmeasured = Número de sistemas sin carga
scenario-field-nothing_else = No se ejecuta nada más en ella
scenario-field-part = Componente que falla
scenario-field-n_parts = Componentes que fallan
scenario-field-tier = Nivel
scenario-field-rebuild_fraction = Carga de reconstrucción
scenario-field-window_s = Ventana
scenario-field-logins_per_minute = Inicios de sesión por minuto
scenario-field-arrivals = Llegadas
scenario-field-averaging_s = Ventana de promedio
scenario-field-refresh = Actualizar escritorios
scenario-field-refresh_slots = Actualizaciones simultáneas
scenario-field-refresh_starts_per_minute = Nuevas actualizaciones por minuto, máximo
scenario-field-refresh_concurrent_fraction = Parte de un pool que se actualiza a la vez, máximo
scenario-field-desktop_fraction = Encendidos por adelantado
scenario-field-on_arrival_slots = Broker: simultáneos
scenario-field-on_arrival_per_minute = Broker: máximo por minuto
scenario-field-n_desktops = Escritorios
scenario-field-profile_id = Perfil de carga
scenario-field-clone_type = Tipo de clon
scenario-field-deployment_id = Método de despliegue
scenario-field-assignment = Asignación
scenario-field-initial_state = Estado inicial
scenario-field-n_vcpus = vCPU por escritorio
scenario-field-memory_gib = Memoria
scenario-field-memory_reservation_fraction = Memoria reservada
scenario-field-memory_in_use_fraction = Memoria en uso
scenario-field-suspended_fraction = Suspendidos como máximo
scenario-field-image_gib = Imagen
scenario-field-n_image_copies = Copias de la imagen
scenario-field-sessions_per_desktop = Usuarios por escritorio
scenario-field-n_base_images = Imágenes base
scenario-field-overcommit = Sobreasignación de almacenamiento
scenario-field-growth_gib_per_desktop = Datos propios por escritorio
scenario-field-disposable_gib_per_desktop = Disco desechable
scenario-field-persistent_gib_per_desktop = Disco persistente
scenario-field-profile_containers = Contenedores de perfil
scenario-field-profile_container_gib_per_desktop = Tamaño del contenedor de perfil
scenario-field-user_data_gib_per_desktop = Datos de usuario
scenario-field-data_growth_fraction_per_year = Crecimiento de datos
scenario-field-growth_years = Años de crecimiento de los datos
scenario-field-snapshot_reserve_fraction = Reserva de instantáneas
scenario-field-n_hosts = Hosts
scenario-field-n_spare_hosts = Hosts de reserva
scenario-field-memory_gib_per_host = Memoria por host
scenario-field-n_cores_per_host = Núcleos por host
scenario-field-ghz_per_core = Frecuencia por núcleo
scenario-field-specrate2017_int_base = SPECrate por host
scenario-field-host_cache_gib = Caché de host (CBRC)
scenario-field-storage_gbit_per_s_per_host = Enlace de almacenamiento
scenario-field-storage_iops_per_host = Límite de IOPS
scenario-field-model_id = Modelo
scenario-field-firmware_id = Firmware
scenario-field-n_arrays = Cabinas
scenario-field-n_controllers = Controladoras
scenario-field-tiers = Unidades
scenario-field-flash_cache_gib = Caché flash
scenario-field-n_ports = Puertos frontales
scenario-field-other_workloads = Otras cargas de trabajo
scenario-field-reads_iops = Lecturas
scenario-field-writes_iops = Escrituras
scenario-field-used_gib = Espacio utilizado
scenario-field-survives = Tolerancia a fallos (N+1)
scenario-field-desktops_fraction_per_year = Escritorios añadidos
scenario-field-through_year = Horizonte de crecimiento
scenario-field-amount = Presupuesto
scenario-field-currency = Moneda
scenario-field-schema_version = Formato del documento

## Help texts of fields
scenario-help-n_desktops = Número de escritorios virtuales, con un usuario cada uno.
scenario-help-clone_type = Todos salvo los clones completos comparten los bloques de la imagen en la cabina; PVS los transmite por streaming.
scenario-help-assignment = Dedicada: cada usuario tiene su escritorio. Flotante: los usuarios reciben cualquier escritorio encendido.
scenario-help-initial_state = Estado de los escritorios al inicio del calendario.
scenario-help-n_vcpus = CPU virtuales por escritorio; de forma predeterminada, tantas como en las mediciones del perfil. Se reparten el trabajo de CPU de un arranque y determinan la relación vCPU/núcleo.
scenario-help-memory_gib = Memoria configurada por escritorio; determina el tamaño de los archivos de intercambio.
scenario-help-memory_reservation_fraction = Parte de la memoria reservada en el host, que no necesita archivo de intercambio.
scenario-help-memory_in_use_fraction = Parte de la memoria configurada que los hosts deben mantener; el resto no se usa o se comparte.
scenario-help-suspended_fraction = Proporción máxima de escritorios suspendidos; cada uno guarda su memoria en un archivo.
scenario-help-image_gib = Tamaño de la imagen maestra.
scenario-help-n_image_copies = Copias completas de la imagen en la cabina, una por volumen o réplica.
scenario-help-sessions_per_desktop = Número medio de usuarios por máquina virtual: 1 para escritorios, más para hosts de sesión.
scenario-help-growth_gib_per_desktop = Bloques escritos por un escritorio que no están en su imagen: perfil, deltas, archivo de paginación, caché de escritura.
scenario-help-disposable_gib_per_desktop = Disco aparte para archivo de paginación y temporales, que se vacía al apagar.
scenario-help-persistent_gib_per_desktop = Disco aparte que se conserva al actualizar o recomponer.
scenario-help-profile_containers = Dónde están los contenedores de perfil (FSLogix). En un servicio de archivos, sus E/S no llegan a esta cabina; con Cloud Cache, la cabina tiene una copia local con varias veces más E/S.
scenario-help-profile_container_gib_per_desktop = Contenedor de perfil de cada usuario en la misma cabina; el máximo predeterminado de FSLogix es 29,3 GiB.
scenario-help-user_data_gib_per_desktop = Datos de usuario en la misma cabina.
scenario-help-growth_years = Años de ese crecimiento para los que se reserva capacidad.
scenario-help-snapshot_reserve_fraction = Capacidad para instantáneas, como parte de los datos no reproducibles: datos de usuario con crecimiento y deltas de escritorios dedicados.
scenario-help-login_good_s = Un inicio de sesión de hasta esta duración es bueno.
scenario-help-login_fair_s = Un inicio de sesión de hasta esta duración es aceptable; más allá, deficiente.
scenario-help-login_min_good_fraction = Proporción de los usuarios de un evento de inicio de sesión que deben tener uno bueno.
scenario-help-login_max_poor_fraction = Proporción de los usuarios de un evento de inicio de sesión que pueden tener uno deficiente.
scenario-help-host_latency_max_ms = Tiempo medio de respuesta en los hosts durante inicios de sesión o trabajo. Límites habituales: 20 ms (PS6100XS), 15 ms (VNX5500). Proceden de estudios de cabinas más antiguas; las cabinas flash suelen estar muy por debajo.
scenario-help-power_on_max_s = Tiempo en el que un pool debe estar encendido.
scenario-help-provisioning_max_s = Tiempo en el que un pool debe estar desplegado.
scenario-help-controller_max_fraction = Utilización media de la CPU de las controladoras durante inicios de sesión o trabajo.
scenario-help-drive_max_fraction = Utilización media de las unidades durante inicios de sesión o trabajo.
scenario-help-port_max_fraction = Utilización media de los puertos frontales durante inicios de sesión o trabajo.
scenario-help-host_cpu_max_fraction = Utilización media de la CPU de los hosts durante inicios de sesión o trabajo.
scenario-help-memory_oversubscription_max_ratio = Memoria configurada de los escritorios respecto a la de los hosts; por encima, los hosts recurren al intercambio y al ballooning.
scenario-help-spare_capacity_fraction = Parte de la capacidad útil que queda libre.
scenario-help-survives = Componentes de los que uno puede fallar en cada evento sin incumplir objetivos; las recomendaciones lo garantizan.
scenario-help-desktops_fraction_per_year = Escritorios añadidos al año, como fracción del número actual.
scenario-help-through_year = Último año que la cabina debe cubrir; de forma predeterminada, el del calendario.
scenario-help-amount = Compra de todas las cabinas, con costes mensuales, soporte y electricidad durante el plazo de la lista de precios.
scenario-help-currency = Los importes no se convierten.
scenario-help-n_slots = Operaciones simultáneas; la siguiente empieza al terminar una.
scenario-help-starts_per_minute = Máximo de operaciones nuevas por minuto en todos los pools del evento; sin límite de forma predeterminada.
scenario-help-concurrent_fraction = Parte máxima de cada pool que se procesa a la vez.
scenario-help-mb_per_s_per_desktop = Velocidad limitada por escritorio; por defecto, tan rápido como permita el almacenamiento.
scenario-help-gib_per_desktop = Datos leídos por escritorio.
scenario-help-read_gib_per_desktop = Datos leídos por escritorio.
scenario-help-write_gib_per_desktop = Datos escritos por escritorio.
scenario-help-read_mb_per_s = Velocidad de lectura en la cabina.
scenario-help-write_mb_per_s = Velocidad de escritura en la cabina.
scenario-help-sequential_fraction = Parte de E/S secuenciales; los bloques modificados de una replicación son aleatorios.
scenario-help-outstanding_ios = E/S pendientes por escritorio.
scenario-help-io_kib = Tamaño de cada E/S.
scenario-help-window_s = Tiempo del primer al último usuario.
scenario-help-logins_per_minute = Llegadas por minuto en todos los pools, a ritmo fijo hasta el último usuario.
scenario-help-arrivals = Uniforme: ritmo constante. Campana: el 40 % llega en el sexto central de la ventana.
scenario-help-refresh = Los escritorios se actualizan y reinician antes del siguiente usuario; los perfiles se guardan en otro lugar.
scenario-help-refresh_slots = Actualizaciones simultáneas.
scenario-help-refresh_starts_per_minute = Máximo de actualizaciones nuevas por minuto en todos los pools del evento; sin límite de forma predeterminada.
scenario-help-refresh_concurrent_fraction = Parte máxima de cada pool que se actualiza a la vez.
scenario-help-desktop_fraction = Parte de cada pool que se enciende por adelantado; los demás arrancan al llegar sus usuarios.
scenario-help-on_arrival_slots = Encendidos simultáneos del broker para usuarios con el escritorio apagado.
scenario-help-on_arrival_per_minute = Máximo de encendidos por minuto del broker para esos usuarios; sin límite de forma predeterminada.
scenario-help-at_local_time = Cada pool participa a la hora local de su sede.
scenario-help-name = Nombre visible.
scenario-help-notes = Notas para los lectores del resultado.

## Choices
scenario-choice-dedicated = Dedicada
scenario-choice-floating = Flotante
scenario-choice-not_deployed = No desplegados
scenario-choice-off_never_used = Apagados, nunca usados
scenario-choice-off_used = Apagados, usados
scenario-choice-idle_never_used = Inactivos, nunca usados
scenario-choice-idle_rebooted = Inactivos, reiniciados
scenario-choice-idle_used = Inactivos, usados
scenario-choice-uniform = Uniforme
scenario-choice-bell = Campana
scenario-choice-none = Ninguno
scenario-choice-array = En la misma cabina
scenario-choice-file_service = En un servicio de archivos
scenario-choice-cloud_cache = En un servicio de archivos, con Cloud Cache
scenario-choice-standard = Estándar

## Units and limits
scenario-unit-per-host = { $unit } por host
scenario-unit-per-desktop = { $unit } por escritorio
scenario-unit-per-minute = por minuto
scenario-unit-per-year = % al año
scenario-unit-years = años
scenario-limit-at-least = como mínimo { $value }
scenario-limit-more-than = más de { $value }
scenario-limit-at-most = como máximo { $value }
scenario-limit-less-than = menos de { $value }
scenario-limit-min-characters = { $n ->
        [one] al menos { $n } carácter
       *[other] al menos { $n } caracteres
    }
scenario-limit-max-characters = { $n ->
        [one] como máximo { $n } carácter
       *[other] como máximo { $n } caracteres
    }
scenario-limit-min-items = { $n ->
        [one] al menos { $n } elemento
       *[other] al menos { $n } elementos
    }
scenario-problem-too-small = es demasiado pequeño
scenario-problem-too-large = es demasiado grande
scenario-problem-too-short = es demasiado corto
scenario-problem-too-long = es demasiado largo
scenario-choice-conservative = Conservador
scenario-choice-aggressive = Agresivo

## Why a question is asked
scenario-why-pools-n_desktops = Todo depende de ello: tiempo de arranque, inicios de sesión simultáneos y capacidad.
scenario-why-pools-profile_id = Las E/S de un escritorio al arrancar, al iniciar sesión y al trabajar varían hasta diez veces según el tipo de usuario y el sistema.
scenario-why-pools-clone_type = Los clones que comparten imagen se sirven desde la caché; los completos leen sus propios bloques y ocupan su propia capacidad.
scenario-why-pools-deployment_id = Los gestores de clones tienen su propio ritmo, a menudo más lento de lo que permitiría la cabina.
scenario-why-pools-assignment = Con escritorios flotantes, ningún usuario espera a uno que arranca si hay otro encendido.
scenario-why-pools-initial_state = Los escritorios ya usados tienen cachés calientes y no arrancan: el primer lunes es más suave.
scenario-why-pools-time_zone = Las sedes en otras zonas horarias inician sesión a otras horas; si las tormentas no coinciden, basta una cabina menor.
scenario-why-pools-memory_gib = Los archivos de intercambio y los escritorios suspendidos ocupan esa capacidad en la cabina.
scenario-why-pools-memory_reservation_fraction = La memoria reservada no necesita archivo de intercambio: a menudo es la forma más económica de ahorrar capacidad.
scenario-why-pools-memory_in_use_fraction = Determina cuántos escritorios soporta un host antes de recurrir al intercambio en la cabina.
scenario-why-pools-suspended_fraction = Cada escritorio suspendido guarda su memoria en un archivo de la cabina.
scenario-why-pools-image_gib = Determina el tamaño de las copias de la imagen y cuánto escribe una recomposición.
scenario-why-pools-n_image_copies = Cada copia ocupa capacidad y su propia caché.
scenario-why-pools-growth_gib_per_desktop = Los deltas son la mayor parte de la capacidad en la mayoría de los pools.
scenario-why-pools-persistent_gib_per_desktop = Se conserva al actualizar, así que se acumula durante la vida del escritorio.
scenario-why-pools-profile_containers = Conectar un contenedor alarga cada inicio de sesión varios segundos, y su E/S llega al almacenamiento elegido aquí.
scenario-why-pools-profile_container_gib_per_desktop = Los contenedores en esta cabina se leen en cada inicio de sesión y crecen con el tiempo.
scenario-why-pools-user_data_gib_per_desktop = Las carpetas personales en la misma cabina ocupan capacidad además de los escritorios.
scenario-why-pools-data_growth_fraction_per_year = Una capacidad suficiente hoy puede faltar en el tercer año.
scenario-why-pools-snapshot_reserve_fraction = Las instantáneas guardan los datos modificados; esa capacidad se compra con la cabina.
scenario-why-events-reboot = Un reinicio vacía las cachés de los escritorios, por lo que los siguientes inicios de sesión leen más de la cabina.
scenario-why-events-window_s = Los mismos usuarios generan en 15 minutos el doble de carga que en 30: la ventana crea la tormenta.
scenario-why-events-arrivals = Los turnos que empiezan en punto llegan de golpe; el personal de oficina llega de forma escalonada.
scenario-why-events-n_slots = El número de arranques simultáneos es un ajuste gratuito que determina el tamaño de la tormenta.
scenario-why-events-desktop_fraction = Los usuarios no esperan el arranque de escritorios ya encendidos.
scenario-why-hosts-n_hosts = La memoria y la CPU de los hosts deben bastar para los escritorios, incluso con un host caído.
scenario-why-hosts-n_spare_hosts = Sin estos hosts, los demás soportan toda la carga: es el caso que hay que dimensionar.
scenario-why-hosts-memory_gib_per_host = Con poca memoria, los hosts recurren al intercambio en la cabina.
scenario-why-hosts-n_cores_per_host = Los inicios de sesión también necesitan CPU: un almacenamiento más rápido no compensa la falta de CPU en los hosts.
scenario-why-hosts-host_cache_gib = Las tormentas de arranque servidas desde la memoria de los hosts no llegan a la cabina.
scenario-why-hosts-storage_gbit_per_s_per_host = Un enlace lento hace lenta una cabina rápida.
scenario-why-array-model_id = Controladoras, cachés y RAID difieren: las mismas unidades soportan cargas distintas.
scenario-why-array-firmware_id = Una versión puede necesitar el doble de CPU que otra para las mismas E/S.
scenario-why-array-n_controllers = En la mayoría de los estudios publicados, las controladoras son el cuello de botella antes que las unidades.
scenario-why-array-flash_cache_gib = Las imágenes son pequeñas y todos los escritorios las leen: una caché que las contenga atiende la mayoría de las lecturas.
scenario-why-array-tiers-n_drives = Las escrituras acaban en las unidades: su número determina la tasa sostenible.
scenario-why-goals-login_good_s = Los usuarios juzgan un escritorio por su inicio de sesión. El contrato debería indicar la cifra.
scenario-why-goals-login_min_good_fraction = Dimensionar para el último uno por ciento puede costar tanto como todo lo demás.
scenario-why-goals-host_latency_max_ms = Por encima, las aplicaciones parecen lentas incluso sin tormenta de inicios de sesión.
scenario-why-goals-power_on_max_s = Tras una interrupción, los usuarios no pueden trabajar durante este tiempo.
scenario-why-goals-provisioning_max_s = Determina si una imagen puede desplegarse en una noche.
scenario-why-goals-controller_max_fraction = La reserva restante absorbe un fallo o un mal día.
scenario-why-goals-spare_capacity_fraction = Las cabinas llenas se ralentizan y la capacidad no se pide de un día para otro.
scenario-why-goals-survives = Los componentes acaban fallando: el lunes por la mañana debe funcionar sin uno.
scenario-why-growth-desktops_fraction_per_year = La compra de hoy debe bastar hasta su amortización.
scenario-why-growth-through_year = El año en que se sustituye la cabina, no el de la compra.

## Workbench
scenario-projects = Proyectos
scenario-breadcrumbs = Ruta de navegación
scenario-undo = Deshacer (Ctrl+Z)
scenario-redo = Rehacer (Ctrl+Mayús+Z)
scenario-sidebar = Escenario
scenario-import = Importar mediciones…
scenario-import-ics = Importar .ics
scenario-import-ics-hint = Importar eventos de un archivo de calendario (.ics)
scenario-compare-fio = Comparar con mediciones de fio
scenario-all-families = Todas las familias de cabinas y cambios de planificación
scenario-failures = Fallo de un componente
scenario-events-of-week = Eventos de esta semana
scenario-recommend = Recomendar
scenario-recommendation = Recomendación
scenario-recommendation-none = Aún no hay recomendación para esta versión
scenario-recommendation-run = Buscar la configuración más económica
scenario-recommendation-outdated = Recomendación para la versión { $version }; el escenario ha cambiado
scenario-recommendation-outdated-hint = Vuelva a simular el escenario para aplicar una recomendación.
scenario-copy-name = { $name } (la mía)
scenario-saved-as-copy = Guardado como copia
scenario-restored = Cambios sin guardar restaurados
scenario-restored-hint = No estaban guardados cuando salió a las { $time }. «Deshacer» los descarta.
scenario-not-run = Ejecución no iniciada
scenario-not-run-hint = Primero debe guardarse el escenario; consulte el estado arriba.
scenario-cannot-save = No se pudieron guardar los cambios
scenario-cannot-save-hint = Deshágalos o corrija el problema y continúe.
scenario-left-unsaved = { $name }: sin guardar
scenario-left-unsaved-hint = Los cambios se conservan en este navegador y se restauran al abrir el escenario.
scenario-applied = Cambios aplicados al escenario
scenario-applied-hint = «Deshacer» los revierte.
scenario-zoom-week = Semana
scenario-zoom-weeks = Semanas
scenario-zoom-all = Todo
scenario-zoom-event = Evento

## What changed in the calendar
scenario-event-copied = { $name } copiado; Ctrl+V lo pega en el puntero o al día siguiente.
scenario-event-not-pasted = { $name } no se ha pegado
scenario-event-not-pasted-hint = Sus pools ya no existen.
scenario-event-limit = No se puede mover más.
scenario-event-at = { $name }, { $time }
scenario-event-no-room = No hay sitio para una copia
scenario-event-no-room-hint = El calendario termina antes que la copia.
scenario-event-added = { $name } añadido, { $time }
scenario-event-deleted = { $name } eliminado
scenario-event-deleted-series = { $name } y sus repeticiones eliminados
scenario-event-deleted-said = { $what }; «Deshacer» lo restaura.

scenario-imported-from = Importado de:
scenario-imported-more = y { $n } más
