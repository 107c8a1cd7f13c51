## Page
recommendation-title = Recommander
recommendation-lead = Changements de calendrier et matériel le moins cher pour <link>{ $scenario }</link>, version { $version }
recommendation-start = Recommander
recommendation-changes = Changements de calendrier et de configuration
recommendation-changes-note = Chaque changement est simulé sur tout le calendrier
recommendation-changes-run = Analyser
recommendation-changes-hint = Indique le matériel économisé par chaque changement de calendrier.
recommendation-families = Matériel le moins cher par famille de baies
recommendation-families-note = Évalué sur tout le calendrier pour tous les objectifs, croissance et pannes comprises
recommendation-families-run = Trouver le matériel le moins cher
recommendation-families-hint = Trouve, pour chaque famille de baies, la configuration la moins chère qui atteint tous les objectifs.
recommendation-runway = Marge de croissance
recommendation-runway-note = La baie actuelle avec un nombre croissant de bureaux
recommendation-runway-run = Trouver le nombre maximal de bureaux
recommendation-runway-hint = Indique combien de bureaux la baie prend en charge et quel événement devient moyen, puis mauvais.
recommendation-sensitivity = Analyse de sensibilité
recommendation-sensitivity-note = Chaque paramètre varie seul dans sa plage
recommendation-sensitivity-run = Lancer l’analyse
recommendation-sensitivity-hint = Indique quel paramètre changerait le verdict, et de combien.
recommendation-confidence = Confiance (Monte-Carlo)
recommendation-confidence-note = Simule la semaine plusieurs fois avec des paramètres et des arrivées tirés des preuves
recommendation-confidence-run = Lancer la simulation
recommendation-confidence-hint = Indique la fréquence à laquelle la semaine atteint tous les objectifs et la plage des résultats.
recommendation-samples = Nombre de semaines simulées
recommendation-weeks =
    { $n ->
        [one] { $n } semaine
       *[other] { $n } semaines
    }

## State of an analysis
recommendation-rerun = Relancer
recommendation-rerun-label = Relancer : { $title }
recommendation-failed = Échec de l’analyse
recommendation-try-again = Réessayer
recommendation-cancelled = Analyse annulée
recommendation-cancelled-hint = Aucun résultat n’a été enregistré.
recommendation-outdated = Résultats de la version { $answered } ; le scénario est à la version { $current }
recommendation-outdated-hint = Le scénario a changé. Relancez l’analyse pour actualiser les résultats.
recommendation-prices-changed = Les prix ont changé depuis
recommendation-prices-changed-hint = La liste de prix ou une autre partie du catalogue a changé. Relancez l’analyse pour actualiser les résultats.
