## Expected ranges of a phase's figures, and the probability that it meets its goals

confidence-expected = Expected range
confidence-expected-hint = Ranges from P10 to P90 should contain 80% of measured values; they contain fewer for systems unlike those measured.
confidence-probability = Probability that the goals are met if the inputs are as given
confidence-word =
    { $likelihood ->
        [holds] High ({ $probability })
        [likely] Medium ({ $probability })
        [toss_up] Low ({ $probability })
       *[unlikely] Very low ({ $probability })
    }
confidence-given-guest-time = { $given } if the guest time is confirmed
confidence-span = { $low } to { $high }
confidence-cost = Cost of a higher probability
