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
