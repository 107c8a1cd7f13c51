## Page
comparison-title = Comparación
comparison-lead = Ejecuciones finalizadas de <link>{ $project }</link> a precios actuales
comparison-lead-unknown = Ejecuciones finalizadas <link>del proyecto</link> a precios actuales
comparison-no-project = Proyecto no encontrado
comparison-too-few = Se necesitan al menos dos ejecuciones finalizadas
comparison-too-few-hint = Ejecute dos escenarios de este proyecto, o un escenario antes y después de un cambio, y compárelos aquí.
comparison-runs = Ejecuciones
comparison-runs-note = Seleccione de dos a cuatro ejecuciones. La primera es la referencia.
comparison-runs-label = Ejecuciones que comparar
comparison-add-run = Añadir ejecución
comparison-select-two = Seleccionar al menos dos ejecuciones
comparison-run-name = { $scenario }, v{ $version }, { $date }

## Table
comparison-not-comparable = Estas ejecuciones no son directamente comparables
comparison-notes = Notas
comparison-results = Resultados
comparison-results-note = Diferencias respecto a { $baseline }; las significativas se muestran en color. Precios: { $prices }
comparison-show-similar = Mostrar eventos con diferencias menores
comparison-table = Comparación
comparison-metric = Métrica
comparison-configuration-cost = Configuración y coste
comparison-configuration = { $model }, { $configuration }
comparison-desktops =
    { $n ->
        [one] { $n } escritorio
       *[other] { $n } escritorios
    }
comparison-users = { $n } usuarios en { $machines } máquinas virtuales
comparison-states = Hoy y estados previstos
comparison-events-today = Eventos de hoy, con todos los componentes
comparison-no-event = No está en este escenario
comparison-days = { $event }, el peor de { $n } días
comparison-days-show = Mostrar cada día
comparison-days-hide = Ocultar cada día
comparison-better = mejor
comparison-worse = peor

## Headroom
comparison-headroom = Holgura
comparison-headroom-calculate = Calcular
comparison-headroom-calculate-label = Calcular holgura
comparison-headroom-progress = Calculando, { $percent }
comparison-headroom-outdated = Desconocida para la versión { $version }
comparison-headroom-open = Aún sin calcular
comparison-headroom-none = Ninguna
comparison-headroom-limit = Primero incumplido: { $missed }
comparison-headroom-more =
    { $n ->
        [one] { $n } escritorio más
       *[other] { $n } escritorios más
    }
comparison-headroom-excess =
    { $n ->
        [one] { $n } escritorio de más
       *[other] { $n } escritorios de más
    }

comparison-options = Opciones
comparison-options-note = Opciones de la comparación de familias de cabinas para { $scenario }; las diferencias son respecto a la primera.
comparison-options-back = Volver a la recomendación
comparison-add-option = Añadir una opción
comparison-select-two-options = Seleccione al menos dos opciones
