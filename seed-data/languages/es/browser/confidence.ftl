## Expected ranges of a phase's figures, and the probability that it meets its goals

confidence-expected = Intervalo esperado
confidence-expected-hint = Intervalos de P10 a P90, pensados para contener el 80 % de los valores medidos. En sistemas distintos de todos los medidos contienen menos.
confidence-probability = Probabilidad de cumplir los objetivos si las entradas son las indicadas
confidence-word =
    { $likelihood ->
        [holds] Alta ({ $probability })
        [likely] Media ({ $probability })
        [toss_up] Baja ({ $probability })
       *[unlikely] Muy baja ({ $probability })
    }
confidence-given-guest-time = { $given } si se confirma el tiempo del sistema invitado
confidence-span = { $low } a { $high }
confidence-cost = Coste de una probabilidad mayor
