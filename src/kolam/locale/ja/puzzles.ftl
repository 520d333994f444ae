# 今日の問題（ブラウザー）

puzzles-title = 今日の問題
puzzles-title-of = { $game }の今日の問題
puzzles-ask = { $name }の番です。最善の一手は？
puzzles-earlier = 前の問題
puzzles-later = 次の問題
puzzles-none = このゲームの問題はまだありません。
puzzles-illegal = ここではできません。

puzzles-right = 正解！最善の一手です。
puzzles-right-again = 今度は正解！最善の一手です。
puzzles-wrong = もっとよい手があります。
puzzles-wrong-chance = この手での{ $name }の勝率は{ $chance }です。
puzzles-shown = 最善の一手はこれでした
puzzles-again = もう一度
puzzles-show = 答えを見る
puzzles-chances = それぞれの手の勝率
puzzles-chances-note = { $name }が知っているのは、あなたに見えていることだけです。勝率は、ここから最大{ $simulations }回続きをプレイして求めました。
puzzles-best = 最善
puzzles-yours = あなたの手
puzzles-rest = ほかの{ $count }手の勝率は{ $chance }以下です。
puzzles-others = 今日のほかの問題
puzzles-front-done = { $game }、正解済み

puzzles-streak = { $days }日連続
puzzles-streak-begin = 今日1問解いて、明日もまたどうぞ

puzzles-share-first = { $game }、{ $date }の問題：1回で正解！
puzzles-share-tries = { $game }、{ $date }の問題：{ $tries }回目で正解。
puzzles-share-open = { $game }、{ $date }の問題：解けませんでした。あなたは？

# よさそうに見える手が、平均してどうなるか

puzzles-but-own = 平均すると、あなたの得点は{ $points }点少なくなります。
puzzles-but-rival = 平均すると、{ $name }の得点が{ $theirs }点多くなります。
puzzles-but-both = 平均すると、あなたの得点は{ $points }点少なく、{ $name }の得点は{ $theirs }点多くなります。
puzzles-but-more = 平均するとあなたの得点は{ $points }点多くなりますが、{ $name }の得点は{ $theirs }点多くなります。
puzzles-but-even = 平均すると得点はほとんど変わりませんが、勝率は下がります。
