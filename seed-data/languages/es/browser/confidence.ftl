## Expected ranges of a phase's figures, and the probability that it meets its goals

confidence-expected = Intervalo esperado
confidence-expected-hint = Intervalo de P10 a P90: en ocho de cada diez sistemas como este, el valor medido estaría dentro.
confidence-probability = Probabilidad de cumplir los objetivos
confidence-word =
    { $likelihood ->
        [holds] Suficiente ({ $probability })
        [likely] Probable ({ $probability })
        [toss_up] Incierto ({ $probability })
       *[unlikely] Improbable ({ $probability })
    }
confidence-span = { $low } a { $high }
