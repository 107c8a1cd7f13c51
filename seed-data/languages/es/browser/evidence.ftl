evidence-title = Evidencia
evidence-lead = Mediciones publicadas comparadas con las predicciones del modelo

## Summary
evidence-summary =
    { $studies ->
        [one] Validado con { $studies } estudio publicado: { $within } de { $points } valores medidos dentro de la tolerancia, error mediano { $error }; { $bounds_within } de { $bounds } límites publicados cumplidos.
       *[other] Validado con { $studies } estudios publicados: { $within } de { $points } valores medidos dentro de la tolerancia, error mediano { $error }; { $bounds_within } de { $bounds } límites publicados cumplidos.
    }
evidence-summary-left-out = Validación cruzada (leave-one-out): { $within } de { $points } valores medidos dentro de la tolerancia, error mediano { $error }; { $bounds_within } de { $bounds } límites cumplidos.
evidence-headline-checks =
    { $studies ->
        [one] <strong>{ $within } de { $points }</strong> valores medidos de { $studies } estudio publicado se predicen dentro de la tolerancia, sin haberlos usado para calibrar; error mediano { $error }
       *[other] <strong>{ $within } de { $points }</strong> valores medidos de { $studies } estudios publicados se predicen dentro de la tolerancia, sin haberlos usado para calibrar; error mediano { $error }
    }
evidence-headline-bounds = <strong>{ $within } de { $bounds }</strong> límites publicados, como «menos de 5 ms», se cumplen; no se cuentan con los valores medidos porque un límite es más fácil de cumplir
evidence-headline-left-out = <strong>{ $within } de { $points }</strong> valores medidos están dentro de la tolerancia cuando un estudio se predice solo a partir de los demás (leave-one-out), como un sistema nuevo; error mediano { $error }, { $bounds_within } de { $bounds } límites cumplidos
evidence-headline-storage = <strong>{ $within } de { $checks }</strong> tasas máximas de cabinas en pruebas de almacenamiento están dentro de un factor de 1,5 si se prevén sin las pruebas del propio fabricante; error mediano { $error }
evidence-worst = Errores más grandes
evidence-worst-row = { $phase }, { $metric } en { $system }: medido { $measured }, previsto { $predicted }
evidence-caveat = La estructura del modelo se eligió conociendo estos estudios, por lo que ninguna comprobación es totalmente ciega.
evidence-n-of-total = { $n } de { $total }

## Studies
evidence-studies = Estudios
evidence-studies-note = Seleccionar un estudio para mostrar solo sus mediciones
evidence-study = Estudio
evidence-measurements = Mediciones
evidence-predicted = Previsto
evidence-measured = Medido
evidence-checks = Comprobaciones independientes
evidence-left-out = Leave-one-out
evidence-calibrated = Calibrado
evidence-within-tolerance = Dentro de la tolerancia
evidence-bounds-met = Límites cumplidos
evidence-median-error = Error mediano
evidence-no-checks = Ninguna
evidence-no-left-out = No es posible
evidence-calibration-term = Calibración
evidence-calibration-meaning = Un parámetro del modelo se ajustó a este valor, por lo que la coincidencia demuestra poco.
evidence-checks-meaning = No se usaron para la calibración. Los recuentos y errores de esta página se refieren a estas mediciones.
evidence-formula-meaning = Calculado a partir de otros valores publicados; sin intervención del modelo.
evidence-explained-meaning = Configurado por los autores, publicado dos veces o no predecible.
evidence-left-out-meaning = El estudio se predice con los parámetros de los demás estudios, como un sistema nuevo.
evidence-tolerance-meaning = Error de predicción admitido, derivado de cuánto difieren los instrumentos de los estudios con la misma carga.

## Filter
evidence-filter = Filtro
evidence-filter-all = Todos
evidence-filter-clear = Borrar filtro: { $label }
evidence-filter-count =
    { $total ->
        [one] { $n } de { $total } medición
       *[other] { $n } de { $total } mediciones
    }
evidence-system-measured = Sistema medido
evidence-phase = Fase
evidence-quantity = Magnitud
evidence-role = Función
evidence-tolerance = Tolerancia
evidence-within-yes = Dentro
evidence-within-no = Fuera
evidence-within-unsaid = No evaluado
evidence-role-calibrates = Calibración
evidence-role-checks = Comprobación
evidence-role-formula = Fórmula
evidence-role-explained = Explicado
evidence-role-calibrates-hint = Un parámetro se ajustó a este valor
evidence-role-checks-hint = No se usó para la calibración
evidence-role-formula-hint = Calculado a partir de otros valores publicados
evidence-role-explained-hint = Configurado por los autores o sin valor probatorio

## Chart
evidence-predictions = Predicciones
evidence-measured-predicted = Medido y previsto
evidence-chart-summary =
    { $n ->
        [one] Valores medidos y previstos de { $n } medición; los puntos sobre la línea son predicciones exactas.
       *[other] Valores medidos y previstos de { $n } mediciones; los puntos sobre la línea son predicciones exactas.
    }
evidence-point-label = { $phase }: { $metric } ({ $unit })
evidence-measurement = Medición
evidence-measured-on = Fuente
evidence-measured-from = Medido desde
evidence-measured-to = Medido hasta
evidence-tallies = Valores medidos dentro de la tolerancia, por fase, sin límites

## Quantities
evidence-quantities = Magnitudes
evidence-quantities-note = Valores medidos independientes de todos los estudios, sin límites: cuántos están dentro de la tolerancia y su error mediano
evidence-median-within = { $n } de { $total } dentro
evidence-median-value = error mediano { $error }
evidence-median-too-few = muy pocas para una mediana

## Two values for one quantity
evidence-two-values = Dos valores para una magnitud
evidence-two-values-note = Rangos publicados y valores que se contradicen dentro de un estudio. Una predicción entre ambos se considera exacta.
evidence-phase-metric = { $phase }: { $metric }
evidence-system = Sistema
evidence-printed = Publicado
evidence-error-nearest = Error respecto al más cercano
evidence-explanation = Explicación
evidence-range = Rango

## Table
evidence-all = Todas las mediciones
evidence-error = Error
evidence-source = Fuente
evidence-no-match = Ninguna medición coincide con estos filtros
evidence-left-out-value = { $value } (leave-one-out)
evidence-not-modeled = No modelado
evidence-not-modeled-repeated = La misma medición, publicada por segunda vez
evidence-not-modeled-formula = Calculado a partir de otros valores publicados
evidence-not-modeled-explained = Configurado por los autores o sin valor probatorio
evidence-not-modeled-other = El modelo no tiene una salida equivalente o las condiciones de la prueba no están publicadas
evidence-page = Página { $page }
evidence-page-first = Primera página
evidence-page-previous = Página anterior
evidence-page-next = Página siguiente
evidence-page-last = Última página

## How often predicted ranges contain the measured values
evidence-reliability = Fiabilidad de los intervalos
evidence-reliability-note = Con qué frecuencia los valores medidos están dentro de los intervalos previstos. La amplitud de cada intervalo se deduce solo de los demás estudios. En la línea de puntos, los intervalos contienen tantos valores como deben; por debajo, son demasiado estrechos.
evidence-reliability-summary = { $inside } de { $rows } comprobaciones ({ $share }) están entre P10 y P90; en validación cruzada (leave-one-out), { $left_out_inside } de { $left_out_rows } ({ $left_out_share }). Se espera el 80 %.
evidence-reliability-own = Con los demás valores del estudio
evidence-reliability-expected = Proporción esperada en el intervalo
evidence-reliability-measured = Proporción medida
