# The game on the front page, and its options

kolpa-name = Kolpa!
kolpa-about = 合うカードがあれば出し、なければ自分の前に並べます。得点になるのは、その並べたカードです。
kolpa-option-target = ゲームが終わる点数（ラウンド終了時）
kolpa-starts = 一番カラフルな服を着ている人から始めます。

# Kolpa!

kolpa-card = { $colour ->
    [red] 赤
    [pink] ピンク
    [yellow] 黄色
    [blue] 青
   *[green] 緑
}の{ $value }
kolpa-joker = ジョーカー
kolpa-announced-colour = 宣言された色（{ $colour ->
    [red] 赤
    [pink] ピンク
    [yellow] 黄色
    [blue] 青
   *[green] 緑
}）
kolpa-announced-number = 宣言された数字（{ $value }）

# できないこと

kolpa-no-move = { $text } は Kolpa! の手ではありません。'kol R3'、'kol R3 area'（自分の場から）、'kolpa R3'、'joker R'、'joker 3' のように入力してください。
kolpa-not-in-hand = { $card }は手札にありません。
kolpa-not-on-show = あなたの場の山の一番上に{ $card }はありません。出せるのは各山の一番上のカードだけです。
kolpa-no-match = { $card }は{ $top }に合いません。
kolpa-never-lay-match = { $card }は{ $top }に合います。合うカードを自分の場に置くことはできません。
kolpa-pile-matches = あなたの場の{ $card }が{ $top }に合います。合うカードかジョーカーを出してください。
kolpa-joker-announces = ジョーカーを出すときは、色か 0～5 の数字を宣言します。
kolpa-joker-announces-other = ジョーカーにジョーカーを重ねるときは、別の色か数字を宣言します。{ $top }は繰り返せません。
kolpa-joker-never-laid = ジョーカーを自分の場に置くことはできません。

# 端末

kolpa-title = Kolpa!  ·  第{ $round }ラウンド  ·  { $target }点でゲーム終了
kolpa-colour = { $colour ->
    [red] 赤
    [pink] ピンク
    [yellow] 黄色
    [blue] 青
   *[green] 緑
}
kolpa-your-hand = 手札
kolpa-draw-pile = 山札：{ $count }枚
kolpa-discard-pile = 捨て札：{ $count }枚
kolpa-announced = 宣言：{ $call }
kolpa-player = プレイヤー
kolpa-score = 得点
kolpa-cards = 手札
kolpa-area = 自分の場
kolpa-prompt = カードを1枚出してください。捨て札に重ねる（Kol!）か、自分の場に置く（Kolpa!）か。
kolpa-joker-other = ジョーカーを出すなら、{ $call } 以外を宣言してください。
kolpa-choose-kol = Kol!  { $card }
kolpa-choose-kol-area = Kol!  { $card } 場から
kolpa-choose-kolpa = Kolpa!  { $card } を場へ
kolpa-choose-joker = ジョーカー  { $joker } 宣言 { $call }
kolpa-told-kol = { $name }：Kol! { $card }
kolpa-told-kol-area = { $name }：Kol! { $card } 場から
kolpa-told-kolpa = { $name }：Kolpa! { $card } を場へ
kolpa-told-joker = { $name }：{ $joker } 宣言は { $call }
kolpa-told-deal = 第{ $round }ラウンドのカードを配りました。最初の捨て札は{ $card }、スタートプレイヤーは{ $name }です。
kolpa-told-draw = { $name }：{ $card } を引く
kolpa-told-draw-unseen = { $name }：カードを1枚引く
kolpa-told-reshuffle = 捨て札をシャッフルして新しい山札にしました。
kolpa-sheet = 得点表
kolpa-round = ラウンド
kolpa-total = 合計
kolpa-help =
    手番には、必ず1枚だけカードを出します。
    ・Kol!（コル）：捨て札の一番上と色か数字が同じカードを、手札または自分の場の山の一番上から捨て札に重ねます。カードは引きません。
    ・Kolpa!（コルパ）：色も数字も合わないカードを、手札から自分の場の同じ色の山に置きます。そのあと1枚引きます。
    自分の場の山の一番上に合うカードが見えている間は、場に置けません。合うカードかジョーカーを出してください。
    ・ジョーカーはどのカードにも重ねられます。色か数字を宣言し、次のカードが重なるまで有効です。ジョーカーに重ねるときは、別の色か数字を宣言します。
    捨て札に出して手札がなくなった人がいたら、ラウンド終了です。場のカードはすべて得点、手札は失点になり、手札のジョーカーは1枚10点の失点です。
    ラウンド終了時に誰かが目標点に達していたらゲーム終了です。目標点に達した人が何人いても、合計点が最も高い人の勝ちです。
kolpa-help-typed = 手は文字でも入力できます：kol R3、kol R3 area（自分の場から）、kolpa R3、joker R、joker 3。色は R=赤、P=ピンク、Y=黄色、B=青、G=緑です。

# ブラウザー

kolpa-prompt-match = 合うカードかジョーカーを捨て札に重ねてください（Kol!）。
kolpa-prompt-lay = 合うカードがありません。1枚を自分の場に置いてください（Kolpa!）。
kolpa-prompt-lay-or-joker = 合うカードがありません。1枚を自分の場に置く（Kolpa!）か、ジョーカーを出してください。
kolpa-prompt-joker = ジョーカーを出して、色か数字を宣言してください。
kolpa-joker-announcing = ジョーカー（宣言：{ $call }）
kolpa-joker-open = ジョーカー：色か数字を宣言する
kolpa-joker-open-other = ジョーカーに重ねるジョーカー：別の色か数字を宣言する
kolpa-announce = { $call }を宣言
kolpa-announce-again = { $call }はすでに宣言されています
kolpa-onto-discard = { $card }を捨て札に重ねる
kolpa-onto-pile = { $card }を自分の場に置く
kolpa-pile = { $card }（{ $count }枚）
kolpa-area-empty = なし
kolpa-player-line = { $name }：{ $score }点、手札{ $count }枚。場：{ $piles }。
kolpa-area-line = 自分の場：{ $piles }。
kolpa-hand-line = 手札：{ $cards }。
kolpa-top = 捨て札の一番上は{ $card }です。
kolpa-top-joker = 捨て札の一番上はジョーカーです。宣言：{ $call }。
kolpa-status = { $score }点・手札{ $count }枚
kolpa-round-target = 第{ $round }ラウンド · { $target }点でゲーム終了
kolpa-says-kol = Kol!
kolpa-says-kolpa = Kolpa!
kolpa-ask = Kol? それとも Kolpa?
kolpa-ask-match = { $card } に合わせて Kol!
kolpa-ask-lay = 合うカードなし：1枚場に置いて Kolpa!
kolpa-ask-lay-or-joker = 1枚場に置くか、{ $joker } を出す
kolpa-ask-joker = { $joker } を出す
kolpa-ask-call = 色か数字を宣言
kolpa-ask-call-other = 別の色か数字を宣言
kolpa-line-joker = ジョーカー { $joker }
kolpa-line-kol-area = Kol! { $card } 場から
kolpa-line-kolpa-drew = Kolpa! { $card } 引いたのは { $drawn }
kolpa-line-round = 第{ $round }ラウンド { $card }
kolpa-pile-worth = { $pile }、計{ $worth }点
kolpa-area-of = 場：{ $piles }。計{ $worth }点。
kolpa-tally = 今ラウンドが終わると：場が{ $area }点、手札が{ $hand }点
kolpa-sort = 並べ方
kolpa-by-colour = 色順
kolpa-by-number = 数字順
kolpa-count = 第{ $round }ラウンドの得点
kolpa-count-title = 第{ $round }ラウンド：{ $name }の手札がなくなりました
kolpa-count-area = 場
kolpa-count-hand = 手札
kolpa-count-round = 今回
kolpa-count-total = 合計／{ $target }点
kolpa-count-go = 第{ $round }ラウンドへ
kolpa-sheet-round = 第{ $round }ラウンド／全{ $rounds }ラウンド
kolpa-sheet-part = { $gain }点：場{ $area }点、手札{ $hand }点。合計{ $total }点
kolpa-winner = 勝ち
