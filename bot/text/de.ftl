# Was alle Spiele gemeinsam haben. Sätze an eine Person sind privat; alles andere liest der ganze Kanal.
# Wir sagen du, beugen keine Namen und setzen kein Geschlecht voraus.

## Glossar: eine Sache, ein Wort

# Zug: was jemand getan hat. Wer an der Reihe ist, ist „dran“. Gezogen werden nur Karten.
# Einen Fehler entdeckt, wer ihn sieht, und meldet ihn mit „Juse!“; das wird gerufen. Erwischt wird nur, wer ihn macht.
# Farben sind sächlich: ein ♥. Ohne Bilder spielt man „als Text“.

-tagespartie = Tagespartie
-spieleabend = Spieleabend
-fehlalarm = Fehlalarm
-rangliste = Rangliste
-nachziehstapel = Nachziehstapel

list-separator = { ", " }
some-names = { $names } und { $more } weitere
# Pik, Herz, Karo, Kreuz: zwei beginnen gleich, also keine Buchstaben auf den Karten.
suit-letters = { "" }
# Bube, Dame, König; Pik, Herz, Karo, Kreuz: was man tippen kann.
typed-letters = BDK P H KA KR

## Absagen: ein klarer Satz, privat, und nichts hat sich geändert

refused-not-a-card = Es gibt keine Karte „{ $text }“. Schreib Wert und Farbe, zum Beispiel 7H, 7KA (Karo) oder 10KR (Kreuz).
refused-no-such-move = „{ $text }“ ist in diesem Spiel kein Zug.
refused-unknown-game = Es gibt kein Spiel namens „{ $game }“.
refused-unknown-option = { $game } hat keine Option „{ $option }“.
refused-option-not-read = „{ $value }“ ist kein Wert für diese Option.
refused-old-command = Dieser Befehl hat sich geändert. Warte kurz oder starte Discord neu, und versuch es noch mal.
refused-option-value = Die Option { $option } kann nicht „{ $value }“ sein.
refused-game-over = Diese Partie ist vorbei.

refused-not-your-turn = Du bist noch nicht dran. Warte auf { $seat }.
refused-not-called = Dieser Knopf ist nur für die Person, die ich gerade angepingt habe. Deine eigenen Pings stellst du mit **/table me** unter **Einstellungen** ein.
refused-no-such-seat = Dieser Tisch hat keinen Platz { $to }.
refused-moved-on = Am Tisch ist es schon weitergegangen. Schau noch mal hin und wähle dann.
refused-saw-it-too = Du hast es auch gesehen, nur { quick-seconds } später!
refused-not-seated = Du schaust hier zu. Über **{ button-what }** kommst du in die nächste Partie. Oder eröffne einen eigenen Tisch in einem anderen Kanal oder Thread.
refused-seat-gone = Du hast in dieser Partie keinen Platz. Wenn jemand deinen übernommen hat, bleibt das so. **{ button-what }** sagt dir, ob ein anderer frei ist.
refused-seated-already = Du hast in dieser Partie schon einen Platz.
refused-seat-not-free = Auf diesem Platz spielt jetzt jemand. Such dir einen anderen aus.
refused-no-seat-free = Hier ist kein Platz zu übernehmen. Über **{ button-what }** kommst du in die nächste Partie.
refused-already-seated = Du bist schon dabei. Mit **{ button-leave }** gibst du deinen Platz auf.
refused-not-your-look = Das Aussehen dieses Tisches kann nur ändern, wer hier sitzt. Für deine eigenen Bilder wähle „meine privaten Bilder“ in der Option „for“.
refused-seat-away = Für dich spielt gerade ein Computer. Mit **{ button-back }** oder /table back spielst du wieder selbst.
refused-paused = { $seat } hat die Partie bis { $until } angehalten. **{ button-go-on }** am Tisch beendet die Pause.
refused-no-pause-alone = Nur öffentliche Partien mit mehreren Plätzen kann man anhalten.
refused-not-paused = Niemand hat diese Partie angehalten.
refused-pauses-used = Eine Partie hat höchstens { $most } Pausen, und ihr habt alle verbraucht.
refused-time-up = Deine Zeit war um, deshalb macht der Computer diesen Zug. Der nächste gehört wieder dir.
refused-removed = Die anderen mussten auf dich warten und lassen einen Computer für dich spielen. Mit **{ button-back }** oder /table back spielst du wieder selbst.
refused-nobody-to-remove = An diesem Tisch sitzt niemand mit diesem Namen.
refused-remove-later = { $clock ->
    [none] Ein Computer kann für { $seat } übernehmen, sobald der Tisch 10 Minuten auf { $seat } gewartet hat.
   *[other] Ein Computer kann für { $seat } übernehmen, sobald { $seat } einen Zug verpasst hat.
}
refused-remove-left = { $seat } ist gegangen, dort spielt schon ein Computer.
refused-remove-yourself = Wenn du selbst gehen willst, nutze /table leave.
refused-finish-yourself = Du bist dran, also entscheiden das die anderen. Spiel weiter oder drück auf **{ button-leave }** unter **{ button-what }**.
refused-removed-already = Für { $seat } spielt schon ein Computer.
refused-removal-agreed-already = Dafür hast du schon gestimmt: { $have } von { $need } Stimmen.
refused-finish-agreed-already = Dafür hast du schon gestimmt: { $have } von { $need } Stimmen.
refused-not-away = Du spielst doch schon: Der Platz gehört dir.
refused-already-begun = Diese Partie hat schon angefangen.
refused-not-begun = Diese Partie hat noch nicht angefangen. Der Host kann auf **{ button-start }** drücken.
refused-table-closed = Dieser Tisch ist geschlossen. Eröffne einen neuen mit dem Befehl /… new des Spiels.
refused-no-other-game = Ich habe kein anderes Spiel für { $people } Personen.
refused-table-full = Alle { $seats } Plätze sind besetzt.
refused-series-full = Diese Partien sind nur für die Leute der letzten Partie, ohne Computer. Wenn du auch spielen willst, eröffne einen Tisch in einem anderen Kanal oder Thread.
refused-series-needs-all = Für diese Partien müssen alle aus der letzten dabei sein. Wenn jemand fehlt, schließ den Tisch und drück auf **{ button-rematch }**.
refused-too-few = Dieses Spiel braucht mindestens { $seats } Leute. Warte, bis jemand einsteigt, oder nimm einen Computer dazu.
refused-too-busy = Ich denke gerade über zu viele Partien nach. Frag in ein paar Sekunden noch mal.
refused-opener-only = Das kann nur der Host ({ $user }) oder die Moderation. Wenn der Host zwei Minuten nichts drückt, können es alle am Tisch.
refused-host-quiet = Vom Host ({ $user }) kam länger nichts, deshalb können das jetzt alle am Tisch. Drück zuerst auf **{ button-join }**.
refused-already-agreed = Du hast schon dafür gestimmt, die Partie zu beenden: { $have } von { $need } Stimmen.
refused-undo-never = In diesem Spiel gilt jeder Zug: Es geht ja gerade ums Aufpassen.
refused-undo-counts = Einen Zug kann man nur an einem öffentlichen Übungstisch für mehrere zurücknehmen (Option **learning**).
refused-undo-nothing = Es gibt keinen Zug, den man zurücknehmen könnte.
refused-undo-mistake = Das war ein Fehler, und Fehler kann man nicht zurücknehmen.
refused-undo-seen = Dieser Zug gilt: Jemand könnte dadurch etwas erfahren haben.
refused-undo-agreed-already = Du hast schon zugestimmt: { $have } von { $need } Stimmen dafür, den letzten Zug zurückzunehmen.
refused-channel-taken = In diesem Kanal gibt es schon einen Tisch (#{ $table }). /table show holt ihn nach unten. Für einen zweiten nimm einen Thread.
refused-channel-taken-below = In diesem Kanal gibt es schon einen Tisch (#{ $table }), hier ist er noch mal. Für einen zweiten nimm einen Thread.
refused-too-many-tables = Du hast schon { $most } offene Tische, mehr gehen nicht. Spiel einen zu Ende oder gib einen mit /table mine auf.
refused-server-full = Dieser Server hat schon { $most } offene Tische, mehr gehen nicht. Erst muss einer zu Ende gehen: /table mine zeigt deine, /table help alle.
refused-not-your-table = Das ist keiner deiner offenen Tische mehr.
refused-no-such-table = Diesen Tisch gibt es nicht mehr. Eröffne einen neuen mit dem Befehl /… new eines Spiels.
refused-no-table-here = In diesem Kanal ist kein Tisch offen. Eröffne einen mit dem Befehl /… new eines Spiels (/table help nennt die Spiele).
refused-other-game-here = An diesem Tisch wird { $game } gespielt, nutze also die Befehle von { $game }.
refused-shown-lately = Der Tisch ist gleich hier: { $link }
refused-set-aside = Ich konnte diesen Tisch nicht lesen und habe ihn zur Seite gelegt. Das Protokoll bleibt für die Leute erhalten, die den Bot betreiben. Ihr könnt hier einen neuen eröffnen.
refused-record-not-kept = Diese Partie ist zu alt, ihr Protokoll gibt es nicht mehr. Ihr Ergebnis zählt weiter in /table me.
refused-record-unreadable = Seit dieser Partie habe ich mich verändert und kann sie nicht mehr öffnen. Ihr Ergebnis zählt weiter in /table me.
refused-unknown-button = Dieser Knopf geht nicht mehr. /table show holt dir frische.
refused-servers-only = Das geht nur auf einem Server, auf dem ich bin. So lädst du mich ein: <{ $link }>
refused-not-in-this-channel = Auf diesem Server kann man Tische nur in { $channels } eröffnen.
refused-no-permission = Das darf ich in diesem Kanal nicht. Mir fehlt: { $missing }.

## Wenn etwas anderes schiefgeht

not-saved = Das konnte ich nicht speichern, es hat sich also nichts geändert. Versuch es gleich noch mal.
maybe-saved = Die Datenbank hat nicht geantwortet, vielleicht habe ich das nicht gespeichert. Wenn doch, siehst du es gleich.
discord-trouble = Discord hat das nicht angenommen. Dein Tisch ist sicher: /table show zeigt ihn, wie er jetzt ist.
went-wrong = Bei mir ist etwas schiefgegangen. Dein Tisch ist sicher: /table show zeigt ihn, wie er jetzt ist.
picture-failed = -# Diesmal ohne Bild, deshalb hier der Tisch als Text:
no-permission = Eure Partie ist sicher, aber ich kann den Tisch hier nicht mehr zeigen. Mir fehlt: { $missing }. Bitte jemanden aus der Serververwaltung, das zu erlauben.
permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-attach-files = Dateien anhängen
permission-manage-threads = Threads verwalten (dieser ist gesperrt)

## Die Nachricht des Tisches

table-title = **{ $game }** · Tisch { $table }
table-away = -# Nicht da: { $names } (ein Computer spielt)
table-time = -# ⏳ Die Zeit läuft ab: { $when }.
table-soft-time = -# ⏳ Ein Computer spielt den Zug von { $name } zu Ende: { $when }.
table-times = -# ⏳ Die Zeit läuft ab: { $each }.
table-time-of = { $name } { $when }
table-hurried = -# Gerade sind viele Tische in Betrieb, deshalb denken die Computer kürzer nach.
table-missed = -# ⏳ { $count ->
    [one] Die Zeit von { $names } war um, deshalb hat der Computer einen Zug gemacht. Der nächste gehört wieder { $names }.
   *[other] Die Zeit von { $names } war um, deshalb hat der Computer je einen Zug gemacht. Die nächsten gehören wieder ihnen.
}
table-soft-missed = -# ⏳ { $count ->
    [one] Ein Computer hat einen Zug von { $names } zu Ende gespielt. Der nächste gehört wieder { $names }.
   *[other] Ein Computer hat Züge von { $names } zu Ende gespielt. Die nächsten gehören wieder ihnen.
}
table-paused = ⏸ Pause von { $name } bis { $until }.
table-absent = -# ⏳ { $count ->
    [one] Die Zeit von { $names } war zweimal um. Jetzt spielt ein Computer, bis { $names } auf **{ button-back }** drückt.
   *[other] Die Zeit von { $names } war zweimal um. Jetzt spielen Computer, bis sie auf **{ button-back }** drücken.
}
table-soft-absent = -# ⏳ { $count ->
    [one] Für { $names } spielt ein Computer, bis { $names } hier irgendetwas drückt.
   *[other] Für { $names } spielen Computer, bis sie hier irgendetwas drücken.
}
table-removed = -# { $count ->
    [one] Für { $names } spielt jetzt ein Computer, bis { $names } auf **{ button-back }** drückt.
   *[other] Für { $names } spielen jetzt Computer, bis sie auf **{ button-back }** drücken.
}
table-taken-over = -# { $name } spielt { $former ->
    [somebody] auf einem frei gewordenen Platz
   *[other] für { $former }
} weiter.
table-deserted = -# 💤 Niemand ist da, deshalb wartet der Tisch. Mit **{ button-back }** geht es weiter. Der Tisch schließt: { $closes }.
table-finish-votes = -# { $have } von { $need } Stimmen dafür, dass ein Computer den Zug von { $name } zu Ende spielt.
table-removal-votes = -# { $have } von { $need } Stimmen dafür, dass für { $name } ein Computer spielt.
table-votes = -# { $have } von { $need } Stimmen dafür, die Partie vorzeitig zu beenden.
table-undo-votes = -# { $have } von { $need } Stimmen dafür, den letzten Zug zurückzunehmen.
table-won = 🏆 Gewonnen: **{ $names }**!
table-won-you = 🏆 **Du gewinnst!**
turning-line = ▶ Zug { $move }, { $alone ->
    [yes] { $text }
   *[no] { $name }: { $text }
}
table-ended-early = Die Partie wurde gemeinsam vorzeitig beendet.
table-closed-nobody-left = Alle sind gegangen, deshalb ist diese Partie geschlossen. Ihr Protokoll bleibt.
table-closed-unused = Einen Tag lang gab es keinen Zug, deshalb ist diese Partie geschlossen.
table-closed-tried = Die Runde ist vorbei und damit auch diese Aufgabe.
table-closed-idle = 14 Tage lang gab es keinen Zug, deshalb ist diese Partie geschlossen. Ihr Protokoll bleibt.
option-line = { $name }: { $value }
option-separator = { " · " }
option-on = an
option-off = aus
lobby-series = 🎴 { $deals } neue Partien für genau diese Leute, jedes Mal auf anderen Plätzen und ohne Computer. Wer am Ende die beste Summe hat, gewinnt.
series-title = { $title } · Partie { $deal } von { $deals }
lobby-foot = -# { $quiet ->
    [yes] Von { $opener } kam länger nichts: Alle am Tisch können starten, mit **{ button-more }**.
   *[no] { $opener } muss noch auf **{ button-start }** drücken.
} Die Lobby schließt nach { $minutes } Minuten ohne Klick.
lobby-starts = -# Startet von selbst { $when }, oder wenn der Host auf **{ button-start }** drückt.
lobby-players = { $max ->
    [1] 1 Person
   *[other] { $min } bis { $max } Personen
}
lobby-time = { $clock ->
    [blitz] höchstens { $time }
    [relaxed] mindestens { $time }
    [slow] mehrere Tage
   *[other] etwa { $time }
}{ $filled ->
    [yes] {" "}mit Computern
   *[no] {""}
}
lobby-host = Host
lobby-free = freier Platz
lobby-level = { $level ->
    [easy] leicht
    [hard] schwer
   *[normal] normal
}
lobby-seats = Plätze: { $seats }; { $free ->
    [0] keiner frei.
    [one] 1 frei.
   *[other] { $free } frei.
}
lobby-seat = { $place }. { $name }{ $who ->
    [host] {" "}(Host)
    [computer] {" "}(Computer, { lobby-level })
   *[person] {""}
}
lobby-clock = Bedenkzeit
lobby-options = Optionen und Bedenkzeit ändern
clock-soft = sanft, 90 Sekunden, solange andere warten
clock-blitz = Blitz, 15 Sekunden je Aktion
clock-live = live, 60 Sekunden je Zug
clock-relaxed = gemütlich, 10 Minuten je Zug
clock-slow = langsam, 24 Stunden je Zug
clock-none = unbegrenzt, ohne Zeitlimit
lobby-computer = Computer dazunehmen
lobby-remove = Jemanden entfernen
host-panel = **{ $game }** · Tisch { $table } · Host-Optionen
    Am Tisch: { $names }.
    { $quiet ->
        [yes] Von { $host } kam länger nichts, deshalb können das alle am Tisch:
       *[no] Das können nur der Host und die Moderation:
    }
lobby-ended = Lobby geschlossen.
lobby-closed = Dieser Tisch wurde geschlossen, bevor die Partie anfing. Einen neuen gibt es mit /{ $game } new.
lobby-made-way = Diese Lobby hat einer anderen Partie Platz gemacht.
other-game = { $people ->
    [1] Was spielst du als Nächstes?
   *[other] Was spielt ihr als Nächstes? Alle, die noch da sind, bekommen einen Platz.
}
button-join = Mitspielen
button-leave = Gehen
button-with-computers = Start mit Computern
button-start = Starten
button-more = Host-Optionen
button-close = Tisch schließen
button-rules = Regeln
button-rematch = Revanche
button-other-game = Mehr Spiele
button-harder = Schwerer
button-easier = Leichter
button-back = Bin zurück
button-agree = Fürs Beenden stimmen
button-undo = Zug zurücknehmen
button-agree-undo = Rücknahme zustimmen
button-finish = Zug beenden: { $name }
button-remove = { $name } ersetzen
button-here = Bin da
button-pause = Pause
button-take-seat = Platz nehmen
take-seat = Auf welchem Platz willst du von hier an weiterspielen? Du bekommst seine Karten und seine Punkte. Für diesen Platz wird die Partie nicht gewertet, und sie zählt nicht in deiner Statistik.
button-go-on = Fortsetzen
button-mute = Partie stummschalten
button-since = Seit meinem Zug

## Die Knöpfe eines Spiels

welcome-play = { $game } spielen

## Eine erste Partie

first-game = 💡 { $told }
first-game-marks = { $lists ->
    [yes] Grüne Knöpfe und ✅ in Listen zeigen erlaubte Züge (bis du dreimal dran warst).
   *[no] Grüne Knöpfe zeigen erlaubte Züge (bis du dreimal dran warst).
}
first-game-sensible = Grüne Knöpfe zeigen sinnvolle Züge.

## Wie eine Partie lief

count-separator = { " · " }
count-mistakes = { $mistakes ->
    [0] kein Fehler
    [one] 1 Fehler
   *[other] { $mistakes } Fehler
}
count-uncalled = { $count } davon unbemerkt
count-hints = { $hints ->
    [one] 1 Tipp
   *[other] { $hints } Tipps
}
count-catches = { $catches ->
    [one] 1 entdeckt
   *[other] { $catches } entdeckt
}
count-caught = { $catches } von { $of } entdeckt{ $fast ->
    [unknown] {""}
   *[other] , am schnellsten in { $fast }
}
caught = 🎯 { $pairs }
caught-whom = { $caller } hat { $name } erwischt{ $times ->
    [1] {""}
   *[other] {" "}×{ $times }
}
unnoticed = 🙈 { $count ->
    [one] 1 Fehler, den
   *[other] { $count } Fehler, die
} niemand bemerkt hat
quick-seconds = { $seconds } s
count-wrong-calls = { $calls ->
    [one] 1 { -fehlalarm }
   *[other] { $calls } Fehlalarme
}
praise-catches = 👀 Die meisten Fehler entdeckt: { $names } ({ $most })
praise-run = ✨ Am längsten ohne Fehler: { $names } ({ $most ->
    [one] 1 Zug
   *[other] { $most } Züge
})
ending-seat = { $place }. { $name }: { $counts }
ending-best = Bestmöglich: { $best }
ending-runs = Am längsten ohne Fehler: { $runs }
ending-run = { $name } { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
ending-time = Spielzeit: { $time }
ending-line = { $text }.
duration-seconds = { $more } s
duration-minutes = { $more } min{ $less ->
    [0] {""}
   *[other] {" "}{ $less } s
}
duration-hours = { $more } h{ $less ->
    [0] {""}
   *[other] {" "}{ $less } min
}
duration-days = { $more ->
    [one] 1 Tag
   *[other] { $more } Tage
}{ $less ->
    [0] {""}
   *[other] {" "}{ $less } h
}

## Meine Karten

button-hand = Meine Karten
button-hand-again = Wieder öffnen
button-ahead = { $on ->
    [yes] Vorauswahl beenden
    [turn] Du bist schon dran
    [none] Vorauswahl: später
   *[no] Im Voraus wählen
}
button-next-round = { $ended ->
    [round] Nächste Runde
   *[part] Weiter
}
button-ahead-drop = Verwerfen
button-show = Tisch zeigen
hand-title = **{ $game }** · Tisch { $table } · deine Karten
hand-away = Für dich spielt gerade ein Computer. Mit **{ button-back }** spielst du wieder selbst.
hand-time = -# ⏳ Deine Zeit läuft ab: { $when }.
hand-soft-time = -# ⏳ Ein Computer spielt deinen Zug zu Ende: { $when }.
hand-ahead = ⏳ { $turn ->
    [yes] Du spielst, was du vorausgewählt hast: **{ $move }**.
   *[no] Sobald du dran bist: **{ $move }**. Das siehst nur du.
}
hand-ahead-dropped = ✖️ **{ $move }** geht nicht mehr, deshalb ist deine Vorauswahl weg.
hand-choosing-ahead = ⏳ Du wählst im Voraus, das kann kein Juse sein: Was du jetzt antippst, wird gespielt, sobald du dran bist.
hand-still-reading = -# Noch beim Lesen: { $names }
hand-last-look = Die Runde ist vorbei. Ihr Ergebnis kommt gleich.
hand-stale = 💤 Diese Ansicht folgt dem Tisch nicht mehr. Öffne sie neu, dann ist sie wieder aktuell.
hand-old = bis zu { $seconds } s alt
refused-no-hand = Du schaust hier zu und hast deshalb keine Karten. Der Tisch zeigt alles, was es zu sehen gibt.
refused-nothing-hidden = In diesem Spiel gibt es keine verdeckten Handkarten. Der Tisch zeigt alle.

## Spiele für eine Person

daily-title = **{ $game }** · Partie vom { $day }
private-title = **{ $game }**
private-after-all = Diese Partie siehst nur du. Damit alle zusehen können, spiel auf einem Server, auf dem ich bin.
button-hint = Tipp
button-again = Noch mal spielen
button-resume = Weiterspielen
button-anew = Neue Karten
one-running = Du hast schon eine Partie angefangen. Willst du sie weiterspielen oder für neue Karten aufgeben?
several-running = Du hast schon mehrere Partien angefangen. Welche?
running-daily = Partie vom { $day }
running-private = Deine eigene Partie, Tisch { $table }
running-public = In diesem Kanal, Tisch { $table }
clean-or-not = -# { $misplays ->
    [0] { $hints ->
        [0] Bisher eine saubere Partie: kein Fehler, kein Tipp.
        [one] Keine saubere Partie mehr: ein Tipp.
       *[other] Keine saubere Partie mehr: { $hints } Tipps.
    }
    [one] Keine saubere Partie mehr: ein Fehler{ and-hints }
   *[other] Keine saubere Partie mehr: { $misplays } Fehler{ and-hints }
}
and-hints = { $hints ->
    [0] .
    [one] , ein Tipp.
   *[other] , { $hints } Tipps.
}
private-moved-on = Inzwischen ging die Partie weiter. So steht sie jetzt.
gone-private = **{ $game }** · Der Kanal brauchte diesen Platz für einen anderen Tisch. Mit /{ $command } resume geht die Partie weiter, die hier war.
hint = 💡 Mein Vorschlag: **{ $move }**.{ $why ->
    [none] {""}
   *[other] {" "}{ $why }
}
hint-free = 💡 Du kannst nur eines tun: **{ $move }**. Dieser Tipp kostet nichts.
daily-place = { $place }. von { $of }
refused-nothing-running = Du hast hier keine angefangene Partie. Fang eine mit /{ $game } new an.
refused-one-try-a-day = Du hast die heutige Partie schon gespielt.
refused-no-hints = Hier gibt es keine Tipps: Mit diesen Karten haben alle einen Versuch, und die Ergebnisse werden verglichen. In deinen anderen Partien gibt es welche.
refused-leave-first = Du hast einen Platz an Tisch { $table } in { $channel }. Nutze dort /table leave und frag dann noch mal.

## Was kann ich tun?

button-what = Was kann ich tun?
button-translated = In meiner Sprache
button-renew = Aktualisieren
button-dismiss = Zurück zum Tisch
rules-now = Jetzt: { $page }
what-title = **{ $game }** · Was kann ich tun?
what-goal = **Ziel:** { $goal }
what-lobby = { $who ->
    [host] Du bist Host: Unter **{ button-more }** findest du **{ button-start }**{ $series ->
        [yes] .
       *[no] {" "}und **{ button-with-computers }**, um die leeren Plätze zu füllen.
    }
    [seated] Du hast einen Platz. { $opener } ist Host und startet die Partie.
    [deputy] Vom Host ({ $opener }) kam länger nichts. Deshalb kannst auch du die Partie starten: Drück auf **{ button-more }**.
   *[other] { $series ->
        [yes] Alle Plätze sind besetzt.
       *[no] Mit **{ button-join }** nimmst du dir einen Platz.
    } { $opener } ist Host und startet die Partie.
}
what-watching = { $free ->
    [yes] Du schaust hier zu. Mit **{ button-take-seat }** spielst du anstelle eines Computers weiter.
   *[no] Du schaust hier zu.
}
what-matters = **Worauf es jetzt ankommt**
what-by-the-rules = **Was die Regeln sagen**
what-item = • { $text }
what-move = **{ $move }**
what-right = ✅ { $moves }: { $why }
what-wrong = ❌ { $moves }: ein **Juse!**, denn { $why }
what-best = 💡 Mein Vorschlag: **{ $move }**.{ $why ->
    [none] {""}
   *[other] {" "}{ $why }
}
what-best-unknown = 💡 Den besten Zug zu finden, dauert gerade zu lange. Frag in ein paar Sekunden noch mal.
lobby-learning = 🎓 **{ button-what }** sagt auch, welche Züge die Regeln erlauben und welcher der beste ist. Partien an diesem Tisch zählen in keiner Statistik.
learning-title = { $title } · Übungstisch

## Neben dem Tisch

called-how-often = { $misplays ->
    [0] kein Fehler
    [one] 1 Fehler
   *[other] { $misplays } Fehler
}
juse-call = **Juse!** { $why }
juse-call-again = **Juse!** (×{ $times }) { $why }
juse-call-too = 📸 Fotofinish: { $later }.
juse-call-later = { $name } +{ $after }
wrong-call = **Kein Juse:** { $why }
juse-alt = { $wrong ->
    [yes] Kein Juse:
   *[no] Juse!
} { $why }
your-turn = { $user }, du bist dran bei { $game }.
next-game-here = { $begun ->
    [yes] { $user }, die nächste Partie läuft schon: { $game }. Mit **{ button-here }** bekommst du den Platz eines Computers.
   *[no] { $user }, gleich beginnt die nächste Partie: { $game }. Mit **{ button-here }** bekommst du einen Platz.
}
calls-muted = 🔕 In dieser Partie pinge ich dich nicht mehr an. Ganz ausschalten kannst du Pings mit **/table me** unter **Einstellungen**.

## Seit deinem letzten Zug

since-title = **{ $game }** · { $began ->
    [yes] seit dem Austeilen
   *[no] seit deinem letzten Zug
}
since-by-computer = -# ⏳ { $moves ->
    [one] Der Computer hat 1 Zug für dich gemacht.
   *[other] Der Computer hat { $moves } Züge für dich gemacht.
}
since-more = -# … und davor { $lines ->
    [one] 1 weitere Zeile
   *[other] { $lines } weitere Zeilen
}.
since-nothing = Noch ist nichts passiert.

## /table

help-version = Du betreibst diesen Bot, deshalb siehst nur du seine Version: { $version }
help-first = Mit **Spielen** geht es sofort gegen Computer los.
    Mit anderen spielst du an einem Tisch in diesem Kanal. So eröffnest du ihn: { $commands }.
help-new = **/{ $command } new**
help-playing = **Am Tisch** · einer je Kanal oder Thread
    • Deine Züge machst du mit den Knöpfen oder mit den Befehlen des Spiels.
    • Zeit um? Dann macht der Computer diesen Zug. Nach zweien hintereinander spielt er weiter, bis du auf **{ button-back }** drückst. Wenn ich offline bin, läuft deine Zeit nicht.
    • **/table leave**: Ein Computer spielt für dich. **/table back**: Du spielst wieder.
    • **/table pause**: 5 Minuten für alle, höchstens dreimal je Partie. **{ button-go-on }** beendet sie früher.
    • **/table end**: beendet die Partie, wenn ihr alle zustimmt. Die Moderation kann das auch allein, wenn sie nicht mitspielt.
    • **/table remove**: Ein Computer übernimmt den Platz von jemandem, der einen Zug verpasst hat, bis diese Person auf **{ button-back }** drückt. Der Knopf zum Ersetzen am Tisch tut dasselbe.
    • **{ button-take-seat }**, unter **{ button-what }**: auf einem Platz weiterspielen, auf dem ein Computer spielt.
    • **/table since**: was seit deinem letzten Zug passiert ist.
    Eine Partie wird geschlossen, wenn alle gegangen sind oder 14 Tage lang niemand gespielt hat.
help-after = **Nach einer Partie**
    • **{ button-rematch }** und **{ button-other-game }**: mit denselben Leuten weiterspielen.
help-more = **Mehr**
    • **/table mine**: deine offenen Tische.
    • **/table invite**: mich auf deinen Server holen oder nur für dich hinzufügen.
help-no-tables = Gerade keine.
button-help-first = Spiele
button-help-playing = Am Tisch
button-help-after = Danach
button-help-more = Mehr
button-help-tables = Tische

## Karten, die mehrere spielen

result-line = { $told }{ $several ->
    [yes] {" "}({ daily-place } am Tisch)
   *[no] {""}
}{ $first ->
    [yes] {" "}· hat zuerst gespielt
   *[no] {""}
}{ $watched ->
    [yes] {" "}· kannte die Karten schon
   *[no] {""}
}
challenge-table = **{ $game }** · Herausforderung
running-challenge = Eine Herausforderung, Tisch { $table }

## /table invite und /table mine

invite-server = So lädst du mich auf einen Server ein: <{ $link }>
invite-person = So fügst du mich deinem eigenen Konto hinzu und nutzt mich überall: <{ $link }>
own-tables = **Deine offenen Tische: { $count } von { $most }**
own-tables-none = Du hast keinen offenen Tisch. Eröffne einen mit dem Befehl /… new eines Spiels (/table help nennt die Spiele).
own-table = { $where ->
    [nowhere] { $game }: Tisch { $table }, nur du siehst ihn
    [private] { $game }: Tisch { $table }, nur du siehst ihn, auf { $server }
   *[channel] { $game }: Tisch { $table } in { $channel } auf { $server }
}
own-table-unknown-server = einem anderen Server
own-tables-give-up = Einen aufgeben …
own-table-choice = { $game }, Tisch { $table }
own-table-asks = { $table } aufgeben?
button-give-up = Aufgeben
button-keep-it = Behalten
own-tables-foot = Wenn du eine gemeinsame Partie aufgibst, übernimmt ein Computer deinen Platz. Partien, die du allein spielst, enden.
help-tables = **Offene Tische auf diesem Server**
help-table = { $game }: Tisch { $table } in { $channel }
table-removal-agreed = Deine Stimme zählt: { $have } von { $need }. Noch nicht abgestimmt: { $names }.
table-removal-done = Erledigt.
table-left = Du bist gegangen, deshalb spielt ein Computer für dich. Mit **{ button-back }** spielst du wieder selbst.
table-pause-begun = 5 Minuten Pause. Wer einen Platz hat, kann auf **{ button-go-on }** drücken.
table-welcome-back = Willkommen zurück! Der Platz gehört wieder dir.
table-ended = Du hast die Partie beendet.
table-agreed = Deine Stimme zählt: { $have } von { $need } dafür, die Partie zu beenden. Noch nicht abgestimmt: { $names }.
table-undo-agreed = Deine Stimme zählt: { $have } von { $need } dafür, den letzten Zug zurückzunehmen. Noch nicht abgestimmt: { $names }. Wird weitergespielt, gilt das als Nein.
table-undone = Der letzte Zug ist zurückgenommen.

## Was Listen von Leuten sagen, und Karten, die man posten kann

stats-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
stats-place = { $place ->
    [0] –
   *[other] **{ $place }**
} · { $name }
button-post-here = Hier posten

## Listen von Leuten

scores-nobody = Noch niemand.

## Protokolle

record-seat = Platz { $seat }
record-retold =
    Protokoll { $number }: { $game }, { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }, { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }, { $misplays ->
        [one] { $misplays } Fehler
       *[other] { $misplays } Fehler
    }; { $finished ->
        [true] { $count ->
            [0] niemand gewinnt
            [one] Platz { $winners } gewinnt
           *[other] die Plätze { $winners } gewinnen
        }
       *[false] nicht zu Ende gespielt
    } (Punkte { $scores })
refused-record-too-long = Ein Protokoll hat höchstens { $most } Zeichen.
refused-record-not-json = Das ist kein JSON.
refused-record-field-twice = „{ $field }“ kommt zweimal vor.
refused-record-field-unknown = Ein Protokoll hat kein Feld „{ $field }“.
refused-record-field-missing = Das Feld „{ $field }“ fehlt.
refused-record-field-wrong = In „{ $field }“ steht ein Wert der falschen Art.
refused-record-of-another-format = Nur Protokolle im Format { $format } können gelesen werden: „record“ sagt, welches es ist.
refused-record-seats = Das Spiel { $game } hat { $most ->
    [one] einen Platz
   *[other] { $least } bis { $most } Plätze
}.
refused-record-too-many-moves = Ein Protokoll hat höchstens { $most } Züge.
refused-record-move-not-text = Ein Zug ist ein Text wie „0 draw“.
refused-record-move-form = „{ $text }“ ist nicht die Nummer eines Platzes, ein Leerzeichen und eine Aktion, wie „0 draw“.
refused-record-move-seat = Es gibt keinen Platz { $seat }: Die { $seats } Plätze zählen ab 0.
refused-result-field-unknown = Das Ergebnis hat in diesem Spiel kein Feld „{ $field }“.
refused-result-field-missing = Dem Ergebnis fehlt das Feld „{ $field }“.
refused-result-other = Die Züge führen zu einem anderen Ergebnis: „{ $field }“ ist { $reached }.
chance-asked-for = Die Regeln verlangen hier { $kind ->
    [shuffle] gemischte Karten
    [die] einen Würfel
   *[pick] eine gezogene Karte
}, und in „chance“ steht
refused-chance-used-up = { chance-asked-for } nichts mehr.
refused-chance-of-another-kind = { chance-asked-for } etwas anderes.
refused-chance-not-a-list = Gemischte Karten sind in „chance“ eine Liste von Karten.
refused-chance-not-a-die = Ein Würfel ist in „chance“ eine ganze Zahl von 1 bis 6.
refused-chance-not-a-card = Eine gezogene Karte ist in „chance“ eine Karte.
refused-chance-other-cards = Die Karten in „chance“ sind nicht die, die hier im Spiel sind.
refused-chance-left-over = Die Partie ist vorbei, aber in „chance“ { $count ->
    [one] steht noch ein Ergebnis
   *[other] stehen noch { $count } Ergebnisse
}.

## Befehle: `command-GRUPPE-BEFEHL-OPTION-WERT`; was Spiele gemeinsam haben, hat `game` als Gruppe

command-game-new = Einen Tisch für { $game } in diesem Kanal eröffnen
command-game-new-clock = Bedenkzeit je Zug; ist sie um, macht der Computer den Zug für dich
command-game-new-clock-soft = sanft
command-game-new-clock-blitz = Blitz
command-game-new-clock-live = live
command-game-new-clock-relaxed = gemütlich
command-game-new-clock-slow = langsam
command-game-new-clock-none = unbegrenzt
command-game-new-learning = Ein Übungstisch: „Was kann ich tun?“ zeigt erlaubte Züge und den besten
command-game-new-public = Als Tisch dieses Kanals spielen; alle können zusehen
command-game-rules = Die Regeln des Spiels, nur für dich
command-game-resume = Deine angefangene Partie weiterspielen, egal wo sie begann
command-game-hint = Was ein Profi jetzt versuchen würde (die Partie gilt dann nicht mehr als sauber)
command-table = Was die Tische aller Spiele gemeinsam haben
command-table-help = Die Spiele, wie man eines anfängt und welche Tische hier offen sind
command-table-show = Den Tisch dieses Kanals nach unten holen
command-table-hand = Deine eigenen Karten am Tisch dieses Kanals, nur für dich
command-table-what = Was du jetzt am Tisch dieses Kanals tun kannst, nur für dich
command-table-end = Die Partie hier vorzeitig beenden: ihr alle zusammen oder die Moderation, wenn sie nicht mitspielt
command-table-leave = Den Tisch dieses Kanals verlassen; ein Computer spielt für dich
command-table-pause = Am Tisch dieses Kanals alles für 5 Minuten anhalten
command-table-undo = Am Übungstisch dieses Kanals den letzten Zug zurücknehmen, wenn alle zustimmen
command-table-back = Deinen Platz vom Computer zurücknehmen
command-table-since = Was am Tisch dieses Kanals seit deinem letzten Zug passiert ist
command-table-remove = Dafür stimmen, dass ein Computer für jemanden spielt, der einen Zug verpasst hat
command-table-remove-player = Wer gemeint ist; mit /table back geht es zurück auf den Platz
command-table-invite = Mich auf einen Server einladen oder deinem Konto hinzufügen und überall nutzen
command-table-mine = Alle deine offenen Tische auf allen Servern; einen aufgeben

## Weeks and stars

weekday-letter = { $day ->
    [0] M
    [1] D
    [2] M
    [3] D
    [4] F
    [5] S
   *[6] S
}

result-place = { $place }. von { $of }
stars-line = `{ $signs } { $game } · { $result }`
stars-next = { $lacking ->
    [score] Um { $by } besser, und es wäre { $gold ->
        [yes] Gold gewesen
       *[no] { $goal } gewesen
    }
    [lead] Für { $goal } brauchst du einen Vorsprung von { $by }
    [first] Der erste Platz wäre { $goal } gewesen
    [second] Der zweite Platz wäre { $goal } gewesen
    [hints] Ohne Tipps wäre es { $goal } gewesen
   *[nothing] Drei Sterne: Besser geht es kaum!
}
stars-week = Dein bestes Ergebnis der Woche!
