figures-settings = Einstellungen
my-settings = **Deine Einstellungen**
my-pings = • { $on ->
    [True] Ich pinge dich an, wenn du dran bist.
   *[False] Ich pinge dich nicht an, wenn du dran bist.
}
my-in_words = • { $on ->
    [True] „{ button-hand }“ und deine privaten Partien gibt es als Text, ohne Bilder.
   *[False] „{ button-hand }“ und deine privaten Partien haben Bilder.
}
my-everywhere = • { $on ->
    [True] Auf allen Servern sieht man deinen Namen bei den Tagespartien.
   *[False] Nur auf deinen Servern sieht man deinen Namen bei den Tagespartien.
}
my-hide_ratings = • { $on ->
    [True] Wertungen sind vor dir verborgen: keine Wertungskarten, keine Zahlen in der { -rangliste }. Die Nachricht unter einer Partie sehen alle, deshalb fehlen dort deine Zahl und ihre Änderung. In der { -rangliste } finden andere deine trotzdem.
   *[False] Du siehst Wertungen: auf Karten, in der { -rangliste } und unter einer Partie.
}
my-news = • { $on ->
    [True] Die Nachricht unter einer Partie sagt, was es Neues über dich gibt: ein Abzeichen, eine Stufe, Tage in Folge.
   *[False] Die Nachricht unter einer Partie sagt nicht, was es Neues über dich gibt.
}
button-my-hide_ratings = { $on ->
    [True] Wertungen zeigen
   *[False] Wertungen ausblenden
}
button-my-news = { $on ->
    [True] Neues nicht erzählen
   *[False] Neues erzählen
}
button-my-pings = { $on ->
    [True] Pings ausschalten
   *[False] Pings einschalten
}
button-my-in_words = { $on ->
    [True] Bilder zeigen
   *[False] Text statt Bilder
}
button-my-everywhere = { $on ->
    [True] Namen verbergen
   *[False] Namen zeigen
}
my-language-which = Deine Sprache …
my-language-of-discord = Wie in meinem Discord
my-settings-foot = -# Text statt Bilder für den ganzen Kanal hier: /table words.
button-my-look = Aussehen der Karten
refused-look-of-the-table = „{ button-look-table }“ gibt es nur für deine privaten Bilder. Wähle für den Tisch Farben oder einen Kartenrücken.
refused-motion-of-the-table = Bewegte Bilder hat nur der Tisch eines Kanals. Wähle „{ command-table-look-place-table }“ in der Option „for“, oder lass „motion“ weg.
refused-too-many-channels = Die Liste fasst höchstens { $most } Kanäle. Nimm zuerst einen heraus.
refused-manager-only = Diese Einstellungen kann nur ändern, wer den Server verwalten darf.
own-look = „{ button-hand }“ und deine privaten Partien: { $colors ->
    [two] zwei Farben
    [four] vier Farben
   *[table] Farben wie am Tisch
}; { $back }{ $emojis ->
    [True] ; Karten-Emojis
    [False] ; keine Karten-Emojis
   *[none] {""}
}.
look-emojis = -# Karten in deinen Nachrichten: A♠ K♥ 7♦ Q♣. Screenreader lesen den Namen eines Karten-Emojis auf Englisch vor, etwa „seven of hearts“.
look-in-words = -# Du siehst Text statt Bilder und Karten-Emojis. „{ figures-settings }“ holt sie zurück.
look-alt = Muster. In zwei Farben: A♠ K♥ 7♦ Q♣, schwarz und rot. In vier Farben: dieselben, Karo blau, Kreuz grün. Kartenrücken: Streifen, ein Gitter, Wellen, Blätter.
look-which-back = Kartenrücken …
button-look-two = Zwei Farben
button-look-four = Vier Farben
button-look-table = Wie am Tisch
button-look-emojis = { $on ->
    [True] Emojis ausblenden
   *[False] Emojis einblenden
}
table-look = Dieser Tisch: { $colors ->
    [two] zwei Farben
   *[four] vier Farben
}; { $back }; Animationen { $motion ->
    [on] an
   *[off] aus
}.
words-now-me = Erledigt: „{ button-hand }“ und deine privaten Partien { $on ->
    [yes] gibt es jetzt als Text, ohne Bilder. Um zu ändern, was alle hier sehen, wähle „dieser Kanal“ in der Option „for“.
   *[no] haben wieder Bilder.
}
words-now-channel = Erledigt: Tische in diesem Kanal { $on ->
    [yes] gibt es jetzt für alle als Text, ohne Bilder.
   *[no] haben wieder Bilder.
}
refused-words-of-the-channel = Das können für diesen Kanal nur Leute wählen, die hier am Tisch sitzen oder den Server verwalten dürfen. Nur für dich wähle „nur ich“ in der Option „for“.
back-bars = Streifen auf den Kartenrücken
back-lattice = ein Gitter auf den Kartenrücken
back-waves = Wellen auf den Kartenrücken
back-leaves = Blätter auf den Kartenrücken
back-table = Kartenrücken wie am Tisch
settings-now = Pings, wenn jemand dran ist, sind { $pings }. Tische kann man eröffnen in: { $channels }.
settings-everywhere = jedem Kanal
settings-language = Was alle hier lesen, ist auf { $language }. Was nur du siehst, ist in deiner eigenen Sprache.
settings-language-none = die des Servers oder die der Person, die den Tisch eröffnet
refused-no-such-language = Die Sprache „{ $language }“ kenne ich nicht. Nimm eine aus der Liste.
settings-pings-on = an
settings-pings-off = aus
command-table-look = Kartenfarben, -rücken, -Emojis und Animationen; ohne Optionen: Muster zum Auswählen
command-table-look-colors = Wie viele Farben die Karten haben
command-table-look-colors-two = zwei: schwarz und rot
command-table-look-colors-four = vier: schwarz, rot, blau und grün
command-table-look-colors-table = wie am Tisch (für meine privaten Bilder)
command-table-look-back = Die Kartenrücken
command-table-look-back-bars = Streifen
command-table-look-back-lattice = ein Gitter
command-table-look-back-waves = Wellen
command-table-look-back-leaves = Blätter
command-table-look-back-table = wie am Tisch (für meine privaten Bilder)
command-table-look-motion = Die Bilder an diesem Tisch animieren
command-table-look-place = Für alle am Tisch oder nur für dich (ohne Angabe: für den Tisch)
command-table-look-place-table = der Tisch dieses Kanals
command-table-look-place-private = meine privaten Bilder, wo auch immer ich spiele
command-table-words = Text statt Bilder, für Screenreader und langsame Verbindungen
command-table-words-on = Ohne Angabe True: nur Text. False bringt die Bilder zurück
command-table-words-place = Für wen; ohne Angabe: nur für dich
command-table-words-place-me = nur ich: meine Karten, private Partien, Lektionen und Wiederholungen
command-table-words-place-channel = dieser Kanal: seine Tische, für alle
command-table-settings = Für die Serververwaltung: Pings, Sprache und wo man Tische eröffnen kann
command-table-settings-pings = Leute anpingen, wenn sie dran sind
command-table-settings-allow = Tische in diesem Kanal erlauben (der erste erlaubte schließt alle anderen aus)
command-table-settings-disallow = Diesen Kanal von der Liste nehmen
command-table-settings-everywhere = Tische wieder in jedem Kanal erlauben
help-more-settings = • **/table me**, dann **{ figures-settings }**: Pings, Sprache, Text statt Bilder, dein Name in den Ergebnissen aller Server.
    • **/table look**: Farben, Kartenrücken, Karten-Emojis. **/table words**: keine Bilder, für dich oder für diesen Kanal.
command-table-settings-language = Die Sprache der Tische und Listen, die alle hier lesen
