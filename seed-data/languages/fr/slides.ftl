# Diapositives.

slide-label-value = { $label } : { $value }
slide-shape-chart = Graphique { $number }
slide-shape-table = Tableau { $number }
slide-shape-text = Texte { $number }
slide-layout-cover = Couverture
slide-layout-message = Message
slide-lead-placeholder = Message clé
slide-file-title = { $title } : { $scenario }
slide-source = Source : simulation avec Stormsizer, créée le { $created } ; { $versions }.
slide-cover-subtitle = { $title } : { $subtitle }
slide-cover-owner = { $author } pour { $customer }
slide-cover-facts = { $created } · { $versions }
slide-logo = Logo
slide-logo-of = Logo de { $name }

slide-table-described =
    { $rows ->
        [one] Tableau de { $rows } ligne : { $caption }. Colonnes : { $columns }. Premières lignes : { $first }.
       *[other] Tableau de { $rows } lignes : { $caption }. Colonnes : { $columns }. Premières lignes : { $first }.
    }
slide-table-empty =
    { $rows ->
        [one] Tableau de { $rows } ligne : { $caption }. Colonnes : { $columns }.
       *[other] Tableau de { $rows } lignes : { $caption }. Colonnes : { $columns }.
    }
slide-column-unit = { $label }, { $unit }
slide-more =
    { $n ->
        [one] et { $n } autre
       *[other] et { $n } autres
    }
slide-more-in-report =
    { $n ->
        [one] et { $n } autre dans le rapport
       *[other] et { $n } autres dans le rapport
    }
slide-column-phase = Phase
slide-column-bottleneck = Goulot d’étranglement
slide-column-reads = Lectures
slide-column-writes = Écritures
slide-column-peak = Pointe
slide-column-read = Lecture
slide-column-write = Écriture
slide-series-highest = Maximum
slide-series-mean = Moyenne

slide-verdict-notes = Le verdict porte sur tout le calendrier : chaque phase est comparée à chaque objectif.

slide-figures-title =
    { $met ->
        [one] { $met } phase sur { $total } atteint tous les objectifs
       *[other] { $met } phases sur { $total } atteignent tous les objectifs
    }
slide-figures-title-login =
    { $met ->
        [one] { $met } phase sur { $total } atteint tous les objectifs
       *[other] { $met } phases sur { $total } atteignent tous les objectifs
    } ; l’ouverture de session la plus lente dure { $login } en moyenne
slide-figures-lead = Chiffres clés du calendrier simulé.
slide-states-title = Tous les objectifs sont atteints dans { $met } états sur { $n }
slide-states-lead = Verdict aujourd’hui, après la croissance prévue et avec chaque composant en panne auquel la baie doit survivre selon les objectifs.
slide-pools-title =
    { $n ->
        [one] { $n } bureau
       *[other] { $n } bureaux
    } { $pools ->
        [one] dans { $pools } pool
       *[other] dans { $pools } pools
    }
slide-figures-notes = Valeurs de l’exécution terminée ; les moyennes portent sur la fenêtre de calcul de chaque phase.
slide-simulated = Scénario simulé
slide-simulated-pools =
    { $n ->
        [one] { $subtitle } : { $n } pool ({ $pools })
       *[other] { $subtitle } : { $n } pools ({ $pools })
    }
slide-simulated-events =
    { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    } dans le calendrier, { $phases ->
        [one] { $phases } phase évaluée
       *[other] { $phases } phases évaluées
    } ; heures en { $zone }
slide-simulated-hosts =
    { $n ->
        [one] { $n } hôte avec { $memory } de mémoire
       *[other] { $n } hôtes avec { $memory } de mémoire chacun
    }
slide-goals = Objectifs
slide-goal-at-least = { $label } : au moins { $limit }
slide-goal-at-most = { $label } : au plus { $limit }

slide-week-title = Charge de pointe : { $load } pendant { $phase }
slide-week-title-empty = Aucune E/S dans ce calendrier
slide-week-lead = Les courbes claires indiquent la valeur maximale de chaque intervalle de { $interval }, y compris les pointes que les moyennes sur 1 minute masquent ; les courbes foncées indiquent les moyennes, sur toutes les E/S pour les temps de réponse.
slide-week-notes =
    { $n ->
        [one] { $n } intervalle de { $interval }, fuseau horaire { $zone }.
       *[other] { $n } intervalles de { $interval }, fuseau horaire { $zone }.
    } Les temps de réponse sont mesurés côté hôtes, en lecture ou en écriture, en retenant les plus longs. Une interruption de courbe signifie qu’il n’y a pas d’E/S.
slide-week-goal = Objectif : { $limit }
slide-week-load-chart = Graphique en courbes des lectures et écritures par seconde sur tout le calendrier. { $peak }.
slide-week-latency-chart = Graphique en courbes du temps de réponse côté hôtes sur tout le calendrier. Objectif : { $limit }.
slide-week-load-axis = Lectures et écritures, IOPS
slide-week-latency-axis = Temps de réponse, ms

slide-logins-title-good = Toutes les ouvertures de session sont bonnes
slide-logins-lead = Une ouverture de session est bonne jusqu’à { $good }, passable jusqu’à { $fair } et mauvaise au-delà, de l’arrivée de l’utilisateur jusqu’à un bureau utilisable.
slide-logins-part =
    { $n ->
        [one] Le plus lent des { $total } événements d’ouverture de session est affiché.
       *[other] Les { $n } plus lents des { $total } événements d’ouverture de session sont affichés.
    }
slide-logins-bar = { $event } (moyenne { $mean })
slide-logins-good = Bonne
slide-logins-fair = Moyenne
slide-logins-poor = Mauvaise
slide-logins-chart = { $caption } : { $events }.
slide-logins-notes = Objectifs pour chaque événement d’ouverture de session : au moins { $good } de bonnes ouvertures de session et au plus { $poor } de mauvaises.

slide-phases-title-met = Toutes les phases atteignent tous les objectifs
slide-phases-title-missed =
    { $n ->
        [one] { $n } phase manque des objectifs : { $phase }
       *[other] { $n } phases manquent des objectifs ; la plus critique : { $phase }
    }
slide-phases-title-rows-met = Lignes { $first } à { $last } : ces phases atteignent tous les objectifs
slide-phases-title-rows-missed = Lignes { $first } à { $last } : ces phases manquent aussi des objectifs
slide-phases-title-rows-some =
    { $n ->
        [one] Lignes { $first } à { $last } : { $n } autre phase manque des objectifs
       *[other] Lignes { $first } à { $last } : { $n } autres phases manquent des objectifs
    }
slide-phases-lead = Toutes les phases avec leurs valeurs, la plus critique en premier.
slide-phases-lead-part = Phases avec leurs valeurs, la plus critique en premier : { $first } à { $last } sur { $total }.
slide-phases-notes = Les moyennes portent sur la fenêtre de calcul de chaque phase ; les pointes sont des moyennes sur 1 minute ; les temps de réponse sont ceux des lectures et des écritures côté hôtes. Les pools ayant les mêmes valeurs partagent une ligne.
slide-phases-table = Phases avec leurs valeurs, la plus critique en premier
slide-phases-logins = { $good } de bonnes, moyenne { $mean }
slide-phases-takes = dure { $duration }
slide-phases-unfinished = ne se termine pas
slide-phases-not-in-time = non terminée à temps

slide-bottleneck-lead = À gauche : utilisation pendant { $phase }.
slide-bottleneck-notes = L’utilisation est la part de temps pendant laquelle un composant est occupé ; les limites sont les objectifs du scénario.
slide-bottleneck-peak = Pointe (moyenne sur 1 minute)
slide-bottleneck-limit = Limite
slide-bottleneck-use = { $component } { $mean }, limite { $limit }
slide-bottleneck-chart = Graphique à barres de l’utilisation pendant { $phase } : { $uses }.
slide-bottleneck-table = Goulot d’étranglement de chaque phase
slide-bottleneck-others =
    { $n ->
        [one] et { $n } autre phase
       *[other] et { $n } autres phases
    }

slide-cost = Coût : { $cost }.
slide-not-searched-title = Aucune recherche de configuration n’a été effectuée pour ce rapport
slide-not-searched-lead = Le tableau présente la configuration simulée.
slide-alternatives-lead = Le tableau présente la configuration la moins chère de chaque famille.
slide-alternatives-desktops = Les prix par bureau sont calculés pour { $desktops }.
slide-alternatives-notes =
    { $desktops ->
        [one] Évaluation pour { $desktops } bureau.
       *[other] Évaluation pour { $desktops } bureaux.
    }
slide-advice-title = { $change } : tous les objectifs atteints sans nouveau matériel
slide-advice-earlier-title = Version { $version } : { $title }
slide-advice-lead = Le changement de planning le moins contraignant et le changement de matériel le moins cher, simulés chacun sur tout le calendrier.
slide-windows-title = Prévoir une fenêtre de redémarrage de { $window } : { $then } au lieu de { $now } selon la simulation
slide-windows-title-before = Prévoir une fenêtre de redémarrage de { $window } : { $now } dans ce plan, { $before } auparavant (version { $version })
slide-windows-title-now = Prévoir une fenêtre de redémarrage de { $window }
slide-windows-lead = Fenêtres les plus courtes sur la baie actuelle, avec tous les autres événements comme prévu, sans manquer un objectif atteint aujourd’hui.

slide-runway-lead = Pour la baie existante ; les pools croissent proportionnellement.
slide-runway-notes =
    { $simulations ->
        [one] { $simulations } simulation
       *[other] { $simulations } simulations
    } ; résolution : { $step ->
        [one] { $step } bureau
       *[other] { $step } bureaux
    } ; croissance : { $growth } par an.
slide-runway-limit = Nombre maximal de bureaux atteignant tous les objectifs
slide-runway-years-chart =
    { $n ->
        [one] Graphique en courbes du nombre de bureaux par an, comparé au bureau ({ $n }) que la baie prend en charge.
       *[other] Graphique en courbes du nombre de bureaux par an, comparé aux { $n } bureaux que la baie prend en charge.
    }
slide-runway-chart = Graphique à barres du nombre de bureaux : { $values }.

slide-confidence-no-driver = Aucune donnée ne se distingue.
slide-confidence-goals = Objectifs le plus souvent manqués
slide-confidence-no-goal = Aucun objectif n’est manqué dans aucune simulation.
slide-confidence-table = Phases qui manquent le plus souvent leurs objectifs, avec P10 à P90 de leurs valeurs
slide-confidence-column-share = Objectifs atteints dans
slide-confidence-column-login = Durée moyenne d’ouverture de session

slide-sensitivity-now = Avec les bureaux d’aujourd’hui et tous les composants, l’objectif le plus serré concerne { $phase } : { $margin }. Chaque donnée est modifiée seule.
slide-sensitivity-notes =
    { $n ->
        [one] { $n } simulation.
       *[other] { $n } simulations.
    } La marge par rapport à l’objectif le plus proche est une proportion de cet objectif, négative s’il est manqué. Une donnée sans plage dans le catalogue varie d’un pourcentage usuel dans les deux sens.
slide-sensitivity-input = { $input } ({ $range })
slide-sensitivity-low = Marge à l’extrémité basse
slide-sensitivity-high = Marge à l’extrémité haute
slide-sensitivity-chart = Graphique à barres de la marge par rapport à l’objectif le plus proche aux deux extrémités de chaque donnée : { $inputs }.

slide-evidence-lead = Valeurs mesurées non utilisées pour le calibrage, comparées aux prédictions ; les valeurs hors tolérance figurent en premier.
slide-evidence-sources = Sources : { $sources }.
slide-evidence-measured = Mesuré, chacun dans son unité
slide-evidence-predicted = Prédit
slide-evidence-chart =
    { $n ->
        [one] Nuage de points de { $n } valeur mesurée et de sa prédiction, sur des axes logarithmiques.
       *[other] Nuage de points de { $n } valeurs mesurées et de leurs prédictions, sur des axes logarithmiques.
    }
slide-evidence-inside = Dans la tolérance
slide-evidence-outside = Hors tolérance
slide-evidence-equal = Égalité

slide-assumptions-title-assumed =
    { $n ->
        [one] Les résultats reposent sur { $n } valeur, dont { $assumed } supposée
       *[other] Les résultats reposent sur { $n } valeurs, dont { $assumed ->
            [one] { $assumed } supposée
           *[other] { $assumed } supposées
        }
    }
slide-assumptions-lead = Les valeurs supposées aux plages les plus larges d’abord : vérifiez-les avant de vous fier aux résultats. Le rapport présente toutes les valeurs.
slide-assumptions-notes = { $n } valeurs sur { $total } sont affichées : pour chaque raison, celle dont la plage est la plus large, parmi les phases du calendrier.
slide-assumptions-table = Hypothèses à vérifier en premier
slide-assumptions-more =
    { $n ->
        [one] { $n } autre valeur pour la même raison
       *[other] { $n } autres valeurs pour la même raison
    }
slide-assumptions-column-fact = Hypothèse
slide-assumptions-column-value = Valeur
slide-assumptions-column-source = Source

slide-reading-title = Les prédictions sont les moyennes d’un modèle, non des garanties
slide-reading-lead = Créé le { $created } ; { $versions }.
slide-reading-about = À propos de ces diapositives
slide-reading-notes = Remarques
slide-reading-more-notes =
    { $n ->
        [one] { $n } autre remarque figure dans le rapport.
       *[other] { $n } autres remarques figurent dans le rapport.
    }
slide-reading-sources = Toutes les valeurs de ces diapositives proviennent de l’exécution terminée ; le rapport indique toutes les sources.
