# Die Aufgabe des Tages im Browser

puzzles-title = Aufgabe des Tages
puzzles-title-of = { $game }: Aufgabe des Tages
puzzles-ask = { $name } ist dran. Was ist der beste Zug?
puzzles-earlier = Frühere Aufgabe
puzzles-later = Spätere Aufgabe
puzzles-none = Für dieses Spiel gibt es noch keine Aufgaben.
puzzles-illegal = Das geht hier nicht.

puzzles-right = Das ist der beste Zug!
puzzles-right-again = Jetzt hast du ihn: Das ist der beste Zug!
puzzles-wrong = Es gibt etwas Besseres.
puzzles-wrong-chance = Mit diesem Zug gewinnt { $name } in { $chance } der Fälle.
puzzles-shown = Das war der beste Zug
puzzles-again = Noch einmal
puzzles-show = Lösung zeigen
puzzles-chances = Wie oft jeder Zug gewinnt
puzzles-chances-note = { $name } weiß nur, was du siehst. Für jede Zahl wurde von hier aus weitergespielt, bis zu { $simulations }-mal.
puzzles-best = der beste
puzzles-yours = dein Zug
puzzles-rest = { $count ->
    [one] Der eine andere Zug gewinnt in höchstens { $chance } der Fälle.
   *[other] Die { $count } anderen Züge gewinnen in höchstens { $chance } der Fälle.
}
puzzles-others = Die anderen Aufgaben von heute
puzzles-front-done = { $game }, gelöst

puzzles-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
puzzles-streak-begin = Löse heute eine und komm morgen wieder

puzzles-share-first = { $game }, Aufgabe vom { $date }: beim ersten Versuch gelöst!
puzzles-share-tries = { $game }, Aufgabe vom { $date }: beim { $tries }. Versuch gelöst.
puzzles-share-open = { $game }, Aufgabe vom { $date }: Ich bin nicht darauf gekommen. Und du?

# Wohin ein verlockender Zug im Schnitt führt

puzzles-but-own = { $points ->
    [one] Im Schnitt hast du damit { $points } Punkt weniger.
   *[other] Im Schnitt hast du damit { $points } Punkte weniger.
}
puzzles-but-rival = { $theirs ->
    [one] Im Schnitt bringt er { $name } { $theirs } Punkt mehr.
   *[other] Im Schnitt bringt er { $name } { $theirs } Punkte mehr.
}
puzzles-but-both = { $points ->
    [one] Im Schnitt hast du damit { $points } Punkt weniger
   *[other] Im Schnitt hast du damit { $points } Punkte weniger
}, und { $name } bekommt { $theirs } mehr.
puzzles-but-more = { $points ->
    [one] Im Schnitt bringt er dir { $points } Punkt mehr
   *[other] Im Schnitt bringt er dir { $points } Punkte mehr
}, { $name } aber { $theirs } mehr.
puzzles-but-even = Im Schnitt bleiben die Punkte fast gleich, aber du gewinnst seltener.
