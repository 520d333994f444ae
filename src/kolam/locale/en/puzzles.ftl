# The puzzle of the day, in the browser

puzzles-title = Puzzle of the day
puzzles-title-of = { $game }: puzzle of the day
puzzles-ask = { $name } to move. What’s the best move?
puzzles-earlier = Earlier puzzle
puzzles-later = Later puzzle
puzzles-none = There are no puzzles for this game yet.
puzzles-illegal = That isn’t possible here.

puzzles-right = That’s the best move!
puzzles-right-again = Now you’ve got it: that’s the best move!
puzzles-wrong = There’s something better.
puzzles-wrong-chance = With this move, { $name } wins { $chance } of the time.
puzzles-shown = This was the best move
puzzles-again = Try again
puzzles-show = Show solution
puzzles-chances = How often each move wins
puzzles-chances-note = { $name } knows only what you see. Each figure comes from playing on from here up to { $simulations } times.
puzzles-best = best
puzzles-yours = your move
puzzles-rest = { $count ->
    [one] The one other move wins { $chance } or less.
   *[other] The { $count } other moves win { $chance } or less.
}
puzzles-others = Today’s other puzzles
puzzles-front-done = { $game }, solved

puzzles-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
puzzles-streak-begin = Solve one today, and come back tomorrow

puzzles-share-first = { $game }, puzzle of { $date }: solved on the first try!
puzzles-share-tries = { $game }, puzzle of { $date }: solved on try { $tries }.
puzzles-share-open = { $game }, puzzle of { $date }: it got the better of me. How about you?

# Where a tempting move leads, on average

puzzles-but-own = { $points ->
    [one] On average it leaves you { $points } point worse off.
   *[other] On average it leaves you { $points } points worse off.
}
puzzles-but-rival = { $theirs ->
    [one] On average it brings { $name } { $theirs } more point.
   *[other] On average it brings { $name } { $theirs } more points.
}
puzzles-but-both = { $points ->
    [one] On average it leaves you { $points } point worse off
   *[other] On average it leaves you { $points } points worse off
}, and { $name } { $theirs } better off.
puzzles-but-more = { $points ->
    [one] It brings you { $points } more point
   *[other] It brings you { $points } more points
} on average, but { $name } { $theirs } more.
puzzles-but-even = On average the points come out much the same, but you win less often.
