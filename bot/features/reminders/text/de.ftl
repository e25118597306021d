button-remind = Erinnere mich
button-play-daily = { $game } spielen
button-remind-here = Im Kanal erinnern
button-stop-reminding = Nicht mehr erinnern
reminder = 🔔 { $user ->
    [nobody] { $count ->
        [one] Die heutige Partie wartet auf dich:
       *[other] Die heutigen Partien warten auf dich:
    }
   *[other] { $user }, { $count ->
        [one] die heutige Partie wartet auf dich:
       *[other] die heutigen Partien warten auf dich:
    }
}
reminder-game = • **{ $game }**{ $streak ->
    [0] {""}
    [one] {" "}· 🔥 bisher 1 Tag
   *[other] {" "}· 🔥 { $streak } Tage in Folge
}
reminder-foot = -# Höchstens eine Nachricht am Tag und keine, wenn du schon gespielt hast. **{ button-stop-reminding }** beendet das.
reminder-last = -# Auf drei Erinnerungen hast du nicht reagiert. Wenn du keinen Knopf drückst und nicht spielst, war das die letzte.
reminder-begun = 🔔 Ab morgen schreibe ich dir gegen { $time } eine Direktnachricht, wenn du noch nicht gespielt hast, höchstens einmal am Tag.
reminder-here = 🔔 Ab morgen pinge ich dich in diesem Kanal gegen { $time } an, wenn du noch nicht gespielt hast, höchstens einmal am Tag.
reminder-ended = 🔕 Ich erinnere dich nicht mehr.
reminder-refused = 🔕 Ich konnte dir keine Direktnachricht schicken, deshalb ist die Erinnerung beendet. Erlaube Direktnachrichten und drück noch mal auf **{ button-remind }**, oder wähle dort **{ button-remind-here }**.
refused-no-reminder = Du hast keine Erinnerung. Drück unter einer Tagespartie, die du gespielt hast, auf **{ button-remind }**.
