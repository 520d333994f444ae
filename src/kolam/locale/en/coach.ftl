# The coach of a first match.

coach-title = Coach
coach-next = Got it
coach-rule = Rules
coach-skip = Skip the explanations
coach-leave = Leave
coach-stay = Keep going
coach-skip-or-leave = Skip the explanations or leave
coach-leaving = Play on without explanations, or leave?
coach-quiet = Nothing new here: play as you like. You can use Hint and Undo. ({ $told } of { $ideas } ideas)
coach-waiting = { $told } of { $ideas } ideas so far.
coach-done = That’s everything. Play on, or start your own match.
coach-own = Play without help
coach-learnt = What you’ve learnt
