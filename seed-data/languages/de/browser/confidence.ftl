## Expected ranges of a phase's figures, and the probability that it meets its goals

confidence-expected = Erwarteter Bereich
confidence-expected-hint = Bereiche von P10 bis P90, die 80 % der Messwerte enthalten sollen. Bei Systemen, die keinem gemessenen ähneln, sind es weniger.
confidence-probability = Wahrscheinlichkeit, dass die Ziele erreicht werden, wenn die Eingaben wie angegeben zutreffen
confidence-word =
    { $likelihood ->
        [holds] Hoch ({ $probability })
        [likely] Mittel ({ $probability })
        [toss_up] Gering ({ $probability })
       *[unlikely] Sehr gering ({ $probability })
    }
confidence-given-guest-time = { $given }, wenn sich die Zeit des Gastsystems bestätigt
confidence-span = { $low } bis { $high }
confidence-cost = Kosten einer höheren Wahrscheinlichkeit
