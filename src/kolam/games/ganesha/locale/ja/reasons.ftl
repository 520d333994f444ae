# よい手である理由

ganesha-reason-two = 戦術スロットにも{ ganesha-colour }の宝石があるので、2個目を取れます。
ganesha-reason-next = { $count ->
    [0] { ganesha-colour }の宝石はまだありません。{ $value ->
        [none] 置けるマスは今ありません。
       *[other] 1個置くと、今なら{ ganesha-worth }です。
    }
   *[other] { ganesha-colour }の宝石を{ $count }個持っています。{ $value ->
        [none] もう1個置けるマスは今ありません。
       *[other] もう1個置くと、今なら{ ganesha-worth }です。
    }
}
ganesha-reason-offer = すぐに{ $points }点を得ます。
ganesha-reason-slot = 戦術スロットが空いています。宝石を置くと、その色から始めて2個取れるようになります。
ganesha-reason-treasury = 宝物庫の{ ganesha-colour }の宝石は捧げたり置いたりできますが、戦術スロットではできません。
ganesha-reason-replace = スロットの宝石は宝物庫に移り、{ ganesha-colour }の宝石が代わりに入ります。
ganesha-reason-pays = { ganesha-colour }の次のマスは{ ganesha-worth }です。
ganesha-reason-have = { ganesha-colour }の宝石を{ $count }個持っています。
ganesha-reason-mustard = すぐに1点を得ます。
ganesha-reason-freed = { ganesha-colour }の{ ganesha-worth }のマスがまた空きます。
ganesha-reason-bag = { $count ->
    [0] 袋の宝石{ $bag }個のうち、{ ganesha-colour }は1個もありません。
   *[other] 袋の宝石{ $bag }個のうち、{ $count }個が{ ganesha-colour }です。
}
ganesha-reason-ginger = 代わりに別の色の宝石がもらえます。
ganesha-reason-coriander = 戦術スロットと宝物庫の宝石を入れ替えられます。
ganesha-reason-cinnamon = この手番では、どの色の宝石でも捧げられます。
ganesha-reason-keep = 今あるものをあとの手番のために取っておけます。
ganesha-reason-final = 最後のラウンドのあと、マスがある限り、残った宝石は捧げ物なしで置けます。
ganesha-reason-stay = 宝石も点数もそのままです。
