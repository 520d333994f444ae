# A game’s rules, with examples to try

rules-contents = Contents
rules-first-match = First match
rules-puzzle = Puzzle of the day
rules-player = Player { $number }
rules-verdict = { $legal ->
    [yes] Allowed
   *[no] Not allowed
}
rules-hands = On the screen
rules-none = This game comes without a summary of its rules.
