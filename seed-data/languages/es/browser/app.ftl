### Frame of the page: navigation, theme, language.

app-skip-to-content = Saltar al contenido
app-nav = Navegación principal
app-nav-projects = Proyectos
app-nav-runs = Ejecuciones
app-nav-imports = Importaciones
app-nav-evidence = Evidencia
app-nav-catalog = Catálogo
app-theme-system = Tema: sistema
app-theme-light = Tema: claro
app-theme-dark = Tema: oscuro
app-language = Idioma: { $language }
app-help = Ayuda (en inglés)
app-selected = seleccionado

## Errors
app-error-title = Se ha producido un error
app-error-detail = Sus cambios están a salvo en este navegador. Error: { $error }
app-not-found = Página no encontrada
app-not-found-hint = Puede que se haya eliminado o que el enlace esté incompleto.

## Account menu
app-organization = Organización: { $name }
app-no-organization = Sin organización
app-switch-organization = Cambiar de organización
app-read-only = Solo lectura
app-read-only-hint = Su rol aquí es lector. Los editores y propietarios pueden hacer cambios.
app-account-menu = { $name }: cuenta y ajustes
app-account = Cuenta
app-settings = Ajustes
app-sign-out = Cerrar sesión
app-unsaved = Cambios sin guardar
app-unsaved-text =
    { $n ->
        [one] Este navegador tiene cambios sin guardar en { $n } escenario. Si los conserva, se restaurarán al volver a abrirlo aquí. Otros usuarios de este equipo podrían leerlos.
       *[other] Este navegador tiene cambios sin guardar en { $n } escenarios. Si los conserva, se restaurarán al volver a abrirlos aquí. Otros usuarios de este equipo podrían leerlos.
    }
app-stay = Mantener la sesión iniciada
app-discard-sign-out = Descartar y cerrar sesión
app-keep-sign-out = Conservar y cerrar sesión
app-scenario-deleted = { $name } eliminado; sus ejecuciones e informes se conservan

## Command palette
app-search = Buscar
app-search-keys = Buscar ({ $keys })
app-search-field = Buscar escenarios, páginas y acciones
app-search-placeholder = Escenario, página o acción
app-search-results = Resultados
app-search-count =
    { $n ->
        [one] { $n } resultado
       *[other] { $n } resultados
    }
app-search-none = Sin resultados para «{ $text }»
app-group-actions = Acciones
app-group-scenario = Este escenario
app-group-scenarios = Escenarios
app-group-pages = Páginas
app-group-settings = Ajustes
app-group-events = Eventos
app-group-help = Ayuda
app-open-guide = Asistente en tres pasos
app-open-recommend = Recomendaciones
app-open-failures = Fallo de un componente
app-open-versions = Versiones
app-catalog-arrays = Catálogo: cabinas
app-catalog-drives = Catálogo: unidades
app-catalog-workloads = Catálogo: perfiles de carga
app-catalog-deployments = Catálogo: métodos de despliegue
app-catalog-sources = Catálogo: fuentes
app-catalog-prices = Catálogo: lista de precios

## Keyboard shortcuts
app-keys = Atajos de teclado
app-keys-everywhere = En todas las páginas
app-keys-scenario = En un escenario
app-keys-event = Evento con el foco en el calendario
app-keys-numbers = Campos numéricos
app-keys-undo = Deshacer
app-keys-redo = Rehacer
app-keys-move-time = Mover 15 minutos
app-keys-move-day = Mover un día
app-keys-move-end = Mover el final
app-keys-open = Abrir
app-keys-delete = Eliminar
app-keys-duplicate = Copiar al día siguiente
app-keys-select = Añadir a la selección
app-keys-unselect = Anular selección
app-keys-menu = Abrir menú
app-keys-copy = Copiar
app-keys-paste = Pegar en el puntero
app-keys-step = Subir o bajar un paso
app-keys-ten-steps = Subir o bajar diez pasos
