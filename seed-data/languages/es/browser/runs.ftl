## Page
runs-title = Ejecuciones
runs-lead = Resultados guardados, cada uno con sus datos de entrada, la versión del motor y el catálogo utilizados.
runs-all = Todas las ejecuciones
runs-kind = Tipo
runs-kind-week = Semana
runs-kind-window = Simulación de eventos discretos
runs-kind-shortlist = Familias de cabinas
runs-kind-advice = Planificación y configuración
runs-kind-runway = Margen de crecimiento
runs-kind-sensitivity = Análisis de sensibilidad
runs-kind-range = Montecarlo
runs-kind-failure = Fallo de un componente
runs-state = Estado
runs-state-queued = En cola
runs-state-running = En curso
runs-state-succeeded = Correcta
runs-state-failed = Fallida
runs-state-cancelled = Cancelada
runs-any = cualquiera
runs-clear-state = Quitar el filtro de estado
runs-project = Proyecto
runs-clear-project = Quitar el filtro de proyecto
runs-scenario-deleted = { $name } (eliminado)
runs-compare = Comparar
runs-compare-label = Comparar ejecución: { $name }
runs-empty = No hay ejecuciones coincidentes
runs-empty-hint = Inicie una ejecución en la página de un escenario o cambie los filtros.

## One run
runs-version = versión { $version }
runs-engine = motor { $version }
runs-kind-version = { $kind }, versión { $version }
runs-kind-scenario = { $kind }, { $scenario }
runs-cancel-label = Cancelar: { $kind }, { $scenario }
runs-running = En curso, { $percent }
runs-failed-with = { $state }: { $message }

## Tray
runs-tray = Ejecuciones: { $summary }
runs-none-running = Ninguna ejecución activa
runs-active =
    { $n ->
        [one] { $n } ejecución activa
       *[other] { $n } ejecuciones activas
    }
runs-recent = Recientes
