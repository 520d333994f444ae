# 最初のページでの紹介とオプション

ganesha-name = ガネーシャ
ganesha-about = 祭壇から宝石を取り、いくつかを戦術に残し、1個を捧げてたくさんの宝石をマンダラに置きましょう。
ganesha-option-side = マンダラの面
ganesha-option-side-day = 昼
ganesha-option-side-night = 夜
ganesha-option-spices = スパイストークンを使う
ganesha-option-tokens = スパイストークンを置くマス
ganesha-option-tokens-drawn = ランダムに決める
ganesha-option-tokens-placed = 太鼓を持つ人が選ぶ
ganesha-option-youngest = 年の若い順
ganesha-file-boards = ボード

# 使えないオプション

ganesha-bad-youngest = youngest：席0～{ $last }を1回ずつ並べてください（指定は{ $youngest }）
ganesha-bad-boards-none = { $place }：このファイルにはボードがありません
ganesha-bad-boards-table = { $place }：ここには次のいずれかを持つ表が必要です：{ $known }
ganesha-bad-boards-name = { $place }：{ $name }はありません。使えるのは{ $known }です
ganesha-bad-track-colour = { $place }：{ $colour }という色はありません。使えるのは{ $colours }です
ganesha-bad-track-missing = { $place }：{ $colour }がありません
ganesha-bad-track-size = { $place }：{ $size ->
    [none] { $colour }は1～{ $longest }個の値のリストでなければなりません
   *[other] { $colour }のマスは1～{ $longest }個です（指定は{ $size }個）
}
ganesha-bad-track-value = { $place }：{ $colour }に{ $value }があります。値は0～{ $highest }の整数です
ganesha-bad-altar-rows = { $place }：{ $size ->
    [none] 祭壇は{ $fewest }～{ $most }段のリストでなければなりません
   *[other] 祭壇は{ $fewest }～{ $most }段です（指定は{ $size }段）
}
ganesha-bad-altar-row = { $place }：1段のマスは{ $shortest }～{ $longest }個です（指定は{ $row }）
ganesha-bad-altar-step = { $place }：どの段も、上の段より1マスだけ長いか短くなければなりません（{ $upper }の次が{ $lower }です）
ganesha-bad-altar-room = { $place }：隣り合わないようにトークンを{ $tokens }個置く余地がありません

# ありえない対戦ファイル

ganesha-event-not-gem = ここでは袋から宝石を1個引きます（G33、G34）。
ganesha-event-not-altar = ここでは祭壇に宝石を並べます（G8）。
ganesha-event-hexes = 祭壇のマスは{ $due }個です。{ $count }個ではありません（G4）。
ganesha-event-tokens = 祭壇のトークンは{ $due }個です。{ $count }個ではありません（G7）。
ganesha-event-placed = トークンを置いたのはマス{ $chosen }です。マス{ $named }ではありません（G7）。
ganesha-event-no-hex = マス「{ $hex }」はありません（G4）。

# ガネーシャ。.other は一文に出る二つ目の色

ganesha-colour = { $colour ->
    [red] 赤
    [green] 緑
    [purple] 紫
    [blue] 青
   *[yellow] 黄色
}
    .other = { $other ->
        [red] 赤
        [green] 緑
        [purple] 紫
        [blue] 青
       *[yellow] 黄色
    }
ganesha-gem = { ganesha-colour }の宝石
ganesha-gems = { ganesha-colour }の宝石{ $count }個
ganesha-score = { $points }点
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
# 端末だけで使う：9桁以内（全角は2桁）なので半角カナ
ganesha-token-short = { $token ->
    [cardamom] ｶﾙﾀﾞﾓﾝ
    [caraway] ｷｬﾗｳｪｲ
    [coriander] ｺﾘｱﾝﾀﾞｰ
    [ginger] ｼﾞﾝｼﾞｬｰ
    [black_mustard] ﾏｽﾀｰﾄﾞ
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
ganesha-ask-spice = { ganesha-token }を使うかどうか選んでください。
ganesha-ask-give = 宝物庫から{ ganesha-colour }以外の宝石を1個渡してください。代わりに{ ganesha-colour }の宝石を受け取ります。
ganesha-ask-store = { ganesha-colour }の宝石を宝物庫か戦術スロットに置いてください。
ganesha-ask-lift = コリアンダー：宝石を宝物庫へ移す戦術スロットを選んでください。
ganesha-ask-refill = コリアンダー：{ ganesha-side }の戦術スロットに置く宝石を宝物庫から選んでください。
ganesha-ask-offer = 捧げ物をして1色の宝石をすべてマンダラに置くか、手番を終えてください。
ganesha-ask-final = 宝物庫の宝石を1個、マンダラに置いてください。
ganesha-ask-over = ゲームは終了しました。

# できないこと

ganesha-no-move = 「{ $text }」はガネーシャの手ではありません。次のように入力してください：take 7（取る）、enough（1個で終える）、leave（トークンを使わない）、cardamom red、caraway 3、coriander、ginger 2、give blue（渡す）、black mustard、cinnamon、red pepper、black pepper red、store red in treasury（宝物庫へ）、store red in 0、lift 0 1、refill red、offer yellow for red（捧げる）、offer nothing for yellow、end（終える）、final red、token 7（トークンを置く）。色は red＝赤、green＝緑、purple＝紫、blue＝青、yellow＝黄色です。
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
ganesha-give-other = { ganesha-colour }の宝石を受け取るので、別の色を渡してください。
ganesha-store-order = 先に{ ganesha-colour }の宝石を置いてください。
ganesha-slot-used = そこには1個目を置きました。2個目は別の場所に置いてください。
ganesha-no-slot = 戦術スロット{ $slot }はありません。0が左、1が右です。
ganesha-slot-empty = その戦術スロットは空です。
ganesha-lift-which = 戦術スロットを1つ、または左から順に両方選んでください。
ganesha-offer-nothing = { ganesha-colour }の宝石を置くには捧げ物が必要です。いらないのは黄色だけです。
ganesha-offer-other = { ganesha-colour }の宝石を置くには、{ ganesha-colour }か黄色を捧げます。{ ganesha-colour.other }では置けません。
ganesha-offer-only = { ganesha-colour }の宝石は1個だけなので捧げられません。置く宝石がなくなります。
ganesha-is-full = { ganesha-colour }のトラックはもう埋まっています。
ganesha-token-not-now = { ganesha-token }を使えるのは、その上の宝石を取った直後だけです。{ $asked }
ganesha-other-token = { ganesha-token }は、取った宝石の下にはありません。{ $asked }
ganesha-none-on-mandala = マンダラに{ ganesha-colour }の宝石はありません。
ganesha-no-seat = このテーブルに席{ $seat }はありません。
ganesha-ask-yourself = ジンジャーの相手には、ほかのプレイヤーを選んでください。
ganesha-cannot-give = そのプレイヤーの宝物庫には、別の色の宝石がありません。
ganesha-no-points = レッドペッパーには1点必要ですが、得点がありません。
ganesha-empty-bag = 袋が空なので、レッドペッパーで引けるものがありません。
ganesha-impossible = { $token ->
    [cardamom] カルダモンは使えません。マンダラに宝石がありません。
    [caraway] キャラウェイは使えません。祭壇にほかの宝石がありません。
    [ginger] ジンジャーは使えません。別の色の宝石を宝物庫に持つプレイヤーがいません。
   *[black_pepper] ブラックペッパーは使えません。宝物庫が空です。
}

# 端末

ganesha-title = ガネーシャ・第{ $round }ラウンド（全{ $rounds }ラウンド）・{ $side ->
    [night] 夜
   *[day] 昼
}
ganesha-bag = 袋：{ $gems }個
ganesha-player = プレイヤー
ganesha-points = 得点
ganesha-tactics = 戦術
ganesha-treasury = 宝物庫
ganesha-drum = 太鼓
ganesha-empty = なし
ganesha-holding = 取った宝石：{ $gems }
ganesha-promise-coriander = 置いたあとにコリアンダー
ganesha-promise-cinnamon = シナモン：捧げる色は自由
ganesha-youngest = 年の若い順：{ $names }

# 選べる手（端末と読み上げ）

ganesha-choose-token = マス{ $hex }にトークンを置く
ganesha-choose-take = マス{ $hex }の{ ganesha-colour }の宝石を取る
ganesha-choose-take-token = マス{ $hex }の{ ganesha-colour }の宝石を取る（{ ganesha-token }）
ganesha-choose-enough = 1個で終える
ganesha-choose-cardamom = マンダラから最後の{ ganesha-colour }の宝石を取り除く
ganesha-choose-caraway = マス{ $hex }の{ ganesha-colour }の宝石と交換する
ganesha-choose-coriander = 置いたあとにコリアンダーを使う
ganesha-choose-ginger = 席{ $seat }と交換する
ganesha-choose-give = { ganesha-colour }の宝石を渡す
ganesha-choose-black-mustard = 1点を得る
ganesha-choose-cinnamon = この手番はどの色でも捧げられるようにする
ganesha-choose-red-pepper = 1点払って1個引き、{ ganesha-colour }なら手に入れる
ganesha-choose-black-pepper = { ganesha-colour }の宝石を袋に戻して1個引く
ganesha-choose-leave = トークンを使わない
ganesha-choose-store-treasury = { ganesha-colour }の宝石を宝物庫に置く
ganesha-choose-store-slot = { ganesha-colour }の宝石を{ ganesha-side }の戦術スロットに置く
ganesha-choose-store-over = { ganesha-colour }の宝石を{ ganesha-side }の戦術スロットに置き、{ ganesha-colour.other }の宝石を宝物庫に移す
ganesha-choose-lift = { ganesha-side }の戦術スロットを空ける
ganesha-choose-lift-both = 両方の戦術スロットを空ける
ganesha-choose-refill = { ganesha-colour }の宝石を{ ganesha-side }の戦術スロットに置く
ganesha-choose-offer = { ganesha-colour.other }の宝石を1個捧げ、{ ganesha-gems }を置く（{ ganesha-score }）
ganesha-choose-offer-over = { ganesha-colour.other }の宝石を1個捧げ、{ ganesha-gems }を置く（{ ganesha-score }、置けない{ $back }個は袋へ）
ganesha-choose-place = 捧げ物なしで{ ganesha-gems }を置く（{ ganesha-score }）
ganesha-choose-place-over = 捧げ物なしで{ ganesha-gems }を置く（{ ganesha-score }、置けない{ $back }個は袋へ）
ganesha-choose-end = 手番を終える
ganesha-choose-final = { ganesha-colour }の宝石を置く（{ ganesha-score }）

# 記録（端末と読み上げ）

ganesha-told-altar = 祭壇に宝石を並べました。
ganesha-told-altar-tokens = 祭壇に宝石を並べました。トークン：{ $tokens }。
ganesha-told-gem = 袋から{ ganesha-colour }の宝石を引きました。
ganesha-told-token = { $you ->
    [yes] あなたはマス{ $hex }にトークンを置きました。
   *[no] { $name }はマス{ $hex }にトークンを置きました。
}
ganesha-told-take = { $you ->
    [yes] あなたはマス{ $hex }の宝石を取りました。
   *[no] { $name }はマス{ $hex }の宝石を取りました。
}
ganesha-told-enough = { $you ->
    [yes] あなたは1個で終えました。
   *[no] { $name }は1個で終えました。
}
ganesha-told-cardamom = { $you ->
    [yes] カルダモン：あなたは最後の{ ganesha-colour }の宝石をマンダラから取り除きました。
   *[no] カルダモン：{ $name }は最後の{ ganesha-colour }の宝石をマンダラから取り除きました。
}
ganesha-told-caraway = { $you ->
    [yes] キャラウェイ：あなたはマス{ $hex }の宝石と交換しました。
   *[no] キャラウェイ：{ $name }はマス{ $hex }の宝石と交換しました。
}
ganesha-told-coriander = { $you ->
    [yes] あなたはコリアンダーを使いました。
   *[no] { $name }はコリアンダーを使いました。
}
ganesha-told-ginger = { $you ->
    [yes] ジンジャー：{ $asked }はあなたに宝石を1個渡します。
   *[no] { $asked-you ->
        [yes] ジンジャー：あなたは{ $name }に宝石を1個渡します。
       *[no] ジンジャー：{ $asked }は{ $name }に宝石を1個渡します。
    }
}
ganesha-told-give = { $you ->
    [yes] あなたは{ ganesha-colour }の宝石を渡しました。
   *[no] { $name }は{ ganesha-colour }の宝石を渡しました。
}
ganesha-told-black-mustard = { $you ->
    [yes] ブラックマスタード：あなたは1点を得ました。
   *[no] ブラックマスタード：{ $name }は1点を得ました。
}
ganesha-told-cinnamon = { $you ->
    [yes] シナモン：あなたはこの手番、どの色の宝石でも捧げられます。
   *[no] シナモン：{ $name }はこの手番、どの色の宝石でも捧げられます。
}
ganesha-told-red-pepper = { $you ->
    [yes] レッドペッパー：あなたは1点払って1個引きました。
   *[no] レッドペッパー：{ $name }は1点払って1個引きました。
}
ganesha-told-black-pepper = { $you ->
    [yes] ブラックペッパー：あなたは{ ganesha-colour }の宝石を袋に戻して1個引きました。
   *[no] ブラックペッパー：{ $name }は{ ganesha-colour }の宝石を袋に戻して1個引きました。
}
ganesha-told-leave = { $you ->
    [yes] あなたはトークンを使いませんでした。
   *[no] { $name }はトークンを使いませんでした。
}
ganesha-told-store-treasury = { $you ->
    [yes] あなたは{ ganesha-colour }の宝石を宝物庫に置きました。
   *[no] { $name }は{ ganesha-colour }の宝石を宝物庫に置きました。
}
ganesha-told-store-slot = { $you ->
    [yes] あなたは{ ganesha-colour }の宝石を{ ganesha-side }の戦術スロットに置きました。
   *[no] { $name }は{ ganesha-colour }の宝石を{ ganesha-side }の戦術スロットに置きました。
}
ganesha-told-lift = { $you ->
    [yes] あなたは{ ganesha-side }の戦術スロットを空けました。
   *[no] { $name }は{ ganesha-side }の戦術スロットを空けました。
}
ganesha-told-lift-both = { $you ->
    [yes] あなたは両方の戦術スロットを空けました。
   *[no] { $name }は両方の戦術スロットを空けました。
}
ganesha-told-refill = { $you ->
    [yes] あなたは空けたスロットに{ ganesha-colour }の宝石を置きました。
   *[no] { $name }は空けたスロットに{ ganesha-colour }の宝石を置きました。
}
ganesha-told-offer = { $you ->
    [yes] あなたは{ ganesha-colour.other }の宝石を1個捧げ、{ ganesha-colour }の宝石をすべてマンダラに置きました。
   *[no] { $name }は{ ganesha-colour.other }の宝石を1個捧げ、{ ganesha-colour }の宝石をすべてマンダラに置きました。
}
ganesha-told-place = { $you ->
    [yes] あなたは捧げ物なしで{ ganesha-colour }の宝石をすべてマンダラに置きました。
   *[no] { $name }は捧げ物なしで{ ganesha-colour }の宝石をすべてマンダラに置きました。
}
ganesha-told-end = { $you ->
    [yes] あなたは捧げ物をしませんでした。
   *[no] { $name }は捧げ物をしませんでした。
}
ganesha-told-final = { $you ->
    [yes] あなたは{ ganesha-colour }の宝石をマンダラに置きました。
   *[no] { $name }は{ ganesha-colour }の宝石をマンダラに置きました。
}
ganesha-told-gained = { $you ->
    [yes] あなたは{ ganesha-score }を得ました。
   *[no] { $name }は{ ganesha-score }を得ました。
}
ganesha-told-lost = { $you ->
    [yes] あなたは{ ganesha-score }を失いました。
   *[no] { $name }は{ ganesha-score }を失いました。
}

# 遊び方

ganesha-sheet = 得点表
ganesha-help =
    祭壇には、これから取る宝石が並びます。各自が宝物庫と、左右2つの戦術スロットを持ちます。一部の宝石の下にはスパイストークンがあり、トークンどうしは隣り合いません。
    フェイズ1：祭壇から宝石を1個取ります。それが自分の戦術スロットの宝石と同じ色なら、隣のマスから2個目を取れます。両方のスロットがその色なら、どのマスからでも取れます。取った宝石の下にスパイストークンがあれば、効果を発揮できる場合はすぐに使えます。
    フェイズ2：取った宝石をそれぞれ宝物庫か戦術スロットに置きます。スロットにあった宝石は宝物庫に移ります。
    フェイズ3：1回だけ捧げ物ができます。ある色の宝石を1個捧げると、その色の残りをすべてマンダラに置きます。黄色を1個捧げると、好きな1色をすべて置きます。黄色を置くだけなら捧げ物はいりません。宝石ごとに、置いたマスの点を得ます。
    太鼓は3ラウンドごとに次の人へ移り、祭壇の宝石を並べ直します。ゲームの最後に、残った宝石を1個ずつ順番に置きます。
ganesha-help-spice = { ganesha-token }：{ ganesha-effect }
ganesha-effect = { $token ->
    [cardamom] ある色の最後の宝石をマンダラから袋に戻します。
    [caraway] 取った宝石を祭壇のほかの宝石と交換します。
    [coriander] 置いたあと、戦術スロットと宝物庫の宝石を入れ替えます。
    [ginger] 取った宝石をほかのプレイヤーに渡し、別の色の宝石をもらいます。
    [black_mustard] 1点を得ます。
    [cinnamon] この手番は、どの色の宝石でも捧げられます。
    [red_pepper] 1点払って1個引き、取った宝石と同じ色なら手に入れます。
   *[black_pepper] 宝物庫の宝石を1個袋に戻し、1個引きます。
}
ganesha-help-typing = 手は文字でも入力できます：token 3（トークンを置く）、take 7（取る）、enough（1個で終える）、leave（使わない）、ginger 2、give blue（渡す）、store red in 0（置く）、offer yellow for red（捧げる）、end（終える）。戦術スロットは0が左、1が右です。色は頭文字だけでもかまいません：R＝赤、G＝緑、P＝紫、B＝青、Y＝黄色。

# ブラウザー

ganesha-altar = 祭壇
ganesha-mandala = マンダラ
ganesha-boards = 祭壇とマンダラ
ganesha-round = ラウンド{ $round }／{ $rounds }
ganesha-anew = 第{ $round }ラウンド後に祭壇を並べ直します
ganesha-anew-never = 祭壇はもう並べ直しません
ganesha-holds = 宝石{ $count }個
ganesha-in-bag = 袋に宝石{ $count }個

# 目で見るもの：短い言葉と駒の絵

ganesha-do-token = { $count ->
    [1] 最後の{ $token }を置く
   *[other] { $token }を祭壇に置く
}
ganesha-do-take = 祭壇から宝石を取る
ganesha-do-second = 2個目を取るか、1個で終える
ganesha-do-spice = { $token ->
    [cardamom] { $icon } マンダラの宝石を取り除く？
    [caraway] { $icon } { $gem }を祭壇で交換する？
    [coriander] { $icon } あとで戦術を入れ替える？
    [ginger] { $icon } { $gem }を誰かと交換する？
    [black_mustard] { $icon } 1点を得る？
    [cinnamon] { $icon } どの色でも捧げられるようにする？
    [red_pepper] { $icon } 1点払って引く？
   *[black_pepper] { $icon } 宝石を1個引き直す？
}
ganesha-do-give = { $gem }以外の宝石を渡す
ganesha-do-store = { $gem }を宝物庫か戦術へ
ganesha-do-lift = 戦術から宝物庫へ移す宝石は？
ganesha-do-refill = { $slot }に置く宝石を選ぶ
ganesha-do-offer = 捧げ物をするか、手番を終える
ganesha-do-offer-gem = { $gem }を捧げて、どの色を置く？
ganesha-do-offer-place = { $gem }を置くために何を捧げる？
ganesha-do-final = 宝石をマンダラに置く
ganesha-can-take = { $gem }を取る
ganesha-can-take-token = { $token }の上の{ $gem }を取る
ganesha-can-token = ここに{ $token }を置く
ganesha-can-enough = 1個で終える
ganesha-can-cardamom = マンダラから{ $gem }を取り除く
ganesha-can-caraway = { $taken }を{ $gem }と交換
ganesha-can-use = { $token }を使う
ganesha-can-ginger = { $name }と{ $taken }を交換
ganesha-can-give = { $gem }を渡す
ganesha-can-black-mustard = { $token }を使う：+1
ganesha-can-red-pepper = 1点払って{ $gem }を狙う
ganesha-can-black-pepper = { $gem }を戻して1個引く
ganesha-can-leave = { $token }を使わない
ganesha-can-offer = { $gem }を捧げて{ $placed }：+{ $points }
ganesha-can-offer-over = { $gem }を捧げて{ $placed }：+{ $points }、{ $back }個は{ $bag }
ganesha-can-place = 捧げ物なし：{ $placed } +{ $points }
ganesha-can-place-over = 捧げ物なし：{ $placed } +{ $points }、{ $back }個は{ $bag }
ganesha-can-end = 手番を終える
ganesha-can-final = { $placed }を置く：+{ $points }
ganesha-new-altar = 祭壇に新しい宝石
ganesha-counted = { $source ->
    [red] 赤
    [green] 緑
    [purple] 紫
    [blue] 青
    [yellow] 黄色
    [final] 最後の宝石
   *[tokens] トークン
}

# 耳で聞くもの（マスは1から数える）

ganesha-hex = マス{ $hex }：{ ganesha-gem }
ganesha-hex-on-token = マス{ $hex }：{ ganesha-gem }（{ ganesha-token }）
ganesha-hex-empty = マス{ $hex }：空
ganesha-hex-bare-token = マス{ $hex }：{ ganesha-token }、宝石なし
ganesha-hex-face-down = マス{ $hex }：裏向きのトークン
ganesha-with-effect = { $what }。{ $effect }
ganesha-token-on-hex = マス{ $hex }の{ ganesha-token }
ganesha-held = 今置く宝石：{ ganesha-colour }
ganesha-slot = 戦術スロット（{ ganesha-side }）：{ ganesha-gem }
ganesha-slot-free = 戦術スロット（{ ganesha-side }）：空
ganesha-track = マンダラの{ ganesha-colour }：{ $slots }マス中{ $filled }マス、次は{ ganesha-score }。
ganesha-track-full = マンダラの{ ganesha-colour }：{ $slots }マスすべて埋まっています。
ganesha-pick-offer = { ganesha-colour }の宝石を1個捧げる
ganesha-pick-place = { ganesha-colour }の宝石を置く
ganesha-exchange-with = { $name }と交換する
ganesha-pawn = { $name }：コマは{ $space }のマス
ganesha-position-decides = { $you ->
    [yes] あなたの番です。
   *[no] { $name }の番です。
}
ganesha-position-taken = 取った宝石：{ $gems }。
ganesha-position-player = { $you ->
    [yes] あなた：{ ganesha-score }。戦術：左は{ $left }、右は{ $right }。宝物庫：{ $treasury }。
   *[no] { $name }：{ ganesha-score }。戦術：左は{ $left }、右は{ $right }。宝物庫：{ $treasury }。
}
ganesha-position-altar = 祭壇の{ ganesha-colour }（{ $count }個）：マス{ $hexes }。
ganesha-position-altar-empty = 祭壇に宝石はありません。
ganesha-position-tokens = トークン：{ $tokens }。
ganesha-position-face-down = 裏向きのトークン（{ $count }個）：マス{ $hexes }。

# Of reasons: points, and why a token is put there

ganesha-worth = { $value }点
ganesha-reason-token = 隣の{ $count }マスから1個目を取ると、2個目をここから取れます。
