# The rules, part by part, and what the drawn examples show

kolpa-rule-goal-title = What it’s about
kolpa-rule-goal = Two to six people play. Cards in your play area score for you; cards left in your hand count against you. The catch: only a card that doesn’t match may go into your play area, and you draw another one each time.

kolpa-rule-deal-title = The deal
kolpa-rule-deal = There are five colours with the numbers 0 to 5, each card twice, and four jokers. Everybody gets five cards, hidden; one more, never a joker, begins the discard pile. The players say who starts, otherwise a seat is drawn at random; the next player starts the next round.

kolpa-rule-kol-title = Kol! A card that matches
kolpa-rule-kol = On your turn, play exactly one card. A card matches if it has the colour or the number of the top card of the discard pile. Play it there from your hand; you don’t draw.

kolpa-rule-lay-title = Kolpa! A card that doesn’t match
kolpa-rule-lay = Or put a card that doesn’t match in your play area, on the pile of its colour, and draw a card. A card that matches never goes there. So there’s always something you can play.

kolpa-rule-keep-title = What the others can’t see
kolpa-rule-keep = Only your hand and the draw pile are hidden, so you may keep a matching card and put another one in your play area. The top card and the size of every pile, the number of cards in each hand and all scores are open.

kolpa-rule-forced-title = When your play area matches
kolpa-rule-forced = The top card of one of your piles may be played too, if it matches. While one does, nothing may go into your play area: play a matching card, from there or from your hand, or a joker. Covered cards don’t count.

kolpa-rule-pile-title = The draw pile
kolpa-rule-pile = When the draw pile is used up, the discard pile, except its top card, is shuffled into a new one. If there’s nothing to shuffle, nothing is drawn.

kolpa-rule-joker-title = Jokers
kolpa-rule-joker = A joker goes from your hand onto any card, even another joker, but never into your play area. When you play it, announce a colour or a number.

kolpa-rule-announced-title = The announcement
kolpa-rule-announced = Until the joker is covered, a card matches if it has the announced colour or number. A joker on a joker must announce something else.

kolpa-rule-round-title = The end of a round
kolpa-rule-round = A round ends when a player plays the last card of their hand onto the discard pile. Putting your last card in your play area doesn’t end it, because you draw one, unless there’s none to draw. A card from your play area never ends it.

kolpa-rule-count-title = The count
kolpa-rule-count = All cards in your play area score their number, covered ones too. Cards left in your hand are subtracted; a joker costs 10.

kolpa-rule-end-title = The end of the match
kolpa-rule-end = Points add up over the rounds. When somebody has reached the target score after a round, usually 50, the highest total wins, even if somebody else got there first. Tied players share the win.

kolpa-example-kol = On the red 3, red 1 and blue 3 match. The green 5 doesn’t.
kolpa-example-lay = Green 5 and yellow 4 don’t match, so they may go into your play area. The red 1 matches, so it may not.
kolpa-example-forced = The blue 3 in your play area matches the red 3. Play it, or a matching card from your hand; the green 5 has to wait.
kolpa-example-covered = Now the blue 3 is covered by the blue 4 and doesn’t count. The green 5 may go into your play area.
kolpa-example-joker = The joker goes onto any card and announces a colour or a number. It never goes into your play area.
kolpa-example-announced = Yellow was announced, so only yellow matches, whatever lies under the joker. Another joker must announce something else.
kolpa-example-last = The red 1 is your last card. Playing it ends the round, and your play area scores 2 + 4 + 5 = 11.
kolpa-example-count = Somebody else has ended the round. Your play area: 4 + 5 + 2 + 5 + 5 = 21. Your hand: 0 + 3 + 10 = 13. You score 8.
