# Kolpa!

kolpa-card = { $colour ->
    [red] red
    [pink] pink
    [yellow] yellow
    [blue] blue
   *[green] green
} { $value }
kolpa-joker = a joker
kolpa-announced-colour = the announced colour { $colour ->
    [red] red
    [pink] pink
    [yellow] yellow
    [blue] blue
   *[green] green
}
kolpa-announced-number = the announced number { $value }

# Refusals

kolpa-not-in-hand = You do not hold { $card }.
kolpa-not-on-show = No pile of yours shows { $card }; only the top card of a pile can be played.
kolpa-no-match = { $card } does not match { $top }.
kolpa-never-lay-match = { $card } matches { $top }, and a matching card may never be laid into your play area.
kolpa-pile-matches = Your pile shows { $card }, which matches { $top }: you must play a matching card or a joker.
kolpa-joker-announces = A joker is played with an announcement: a colour, or a number from 0 to 5.
kolpa-joker-never-laid = A joker never goes into your play area.
