## Le public

button-watch = 👀 Regarder
button-next-me = Jouer la prochaine
watch-panel = 👀 Ici, tu regardes.
watch-over = 👀 Cette partie est finie.
watch-forecast = **Qui gagne cette partie ?**
watch-forecast-until = tout le monde a joué un coup
watch-ask = 🔮 { $question } Personne ne voit ton pronostic avant la fin. Tu peux le changer, mais une fois que { $until }, c’est définitif.
watch-choose = Ton pronostic
watch-pick = 🔮 Ton pronostic : **{ $pick }**. S’il est juste, le message de fin le dira.
watch-late = 🔮 Trop tard pour un pronostic : { $until }.
watch-held = 🔮 Tu as eu une place dans cette partie, donc pas de pronostic pour toi.
watch-cheers = Les encouragements apparaissent à la table au prochain coup.
watch-wait = Un { $sign } par minute, s’il te plaît.
watch-next = ✅ Tu es sur la liste pour la prochaine partie ici.
watch-best-eye = 👁 Œil de lynx : bien vu, { $names } !{ $told ->
    [none] {""}
   *[other] {" "}{ $told }
}
watch-best-eye-parts = 👁 Pronostics justes (sur { $parts }) : { $names }
watch-right = { $name } { $count }
watch-saw-part = 👁 { $part } : bien vu, { $names } !
watch-answer = 🔮 { $told } { $is_right ->
    [yes] Ton pronostic était le bon : { $pick } !
   *[no] Ton pronostic : { $pick }.
}
watch-best-eye-night = 👁 Œil de lynx de la soirée : { $names } ({ $count ->
    [one] { $count } pronostic juste
   *[other] { $count } pronostics justes
})
watch-next-first = À la prochaine partie : { $names }
refused-watch-seated = Tu as une place dans cette partie, tu ne fais donc pas partie du public.
refused-watch-next-open = La prochaine partie est déjà ouverte. Appuie là-bas sur **{ button-join }**.
