# ブラウザーのアプリ

# 共通

client-skip = 本文へ移動
client-close = 閉じる
client-cancel = やめる
client-yes = はい
client-no = いいえ
client-nothing = なし
client-home = トップページへ
client-unreachable = 今はサーバーにつながりません。少し待ってからもう一度試してください。
client-settings = 設定
client-language = 言語
client-theme = 明るさ
client-theme-system = 端末に合わせる
client-theme-day = 昼
client-theme-night = 夜
client-sound = 音
client-your-name = あなたの名前

# トップページ

client-welcome = ようこそ。さあ、遊びましょう。
client-welcome-why = ボードゲームを、友だちともボットとも、どの画面でも。登録もインストールもいりません。ゲームを選べば、もうテーブルの前です。
client-games = ゲーム
client-facts = { $fewest }〜{ $most }人 · 約{ $minutes }分
client-play-now = 今すぐ遊ぶ
client-play-now-at = 今すぐ遊ぶ：{ $game }
client-play-friends = 友だちと遊ぶ
client-play-friends-at = 友だちと遊ぶ：{ $game }
client-my-tables = あなたのテーブル
client-all-tables = { $count }件すべて表示
client-open-tables = 参加できるテーブル
client-seats-free = 空席{ $count }
client-news-gathering = 参加者を待っています
client-news-over = 終了
client-news-unreadable = もう開けません
client-your-turn = あなたの番です
client-about = コーラムは、南インドの家の戸口に夜明けに描かれる、客を迎えるための模様です。ここでのシャッフルは、ゲームのあとですべて検証できます。

# テーブルを開く

client-how-many = 何人で遊びますか？
client-who-sits = 誰と遊びますか？
client-seat = 席{ $seat }
client-friend = 友だち
client-friend-why = あなたが招待リンクを送ります。
client-bot = ボット（{ $level }）
client-bot-name = ボット{ $number }
client-level-random = でたらめ
client-level-random-why = ルールで許される手を、でたらめに選びます。
client-level-beginner = 初心者
client-level-beginner-why = その手だけを見て、先は考えません。はじめてのゲームに。
client-level-casual = 気軽
client-level-casual-why = 今いちばん得な手をすぐ選びます。あなどれません。
client-level-skilled = 中級
client-level-skilled-why = 少し先まで考えます。
client-level-expert = 上級
client-level-expert-why = 1手ごとに最大1秒考えます。
client-level-master = 達人
client-level-master-why = 1手に最大3秒、二つの頭で考えます。ここでいちばん強い相手です。
client-readings = ルールの解釈
client-readings-look = ルールの解釈を見る
client-readings-why = 説明書が何通りかに読めるところを、Kolam はこう解釈しています。
client-reading-ours = ここでは
client-reading-other = 別の解釈
client-reading-option = 選べること
client-reading-file = ホストのファイルがあれば、そこから
client-reading-screen = 画面では違うところ
client-first = 誰から始めますか？
client-first-drawn = くじで決める
client-order-drawn = くじで決める
client-order-up = { $name }を上へ
client-each-usual = いつもどおり
client-thinking-time = 1手の持ち時間
client-thinking-any = 無制限
client-thinking-seconds = { $seconds }秒
client-thinking-day = 1日
client-thinking-why = 時間が切れると、その手だけボットが決めます。
client-listed = トップページに載せて、誰でも参加できるようにする
client-open-table = テーブルを開く

# 始まる前

client-no-table = そのテーブルはありません
client-no-table-why = リンクを確かめるか、送ってくれた人に聞いてください。
client-unreadable = このテーブルはもう開けません
client-coming = テーブルに向かっています…
client-missing = あと{ $count }人で始まります。
client-seats = 席
client-seat-open = 空席
client-you = （あなた）
client-invite = 友だちを招待
client-invite-how = リンク1つで1席です。送るか、スマートフォンでコードを読み取ってもらってください。
client-invitation = 席{ $seat }への招待
client-qr = 同じリンクのQRコード
client-copy = コピー
client-copied = コピーしました
client-share = 共有
client-watch-link = 観戦用リンク
client-start-with-bots = 空席をボットにして始める
client-leave = テーブルを離れる
client-invited = 招待されています
client-join = 席に着く

# テーブルで

client-board = ゲーム盤
client-now = 今すること
client-players = プレイヤー
client-story = これまでの流れ
client-story-short = 記録
client-tools = ツール
client-turn-of = { $name }の番です
client-has-turn = 手番：
client-points = { $points }点
client-days = { $count }日
client-time-left = 残り時間：{ $time }
client-confirm = これで決定
client-skip-ahead = 早送り
client-stale = その間にテーブルの状況が変わりました。もう一度見てください。
client-reconnecting = 接続が切れました。つなぎ直しています…
client-watching = 観戦中
client-choices = すべての選択肢
client-choices-short = 選択肢
client-choices-count = すべての選択肢（{ $count }）
client-no-choices = 今は選べるものがありません。
client-choose-move = 手を選んでください。
client-more-choices = ほかに{ $count }件あります。絞り込んでください。
client-filter = 絞り込み（色など）
client-hint = ヒント
client-hint-worth = 勝つ見込み { $chance }、予想得点 { $score }
client-hint-play = この手にする
client-thinking = 考え中…
client-undo = 待った
client-undo-waiting = { $name }に待ったを頼んでいます。
client-undo-asks = { $name }が最後の手を戻したいそうです。
client-undo-agree = いいですよ
client-undo-refuse = だめです
client-describe = 盤面の説明
client-not-started = ゲームはまだ始まっていません。
client-rules = ルールのまとめ
client-no-help = このゲームにはルールのまとめがありません。
client-more = その他
client-fold = たたむ
client-unfold = ひらく
client-notify = 自分の番になったら知らせる
client-resign = 投了
client-resign-why = ゲームから完全に抜け、ボットが代わりに続けます。
client-name-here = このテーブルでの名前
client-rename = 変更
client-say = メッセージ
client-send = 送信
client-keys = キーボード
client-key-arrows = 矢印
client-keys-arrows = 選べるものへ移動
client-key-enter = Enter キー
client-keys-enter = 選ぶ。もう一度押すと決定
client-key-escape = Esc キー
client-keys-escape = 決定する前に選び直す
client-key-space = スペース
client-keys-space = ほかの人の手をすぐに表示
client-keys-letters = 文字キーのショートカットを使う

# できごと

client-log-joined = { $name }が席に着きました
client-log-left = 誰かがテーブルを離れました
client-log-renamed = 名前が{ $name }に変わりました
client-log-undo-asked = { $name }が待ったを頼みました
client-log-undo-refused = { $name }は待ったを認めませんでした
client-log-undone = { $name }が手を戻しました
client-log-resigned = { $name }が投了し、ボットが続けます
client-log-time-ran-out = { $name }の時間が切れ、ボットが決めます
client-log-rematched = { $name }がもう一度遊びたいそうです

# 終わり

client-winners = { $count ->
    [one] { $names }の勝ちです！
   *[other] { $names }が勝利を分け合いました！
}
client-wins = { $count ->
    [one] の勝利です
   *[other] が勝利を分け合いました
}
client-result = 結果
client-sheet = 得点表
client-total = 合計
client-rematch = もう一度遊ぶ
client-rematch-join = 次のゲームへ
client-rematch-watch = 次のゲームを観戦
client-download = 棋譜ファイル
client-proof-fair = ✓ シャッフルの公正さを確認しました
client-proof-foul = ✗ シャッフルが約束と一致しません
client-proof-unchecked = シャッフルは検証できます
client-proof-why = シャッフルはすべて1つの秘密の値から決まります。その指紋（SHA-256）は最初のカードの前に示されているので、あとから値を変えることはできません。ブラウザーが両方を照合しました。「kolam verify」なら棋譜ファイル全体を再現して確かめられます。
client-proof-commitment = 指紋
client-proof-secret = 秘密の値
