# ルールの読み方：裁定、そのもとになる文、ほかの読み方

kolpa-reading-1-rule = P2
kolpa-reading-1-sentence = 数字カードの内訳は、ルールでは絵でしか示されていません。
kolpa-reading-1-ours = 5色、0～5が2枚ずつの数字カード60枚と、ジョーカー4枚です。
kolpa-reading-1-other = 知る限りありません。公開されている紹介でも同じ内訳です。

kolpa-reading-2-rule = P3
kolpa-reading-2-sentence = 「数字カードを混ぜ、各自に5枚配る」
kolpa-reading-2-ours = ジョーカーも混ぜて配ります。そうでなければ、次の文にある「ジョーカーがめくられた場合」が起こりません。
kolpa-reading-2-other = 数字カードだけを配り、そのあとジョーカーを残りに混ぜる。

kolpa-reading-3-rule = P4
kolpa-reading-3-sentence = 「一番カラフルな服を着ている人から始める」
kolpa-reading-3-ours = 誰から始めるかはテーブルで決めます。決めなければ、抽選になります。
kolpa-reading-3-other = ありません。画面からは服が見えません。
kolpa-reading-3-option = first

kolpa-reading-4-rule = P4
kolpa-reading-4-sentence = 2ラウンド目以降に誰から始めるかは書かれていません。
kolpa-reading-4-ours = 前のラウンドを始めた人から時計回りで次の人です。
kolpa-reading-4-other = ラウンドの勝者から、または毎回同じ人から始める。

kolpa-reading-5-rule = P13
kolpa-reading-5-sentence = 「山札がなくなったら…」
kolpa-reading-5-ours = 最後の1枚が引かれたらすぐに、一番上を除く捨て札をシャッフルして新しい山札にします。
kolpa-reading-5-other = 次にカードを引く必要が生じたときに作る。

kolpa-reading-6-rule = P13
kolpa-reading-6-sentence = そのとき捨て札が一番上の1枚しかなかったら？
kolpa-reading-6-ours = カードを引く必要があり、ほかの捨て札もあるときまで待ちます。それでもなければ、引きません。
kolpa-reading-6-other = 知る限りありません。ルールには書かれていません。

kolpa-reading-7-rule = P15
kolpa-reading-7-sentence = ジョーカーに重ねたジョーカーでは「別の色か別の数字」を宣言できます。
kolpa-reading-7-ours = 有効な宣言を繰り返すことはできません。それ以外の色や数字なら宣言できます。
kolpa-reading-7-other = 「別の」は改めて自由に選べるという意味で、同じ宣言でもよい。

kolpa-reading-8-rule = P17
kolpa-reading-8-sentence = 「最後の手札を自分の場に置いたら、すぐ1枚引く」。引けるカードがなかったら？
kolpa-reading-8-ours = 手札がないので、そこでラウンド終了です。
kolpa-reading-8-other = 手札のないままラウンドを続ける。

kolpa-reading-9-rule = P17
kolpa-reading-9-sentence = 「カードを出して手札がなくなった人がいたら、ラウンド終了」
kolpa-reading-9-ours = 終わらせるのは手札から出したカードだけです。自分の場から出しても手札は変わりません。
kolpa-reading-9-other = ありません。ルールにあるのは「最後の手札」です。

kolpa-reading-10-rule = P19
kolpa-reading-10-sentence = 「誰かが50点に達したらゲーム終了」
kolpa-reading-10-ours = 各ラウンドのあとに確かめます。50点以上の人がいたら、合計点が最も高い人の勝ちです。50点は55点に負けます。
kolpa-reading-10-other = 先に50点に達した人の勝ち。ただし次の文では、最も点の多い人が勝ちです。
kolpa-reading-10-option = target

kolpa-reading-11-rule = P19
kolpa-reading-11-sentence = 同点の場合は書かれていません。
kolpa-reading-11-ours = 合計点が最も高い人全員で勝利を分かち合います。
kolpa-reading-11-other = もう1ラウンド行う。

kolpa-reading-screen = 画面では、自分の場の合うカードを見落とすことはできません。P10は必ず守られるので、ほかの人が指摘する場面もありません。「コル！」「コルパ！」と声に出さなくても、テーブルが知らせます。
