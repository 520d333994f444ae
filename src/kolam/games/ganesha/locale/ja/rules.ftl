# ルールの各項目と、図の例が示すこと

ganesha-rule-goal-title = ゲームの目的
ganesha-rule-goal = 2～4人が祭壇から宝石を取り、マンダラに置いて点を得ます。宝石は5色で、2人なら40個、3人なら50個、4人なら60個です。最も点の高い人の勝ちです。

ganesha-rule-table-title = テーブルの様子
ganesha-rule-table = 祭壇のマスには、袋の宝石がある限り順に1個ずつ並べます。マンダラには色ごとのトラックがあり、マスの点は昼と夜で違います。各自が、いくつでも入る宝物庫と、1個ずつ置ける戦術スロット2つを持ち、袋から次に何が出るか以外はすべて公開です。

ganesha-rule-round-title = ラウンド
ganesha-rule-round = 太鼓を持つ人から始めます（最初の人はテーブルで決めるか、抽選します）。各ラウンドに全員が1回ずつ手番を行い、2人なら12ラウンド、3人か4人なら9ラウンドです。3ラウンドごとに（最後を除いて）太鼓は時計回りに次の人へ移り、祭壇の宝石を並べ直します。

ganesha-rule-take-title = フェイズ1：宝石を取る
ganesha-rule-take = 祭壇のどのマスからでも、宝石を1個取ります。宝石がある限り、必ず取ります。祭壇が空なら、すぐにフェイズ3に進みます。

ganesha-rule-second-title = フェイズ1：2個目の宝石
ganesha-rule-second = 取った宝石が自分の戦術スロットの宝石と同じ色なら、その隣のマスから好きな色の2個目を取れます。両方のスロットがその色なら、2個目はどのマスからでも取れます。判定は手番の初めのスロットで行い、1個で終えてもかまいません。

ganesha-rule-store-title = フェイズ2：取った宝石を置く
ganesha-rule-store = 取った順に、それぞれ宝物庫か戦術スロットに置きます（2個を同じスロットには置けません）。スロットにあった宝石は、先に宝物庫に移ります。それ以外に、宝物庫とスロットの間で宝石は動きません。

ganesha-rule-offer-title = フェイズ3：捧げ物をする
ganesha-rule-offer = 手番に1回、宝物庫にある1色の宝石をすべてマンダラに置けます。そのためには、宝物庫からその色の宝石を1個袋に戻しますが、置く宝石が1個以上残らなければなりません。戦術スロットの宝石は、捧げることも置くこともできません。

ganesha-rule-yellow-title = 黄色の宝石
ganesha-rule-yellow = 黄色の宝石は、どの色を置くときにも捧げられます。黄色の宝石を置くだけなら、捧げ物はいりません。トラックが埋まった色は選べません。

ganesha-rule-score-title = マンダラの得点
ganesha-rule-score = 宝石はその色のトラックを順に埋め、それぞれ置いたマスの点をすぐに得ます。トラックは全員で共有し、空きマスのない宝石は袋に戻ります。得点トラックのコマは50を過ぎるともう1周しますが、得点はそのまま増えます。

ganesha-rule-end-title = 最終ステージ
ganesha-rule-end = 最終ラウンドの後、戦術スロットの宝石は宝物庫に移ります。最も点の低い人（同点なら最も若い人）から順に、捧げ物なしで1個ずつマンダラに置きます。誰も置けなくなるまで続けます。

ganesha-rule-win-title = 勝敗
ganesha-rule-win = 最も点の高い人の勝ちです。同点なら、先にその点に達した人の勝ちです。首位のコマがどれも一度も動いていなければ、勝利を分かち合います。

ganesha-rule-tokens-title = スパイストークン
ganesha-rule-tokens = いくつかの宝石の下には、人数と同じ数のスパイストークンがあり、隣り合うことはありません。その宝石を取ると、効果を発揮できる場合は、2個目を取る前にすぐ使えます（トークンはその場に残ります）。1手番に2つ使うときは、順番に、それぞれの宝石に働きます。

ganesha-rule-cardamom-title = カルダモン
ganesha-rule-cardamom = マンダラの1色の最後の宝石を袋に戻します。その宝石で得た点はそのままです。

ganesha-rule-caraway-title = キャラウェイ
ganesha-rule-caraway = 取った宝石を、祭壇のほかの宝石と交換します。交換した宝石の下のトークンは、今は使えません。2個目は、1個目を取ったマスの隣から取ります。

ganesha-rule-coriander-title = コリアンダー
ganesha-rule-coriander = フェイズ2の後、戦術スロットの宝石を1個か2個宝物庫に移し、同じ数を宝物庫からそのスロットに移します。移したばかりの宝石を選んでもかまいません。

ganesha-rule-ginger-title = ジンジャー
ganesha-rule-ginger = 取った宝石をほかのプレイヤーの宝物庫に渡します。その人は自分の宝物庫から、別の色の宝石を1個選んであなたに渡します。フェイズ2では、代わりにそれを置きます。

ganesha-rule-mustard-title = ブラックマスタード
ganesha-rule-mustard = すぐに1点を得ます。

ganesha-rule-cinnamon-title = シナモン
ganesha-rule-cinnamon = この手番にマンダラに置くなら、どの色の宝石を捧げてもかまいません。

ganesha-rule-red-pepper-title = レッドペッパー
ganesha-rule-red-pepper = 1点払い、袋から宝石を1個引きます。取った宝石と同じ色なら宝物庫に入れ、違えば袋に戻します。

ganesha-rule-black-pepper-title = ブラックペッパー
ganesha-rule-black-pepper = 宝物庫の宝石を1個袋に戻し、1個引いて宝物庫に入れます。取ったばかりの宝石は、まだ宝物庫にありません。

ganesha-example-take = どの宝石でも取れます。真ん中のマスは空です。
ganesha-example-second = 赤を取り、戦術スロットにも赤があります。2個目は隣のマスから取るか、1個で終えます。
ganesha-example-anywhere = 両方の戦術スロットが赤なら、2個目はどこからでも取れます。
ganesha-example-store = 宝物庫、空いたスロット、または緑のあるスロットに置けます。緑は宝物庫に移ります。
ganesha-example-offer = 4個の赤から1個を捧げ、3個を置くと5+4+3=12点です。赤を置くのに青を捧げることはできず、1個しかない青は、青を置くためにも捧げられません。
ganesha-example-yellow = 黄色を1個捧げれば、2個の赤が5+4点です。捧げ物なしで黄色を2個置けば、6+3点です。
ganesha-example-score = 赤はもう3個置かれています。あと2個で3+3点です。
ganesha-example-final = 1個ずつ置きます。紫の次のマスは4点、黄色の次のマスは3点です。
ganesha-example-token = 赤の宝石はブラックマスタードの上にありました。使って1点を得るか、使わずに残します。
ganesha-example-caraway = 赤の宝石は、どの宝石とも交換できます。トークンの上の宝石でもかまいません。
