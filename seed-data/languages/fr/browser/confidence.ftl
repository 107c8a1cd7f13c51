## Expected ranges of a phase's figures, and the probability that it meets its goals

confidence-expected = Plage attendue
confidence-expected-hint = Plages de P10 à P90, censées contenir 80 % des valeurs mesurées. Pour les systèmes qui ne ressemblent à aucun système mesuré, elles en contiennent moins.
confidence-probability = Probabilité d’atteindre les objectifs si les entrées sont telles qu’indiquées
confidence-word =
    { $likelihood ->
        [holds] Élevée ({ $probability })
        [likely] Moyenne ({ $probability })
        [toss_up] Faible ({ $probability })
       *[unlikely] Très faible ({ $probability })
    }
confidence-given-guest-time = { $given } si le temps du système invité est confirmé
confidence-span = { $low } à { $high }
confidence-cost = Coût d’une probabilité plus élevée
