# What the coach of a first match says, and, a line at a time, what is said when a rule first matters.

kolpa-idea-kol = Kol! A card of the same colour or number goes on the pile.
kolpa-idea-kol-more = Play it, or keep it for later: cards left in your hand cost their number.
kolpa-idea-kolpa = Kolpa! A card that doesn’t match goes into your play area.
kolpa-idea-kolpa-more = There it scores its number when the round ends; then you draw a card.
kolpa-idea-area = The top cards of your play area can be played on the pile too.
kolpa-idea-area-more = While one of them matches, you can’t put anything in your play area.
kolpa-idea-joker = A joker goes on any card; you announce a colour or a number.
kolpa-idea-joker-more = Don’t keep it too long: in your hand it costs 10 points.
kolpa-idea-draw = After Kolpa! you draw a card, so only Kol! makes your hand smaller.
kolpa-idea-draw-more = You now hold { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }; high ones score best in your play area.
kolpa-idea-end = The round ends when somebody plays their last card on the pile.
kolpa-idea-end-more = So keep an eye on how many cards the others hold.
kolpa-idea-count = Your play area counts for you, your hand against you.
kolpa-idea-count-more = Your score is now { $points }; it can fall below zero too.
kolpa-idea-target = Once somebody has reached the target score, the match ends.
kolpa-idea-target-more = Here that’s { $target } points, and the highest total wins.
