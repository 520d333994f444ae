# Why a move is good

kolpa-reason-lay = { $value ->
    [one] It puts 1 point in your play area.
   *[other] It puts { $value } points in your play area.
}
kolpa-reason-lay-zero = It puts down a 0, so you keep your valuable cards.
kolpa-reason-end = It empties your hand and ends the round.
kolpa-reason-rid = { $value ->
    [one] It gets rid of { $card }, which would cost you 1 point in your hand.
   *[other] It gets rid of { $card }, which would cost you { $value } points in your hand.
}
kolpa-reason-rid-joker = It gets rid of a joker, which would cost you { $value } points in your hand.
kolpa-reason-zero = It brings you closer to an empty hand.
kolpa-reason-force = The next player has a pile with { $card } on top, and so must play a matching card or a joker.
kolpa-reason-area = Your hand stays as it is; { $card } leaves your play area.
kolpa-reason-area-cheapest = { $value ->
    [one] Of the piles that match, { $card } costs you the least: 1 point.
   *[other] Of the piles that match, { $card } costs you the least: { $value } points.
}
