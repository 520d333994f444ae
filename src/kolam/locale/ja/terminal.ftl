# kolam コマンド

terminal-about = Kolam：ボードゲームを遊ぶテーブル。まずは kolam play から
terminal-play-about = この端末で遊ぶ（ボットと、または1つの画面を囲んで友だちと）
terminal-simulate-about = ランダムなゲームを大量にシミュレーションし、速度と得点を表示する
terminal-selfplay-about = ボット同士でゲームを1回行い対戦ファイルを書き出す。または何度も行い学習用データを書き出す
terminal-selfplay-games = この回数だけゲームを行い、すべての決定をParquet形式で --out のフォルダーに書き出す。中断後はそこから再開する
terminal-verify-about = 対戦ファイルを再現し、シャッフルに誰も手を加えていないことを検証する
terminal-prepare-about = ルールを前もってコンパイルし、すぐ始められるようにする
terminal-arena-about = ボット同士で何度もゲームを行い、レーティングを付ける
terminal-arena-bots = ボット。例：skilled,casual,search:100
terminal-arena-games = 組み合わせごとのゲーム数（既定値 100）。同じ配りを全席で1回ずつ対戦する
terminal-arena-players = テーブルの人数（既定値 2）
terminal-arena-jobs = 同時に進めるゲーム数（既定値 1）
terminal-ray = Rayクラスターで実行する。そのアドレス、またはこのマシンで --jobs 個のワーカーを使うなら local
terminal-arena-log = 各ゲームをこのファイルに記録し、中断後はここから再開する
terminal-arena-plot = レーティングの図をこのファイルに描く（PNGまたはSVG）
terminal-train-about = ボットにゲームを教える：自己対戦でネットワークを訓練する
terminal-train-generations = プレイと学習を繰り返す回数（既定値：8）。増やして再実行すると続きから始まる
terminal-train-folder = 訓練の保存先。中断後はここから再開する（既定値：training/GAME-PLAYERS）
terminal-train-install = ネットワークをボットが使う場所に置く
terminal-train-plot = 世代ごとの強さをこのファイルに描く。PNGまたはSVG
terminal-analyse-about = ゲームの各手を、そのプレイヤーが知っていた情報で評価する
terminal-analyse-simulations = 1つの決定あたりのシミュレーション数（既定値 2000）
terminal-players = テーブルの人数（既定値 4、またはゲームの最大人数）
terminal-seats = 誰がどの席に座るか。例：human,human,casual　レベル：random, beginner, casual, skilled, expert, master
terminal-names = 席の名前。例：Ada,Bob
terminal-seed = 好きな文字列。同じシードなら同じゲームになる
terminal-out = ゲームが終わるか中断したとき、対戦ファイルをここに書き出す
terminal-out-or-stdout = 対戦ファイルの書き出し先（- で画面へ）
terminal-games = ゲーム数（既定値 1000）
terminal-json = 数値をJSONで出力する
terminal-bots = 各席のレベル。例：random,random
terminal-legal = 各決定で可能だったすべての手も書き出す
terminal-option = ゲームのオプション。例：target=30
terminal-option-malformed = オプションは NAME=VALUE の形で書いてください（入力は{ $text }）
terminal-at-least-one = 1以上にしてください
terminal-language = 言語：{ $languages }（既定値はシステムの言語、なければ英語）
language-unknown = { $asked }には対応していません。対応言語：{ $languages }
terminal-prepared = Kolamの準備ができました。

parser-usage = 使い方：
parser-arguments = 引数
parser-options = オプション
parser-help = このヘルプを表示して終了する
parser-version = バージョンを表示して終了する
parser-choice = 不明：{ $value }。選べるもの：{ $choices }
parser-number = { $value }は整数ではありません
parser-unknown = 不明な引数：{ $arguments }
parser-missing = 足りないもの：{ $arguments }
parser-no-value = 値がありません

file-not-found = ファイルまたはフォルダーが見つかりません
file-not-allowed = アクセスが拒否されました
file-is-folder = これはフォルダーです
file-trouble = { $why }：{ $file }

extra-missing = { $part } には追加のパッケージが必要です：pip install 'kolam[{ $extra }]'

seating-players = { $game }は{ $least }～{ $most }人用です（指定は{ $players }人）。
seating-too-many = { $players }人のテーブルに{ $listed }席が指定されています。
seat-you = あなた
seat-player = プレイヤー{ $number }

verify-unreadable = 読めません：{ $reason }
verify-fair = 公正な{ $game }のゲーム（{ $state }）：{ $decisions }回の決定はすべてルールどおりで、シャッフルはすべて秘密の値と一致します。
verify-no-secret = { $game }のゲーム（{ $state }）：{ $decisions }回の決定はすべてルールどおりです。ファイルに秘密の値がないので、シャッフルは検証できません。
verify-finished = 終了
verify-unfinished = 未終了

simulate-playing = 実行中
simulate-speed = { $game }のランダムなゲーム{ $games }回を{ $seconds }秒で実行
simulate-rates = 毎秒{ $games }ゲーム、毎秒{ $decisions }決定、1ゲームあたり{ $length }決定
simulate-seat = 席
simulate-wins = 勝率
simulate-mean = 平均点
simulate-deviation = 標準偏差
simulate-lowest = 最低
simulate-highest = 最高

play-prompt = { $you ->
    [yes] あなたの番です：
   *[no] { $name }の番です：
}
play-commands = 番号か手を入力してください。  ? ルール  ·  h ヒント  ·  l ログ  ·  u 戻す  ·  s 保存  ·  q 終了
play-no-such-number = { $count ->
    [1] 選択肢は1つだけです。1を入力してください。
   *[other] 選択肢は{ $count }個です。1～{ $count }の番号を入力してください。
}
play-hand-over = ここからは{ $name }の画面です。ほかの人が見ていないことを確かめてEnterキーを押してください。
play-thinking = 考え中…
play-hint = { $move }：勝率{ $chance }、予想得点{ $score }点。{ $reason }
play-saved = { $file }に保存しました。
play-bye = また遊びましょう！
play-commitment = シャッフルのハッシュ値（SHA-256）：{ $commitment }
play-secret = シャッフルの秘密の値：{ $secret }
play-winners = { $count ->
    [1] { $names-you ->
        [yes] あなたの勝ちです！
       *[no] { $names }の勝ちです！
    }
   *[other] { $names-you ->
        [yes] { $names }と勝利を分かち合いました！
       *[no] { $names }が勝利を分かち合いました！
    }
}

selfplay-one-match = 1ゲームだけでは分担できません。複数行うには --games を付けてください。
selfplay-data-folder = データはフォルダーに書き出します。--out でフォルダーを指定し、--legal は外してください。

arena-two-bots = アリーナには2種類以上のボットが必要です。
arena-title = { $game }：レーティングと勝率
arena-bot = ボット
arena-rating = レーティング
arena-against = 対{ $bot }

analyse-decision = 決定
analyse-player = プレイヤー
analyse-played = 実際の手
analyse-best = 最善手
analyse-lost = 失った勝率
analyse-none = このゲームには、選択の余地のある決定がありませんでした。

terminal-serve-about = 友だちと遊ぶテーブルを開く
terminal-worker-about = バスを共有するサーバーのボットの思考を受け持つ
terminal-host = 待ち受けるアドレス（既定値 127.0.0.1、このマシンだけ）
terminal-port = 待ち受けるポート（既定値 8000）
terminal-admin-about = サーバーの管理者ページへのリンクを表示する
terminal-admin-renew = これまでのリンクをすべて無効にする
terminal-hosts = サーバーが応じるほかの名前（コンマ区切り）
terminal-proxies = 信頼するプロキシのアドレスとネットワーク（コンマ区切り。既定値 127.0.0.1）
terminal-lan = ローカルネットワークでも待ち受け、そのアドレスを表示する
terminal-public-url = ほかの人に送るリンクの先頭（サーバーがプロキシの後ろにある場合）：https://ホスト
terminal-data-dir = データベースと鍵を置く場所
terminal-open = このマシンのブラウザーでアプリを開く
terminal-database = sqlite:///ファイル または postgresql://ユーザー@ホスト/名前（既定値はデータフォルダーのファイル）
terminal-bus = nats://ホスト:4222、サーバーが複数のとき（既定ではこのプロセスだけ）
terminal-bot-threads = 同時に考えるボットの数
terminal-log-format = ログの形式（text は文章、json は1行に1つのJSONオブジェクト）

plain-told = { $name }：{ $move }
plain-event = { $kind }：{ $fields }
plain-prompt = どうしますか？
plain-sheet = 得点表
plain-total = 合計
plain-help = { $game }のルール要約はありません。手の番号か、その文字を入力してください。
plain-yes = はい
plain-no = いいえ

# 新しい言語

terminal-translate-about = 翻訳を始める（各キーに英語を添えたファイルを作る）
terminal-translate-language = 言語コード。例：es
terminal-translate-out = ファイルの書き出し先（既定値はほかの言語と同じ場所）
translate-unknown = { $code }は言語コードではありません（例：es、pt）
translate-wrote = { $file }：{ $count ->
    [0] 新しく翻訳するものはありません
   *[other] 翻訳するものは{ $count }件
}

# kolam tables

tables-about = サーバーのテーブルを管理する（一覧、表示、書き出し、削除、取り込み）
tables-list-about = すべてのテーブルを一覧にする
tables-show-about = 誰が見てもよい範囲でテーブルを表示する
tables-export-about = 対戦ファイルをフォルダーに書き出す（進行中のゲームは、観戦者に見える範囲だけ）
tables-delete-about = テーブルを完全に削除する
tables-import-about = 終わったゲームの対戦ファイルを検証し、それぞれを見られるテーブルにする
tables-status = この状態のテーブルだけ
tables-game = このゲームのテーブルだけ
tables-json = テーブルごとにJSONを1行
tables-id = テーブルのID（リンクの最後の部分）
tables-folder = 書き出し先のフォルダー（なければ作る）
tables-all = ゲームが始まっているすべてのテーブル
tables-running = 人が遊んでいても行う
tables-files = Kolamが書き出した対戦ファイル
tables-no-database = データベース{ $file }がありません。--data-dir か --database で指定してください。
tables-id-or-all = テーブルを1つ指定するか、--all を付けてください。
tables-is-running = テーブル{ $table }では人が遊んでいます。それでも削除するには --running を付けてください。
tables-not-started = テーブル{ $table }のゲームはまだ始まっていないので、書き出すものがありません。
tables-not-finished = { $file }：ゲームが終わっていないので、テーブルにできません。
tables-no-secret = { $file }：秘密の値がないので、テーブルにできません。
tables-unknown-bot = { $file }：不明なボット：{ $level }
tables-count = テーブル{ $count }件
tables-exported = { $count }件の対戦ファイルを{ $folder }に書き出しました。
tables-skipped = テーブル{ $count }件を除きました。ゲームが始まっていないか、読み込めません。
tables-deleted = テーブル{ $table }を削除しました。
tables-imported = { $file }はテーブル{ $table }になりました。
tables-gathering = 参加者を待っています
tables-playing = プレイ中
tables-over = 終了
tables-unreadable = 読み込めません
tables-untold = 未確認
tables-opened = 開いた日時
tables-changed = 最終更新
tables-players = プレイヤー
tables-what = ゲーム
tables-state = 状態
tables-lines = 記録の行数
tables-scores = 得点
tables-open-seat = （空席）

# kolam puzzles

puzzles-about = 「今日の問題」用に、最善手がはっきりしている局面を探す
puzzles-count = 問題の数（既定値 30）
puzzles-simulations = 2回の深い探索それぞれのシミュレーション数（既定値 200000）
puzzles-out = 問題を書き込むファイル（既定値 GAME-puzzles.json）。再検証に必要なデータも隣に書き込む
puzzles-progress = ゲーム{ $match }：{ $stage ->
    [play] プレイ中
    [quick] 浅い探索
    [closer] 詳しい探索
   *[deep] 深い探索
}
puzzles-written = { $matches }ゲームから{ $count }問を見つけ、{ $file }に書き込みました。
puzzles-other-journal = { $file }は別の問題探しの記録です。削除するか、--out で別のファイルを指定してください。

train-play = 第{ $number }世代：プレイ中…
train-learn = 第{ $number }世代：学習中…
train-compare = 第{ $number }世代：比較中…
train-learned = 第{ $number }世代：局面{ $positions }、ブライアスコア{ $error }、得点の平均誤差{ $points }。
train-better = これまでの最強との比較{ $pairs }回のうち{ $share }に勝ち、入れ替わりました。
train-no-better = これまでの最強との比較{ $pairs }回のうち{ $share }しか勝てず、そのままになりました。
train-written = ネットワークは{ $file }にあります。
train-other-folder = { $folder }には別の訓練（別のゲーム、人数、またはシード）があります。--folder で別のフォルダーを選んでください。
train-no-features = { $game }はまだ学習できません。ネットワークが何を見るのか（features.py）が書かれていません。
train-generation = 世代
train-title = { $game }：世代ごとの強さ
