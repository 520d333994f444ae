# どのゲームでも

match-over = ゲームは終了しています。
match-not-your-turn = 今は{ $name }の番です。
match-no-secret = このゲームは、秘密の値が公開されていないファイルから読み込まれました。見ることはできますが、続けることはできません。
file-impossible-chance = この引きはありえません。引けるものが残っていません。
file-old-format = format：このファイルは古い形式{ $format }です。ゲームを決めるもの（タイルの構成やボード）がすべて書かれていないため、検証できるのは{ $current }だけです。

undo-nothing = 戻せる手がまだありません。
undo-others-decided = そのあとほかの人が行動したので、元に戻せません。
undo-revealed = そのあと新しく引かれたり公開されたりしたものがあるので、元に戻せません。

game-unknown = 不明なゲーム：{ $name }。選べるもの：{ $games }
game-broken = ゲーム「{ $name }」はインストールされていますが、読み込めません：{ $reason }
game-twice = { $name }という名前のゲームが2つのパッケージにあります：{ $first }、{ $second }。どちらかをアンインストールしてください。
bot-unknown = 不明なボット：{ $name }。選べるもの：{ $bots }、または search:N（シミュレーションN回）、think:S と flat:S（1手にS秒）
reason-search = ここから何度も続きをシミュレーションして評価しました。

# 合わない席・オプション・データ。どの文も項目名を示す

seats-number = seats：{ $game }は{ $least }～{ $most }人用です（指定は{ $players }人）
seats-name = seats[{ $number }].name：名前は見える文字で1～{ $longest }文字にしてください
seats-none = seat：席{ $seat }はありません。席は{ $players }つです
option-first = first：席{ $seat }はありません。席は{ $players }つです
option-players = players：{ $game }は{ $least }～{ $most }人用です（指定は{ $players }人）
option-file-name = { $file }：{ $name }という名前はKolam自身のものなので使えません
option-no-file = files.{ $held }：不明なファイル{ $name }。選べるもの：{ $known }
data-options = { $game }のオプション：{ $problem }
data-move = { $game }の手：{ $problem }
data-unknown-field = 不明な項目`{ $name }`
data-wrong-type = `{ $expected }`型でなければなりません（指定は`{ $given }`）
data-wrong-value = 使えない値{ $given }
data-too-large = { $limit }以下でなければなりません
data-too-small = { $limit }以上でなければなりません
data-other = { $problem }

# 前もってコンパイルするもの

prepare-play = { $game }：ルール
prepare-search = { $game }：先読み
prepare-failed = ルールをコンパイルできませんでした。理由は上の行に出ています。
data-missing-field = 項目`{ $name }`がありません
data-wrong-type-only = `{ $expected }`型でなければなりません
data-too-long = 長すぎます（最大{ $limit }）
data-too-short = 短すぎます（最小{ $limit }）
data-length = 長さは{ $limit }でなければなりません
data-pattern = { $pattern }に一致しなければなりません
data-out-of-range = 数が大きすぎます
data-no-json = 正しいJSONではありません
data-at = { $field }：{ $problem }

# 正しくない対戦ファイル。`place` はファイルの中の場所

file-problem = { $place }：{ $problem }
file-other-format = format：このバージョンが読めるのは{ $current }です（ファイルは{ $format }）
file-takebacks = takebacks：{ $takebacks }はありえません
file-move-due = ここに必要なのは偶然の結果ではなく手です
file-wrong-commitment = 秘密の値のSHA-256ではありません
file-too-large = 対戦ファイルは{ $most }MiBまでです。
file-no-json = JSON文書ではありません：{ $problem }
file-json-place = { $line }行目、{ $column }文字目
file-no-utf8 = UTF-8ではありません
file-too-deep = 入れ子が深すぎます
file-name-twice = 1つのオブジェクトに同じ名前が2つあります
file-no-json-constant = { $constant }はJSONではありません
file-no-hex = { $digits }桁の16進数でなければなりません
file-differs = ファイルには{ $given }とありますが、ゲームを再現すると{ $expected }になります
file-nothing = なし
file-no-toml = TOML文書ではありません
file-no-toml-at = 正しいTOMLではありません（{ $line }行目、{ $column }文字目）
