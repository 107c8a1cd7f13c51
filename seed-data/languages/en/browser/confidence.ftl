## Expected ranges of a phase's figures, and the probability that it meets its goals

confidence-expected = Expected range
confidence-expected-hint = Range from P10 to P90. It is meant to contain eight out of ten measured values; for systems unlike any measured one, it contains fewer.
confidence-probability = Probability that the goals are met
confidence-word =
    { $likelihood ->
        [holds] Holds ({ $probability })
        [likely] Likely ({ $probability })
        [toss_up] Toss-up ({ $probability })
       *[unlikely] Unlikely ({ $probability })
    }
confidence-span = { $low } to { $high }
