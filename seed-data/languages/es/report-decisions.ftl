# Secciones del informe sobre decisiones: recomendación, alternativas, calendario, crecimiento, confianza, sensibilidad, costes.

report-decision-list-comma = { $first }, { $second }
report-decision-list-semicolon = { $first }; { $second }
report-decision-list-dot = { $first } · { $second }
report-decision-list-plus = { $first } + { $second }
report-decision-plus = +{ $value }
report-decision-less-than = < { $value }

report-decision-column-desktops = Escritorios
report-decision-column-event = Evento
report-decision-column-goals = Objetivos
report-decision-column-part = Componente
report-decision-column-power = Potencia
report-decision-column-price = Precio
report-decision-column-quantity = Cantidad
report-decision-column-rack-units = Unidades de rack
report-decision-column-reason = Motivo
report-decision-column-setting = Ajuste
report-decision-column-simulated = Simulada
report-decision-column-worst-event = Evento más crítico
report-alternatives-unit-desktops = escritorios
report-decision-goals-met = cumplidos
report-decision-goals-missed = incumplidos

report-decision-field-array = Cabina
report-decision-field-firmware = Firmware
report-decision-field-arrays = Cabinas
report-decision-field-volumes = Volúmenes
report-decision-field-size = Tamaño
report-decision-field-controllers = Controladoras
report-decision-field-drives = Unidades
report-decision-field-flash-cache = Caché flash
report-decision-field-ports = Puertos frontales
report-decision-field-image-cache = Caché de imágenes por host
report-decision-drives = { $n } × { $drive }
report-decision-per-array = { $value } por cabina
report-decision-per-volume = { $value } por volumen

report-costs-difference-unknown = Diferencia de precio desconocida
report-costs-no-difference = Sin coste adicional
report-costs-more = { $difference } más
report-costs-less = { $difference } menos
report-costs-desktops =
    { $n ->
        [one] { $n } escritorio
       *[other] { $n } escritorios
    }
report-costs-desktops-in-year =
    { $n ->
        [one] { $n } escritorio en { $year }
       *[other] { $n } escritorios en { $year }
    }
report-costs-per-desktop = { $price } por escritorio ({ $desktops })
report-costs-over-years = { $total } en { $years } años
report-costs-unknown = precio desconocido
report-costs-no-price-list = No hay lista de precios.
report-costs-illustrative = Los precios son orientativos y no constituyen una oferta.
report-costs-price-list = Precios: { $name }, { $dated }.
report-costs-valid-until = Válidos hasta { $day }.
report-costs-project-prices = Los precios del proyecto «{ $project }» sustituyen algunos de ellos.
report-costs-converted = Convertidos de { $currency } al tipo de cambio de { $rate } del { $dated } ({ $source }).
report-costs-missing = No se conoce el precio de { $parts }.

report-decision-missed-with-failure = { $failure }: { $goal }
report-decision-missed-in-phase = { $phase }: { $goals }
report-decision-missed-more-phases =
    { $n ->
        [one] { $n } fase más
       *[other] { $n } fases más
    }
report-decision-missed-none = Se cumplen todos los objetivos

report-recommendation-title = Configuración recomendada
report-recommendation-not-searched = Para este informe no se ejecutó ninguna búsqueda de configuraciones.
report-recommendation-installed = La cabina instalada ({ $array }) es suficiente: cumple todos los objetivos y no se añade nada.
report-recommendation-simulated =
    { $n ->
        [one] Se simuló { $n } configuración en todo el calendario.
       *[other] Se simularon { $n } configuraciones en todo el calendario.
    }
report-recommendation-simulated-of =
    { $n ->
        [one] Se simuló
       *[other] Se simularon
    } { $n } de { $legal ->
        [one] { $legal } configuración válida
       *[other] { $legal } configuraciones válidas
    } en todo el calendarioio.
report-recommendation-cheapest = La configuración siguiente es la más económica que cumple todos los objetivos.
report-recommendation-closest = Ninguna configuración cumple todos los objetivos; la siguiente es la que más se acerca.
report-recommendation-unpriced = Los precios están incompletos, por lo que las configuraciones con menos unidades se consideran más económicas.
report-recommendation-unpriced-parts = No se conoce el precio de { $parts }, por lo que las configuraciones con menos unidades se consideran más económicas.
report-recommendation-table = Configuración simulada y configuración recomendada
report-recommendation-column-recommended = Recomendada
report-recommendation-column-change = Cambio
report-recommendation-changed = cambia
report-recommendation-price-per-desktop = Precio por escritorio ({ $desktops })
report-recommendation-confidence = Coste de una probabilidad mayor
report-recommendation-column-additional = Coste adicional
report-recommendation-column-configuration = Configuración
report-recommendation-why = Por qué no basta nada más económico: los siguientes escalones inferiores y los objetivos que incumplen
report-recommendation-column-cheaper = Escalón inferior
report-recommendation-column-misses = Objetivos incumplidos

report-bill-title = Lista de materiales
report-bill-total = Total
report-bill-unknown-values = Si se desconoce un valor, su total queda en blanco.
report-bill-installed = Todos los componentes ya están instalados, por lo que esta lista no tiene precios.
report-bill-simulated = Configuración simulada: { $configuration }
report-bill-recommended = Configuración recomendada: { $configuration }
report-bill-per-desktop =
    { $n ->
        [one] Por escritorio ({ $n } escritorio)
       *[other] Por escritorio ({ $n } escritorios)
    }
report-bill-per-month = Costes recurrentes al mes
report-bill-over-years = Total en { $years } años
report-bill-column-unit-price = Precio unitario
report-bill-column-installed = Instalado
report-bill-column-discount = Descuento
report-upgrade-table = Cambios en la cabina instalada: { $configuration }
report-upgrade-column-kept = Se mantiene
report-upgrade-column-added = Se añade
report-upgrade-column-left-over = Ya no se necesita

report-alternatives-title = Comparación de familias de cabinas
report-alternatives-families =
    { $families ->
        [one] { $families } familia de cabinas
       *[other] { $families } familias de cabinas
    } para { $desktops ->
        [one] { $desktops } escritorio
       *[other] { $desktops } escritorios
    }: { $statuses }.
report-alternatives-pass =
    { $n ->
        [one] { $n } cumple
       *[other] { $n } cumplen
    }
report-alternatives-at-risk = { $n } en riesgo
report-alternatives-fail =
    { $n ->
        [one] { $n } no cumple
       *[other] { $n } no cumplen
    }
report-alternatives-survives = Cada familia se evaluó con todos los componentes en funcionamiento y con el fallo de un componente ({ $parts }).
report-alternatives-simulated =
    { $n ->
        [one] Se simuló
       *[other] Se simularon
    } { $n } de { $legal ->
        [one] { $legal } configuración válida
       *[other] { $legal } configuraciones válidas
    } en todo el calendarioio; las cotas analíticas descartan las demás.
report-alternatives-table = Configuración más económica de cada familia que cumple todos los objetivos
report-alternatives-column-family = Familia y configuración
report-alternatives-column-per-desktop =
    { $n ->
        [one] Por escritorio ({ $n } escritorio)
       *[other] Por escritorio ({ $n } escritorios)
    }
report-alternatives-column-status = Estado y evento más crítico
report-alternatives-column-headroom = Holgura
report-alternatives-column-bottleneck = Cuello de botella u objetivos incumplidos
report-alternatives-generic = { $name } (genérica)
report-alternatives-closest = Ninguna configuración cumple todos los objetivos; la más cercana: { $configuration }
report-alternatives-headroom = +{ $n }
report-alternatives-no-headroom = ninguna
report-alternatives-caveats = Salvedades
report-alternatives-not-compared = Familias no comparadas
report-alternatives-refused = { $family }: { $reason }
report-alternatives-unvalidated = Representa una clase de cabinas y no está validada con un estudio de una cabina real.
report-alternatives-worst-window = Simulación de eventos discretos: { $sentence }

report-advice-title = Cambios de planificación y de configuración
report-advice-earlier = Calculado para la versión { $version }, antes de los cambios de esta versión.
report-advice-array-changed = La cabina se cambió desde la versión { $version }.
report-advice-other-catalog = Calculado con un catálogo anterior u otros precios.
report-advice-applied = Aplicado en esta versión.
report-windows-title = Ventanas de reinicio
report-windows-table = Ventanas de reinicio: tiempos más cortos en los que no se incumple ningún objetivo que hoy se cumple
report-windows-column-event = Evento
report-windows-column-now = Según lo programado
report-windows-column-shortest = Más corta, todos los componentes
report-windows-column-failed = Más corta, un componente averiado
report-windows-column-plan = Ventana por planificar
report-windows-column-slots = Escritorios a la vez
report-windows-column-rate = Escritorios por minuto
report-windows-column-bottleneck = Cuello de botella
report-windows-goal = con una probabilidad del 90 %; { $window } según la simulación; objetivo: { $goal }
report-windows-pool = { $n } en este pool
report-windows-original = { $time } en la versión { $version }
report-advice-simulated =
    Cada cambio se simuló en todo el calendario ({ $simulations ->
        [one] { $simulations } simulación
       *[other] { $simulations } simulaciones
    }, { $searches ->
        [one] { $searches } búsqueda de hardware
       *[other] { $searches } búsquedas de hardware
    }).
report-advice-left-out =
    { $n ->
        [one] No se muestra { $n } cambio más que apenas ayuda.
       *[other] No se muestran { $n } cambios más que apenas ayudan.
    }
report-advice-by-schedule = Cambio de planificación, sin hardware nuevo
report-advice-by-hardware = Hardware nuevo de la misma familia
report-advice-no-change-needed = No hace falta ningún cambio: se cumplen todos los objetivos.
report-advice-no-schedule-change = Ningún cambio de planificación por sí solo cumple todos los objetivos.
report-advice-price = { $price }. { $prices }
report-advice-closest = Es la que más se acerca, pero aún incumple objetivos. { $goals }
report-advice-figure = { $label }: { $change }
report-advice-event-figure = { $event }: { $figure }
report-advice-before-after = { $before } → { $after }
report-advice-unchanged = { $value }, sin cambios
report-advice-person-hours = Desplaza { $hours } horas-persona de trabajo al día
report-advice-no-effort = Sin efecto en los horarios de trabajo y sin coste
report-advice-note = { $effort }.
report-advice-kind-schedule = Planificación
report-advice-kind-configuration = Configuración
report-advice-table = Cambios que ayudan, su efecto en el evento modificado y en el margen mínimo de la semana (sin cambios: { $phase })
report-advice-column-change = Cambio
report-advice-column-outcome = Resultado
report-advice-column-event = Evento modificado
report-advice-column-margin = Margen mínimo
report-advice-column-margin-in = Margen mínimo en { $year }
report-advice-column-experience = Experiencia de usuario
report-advice-column-savings = Ahorro de hardware
report-advice-outcome-passes = se cumplen todos los objetivos
report-advice-outcome-improves = ayuda, pero se siguen incumpliendo objetivos
report-advice-outcome-margin = más margen
report-advice-outcome-same = sin efecto apreciable
report-advice-outcome-worsens = empeora el resultado

report-outlook-title = Crecimiento y fallo de componentes
report-outlook-growth = La recomendación cubre un crecimiento del { $rate } anual hasta { $year } inclusive: { $n } escritorios. El margen de crecimiento no se analizó.
report-outlook-failure = Fallo de componentes
report-outlook-no-failure = El escenario no exige tolerancia a fallos (N+1) y su calendario no incluye ningún fallo de componentes.

report-runway-chart = Margen hasta el objetivo más cercano a medida que aumenta el número de escritorios, como proporción del objetivo, una línea por evento. La franja superior es la calificación de la semana. { $events }.
report-runway-chart-alternative = Gráfico del margen hasta los objetivos a medida que aumenta el número de escritorios.
report-runway-event = { $number }: { $event }
report-runway-mark-today = hoy { $n }
report-runway-mark-limit = objetivos cumplidos hasta { $n }
report-runway-table = Margen de crecimiento de la cabina actual; los pools crecen en proporción
report-runway-column-milestone = Hito
report-runway-today = Hoy
report-runway-limit = Todos los objetivos cumplidos hasta
report-runway-array = Cabina sola suficiente hasta
report-runway-hosts = Hosts suficientes hasta
report-runway-misses = Objetivo incumplido con
report-runway-fair = Calificación aceptable desde
report-runway-poor = Calificación deficiente desde
report-runway-passes = Se cumplen todos los objetivos.
report-runway-fails = Se incumplen algunos objetivos.
report-runway-as-today = Tantos como hoy.
report-runway-more = { $n } más que hoy.
report-runway-fewer = { $n } menos que hoy.
report-runway-resolution =
    { $n ->
        [one] Resolución: { $n } escritorio.
       *[other] Resolución: { $n } escritorios.
    }
report-runway-no-room = El calendario no deja tiempo suficiente para tantos escritorios.
report-runway-years = La cabina actual, año por año
report-runway-column-year = Año
report-runway-column-why = Objetivo incumplido o cuello de botella
report-runway-column-free = Capacidad libre
report-runway-hosts-fail = Los hosts no son suficientes.

report-confidence-title = Confianza (Montecarlo)
report-confidence-simulated =
    { $n ->
        [one] La semana se simuló { $n } vez con valores aleatorios de los datos inciertos (semilla { $seed }).
       *[other] La semana se simuló { $n } veces con valores aleatorios de los datos inciertos (semilla { $seed }).
    }
report-confidence-nominal-passes = Con los valores nominales, la semana cumple todos los objetivos.
report-confidence-nominal-fails = Con los valores nominales, la semana no cumple todos los objetivos.
report-confidence-percentiles = Una de cada diez simulaciones queda por debajo de P10 y una de cada diez por encima de P90.
report-confidence-left-out =
    { $n ->
        [one] No se muestra { $n } fase con menor incertidumbre o poca carga.
       *[other] No se muestran { $n } fases con menor incertidumbre o poca carga.
    }
report-confidence-goals = Objetivos en riesgo
report-confidence-drivers = Datos de entrada más influyentes
report-confidence-basis = Base de los rangos
report-confidence-goal = objetivo
report-confidence-latency = Tiempo de respuesta en los hosts
report-confidence-iops = Lecturas y escrituras
report-confidence-bands = La semana en la zona horaria { $zone }: las líneas son la mediana de todas las simulaciones y las bandas van de P10 a P90.
report-confidence-bands-alternative = Gráficos de la carga y del tiempo de respuesta a lo largo del calendario, con P10, P50 y P90.
report-confidence-line = P50, banda de P10 a P90
report-confidence-intervals = { $figure }: de P10 a P90, con la mediana
report-confidence-interval = { $range }; objetivos cumplidos en el { $share }
report-confidence-good-up-to = bueno hasta { $limit }
report-confidence-goal-at-least = objetivo: al menos { $limit }
report-confidence-goal-at-most = objetivo: como máximo { $limit }
report-confidence-phase = { $phase }: objetivos cumplidos en el { $share } de las simulaciones
report-confidence-table = Cifras clave de todas las simulaciones
report-confidence-column-figure = Indicador
report-confidence-column-nominal = Valor nominal
report-confidence-missed = { $goal }: se incumple en el { $share } de las simulaciones, sobre todo en { $phase }.
report-confidence-failed =
    { $n ->
        [one] { $n } simulación falló: { $reason }
       *[other] { $n } simulaciones fallaron: { $reason }
    }

report-sensitivity-title = Análisis de sensibilidad
report-sensitivity-method = Cada dato se varió por separado de un extremo de su rango al otro. Con los escritorios de hoy y todos los componentes, el objetivo más ajustado está en { $phase }: { $margin }. Un dato sin rango en el catálogo varía un porcentaje habitual en ambos sentidos.
report-sensitivity-none = Ningún dato por sí solo cambia el margen ni el veredicto.
report-sensitivity-tornado = Efecto de cada dato en el margen hasta el objetivo más cercano, de mayor a menor; más a la derecha, más margen
report-sensitivity-inputs = Datos de entrada uno a uno y valor con el que cambia el veredicto
report-sensitivity-column-input = Dato de entrada
report-sensitivity-column-value = Valor actual
report-sensitivity-column-range = Rango
report-sensitivity-column-margins = Margen en ambos extremos
report-sensitivity-column-experience = Experiencia de usuario en ambos extremos
report-sensitivity-column-flip = El veredicto cambia con
report-sensitivity-catalog-range = rango del catálogo
report-sensitivity-no-flip = con ningún valor examinado
report-sensitivity-ends = { $low } … { $high }
report-sensitivity-flip = { $value } ({ $change })
report-sensitivity-events = Eventos que incumplen un objetivo o lo cumplen por poco, y el motivo
report-sensitivity-column-margin = Margen
report-sensitivity-steps = El siguiente escalón superior de cada componente.
report-sensitivity-column-step = Ampliación
report-sensitivity-column-effect = Efecto

report-sensitivity-margin-none = justo en el objetivo
report-sensitivity-margin-left = { $share } de margen
report-sensitivity-margin-missed = objetivo incumplido por un { $share }
report-sensitivity-margin-missed-times = objetivo incumplido por { $times } veces su valor
report-sensitivity-margin-or-more = { $margin } o más
