# 終わったゲームを、ボットが分析する

review-title = 分析
review-ask = このゲームを分析
review-ask-why = ボットがすべての手を調べます。それぞれの勝率、運だったところ、よりよかった手がわかります。30秒ほどかかります。
review-running = ボットがゲームを調べています：{ $share }
review-again = もう一度試す

# グラフ
review-graph = 勝率
review-graph-how = 場面をタップするか、矢印キーで移動できます。
review-at = { $number }／{ $total }手目
review-at-start = 開始
review-at-end = 終了
review-chance-of = { $name }：{ $share }
review-as-table = 表で見る
review-moment = 場面

# 分かれ目
review-turning = 勝負の分かれ目
review-no-turning = 勝負を決めた場面は、特にありませんでした。
review-draw = 引き
review-swing = { $name }：{ $change }

# この場面
review-played = 実際の手
review-better = よりよい手
review-forced = ほかに選べる手はありませんでした。
review-fine = 明らかによい手は、ほかにありませんでした。
review-gave = { $name }の勝率：最善なら{ $best }、実際は{ $played }
review-preview = 盤面に表示
review-preview-end = 表示を消す
review-next-mistake = 次のミス
review-no-mistakes = はっきりしたミスは、誰にもありませんでした。
review-over = ゲームは終わっています。

# 運と選択、プレイヤーごとに1行
review-players = 運と選択
review-start = 開始時
review-luck = 運
review-own = 自分のミス
review-others = ほかの人の手
review-result = 結果
review-even = 運が同じなら
review-rate = 1手ごとに失った勝率
review-sum = 開始時＋運＋自分のミス＋ほかの人の手＝結果（勝利を1とした割合）。
review-luck-why = 運とは、引いたものと、そのプレイヤーが知りえなかったことです。ミスは、そのときに知っていたことだけで判断しています。
review-doubt = 運は、ボットが続きを何度もプレイした結果からの推定です。誤差はおよそ±{ $share }です。
review-grade-superb = 見事
review-grade-strong = 強い
review-grade-solid = 堅実
review-grade-mixed = 波がある
review-grade-rough = 上達中

# 分析がない理由
review-not-over = ゲームはまだ終わっていません。終わった後に分析できます。
review-no-result = 結果のないまま終わったゲームなので、分析できません。
review-too-long = { $most }手を超えるゲームは分析できません。
review-one-at-a-time = 別のゲームを分析しているところです。終わってから、もう一度お試しください。
review-busy = 分析を待つゲームがたくさんあります。1分ほどしてから、もう一度お試しください。
review-off = このサーバーではゲームを分析できません。
