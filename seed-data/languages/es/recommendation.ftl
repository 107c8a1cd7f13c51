### Recommended hardware, shortlist of array families, comparison of scenarios, response-time curve.

## Configuration: its parts, separated by commas

configuration-list = { $first }, { $others }
configuration-arrays = { $n ->
        [one] { $n } cabina
       *[other] { $n } cabinas
    }
configuration-nodes = { $n ->
        [one] { $n } nodo
       *[other] { $n } nodos
    }
configuration-controllers = { $n ->
        [one] { $n } controladora
       *[other] { $n } controladoras
    }
configuration-controllers-each = { $n ->
        [one] { $n } controladora por cabina
       *[other] { $n } controladoras por cabina
    }
configuration-drives = { $n } × { $drive }
configuration-volumes = { $n ->
        [one] { $size } de { $volume }
       *[other] { $n } × { $size } de { $volume }
    }
configuration-tiers = { $first } + { $others }
configuration-flash-cache = { $size } de caché flash
configuration-no-flash-cache = sin caché flash
configuration-ports = { $n ->
        [one] { $n } puerto
       *[other] { $n } puertos
    }
configuration-host-cache = { $size } de caché de imágenes en cada host
configuration-host-cache-off = caché de imágenes de los hosts desactivada

## Bill of materials: a part, as a label

bill-array = Cabina ({ $array })
bill-array-without-rate = Cabina ({ $array }; precio en { $entered } sin tipo de cambio a { $currency })
bill-controller = Controladora ({ $array })
bill-node = Nodo ({ $array })
bill-node-in-hosts = Nodo sin servidor ({ $array })
bill-shelf = Bandeja ({ $array })
bill-cache-module = Módulo de caché ({ $array })
bill-port = Puerto ({ $array })
bill-added-drives = { $drive }, añadido
bill-host-memory = Memoria de host para almacenamiento y caché de imagen (GiB)
bill-gib = { $volume } (GiB)
bill-power = Electricidad (kWh)
bill-support = Soporte, por año ({ $share } del precio de compra)

## Missed goals

missed-completion = Finalización a tiempo
missed-failure-tolerance = Tolerancia a fallos
missed-data-protection = Protección de datos
missed-drives-without-raid = Unidades sin RAID
missed-capacity = Capacidad
missed-hosts = Hosts
missed-goal-on-array = { $goal } en { $array }
missed-goal-at = { $goal } ({ $phase })
missed-without-storage = { $n ->
        [one] El almacenamiento no puede resolver este objetivo incumplido: { $goals }.
       *[other] El almacenamiento no puede resolver estos objetivos incumplidos: { $goals }.
    }

## Recommendation for one array family

assumed-value = { $value } (supuesto)
assumed-parts = Esta cabina se describió por su capacidad, reducción de datos y rendimiento; la versión de software, las controladoras, las unidades, los repuestos y los puertos se suponen a partir de cabinas de su clase.
recommendation-of-model = { $model }, { $configuration }
recommendation-cheapest = Configuración más económica que cumple todos los objetivos: { $configuration }.
recommendation-fewest-drives = Configuración con menos unidades que cumple todos los objetivos: { $configuration }.
recommendation-cheapest-of-storage = Configuración más económica que cumple todos los objetivos que dependen del almacenamiento: { $configuration }.
recommendation-fewest-drives-of-storage = Configuración con menos unidades que cumple todos los objetivos que dependen del almacenamiento: { $configuration }.
recommendation-none = Ninguna configuración de esta familia cumple todos los objetivos.
recommendation-closest = Configuración más cercana: { $configuration }.
recommendation-missed-goal = Objetivo incumplido: { $goal }.
recommendation-missed-phases = { $n ->
        [one] Objetivo incumplido: { $goal }. También se incumplen objetivos en { $n } fase más.
       *[other] Objetivo incumplido: { $goal }. También se incumplen objetivos en { $n } fases más.
    }
recommendation-missed-goals = { $n ->
        [one] Objetivos incumplidos: { $goal } y { $n } más.
       *[other] Objetivos incumplidos: { $goal } y { $n } más.
    }
recommendation-illustrative-prices = Los precios son orientativos y no constituyen una oferta.

## Shortlist of array families

shortlist-without-raid = Esta familia guarda los datos sin RAID ni copias: si falla una unidad, se pierden sus escritorios y los datos que contienen. Solo se considera si ya está instalada.
shortlist-tier-missing = El fallo «{ $failure }» afecta a unidades del nivel { $tier }, que esta familia no tiene.
shortlist-too-many-users = Los usuarios con contenedores de perfil necesitan al menos { $shares } recursos compartidos de archivos; un escenario puede tener como máximo { $most }.
shortlist-too-many-hosts = Esta familia se ejecuta en cada host y admite como máximo { $most ->
        [one] { $most } host
       *[other] { $most } hosts
    }. El escenario tiene { $hosts }.
shortlist-too-few-hosts = Esta familia se ejecuta en cada host y necesita al menos { $least } hosts. El escenario tiene { $hosts }.
shortlist-storage-lost = El fallo deja escritorios sin almacenamiento.
shortlist-missed = Incumplido: { $goal } – { $phase }.
shortlist-missed-without = Incumplido: { $goal } – { $part }: { $phase }.
shortlist-headroom-limit = La holgura está limitada por: { $goal }.
shortlist-headroom-limit-in-phase = La holgura está limitada por: { $goal } – { $phase }.
shortlist-headroom-limit-without = La holgura está limitada por: { $goal } – { $part }: { $phase }.
shortlist-headroom-limit-failure = La holgura está limitada por un fallo. { $failure }
shortlist-cheapest = { $n ->
        [0] La única familia comparada, { $family }, cumple todos los objetivos: { $configuration }, { $price }.
        [one] { $family } es la única familia que cumple todos los objetivos: { $configuration }, { $price }.
       *[other] { $family } es la más económica de las { $n } familias que cumplen todos los objetivos: { $configuration }, { $price }.
    }
shortlist-fewest-drives = { $n ->
        [0] La única familia comparada, { $family }, cumple todos los objetivos: { $configuration }.
        [one] { $family } es la única familia que cumple todos los objetivos: { $configuration }.
       *[other] { $family } es la que menos unidades tiene de las { $n } familias que cumplen todos los objetivos: { $configuration }.
    }
shortlist-cheapest-of-storage = { $n ->
        [0] La única familia comparada, { $family }, cumple todos los objetivos que dependen del almacenamiento: { $configuration }, { $price }.
        [one] { $family } es la única familia que cumple todos los objetivos que dependen del almacenamiento: { $configuration }, { $price }.
       *[other] { $family } es la más económica de las { $n } familias que cumplen todos los objetivos que dependen del almacenamiento: { $configuration }, { $price }.
    }
shortlist-fewest-drives-of-storage = { $n ->
        [0] La única familia comparada, { $family }, cumple todos los objetivos que dependen del almacenamiento: { $configuration }.
        [one] { $family } es la única familia que cumple todos los objetivos que dependen del almacenamiento: { $configuration }.
       *[other] { $family } es la que menos unidades tiene de las { $n } familias que cumplen todos los objetivos que dependen del almacenamiento: { $configuration }.
    }
shortlist-lowest-total = { $family } tiene el coste total más bajo, con hosts y licencias: { $configuration }, { $price } en { $years } años.
shortlist-cheapest-by-kind = { $families }
shortlist-cheapest-array = Cabina más económica: { $family }, { $price }.
shortlist-cheapest-hyperconverged = Sistema hiperconvergente más económico: { $family }, { $n ->
        [one] { $n } nodo
       *[other] { $n } nodos
    }, { $price } con el software de almacenamiento, sin servidores ni otras licencias.
shortlist-cheapest-local = Unidades locales más económicas: { $family }, { $price } sin servidores.
shortlist-cheapest-cloud = Volúmenes en la nube más económicos: { $family }, { $price }.
shortlist-kinds-differ = Los precios de distintos tipos de almacenamiento no se comparan porque incluyen componentes distintos.
shortlist-missing-prices = Precios que faltan: { $parts }.
shortlist-not-compared = No se comparan porque faltan precios: { $families }.
shortlist-none = Ninguna configuración de ninguna familia cumple todos los objetivos.
shortlist-closest = { $family } es la que más se acerca: { $configuration }.
shortlist-no-io = Ninguna E/S llega a la cabina en el minuto de mayor carga de la fase más crítica.
shortlist-window = Simulado: el minuto de mayor carga del evento más crítico de esta familia, { $event }.
shortlist-percentiles = { $n ->
        [one] En el minuto de mayor carga ({ $n } E/S), el percentil 99 del tiempo de respuesta es de { $percentiles }.
       *[other] En el minuto de mayor carga ({ $n } E/S), el percentil 99 del tiempo de respuesta es de { $percentiles }.
    }
shortlist-means = Los objetivos se aplican a la media, aquí { $means }.
shortlist-reads = { $time } en lecturas
shortlist-writes = { $time } en escrituras
shortlist-means-differ = La media difiere de la de la simulación del calendario más de lo que permite la tolerancia.

## What prices contain

price-basis-mixed = { $years ->
        [one] Los precios se comparan en { $years } año: { $items } del almacenamiento comprado y alquiler del almacenamiento en la nube.
       *[other] Los precios se comparan en { $years } años: { $items } del almacenamiento comprado y alquiler del almacenamiento en la nube.
    }
price-basis-total = { $years ->
        [one] Los precios son totales en { $years } año: { $items }.
       *[other] Los precios son totales en { $years } años: { $items }.
    }
price-basis-rent = { $years ->
        [one] Los precios son el alquiler de { $years } año.
       *[other] Los precios son el alquiler de { $years } años.
    }
price-basis-once = Los precios son precios de compra.
price-basis-purchase = precio de compra
price-basis-support = soporte
price-basis-power = electricidad
price-basis-hosts = hosts
price-basis-licenses = licencias
price-basis-in-total-cost = El coste total de propiedad incluye hosts y licencias si tienen precio.
price-storage-only = { $price } (solo almacenamiento, sin servidores)
price-contents-volumes = El precio contiene solo el almacenamiento: el alquiler de los volúmenes. No incluye máquinas virtuales.
price-contents-in-hosts = { $n ->
        [one] El precio contiene solo el almacenamiento: unidades y software de { $n } nodo. No incluye servidores.
       *[other] El precio contiene solo el almacenamiento: unidades y software de { $n } nodos. No incluye servidores.
    }
price-contents-nodes = { $n ->
        [one] El precio contiene solo el almacenamiento: { $n } nodo de almacenamiento con unidades y software. No incluye los servidores de los escritorios.
       *[other] El precio contiene solo el almacenamiento: { $n } nodos de almacenamiento con unidades y software. No incluye los servidores de los escritorios.
    }
price-contents-array = El precio contiene solo el almacenamiento: controladoras, unidades y software. No incluye los servidores de los escritorios.

## Total cost of ownership

ownership-title = Coste total de propiedad
ownership-column-item = Concepto
ownership-column-once = Una vez
ownership-column-per-year = Por año
ownership-storage = Almacenamiento, antes de descuentos
ownership-discount = Descuentos
ownership-hosts = Hosts ({ $n } × { $price })
ownership-license = { $name } ({ $n } × { $price })
ownership-support = Soporte ({ $share } de { $price } al año)
ownership-power = Energía del almacenamiento ({ $power }, PUE { $pue })
ownership-per-desktop-per-month =
    { $n ->
        [one] Por escritorio y mes ({ $n } escritorio)
       *[other] Por escritorio y mes ({ $n } escritorios)
    }
ownership-total =
    { $n ->
        [one] Coste total: { $three } en 3 años, { $five } en 5 años; { $month } por escritorio y mes en 3 años ({ $n } escritorio).
       *[other] Coste total: { $three } en 3 años, { $five } en 5 años; { $month } por escritorio y mes en 3 años ({ $n } escritorios).
    }
ownership-total-priced =
    { $n ->
        [one] Total de los conceptos con precio: { $three } en 3 años, { $five } en 5 años; { $month } por escritorio y mes en 3 años ({ $n } escritorio).
       *[other] Total de los conceptos con precio: { $three } en 3 años, { $five } en 5 años; { $month } por escritorio y mes en 3 años ({ $n } escritorios).
    }
ownership-total-storage = Total de los conceptos con precio: { $price } por el almacenamiento.
ownership-not-known = No se conoce el coste total.
ownership-not-included = No incluye: { $items }.
ownership-no-storage-price = almacenamiento (sin precio para { $parts })
ownership-no-host-price = hosts (sin precio)
ownership-no-licenses = licencias (ninguna indicada)
ownership-no-sockets = { $name } (zócalos por host no indicados)
ownership-no-support = soporte (sin porcentaje)
ownership-no-kwh-price = energía (sin precio por kWh)
ownership-no-power = energía (no se conoce para todas las piezas)
ownership-power-of-hosts = energía (la consumen los hosts)

## Comparison

comparison-price = Precio
comparison-price-per-desktop = Coste de almacenamiento por escritorio
comparison-price-per-desktop-of =
    { $n ->
        [one] Coste de almacenamiento por escritorio ({ $n } escritorio)
       *[other] Coste de almacenamiento por escritorio ({ $n } escritorios)
    }
comparison-ownership = Coste total en { $years } años
comparison-ownership-per-desktop = Coste total por escritorio y mes en { $years } años
comparison-price-per-user = Coste de almacenamiento por usuario
comparison-drives = Unidades
comparison-rack-units = Unidades de rack
comparison-power = Potencia
comparison-headroom = Holgura
comparison-usable-capacity = Capacidad útil
comparison-spare-capacity = Capacidad libre
comparison-good-logins = Inicios de sesión buenos
comparison-fair-logins = Inicios de sesión aceptables
comparison-poor-logins = Inicios de sesión deficientes
comparison-mean-login = Tiempo medio de inicio de sesión
comparison-duration = Duración
comparison-io-rate = Tasa de E/S
comparison-read-latency = Latencia de lectura
comparison-write-latency = Latencia de escritura
comparison-best-price = precio más bajo
comparison-best-drives = menos unidades
comparison-best-rack-units = menos unidades de rack
comparison-best-power = menor potencia
comparison-best-headroom = mayor holgura
comparison-best-spare-capacity = más capacidad libre
comparison-only-one = la única opción que cumple todos los objetivos
comparison-best-experience = mejor experiencia de usuario
comparison-leader = { $column }: { $strengths }.
comparison-both-meet = Ambos cumplen todos los objetivos.
comparison-all-meet = Los { $n } cumplen todos los objetivos.
comparison-at-risk = { $n ->
        [one] { $columns } está en riesgo.
       *[other] { $columns } están en riesgo.
    }
comparison-some-meet = { $columns } cumplen todos los objetivos.
comparison-neither-meets = Ninguno de los dos cumple todos los objetivos.
comparison-none-meets = Ninguno de los { $n } cumple todos los objetivos.
comparison-no-difference = Ninguna diferencia es significativa.
comparison-not-comparable = No se pueden comparar.
comparison-different-desktops = El número de escritorios es distinto: { $values }.
comparison-different-users = El número de usuarios es distinto: { $values }.
comparison-different-calendars = Los calendarios son distintos: { $values }.
comparison-calendar = { $start } a { $end }
comparison-different-workloads = Los perfiles de carga son distintos: { $values }.
comparison-different-goals = Los objetivos son distintos.
comparison-warning = { $column }: { $warning }
comparison-different-versions = Los resultados proceden de versiones distintas del motor o del catálogo, lo que puede explicar parte de las diferencias.
comparison-headroom-missing = La holgura no está disponible para todas las columnas.
comparison-families-of-runs = se aplica a opciones, no a ejecuciones
comparison-runs-and-options = indique ejecuciones o una lista corta
comparison-no-option = no es una opción de la lista corta
comparison-number-of-columns = no es un número de columnas válido

## Response-time curve of a phase

curve-position = A { $rate }, el tiempo de respuesta medio es de { $time }.
curve-position-above-goal = A { $rate }, el tiempo de respuesta medio es de { $time }, por encima del objetivo de { $goal }.
curve-uneven-load = La carga varía; con una tasa constante, el tiempo de respuesta medio sería de { $time }.
curve-some-degraded = Parte de las E/S se atendió con componentes averiados; la curva corresponde a la cabina completa.
curve-mostly-degraded = La mayoría de las E/S se atendió con componentes averiados; la curva corresponde a la cabina degradada.
curve-goal-rate = Con una carga constante de esta combinación de E/S, el objetivo de { $goal } se cumple hasta { $rate }.
curve-goal-missed = Con esta combinación de E/S, ni siquiera una cabina inactiva cumple el objetivo de { $goal }.
curve-bottleneck = Cuello de botella: { $component } (saturación a { $full }).
curve-bottleneck-with-goal = Cuello de botella: { $component } (objetivo de utilización de { $goal } alcanzado a { $rate }, saturación a { $full }).
curve-two-bottlenecks = Cuellos de botella: { $first } (objetivo de utilización de { $goal } alcanzado a { $rate }) y después { $component } (saturación a { $full }).

# Arrays from specification sheets
sheet-maximum = Con E/S de { $block } y { $reads } de lecturas, el máximo calculado es de { $rate } (de { $low } a { $high }). Cuello de botella: { $component }.
sheet-without-maximum = Los tiempos de CPU proceden de pruebas de almacenamiento de otras familias; un máximo publicado reduciría su intervalo.
sheet-as-published = Coincide con el máximo indicado de { $rate }.
sheet-above-published = Es un { $difference } más que el máximo indicado de { $rate }.
sheet-below-published = Es un { $difference } menos que el máximo indicado de { $rate }.
sheet-rate-at-latency = Con el tiempo de respuesta indicado de { $latency }, el cálculo da { $rate }.
sheet-rate-at-latency-below = Con el tiempo de respuesta indicado de { $latency }, el cálculo da { $rate } de los { $stated } indicados, un { $difference } menos.
sheet-rate-at-latency-above = Con el tiempo de respuesta indicado de { $latency }, el cálculo da { $rate }, un { $difference } más que los { $stated } indicados.
sheet-latency-missed = Incluso con carga mínima, el tiempo de respuesta calculado supera los { $latency } indicados.

## Budget

budget-met = { $difference } por debajo del presupuesto de { $budget } en { $years } años.
budget-exceeded = { $difference } por encima del presupuesto de { $budget } en { $years } años.
budget-other-currency = No se compara con el presupuesto de { $budget }, porque los precios están en { $currency }.
budget-missing-prices = No se compara con el presupuesto de { $budget }, porque faltan precios.
budget-all-arrays = { $price } para todas las cabinas: { $comparison }

## Upgrade of an installed array: whole sentences

upgrade-adds-nothing = No se añade nada a la cabina instalada ({ $array }).
upgrade-adds = Se añade a la cabina instalada ({ $array }): { $parts }.
upgrade-replaces = Sustituye a la cabina instalada ({ $array }).
upgrade-left-over = Ya no se necesitan: { $parts }.
upgrade-end-of-sale = { $array } ya no se vende; compruebe si todavía se pueden pedir estos componentes.
upgrade-firmware = Actualización de firmware de { $before } a { $after }.

field-families-or-exclusions = indique las familias que se comparan o las que se omiten
allowed-families-or-exclusions = family_ids o excluded_family_ids
