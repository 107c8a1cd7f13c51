# Results of a simulation: goals, verdict, bottlenecks, experience, capacity, hosts, warnings.

## Goals

goal-group-logins = Inicios de sesión
goal-group-storage = Almacenamiento durante los inicios de sesión y el trabajo
goal-group-hosts = Hosts
goal-group-time-and-space = Tiempo y capacidad

goal-login-good-s = Inicio de sesión bueno
    .limit = Duración de un inicio de sesión bueno
    .input = Inicio de sesión bueno, como máximo
    .sensitivity = Límite de un inicio de sesión bueno
goal-login-fair-s = Inicio de sesión aceptable
    .limit = Duración de un inicio de sesión aceptable
    .input = Inicio de sesión aceptable, como máximo
    .sensitivity = Límite de un inicio de sesión aceptable
goal-login-min-good-fraction = Inicios de sesión buenos
    .limit = Usuarios con un inicio de sesión bueno
    .input = Inicios de sesión buenos, como mínimo
    .sensitivity = Porcentaje exigido de inicios de sesión buenos
goal-login-max-poor-fraction = Inicios de sesión deficientes
    .limit = Usuarios con un inicio de sesión deficiente
    .input = Inicios de sesión deficientes, como máximo
    .sensitivity = Porcentaje admitido de inicios de sesión deficientes
goal-host-latency-max-ms = Tiempo de respuesta en los hosts
    .limit = Tiempo de respuesta en los hosts
    .input = Tiempo de respuesta, como máximo
    .sensitivity = Tiempo de respuesta admitido
goal-power-on-max-s = Tiempo de encendido
    .limit = Tiempo de encendido de un pool
    .input = Tiempo de encendido, como máximo
    .sensitivity = Tiempo de encendido admitido
goal-provisioning-max-s = Tiempo de despliegue
    .limit = Tiempo de despliegue de un pool
    .input = Tiempo de despliegue, como máximo
goal-controller-max-fraction = CPU de las controladoras
    .limit = CPU de las controladoras
    .input = CPU de las controladoras, como máximo
    .sensitivity = Uso admitido de la CPU de las controladoras
goal-drive-max-fraction = Unidades
    .limit = Utilización de las unidades
    .input = Unidades, como máximo
    .sensitivity = Utilización admitida de las unidades
goal-port-max-fraction = Puertos
    .limit = Utilización de los puertos
    .input = Puertos, como máximo
    .sensitivity = Utilización admitida de los puertos
goal-host-cpu-max-fraction = CPU de los hosts
    .limit = CPU de los hosts
    .input = CPU de los hosts, como máximo
goal-memory-oversubscription-max-ratio = Sobreasignación de memoria
    .limit = Memoria de los escritorios respecto a la de los hosts
    .input = Sobreasignación de memoria, como máximo
goal-spare-capacity-fraction = Capacidad libre
    .limit = Capacidad libre
    .input = Capacidad libre, como mínimo
    .sensitivity = Capacidad libre exigida
goal-survives = Tolerancia a fallos
    .limit = Tolerancia a fallos
    .input = Tolerancia a fallos

goal-at-most = como máximo { $limit }
goal-at-least = como mínimo { $limit }

## Phases

phase-label = { $time } { $event }
at-local-time = { $text } ({ $time } en { $place })

## Verdict

status-pass = Cumple
    .headline = Cumple: se cumplen todos los objetivos
    .headline-low = Cumple, confianza baja: se cumplen todos los objetivos
    .headline-guest-time = Cumple, tiempo del sistema invitado supuesto: se cumplen todos los objetivos
status-at-risk = En riesgo
    .headline = En riesgo: se cumplen todos los objetivos, con poco margen
    .headline-low = En riesgo, confianza baja: se cumplen todos los objetivos, con poco margen
    .headline-guest-time = En riesgo, tiempo del sistema invitado supuesto: se cumplen todos los objetivos, con poco margen
status-fail = No cumple
    .headline = No cumple: no se cumplen todos los objetivos

verdict-on-array = En { $array }: { $sentence }
verdict-array-without-io = No tiene E/S en ninguna fase.
verdict-only-phase-met = Cumple todos los objetivos en la única fase del calendario.
verdict-all-phases-met = Cumple todos los objetivos en las { $n } fases del calendario.
verdict-only-phase-met-alone = La única fase del calendario cumple sus objetivos.
verdict-all-phases-met-alone = Las { $n } fases del calendario cumplen sus objetivos.
verdict-without-load = No incluye la carga de { $names }.
verdict-without-load-more = { $n } más
verdict-phases-met = { $total ->
        [one] Incumple objetivos en la única fase del calendario.
       *[other] Cumple todos los objetivos en { $met } de { $total } fases.
    }
verdict-worst-unfinished = Fase más crítica: { $phase } – no termina a tiempo.
verdict-worst-logins = Fase más crítica: { $phase } – { $good } de inicios de sesión buenos, { $fair } aceptables y { $poor } deficientes (media { $mean }).
verdict-worst-goal = Fase más crítica: { $phase } – { $goal } { $value } (objetivo: { $limit }).
verdict-host-cpu-unchecked = La CPU de los hosts no se comprueba, porque se desconocen sus núcleos o su frecuencia.
verdict-constraint = Margen mínimo de rendimiento: { $margin } – { $phase }, { $goal } { $value } (objetivo: { $limit }).
verdict-constraint-mean = Margen mínimo de rendimiento: { $margin } – { $phase }, { $goal } { $value } de media, { $peak } en el minuto de mayor carga (objetivo para la media: { $limit }).
verdict-constraint-unfinished = { $phase } no termina a tiempo.
verdict-saturated = { $phase } cumple sus objetivos, pero un componente se satura en el pico.
verdict-space-insufficient = Capacidad insuficiente: se necesitan { $needed } y hay { $usable } útiles.
verdict-space-short = Capacidad libre: { $free } (objetivo: como mínimo { $goal }).
verdict-capacity = La capacidad libre es de { $free } (objetivo: como mínimo { $goal }), un margen de { $margin }.
verdict-capacity-nearest = La capacidad libre está más cerca de su límite que el rendimiento: { $free } (objetivo: como mínimo { $goal }), un margen de { $margin }.
# Planned states: the last year of the growth, and failed components. $part: “With one controller failed”
state-today = Hoy con { $n ->
        [one] un escritorio
       *[other] { $n } escritorios
    }
state-part-on-array = { $part } en { $array }
state-year = En { $year } con { $n ->
        [one] un escritorio
       *[other] { $n } escritorios
    }
state-year-and-part = { $part }, en { $year } con { $n ->
        [one] un escritorio
       *[other] { $n } escritorios
    }
verdict-in-state = { $state }: { $sentence }
verdict-today-met = Con todos los componentes y { $n ->
        [one] el escritorio actual
       *[other] los { $n } escritorios actuales
    }, se cumplen todos los objetivos.
verdict-planned-growth-met = También se cumplen todos los objetivos en { $year } con { $n ->
        [one] un escritorio
       *[other] { $n } escritorios
    }.
verdict-planned-failures-met = También se cumplen todos los objetivos si falla { $parts }.
verdict-planned-both-met = También se cumplen todos los objetivos en { $year } con { $n ->
        [one] un escritorio
       *[other] { $n } escritorios
    }, incluso si falla { $parts }.

## Bottleneck of a phase

binding-users-wait = Cuello de botella: { $component } al { $load }; los inicios de sesión tienen que esperar.
binding-work-waits = Cuello de botella: { $component } al { $load }; el trabajo tiene que esperar.
binding-at-full-speed = Hay usuarios trabajando durante esta fase. Las tareas que se ejecutan tan rápido como pueden tienen objetivos de tiempo de respuesta y duración, pero no de utilización.
binding-credits = Cuello de botella: { $component }, cuyos créditos de ráfaga se agotan; se usa un { $load } de media y después el trabajo tiene que esperar.
binding-hosts-full = Cuello de botella: CPU de los hosts al { $load }; los hosts apenas pueden asumir más carga.
binding-power-on = Cuello de botella: { $component } al { $load }; limita la rapidez con la que se encienden los escritorios.
binding-clone-manager = El gestor de clones marca el ritmo.
binding-power-on-slots = El número de encendidos simultáneos marca el ritmo.
binding-all-at-once = Todos los escritorios se inician a la vez.
binding-unserved = La cabina atiende solo { $served } de los { $requested } solicitados.
binding-saturated-at-peak = Cuello de botella en el pico: { $component } al { $peak } durante al menos un minuto ({ $load } de media).
binding-closest = Más cerca de su límite: { $component } al { $peak } en el minuto de mayor carga ({ $load } de media).
binding-none = Sin cuello de botella.
binding-guests = El almacenamiento no es el cuello de botella: aunque el almacenamiento responda al instante, el { $share } de los usuarios necesita hasta { $time } para iniciar sesión, y solo son buenos los inicios de hasta { $goal }.
binding-highest-load = Mayor utilización: { $component }, { $load }.
binding-highest-load-at-work = Mayor utilización mientras los usuarios inician sesión o trabajan: { $component }, { $load }.

## Experience indicators

indicator-login-delay = Retardo de inicio de sesión
    .inline = retardo de inicio de sesión
indicator-application-load = Tiempo de carga de aplicaciones
    .inline = tiempo de carga de aplicaciones
indicator-cpu-queue = Longitud de la cola de CPU
    .inline = longitud de la cola de CPU
indicator-page-faults = Fallos de página
    .inline = fallos de página
indicator-hung-applications = Aplicaciones que no responden
    .inline = aplicaciones que no responden
indicator-disk-load = IOPS de disco
    .inline = IOPS de disco
indicator-disk-queue = Longitud de la cola de disco
    .inline = longitud de la cola de disco
indicator-network-latency = Tiempo de ida y vuelta de la red
    .inline = tiempo de ida y vuelta de la red
indicator-failed-connections = Conexiones fallidas
    .inline = conexiones fallidas
indicator-view-planner = View Planner, grupo A, percentil 95
    .inline = View Planner, grupo A, percentil 95

indicator-no-application-start = Se calcula la parte del almacenamiento en el arranque de una aplicación, no la del sistema invitado.
indicator-inside-guest = Depende de las aplicaciones del sistema invitado.
indicator-inside-guest-cpu = Depende de las aplicaciones del sistema invitado. La CPU de los hosts tiene su propio objetivo.
indicator-inside-guest-no-weight = Depende de las aplicaciones del sistema invitado. Este indicador no tiene peso.
indicator-no-logins = Ningún usuario inicia sesión durante esta fase.
indicator-no-desktop-on = No hay ningún escritorio encendido.
indicator-no-network = La red entre el escritorio y el usuario no se modela.
indicator-no-model = Hay muy pocos valores publicados para comprobar un modelo de los tiempos de respuesta de las aplicaciones.

indicator-score-good = Bueno: { $points } de 100 puntos, según { $indicators } ({ $share } del peso).
indicator-score-fair = Aceptable: { $points } de 100 puntos, según { $indicators } ({ $share } del peso).
indicator-score-poor = Deficiente: { $points } de 100 puntos, según { $indicators } ({ $share } del peso).
indicator-score-unknown = No se conoce ningún indicador con peso.
indicator-score-not-known = No conocidos: { $indicators }.

## Capacity

capacity-base-images = Imágenes maestras
capacity-images = Imágenes
capacity-replicas = Réplicas
capacity-base-disks = Discos base
capacity-deltas = Deltas y perfiles de escritorios
capacity-write-caches = Cachés de escritura
capacity-difference-disks = Discos de diferencias
capacity-swap = Archivos de intercambio
capacity-suspend = Archivos de suspensión
capacity-disposable = Discos desechables
capacity-persistent = Discos persistentes
capacity-profile-containers = Contenedores de perfiles
capacity-user-data = Datos de usuario
capacity-digests = Resúmenes de imágenes
capacity-disposable-digests = Resúmenes de discos desechables
capacity-growth = { $years ->
        [one] { $item }, crecimiento en { $years } año
       *[other] { $item }, crecimiento en { $years } años
    }
capacity-snapshots = Reserva de instantáneas
capacity-other-workloads = Otras cargas de trabajo
capacity-of-pool = { $item }, { $pool }
capacity-raw = Capacidad bruta de las unidades
capacity-volumes = Tamaño de los volúmenes
capacity-right-sizing = Ajuste de tamaño de las unidades
capacity-usable = Útil: { $size }, es decir, { $binary }.
capacity-usable-before-reduction = Útil después de RAID o copias, antes de la reducción de datos: { $size }, es decir, { $binary }.
capacity-effective = Efectiva después de una reducción de datos de { $ratio } a 1, si se aplica a todos los datos: hasta { $size }, es decir, { $binary }.
capacity-effective-mix = Efectiva después de la reducción de datos, con estos datos: hasta { $size } o { $binary }. La reducción de datos de { $ratio } a 1 se aplica al { $share } de ellos; los archivos de intercambio, los discos desechables y los contenedores de perfiles se cuentan sin ella.
capacity-spares = Unidades de repuesto
capacity-copies = Copias adicionales
capacity-parity = Paridad
capacity-reserve = Reserva del sistema de archivos
capacity-of-tier = { $item }, { $tier }

capacity-formula-product = { $count } × { $size }
capacity-formula-reduced = { $count } × { $size } ÷ { $ratio }
capacity-formula-growth = { $size } × ({ $rate }^{ $years } − 1)
capacity-formula-share = { $share } de { $size }
capacity-formula-other-workloads = { $size } de espacio utilizado por otras cargas de trabajo
capacity-formula-sum = { $first } + { $second }
capacity-formula-pools = { $n ->
        [one] { $n } pool
       *[other] { $n } pools
    }
capacity-formula-parity = { $groups ->
        [one] { $groups } grupo RAID
       *[other] { $groups } grupos RAID
    }: { $drives } × { $size }
capacity-formula-reserve = { $n ->
        [one] { $share } de { $n } unidad de datos
       *[other] { $share } de { $n } unidades de datos
    }

## Datastores

datastore-overcommit-conservative = Con el nivel de sobreasignación «conservative», View coloca { $clones } clones de { $pool } en datastores de al menos { $size }.
datastore-overcommit-moderate = Con el nivel de sobreasignación «moderate», View coloca { $clones } clones de { $pool } en datastores de al menos { $size }.
datastore-overcommit-aggressive = Con el nivel de sobreasignación «aggressive», View coloca { $clones } clones de { $pool } en datastores de al menos { $size }.
datastore-no-overcommit = Sin sobreasignación, { $pool } necesita datastores tan grandes como para clones completos, { $size }.
datastore-full = Los archivos de intercambio y los discos desechables bastarían para llenarlos.
datastore-too-small = Es demasiado poco para deltas de { $delta } por escritorio: los datastores se llenan con { $room }.
datastore-enough = Hay espacio para deltas de { $room } por escritorio.

## Building block of the VNX5500 study

building-block-skew = Según la distribución medida, { $hot } reciben el 95 % de las E/S.
building-block-flash-covers = Los { $flash } de flash del pool atienden por sí solos el { $alone } de las E/S. Con { $cache } de FAST Cache, la memoria flash cubre los datos calientes y atiende el { $together }.
building-block-flash-misses = Los { $flash } de flash del pool atienden por sí solos el { $alone } de las E/S. Con { $cache } de FAST Cache, la memoria flash no cubre los datos calientes y atiende el { $together }.
building-block-best-case = Es el caso más favorable: en la prueba, los bloques nuevos iban primero a SAS, y las unidades SAS estaban cerca de la saturación durante la tormenta de inicios de sesión.
building-block-not-measured = La regla 3/25/72 % no se midió: el pool probado tenía 4/13/83 %, para 500 escritorios con una sola carga de trabajo.
building-block-rule = { $desktops ->
        [one] Para { $desktops } escritorio, la regla 3/25/72 % exige { $tiers }.
       *[other] Para { $desktops } escritorios, la regla 3/25/72 % exige { $tiers }.
    }
building-block-flash = { $drives ->
        [one] { $size } de flash ({ $drives } unidad)
       *[other] { $size } de flash ({ $drives } unidades)
    }
building-block-performance = { $drives ->
        [one] { $size } de SAS ({ $drives } unidad)
       *[other] { $size } de SAS ({ $drives } unidades)
    }
building-block-capacity = { $drives ->
        [one] { $size } de NL-SAS ({ $drives } unidad)
       *[other] { $size } de NL-SAS ({ $drives } unidades)
    }

## Hosts

host-density-none = Ningún escritorio cabe en un host sin incumplir los objetivos.
host-density-memory-cpu-unknown = { $n ->
        [one] Un host admite { $n } escritorio, limitado por la memoria; su CPU no se conoce.
       *[other] Un host admite { $n } escritorios, limitado por la memoria; su CPU no se conoce.
    }
host-density-memory-cpu-unlimited = { $n ->
        [one] Un host admite { $n } escritorio, limitado por la memoria; su CPU nunca alcanza su objetivo.
       *[other] Un host admite { $n } escritorios, limitado por la memoria; su CPU nunca alcanza su objetivo.
    }
host-density-memory = { $n ->
        [one] Un host admite { $n } escritorio, limitado por la memoria; su CPU admitiría { $other }.
       *[other] Un host admite { $n } escritorios, limitado por la memoria; su CPU admitiría { $other }.
    }
host-density-cpu = { $n ->
        [one] Un host admite { $n } escritorio, limitado por la CPU; su memoria admitiría { $other }.
       *[other] Un host admite { $n } escritorios, limitado por la CPU; su memoria admitiría { $other }.
    }
host-density-needed = Hosts necesarios para { $desktops ->
        [one] { $desktops } escritorio
       *[other] { $desktops } escritorios
    }: { $needed }; disponibles: { $hosts }.
host-density-needed-with-spare = Hosts necesarios para { $desktops ->
        [one] { $desktops } escritorio
       *[other] { $desktops } escritorios
    }: { $needed }, de ellos { $spare } de reserva; disponibles: { $hosts }.
host-density-vcpus = La relación vCPU/núcleo es de { $ratio }:1.

host-memory-beyond-goal = La memoria de los hosts está sobreasignada { $ratio } a 1 (objetivo: como máximo { $limit } a 1).
host-memory-beyond-goal-missing = { $n ->
        [one] Con { $n } host menos, la memoria de los hosts está sobreasignada { $ratio } a 1 (objetivo: como máximo { $limit } a 1).
       *[other] Con { $n } hosts menos, la memoria de los hosts está sobreasignada { $ratio } a 1 (objetivo: como máximo { $limit } a 1).
    }
host-memory-swapping = Cabe esperar ballooning y E/S de intercambio, cuyo volumen no se modela.
host-memory-within-goal = La memoria de los hosts está comprometida { $ratio } a 1 (objetivo: como máximo { $limit } a 1).
host-memory-reclaimed = { $missing } de memoria en uso por host no caben: cabe esperar ballooning.

## Assumptions

assumption-label = { $document }: { $fact }

## Warnings

warning-growth-elsewhere = Este resultado abarca los escritorios actuales. La recomendación tiene en cuenta además el crecimiento hasta { $year }.
warning-failures-elsewhere = Este resultado supone que todos los componentes funcionan. La recomendación tiene en cuenta además los fallos: { $parts }.
warning-growth-and-failures-elsewhere = Este resultado abarca los escritorios actuales y supone que todos los componentes funcionan. La recomendación tiene en cuenta además el crecimiento hasta { $year } y los fallos: { $parts }.
warning-event-waits = { $event } espera hasta que { $pool } esté desplegado.
warning-hosts-cpu = El objetivo de CPU permite { $density } escritorios por host, por lo que se necesitan { $needed } hosts, no { $hosts }. Las fases se evalúan por su media, que es menor que la del cuarto de hora con más carga.
warning-hosts-cpu-growth = El objetivo de CPU permite { $density } escritorios por host, así que se necesitan { $at_end } hosts para los { $desktops } escritorios al final del crecimiento ({ $needed } para los actuales), no { $hosts }. Las fases se evalúan por su media, que es menor que la del cuarto de hora con más carga.
warning-during-work = { $event } empieza { $at }, hora local de { $pool }, cuyos usuarios todavía están trabajando.
warning-event-ends-sessions = { $event } interrumpe a usuarios con la sesión iniciada.
warning-recommendations-together = Cada configuración recomendada cumple los objetivos si las demás cabinas no tienen colas, pero no junto con las demás recomendaciones.
warning-file-service = { $pool }: para los contenedores de perfil de { $users } usuarios activos, el servicio de archivos debe ofrecer unas { $reads } de lectura y { $writes } de escritura. No se simula.
warning-hosts-cpu-unknown = La CPU de los hosts no se comprueba: indique los núcleos y la frecuencia de los hosts.
warning-logins-of-guests = { $pool }: aunque el almacenamiento responda al instante, el { $share } de los usuarios necesita hasta { $time } para iniciar sesión, pero solo son buenos los inicios de hasta { $goal }. Ningún almacenamiento puede cumplir este objetivo; permita más tiempo para los inicios de sesión buenos.
warning-machines-and-hosts = El escenario tiene { $machines } máquinas virtuales, pero { $hosts } hosts. Cada máquina virtual tiene su propio disco, por lo que ambos números deberían ser iguales.
warning-volume-failures = Los fallos no afectan a los volúmenes en la nube: el proveedor sustituye las piezas averiadas.
warning-volume-host-cache = La caché de los hosts no tiene efecto: { $array } se usa sin caché en los hosts.
warning-host-iops = Cada host está limitado a { $host }, menos que las { $disk } de su disco. Un disco mayor no ayuda; un tamaño de VM mayor puede ayudar.
warning-host-iops-unused = El límite de IOPS por host no tiene efecto: solo se aplica a discos en la nube y ninguna cabina de este escenario los utiliza.
warning-never-reset = { $pool }: los escritorios no persistentes suelen restablecerse al cerrar la sesión o cada noche, y en este calendario nada los restablece. El resultado supone que siguen encendidos y conservan sus cachés.
warning-no-other-workloads = Se supone que la cabina existente está vacía: no se han indicado otras cargas de trabajo, por lo que toda su capacidad y su rendimiento quedan libres para los escritorios.
warning-other-workloads-space = La cabina contiene también { $used } de otras cargas de trabajo, cuya carga es desconocida y cuenta como cero.
warning-other-workloads = Las cifras de la cabina incluyen otras cargas de trabajo: en todo momento { $reads } de lectura y { $writes } de escritura de { $size } cada una, y { $used } de espacio utilizado. Se supone que las cachés de la cabina no atienden ninguna de estas lecturas.
warning-credits = Los créditos de ráfaga ({ $limit }) se agotan el { $at } ({ $phase }). Hasta que se recuperen, los volúmenes ofrecen como máximo { $regular } en lugar de hasta { $burst }.
warning-credits-unjudged = Los créditos de ráfaga ({ $limit }) se agotan el { $at }. Hasta que se recuperen, los volúmenes ofrecen como máximo { $regular } en lugar de hasta { $burst }.
warning-credits-logins = { $n ->
        [one] En ese momento, { $n } usuario está iniciando sesión.
       *[other] En ese momento, { $n } usuarios están iniciando sesión.
    }
warning-failure-spread = El fallo { $event } se reparte entre las { $arrays } cabinas. En realidad, los escritorios de la cabina afectada sufren unas { $arrays } veces el efecto y los demás ninguno. Simule solo esa cabina para verlo.
warning-profile-memory = { $pool }: se supone en uso el { $given } de la memoria, pero el perfil de carga indica el { $profile }. En ese caso, { $missing } por host no cabrían.
warning-swap-files = Los archivos de intercambio necesitan { $swap } de los { $needed } de capacidad. La memoria de los hosts basta para todos los escritorios: si se reserva, no hacen falta archivos de intercambio.
warning-copies = { $n ->
        [one] Con { $n } host menos, { $needed } con todas sus copias no caben en las unidades restantes. Otro fallo puede causar pérdida de datos.
       *[other] Con { $n } hosts menos, { $needed } con todas sus copias no caben en las unidades restantes. Otro fallo puede causar pérdida de datos.
    }
warning-clones-not-written = { $pool }: los clones completos ocupan { $stored }, pero el método de despliegue { $deployment } solo escribe { $written }. Elija un método que copie los clones completos, salvo que la cabina los copie por sí misma.

## Probabilidad de cumplir los objetivos y distancia a los sistemas medidos

confidence-holds = Confianza alta: si las entradas son las indicadas, todos los objetivos se cumplen con una probabilidad de hasta { $probability }.
confidence-likely = Confianza media: si las entradas son las indicadas, todos los objetivos se cumplen con una probabilidad de hasta { $probability }.
confidence-toss-up = Confianza baja: los errores de predicción en sistemas medidos pueden superar el margen. Si las entradas son las indicadas, todos los objetivos se cumplen con una probabilidad de hasta { $probability }.
confidence-unlikely = Si las entradas son las indicadas, todos los objetivos se cumplen con una probabilidad de { $probability } como máximo.
confidence-if-confirmed =
    Confianza si las entradas son las indicadas: { $confirmed ->
        [holds] alta
       *[likely] media
    } si se confirma el tiempo del sistema invitado de los inicios de sesión; si no, { $likelihood ->
        [likely] media
        [toss_up] baja
       *[unlikely] muy baja
    } (todos los objetivos se cumplen con una probabilidad de hasta { $probability }).
confidence-least-likely = Objetivo con menor probabilidad de cumplirse: { $goal } ({ $phase }).
confidence-least-likely-then = Objetivo con menor probabilidad de cumplirse entonces: { $goal } ({ $phase }).
confidence-guest-time = El tiempo del invitado, que el almacenamiento no cambia, es de { $guest } en un inicio de sesión medio de { $mean }: mida un inicio de sesión en los escritorios actuales para tener más certeza.
confidence-guest-time-assumed = La mayor parte de un inicio de sesión ({ $guest } de { $mean }) es tiempo del sistema invitado, que el almacenamiento no cambia. Si las mediciones en las instalaciones del cliente lo confirman, la probabilidad es de hasta { $probability }.
confidence-unfinished = { $phase } no termina a tiempo.
confidence-lack-of-space = La capacidad o la memoria de los hosts es insuficiente.
confidence-price-same = Para una probabilidad de hasta { $probability }: sin coste adicional.
confidence-price-more = Para una probabilidad de hasta { $probability }: { $amount } más ({ $configuration }).
confidence-price-unpriced = Para una probabilidad de hasta { $probability }: { $configuration }.
confidence-price-limited = Ningún almacenamiento de esta familia alcanza una probabilidad del { $probability } debido a: { $goals }.
confidence-price-guest-time = Más almacenamiento no eleva la probabilidad al { $probability }, porque la mayor parte de un inicio de sesión es tiempo del sistema invitado, que es lo que decide: { $goals }. Los inicios de sesión medidos en las instalaciones del cliente podrían elevarla hasta el { $given }.
confidence-price-limited-more = Para los demás objetivos: { $amount } más ({ $configuration }).
confidence-price-limited-unpriced = Para los demás objetivos: { $configuration }.
confidence-no-goals = Ninguna fase tiene un objetivo que pueda incumplirse.
confidence-nothing-measured = El catálogo no contiene ningún sistema medido con el que comparar esta fase.
confidence-same-as = Sistema medido más parecido: { $system }. Todas las propiedades comparadas coinciden.
confidence-differs-from = Sistema medido más parecido: { $system }. Diferencias: { $differences }.
dimension-generator = generador de carga
dimension-guest = sistema operativo invitado
dimension-clone-type = tipo de clon
dimension-array = modelo de cabina
dimension-media = tipo de unidades
dimension-scale = número de usuarios
dimension-phase = fase (no medida en ese sistema)
