# Die Regeln eines Spiels, mit Beispielen zum Ausprobieren

rules-contents = Inhalt
rules-first-match = Erste Partie
rules-puzzle = Aufgabe des Tages
rules-player = Platz { $number }
rules-verdict = { $legal ->
    [yes] Erlaubt
   *[no] Nicht erlaubt
}
rules-hands = Am Bildschirm
rules-none = Zu diesem Spiel gibt es keine Kurzfassung der Regeln.
