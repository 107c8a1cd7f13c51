# Problems of a scenario and other documents.

## Invalid fields: what is wrong, as the rest of a sentence that begins with the field

field-missing = falta
field-unknown = no es un campo de este documento
field-replaced-by-tiers = se sustituyó por array.tiers
field-not-finite = no es un número finito
field-not-whole-number = no es un número entero
field-not-number = no es un número
field-not-boolean = no es ni true ni false
field-not-text = no es texto
field-not-list = no es una lista
field-not-mapping = no es un objeto
field-wrong-format = no tiene el formato correcto
field-not-a-choice = no es uno de los valores permitidos
field-below-minimum = es demasiado pequeño
field-above-maximum = es demasiado grande
field-too-short = es demasiado corto
field-too-long = es demasiado largo
field-control-characters = contiene caracteres de control
field-name-with-address = contiene una dirección de correo o web
field-not-one-line = contiene saltos de línea o tabuladores
field-blank = está en blanco
field-not-instant = no es una fecha y hora con zona horaria
field-not-whole-second = no es un segundo exacto
field-not-date = no es una fecha
field-not-time-zone = no es una zona horaria
field-not-above = debe ser mayor que { $other }
field-not-after = debe ser posterior a { $other }
field-not-after-start = debe ser posterior al inicio
field-calendar-length = debe ser posterior al inicio, como máximo 28 días después
field-arrivals-not-uniform = no se puede combinar con logins_per_minute
field-no-host-left = debe dejar al menos un host para los escritorios
field-other-workloads-entered = no es compatible con otras cargas de trabajo
field-not-a-factor = no es un número positivo
field-would-become-too-large = sería demasiado grande
field-duplicate-id = se usa dos veces
field-duplicate-pool = nombra dos veces el mismo pool
field-unknown-pool = no es un pool de este escenario
field-pool-without-event = no tiene ningún evento en el calendario
field-unknown-array = no es una cabina de este escenario
field-image-apart-from-clones = debe ser la cabina de los deltas: estos clones comparten los bloques de la imagen dentro de una cabina
field-second-in-hosts = es la segunda cabina que se ejecuta en los hosts
field-array-without-pool = no tiene datos de ningún pool
field-too-many-occurrences = se repiten demasiadas veces
field-before-event-start = es anterior al inicio del evento
field-not-a-repeat-day = no es uno de los días en que se repite el evento
field-arrivals-window = da lugar a una ventana de inicio de sesión de { $window }
field-refresh-of-full-clones = no es posible con clones completos, que no tienen una imagen a la que volver
field-overlaps-outage = coincide en parte con la interrupción { $outage }
field-before-calendar = es anterior al calendario
field-not-one-per-host = debe ser uno por host con { $array }
field-too-many-users = no basta: cada recurso compartido de archivos de { $array } admite como máximo { $most } usuarios con contenedores de perfil
field-hosts-after-growth = lleva a { $hosts } hosts, más de los que admite { $array }
field-above-array-maximum = es más de lo que admite { $array }
field-below-array-minimum = es menos de lo que requiere { $array }
field-cache-exceeds-drives = es más caché que la capacidad de las unidades que hay detrás
field-not-module-multiple = no corresponde a los módulos de caché: cada controladora tiene su propia caché, en módulos de { $module }
field-too-few-ports = es insuficiente: cada controladora necesita su propio puerto
field-wrong-number-of-tiers = no es el número de niveles de { $array }
field-drive-count-fixed = no se puede cambiar: { $array } tiene un número fijo de { $tier }
field-drives-below-capacity = son muy pocos para una capacidad útil de { $capacity }
field-too-few-drives = es insuficiente: cada controladora necesita un grupo RAID de al menos { $n } unidades
field-tier-cannot-fail = no es un nivel que pueda fallar
field-too-many-failures = es más de lo que puede fallar. Configuración: { $parts }{ $failed ->
        [0] .
       *[other] , de los cuales { $failed } ya han fallado.
    }
failure-loses-group-data = Si un grupo RAID pierde más unidades, pierde datos.
failure-no-copy = Ninguna otra cabina tiene una copia de los datos.
failure-copies = Los datos siguen disponibles si { $n ->
        [one] falla { $n } cabina
       *[other] fallan { $n } cabinas
    }, no más.
parts-controller = { $n ->
        [one] { $n } controladora
       *[other] { $n } controladoras
    }
parts-drive = { $n ->
        [one] { $n } unidad
       *[other] { $n } unidades
    }
parts-port = { $n ->
        [one] { $n } puerto
       *[other] { $n } puertos
    }
parts-flash-cache = { $n ->
        [one] { $n } módulo de caché flash
       *[other] { $n } módulos de caché flash
    }
field-event-impossible = no es posible en ese momento
field-before-last-logoff = es anterior al último cierre de sesión
field-same-start = coincide con el evento anterior del pool
field-recompose-unknown = no se conoce para este método de despliegue
field-not-after-window-start = no es un final de ventana válido

## Invalid fields: what was given

given-empty-text = texto vacío
given-bytes = { $n ->
        [one] { $n } byte
       *[other] { $n } bytes
    }
given-mapping = { $n ->
        [one] un objeto con { $n } campo
       *[other] un objeto con { $n } campos
    }
given-list = { $n ->
        [one] una lista de { $n } elemento
       *[other] una lista de { $n } elementos
    }
given-long-number = un número de unas { $n } cifras
given-instant-on = { $at } ({ $weekday })
given-event = { $kind } de { $pool } a las { $at }
given-recompose = recomposición de { $pool }
given-more-occurrences = más de { $n } repeticiones

## Invalid fields: what is allowed

allowed-value = un valor
allowed-schema-fields = los campos del esquema publicado
allowed-tiers-example = array.tiers, p. ej. { $example }
allowed-finite-number = un número finito
allowed-whole-number = un número entero
allowed-number = un número
allowed-boolean = true o false
allowed-text = texto
allowed-unicode-text = texto Unicode válido
allowed-list = una lista
allowed-mapping = un objeto de campos y valores
allowed-at-least = al menos { $amount }
allowed-more-than = más de { $amount }
allowed-less-than = menos de { $amount }
allowed-min-characters = { $n ->
        [one] al menos { $n } carácter
       *[other] al menos { $n } caracteres
    }
allowed-max-characters = { $n ->
        [one] como máximo { $n } carácter
       *[other] como máximo { $n } caracteres
    }
allowed-min-items = { $n ->
        [one] al menos { $n } elemento
       *[other] al menos { $n } elementos
    }
allowed-max-items = { $n ->
        [one] como máximo { $n } elemento
       *[other] como máximo { $n } elementos
    }
allowed-pattern = texto que coincida con { $pattern }
allowed-printable-text = texto imprimible
allowed-name-without-address = un nombre sin direcciones de correo ni web
allowed-one-line = una línea de texto imprimible
allowed-visible-character = al menos un carácter visible
allowed-instant = una fecha y hora con zona horaria, p. ej. { $example }
allowed-whole-seconds = una fecha y hora en segundos exactos
allowed-years = un año de { $first } a { $last }
allowed-date = una fecha, p. ej. { $example }
allowed-time-zone = una zona horaria IANA, p. ej. { $example }
allowed-after = después de { $instant }
allowed-after-up-to = después de { $start }, hasta { $end }
allowed-within = desde { $start } hasta antes de { $end }
allowed-up-to = hasta { $end }
allowed-or-later = { $start } o posterior
allowed-uniform-arrivals = uniform, o sin logins_per_minute
allowed-no-other-workloads = false, o sin otras cargas de trabajo
allowed-unused-id = un identificador que aún no se use
allowed-each-pool-once = cada pool una vez
allowed-event-for-pool = al menos un evento para este pool
allowed-array-outside-hosts = una cabina fuera de los hosts
allowed-array-of-pool = una cabina que almacene la imagen, los deltas o los datos de perfil de un pool
allowed-occurrences = como máximo { $n }, incluidas las repeticiones y las sedes
allowed-days-in-zone = { $days } en { $zone }
allowed-earlier-start = un inicio anterior
allowed-no-refresh = false, o pools sin clones completos en lugar de { $pool }
allowed-as-many-as-hosts = { $n }, el número de hosts
allowed-multiple-of = un múltiplo de { $step }
allowed-tiers = { $n }: { $names }
allowed-no-tier = ningún nivel; solo las unidades tienen niveles
allowed-no-failure = ningún fallo de este componente
allowed-already-deployed = los escritorios ya existen; solo se pueden desplegar una vez
allowed-deployed-before-power-on = los escritorios deben desplegarse antes de encenderse
allowed-not-powered-on = los escritorios ya están encendidos; use un reinicio
allowed-powered-on-before-reboot = los escritorios deben estar encendidos antes de reiniciarse
allowed-powered-on-before-recompose = los escritorios deben estar encendidos antes de recomponerse
allowed-logged-off-before-recompose = los usuarios deben cerrar sesión antes de que se recompongan sus escritorios
allowed-powered-on = los escritorios deben estar encendidos
allowed-powered-on-before-login = los escritorios deben estar encendidos antes de que los usuarios inicien sesión
allowed-logged-off-before-login = los usuarios ya han iniciado sesión; primero deben cerrarla
allowed-logged-in-before-logoff = los usuarios deben iniciar sesión antes de cerrarla
allowed-deployment-with-recompose = un pool cuyo método de despliegue defina cómo se recomponen los escritorios
allowed-replications = de 1 a { $most }

## Branding

field-not-color = no es un color
field-low-contrast = tiene un contraste de { $contrast }:1 sobre blanco; el texto requiere al menos { $least }:1
allowed-color = # y seis dígitos hexadecimales, p. ej. { $example }
allowed-color-or-darker = { $color } o más oscuro
allowed-one-line-or-empty = una línea de texto, o vacío

## Import options

field-not-a-window = no es una ventana de tiempo
allowed-window-fields = starts_at y ends_at, o from_time y to_time
field-not-a-measure = no es una magnitud medida

## Values of catalog entries

field-fact-needs-source = necesita `source` y `where` para el estado «{ $status }»
allowed-fact-source = una fuente del catálogo y el lugar en ella
field-fact-needs-reasoning = necesita `reasoning` para el estado «{ $status }»
allowed-fact-reasoning = la justificación del valor
field-fact-needs-rows = necesita `rows` para el estado «{ $status }»
allowed-fact-rows = al menos una fila de mediciones
field-fact-value-and-status = debe estar vacío solo si el estado es «unknown»
allowed-fact-value = un valor o el estado «unknown»
field-fact-range = { $low } supera `high`, que es { $high }
fact-value-unknown = el catálogo no tiene ningún valor; introduzca uno
field-raid-needs-destage = es obligatorio para el diseño «{ $kind }»
allowed-fact = un valor con su estado
field-raid-needs-write-costs = «{ $kind }» necesita `reads_per_write`, `writes_per_write` y `merge_ratio`
allowed-raid-with-stripes = estos valores o un diseño que escriba franjas completas
field-raid-group-without-data = de { $size } no deja unidades de datos además de { $parity } para paridad
field-tiers-out-of-order = deben ir del más rápido al más lento, cada uno una vez
field-tiering-missing = es obligatorio con varios niveles
field-tiering-unknown-tier = coloca los bloques nuevos en «{ $tier }», que no es uno de los niveles
catalog-invalid-field = { $document }: { $path }: { $problem } (permitido: { $allowed })

## Phases and goal sets

field-unknown-phase = no es una fase de este escenario
goal-set-conservative = Supuesto: aproximadamente la mitad de los tiempos de espera estándar, con un 30 % de controladoras, unidades y puertos libre.
goal-set-standard = Objetivos predeterminados: límites de estudios publicados cuando los indican; en otro caso, supuestos.
goal-set-aggressive = Supuesto: lo que la mayoría de los usuarios aún acepta, con poco margen libre.
