## Expected ranges of a phase's figures, and the probability that it meets its goals

confidence-expected = 予想される範囲
confidence-expected-hint = P10～P90の範囲です。測定値の10件中8件を含むことを想定していますが、測定済みのどのシステムとも異なる場合は少なくなります。
confidence-probability = 目標を達成する確率
confidence-word =
    { $likelihood ->
        [holds] 十分 ({ $probability })
        [likely] おそらく十分 ({ $probability })
        [toss_up] どちらとも言えない ({ $probability })
       *[unlikely] おそらく不十分 ({ $probability })
    }
confidence-span = { $low }～{ $high }
