# ブラウザーのアプリ

# 共通

client-skip = 本文へ移動
client-close = 閉じる
client-cancel = キャンセル
client-yes = はい
client-no = いいえ
client-nothing = なし
client-labelled = { $label }：{ $value }
client-sentence = { $words }。
client-bracketed = （{ $words }）
client-home = トップページへ
client-unreachable = 今はサーバーにつながりません。少し待ってからもう一度試してください。
client-settings = 設定
client-language = 言語
client-theme = テーマ
client-theme-system = 端末に合わせる
client-theme-day = ライト
client-theme-night = ダーク
client-sound = 音
client-pace = 相手の手の速さ
client-pace-how = { $pace ->
    [relaxed] ゆっくり
    [brisk] 速め
   *[at-once] すぐに
}
client-confirming = 手の確認
client-confirming-when = { $confirm ->
    [always] 毎回
    [careful] 大事な手だけ
   *[never] しない
}
client-reasons = ルールの説明
client-reasons-when = { $reasons ->
    [always] いつも
    [new] 新しいゲームだけ
   *[never] なし
}
client-coordinates = 盤面の番号
client-your-name = あなたの名前

# トップページ

client-welcome = ようこそ。さあ、遊びましょう。
client-welcome-why = ボードゲームを、友だちともボットとも、どの画面でも。登録もインストールもいりません。ゲームを選べば、すぐに始められます。
client-preparing = 象たちの飾りつけ中です：{ $share }
client-preparing-why = もう遊べます。先を読むボットは、準備ができしだい手を打ちます。
client-games = ゲーム
client-facts = { $fewest }～{ $most }人・約{ $minutes }分
client-play-now = 今すぐ遊ぶ
client-play-now-at = 今すぐ遊ぶ：{ $game }
client-learn = 遊び方
client-learn-at = 遊び方：{ $game }
client-play-friends = 友だちと遊ぶ
client-play-friends-at = 友だちと遊ぶ：{ $game }
client-first-match = 初めてのゲーム・{ $minutes }分
client-first-match-at = { $game }の初めてのゲーム、{ $minutes }分
client-try-again = もう一度
client-set-up = ボットとルールを選ぶ
client-set-up-at = ボットとルールを選ぶ：{ $game }
client-play-bots-at = ボットと遊ぶ：{ $game }
client-company = あなた＋{ $count }人（{ $level }）
client-company-mixed = あなた＋{ $levels }
client-company-rules = { $company }・独自ルール
client-usual = 初期設定に戻す
client-usual-at = 初期設定に戻す：{ $game }
client-my-tables = あなたのテーブル
client-all-tables = { $count }件すべて表示
client-open-tables = 参加できるテーブル
client-seats-free = 空き{ $count }席
client-news-gathering = 参加者を待っています
client-news-over = 終了
client-look-back = 振り返る
client-look-back-at = 振り返る：{ $game }
client-what-if = もしも？
client-news-unreadable = もう開けません
client-your-turn = あなたの番です
client-about = コーラムは、南インドの家の戸口に夜明けに描かれる、客を迎えるための模様です。ここでのシャッフルは、ゲームのあとですべて検証できます。
client-file-door = 対戦ファイルを振り返る

# テーブルを開く

client-how-many = 何人で遊びますか？
client-who-sits = 誰と遊びますか？
client-seat = 席{ $seat }
client-friend = 友だち
client-friend-why = あなたが招待リンクを送ります。
client-bot = ボット（{ $level }）
client-bot-name = ボット{ $number }
client-choose-each = ひとりずつ選ぶ
client-level-is = 強さは「{ $level }」。{ $words }
client-level-random = ランダム
client-level-random-why = ルールで許される手をランダムに選びます。
client-level-beginner = 入門
client-level-beginner-why = 先を読みません。初めてのゲームに。
client-level-casual = 初級
client-level-casual-why = 今いちばん得な手を選びます。あなどれません。
client-level-skilled = 中級
client-level-skilled-why = 少し先まで考えます。
client-level-expert = 上級
client-level-expert-why = 1手ごとに最大1秒考えます。
client-level-master = 達人
client-level-master-why = 1手に最大3秒、2コアで考えます。ここで最強のボットです。
client-character-chinnu = チンヌ
    .temper = 何でも試したがる子
client-character-ponni = ポンニ
    .temper = 「なんで？」が口ぐせの女の子
client-character-appu = アップ
    .temper = ひざが泥だらけの男の子
client-character-ammu = アンム
    .temper = 何にでも笑う女の子
client-character-kutty = クッティ
    .temper = オウムを追いかける男の子
client-character-tara = ターラ
    .temper = 指を折って数える女の子
client-character-meena = ミーナ
    .temper = 真新しいノートの女子学生
client-character-arun = アルン
    .temper = ドーサを焦がす見習いコック
client-character-latha = ラタ
    .temper = 働きはじめて一週目の看護師
client-character-vijay = ヴィジャイ
    .temper = どんな球も振るクリケット選手
client-character-divya = ディヴィヤ
    .temper = はじめて訪れた旅人
client-character-suresh = スレーシュ
    .temper = 遠回りの好きな郵便屋
client-character-murugan = ムルガン
    .temper = 掘り出し物に目がない商人
client-character-selvi = セルヴィ
    .temper = ウインクの得意な花売り
client-character-raju = ラージュ
    .temper = ブレーキを踏まない運転手
client-character-kamala = カマラ
    .temper = いつも冗談を言うチャイ売り
client-character-gopal = ゴーパール
    .temper = 運を信じる漁師
client-character-bhavani = バヴァーニ
    .temper = 値段をそらで言える香辛料売り
client-character-parvathi = パールヴァティ
    .temper = 一手も忘れないおばあさん
client-character-mani = マニ
    .temper = 間合いの完璧な太鼓奏者
client-character-saroja = サロージャ
    .temper = 一本の糸も見逃さない織り手
client-character-balan = バーラン
    .temper = 必ず二度測る船大工
client-character-janaki = ジャーナキ
    .temper = 根気よくろくろを回す陶工
client-character-shankar = シャンカル
    .temper = 段取りしてから切る大工
client-character-revathi = レーヴァティ
    .temper = 一歩ごとに数える踊り手
client-character-krishnan = クリシュナン
    .temper = チョークを手にした数学教師
client-character-indira = インディラ
    .temper = 何があっても動じない医者
client-character-raghavan = ラーガヴァン
    .temper = わなを見抜くチェス好き
client-character-vasantha = ヴァサンタ
    .temper = 何ひとつ見逃さない裁判官
client-character-sundaram = スンダラム
    .temper = 設計図を胸に秘めた宮大工
client-character-madhavan = マーダヴァン
    .temper = 星を数える天文学者
client-character-thangam = タンガム
    .temper = みんなに教えたひいおばあさん
client-character-ramanan = ラマナン
    .temper = 静かに待ち受ける賢者
client-character-kaveri = カーヴェーリ
    .temper = 砦を落とされたことのない女王
client-character-narayanan = ナーラーヤナン
    .temper = いつも三手先を読む大臣
client-character-nila = ニラ
    .temper = どの結末も知る詩人
client-readings = ルールの解釈
client-readings-look = ルールの解釈を見る
client-readings-why = ルールには、何通りかに読めるところがあります。Kolamはこう解釈しています。
client-reading-ours = ここでは
client-reading-other = 別の解釈
client-reading-option = 選べること
client-reading-file = 管理者のファイルがあれば、それに従います
client-reading-screen = 画面では違うところ
client-first = 誰から始めますか？
client-first-drawn = ランダムに決める
client-order-drawn = ランダムに決める
client-order-up = { $name }を上へ
client-each-usual = いつもどおり
client-thinking-time = 1手の制限時間
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
client-coming = テーブルを読み込んでいます…
client-missing = { $count ->
    [0] まもなく始まります。
   *[other] あと{ $count }人で始まります。
}
client-seats = 席
client-seat-open = 空席
client-you = （あなた）
client-invite = 友だちを招待
client-invitation = 席{ $seat }への招待
client-qr = 同じリンクのQRコード
client-copy = コピー
client-copied = コピーしました
client-share = 共有
client-watch-link = 観戦用リンク
client-start-with-bots = 空席をボットにして始める
client-leave = テーブルを離れる
client-invited = 招待されています
client-join = 参加する
client-invites = { $name }から招待が届いています
client-invitation-send = 招待を送る
client-invitation-copy = 招待をコピー
client-invitation-text = { $name }が「{ $game }」に誘っています
client-invitation-next = 友だちに送るか、スマートフォンでコードを読み取ってもらってください。
client-invitations-more = ほかの{ $count }席の招待
client-nearby = このリンクを開けるのはこのコンピューターだけです
client-nearby-why = Kolamをネットワークに公開すると、近くの友だちも参加できます。そのあいだは、同じネットワークの誰でもこのページを開けます。
client-nearby-open = ネットワークに公開する
client-nearby-opened = 同じネットワークの誰でもこのページを開けます。
client-nearby-close = 公開をやめる
client-rules-first = 先に遊び方を見る
client-waiting = ほかの人を待っています…
client-wish = 自分の{ $option }を選んでください
client-wish-has = { $choice }：{ $name }が選んでいます
client-order-said = { $name }が{ $other }を上に移しました
client-spectators-talk = 観戦者も発言できるようにする
client-log-left-by = { $name }がテーブルを離れました
client-log-rematch-offered = { $name }がもう一度遊びたいと言っています
client-log-rematch-declined = { $name }は再戦を断りました
client-log-spectators-heard = 観戦者も発言できるようになりました
client-log-spectators-unheard = 観戦者は発言できなくなりました

# テーブルで

client-board = ゲーム盤
client-now = 今すること
client-players = プレイヤー
client-story = ゲームの記録
client-story-short = ログ
client-tools = ツール
client-turn-of = { $name }の番です
client-bot-preparing = { $name }は準備中です：{ $share }
client-has-turn = 手番：
client-points = { $points }点
client-days = { $count }日
client-time-left = 残り時間：{ $time }
client-confirm = 決定
client-skip-ahead = 早送り
client-stale = 状況が変わりました。もう一度確認してください。
client-reconnecting = 接続が切れました。つなぎ直しています…
client-watching = 観戦中
client-choices = すべての手
client-no-choices = 今は選べるものがありません。
client-choose-move = 手を選んでください。
client-more-choices = ほかに{ $count }件あります。絞り込んでください。
client-filter = 絞り込み（色など）
client-hint = ヒント
client-hint-worth = 勝率{ $chance }・予想得点{ $score }点
client-hint-play = この手にする
client-thinking = 考え中…
client-unread = 新しいメッセージ{ $count }件
client-rule = ルール{ $rule }
client-hint-more = ほかの手
client-whynot-over = ゲームは終わりました。
client-whynot-watching = このゲームを観戦中です。
client-whynot-turn = あなたの番ではありません。
client-whynot-undo = 最後の手のあとに新しい情報が公開されたため、戻せません。
client-whynot-undo-nothing = 戻せる手がまだありません。
client-undo = 1手戻す
client-undo-waiting = { $name }の返事を待っています。
client-undo-asks = { $name }が1手戻したいと言っています。
client-undo-agree = 許可する
client-undo-refuse = 断る
client-describe = 盤面の説明
client-not-started = ゲームはまだ始まっていません。
client-rules = ルール
client-rules-coming = ルールを読み込んでいます…
client-more = その他
client-notify = 自分の番になったら知らせる
client-resign = リタイア
client-resign-why = ゲームから完全に抜け、ボットが続きを引き継ぎます。
client-name-here = このテーブルでの名前
client-rename = 変更
client-say = メッセージ
client-send = 送信
client-keys = キーボードショートカット
client-key-arrows = 矢印キー
client-keys-arrows = 次の選択肢へ移動
client-key-enter = Enterキー
client-keys-enter = 選ぶ。もう一度押すと決定
client-key-escape = Escキー
client-keys-escape = 選択を取り消す
client-key-space = スペースキー
client-keys-space = アニメーションをスキップ
client-keys-letters = 文字キーのショートカットを使う

# できごと

client-log-joined = { $name }が参加しました
client-log-left = 誰かがテーブルを離れました
client-log-renamed = 名前が{ $name }に変わりました
client-log-renamed-from = { $other }の名前が{ $name }に変わりました
client-log-undo-asked = { $name }が1手戻すことを求めました
client-log-undo-refused = { $name }は断りました
client-log-undone = { $name }が1手戻しました
client-log-resigned = { $name }がリタイアし、ボットが引き継ぎます
client-log-time-ran-out = { $name }の時間が切れたので、この手はボットが決めます
client-log-rematched = 再戦が始まります

# 終わり

client-winners = { $count ->
    [1] { $names-you ->
        [yes] あなたの勝ちです！
       *[no] { $names }の勝ちです！
    }
   *[other] { $names-you ->
        [yes] { $names }と勝利を分かち合いました！
       *[no] { $names }が勝利を分かち合いました！
    }
}
client-look-board = 盤面を見る
client-counting = 得点計算中…
client-skip-count = 得点計算をスキップ
client-result = 結果
client-sheet = 得点表
client-total = 合計
client-rematch = もう一度遊ぶ
client-rematch-waiting = { $names }の返事を待っています…
client-rematch-withdraw = やめておく
client-rematch-asks = { $names }がもう一度遊びたいと言っています。
client-rematch-agree = もう一度遊ぶ
client-rematch-decline = やめておく
client-rematch-join = 再戦に参加
client-rematch-watch = 再戦を観戦
client-download = 対戦ファイルをダウンロード
client-proof-fair = ✓ シャッフルの公正さを確認しました
client-proof-foul = ✗ シャッフルがハッシュ値と一致しません
client-proof-unchecked = ここではシャッフルを検証していません
client-proof-why = シャッフルはすべて1つの秘密の値から決まります。そのハッシュ値（SHA-256）はゲームが始まる前に決まっているので、あとから値を変えることはできません。「kolam verify」コマンドなら、対戦ファイル全体を再現して確かめられます。
client-proof-commitment = ハッシュ値
client-proof-secret = 秘密の値
client-thinking-minutes = { $minutes }分
client-proof-compared = ブラウザーが両方を照合しました。
client-proof-not-compared = httpsではないので、ブラウザーでは両方を照合できません。

# A match without end

client-log-drawn = 手数が多くなりすぎたため、引き分けになります
client-drawn = ゲームが長くなりすぎたため、引き分けになりました。
client-log-clock-stopped = サーバーが止まっていた間、時計も止まっていました
client-log-what-if = シャッフルのわかっている別のゲームの{ $moment }手目からの続き

# People at a table: what may be done about somebody, votes, closing

client-person = { $name }：ミュートなど
client-mute-me = 自分の画面でミュート
client-unmute-me = ミュートをやめる
client-mute-all = 全員の画面でミュート
client-unmute-all = また発言できるようにする
client-muted-line = ミュート中
client-you-are-muted = ホストがあなたをミュートしています。
client-remove = テーブルから外す
client-remove-why = { $what ->
    [gathering] { $name }は席を失い、このテーブルには戻れません。席には新しい招待リンクができます。
    [spectator] { $name }はこのテーブルを観戦できなくなります。
   *[playing] { $name }はこのテーブルに戻れません。ボットが引き継ぎます。
}
client-hand-over = ホストを任せる
client-hand-over-why = あなたに代わって{ $name }がこのテーブルのホストになります。
client-host-now = あなたがこのテーブルのホストになりました。
client-close-table = テーブルを閉じる
client-close-table-why = { $status ->
    [playing] ゲームは勝者なしでここで終わります。取り消しはできません。
   *[gathering] もう誰も参加できなくなります。取り消しはできません。
}
client-closed = このテーブルはホストが閉じました
client-closed-why = ここではもう遊べません。自分でテーブルを開くか、ほかのテーブルに参加しましょう。
client-removed = このテーブルから外されました
client-removed-why = このテーブルのホストの判断です。ほかのテーブルではこれまでどおり遊べます。
client-stalled = { $name }を待っています。
client-stalled-what = どうしますか？
client-vote-bot = ボットに続けてもらう
client-vote-newcomer = ほかの人に続けてもらう
client-vote-why = ほかのプレイヤーの過半数の賛成が必要です。
client-vote-asks = { $to ->
    [newcomer] { $name }の代わりに、ほかの人に続けてもらいますか？
   *[bot] { $name }の代わりに、ボットに続けてもらいますか？
}
client-vote-agree = はい
client-vote-refuse = いいえ、待ちます
client-vote-waiting = { $name }の席について投票中です…
client-vote-you = あなたの席について投票中です。手を選べば、席はそのままです。
client-lost-seat = 長く離れていたため、ほかの人たちの投票であなたの席は譲られました。
client-take-seat = { $name }の代わりに続ける
client-news-closed = 閉じられました
client-log-removed = { $name }がテーブルから外されました
client-log-replaced = { $to ->
    [newcomer] 次の人が来るまで、{ $name }の代わりにボットがプレイします
   *[bot] { $name }の代わりにボットが続けます
}
client-log-took-over = { $name }が席に着いて続けます
client-log-muted = { $heard ->
    [yes] { $name }はまた発言できます
   *[no] { $name }はミュートされました
}
client-log-handed-over = { $name }がホストになりました
client-log-closed = ホストがテーブルを閉じました
client-log-vote-called = { $to ->
    [newcomer] { $name }が、{ $other }の代わりにほかの人が続けることを提案しています
   *[bot] { $name }が、{ $other }の代わりにボットが続けることを提案しています
}
client-log-vote-agreed = { $name }は賛成です
client-log-vote-refused = { $name }は待ちたいと言っています

# Devices

client-notices-why = Kolamを閉じているときや、別の画面を見ているときに、あなたの番をお知らせします。ゲームの内容は送りません。
client-notices-blocked = このブラウザーはこのサイトの通知をブロックしています。ブラウザーの設定で許可してください。
client-notices-unsupported = このブラウザーでは、ここでは通知を使えません。httpsが必要で、iPhoneではKolamをホーム画面に追加する必要があります。
client-notices-trouble = 通知をオンにできませんでした。もう一度お試しください。
client-device = ほかの端末
client-device-why = スマートフォンや新しいパソコンで続けられます。リンクを使えば、席と名前がそのまま移ります。
client-device-make = リンクを作る
client-device-link = ほかの端末用のリンク
client-device-care = 1回だけ、1時間有効です。開いた人があなたとして遊べるので、人に見せないでください。
client-device-revoke = リンクを取り消す
client-device-revoked = リンクは無効になりました。
client-recover = ここで続ける
client-recover-why = この端末は、リンクを作った人の名前と席を引き継ぎます。この端末でのこれまでの名前と席は失われます。
client-recover-do = この端末で続ける

# サーバーの管理者と自分の情報

client-report = 通報する
client-sign-out = ほかの端末からログアウト
client-signed-out = これで、あなたを覚えているのはこのブラウザーだけです。
client-banned = 利用が停止されました
client-banned-why = このサーバーの管理者の判断です。停止期間が終われば戻れます。
