## Quem assiste

button-watch = 👀 Assistir
button-next-me = Entrar na próxima
watch-panel = 👀 Você está só assistindo.
watch-over = 👀 Esta partida acabou.
watch-forecast = **Quem vence esta partida?**
watch-forecast-until = todo mundo jogar uma vez
watch-ask = 🔮 { $question } Ninguém vê o seu palpite antes do fim. Dá para mudar até { $until }.
watch-choose = Seu palpite
watch-pick = 🔮 Seu palpite: **{ $pick }**. Se acertar, a mensagem final diz isso.
watch-late = 🔮 Tarde demais: os palpites iam até { $until }.
watch-held = 🔮 Você já teve um lugar nesta partida, então não pode dar palpite.
watch-cheers = A torcida aparece na mesa com a próxima jogada.
watch-wait = Um { $sign } por minuto, por favor.
watch-next = ✅ Você está na fila para a próxima partida aqui.
watch-best-eye = 👁 Palpite certo: { $names }.{ $told ->
    [none] {""}
   *[other] {" "}{ $told }
}
watch-best-eye-parts = 👁 Palpites certos: { $names } (de { $parts })
watch-right = { $name } { $count }
watch-saw-part = 👁 { $part }, palpite certo: { $names }
watch-answer = 🔮 { $told } { $is_right ->
    [yes] Seu palpite estava certo: { $pick }!
   *[no] Seu palpite: { $pick }.
}
watch-best-eye-night = 👁 Quem mais acertou na noite: { $names } ({ $count ->
    [1] 1 palpite
   *[other] { $count } palpites
})
watch-next-first = na próxima partida: { $names }
refused-watch-seated = Você tem um lugar nesta partida, então não está assistindo.
refused-watch-next-open = A próxima partida já está aberta. Aperte **{ button-join }** lá.
