# よい手である理由

reason-kolpa-lay = 自分の場に{ $value }点分を置けます。
reason-kolpa-lay-zero = 0を場に置くので、手札の価値あるカードは減りません。
reason-kolpa-end = 手札がなくなり、ラウンドが終わります。
reason-kolpa-rid = 手札に残ると{ $value }点の失点になる{ $card }を手放せます。
reason-kolpa-zero = 手札をなくすことに近づきます。
reason-kolpa-force = 次のプレイヤーの場に{ $card }が見えているので、合うカードかジョーカーしか出せません。
reason-kolpa-area = 手札はそのままで、場の{ $card }がなくなります。
reason-kolpa-area-cheapest = 合う山の中で{ $card }が最も損が少なく、{ $value }点です。

reason-ganesha-two = 戦術スロットに{ ganesha-colour }の宝石があるので、2個目を取れます。
reason-ganesha-next = { $count ->
    [0] { ganesha-colour }の宝石はまだありません。1個目の場所は今なら{ $value }点です。
   *[other] { ganesha-colour }の宝石を{ $count }個持っています。もう1個分の場所は今なら{ $value }点です。
}
reason-ganesha-offer = すぐに{ $points }点を得ます。
reason-ganesha-slot = 戦術スロットが空いています。宝石を置くと、その色から始めて2個取れるようになります。
reason-ganesha-treasury = 宝物庫の{ ganesha-colour }は捧げたり置いたりできますが、スロットではできません。
reason-ganesha-replace = スロットの宝石は宝物庫に移り、{ ganesha-colour }が代わりに入ります。
reason-ganesha-pays = { ganesha-colour }の次の場所は{ $value }点です。
reason-ganesha-have = { ganesha-colour }の宝石を{ $count }個持っています。
reason-ganesha-mustard = すぐに1点を得ます。
reason-ganesha-freed = { ganesha-colour }の{ $value }点の場所がまた空きます。
reason-ganesha-bag = 袋の宝石{ $bag }個のうち{ $count }個が{ ganesha-colour }です。
reason-ganesha-ginger = 代わりに{ ganesha-colour }以外の宝石がもらえます。
reason-ganesha-coriander = 戦術スロットと宝物庫の宝石を入れ替えられます。
reason-ganesha-cinnamon = この手番では、どの色の宝石でも捧げられます。
reason-ganesha-keep = 今あるものをあとの手番のために取っておけます。
reason-ganesha-final = 最後のラウンドのあと、残った宝石はすべて捧げ物なしで置けます。
reason-ganesha-stay = 宝石も点数もそのままです。

reason-kerala-joins = { $count }つの{ kerala-colour }エリアが1つにつながります。
reason-kerala-edge = { kerala-colour.second }の弓が{ kerala-colour.second }のタイルに隣接します。
reason-kerala-meets = 隣の{ kerala-colour }の弓に合います。
reason-kerala-missing = 会場にまだ{ kerala-colour }がありません。ないままだと5点の失点です。
reason-kerala-grows = { $symbols ->
    [0] 新しいエリアを増やさずに、{ kerala-colour }のエリアを広げます。
   *[other] { kerala-colour }のエリアにシンボルが{ $symbols }個増えます。
}
reason-kerala-gains = 今の会場の得点が{ $points }点増えます。
reason-kerala-loses = { $points ->
    [1] 今の会場の得点は1点しか減りません。
   *[other] 今の会場の得点が{ $points }点減ります。
}
reason-kerala-same = 今の会場の得点は減りません。
reason-kerala-elephant = そこから{ kerala-colour }のタイルの隣に広げられます。
reason-kerala-pass = 会場はそのままです。
reason-kerala-skip = すべてそのままです。
