## Page
recommendation-title = Recomendaciones
recommendation-lead = Cambios de planificación y hardware más económico para <link>{ $scenario }</link>, versión { $version }
recommendation-start = Recomendar
recommendation-run-all = Ejecutar todos los análisis
recommendation-unchosen = Aún no se ha elegido ninguna configuración
recommendation-unchosen-hint = Use una de las configuraciones comparadas o compare primero familias de cabinas. Los demás análisis se refieren a la configuración en uso.
recommendation-failures = Fallo de un componente
recommendation-changes = Cambios de planificación y configuración
recommendation-changes-note = Cada cambio se simula en todo el calendario
recommendation-changes-run = Analizar
recommendation-changes-show =
    { $n ->
        [one] Mostrar el cambio probado
       *[other] Mostrar { $n } cambios probados
    }
recommendation-changes-hint = Muestra cuánto hardware ahorra cada cambio de planificación.
recommendation-families = Hardware más económico por familia de cabinas
recommendation-families-note = Evaluado en todo el calendario frente a todos los objetivos, incluidos crecimiento y fallos
recommendation-families-run = Buscar el hardware más económico
recommendation-families-hint = Busca, para cada familia de cabinas, la configuración más económica que cumple todos los objetivos.
recommendation-family-choice = Familias de cabinas
recommendation-family-choice-hint = { $default } Seleccione familias para comparar solo esas, incluidas las estimadas a partir de hojas de especificaciones.
recommendation-family-choice-default = Ninguna familia elegida
recommendation-runway = Margen de crecimiento
recommendation-runway-note = La cabina actual con un número creciente de escritorios
recommendation-runway-run = Buscar el máximo de escritorios
recommendation-runway-hint = Muestra cuántos escritorios admite la cabina y qué evento pasa a calificarse como aceptable y después como deficiente.
recommendation-sensitivity = Análisis de sensibilidad
recommendation-sensitivity-note = Cada dato de entrada se varía por separado en su rango
recommendation-sensitivity-run = Ejecutar análisis
recommendation-sensitivity-hint = Muestra qué dato de entrada cambiaría por sí solo el veredicto y en cuánto.
recommendation-confidence = Confianza (Montecarlo)
recommendation-confidence-note = Simula la semana varias veces con parámetros y llegadas extraídos de la evidencia
recommendation-confidence-run = Ejecutar simulación
recommendation-confidence-hint = Muestra con qué frecuencia la semana cumple todos los objetivos y el rango de los resultados.
recommendation-samples = Número de semanas simuladas
recommendation-weeks =
    { $n ->
        [one] { $n } semana
       *[other] { $n } semanas
    }

## State of an analysis
recommendation-rerun = Volver a ejecutar
recommendation-rerun-label = Volver a ejecutar: { $title }
recommendation-failed = Error en el análisis
recommendation-try-again = Reintentar
recommendation-cancelled = Análisis cancelado
recommendation-cancelled-hint = No se guardó ningún resultado.
recommendation-outdated = Resultados de la versión { $answered }; el escenario está en la versión { $current }
recommendation-outdated-hint = El escenario ha cambiado. Puede leer estos resultados, pero para aplicar uno debe repetir el análisis.
recommendation-outdated-use = Estos resultados corresponden a otra versión del escenario
recommendation-family-private = Incluir cabinas privadas de otros proyectos
recommendation-family-add = Añadir su propia cabina
recommendation-compare = Comparar las opciones en detalle
recommendation-rank = Ordenar por
recommendation-rank-price = Precio
recommendation-ownership = Coste en { $n } { $n ->
        [one] año
       *[other] años
    }
recommendation-rank-best = Menor coste total de propiedad en { $n } { $n ->
        [one] año
       *[other] años
    }: { $family }, { $price }
recommendation-prices-changed = Los precios han cambiado desde entonces
recommendation-prices-changed-hint = La lista de precios u otra parte del catálogo ha cambiado. Vuelva a ejecutar el análisis para actualizar los resultados.

## Shared by the analyses
recommendation-try = Aplicar
recommendation-try-label = Aplicar: { $change }
recommendation-present = Ya está en el escenario
recommendation-use = Usar esta configuración
recommendation-nearest = La más cercana: { $configuration }
recommendation-n-weeks-simulated =
    { $n ->
        [one] { $n } semana simulada
       *[other] { $n } semanas simuladas
    }
recommendation-then = Resultado
recommendation-price = Precio
recommendation-drives = Unidades
recommendation-worst-event = Evento más crítico
recommendation-bottleneck = Cuello de botella
recommendation-not-known = no se conoce

## Schedule and configuration changes
recommendation-by-schedule = Por planificación, sin hardware
recommendation-by-schedule-label = Lo más económico por planificación
recommendation-by-schedule-unneeded = No hace falta ningún cambio: la semana ya cumple todos los objetivos.
recommendation-by-schedule-none = Ningún cambio de planificación por sí solo cumple todos los objetivos.
recommendation-by-hardware = Por hardware de la misma familia
recommendation-by-hardware-label = Lo más económico por hardware
recommendation-price-mark = { $price }, { $mark }
recommendation-before-after = { $figure }: { $before } → { $after } · { $effort }
recommendation-changes-table = Cambios evaluados
recommendation-change = Cambio
recommendation-event-changed = Evento modificado
recommendation-event-figure = { $event }: { $figure }
recommendation-week-margin =
    { $year ->
        [none] Margen mínimo de la semana: { $before } → { $after }
       *[other] Margen mínimo de la semana en { $year }: { $before } → { $after }
    }
recommendation-week-margin-same =
    { $year ->
        [none] Margen mínimo de la semana: { $value }, sin cambios
       *[other] Margen mínimo de la semana en { $year }: { $value }, sin cambios
    }
recommendation-saves = Ahorro de hardware
recommendation-windows = Ventanas de reinicio
recommendation-window-event = Evento
recommendation-window-now = Según lo programado
recommendation-window-shortest = Más corta, todos los componentes
recommendation-window-failed = Más corta, un componente averiado
recommendation-window-plan = Ventana por planificar
recommendation-window-slots = Escritorios a la vez
recommendation-window-rate = Escritorios por minuto
recommendation-window-bottleneck = Cuello de botella
recommendation-window-goal = con una probabilidad del 90 %; { $window } según la simulación; objetivo: { $goal }
recommendation-window-pool = { $n } en este pool
recommendation-window-original = { $time } en la versión { $version }
recommendation-where = { $where }; { $effort }
recommendation-where-schedule = Planificación
recommendation-where-configuration = Configuración
recommendation-unchanged = { $value }, sin cambios
recommendation-outcome-holds = Cumple todos los objetivos
recommendation-outcome-improves = Ayuda, pero aún se incumplen objetivos
recommendation-outcome-margin = Más margen
recommendation-outcome-changes_nothing = Efecto menor
recommendation-outcome-side-effects = Poco efecto en los objetivos, con efectos secundarios
recommendation-outcome-worsens = Empeora el resultado
recommendation-effort-hours = desplaza { $hours } de jornada de los usuarios
recommendation-effort-costs = cuesta { $price }
recommendation-effort-none = sin coste ni efecto en los usuarios
recommendation-changes-listed =
    { $n ->
        [one] { $n } cambio
       *[other] { $n } cambios
    }
recommendation-n-searches =
    { $n ->
        [one] { $n } búsqueda de hardware
       *[other] { $n } búsquedas de hardware
    }

## Array families
recommendation-generic = genérico, sin calibrar
recommendation-headroom-none = ninguna
recommendation-searched =
    { $legal ->
        [one] { $legal } configuración válida; { $simulated } simuladas en todo el calendario, el resto excluidas por cotas
       *[other] { $legal } configuraciones válidas; { $simulated } simuladas en todo el calendario, el resto excluidas por cotas
    }
recommendation-families-pass =
    { $n ->
        [one] { $n } cumple
       *[other] { $n } cumplen
    }
recommendation-families-at-risk = { $n } en riesgo
recommendation-families-fail =
    { $n ->
        [one] { $n } no cumple
       *[other] { $n } no cumplen
    }
recommendation-evaluated-for =
    { $n ->
        [one] evaluado para { $n } escritorio
       *[other] evaluado para { $n } escritorios
    }
recommendation-n-legal = { $legal } configuraciones válidas, { $simulated } simuladas
recommendation-family-none = Ninguna configuración cumple todos los objetivos. La más cercana: { $configuration }
recommendation-none-holds = Ninguna configuración de ninguna familia cumple todos los objetivos
recommendation-none-holds-hint = Cada fila muestra la configuración más cercana y el objetivo que incumple. Si una nota del escenario pide más hosts, añádalos primero. Si no, considere un cambio de planificación o relaje un objetivo.
recommendation-window-agrees = Simulación de eventos discretos: { $sentence } Las medias coinciden con la semana.
recommendation-window-differs = Simulación de eventos discretos: { $sentence } Las medias difieren de la semana; revise ese minuto.
recommendation-families-table = Familias de cabinas
recommendation-array = Cabina y configuración
recommendation-per-desktop = Por escritorio
recommendation-desktops =
    { $n ->
        [one] { $n } escritorio
       *[other] { $n } escritorios
    }
recommendation-rack = Rack
recommendation-power = Potencia
recommendation-headroom = Holgura
recommendation-headroom-unit = escritorios
recommendation-not-compared = No comparadas
recommendation-refused = <strong>{ $model }</strong>: { $reason }

## Recommendation of the scenario's own family
recommendation-card = Recomendación
recommendation-card-note =
    { $legal ->
        [one] { $legal } configuración válida, { $simulated } simuladas en todo el calendario
       *[other] { $legal } configuraciones válidas, { $simulated } simuladas en todo el calendario
    }
recommendation-card-apply = Aplicar a este escenario
recommendation-why-not = Por qué no algo más económico
recommendation-why-not-none = No hay una configuración más económica en esta familia.
recommendation-why-not-missed = Objetivo más incumplido

## Growth runway
recommendation-growth-per-year = { $share } más de escritorios al año
recommendation-growth-none = Sin crecimiento definido: indíquelo en Objetivos para ver los años
recommendation-runway-margin = Margen hasta el objetivo más cercano, según el número de escritorios
recommendation-runway-desktops = Escritorios
recommendation-runway-grade = Calificación de la semana
recommendation-runway-least = Menor margen
recommendation-runway-at = Evento
recommendation-runway-now = ahora: { $n }
recommendation-runway-most = cumple objetivos hasta { $n }
recommendation-runway-fair = aceptable desde { $n }: { $event }
recommendation-runway-poor = deficiente desde { $n }: { $event }
recommendation-years = Años
recommendation-year = Año
recommendation-year-goals = Objetivos
recommendation-year-met = todos cumplidos
recommendation-year-missed = incumplidos
recommendation-year-why = Objetivo incumplido o cuello de botella
recommendation-year-free = Capacidad libre
recommendation-year-hosts = La capacidad de los hosts es insuficiente.

## Sensitivity analysis
recommendation-sensitivity-worst = Evento más crítico: { $event }
recommendation-inputs = Datos de entrada
recommendation-input = Dato de entrada
recommendation-input-now = Actual
recommendation-input-range = Rango
recommendation-input-margin = Margen hasta el objetivo más cercano
recommendation-input-flip = El veredicto cambia en
recommendation-input-flip-none = fuera del rango
recommendation-input-from-to = { $from } a { $to }
recommendation-input-catalog = { $range }, rango del catálogo
recommendation-events-why = Calificación por evento
recommendation-events = Eventos
recommendation-event = Evento
recommendation-event-goal = Objetivo más cercano
recommendation-event-help = Cuello de botella y siguiente mejora
recommendation-no-goal = no se aplica ningún objetivo
recommendation-steps = Siguientes ampliaciones de hardware
recommendation-step = Ampliación
recommendation-step-price = Precio, { $mark }

## Confidence
recommendation-figures-ranges = Rangos de las cifras
recommendation-figure = Cifra
recommendation-figure-plain = Nominal
recommendation-phase-holds = cumple objetivos en el { $share } de los casos
recommendation-missed = Objetivos incumplidos
recommendation-missed-line = { $goal }: en el { $share } de los casos, sobre todo { $event }
recommendation-drivers = Factores principales
recommendation-basis = Supuestos
recommendation-draws-failed =
    { $n ->
        [one] { $n } semana no se pudo simular: { $reason }
       *[other] { $n } semanas no se pudieron simular: { $reason }
    }
recommendation-band = Semana, P10 a P90
recommendation-band-note = banda: P10 a P90
recommendation-band-summary = { $title }: en 80 de cada 100 semanas simuladas entre { $low } y { $high }.
recommendation-draws =
    { $n ->
        [one] { $n } semana simulada, semilla { $seed }
       *[other] { $n } semanas simuladas, semilla { $seed }
    }
recommendation-plain-holds = el caso nominal cumple todos los objetivos
recommendation-plain-misses = el caso nominal incumple objetivos
recommendation-check = { $goal } { $value }, objetivo { $limit }
