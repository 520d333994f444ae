# トップページでのゲームの紹介と設定

kerala-name = ケララ
kerala-about = 2頭の象駒と一緒に、タイルを1枚ずつ並べて祭りの会場を広げます。得点になるエリアは各色1つ、残りは失点です。
kerala-option-near-elephant = 動かしたタイルは象駒の隣に置かなければならない
kerala-option-turn-moved = 動かしたタイルや山の向きを変えてよい
kerala-option-colours = 色
kerala-option-colours-B = 青
kerala-option-colours-P = 紫
kerala-option-colours-R = 赤
kerala-option-colours-G = 緑
kerala-option-colours-K = 黒
kerala-file-tiles = タイル
kerala-starts = 最年少の人から始めます。

# 使えない設定

kerala-bad-colours = colours：{ $players }人には{ $players }色必要です（指定は{ $colours }色）
kerala-bad-colours-differ = colours：全員が違う色でなければなりません（指定は{ $colours }）

# ケララ。用語は日本語ルールに従う：会場、象駒、弓、エリア、山、象駒の移動タイル、タイルの移動タイル

kerala-colour = { $colour ->
    [blue] 青
    [purple] 紫
    [red] 赤
    [green] 緑
   *[black] 黒
}
    .second = { $second ->
        [blue] 青
        [purple] 紫
        [red] 赤
        [green] 緑
       *[black] 黒
    }
kerala-tile-symbols = { $symbols ->
    [0] シンボルのない{ kerala-colour }タイル
   *[other] シンボル{ $symbols }個の{ kerala-colour }タイル
}
kerala-tile-edge = { kerala-colour.second }の弓の付いた{ kerala-colour }タイル
kerala-tile-elephant = { kerala-colour }の「象駒の移動」タイル
kerala-tile-move = { kerala-colour }の「タイルの移動」タイル
kerala-spot = （{ $x }、{ $y }）

# できないこと

kerala-no-move = 「{ $text }」はケララの手ではありません。「B2 e0 0,1」（タイル、象駒、マス）、「B/K e0 0,1 N」（弓の向きも）、「pass」（パス）、「e1 2,0」（象駒、マス）、「1,1 to 2,1」（マスからマスへ）、「1,1 to 2,1 N」（弓の向きも）、「skip」（動かさない）のように入力してください。
kerala-not-offered = 中央にこのタイルはありません：{ $tile }。
kerala-edge-where = 弓の向きを指定してください（N＝上、E＝右、S＝下、W＝左）：{ $tile }。
kerala-no-edge = このタイルには向きを決める弓がありません：{ $tile }。
kerala-other-elephant = そこにはもう1頭の象駒がいます。
kerala-not-beside = そのマスはその象駒の隣ではありません。
kerala-both-lie = 象駒は2頭とも寝ています。パスはすでに2回使いました。
kerala-nothing-to-skip = ここでは「動かさない」を選べません。タイルを取って置くか、パスしてください。
kerala-elephant-now = タイルはもう置きました。象駒を空いている好きなタイルに動かすか、「動かさない」を選んでください。
kerala-stack-now = タイルはもう置きました。タイルか山を空いたマスに動かすか、「動かさない」を選んでください。
kerala-no-elephant-move = 象駒をこのように動かせるのは、「象駒の移動」タイルを置いた直後だけです。
kerala-stands-there = その象駒はもうそこにいます。
kerala-no-tile-there = そこにタイルはありません。
kerala-no-stack-move = タイルや山を動かせるのは、「タイルの移動」タイルを置いた直後だけです。
kerala-nothing-to-lift = そこに動かせるタイルはありません。
kerala-elephant-on-stack = 象駒が乗っているので動かせません。
kerala-surrounded = 四方を囲まれているので動かせません。
kerala-would-split = それを取ると、会場が2つに分かれてしまいます。
kerala-would-leave-hole = それを取ると、穴があいてしまいます。
kerala-same-spot = 別のマスに動かさなければなりません。
kerala-spot-taken = 動かせる先は空いたマスだけです。ほかのタイルには重ねられません。
kerala-apart = そのマスは会場の残りに隣接していません。
kerala-would-enclose = そこに置くと、空いたマスを囲んでしまいます。
kerala-not-near-elephant = このテーブルでは、象駒の隣に動かさなければなりません。
kerala-not-turned = このテーブルでは、動かしたタイルや山の向きは変えられません。弓の向きは指定しないでください。

# 端末

kerala-title = ケララ・第{ $round }ラウンド（全{ $rounds }ラウンド）
kerala-title-over = ケララ・ゲーム終了
kerala-middle = 中央：{ $tiles }
kerala-middle-empty = なし
kerala-bag = 袋{ $bag }枚・最初に除外{ $removed }枚・取り残し{ $gone }枚
kerala-points = { $score ->
   *[other] { $points }点
}
kerala-prompt = { $phase ->
    [elephant] 象駒（e0、e1）のどちらかを空いている好きなタイルに動かすか、「動かさない」を選んでください。
    [stack] タイルか山を空いたマスに動かすか、「動かさない」を選んでください。
   *[place] 象駒（e0、e1）のどちらかの隣にタイルを置くか、パスしてください。
}
kerala-near-elephant = 動かしたタイルや山は、象駒の隣に置かなければなりません。
kerala-keeps-orientation = 動かしたタイルや山の向きは変えられません。
kerala-choose-place = { $tile } e{ $elephant }{ $way } { $spot }
kerala-choose-cover = { $tile } e{ $elephant }{ $way } { $spot } { $covered }の上
kerala-choose-edge = { $place } 弓{ $edge }
kerala-choose-pass = パス
kerala-choose-elephant = e{ $elephant } → { $spot } { $tile }
kerala-choose-stack = { $tile } { $source } → { $spot }
kerala-choose-skip = 動かさない
kerala-told-remove = { $count ->
    [0] すべてのタイルを使います。
   *[other] タイル{ $count }枚を伏せたまま除外しました。
}
kerala-told-draw = 袋から新しいタイルを引きました：{ $tiles }。
kerala-told-place = { $you ->
    [yes] あなたは{ $tile }を{ $spot }に置き、象駒{ $elephant }を乗せました。
   *[no] { $name }は{ $tile }を{ $spot }に置き、象駒{ $elephant }を乗せました。
}
kerala-told-place-edge = { $you ->
    [yes] あなたは{ $tile }を{ $spot }に置き（{ kerala-edge-at }）、象駒{ $elephant }を乗せました。
   *[no] { $name }は{ $tile }を{ $spot }に置き（{ kerala-edge-at }）、象駒{ $elephant }を乗せました。
}
kerala-told-pass = { $you ->
    [yes] あなたはパスして、象駒を1頭寝かせました。
   *[no] { $name }はパスして、象駒を1頭寝かせました。
}
kerala-told-elephant = { $you ->
    [yes] あなたは象駒{ $elephant }を{ $spot }に動かしました。
   *[no] { $name }は象駒{ $elephant }を{ $spot }に動かしました。
}
kerala-told-stack = { $you ->
    [yes] あなたは{ $source }の山を{ $spot }に動かしました。
   *[no] { $name }は{ $source }の山を{ $spot }に動かしました。
}
kerala-told-stack-edge = { $you ->
    [yes] あなたは{ $source }の山を{ $spot }に動かしました（{ kerala-edge-at }）。
   *[no] { $name }は{ $source }の山を{ $spot }に動かしました（{ kerala-edge-at }）。
}
kerala-told-skip = { $you ->
    [yes] あなたは何も動かしませんでした。
   *[no] { $name }は何も動かしませんでした。
}
kerala-sheet = 得点表
kerala-line = { $line ->
    [removed] 除去タイル（各−2）
    [missing] 足りない色（各−5）
    [standing] 立っている象駒
    [edges] 弓（各+5）
    [B] 青シンボル
    [P] 紫シンボル
    [R] 赤シンボル
    [G] 緑シンボル
   *[K] 黒シンボル
}
kerala-total = 合計
kerala-removed-area = { $tiles ->
    [1] { $tile } { $spots }
   *[other] { $tile } { $spots } （{ $tiles }枚）
}
kerala-removed-areas = 除去エリア
kerala-help =
    中央からタイルを1枚取り、自分の象駒2頭のどちらかの隣に置きます。空いたマスでも、ほかのタイルの上でもかまいません。その象駒を置いたタイルに移します。ゲーム中2回まで、代わりにパスして象駒を1頭寝かせることができます。
    置いたのが[bold]^[/]タイルなら、象駒のどちらかを空いている好きなタイルに動かせます。置いたのが[bold]>[/]タイルなら、象駒の乗っていないタイルか山を、会場の隣の空いたマスに好きな向きで動かせます。会場を分断したり、新しい穴をあけたりしてはいけません。
    ゲーム終了時、各色1つのエリアだけを残します（自分の色は2つまで）。ほかのエリアのタイルは1枚−2点、足りない色は1色−5点です。シンボル[bold]●[/]は1点、立っている象駒は1点、弓はその色のタイルに隣接していれば5点です。残すエリアは最も得になるように自動で選ばれ、表示される点は今の時点での点です。

    会場の図では、[bold]▲0[/]は立っている象駒0、[bold]◀0[/]は寝ている象駒0、[bold]×3[/]は3枚の山、辺に沿った帯は弓、[bold]✗[/]は最後に取り除かれた山です。マスはx,yで表します（スタートタイルの位置から右へx、上へy）。色はB＝青、P＝紫、R＝赤、G＝緑、K＝黒です。
    一覧の番号か、手を入力してください：[bold]B2 e0 0,1[/]（タイル、象駒、マス）、[bold]B/K e0 0,1 N[/]（弓の向きも。N＝上、E＝右、S＝下、W＝左）、[bold]e1 2,0[/]（象駒、マス）、[bold]1,1 to 2,1[/]（マスからマスへ）、[bold]1,1 to 2,1 N[/]（弓の向きも）、[bold]pass[/]（パス）、[bold]skip[/]（動かさない）。

# ブラウザー。象駒の番号は鞍布の印で、1か2。

kerala-ask = { $phase ->
    [elephant] 象駒を1頭、空いている好きなタイルに動かすか、「動かさない」を選んでください。
    [stack] タイルか山を空いたマスに動かすか、「動かさない」を選んでください。
   *[place] タイルを1枚取って象駒の隣に置くか、パスしてください。
}
kerala-ask-no-pass = タイルを1枚取って象駒の隣に置いてください。
kerala-wait = ほかの人の番です。
kerala-ended = ゲームは終わりました。
kerala-do-place = { $tile }を象駒{ $elephant }の{ $way ->
    [N] 上側
    [E] 右側
    [S] 下側
   *[W] 左側
}に置く
kerala-do-cover = { $tile }を、象駒{ $elephant }の{ $way ->
    [N] 上側
    [E] 右側
    [S] 下側
   *[W] 左側
}にある{ $covered }に重ねる
kerala-do-either = { $tile }を{ $spot }に置き、そこへ行く象駒を選ぶ
kerala-do-edge = { $place }（{ kerala-edge-at }）
kerala-do-elephant = 象駒{ $elephant }を{ $spot }の{ $tile }に動かす
kerala-do-stack = { $tile }を下のタイルごと{ $source }から{ $spot }へ動かす
kerala-do-pass = パス：タイルを取らず、象駒を1頭寝かせる
kerala-do-skip = 動かさずに終える
kerala-pass = パス
kerala-skip = 動かさない
kerala-edge-at = { $side ->
    [N] 弓は上向き
    [E] 弓は右向き
    [S] 弓は下向き
   *[W] 弓は左向き
}
kerala-cell = { $spot }：{ $what }
kerala-cell-empty = { $spot }：空き
kerala-cell-stack = { $count }枚の山
kerala-elephant = { $pose ->
    [standing] 立っている
   *[lying] 寝ている
}象駒{ $elephant }
kerala-status = { $passes ->
    [0] { $points }・パスは残っていません
   *[other] { $points }・パスはあと{ $passes }回
}
kerala-round = 第{ $round }ラウンド（全{ $rounds }ラウンド）
kerala-turn-of = { $you ->
    [yes] あなたの番です。
   *[no] { $name }の番です。
}
kerala-bag-count = 袋の中に{ $bag }枚
kerala-round-and-bag = { kerala-round }・{ kerala-bag-count }
kerala-tray = 取れるタイル
kerala-platform = { $you ->
    [yes] あなたの会場
   *[no] { $name }の会場
}
kerala-zoom-in = 拡大
kerala-zoom-fit = 全体を表示
kerala-won = 勝者
kerala-position-player = { $you ->
    [yes] あなた
   *[no] { $name }
}（{ kerala-colour }）は{ $points }、見えているタイルは{ $tiles }枚です。
kerala-position-elephant = { $spot }：{ $elephant }。
kerala-see = { $phase ->
    [elephant] 象駒を動かせます
    [stack] タイルを動かせます
   *[place] タイルを取ってください
}
kerala-see-where = { $tile }を象駒の隣に置いてください
kerala-see-which = どちらが行きますか？{ $elephants }
kerala-see-elephant-where = { $elephant }はどこへ？
kerala-see-stack-where = { $tile }はどこへ？
kerala-see-place = { $tile }を{ $elephant }の{ $way }に置く
kerala-see-cover = { $tile }を{ $elephant }の{ $way }の{ $covered }に重ねる
kerala-see-stack = { $tile }を動かす
kerala-see-pass = パス{ $elephant }
kerala-see-draw = 新しいタイル：{ $tiles }
kerala-see-passed = パス{ $elephant }
kerala-ask-where = { $tile }を置きます。象駒の隣のマスを選んでください。
kerala-ask-which = どちらの象駒も行けます。1頭を選んでください。
kerala-ask-elephant-where = 象駒{ $elephant }の行き先のタイルを選んでください。
kerala-ask-stack-where = { $tile }を下のタイルごと動かす先の、空いたマスを選んでください。
kerala-worth = { $points ->
   *[other] { $doing }（今終わるなら{ $change }点）
}
kerala-if-ended = 今終わったら
kerala-points-now = 今終わるなら{ $points }
kerala-plays = 色：{ kerala-colour }
kerala-has-bag = { $you ->
    [yes] あなたが袋を持ち、このラウンドの最初の番です
   *[no] { $name }が袋を持ち、このラウンドの最初の番です
}
kerala-look = { $you ->
    [yes] あなたの会場を見る
   *[no] { $name }の会場を見る
}
kerala-learn-hands = タイルを選び、光っているマスを選びます。そこの数字は、今終わるとしたら何点変わるかです。ほかの人の会場に触れると大きく見られます。背景をドラッグすると表示位置が動きます。ホイール、ピンチ、または「+」と「−」のキーで拡大・縮小し、「0」で全体を表示します。
