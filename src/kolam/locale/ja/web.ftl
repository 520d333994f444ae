# サーバー

web-our-fault = サーバー側で問題が起きました。失われたものはありません。もう一度試してください。
web-too-often = 要求が多すぎます。{ $seconds } 秒後にもう一度試してください。
web-foreign-page = 別のサイトのページからの要求だったので、実行しませんでした。
web-too-large = 要求の大きさは { $most } バイトまでです。
web-too-deep = 要求の入れ子が深すぎます。
web-too-slow = 要求が届くのに時間がかかりすぎました。
web-unknown-token = このトークンはこのサーバーのものではありません。
setting-bad = この設定は使えません: { $reason }
setting-short-key = KOLAM_KEY: 推測されないように32文字以上にしてください。
setting-worker-bus = ワーカーにはサーバーと同じバスが必要です: --bus nats://ホスト:4222
worker-ready = ボットの代わりに考えています。
serve-ready = { $address } で待っています
serve-bye = 止まりました。すべてディスクに書かれています。
web-no-command = テーブルに { $command } というコマンドはありません。
web-no-texts = ゲーム { $game } には独自のテキストがありません。
menu-own-file = Kolam のもの
