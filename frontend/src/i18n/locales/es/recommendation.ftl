## Page
recommendation-title = Recomendar
recommendation-lead = Cambios de calendario y hardware más económico para <link>{ $scenario }</link>, versión { $version }
recommendation-start = Recomendar
recommendation-changes = Cambios de calendario y configuración
recommendation-changes-note = Cada cambio se simula en todo el calendario
recommendation-changes-run = Analizar
recommendation-changes-hint = Muestra cuánto hardware ahorra cada cambio de calendario.
recommendation-families = Hardware más económico por familia de cabinas
recommendation-families-note = Evaluado en todo el calendario frente a todos los objetivos, incluidos crecimiento y fallos
recommendation-families-run = Buscar el hardware más económico
recommendation-families-hint = Busca, para cada familia de cabinas, la configuración más económica que cumple todos los objetivos.
recommendation-runway = Margen de crecimiento
recommendation-runway-note = La cabina actual con un número creciente de escritorios
recommendation-runway-run = Buscar el máximo de escritorios
recommendation-runway-hint = Muestra cuántos escritorios admite la cabina y qué evento pasa a ser regular y después malo.
recommendation-sensitivity = Análisis de sensibilidad
recommendation-sensitivity-note = Cada parámetro se varía por separado en su rango
recommendation-sensitivity-run = Ejecutar análisis
recommendation-sensitivity-hint = Muestra qué parámetro cambiaría el veredicto y en cuánto.
recommendation-confidence = Confianza (Monte Carlo)
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
recommendation-outdated-hint = El escenario ha cambiado. Vuelva a ejecutar el análisis para actualizar los resultados.
recommendation-prices-changed = Los precios han cambiado desde entonces
recommendation-prices-changed-hint = La lista de precios u otra parte del catálogo ha cambiado. Vuelva a ejecutar el análisis para actualizar los resultados.
