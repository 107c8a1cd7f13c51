# Bandeau de la démonstration publique.

demo-label = Démonstration
demo-text = Démonstration : vous seul voyez vos modifications. Elles sont supprimées après { $idle } sans activité et, dans tous les cas, à { $time }. Ne saisissez pas de données de vrais clients.
demo-install = Installer votre propre copie
demo-hide = Masquer le bandeau
demo-no-account = Pas de compte
demo-no-account-hint = Les visiteurs de la démonstration n’ont pas besoin de compte. Les comptes, les membres et les clés d’API sont disponibles dans votre propre installation.
