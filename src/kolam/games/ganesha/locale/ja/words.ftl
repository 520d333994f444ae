# The game on the front page, and its options

ganesha-name = ガネーシャ
ganesha-about = 祭壇から宝石を取り、戦術のために残し、1つを捧げてたくさんの宝石を曼荼羅に置きます。
ganesha-option-side = 曼荼羅の面
ganesha-option-side-day = 昼
ganesha-option-side-night = 夜
ganesha-option-spices = スパイストークンを使う
ganesha-option-tokens = スパイストークンを置くマス
ganesha-option-tokens-drawn = くじで決める
ganesha-option-tokens-placed = 太鼓を持つ人が選ぶ
ganesha-option-youngest = 年の若い順
ganesha-file-boards = ボード

# Options that cannot be

ganesha-bad-youngest = youngest：席 0～{ $last } を1回ずつ並べてください（指定は { $youngest }）
ganesha-bad-boards-none = { $place }：このファイルにはボードがありません
ganesha-bad-boards-table = { $place }：ここには { $known } のいずれかを持つテーブルが必要です
ganesha-bad-boards-name = { $place }：{ $name } はありません。あるのは { $known } です
ganesha-bad-track-colour = { $place }：{ $colour } という色はありません。あるのは { $colours } です
ganesha-bad-track-missing = { $place }：{ $colour } がありません
ganesha-bad-track-size = { $place }：{ $colour } の場所は 1～{ $longest } 個です（{ $size ->
    [none] リストではありません
   *[other] 指定は { $size } 個
}）
ganesha-bad-track-value = { $place }：{ $colour } に { $value } があります。値は 0～{ $highest } の整数です
ganesha-bad-altar-rows = { $place }：祭壇は { $fewest }～{ $most } 段です（{ $size ->
    [none] リストではありません
   *[other] 指定は { $size } 段
}）
ganesha-bad-altar-row = { $place }：1段のマスは { $shortest }～{ $longest } 個です（指定は { $row }）
ganesha-bad-altar-step = { $place }：どの段も、上の段より1マスだけ長いか短くなければなりません（{ $upper } の次が { $lower } です）
ganesha-bad-altar-room = { $place }：隣り合わないようにトークンを { $tokens } 個置く余地がありません

# ガネーシャ

ganesha-colour = { $colour ->
    [red] 赤
    [green] 緑
    [purple] 紫
    [blue] 青
   *[yellow] 黄色
}
    .gem = { $gem ->
        [red] 赤
        [green] 緑
        [purple] 紫
        [blue] 青
       *[yellow] 黄色
    }
    .due = { $due ->
        [red] 赤
        [green] 緑
        [purple] 紫
        [blue] 青
       *[yellow] 黄色
    }
ganesha-token = { $token ->
    [cardamom] カルダモン
    [caraway] キャラウェイ
    [coriander] コリアンダー
    [ginger] ジンジャー
    [black_mustard] ブラックマスタード
    [cinnamon] シナモン
    [red_pepper] レッドペッパー
   *[black_pepper] ブラックペッパー
}
# 9桁以内（全角は2桁）
ganesha-token-short = { $token ->
    [cardamom] ｶﾙﾀﾞﾓﾝ
    [caraway] ｷｬﾗｳｪｲ
    [coriander] ｺﾘｱﾝﾀﾞｰ
    [ginger] ｼﾞﾝｼﾞｬｰ
    [black_mustard] 黒ﾏｽﾀｰﾄﾞ
    [cinnamon] ｼﾅﾓﾝ
    [red_pepper] 赤ﾍﾟｯﾊﾟｰ
   *[black_pepper] 黒ﾍﾟｯﾊﾟｰ
}
# 戦術スロットは左右で呼ぶ
ganesha-side = { $slot ->
    [0] 左
   *[1] 右
}

# 求められていること

ganesha-ask-token = { $count ->
    [1] 最後のトークンを裏向きに置いてください。
   *[other] トークンを1個、裏向きに置いてください（残り{ $count }個）。
}
ganesha-ask-take = 祭壇から宝石を1個取ってください。
ganesha-ask-second = 2個目の宝石を取るか、1個で終えてください。
ganesha-ask-spice = 「{ $token }」を使うか、使わずに残すかを選んでください。
ganesha-ask-give = 宝物庫から{ ganesha-colour }以外の宝石を1個渡してください。代わりに{ ganesha-colour }の宝石が来ます。
ganesha-ask-store = { ganesha-colour }の宝石を宝物庫か戦術スロットに置いてください。
ganesha-ask-lift = コリアンダー：宝石を宝物庫へ移す戦術スロットを選んでください。
ganesha-ask-refill = コリアンダー：{ ganesha-side }の戦術スロットに置く宝石を宝物庫から選んでください。
ganesha-ask-offer = 捧げ物をして1色の宝石をすべて曼荼羅に置くか、手番を終えてください。
ganesha-ask-final = 宝物庫の宝石を1個、曼荼羅に置いてください。
ganesha-ask-over = ゲームは終了しています。

# できないこと

ganesha-no-move = { $text } は Ganesha の手ではありません。'take 7'（取る）、'enough'（1個で終える）、'leave'（トークンを使わない）、'cardamom red'、'caraway 3'、'coriander'、'ginger 2'、'give blue'（渡す）、'black mustard'、'cinnamon'、'red pepper'、'black pepper red'、'store red in treasury'（宝物庫へ）、'store red in 0'、'lift 0 1'、'refill red'、'offer yellow for red'（捧げる）、'offer nothing for yellow'、'end'（終える）、'final red'、'token 7'（トークンを置く）のように入力してください。色は red=赤、green=緑、purple=紫、blue=青、yellow=黄色です。
ganesha-not-now = 今はできません。{ $asked }
ganesha-must-take = まず宝石を1個取ってください。祭壇にまだあります。
ganesha-no-hex = マス{ $hex }はありません。祭壇のマスは0～{ $last }です。
ganesha-token-on = そこにはもうトークンがあります。
ganesha-token-beside = 近すぎます。トークンどうしは隣り合えません。
ganesha-token-no-room = { $count ->
    [1] そこに置くと、最後の1個を置く余地がなくなります。
   *[other] そこに置くと、残りの{ $count }個を置く余地がなくなります。
}
ganesha-no-gem = そこに宝石はありません。
ganesha-out-of-reach = 2個目は、1個目の隣から取ります。
ganesha-two-taken = もう2個取りました。それ以上は取れません。
ganesha-first-colour = 2個目を取れるのは、1個目が戦術スロットの宝石と同じ色のときだけです。
ganesha-no-second = 1個目の隣には、もう宝石がありません。
ganesha-not-in-treasury = 宝物庫に{ ganesha-colour }の宝石はありません。
ganesha-give-other = { ganesha-colour }をもらうので、別の色を渡してください。
ganesha-store-order = 先に{ ganesha-colour.due }、そのあとに{ ganesha-colour.gem }の宝石を置きます。
ganesha-slot-used = そこには1個目を置きました。2個目は別の場所に置いてください。
ganesha-no-slot = 戦術スロット{ $slot }はありません。0が左、1が右です。
ganesha-slot-empty = その戦術スロットは空です。
ganesha-lift-which = 戦術スロットを1つ、または左から順に両方選んでください。
ganesha-offer-nothing = { ganesha-colour }を置くには捧げ物が必要です。いらないのは黄色だけです。
ganesha-offer-other = { ganesha-colour }を置くには{ ganesha-colour }か黄色を捧げます。{ ganesha-colour.gem }では置けません。
ganesha-offer-only = { ganesha-colour }の宝石は1個だけなので捧げられません。置く宝石がなくなります。
ganesha-is-full = { ganesha-colour }の列はもう埋まっています。
ganesha-token-not-now = 「{ $token }」を使えるのは、その上の宝石を取った直後だけです。{ $asked }
ganesha-other-token = 「{ $token }」は、取った宝石の下にはありません。{ $asked }
ganesha-none-on-mandala = 曼荼羅に{ ganesha-colour }の宝石はありません。
ganesha-no-seat = この卓に席{ $seat }はありません。
ganesha-ask-yourself = ジンジャーはほかのプレイヤーに使います。
ganesha-cannot-give = その宝物庫には{ ganesha-colour }以外の宝石がありません。
ganesha-no-points = レッドペッパーには1点必要ですが、得点がありません。
ganesha-empty-bag = 袋が空なので、レッドペッパーで引くものがありません。
ganesha-impossible = { $token ->
    [cardamom] カルダモンは使えません。曼荼羅に宝石がありません。
    [caraway] キャラウェイは使えません。祭壇にほかの宝石がありません。
    [ginger] ジンジャーは使えません。別の色の宝石を宝物庫に持つプレイヤーがいません。
   *[black_pepper] ブラックペッパーは使えません。宝物庫が空です。
}

# 端末

ganesha-title = ガネーシャ · 第{ $round }ラウンド（全{ $rounds }） · { $side ->
    [night] 夜
   *[day] 昼
}
ganesha-bag = 袋 { $gems }個
ganesha-player = プレイヤー
ganesha-points = 得点
ganesha-tactics = 戦術
ganesha-treasury = 宝物庫
ganesha-drum = 太鼓
ganesha-holding = 取った宝石：
ganesha-promise-coriander = 置いたあとにコリアンダー
ganesha-promise-cinnamon = シナモン：どの色の宝石でも捧げられる
ganesha-nothing = なし
ganesha-youngest = 年の若い順：{ $names }

ganesha-choose-token = マス{ $hex }にトークン
ganesha-choose-take = マス{ $hex }の { $gem }
ganesha-choose-take-token = マス{ $hex }の { $gem }、{ $token }
ganesha-choose-enough = 1個で終える
ganesha-choose-cardamom = 曼荼羅から { $gem } を取り除く
ganesha-choose-caraway = マス{ $hex }の { $gem } と交換する
ganesha-choose-coriander = 置いたあとにコリアンダーを使う
ganesha-choose-ginger = 席{ $seat }と交換する
ganesha-choose-give = { $gem } を渡す
ganesha-choose-black-mustard = 1点を得る
ganesha-choose-cinnamon = あとで好きな色の宝石を捧げる
ganesha-choose-red-pepper = 1点払って引く：{ $gem } なら手に入る
ganesha-choose-black-pepper = { $gem } を袋に戻して1個引く
ganesha-choose-leave = トークンを使わない
ganesha-choose-store-treasury = { $gem } を宝物庫へ
ganesha-choose-store-slot = { $gem } を{ ganesha-side }の戦術スロットへ
ganesha-choose-store-over = { $gem } を{ ganesha-side }の戦術スロットへ、{ $old } は宝物庫へ
ganesha-choose-lift = { $slots ->
    [0] 左
   *[1] 右
}の戦術スロットを空ける
ganesha-choose-lift-both = 両方の戦術スロットを空ける
ganesha-choose-refill = { $gem } を{ ganesha-side }の戦術スロットへ
ganesha-choose-offer = { $gem } を捧げ、{ $placed } を置いて{ $points }点
ganesha-choose-offer-over = { $gem } を捧げ、{ $placed } を置いて{ $points }点（場所のない{ $back }個は袋へ）
ganesha-choose-end = 手番を終える
ganesha-choose-final = { $gem } を置いて{ $points }点

ganesha-told-altar = 祭壇に宝石を並べました。
ganesha-told-altar-tokens = 祭壇に宝石を並べました。トークン：{ $tokens }
ganesha-told-gem = 袋から { $gem } が出ました。
ganesha-told-token = { $name }：マス{ $hex }にトークン
ganesha-told-take = { $name }：マス{ $hex }の宝石
ganesha-told-enough = { $name }：1個で終える
ganesha-told-cardamom = { $name }：カルダモン、最後の { $gem } を曼荼羅から取り除く
ganesha-told-caraway = { $name }：キャラウェイ、マス{ $hex }の宝石と交換
ganesha-told-coriander = { $name }：コリアンダー
ganesha-told-ginger = { $name }：ジンジャー、{ $asked } が宝石を1個渡す
ganesha-told-give = { $name }：{ $gem } を渡す
ganesha-told-black-mustard = { $name }：ブラックマスタード、1点
ganesha-told-cinnamon = { $name }：シナモン、どの色の宝石でも捧げられる
ganesha-told-red-pepper = { $name }：レッドペッパー、1点払って引く
ganesha-told-black-pepper = { $name }：ブラックペッパー、{ $gem } を袋に戻す
ganesha-told-leave = { $name }：トークンを使わない
ganesha-told-store-treasury = { $name }：{ $gem } を宝物庫へ
ganesha-told-store-slot = { $name }：{ $gem } を{ ganesha-side }の戦術スロットへ
ganesha-told-lift = { $name }：{ $slots ->
    [0] 左の戦術スロットを空ける
    [1] 右の戦術スロットを空ける
   *[both] 両方の戦術スロットを空ける
}
ganesha-told-refill = { $name }：{ $gem } を空けたスロットへ
ganesha-told-offer = { $name }：{ $gem } を捧げ、{ $placed } を曼荼羅へ
ganesha-told-end = { $name }：捧げ物なし
ganesha-told-final = { $name }：{ $gem } を曼荼羅へ

ganesha-sheet = 得点表
ganesha-help =
    祭壇には取るための宝石が並びます。各自が宝物庫と、左右2つの戦術スロットを持ちます。一部の宝石の下にはスパイストークンがあり、トークンどうしは隣り合いません。
    手番のフェイズ1では、祭壇から宝石を1個取ります。それが自分の戦術スロットの宝石と同じ色なら、隣のマスから2個目を取れます。両方のスロットがその色なら、どのマスからでも取れます。取った宝石の下にスパイストークンがあれば、効果が可能な限りすぐに使えます。
    続くフェイズ2では、取った宝石をそれぞれ宝物庫か戦術スロットに置きます。スロットにあった宝石は宝物庫に移ります。
    最後のフェイズ3では、1回だけ捧げ物ができます。ある色の宝石を1個捧げると、その色の残りをすべて曼荼羅に置きます。黄色を1個捧げると、好きな1色をすべて置きます。黄色を置くだけなら捧げ物はいりません。宝石ごとに、置いた場所の点を得ます。
    太鼓は3ラウンドごとに次の人へ移り、祭壇の宝石を並べ直します。ゲームの最後に、残った宝石を1個ずつ順番に置きます。
ganesha-help-spice = ・{ $token }：{ $effect }
ganesha-effect = { $token ->
    [cardamom] ある色の最後の宝石を曼荼羅から取り除く。
    [caraway] 取った宝石を祭壇のほかの宝石と交換する。
    [coriander] 戦術スロットと宝物庫の宝石を入れ替える。
    [ginger] 取った宝石をほかのプレイヤーと交換する。
    [black_mustard] 1点を得る。
    [cinnamon] どの色の宝石でも捧げられる。
    [red_pepper] 1点払って引き、取った宝石と同じ色なら手に入れる。
   *[black_pepper] 宝物庫の宝石を1個袋に戻し、1個引く。
}
ganesha-help-typing = 手は文字でも入力できます：token 3（トークンを置く）、take 7（取る）、enough（1個で終える）、leave（使わない）、ginger 2、give blue（渡す）、store red in 0（置く）、offer yellow for red（捧げる）、end（終える）。戦術スロットは0が左、1が右です。色は頭文字だけでもかまいません：R=赤、G=緑、P=紫、B=青、Y=黄色。

# ブラウザ

ganesha-altar = 祭壇
ganesha-mandala = 曼荼羅
ganesha-round = ラウンド { $round }/{ $rounds }
ganesha-anew = 第{ $round }ラウンド後に新しい祭壇
ganesha-anew-never = これが最後の祭壇です
ganesha-gems = { ganesha-colour }の宝石{ $count }個
ganesha-holds = 宝石{ $count }個
ganesha-score = { $points }点
ganesha-take = マス{ $hex }の{ ganesha-colour }の宝石を取る
ganesha-hex = マス{ $hex }：{ ganesha-colour }の宝石
ganesha-hex-empty = マス{ $hex }：空
ganesha-place-token = マス{ $hex }にトークンを置く
ganesha-hex-token = マス{ $hex }：裏向きのトークン
ganesha-on-token = { $what }（{ $token }）
ganesha-held = 今置く{ ganesha-colour }の宝石
ganesha-slot = 戦術スロット（{ ganesha-side }）：{ ganesha-colour }
ganesha-slot-free = 戦術スロット（{ ganesha-side }）：空
ganesha-track = { ganesha-colour }の列：{ $slots }個中{ $filled }個、次は{ $points }点。
ganesha-track-full = { ganesha-colour }の列：{ $slots }個すべて埋まっています。
ganesha-pick-offer = { ganesha-colour }の宝石を1個捧げる
ganesha-pick-place = { ganesha-colour }の宝石を置く
ganesha-exchange-with = { $name } と交換する
ganesha-pawn = コマ{ $pawn }は{ $space }のマス
ganesha-position-decides = { $name } の番です。
ganesha-position-taken = 取った宝石：{ $gems }。
ganesha-position-player = { $name }：{ $points }。戦術：{ $tactics }。宝物庫：{ $treasury }。
ganesha-position-altar = 祭壇（マスの番号）：{ $gems }。
ganesha-position-tokens = トークン：{ $tokens }。
ganesha-position-face-down = 裏向きのトークン：{ $hexes }。

# ブラウザ（目で見るもの）：短い言葉と駒の絵

ganesha-do-token = { $count ->
    [1] 最後の { $token } を置く
   *[other] { $token } を祭壇に置く
}
ganesha-do-take = 祭壇から宝石を取る
ganesha-do-second = 2個目を取るか、やめる
ganesha-do-spice = { $token ->
    [cardamom] { $icon } 曼荼羅の宝石を取り除く？
    [caraway] { $icon } { $gem } を祭壇で交換する？
    [coriander] { $icon } あとで戦術を入れ替える？
    [ginger] { $icon } { $gem } を誰かと交換する？
    [black_mustard] { $icon } 1点もらう？
    [cinnamon] { $icon } 今回はどの色でも捧げる？
    [red_pepper] { $icon } 1点払って引く？
   *[black_pepper] { $icon } 宝石を袋と交換する？
}
ganesha-do-give = { $gem } 以外の宝石を渡す
ganesha-do-store = { $gem } を宝物庫か戦術へ
ganesha-do-lift = 戦術から宝物庫へ移す宝石は？
ganesha-do-refill = { $slot } に置く宝石を選ぶ
ganesha-do-offer = 捧げ物をするか、手番を終える
ganesha-do-offer-gem = { $gem } を捧げて、どの色を置く？
ganesha-do-offer-place = { $gem } を置くために何を捧げる？
ganesha-do-final = 宝石を曼荼羅に置く
ganesha-can-take = { $gem } を取る
ganesha-can-take-token = { $token } の上の { $gem } を取る
ganesha-can-token = ここに { $token } を置く
ganesha-can-enough = 1個で十分
ganesha-can-cardamom = 曼荼羅から { $gem } を取り除く
ganesha-can-caraway = { $taken } を { $gem } と交換
ganesha-can-use = { $token } を使う
ganesha-can-ginger = { $name } と { $taken } を交換
ganesha-can-give = { $gem } を渡す
ganesha-can-black-mustard = { $token } を使う：+1
ganesha-can-red-pepper = 1点払って { $gem } を狙う
ganesha-can-black-pepper = { $gem } を戻して1個引く
ganesha-can-leave = { $token } を使わない
ganesha-can-offer = { $gem } を捧げて { $placed } を置く：+{ $points }
ganesha-can-offer-over = { $gem } を捧げて { $placed } を置く：+{ $points }、{ $back }個は { $bag }
ganesha-can-place = { $placed } を置く：+{ $points }、捧げ物なし
ganesha-can-place-over = { $placed } を置く：+{ $points }、捧げ物なし、{ $back }個は { $bag }
ganesha-can-end = 終わり
ganesha-can-final = { $placed } を置く：+{ $points }
ganesha-new-altar = 新しい祭壇
ganesha-counted = { $source ->
    [red] 赤
    [green] 緑
    [purple] 紫
    [blue] 青
    [yellow] 黄色
    [final] 最後の宝石
   *[tokens] トークン
}

# ブラウザ（耳で聞くもの）
ganesha-place-free = { $placed } を捧げ物なしで置いて{ $points }点
ganesha-place-free-over = { $placed } を捧げ物なしで置いて{ $points }点（場所のない{ $back }個は袋へ）
ganesha-in-bag = 袋に宝石{ $count }個

# 自分でトークンを置くとき、そのマスがよい理由

ganesha-reason-token = 隣の{ $count }マスのどれかで1個目を取ると、2個目をここから取れます。
