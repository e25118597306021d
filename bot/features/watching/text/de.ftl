## Wer zuschaut

button-watch = 👀 Zuschauen
button-next-me = Nächstes Mal dabei
watch-panel = 👀 Du schaust hier zu.
watch-over = 👀 Diese Partie ist vorbei.
watch-forecast = **Wer gewinnt diese Partie?**
watch-forecast-until = alle einen Zug gemacht haben
watch-ask = 🔮 { $question } Vor dem Ende sieht niemand deine Vorhersage. Ändern kannst du sie, bis { $until }.
watch-choose = Deine Vorhersage
watch-pick = 🔮 Deine Vorhersage: **{ $pick }**. Wenn sie stimmt, steht es am Ende unter der Partie.
watch-late = 🔮 Zu spät: Vorhersagen kann man nur, bis { $until }.
watch-held = 🔮 Du hattest in dieser Partie einen Platz, deshalb kannst du nichts vorhersagen.
watch-cheers = Zurufe erscheinen am Tisch mit dem nächsten Zug.
watch-wait = Bitte nur ein { $sign } pro Minute.
watch-next = ✅ Du bist für die nächste Partie hier vorgemerkt.
watch-best-eye = 👁 Richtig vorhergesagt: { $names }.{ $told ->
    [none] {""}
   *[other] {" "}{ $told }
}
watch-best-eye-parts = 👁 Richtig vorhergesagt: { $names } (von { $parts })
watch-right = { $name } { $count }
watch-saw-part = 👁 { $part } richtig vorhergesagt: { $names }
watch-answer = 🔮 { $told } { $is_right ->
    [yes] Deine Vorhersage war richtig: { $pick }!
   *[no] Deine Vorhersage war: { $pick }.
}
watch-best-eye-night = 👁 Beste Vorhersagen des Abends: { $names } ({ $count } richtig)
watch-next-first = in der nächsten Partie: { $names }
refused-watch-seated = Du hast in dieser Partie einen Platz, also schaust du nicht zu.
refused-watch-next-open = Die nächste Partie ist schon offen. Drück dort auf **{ button-join }**.
