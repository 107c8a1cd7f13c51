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
