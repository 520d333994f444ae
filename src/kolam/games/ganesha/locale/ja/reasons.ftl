# よい手である理由

ganesha-reason-two = 戦術スロットに{ ganesha-colour }の宝石があるので、2個目を取れます。
ganesha-reason-next = { $count ->
    [0] { ganesha-colour }の宝石はまだありません。
   *[other] { ganesha-colour }の宝石を{ $count }個持っています。
}{ $value ->
    [none] もう1個分の場所は今ありません。
   *[other] もう1個分の場所は今なら{ $value }点です。
}
ganesha-reason-offer = すぐに{ $points }点を得ます。
ganesha-reason-slot = 戦術スロットが空いています。宝石を置くと、その色から始めて2個取れるようになります。
ganesha-reason-treasury = 宝物庫の{ ganesha-colour }は捧げたり置いたりできますが、スロットではできません。
ganesha-reason-replace = スロットの宝石は宝物庫に移り、{ ganesha-colour }が代わりに入ります。
ganesha-reason-pays = { ganesha-colour }の次の場所は{ $value }点です。
ganesha-reason-have = { ganesha-colour }の宝石を{ $count }個持っています。
ganesha-reason-mustard = すぐに1点を得ます。
ganesha-reason-freed = { ganesha-colour }の{ $value }点の場所がまた空きます。
ganesha-reason-bag = 袋の宝石{ $bag }個のうち{ $count }個が{ ganesha-colour }です。
ganesha-reason-ginger = 代わりに{ ganesha-colour }以外の宝石がもらえます。
ganesha-reason-coriander = 戦術スロットと宝物庫の宝石を入れ替えられます。
ganesha-reason-cinnamon = この手番では、どの色の宝石でも捧げられます。
ganesha-reason-keep = 今あるものをあとの手番のために取っておけます。
ganesha-reason-final = 最後のラウンドのあと、場所がある限り、残った宝石は捧げ物なしで置けます。
ganesha-reason-stay = 宝石も点数もそのままです。
