# ルールの読み方：裁定、そのもとになる文、ほかの読み方

kerala-reading-1-rule = K2
kerala-reading-1-sentence = タイルの内訳は、ルールでは絵でしか示されていません。
kerala-reading-1-ours = 各色20枚：シンボル1個が5枚、2個が5枚、3個が4枚、弓付きが4枚、象駒の移動が1枚、タイルの移動が1枚。これは私たちの選択で、サーバーの管理者は別の内訳を用意できます。
kerala-reading-1-other = 手元の箱の内訳が違えば、その内訳。
kerala-reading-1-option = tiles

kerala-reading-2-rule = K4
kerala-reading-2-sentence = 「20枚（10枚、4枚）のタイルを取り除く」。プレイヤーの色は対象外です。
kerala-reading-2-ours = どのタイルかは誰にも見えません。
kerala-reading-2-other = 全員に見えるように取り除く。

kerala-reading-3-rule = K5
kerala-reading-3-sentence = 「最も若いプレイヤーがスタートプレイヤー」
kerala-reading-3-ours = 誰から始めるかはテーブルで決めます。決めなければ、抽選になります。
kerala-reading-3-other = ありません。年齢はお聞きしません。
kerala-reading-3-option = first

kerala-reading-4-rule = K5
kerala-reading-4-sentence = 「各プレイヤーは自分の色の象の駒2体とスタートタイルを取る」。誰がどの色か？
kerala-reading-4-ours = 希望があれば、テーブルで色を選べます。
kerala-reading-4-other = ありません。ルールではプレイヤーに任されています。
kerala-reading-4-option = colours

kerala-reading-5-rule = K9
kerala-reading-5-sentence = タイルを置くとき、向きを変えてよいかは書かれていません。
kerala-reading-5-ours = 自由に変えられます。関係するのは弓の付いたタイルだけです。
kerala-reading-5-other = 知る限りありません。

kerala-reading-6-rule = K9
kerala-reading-6-sentence = 「象の駒を今置いたタイルに移動させる」。両方の象駒が隣にいたら？
kerala-reading-6-ours = どちらを動かすかは自分で選びます。
kerala-reading-6-other = 知る限りありません。

kerala-reading-7-rule = K11
kerala-reading-7-sentence = 「ゲーム中2回パスできる」一方で「スタートプレイヤーはタイルを1枚選ぶ」。
kerala-reading-7-ours = 最初の手番も含め、いつでもパスできます。
kerala-reading-7-other = 最初の手番ではパスできない。

kerala-reading-8-rule = K16
kerala-reading-8-sentence = タイルの移動で「穴あきができてはいけない」。
kerala-reading-8-ours = それまで囲まれていなかった空きマスを新たに囲んではいけません。元のマスも含みます。穴を埋めるのはかまいません。
kerala-reading-8-other = 元のマスだけを見る。または、以前からの穴も含め、穴が一つもあってはいけない。

kerala-reading-9-rule = K16
kerala-reading-9-sentence = 移動するタイルは「空いている場所」へ。英語版では「通常の配置ルールに従う」とあります。
kerala-reading-9-ours = 象駒の隣でなくてもかまいません。
kerala-reading-9-other = 新しいタイルと同じく、自分の象駒の隣でなければならない。
kerala-reading-9-option = near_elephant

kerala-reading-10-rule = K16
kerala-reading-10-sentence = 英語版によると、移動するタイルの山は「並べ替えられない」。
kerala-reading-10-ours = 置くときのタイルと同じく、山ごと向きを変えられます。変えられないのは順番だけです。一番上が弓の付いたタイルのときに関係します。
kerala-reading-10-other = 向きも変えられない。
kerala-reading-10-option = turn_moved

kerala-reading-11-rule = K17
kerala-reading-11-sentence = スペシャルタイルは、会場に追加して象を乗せたときに働きます。
kerala-reading-11-ours = 追加したときだけです。象駒をスペシャルタイルに動かしても、スペシャルタイルのある山を動かしても、何も起こりません。
kerala-reading-11-other = 象駒をスペシャルタイルへ動かすと、もう一度働く。

kerala-reading-12-rule = K20
kerala-reading-12-sentence = 「どのエリアを残すかは選ぶことができる」
kerala-reading-12-ours = 得点が最も高くなる選び方を正確に計算して示します。ほかの人には影響しません。
kerala-reading-12-other = 自分で選び、そのぶん点を失うこともある。

kerala-reading-13-rule = K21
kerala-reading-13-sentence = 「各色で少なくとも1枚のタイル」
kerala-reading-13-ours = 見えているタイルだけを数えます。下に隠れた色はないものとします。
kerala-reading-13-other = 隠れたタイルもあるものとして数える。

kerala-reading-screen = 画面では、最もよいエリアが自動で選ばれます（K20）。ルールに反してタイルを置くことも、袋の中を手で探ることもできません。会場はどこまでも広げられます。テーブルの端はありません。
