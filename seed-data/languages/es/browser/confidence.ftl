## Expected ranges of a phase's figures, and the probability that it meets its goals

confidence-expected = Intervalo esperado
confidence-expected-hint = Intervalo de P10 a P90. Debe contener ocho de cada diez valores medidos; en sistemas distintos de todos los medidos, contiene menos.
confidence-probability = Probabilidad de cumplir los objetivos
confidence-word =
    { $likelihood ->
        [holds] Suficiente ({ $probability })
        [likely] Probable ({ $probability })
        [toss_up] Incierto ({ $probability })
       *[unlikely] Improbable ({ $probability })
    }
confidence-span = { $low } a { $high }
