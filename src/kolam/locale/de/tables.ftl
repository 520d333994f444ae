# Tische auf dem Server

table-guest = Gast
table-none = Hier gibt es keinen Tisch { $table }. Prüfe den Link; nach einiger Zeit werden Tische gelöscht.
table-players = seats: { $game } ist für { $least } bis { $most } Personen, nicht für { $players }.
table-one-seat = seats: Pro Person ist an einem Tisch nur ein Platz möglich.
table-level-of-no-bot = seats[{ $seat }].level: Nur ein Bot hat eine Stufe.
table-no-such-bot = level: unbekannter Bot { $level }. Zur Wahl: { $known }.
table-no-lesson = game: Für { $game } gibt es keine erste Partie zum Lernen.
table-thinking = thinking: muss zwischen 1 und { $most } Sekunden liegen.
table-name = Ein Name hat 1 bis { $most } sichtbare Zeichen.
table-text = Eine Nachricht hat 1 bis { $most } sichtbare Zeichen.
table-no-seat = seat: Platz { $seat } gibt es nicht, der Tisch hat { $count } Plätze.
table-wrong-invitation = Diese Einladung gilt nicht für diesen Platz. Lass dir einen neuen Link schicken.
table-seat-taken = Da sitzt schon jemand.
table-not-seated = Du hast an diesem Tisch keinen Platz, kannst aber zuschauen.
table-host-only = Das darf nur die Tischleitung.
table-resign-instead = Die Partie läuft schon: Gib stattdessen auf, dann spielt ein Bot weiter.
table-started = Die Partie hat schon begonnen.
table-not-started = Die Partie hat noch nicht begonnen.
table-not-over = Die Partie ist noch nicht zu Ende.
table-rematched = Eine Revanche gibt es schon.
table-wish-value = value: Wähle eines von { $choices }.
table-wish-taken = Das hat { $name } schon gewählt. Nimm etwas anderes.
table-no-seat-option = option: { $option } gibt es hier nicht für einzelne Plätze.
table-order-first = Dieser Platz steht schon ganz oben.
table-no-rematch-offered = Niemand hat eine weitere Partie vorgeschlagen.
table-time-ran-out = Deine Zeit für diesen Zug ist um: Ein Bot macht ihn.
table-undo-asked = Du hast schon gefragt.
table-no-undo-asked = Niemand möchte einen Zug zurücknehmen.
table-not-asked = Diese Frage gilt nicht dir.
table-moved-on = Der Tisch hat sich seitdem geändert (Stand { $revision }). Lade neu und versuche es noch einmal.
table-from-the-future = revision: Der Tisch ist erst bei { $revision }.
table-busy = Am Tisch ist gerade viel los. Versuche es noch einmal.
table-thinking-busy = Die Bots haben gerade viel zu tun. Versuche es gleich noch einmal.
store-newer = Die Datenbank stammt von einem neueren Kolam: Aktualisiere Kolam oder spiele die Sicherung von vorher ein.
store-unreachable = Die Datenbank lässt sich nicht öffnen: { $reason }
store-unknown = database: muss sqlite:///DATEI oder postgresql://BENUTZER@RECHNER/NAME sein.
bus-unreachable = Der Bus ist nicht erreichbar: { $reason }
table-no-advice = Tipps gibt es nur in Partien gegen Bots.
table-hints-preparing = Tipps brauchen noch einen Moment: Die Bots sind zu { $share } bereit.
table-unreadable-game = Dieser Tisch lässt sich nicht anzeigen: Sein Spiel, { $game }, ist hier nicht installiert.
table-unreadable-options = Dieser Tisch lässt sich nicht anzeigen: Sein Spiel nimmt die Optionen des Tisches nicht mehr an ({ $problem }).
table-unreadable-move = Dieser Tisch lässt sich nicht anzeigen: Die Regeln sind inzwischen andere, und Zeile { $line } seines Protokolls verstößt gegen Regel { $rule }.
table-unreadable-line = Dieser Tisch lässt sich nicht anzeigen: Zeile { $line } seines Protokolls ist nicht lesbar.

# Faults

bus-waiting = Warte auf den Bus unter { $url }: { $reason }
store-away = Die Datenbank funktioniert gerade nicht. Es ging nichts verloren; versuche es gleich noch einmal.
store-silent = Die Datenbank antwortet seit { $seconds } Sekunden nicht. Es ging nichts verloren; versuche es gleich noch einmal.
store-no-answer = keine Antwort
store-many-wait = zu viele Schreibvorgänge warten
health-database = In die Datenbank kann nicht geschrieben werden: { $reason }
health-bus = Der Bus ist nicht erreichbar: Server und Worker hören nichts voneinander.
health-caretaker = Listen und alte Tische werden gerade nicht gepflegt ({ $error }); Näheres steht im Protokoll.
health-keeper = Uhren und verstummte Bots werden gerade nicht überwacht ({ $error }); Näheres steht im Protokoll.
health-table = Tisch { $table } ließ sich nicht bearbeiten; Näheres steht im Protokoll.

# Keeping, listing and deleting tables

table-listed-enough = listed: Schon { $most } deiner Tische stehen in der Liste der offenen Tische. Warte, bis einer davon beginnt, oder eröffne diesen, ohne ihn in die Liste zu setzen.
store-taken = Die Datenbank { $file } wird schon von einem anderen Kolam benutzt (Prozess { $process }). Beende es zuerst, oder gib diesem Server mit --data-dir einen eigenen Ordner.

# People at a table: names, what a host may do, votes

table-name-of-bot = Mit diesem Namen hielte man dich für einen Bot. Wähle einen anderen.
table-name-of-bot-here = So heißt schon ein Bot an diesem Tisch. Ergänze deinen Namen, zum Beispiel um einen Anfangsbuchstaben.
table-removed = Du wurdest von diesem Tisch entfernt.
table-closed = Dieser Tisch wurde geschlossen.
table-muted = Du wurdest an diesem Tisch stumm geschaltet.
table-yourself = Bei dir selbst geht das nicht.
table-no-person = Dort sitzt nur ein Bot.
table-seat-or-spectator = seat: Gib entweder einen Platz an oder jemanden, der zuschaut.
table-no-spectator = spectator: Unter dieser Nummer hat hier niemand etwas gesagt.
table-had-a-seat = Du hattest in dieser Partie schon einen anderen Platz und kannst diesen nicht nehmen.
table-not-stalled = { $name } hat noch Zeit. Bitte habe etwas Geduld.
table-vote-open = Es läuft schon eine andere Abstimmung. Antworte erst dort.
table-no-vote = Gerade läuft keine Abstimmung.
table-voted = Du hast schon abgestimmt.
