## Expected ranges of a phase's figures, and the probability that it meets its goals

confidence-expected = 予想される範囲
confidence-expected-hint = P10～P90の範囲です。測定値の80%が入ると想定していますが、測定済みのどのシステムとも異なる場合は少なくなります。
confidence-probability = 入力値が指定どおりの場合に目標を達成する確率
confidence-word =
    { $likelihood ->
        [holds] 高い（{ $probability }）
        [likely] 中程度（{ $probability }）
        [toss_up] 低い（{ $probability }）
       *[unlikely] 非常に低い（{ $probability }）
    }
confidence-given-guest-time = ゲストの時間が確認できれば{ $given }
confidence-span = { $low }～{ $high }
confidence-cost = より高い確率にかかる費用
