# Bandeau de la démonstration publique.

demo-label = Démonstration
demo-text = Ceci est une démonstration et vous seul voyez vos modifications. Elles sont supprimées après { $idle } sans activité et, dans tous les cas, à { $time }. Les clients sont inventés ; ne saisissez pas de données de vrais clients.
demo-install = Installer votre propre copie
demo-hide = Masquer le bandeau
