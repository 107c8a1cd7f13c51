## Expected ranges of a phase's figures, and the probability that it meets its goals

confidence-expected = 予想される範囲
confidence-expected-hint = P10～P90の範囲：このようなシステムの10件中8件で、測定値がこの範囲に入ります。
confidence-probability = 目標を達成する確率
confidence-word =
    { $likelihood ->
        [holds] 十分 ({ $probability })
        [likely] おそらく十分 ({ $probability })
        [toss_up] どちらとも言えない ({ $probability })
       *[unlikely] おそらく不十分 ({ $probability })
    }
confidence-span = { $low }～{ $high }
