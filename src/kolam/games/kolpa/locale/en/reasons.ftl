# Why a move is good

kolpa-reason-lay = { $value ->
    [one] It puts 1 point into your play area.
   *[other] It puts { $value } points into your play area.
}
kolpa-reason-lay-zero = It lays a 0, so that nothing of value leaves your hand.
kolpa-reason-end = It empties your hand and ends the round.
kolpa-reason-rid = It gets rid of { $card }, which would cost { $value } in your hand.
kolpa-reason-zero = It brings you nearer to an empty hand.
kolpa-reason-force = The next player's pile shows { $card }: only a matching card or a joker may follow.
kolpa-reason-area = It keeps your hand as it is; { $card } leaves your play area.
kolpa-reason-area-cheapest = Of the piles that match, { $card } costs you the least: { $value }.
