### Frame of the page: navigation, theme, language.

app-skip-to-content = Skip to content
app-nav = Main
app-nav-projects = Projects
app-nav-runs = Runs
app-nav-imports = Imports
app-nav-evidence = Evidence
app-nav-catalog = Catalog
app-theme-system = Theme: system
app-theme-light = Theme: light
app-theme-dark = Theme: dark
app-language = Language: { $language }
app-selected = selected

## Errors
app-error-title = Something went wrong
app-error-detail = Your changes are safe in this browser. Error: { $error }
app-not-found = Page not found
app-not-found-hint = It may have been deleted, or the link is incomplete.
