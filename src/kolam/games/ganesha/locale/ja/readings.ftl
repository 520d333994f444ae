# ルールの読み方：裁定、そのもとになる文、ほかの読み方

ganesha-reading-1-rule = G3
ganesha-reading-1-sentence = マンダラのボードは、ルールでは絵でしか示されていません。
ganesha-reading-1-ours = 各色のトラックには宝石と同じ数のマスがあり、点数は私たちが決めました。サーバーの管理者は、手持ちのボードを登録できます。
ganesha-reading-1-other = 手元のボードの点数が違えば、その点数。
ganesha-reading-1-option = tracks

ganesha-reading-2-rule = G4
ganesha-reading-2-sentence = 祭壇は、ルールでは絵でしか示されていません。
ganesha-reading-2-ours = 3、4、5、4、3マスの段で、全部で19マスです。サーバーの管理者は、別の段を登録できます。
ganesha-reading-2-other = 手元の祭壇が違えば、その形。
ganesha-reading-2-option = altar

ganesha-reading-3-rule = G6
ganesha-reading-3-sentence = 「スタートプレイヤーを無作為に選ぶ」
ganesha-reading-3-ours = テーブルで決めなければ、抽選になります。
ganesha-reading-3-other = ありません。
ganesha-reading-3-option = first

ganesha-reading-4-rule = G7
ganesha-reading-4-sentence = スタートプレイヤーがスパイストークンを裏向きに置き、トークンの間は1マス以上空けます。
ganesha-reading-4-ours = 何がどこにあるかは誰にもわからないので、条件に合う置き方から抽選します。
ganesha-reading-4-other = ルールどおり、太鼓を持つ人がマスを選ぶ。
ganesha-reading-4-option = tokens

ganesha-reading-5-rule = G8
ganesha-reading-5-sentence = 「各マスに宝石が1個になるまで」。袋が空になったら？
ganesha-reading-5-ours = 残りのマスは空のままにします。
ganesha-reading-5-other = 知る限りありません。

ganesha-reading-6-rule = G14
ganesha-reading-6-sentence = 「宝石を2個取る」。1個でやめてもよいか？
ganesha-reading-6-ours = いつでもやめられます。2個目に取れる宝石がなければ、1個だけ取ります。
ganesha-reading-6-other = 2個取ると決めたら、必ず2個取る。

ganesha-reading-7-rule = G14
ganesha-reading-7-sentence = 1個目は戦術スロットの宝石と同じ色でなければなりません。いつ判定するか？
ganesha-reading-7-ours = 手番開始時のスロットと、取ったときの宝石の色で判定します。そのあとトークンで何が起きても変わりません。
ganesha-reading-7-other = トークンを使ったあとの状態で判定する。

ganesha-reading-8-rule = G19
ganesha-reading-8-sentence = トラックが埋まっている色を選べるか？
ganesha-reading-8-ours = 選べません。
ganesha-reading-8-other = 選べるが、何も置かない。

ganesha-reading-9-rule = G19
ganesha-reading-9-sentence = 「黄色1個で、好きな1色の宝石をすべて置く」。黄色にも使えるか？
ganesha-reading-9-ours = 使えます。ただし黄色に捧げ物は必要ありません。
ganesha-reading-9-other = 使えない。黄色はいつも捧げ物なしで置く。

ganesha-reading-10-rule = G19
ganesha-reading-10-sentence = 「ある色1個で、その色の残りをすべて置く」。残りがなかったら？
ganesha-reading-10-ours = 捧げられません。少なくとも1個はマンダラに置かなければなりません。
ganesha-reading-10-other = 最後の1個を捧げて、何も置かなくてもよい。

ganesha-reading-11-rule = G20
ganesha-reading-11-sentence = 「選んだ色の宝石はすべて置く」。マスが足りなかったら？
ganesha-reading-11-ours = 置けない宝石は袋に戻し、得点になりません。
ganesha-reading-11-other = 宝物庫に残す。

ganesha-reading-12-rule = G22
ganesha-reading-12-sentence = 最も点の少ない人が同点なら「若いほうから始める」。
ganesha-reading-12-ours = 誰が若いかはテーブルで決めます。決めなければ、テーブルを開くときに順番を抽選して表示します。
ganesha-reading-12-other = ありません。年齢はお聞きしません。
ganesha-reading-12-option = youngest

ganesha-reading-13-rule = G22
ganesha-reading-13-sentence = 「すべての宝物庫が空になるまで」。トラックが埋まっていたら？
ganesha-reading-13-ours = その色は置けません。そうした宝石しかない人は飛ばし、誰も置けなくなったら終わりです。
ganesha-reading-13-other = 知る限りありません。

ganesha-reading-14-rule = G22
ganesha-reading-14-sentence = 「最も点の少ない人から」。その人に宝石がなかったら？
ganesha-reading-14-ours = 宝石のない人も含めて探し、その人に宝石がなければ時計回りで次の人から始めます。
ganesha-reading-14-other = 宝石を持つ人の中だけで探す。

ganesha-reading-15-rule = G23
ganesha-reading-15-sentence = 同点なら、その得点に「先に達した」人の勝ち。
ganesha-reading-15-ours = コマが最後に動いた時点で比べます。レッドペッパーで戻った場合も含みます。コマが一度も動いていない首位どうしは勝利を分かち合います。
ganesha-reading-15-other = コマが初めてその得点に立った時点で比べる。

ganesha-reading-16-rule = G26
ganesha-reading-16-sentence = 「効果を使ってもよい」。何も起こせないときは？
ganesha-reading-16-ours = 使えません。カルダモンはマンダラが空のとき、キャラウェイは祭壇にほかの宝石がないとき、ジンジャーは交換できる相手がいないとき、ブラックペッパーは宝物庫が空のときです。コリアンダーとシナモンは手番の後半で効くので、いつでも使えます。
ganesha-reading-16-other = 使って、何も起こらない。

ganesha-reading-17-rule = G28
ganesha-reading-17-sentence = キャラウェイで1個目を交換したら、2個目はどのマスに隣接すればよいか？
ganesha-reading-17-ours = 1個目を取ったマスです。
ganesha-reading-17-other = 交換して得た宝石のマス。

ganesha-reading-18-rule = G29
ganesha-reading-18-sentence = コリアンダー：戦術スロットの宝石1～2個を移し、同じ数を戻します。どのスロットへ？
ganesha-reading-18-ours = 空けたスロットへ戻します。フェイズ2のあとスロットに宝石があれば、必ず1個以上移します。なければ何も起こりません。
ganesha-reading-18-other = 空いているどのスロットでもよい。または気が変わって移さなくてもよい。

ganesha-reading-19-rule = G30
ganesha-reading-19-sentence = ジンジャー：「その人は別の色の宝石を渡さなければならない」。2つの宝石の行き先は？
ganesha-reading-19-ours = 渡した宝石は相手の宝物庫へ。もらった宝石はその代わりとなり、フェイズ2で置きます。どれを渡すかは相手が決めます。
ganesha-reading-19-other = もらった宝石はそのまま自分の宝物庫に入る。

ganesha-reading-20-rule = G33
ganesha-reading-20-sentence = レッドペッパーは袋から引きます。袋が空だったら？
ganesha-reading-20-ours = 使えません。
ganesha-reading-20-other = 1点を失うだけになる。

ganesha-reading-21-rule = G34
ganesha-reading-21-sentence = ブラックペッパー：「宝物庫の宝石を1個戻す」。取ったばかりの宝石でもよいか？
ganesha-reading-21-ours = まだ宝物庫にないので戻せません。戻した宝石をまた引くことはあります。
ganesha-reading-21-other = 取ったばかりの宝石も戻せる。または、戻した宝石は引く対象にしない。

ganesha-reading-22-rule = G35
ganesha-reading-22-sentence = 取った2個の下にそれぞれトークンがあったり、宝石を交換したりしたら？
ganesha-reading-22-ours = 効果は1つずつ、それぞれの宝石に使います。交換で得た宝石は、フェイズ2で元の宝石の順番に置きます。
ganesha-reading-22-other = 知る限りありません。

ganesha-reading-screen = 画面では、隠れたものをのぞき見ることはできません。袋の中の宝石は引かれるまで順番がなく、裏向きのトークンを手で探ることもできません。得点は自動で進み、50点を超えても続きます。
