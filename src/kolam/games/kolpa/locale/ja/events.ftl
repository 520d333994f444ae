# 対戦ファイルのありえないできごと

kolpa-event-due = { $kind ->
    [deal] ここではカードを配らなければなりません
    [draw] ここではカードを引かなければなりません
   *[reshuffle] ここでは捨て札をシャッフルしなければなりません
}
kolpa-event-deal = 席{ $seat }から始まる第{ $round }ラウンドでなければなりません（P4）
kolpa-event-hands = 配られるカードは1人{ $count }枚です（P3）
kolpa-event-draw = 引くのは席{ $seat }です（P8）
