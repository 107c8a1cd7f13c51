## Expected ranges of a phase's figures, and the probability that it meets its goals

confidence-expected = Plage attendue
confidence-expected-hint = Plage de P10 à P90. Elle doit contenir huit valeurs mesurées sur dix ; pour les systèmes qui ne ressemblent à aucun système mesuré, elle en contient moins.
confidence-probability = Probabilité d’atteindre les objectifs
confidence-word =
    { $likelihood ->
        [holds] Suffisant ({ $probability })
        [likely] Probable ({ $probability })
        [toss_up] Incertain ({ $probability })
       *[unlikely] Peu probable ({ $probability })
    }
confidence-span = { $low } à { $high }
