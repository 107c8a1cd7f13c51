### Frame of the page: navigation, theme, language.

app-skip-to-content = Aller au contenu
app-nav = Navigation principale
app-nav-projects = Projets
app-nav-runs = Exécutions
app-nav-imports = Imports
app-nav-evidence = Preuves
app-nav-catalog = Catalogue
app-theme-system = Thème : système
app-theme-light = Thème : clair
app-theme-dark = Thème : sombre
app-language = Langue : { $language }
app-selected = sélectionné

## Errors
app-error-title = Une erreur s’est produite
app-error-detail = Vos modifications sont conservées dans ce navigateur. Erreur : { $error }
app-not-found = Page introuvable
app-not-found-hint = Elle a peut-être été supprimée, ou le lien est incomplet.
