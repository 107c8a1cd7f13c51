## Expected ranges of a phase's figures, and the probability that it meets its goals

confidence-expected = Erwarteter Bereich
confidence-expected-hint = Bereich von P10 bis P90. Er soll acht von zehn Messwerten enthalten; bei Systemen, die keinem gemessenen ähneln, sind es weniger.
confidence-probability = Wahrscheinlichkeit, dass die Ziele erreicht werden
confidence-word =
    { $likelihood ->
        [holds] Reicht aus ({ $probability })
        [likely] Wahrscheinlich ({ $probability })
        [toss_up] Unentschieden ({ $probability })
       *[unlikely] Unwahrscheinlich ({ $probability })
    }
confidence-span = { $low } bis { $high }
