# どの対戦でも

match-over = 対戦は終了しています。
match-not-your-turn = 今は{ $name }の手番です。
match-no-secret = この対戦は、シークレットが公開されていないファイルから読み込まれました。見ることはできますが、続けることはできません。
file-impossible-chance = 偶然の結果としてありえません。引けるものがそこにありません。
file-old-format = format：このファイルは古い形式 { $format } です。対局を決めるもの（タイルの構成やボード）がすべて書かれていないため、検証できるのは { $current } だけです。

undo-nothing = まだ何も決めていません。
undo-others-decided = ほかのプレイヤーがすでに行動したので、元に戻せません。
undo-revealed = そのあと新しく引かれたり公開されたりしたものがあるので、元に戻せません。

game-unknown = { $name } というゲームはありません。選べるのは { $games } です。
game-broken = ゲーム { $name } はインストールされていますが、読み込めません：{ $reason }
game-twice = { $name } という名前のゲームが 2 つのパッケージにあります：{ $first } と { $second }。どちらかをアンインストールしてください。
bot-unknown = { $name } というボットはいません。選べるのは { $bots }、または search:N（シミュレーションN回）、think:S と flat:S（1手にS秒）です。
reason-search = ここから何度も続きを打って評価しました。

# 合わない席・オプション・データ。どの文も項目名を示す

seats-number = seats：{ $game } は { $least }～{ $most } 人用です（指定は { $players } 人）
seats-name = seats[{ $number }].name：名前は 1～{ $longest } 文字の見える文字にしてください
seats-none = seat：{ $players } 席の中に席 { $seat } はありません
option-first = first：{ $players } 人の卓に席 { $seat } はありません
option-players = players：{ $game } は { $least }～{ $most } 人用です（指定は { $players } 人）
option-file-name = { $file }：{ $name } という名前は Kolam 自身のものなので使えません
option-no-file = files.{ $held }：{ $name } はありません。あるのは { $known } です
data-options = { $game } のオプション：{ $problem }
data-move = { $game } の手：{ $problem }
data-unknown-field = `{ $field }` という項目はありません
data-wrong-type = `{ $field }` は `{ $expected }` 型でなければなりません（指定は `{ $given }`）
data-wrong-value = { $given } は `{ $field }` の値として使えません
data-too-large = { $field }：{ $limit } 以下でなければなりません
data-too-small = { $field }：{ $limit } 以上でなければなりません
data-other = { $problem }

# 前もってコンパイルするもの

prepare-rules = { $game }：ルール
prepare-step = { $game }：手の進行
prepare-simulation = { $game }：シミュレーション
prepare-views = { $game }：表示と説明
prepare-bots = { $game }：ボット
