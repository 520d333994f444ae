# The coach of a first match.

coach-title = ガイド
coach-next = わかった
coach-rule = ルール
coach-skip = 説明なしで続ける
coach-leave = やめる
coach-stay = 戻る
coach-skip-or-leave = 説明を飛ばす、またはやめる
coach-leaving = 説明なしで続けますか、やめますか？
coach-quiet = 新しいことはありません。自由に遊びましょう。「ヒント」と「1手戻す」も使えます。（説明{ $told }／{ $ideas }）
coach-waiting = これまでの説明：{ $told }／{ $ideas }。
coach-done = これで説明は終わりです。このまま続けるか、自分のゲームを始めましょう。
coach-own = 説明なしで遊ぶ
coach-learnt = 学んだこと
