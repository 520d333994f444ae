# トップページでのゲームの紹介と設定

kolpa-name = コルパ！
kolpa-about = 合うカードは捨て札に重ね、合わないカードは自分の前に並べます。得点になるのは、その並べたカードです。
kolpa-option-target = 目標点
kolpa-starts = 一番カラフルな服を着ている人から始めます。

# コルパ！　掛け声は「コル！」と「コルパ！」、入力する手は kol と kolpa。
# 単独または一覧の中のカードと、文の中のカード

kolpa-card = { $colour ->
    [red] 赤
    [pink] ピンク
    [yellow] 黄色
    [blue] 青
   *[green] 緑
}の{ $value }
kolpa-the-card = { kolpa-card }
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

kolpa-no-move = 「{ $text }」はコルパ！の手ではありません。「kol R3」「kol R3 area」（自分の場から）「kolpa R3」「joker R」「joker 3」のように入力してください。
kolpa-not-in-hand = { $card }は手札にありません。
kolpa-no-joker = 手札にジョーカーはありません。
kolpa-not-on-show = あなたの場の山の一番上に{ $card }はありません。出せるのは各山の一番上のカードだけです。
kolpa-no-match = { $card }は{ $top }に合いません。
kolpa-never-lay-match = { $card }は{ $top }に合います。合うカードを自分の場に置くことはできません。
kolpa-pile-matches = あなたの場の{ $card }が{ $top }に合います。合うカードかジョーカーを出してください。
kolpa-joker-announces = ジョーカーを出すときは、色か0～5の数字を宣言します。
kolpa-joker-announces-other = ジョーカーにジョーカーを重ねるときは、別の色か数字を宣言します。{ $top }は繰り返せません。
kolpa-joker-never-laid = ジョーカーを自分の場に置くことはできません。

# 端末

kolpa-title = コルパ！・第{ $round }ラウンド・目標{ $target }点
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
kolpa-area = 場
kolpa-prompt = カードを1枚出してください。合うカードは捨て札に重ね（コル！）、合わないカードは自分の場に置きます（コルパ！）。
kolpa-prompt-other = { kolpa-prompt }ジョーカーを出すなら、{ $call }以外を宣言してください。
kolpa-choose-kol = コル！{ $card }
kolpa-choose-kol-area = コル！{ $card }（場から）
kolpa-choose-kolpa = コルパ！{ $card }
kolpa-choose-joker = ジョーカー{ $joker }（宣言：{ $call }）
kolpa-told-kol = { $you ->
    [yes] あなたは{ $card }を捨て札に重ねました（コル！）。
   *[no] { $name }は{ $card }を捨て札に重ねました（コル！）。
}
kolpa-told-kol-area = { $you ->
    [yes] あなたは自分の場の{ $card }を捨て札に重ねました（コル！）。
   *[no] { $name }は自分の場の{ $card }を捨て札に重ねました（コル！）。
}
kolpa-told-kolpa = { $you ->
    [yes] あなたは{ $card }を自分の場に置きました（コルパ！）。
   *[no] { $name }は{ $card }を自分の場に置きました（コルパ！）。
}
kolpa-told-joker = { $you ->
    [yes] あなたはジョーカーを出しました（宣言：{ $call }）。
   *[no] { $name }はジョーカーを出しました（宣言：{ $call }）。
}
kolpa-told-deal = 第{ $round }ラウンドのカードを配りました。最初の捨て札は{ $card }です。{ $you ->
    [yes] あなたから始めます。
   *[no] { $name }から始めます。
}
kolpa-told-draw = { $you ->
    [yes] あなたは{ $card }を引きました。
   *[no] { $name }は{ $card }を引きました。
}
kolpa-told-draw-joker = { $you ->
    [yes] あなたはジョーカーを引きました。
   *[no] { $name }はジョーカーを引きました。
}
kolpa-told-draw-unseen = { $you ->
    [yes] あなたはカードを1枚引きました。
   *[no] { $name }はカードを1枚引きました。
}
kolpa-told-reshuffle = 捨て札をシャッフルして新しい山札にしました。
kolpa-sheet = 得点表
kolpa-round = ラウンド
kolpa-total = 合計
kolpa-help =
    手番には、必ず1枚だけカードを出します。
    ・コル！：捨て札の一番上と色か数字が同じカードを、手札または自分の場の山の一番上から捨て札に重ねます。カードは引きません。
    ・コルパ！：色も数字も合わないカードを、手札から自分の場の同じ色の山に置きます。そのあと1枚引きます。
    自分の場の山の一番上に合うカードが見えている間は、場に置けません。合うカードかジョーカーを出してください。
    ・ジョーカーはどのカードにも重ねられます。色か数字を宣言し、次のカードが重なるまで有効です。ジョーカーに重ねるときは、別の色か数字を宣言します。
    誰かが最後の手札を捨て札に出したら、ラウンド終了です。場のカードはすべて得点、手札は失点になり、手札のジョーカーは1枚10点の失点です。
    ラウンド終了時に誰かが目標点に達していたらゲーム終了です。先に目標点に達した人がいても、合計点が最も高い人の勝ちです。
kolpa-help-typed = 手は文字でも入力できます：kol R3、kol R3 area（自分の場から）、kolpa R3、joker R、joker 3。色はR＝赤、P＝ピンク、Y＝黄色、B＝青、G＝緑です。

# ブラウザー

kolpa-prompt-match = 合うカードかジョーカーを捨て札に重ねてください（コル！）。
kolpa-prompt-lay = 合うカードがありません。1枚を自分の場に置いてください（コルパ！）。
kolpa-prompt-lay-or-joker = 合うカードがありません。1枚を自分の場に置く（コルパ！）か、ジョーカーを出してください。
kolpa-prompt-joker = ジョーカーを出して、色か数字を宣言してください。
kolpa-do-kol = { $card }を捨て札に重ねる（コル！）
kolpa-do-kol-area = 自分の場の{ $card }を捨て札に重ねる（コル！）
kolpa-do-kolpa = { $card }を自分の場に置く（コルパ！）
kolpa-joker-announcing = ジョーカーを出す（宣言：{ $call }）
kolpa-joker-open = ジョーカー：色か数字を宣言する
kolpa-joker-open-other = ジョーカーに重ねるジョーカー：別の色か数字を宣言する
kolpa-announce = { $call }を宣言
kolpa-announce-again = { $call }はすでに宣言されています
kolpa-onto-discard = 捨て札に重ねる：{ $card }
kolpa-onto-pile = 自分の場に置く：{ $card }
kolpa-pile = { $card }（{ $count }枚）
kolpa-area-empty = なし
kolpa-player-line = { $name }：{ $score ->
   *[other] { $points }
}点、手札{ $count }枚。場：{ $piles }。
kolpa-your-area = 自分の場
kolpa-area-line = 自分の場：{ $piles }。
kolpa-hand-line = 手札：{ $cards }。
kolpa-hand-of = 手札：{ $cards }。
kolpa-top = 捨て札の一番上は{ $card }です。
kolpa-top-joker = 捨て札の一番上はジョーカーです。宣言：{ $call }。
kolpa-status = { $score ->
   *[other] { $points }
}点・手札{ $count }枚
kolpa-round-target = 第{ $round }ラウンド・目標{ $target }点
kolpa-says-kol = コル！
kolpa-says-kolpa = コルパ！
kolpa-ask = コル？それともコルパ？
kolpa-ask-match = { $card }に合わせて、コル！
kolpa-ask-lay = 合うカードなし：1枚場に置いて、コルパ！
kolpa-ask-lay-or-joker = 1枚場に置くか、{ $joker }を出す
kolpa-ask-joker = { $joker }を出す
kolpa-ask-call = 色か数字を宣言
kolpa-ask-call-other = 別の色か数字を宣言
kolpa-line-joker = ジョーカー{ $joker }
kolpa-line-kol-area = コル！{ $card }（場から）
kolpa-line-kolpa-drew = コルパ！{ $card }（{ $drawn }を引いた）
kolpa-line-round = 第{ $round }ラウンド：{ $card }
kolpa-pile-worth = { $pile }、計{ $worth }点
kolpa-area-of = 場：{ $piles }。計{ $worth }点。
kolpa-tally = ラウンドが今終わると、場が{ $area }点、手札が{ $hand }点
kolpa-sort = 並べ方
kolpa-by-colour = 色順
kolpa-by-number = 数字順
kolpa-count = 第{ $round }ラウンドの得点
kolpa-count-title = { $you ->
    [yes] 第{ $round }ラウンド：あなたの手札がなくなりました
   *[no] 第{ $round }ラウンド：{ $name }の手札がなくなりました
}
kolpa-count-area = 場
kolpa-count-hand = 手札
kolpa-count-round = 今回
kolpa-count-total = 合計／{ $target }点
kolpa-count-go = 第{ $round }ラウンドへ
kolpa-sheet-round = 第{ $round }ラウンド／全{ $rounds }ラウンド
kolpa-sheet-part = { $gain }点：場{ $area }点、手札{ $hand }点。合計{ $total }点。
kolpa-winner = { $total }点（勝者）
