# Bandeau de la démonstration publique.

demo-label = Démonstration
demo-text = Démonstration : vous seul voyez vos modifications. Elles sont supprimées après { $idle } d’inactivité et, au plus tard, à { $time }. Ne saisissez pas de données de clients réels.
demo-install = Installer votre propre copie
demo-hide = Masquer le bandeau
demo-no-account = Pas de compte
demo-no-account-hint = Vous n’avez pas besoin de compte dans la démonstration. Les comptes, les membres et les clés d’API sont disponibles dans votre propre installation.
