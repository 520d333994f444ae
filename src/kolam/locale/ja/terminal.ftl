# kolam コマンド

terminal-about = Kolam：ボードゲームの卓。まずは kolam play から
terminal-play-about = この端末で遊ぶ（ボットと、または1つの画面を囲んで友だちと）
terminal-simulate-about = コンパイル済みのコードでランダムな対戦を大量に行い、速度と得点を表示する
terminal-selfplay-about = ボット同士で1回対戦し、対戦ファイルを書き出す
terminal-verify-about = 対戦ファイルを再現し、シャッフルに誰も手を加えていないことを証明する
terminal-prepare-about = ルールを前もってコンパイルし、すぐ始められるようにする
terminal-arena-about = ボット同士で何度も対戦し、レーティングを付ける
terminal-arena-bots = ボット。例：skilled,casual,search:100
terminal-arena-games = 組み合わせごとの対戦数（初期値 100）。同じ配りをすべての席から戦う
terminal-arena-players = 卓の人数（初期値 2）
terminal-arena-jobs = 同時に進める対戦数（初期値 1）
terminal-arena-log = 各対戦をこのファイルに記録し、中断後はここから再開する
terminal-arena-plot = レーティングの図をこのファイルに描く（PNG または SVG）
terminal-analyse-about = 対戦の各決定を、その席が知っていた情報で評価する
terminal-analyse-simulations = 各決定をどこまで詳しく調べるか（初期値 2000）
terminal-players = 卓の人数（初期値 4、またはゲームの最大人数）
terminal-seats = 誰がどの席に座るか。例：human,human,casual　レベル：random, beginner, casual, skilled, expert, master
terminal-names = 席の名前。例：Ada,Bob
terminal-seed = 好きな文字列。同じシードなら同じ対戦になる
terminal-out = 対戦が終わるか中断したとき、対戦ファイルをここに書き出す
terminal-out-or-stdout = 対戦ファイルの書き出し先（- で画面へ）
terminal-games = 対戦数（初期値 1000）
terminal-json = 数値を JSON で出力する
terminal-bots = 各席のレベル。例：random,random
terminal-legal = 各決定で可能だったすべての手も書き出す
terminal-option = ゲームのオプション。例：target=30
terminal-option-malformed = オプションは NAME=VALUE の形で書いてください（入力は { $text }）
terminal-at-least-one = 1 以上にしてください
terminal-language = 言語：{ $languages }（初期値はシステムの言語、なければ英語）
language-unknown = Kolam は { $asked } を話せません。話せるのは { $languages } です。
terminal-compiling = コンパイル中：{ $what }
terminal-prepared = Kolam の準備ができました。

parser-usage = 使い方：
parser-arguments = 指定するもの
parser-options = オプション
parser-help = このヘルプを表示して終了する
parser-version = バージョンを表示して終了する
parser-choice = { $value } はありません。選べるのは { $choices } です
parser-number = { $value } は整数ではありません
parser-unknown = 分かりません：{ $arguments }
parser-no-command = 何をするか指定してください。COMMAND がありません
parser-missing = 足りないもの：{ $arguments }
parser-no-value = 値がありません

file-not-found = ファイルまたはフォルダーが見つかりません
file-not-allowed = 許可されていません
file-is-folder = これはフォルダーです
file-trouble = { $why }：{ $file }

seating-players = { $game } は { $least }～{ $most } 人用です（指定は { $players } 人）。
seating-too-many = { $players } 人の卓に { $listed } 席が指定されています。
seat-you = あなた
seat-player = プレイヤー{ $number }

verify-unreadable = 読めません：{ $reason }
verify-fair = 公正な { $game } の対戦（{ $state }）：{ $decisions } 回の決定はすべてルールどおりで、シャッフルはすべてシークレットのとおりです。
verify-no-secret = { $game } の対戦（{ $state }）：{ $decisions } 回の決定はすべてルールどおりです。ファイルにシークレットがないので、シャッフルは証明できません。
verify-finished = 終了
verify-unfinished = 未終了

simulate-playing = 対戦中
simulate-speed = { $game } のランダムな対戦 { $games } 回を { $seconds } 秒で実行
simulate-rates = 毎秒 { $games } 対戦、毎秒 { $decisions } 決定、1対戦あたり { $length } 決定
simulate-seat = 席
simulate-wins = 勝率
simulate-mean = 平均点
simulate-deviation = 標準偏差
simulate-lowest = 最低
simulate-highest = 最高

play-prompt = { $name }の番です：
play-commands = 番号か手を入力してください。  ? ルール  ·  h ヒント  ·  l 記録  ·  u 戻す  ·  s 保存  ·  q 終了
play-no-such-number = 選択肢は { $count } 個です。1～{ $count } の番号を入力してください。
play-hand-over = ここからは{ $name }の画面です。ほかの人が見ていないことを確かめて Enter キーを押してください。
play-thinking = 考え中…
play-hint = { $move }：勝つ見込み { $chance }、予想得点 { $score }。{ $reason }
play-saved = { $file } に保存しました。
play-bye = またどうぞ！
play-commitment = シャッフルの封印：{ $commitment }
play-secret = シャッフルのシークレット：{ $secret }
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

arena-two-bots = アリーナには2種類以上のボットが必要です。
arena-title = { $game }：レーティングと勝率
arena-bot = ボット
arena-rating = レーティング
arena-against = 対 { $bot }

analyse-decision = 決定
analyse-player = プレイヤー
analyse-played = 実際の手
analyse-best = 最善手
analyse-lost = 失った勝率
analyse-none = この対戦には、選択の余地のある決定がありませんでした。

terminal-serve-about = 友だちと遊ぶテーブルをこのプロセスで開く
terminal-worker-about = バスを共有するサーバーのボットの代わりに考える
terminal-host = 待ち受けるアドレス（指定がなければ 127.0.0.1、このマシンだけ）
terminal-port = 待ち受けるポート（指定がなければ 8000）
terminal-lan = ローカルネットワークでも待ち受け、そのアドレスを表示する
terminal-public-url = プロキシの後ろで、ほかの人に送るリンクの先頭: https://ホスト
terminal-data-dir = データベースと鍵を置く場所
terminal-open = このマシンのブラウザでアプリを開く
terminal-database = sqlite:///ファイル または postgresql://ユーザー@ホスト/名前（指定がなければデータフォルダのファイル）
terminal-bus = nats://ホスト:4222、サーバーが複数のとき（指定がなければこのプロセスだけ）
terminal-bot-threads = 同時に考えるボットの数

plain-told = { $name }：{ $move }
plain-event = { $kind }：{ $fields }
plain-prompt = どうしますか？
plain-sheet = 得点表
plain-total = 合計
plain-help = { $game }のルール要約はありません。手の番号か、その文字を入力してください。
plain-yes = はい
plain-no = いいえ
