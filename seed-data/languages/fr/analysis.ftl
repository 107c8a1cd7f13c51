# Advice, growth runway, sensitivity and Monte Carlo analysis.

## Goals and verdict

analysis-goal-at-least = { $goal } { $value } (objectif : au moins { $limit })
analysis-goal-at-most = { $goal } { $value } (objectif : au plus { $limit })
analysis-unfinished = le travail ne se termine pas à temps
analysis-not-survived = La baie ne peut pas supporter la perte suivante : { $part }.
analysis-goals-met = Tous les objectifs sont atteints.
analysis-goals-missed = Des objectifs sont manqués.

## Key figures and parts

analysis-login-time = Durée moyenne d’ouverture de session
analysis-read-latency = Temps de réponse en lecture
analysis-duration = Durée
analysis-highest-utilization = Utilisation la plus élevée
analysis-event-of-pools = { $event }, { $pools }
analysis-controllers = { $n ->
        [one] { $n } contrôleur
       *[other] { $n } contrôleurs
    }
analysis-drives = { $n ->
        [one] { $n } disque
       *[other] { $n } disques
    }
analysis-shelves = { $n ->
        [one] { $n } tiroir
       *[other] { $n } tiroirs
    }
analysis-cache-modules = { $n ->
        [one] { $n } module de cache
       *[other] { $n } modules de cache
    }
analysis-ports = { $n ->
        [one] { $n } port
       *[other] { $n } ports
    }
analysis-host-memory = { $amount } de mémoire d’hôte
analysis-drives-of-model = { $n } × { $drive }
analysis-gib = { $n } GiB de { $volume }

## Advice: changes, without a full stop

advice-firmware = Passer de { $before } à { $after }
advice-host-cache = Utiliser { $size } de mémoire { $n ->
        [one] de l’hôte
       *[other] sur chacun des { $n } hôtes
    } comme cache d’images, soit { $more } de plus au total
advice-ports = Répartir la charge sur { $n ->
        [one] { $n } port
       *[other] { $n } ports
    } au lieu de { $before }
advice-power-on-slots = Démarrer { $n ->
        [one] { $n } bureau
       *[other] { $n } bureaux
    } à la fois au lieu de { $before } ({ $event })
advice-event-at-all-sites = { $event }, tous les sites
advice-start-earlier = Lancer { $event } { $time } plus tôt, avant l’arrivée des utilisateurs
advice-start-all = Démarrer tous les bureaux avant l’arrivée des utilisateurs au lieu de { $share } d’entre eux ({ $event })
advice-start-all-earlier = Démarrer tous les bureaux avant l’arrivée des utilisateurs au lieu de { $share } d’entre eux ({ $event }, { $time } plus tôt)
advice-fewer-at-a-time = Exécuter { $event } sur { $n ->
        [one] { $n } bureau
       *[other] { $n } bureaux
    } à la fois au lieu de { $before }
advice-throttle = Limiter chaque bureau à { $rate } ({ $event })
advice-move-lunch = Déplacer { $event } de { $before } à { $after }, pendant le déjeuner
advice-move-evening = Déplacer { $event } de { $before } à { $after }, après le départ de tous les utilisateurs
advice-move-night = Déplacer { $event } de { $before } à { $after }, la nuit
advice-login-window = Étaler les ouvertures de session sur { $after } au lieu de { $before } ({ $event })
advice-pair = { $first } + { $second }

## Advice: the effect of a change

advice-change = { $change }.
advice-enough = Tous les objectifs sont alors atteints.
advice-helps = C’est utile, mais des objectifs restent manqués.
advice-more-margin = La marge augmente.
advice-no-effect = L’effet sur les objectifs est quasi nul.
advice-worse = Les résultats se dégradent.
advice-figure-same = { $figure } ({ $phase }) : inchangé à { $value }.
advice-figure-slightly-faster = { $figure } ({ $phase }) : presque inchangé à { $value }, { $change } de moins.
advice-figure-slightly-slower = { $figure } ({ $phase }) : presque inchangé à { $value }, { $change } de plus.
advice-figure-faster = { $figure } ({ $phase }) : { $after } au lieu de { $before }, { $change } de moins.
advice-figure-slower = { $figure } ({ $phase }) : { $after } au lieu de { $before }, { $change } de plus.
advice-grade = L’évaluation passe de { $before } à { $after }.
advice-in-time = { $after } des utilisateurs ont ouvert leur session en { $limit }, contre { $before } aujourd’hui.
advice-breaks = Un objectif atteint aujourd’hui est alors manqué : { $goal }.
advice-breaks-in-phase = Un objectif atteint aujourd’hui est alors manqué ({ $phase }) : { $goal }.
advice-peak-rises = La charge maximale de la semaine passe de { $before } à { $after } ({ $phase }).
advice-peak-rises-with-use = La charge maximale de la semaine passe de { $before } à { $after } ({ $phase }) ; utilisation la plus élevée alors : { $component }, { $load }.
advice-takes-longer = { $figure } ({ $event }) passe de { $before } à { $after }.
advice-window = { $event } dure { $now } selon le calendrier actuel. Avec { $n } bureaux à la fois, et tous les autres événements comme prévu, la durée n’est plus que de { $then }.
advice-window-now = { $event } dure { $now } selon le calendrier actuel, avec { $n } bureaux à la fois ; aucun démarrage plus rapide qui atteigne tous les objectifs n’a été trouvé.
advice-window-missed = { $event } dure { $now } selon le calendrier actuel, mais des objectifs sont manqués. Le démarrage le plus court qui atteint tous les objectifs dure { $then }, avec { $n } bureaux à la fois et tous les autres événements comme prévu.
advice-window-failed = { $state }, la durée est de { $time }.
advice-window-plan = Prévoyez une fenêtre de { $window }.
advice-window-longer = Les objectifs n’exigent pas qu’une baie survive à une panne : la durée augmente pendant la panne d’un composant, prévoyez donc une fenêtre de plus de { $window }.
advice-window-pool = Dans ce pool, cela fait { $n } à la fois.
advice-window-goal = L’objectif est de { $goal }.
advice-window-goal-kept = L’objectif reste à { $goal }.
advice-window-goal-missed = C’est plus long que l’objectif de { $goal }.
advice-window-since = { $event } : de { $before } (version { $version }) à { $now } selon le calendrier actuel.
advice-window-before = { $event } durait { $before } auparavant (version { $version }) ; dans ce plan, la durée est de { $now }.
advice-window-then = { $event } durait { $before } dans la version { $version }.
advice-window-shortest = Avec { $n } bureaux à la fois, et tous les autres événements comme prévu, la durée n’est plus que de { $then }.
advice-window-in-use = Le rythme de démarrage conseillé pour la version { $version } est utilisé : { $n } bureaux à la fois.
advice-window-no-faster = { $n } bureaux démarrent à la fois ; aucun démarrage plus rapide qui atteigne tous les objectifs n’a été trouvé.
advice-window-all-sites = Un seul changement règle le démarrage sur tous les sites de cet événement.
advice-window-power-ons = Vérifiez que le serveur de gestion de l’hyperviseur et le broker autorisent ce nombre de démarrages simultanés.
advice-window-goal-uncertain = L’objectif de { $goal } est atteint dans la simulation, mais il est plus court que la fenêtre à prévoir.
advice-window-confidence = Compte tenu des erreurs de prédiction sur les systèmes mesurés, { $likely } suffisent avec une probabilité de 90 %, et les { $window } simulées avec une probabilité maximale de { $probability }.
advice-window-confidence-rounded = Compte tenu des erreurs de prédiction sur les systèmes mesurés, { $likely } suffisent avec une probabilité de 90 %, et les { $simulated } simulées, arrondies à { $window }, avec une probabilité maximale de { $probability }.
advice-hours = Le temps de travail des utilisateurs est décalé de { $hours } au total.
advice-price = Cela coûte { $price }.
advice-no-price = Son prix ne figure pas dans la liste de prix.

## Advice: hardware

advice-saving-only-then = Seule cette modification permet à une configuration de { $model } d’atteindre tous les objectifs : { $configuration }.
advice-saving-parts = Matériel à acheter en moins : { $parts }.
advice-saving-parts-worth = Matériel à acheter en moins : { $parts }, soit { $price }.
advice-saving-price = L’économie de matériel est de { $price }.
advice-saving-price-more = L’économie de matériel est de { $price }, avec { $more } de plus.
advice-saving-price-mixed = L’économie de matériel est de { $price }, avec { $less } de moins et { $more } de plus.
advice-saving-none = Aucun matériel n’est économisé.
advice-hardware-as-scheduled = Avec le calendrier actuel
advice-hardware-existing = La configuration simulée est déjà la moins chère de sa famille à atteindre tous les objectifs : { $configuration }.
advice-hardware-cheapest = Configuration de { $model } la moins chère qui atteint tous les objectifs : { $configuration }.
advice-hardware-same-price = Elle coûte autant que la configuration simulée.
advice-hardware-dearer = Elle coûte { $price } de plus que la configuration simulée.
advice-hardware-cheaper = Elle coûte { $price } de moins que la configuration simulée.
advice-hardware-unused = Le prix des éléments devenus inutiles en est déduit : { $parts }.

## Advice: summary

advice-met-no-saving = Tous les objectifs sont atteints, et aucune modification de planning testée ne permettrait de les atteindre avec moins de matériel.
advice-met-saving = Moins de matériel suffirait avec cette modification : { $change }.
advice-missed = Des objectifs sont manqués : { $goal }.
advice-missed-in-phase = Des objectifs sont manqués, surtout lors de { $phase } : { $goal }.
advice-none-enough = Aucune modification du planning ou de la configuration ne suffit à les atteindre.
advice-one-enough = Cette modification suffit pour atteindre tous les objectifs avec la configuration simulée : { $change }.
advice-without-shift = Sans décaler les horaires de travail, voici la modification la plus utile : { $change }.
advice-figure = { $figure } : { $after } au lieu de { $before }.
advice-newly-met = { $n ->
        [one] { $n } objectif manqué aujourd’hui est alors atteint.
       *[other] { $n } objectifs manqués aujourd’hui sont alors atteints.
    }
advice-least-schedule-change = Modification de planning suffisante la moins gênante : { $change }.
advice-no-schedule-change = Aucune modification de planning ne suffit à elle seule.
advice-illustrative-prices = Les prix sont indicatifs et ne constituent pas un devis.

## Growth runway

runway-calendar = Calendrier
runway-supports-none = Aucun nombre de bureaux ne permet d’atteindre tous les objectifs.
runway-supports-limit = Prend en charge { $n ->
        [one] { $n } bureau
       *[other] { $n } bureaux
    }, le maximum d’un scénario.
runway-supports = Prend en charge { $n ->
        [one] { $n } bureau
       *[other] { $n } bureaux
    }, { $change }.
runway-same-as-today = exactement autant qu’aujourd’hui
runway-more-than-today = { $n } de plus qu’aujourd’hui
runway-fewer-than-today = { $n } de moins qu’aujourd’hui
runway-run-cpu = { $n ->
        [one] { $n } bureau peut fonctionner
       *[other] { $n } bureaux peuvent fonctionner
    }, { $change } : le processeur des hôtes est la limite.
runway-run-memory = { $n ->
        [one] { $n } bureau peut fonctionner
       *[other] { $n } bureaux peuvent fonctionner
    }, { $change } : la mémoire des hôtes est la limite.
runway-array-alone = La baie seule prend en charge { $n ->
        [one] { $n } bureau
       *[other] { $n } bureaux
    }.
runway-hosts-cpu = Le processeur des hôtes prend en charge { $n ->
        [one] { $n } bureau
       *[other] { $n } bureaux
    }, { $change }.
runway-hosts-memory = La mémoire des hôtes prend en charge { $n ->
        [one] { $n } bureau
       *[other] { $n } bureaux
    }, { $change }.
runway-no-room = Le calendrier n’a pas de place pour { $n ->
        [one] { $n } bureau
       *[other] { $n } bureaux
    }.
runway-capacity-first = La capacité s’épuise en premier, à { $n ->
        [one] { $n } bureau
       *[other] { $n } bureaux
    } : { $goal }.
runway-memory-first = La mémoire des hôtes s’épuise en premier, à { $n ->
        [one] { $n } bureau
       *[other] { $n } bureaux
    } : { $goal }.
runway-memory-first-without = { $without }, la mémoire des hôtes s’épuise en premier, à { $n ->
        [one] { $n } bureau
       *[other] { $n } bureaux
    } : { $goal }.
runway-first-missed = { $phase } est le premier événement à manquer un objectif, à { $n ->
        [one] { $n } bureau
       *[other] { $n } bureaux
    } : { $goal }.
runway-first-missed-without = { $without }, { $phase } est le premier événement à manquer un objectif, à { $n ->
        [one] { $n } bureau
       *[other] { $n } bureaux
    } : { $goal }.
runway-first-fair = { $phase } est le premier événement évalué comme passable, à { $n ->
        [one] { $n } bureau
       *[other] { $n } bureaux
    } : { $goal }.
runway-first-fair-whole = Sans panne, { $phase } est le premier événement évalué comme passable, à { $n ->
        [one] { $n } bureau
       *[other] { $n } bureaux
    } : { $goal }.
runway-first-poor = { $phase } est le premier événement évalué comme mauvais, à { $n ->
        [one] { $n } bureau
       *[other] { $n } bureaux
    } : { $goal }.
runway-then-poor = À partir de { $n ->
        [one] { $n } bureau
       *[other] { $n } bureaux
    }, l’évaluation est mauvaise.
runway-growth = Avec { $growth } de bureaux en plus chaque année
runway-data-growth = Avec la croissance des données
runway-years-all = { $growth }, tous les objectifs sont atteints jusqu’en { $year } inclus.
runway-years-none = { $growth }, des objectifs sont manqués chaque année.
runway-years-poor = Un événement est évalué comme mauvais en { $year }.
runway-years-until = { $growth }, tous les objectifs sont atteints jusqu’en { $last } inclus, mais plus en { $year }.
runway-years-until-capacity = { $growth }, tous les objectifs sont atteints jusqu’en { $last } inclus ; en { $year }, la capacité est insuffisante.
runway-years-until-memory = { $growth }, tous les objectifs sont atteints jusqu’en { $last } inclus ; en { $year }, la mémoire des hôtes est insuffisante.
runway-years-until-phase = { $growth }, tous les objectifs sont atteints jusqu’en { $last } inclus ; en { $year }, { $phase } manque un objectif.

## Sensitivity: inputs

sensitivity-desktops = Bureaux, tous les pools en proportion
sensitivity-login-windows = Fenêtres d’ouverture de session, toutes en proportion (actuellement celle de { $event })
sensitivity-power-on-slots = Bureaux démarrés à la fois, en proportion pour tous les redémarrages et démarrages (actuellement ceux de { $event })
sensitivity-image-size = Taille de l’image
sensitivity-desktop-growth = Croissance par bureau
sensitivity-host-link = Lien d’un hôte vers le stockage
sensitivity-host-iops = Limite d’IOPS par hôte
sensitivity-steady-state-io = Débit d’E/S d’un bureau actif
sensitivity-login-ios = E/S par ouverture de session ({ $phase })
sensitivity-cold-reads = Part de lectures froides par ouverture de session ({ $phase })
sensitivity-shared-image = Part de l’image lue plusieurs fois
sensitivity-working-set = Jeu de travail d’un bureau
sensitivity-host-cache-hits = Taux de succès du cache d’hôte
sensitivity-input-of-profile = { $input }, { $profile }
sensitivity-cpu-read = Temps processeur du contrôleur par lecture
sensitivity-cpu-write = Temps processeur du contrôleur par écriture
sensitivity-cache-memory = Part de la mémoire utilisée comme cache
sensitivity-tiering = Efficacité du tiering
sensitivity-port-speed = Débit d’un port
sensitivity-service-time = Temps de service de { $drive }

## Sensitivity: flip points

sensitivity-flip-up = { $input } : une hausse de { $change }, de { $before } à { $after }, inverse le verdict.
sensitivity-flip-down = { $input } : une baisse de { $change }, de { $before } à { $after }, inverse le verdict.
sensitivity-not-searched = { $input } : le point de bascule n’a pas été recherché.
sensitivity-no-flip = { $input } : aucune valeur de { $low } à { $high } n’inverse le verdict (actuellement { $now }).
sensitivity-none-flips = Aucune des entrées variées n’inverse à elle seule le verdict.
sensitivity-others-flip = { $n ->
        [one] { $n } autre entrée l’inverse aussi, mais exige une variation plus grande.
       *[other] { $n } autres entrées l’inversent aussi, mais exigent une variation plus grande.
    }

## Sensitivity: next steps

sensitivity-step-drives = { $n ->
        [one] Un disque de plus
       *[other] { $n } disques de plus
    }
sensitivity-step-drives-of-tier = { $n ->
        [one] Un disque de plus
       *[other] { $n } disques de plus
    } ({ $tier })
sensitivity-step-cache = Un module de cache de { $size } de plus
sensitivity-step-cache-each = Un module de cache de { $size } de plus par contrôleur
sensitivity-step-port = Un port de plus
sensitivity-step-port-each = Un port de plus par contrôleur
sensitivity-step-controller = Un contrôleur de plus, avec ses ports
sensitivity-step-controller-cache = Un contrôleur de plus, avec le même cache et les mêmes ports que les autres
sensitivity-step-array = Une baie identique de plus
sensitivity-step-for-price = { $step } ({ $price })
sensitivity-step-enough = { $step } : tous les objectifs sont alors atteints.
sensitivity-step-no-effect = { $step } : effet quasi nul sur { $phase }.
sensitivity-step-effect = { $step } : { $figure } ({ $phase }) { $before } → { $after }.
sensitivity-still-met = Tous les objectifs restent atteints.
sensitivity-no-longer-met = Des objectifs atteints aujourd’hui sont alors manqués.
sensitivity-still-missed = Des objectifs restent manqués.
sensitivity-no-step-helps = Aucune extension matérielle n’augmente à elle seule la marge de façon notable.
sensitivity-best-step = Extension utile la moins chère : { $step } ({ $figure } : { $before } → { $after }).
sensitivity-best-step-margin = Extension utile la moins chère : { $step } (marge : { $before } → { $after }).

## Monte Carlo: figures

monte-carlo-host-latency = Temps de réponse côté hôtes
monte-carlo-total-iops = E/S par seconde
monte-carlo-peak-iops = Charge de pointe (moyenne sur 1 minute)
monte-carlo-login-p95 = Durée d’ouverture de session (95e centile)
monte-carlo-good-logins = Bonnes ouvertures de session
monte-carlo-fair-logins = Ouvertures de session passables
monte-carlo-poor-logins = Mauvaises ouvertures de session
monte-carlo-duration = Durée
monte-carlo-busiest-drives = Disques les plus sollicités
monte-carlo-busiest-port = Port le plus sollicité
monte-carlo-margin = Marge la plus faible

## Monte Carlo: results

monte-carlo-result = Si les entrées varient dans leurs plages, tous les objectifs sont atteints dans { $share } de { $n ->
        [one] { $n } semaine simulée
       *[other] { $n } semaines simulées
    } (intervalle de confiance à 95 % : { $interval }).
monte-carlo-most-missed = Objectif le plus souvent manqué : { $goal }, dans { $share } des semaines, surtout lors de { $phase }.
monte-carlo-main-driver = Plus grande influence sur la marge : { $input }.
monte-carlo-failed = { $n ->
        [one] { $n } semaine n’a pas pu être simulée comme prévu et compte comme un échec
       *[other] { $n } semaines n’ont pas pu être simulées comme prévu et comptent comme des échecs
    } : { $reason }.
monte-carlo-error = le calcul a échoué ({ $error })
monte-carlo-driver-less = Des valeurs plus élevées réduisent la marge : { $input }.
monte-carlo-driver-more = Des valeurs plus élevées augmentent la marge : { $input }.
monte-carlo-input-of-event = { $input } ({ $event }, { $id })

## Monte Carlo: inputs and notes

monte-carlo-fact = { $document } : { $fact }
monte-carlo-fact-shared = { $document } : { $fact } (à { $n ->
        [one] { $n } endroit
       *[other] { $n } endroits
    })
monte-carlo-login-window = Durée de la fenêtre d’ouverture de session d’un jour par rapport au plan
monte-carlo-login-load = E/S d’ouverture de session d’un utilisateur un jour donné par rapport à la moyenne
monte-carlo-why-published-error = Calibré sans plage ; la moitié des contrôles du moteur s’écartent d’au plus { $error }.
monte-carlo-why-equal-fits = Plusieurs ajustements reproduisent les mesures à peu près aussi bien ; leurs paramètres varient ensemble.
monte-carlo-why-login-window = Les utilisateurs n’arrivent pas exactement comme prévu. Les études ont mesuré une tempête de chaque type, pas plusieurs jours. En comparaison, le moment d’arrivée dans une fenêtre donnée varie peu.
monte-carlo-why-login-load = Le courrier, les profils et les habitudes varient d’un jour à l’autre ; aucune étude n’en publie l’ampleur.
monte-carlo-note-varied = Variées : { $ranged ->
        [one] { $ranged } valeur
       *[other] { $ranged } valeurs
    } dans la plage du catalogue, { $fits ->
        [one] { $fits } valeur
       *[other] { $fits } valeurs
    } d’ajustements aussi bons, { $calibrated ->
        [one] { $calibrated } valeur calibrée
       *[other] { $calibrated } valeurs calibrées
    } selon l’erreur publiée du moteur.
monte-carlo-note-held = { $n ->
        [one] { $n } valeur reste constante, car son incertitude est inconnue.
       *[other] { $n } valeurs restent constantes, car leur incertitude est inconnue.
    }
monte-carlo-note-assumed = Supposé : { $input }, { $range } (P10 à P90), tiré pour chaque événement d’ouverture de session.
