# Die Seite des Betreibers

admin-page-title = Betreiberseite
admin-page-load = Im Moment
admin-page-requests = Anfragen pro Sekunde
admin-page-memory = Speicher
admin-page-wait = längste Wartezeit, letzte Minute
admin-page-thinking = Bots, die nachdenken
admin-page-queue = wartende Bots
admin-page-feeds = offene Verbindungen
admin-page-at-hand = Tische im Speicher
admin-page-since = läuft seit
admin-page-reports = Meldungen
admin-page-no-reports = Keine Meldungen.
admin-page-settle = Erledigt
admin-page-ago = vor { $time }
admin-page-kind-talk = Chat
admin-page-kind-name = Name
admin-page-kind-stalling = Spielverzögerung
admin-page-kind-cheating = Betrug
admin-page-kind-other = etwas anderes
admin-page-tables = Tische
admin-page-search = Suchen: ein Name, ein Spiel oder die ID eines Tisches
admin-page-no-tables = Kein Tisch gefunden.
admin-page-playing = läuft
admin-page-bots = { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
 }
admin-page-decisions = { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
 }
admin-page-age = vor { $time } eröffnet
admin-page-idle = seit { $time } inaktiv
admin-page-close = Tisch schließen
admin-page-close-sure = Die Partie endet ohne Ergebnis, und niemand kann weiterspielen: { $names }
admin-page-ban = { $name } sperren
admin-page-ban-guest-about = Dieser Gast muss alle Tische verlassen und kommt mit diesem Browser nicht mehr herein. Löscht er seine Cookies, kommt er wieder: Sperre dann auch die Adresse.
admin-page-ban-address-about = Von dieser Adresse kommt niemand mehr herein. Eine Familie, eine Schule oder ein Verein kann sich eine Adresse teilen.
admin-page-how-long = Wie lange?
admin-page-hour = eine Stunde
admin-page-day = einen Tag
admin-page-week = eine Woche
admin-page-month = 30 Tage
admin-page-year = ein Jahr
admin-page-bans = Sperren
admin-page-no-bans = Niemand ist gesperrt.
admin-page-until = bis { $time }
admin-page-unban = Wieder hereinlassen
admin-page-unban-name = { $name } wieder hereinlassen
admin-page-address = Eine Adresse wie 203.0.113.7 oder 2001:db8::/64
admin-page-ban-address = Diese Adresse sperren
admin-page-errors = Seit dem Start
admin-page-faults = Serverfehler
admin-page-no-faults = Keine.
admin-page-refusals = Ablehnungen nach Status
admin-page-no-refusals = Bisher keine.
admin-page-links = Links zu dieser Seite
admin-page-links-about = Ein Link gilt einen Tag; „kolam admin“ auf dem Server zeigt einen neuen. Ist einer in falsche Hände geraten, mache alle anderen ungültig.
admin-page-renew = Alle anderen Links ungültig machen
admin-page-done = Erledigt.
