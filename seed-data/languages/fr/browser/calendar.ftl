## Why an event is not possible
calendar-rule-deployed = Les bureaux de { $pool } sont déjà déployés.
calendar-rule-not-deployed = Les bureaux de { $pool } ne sont pas encore déployés.
calendar-rule-on = Les bureaux de { $pool } sont déjà démarrés.
calendar-rule-off = Les bureaux de { $pool } sont éteints.
calendar-rule-logged-in = Les utilisateurs de { $pool } sont déjà connectés.
calendar-rule-logged-off = Les utilisateurs de { $pool } ne sont pas connectés.
calendar-rule-same-start = Un autre événement de { $pool } commence au même moment.
calendar-rule-leaving = Les utilisateurs de { $pool } sont encore en train de se déconnecter.
calendar-rule-outage = Une autre coupure est en cours.
calendar-rule-failure = Un autre composant de la même baie est en panne.
calendar-rule-no-recompose = Le déploiement de { $pool } ne définit pas comment recomposer les bureaux.
calendar-rule-outside = L’événement serait en dehors du calendrier.
calendar-conflict = { $time } : { $reason }
calendar-conflict-other = { $event }, { $time }, serait impossible : { $reason }

## What changed
calendar-placed-later = { $name } ajouté au prochain moment possible : { $time }
calendar-placed-earlier = { $name } ajouté à un moment antérieur : { $time }
calendar-not-placed = { $name } non ajouté : aucun moment possible dans le calendrier
calendar-n-added =
    { $n ->
        [one] { $n } événement ajouté
       *[other] { $n } événements ajoutés
    }
calendar-n-replaced =
    { $n ->
        [one] { $n } événement remplacé.
       *[other] { $n } événements remplacés.
    }
calendar-n-deleted =
    { $n ->
        [one] { $n } événement supprimé
       *[other] { $n } événements supprimés
    }
calendar-n-moved =
    { $n ->
        [one] { $n } événement déplacé
       *[other] { $n } événements déplacés
    }
calendar-n-left-out =
    { $n ->
        [one] { $n } événement non copié : { $reason }
       *[other] { $n } événements non copiés : { $reason }
    }
calendar-nothing-added = Aucun événement ajouté
calendar-nothing-to-copy = Les autres jours contiennent déjà tous les événements de ce jour.

## Templates
calendar-templates = Modèles
calendar-template-nightly-reboot = Redémarrage nocturne
calendar-template-patch-tuesday = Mardi des correctifs
calendar-template-backup-window = Fenêtre de sauvegarde
calendar-template-antivirus-scan = Analyse antivirus hebdomadaire
calendar-template-nightly-reboot-help = Chaque jour ouvré à 02:00, heure locale, dès le premier du calendrier
calendar-template-patch-tuesday-help = Mardi à 20:00, heure locale, puis redémarrage mercredi à 02:00 ; le deuxième mardi du mois si le calendrier le comprend
calendar-template-backup-window-help = Chaque jour ouvré de 22:00 à 02:00, dès le premier du calendrier
calendar-template-antivirus-scan-help = Mercredi à 20:00, heure locale
calendar-template-all-pools = Tous les pools
calendar-template-there = La semaine contient déjà ces événements.
calendar-template-no-day = Le calendrier ne contient pas ce jour.
calendar-patch-event = Mardi des correctifs
calendar-patch-reboot-event = Redémarrage après correctifs
calendar-backup-event = Sauvegarde nocturne
calendar-scan-event = Analyse antivirus hebdomadaire

## Menus
calendar-menu-event = Actions pour { $name }
calendar-menu-selected =
    { $n ->
        [one] { $n } événement sélectionné
       *[other] { $n } événements sélectionnés
    }
calendar-menu-open = Ouvrir
calendar-menu-select = Ajouter à la sélection
calendar-menu-unselect = Retirer de la sélection
calendar-menu-clear = Effacer la sélection
calendar-menu-copy = Copier
calendar-menu-paste = Coller
calendar-menu-duplicate = Copier au jour suivant
calendar-menu-delete = Supprimer
calendar-menu-add = Ajouter un événement
calendar-menu-slot = Actions pour { $time }
calendar-menu-day-copy = Copier le jour vers { $day }
calendar-menu-day-workdays = Copier le jour vers les autres jours ouvrés
calendar-menu-day-select = Sélectionner tous les événements
calendar-key-delete = Suppr

## Legend
calendar-legend = Légende
calendar-legend-overrun = Rayures : dure plus longtemps que prévu
calendar-legend-load = Bord du jour : charge de la baie
calendar-legend-period = Ombré : période des graphiques
calendar-legend-colors = Couleur : type d’événement
