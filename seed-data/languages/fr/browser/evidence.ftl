evidence-title = Preuves
evidence-lead = Mesures publiées comparées aux prédictions du modèle

## Summary
evidence-summary =
    { $studies ->
        [one] Validé sur { $studies } étude publiée : { $within } valeurs mesurées sur { $points } dans la tolérance, erreur médiane { $error } ; { $bounds_within } bornes publiées sur { $bounds } respectées.
       *[other] Validé sur { $studies } études publiées : { $within } valeurs mesurées sur { $points } dans la tolérance, erreur médiane { $error } ; { $bounds_within } bornes publiées sur { $bounds } respectées.
    }
evidence-summary-left-out = Validation croisée (leave-one-out) : { $within } valeurs mesurées sur { $points } dans la tolérance, erreur médiane { $error } ; { $bounds_within } bornes sur { $bounds } respectées.
evidence-headline-checks =
    { $studies ->
        [one] <strong>{ $within } valeurs mesurées sur { $points }</strong> de { $studies } étude publiée sont prédites dans la tolérance, sans avoir servi au calibrage ; erreur médiane { $error }
       *[other] <strong>{ $within } valeurs mesurées sur { $points }</strong> de { $studies } études publiées sont prédites dans la tolérance, sans avoir servi au calibrage ; erreur médiane { $error }
    }
evidence-headline-bounds = <strong>{ $within } bornes publiées sur { $bounds }</strong>, comme « moins de 5 ms », sont respectées ; elles ne sont pas comptées avec les valeurs mesurées, car une borne est plus facile à respecter
evidence-headline-left-out = <strong>{ $within } valeurs mesurées sur { $points }</strong> sont dans la tolérance lorsqu’une étude est prédite à partir des seules autres études (leave-one-out), comme le serait un nouveau système ; erreur médiane { $error }, { $bounds_within } bornes sur { $bounds } respectées
evidence-headline-storage = <strong>{ $within } débits maximaux sur { $checks }</strong> de baies en test de stockage respectent un facteur de 1,5 lorsqu’ils sont prédits sans les tests du fabricant ; erreur médiane { $error }
evidence-worst = Erreurs les plus grandes
evidence-worst-row = { $phase }, { $metric } sur { $system } : mesuré { $measured }, prédit { $predicted }
evidence-caveat = La structure du modèle a été choisie en connaissant ces études ; aucune vérification n’est donc entièrement en aveugle.
evidence-n-of-total = { $n } sur { $total }

## Studies
evidence-studies = Études
evidence-studies-note = Sélectionner une étude pour n’afficher que ses mesures
evidence-study = Étude
evidence-measurements = Mesures
evidence-predicted = Prédit
evidence-measured = Mesuré
evidence-checks = Vérifications indépendantes
evidence-left-out = Leave-one-out
evidence-calibrated = Calibré
evidence-within-tolerance = Dans la tolérance
evidence-bounds-met = Bornes respectées
evidence-median-error = Erreur médiane
evidence-no-checks = Aucune
evidence-no-left-out = Impossible
evidence-calibration-term = Calibrage
evidence-calibration-meaning = Un paramètre du modèle a été ajusté sur cette valeur ; la concordance prouve donc peu.
evidence-checks-meaning = Non utilisées pour le calibrage. Les nombres et erreurs de cette page portent sur ces mesures.
evidence-formula-meaning = Calculé à partir d’autres valeurs publiées ; sans intervention du modèle.
evidence-explained-meaning = Configuré par les auteurs, publié deux fois ou non prévisible.
evidence-left-out-meaning = L’étude est prédite avec les paramètres des autres études, comme le serait un nouveau système.
evidence-tolerance-meaning = Erreur de prédiction admise, déduite de l’écart entre les instruments des études pour une même charge.

## Filter
evidence-filter = Filtre
evidence-filter-all = Tout
evidence-filter-clear = Effacer le filtre : { $label }
evidence-filter-count =
    { $total ->
        [one] { $n } mesure sur { $total }
       *[other] { $n } mesures sur { $total }
    }
evidence-system-measured = Système mesuré
evidence-phase = Phase
evidence-quantity = Grandeur
evidence-role = Rôle
evidence-tolerance = Tolérance
evidence-within-yes = Dans la tolérance
evidence-within-no = Hors tolérance
evidence-within-unsaid = Non évalué
evidence-role-calibrates = Calibrage
evidence-role-checks = Vérification
evidence-role-formula = Formule
evidence-role-explained = Expliqué
evidence-role-calibrates-hint = Un paramètre a été ajusté sur cette valeur
evidence-role-checks-hint = Non utilisé pour le calibrage
evidence-role-formula-hint = Calculé à partir d’autres valeurs publiées
evidence-role-explained-hint = Configuré par les auteurs, ou sans valeur de preuve

## Chart
evidence-predictions = Prédictions
evidence-measured-predicted = Mesuré et prédit
evidence-chart-summary =
    { $n ->
        [one] Valeurs mesurées et prédites pour { $n } mesure ; les points sur la ligne sont des prédictions exactes.
       *[other] Valeurs mesurées et prédites pour { $n } mesures ; les points sur la ligne sont des prédictions exactes.
    }
evidence-point-label = { $phase } : { $metric } ({ $unit })
evidence-measurement = Mesure
evidence-measured-on = Source
evidence-measured-from = Mesuré de
evidence-measured-to = Mesuré à
evidence-tallies = Valeurs mesurées dans la tolérance, par phase, sans les bornes

## Quantities
evidence-quantities = Grandeurs
evidence-quantities-note = Valeurs mesurées indépendantes de toutes les études, sans les bornes : part dans la tolérance et erreur médiane
evidence-median-within = { $n } sur { $total } dans la tolérance
evidence-median-value = erreur médiane { $error }
evidence-median-too-few = trop peu pour une médiane

## Two values for one quantity
evidence-two-values = Deux valeurs pour une grandeur
evidence-two-values-note = Plages publiées et valeurs contradictoires au sein d’une étude. Une prédiction entre les deux est considérée comme exacte.
evidence-phase-metric = { $phase } : { $metric }
evidence-system = Système
evidence-printed = Publié
evidence-error-nearest = Écart à la plus proche
evidence-explanation = Explication
evidence-range = Plage

## Table
evidence-all = Toutes les mesures
evidence-error = Erreur
evidence-source = Source
evidence-no-match = Aucune mesure ne correspond à ces filtres
evidence-left-out-value = { $value } (leave-one-out)
evidence-not-modeled = Non modélisé
evidence-not-modeled-repeated = Même mesure, publiée une seconde fois
evidence-not-modeled-formula = Calculé à partir d’autres valeurs publiées
evidence-not-modeled-explained = Configuré par les auteurs, ou sans valeur de preuve
evidence-not-modeled-other = Le modèle n’a pas de sortie correspondante, ou les conditions d’essai ne sont pas publiées
evidence-page = Page { $page }
evidence-page-first = Première page
evidence-page-previous = Page précédente
evidence-page-next = Page suivante
evidence-page-last = Dernière page

## How often predicted ranges contain the measured values
evidence-reliability = Fiabilité des plages
evidence-reliability-note = Fréquence à laquelle les valeurs mesurées se trouvent dans les plages prédites. La largeur de chaque plage est déduite uniquement des autres études. Sur la ligne en pointillés, les plages contiennent autant de valeurs que prévu ; au-dessous, elles sont trop étroites.
evidence-reliability-summary = { $inside } vérifications sur { $rows } ({ $share }) se trouvent entre P10 et P90 ; en validation croisée (leave-one-out), { $left_out_inside } sur { $left_out_rows } ({ $left_out_share }). On en attend 80 %.
evidence-reliability-own = Avec les autres valeurs de l’étude
evidence-reliability-expected = Part attendue dans la plage
evidence-reliability-measured = Part mesurée
