# サーバー上のテーブル

table-guest = ゲスト
table-none = テーブル{ $table }はここにはありません。リンクを確かめてください。古いテーブルは、しばらくすると削除されます。
table-players = seats：{ $game }は{ $least }～{ $most }人用です。{ $players }人では遊べません。
table-one-seat = seats：1つのテーブルで座れる席は1人1つです。
table-level-of-no-bot = seats[{ $seat }].level：レベルがあるのはボットだけです。
table-no-such-bot = level：不明なボット{ $level }。選べるもの：{ $known }
table-no-lesson = game：{ $game }には説明付きの初めてのゲームがありません。
table-thinking = thinking：1～{ $most }秒で指定してください。
table-name = 名前は見える文字で1～{ $most }文字です。
table-text = メッセージは見える文字で1～{ $most }文字です。
table-no-seat = seat：席{ $seat }はありません。席は{ $count }つです。
table-wrong-invitation = この招待ではこの席に座れません。招待した人に新しいリンクをもらってください。
table-seat-taken = その席にはもう誰かが座っています。
table-not-seated = このテーブルに席がありません。観戦はできます。
table-host-only = これができるのはホストだけです。
table-resign-instead = ゲームはもう始まっています。リタイアすれば、ボットが続きを引き継ぎます。
table-started = ゲームはもう始まっています。
table-not-started = ゲームはまだ始まっていません。
table-not-over = ゲームはまだ終わっていません。
table-rematched = 再戦のテーブルはもうあります。
table-wish-value = value：次の中から選んでください：{ $choices }
table-wish-taken = それはもう{ $name }が選んでいます。ほかのものを選んでください。
table-no-seat-option = option：席ごとに{ $option }を決めることはできません。
table-order-first = この席はもういちばん上です。
table-no-rematch-offered = もう一度遊ぼうという提案はまだありません。
table-time-ran-out = この手の制限時間が切れました。ボットが決めます。
table-undo-asked = すでに頼んでいます。
table-no-undo-asked = 1手戻したい人はいません。
table-not-asked = この返事はほかの人がします。
table-moved-on = 状況が変わりました（リビジョン{ $revision }）。もう一度確認してください。
table-from-the-future = revision：テーブルはまだ{ $revision }です。
table-busy = 混み合っています。もう一度お試しください。
table-thinking-busy = ただいま混み合っています。少ししてからもう一度お試しください。
store-newer = このデータベースは新しいKolamが作ったものです。Kolamを更新するか、以前のバックアップを戻してください。
store-unreachable = データベースを開けません：{ $reason }
store-unknown = database：sqlite:///ファイル または postgresql://ユーザー@ホスト/名前 にしてください。
bus-unreachable = バスに接続できません：{ $reason }
table-no-advice = ヒントはボットとのゲームでだけ使えます。
table-hints-preparing = ヒントはもう少しお待ちください。ボットの準備は{ $share }です。
table-unreadable-game = このテーブルは表示できません。ゲーム「{ $game }」がここにインストールされていません。
table-unreadable-options = このテーブルは表示できません。テーブルのオプションをゲームが受け付けなくなりました：{ $problem }
table-unreadable-move = このテーブルは表示できません。ルールが変わり、記録の{ $line }行目がルール{ $rule }に反しています。
table-unreadable-line = このテーブルは表示できません。記録の{ $line }行目を読めません。

# Faults

bus-waiting = { $url }のバスを待っています：{ $reason }
store-away = 現在データベースが利用できません。失われたものはありません。少ししてからもう一度お試しください。
store-silent = データベースが{ $seconds }秒間応答していません。失われたものはありません。少ししてからもう一度お試しください。
store-no-answer = 応答がありません
store-many-wait = 書き込み待ちが多すぎます
health-database = データベースに書き込めません：{ $reason }
health-bus = バスに接続できません。サーバーとワーカーが互いに通信できない状態です。
health-caretaker = 現在、一覧と古いテーブルの処理が止まっています（{ $error }）。詳しくはログをご覧ください。
health-keeper = 現在、時計と応答しないボットの監視が止まっています（{ $error }）。詳しくはログをご覧ください。
health-table = テーブル{ $table }を処理できませんでした。詳しくはログをご覧ください。

# Keeping, listing and deleting tables

table-listed-enough = listed：あなたのテーブルはすでに{ $most }個が公開リストに載っています。どれかが始まるのを待つか、このテーブルは公開せずに開いてください。
store-taken = データベース{ $file }は、すでに別のKolam（プロセス{ $process }）が使っています。先にそちらを止めるか、--data-dir でこのサーバー専用のフォルダーを指定してください。

# People at a table: names, what a host may do, votes

table-name-of-bot = その名前ではボットと間違われます。別の名前にしてください。
table-name-of-bot-here = このテーブルのボットと同じ名前です。イニシャルなどを付け足してください。
table-removed = ホストがあなたをこのテーブルから外しました。
table-closed = このテーブルはホストが閉じました。
table-muted = ホストがこのテーブルであなたをミュートしています。
table-yourself = 自分自身に対してはできません。
table-no-person = その席にいるのはボットです。
table-seat-or-spectator = seat：席か観戦者のどちらか一方を指定してください。
table-no-spectator = spectator：その番号の人はここで発言していません。
table-had-a-seat = このゲームで別の席にいたため、この席には着けません。
table-not-stalled = { $name }にはまだ時間があります。もう少し待ちましょう。
table-vote-open = 別の投票が進行中です。先にそちらに答えてください。
table-no-vote = 今は投票がありません。
table-voted = すでに投票しました。
