# Events of a match file that cannot be

kerala-event-due = { $kind ->
    [remove] the tiles must be removed here
   *[draw] a draw must come here
}
kerala-event-remove = { $count } tiles are removed with { $players } players (K4)
kerala-event-draw = { $count } tiles are drawn, one for each player (K6)

# Tile sets that cannot be; `place` is the field

kerala-tiles-colour = { $place }: unknown colour. Available: { $colours }
kerala-tiles-table = { $place }: must be a table of kinds and counts
kerala-tiles-kind = { $place }: unknown kind of tile
kerala-tiles-count = { $place }: must be a whole number from 0 to { $most }
kerala-tiles-sum = { $place }: a colour has { $due } tiles, not { $count } (K1)
kerala-tiles-alike = { $place }: { $count } × { $kind }, but B has { $due }; the sets must be alike (K1)
