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
app-selected = seleccionado

## Errors
app-error-title = Se ha producido un error
app-error-detail = Sus cambios están a salvo en este navegador. Error: { $error }
app-not-found = Página no encontrada
app-not-found-hint = Puede que se haya eliminado o que el enlace esté incompleto.
