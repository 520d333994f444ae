# どの対戦でも

match-over = 対戦は終了しています。
match-not-your-turn = 今は{ $name }の手番です。
match-no-secret = この対戦は、シークレットが公開されていないファイルから読み込まれました。見ることはできますが、続けることはできません。
file-impossible-chance = 偶然の結果としてありえません。引けるものがそこにありません。

undo-nothing = まだ何も決めていません。
undo-others-decided = ほかのプレイヤーがすでに行動したので、元に戻せません。
undo-revealed = そのあと新しく引かれたり公開されたりしたものがあるので、元に戻せません。

game-unknown = { $name } というゲームはありません。選べるのは { $games } です。
bot-unknown = { $name } というボットはいません。選べるのは { $bots }、または search:N（シミュレーションN回）、think:S と flat:S（1手にS秒）です。

# 合わない席・オプション・データ。どの文も項目名を示す

seats-number = seats：{ $game } は { $least }～{ $most } 人用です（指定は { $players } 人）
seats-name = seats[{ $number }].name：名前は 1～{ $longest } 文字の見える文字にしてください
seats-none = seat：{ $players } 席の中に席 { $seat } はありません
option-first = first：{ $players } 人の卓に席 { $seat } はありません
option-players = players：{ $game } は { $least }～{ $most } 人用です（指定は { $players } 人）
option-kolpa-target = target：1～{ $highest } の範囲で指定してください（指定は { $target }）
option-kerala-colours = colours：{ $players } 人には { $players } 色必要です（指定は { $colours } 色）
option-kerala-colours-differ = colours：全員が違う色でなければなりません（指定は { $colours }）
option-ganesha-side = side：day（昼）か night（夜）です（指定は { $side }）
option-ganesha-youngest = youngest：席 0～{ $last } を1回ずつ並べてください（指定は { $youngest }）
option-ganesha-tracks = { $place }：各色のトラックが必要です
option-ganesha-track-colour = { $place }：{ $colour } という色はありません。あるのは { $colours } です
option-ganesha-track-missing = { $place }：{ $colour } がありません
option-ganesha-track-size = { $place }：{ $players } 人なら { $colour } には値が { $values } 個必要です（{ $size ->
    [none] リストではありません
   *[other] 指定は { $size } 個
}）
option-ganesha-track-value = { $place }：{ $colour } に { $value } があります。値は 0～{ $highest } の整数です
data-options = { $game } のオプション：{ $problem }
data-move = { $game } の手：{ $problem }
data-unknown-field = `{ $field }` という項目はありません
data-wrong-type = `{ $field }` は `{ $expected }` 型でなければなりません（指定は `{ $given }`）
data-wrong-value = { $given } は `{ $field }` の値として使えません
data-other = { $problem }

# 前もってコンパイルするもの

prepare-rules = { $game }：ルール
prepare-step = { $game }：手の進行
prepare-simulation = { $game }：シミュレーション
prepare-views = { $game }：表示と説明
prepare-bots = { $game }：ボット
