# A finished match, reviewed by the bots

review-title = Review
review-ask = Review this match
review-ask-why = The bots go through every decision: what everybody’s chances were, what was luck, and what would have been better. It takes about half a minute.
review-running = The bots are going through the match: { $share }
review-again = Try again

# The graph
review-graph = Win chances
review-graph-how = Tap a moment, or use the arrow keys, to go there.
review-at = Decision { $number } of { $total }
review-at-start = Start
review-at-end = End
review-chance-of = { $name }: { $share }
review-as-table = Show as a table
review-moment = Moment

# Turning points
review-turning = Turning points
review-no-turning = No single moment decided this match.
review-draw = Draw
review-swing = { $name } { $change }

# At this moment
review-played = Played
review-better = Better
review-forced = It was the only legal move.
review-fine = Nothing was clearly better.
review-gave = { $name }’s win chance: { $played } instead of { $best }
review-preview = Show on the board
review-preview-end = Take off the board
review-next-mistake = Next mistake
review-no-mistakes = Nobody made a clear mistake.
review-over = The match is over.

# Luck and choice, a line for each player
review-players = Luck and choice
review-start = At the start
review-luck = Luck
review-own = Own mistakes
review-others = Others’ play
review-result = Result
review-even = With even luck
review-rate = Given away per decision
review-sum = Start + luck + own mistakes + others’ play = result, as shares of the win.
review-luck-why = Luck is what the draws brought, and what the player couldn’t know then. Mistakes are judged by what the player did know.
review-doubt = Luck is estimated from many matches that the bots played on; it’s accurate to about ±{ $share }.
review-grade-superb = superb
review-grade-strong = strong
review-grade-solid = solid
review-grade-mixed = up and down
review-grade-rough = still learning

# Why there is none
review-not-over = The match isn’t over yet. You can have it reviewed afterwards.
review-no-result = This match ended without a result, so there’s nothing to review.
review-too-long = A match of more than { $most } decisions can’t be reviewed.
review-one-at-a-time = Another match is being reviewed for you. Wait until that’s done, then try again.
review-busy = The bots have many matches to review right now. Try again in a minute.
review-off = This server doesn’t review matches.
