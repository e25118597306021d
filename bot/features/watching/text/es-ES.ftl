## Quienes miran

button-watch = 👀 Ver
button-next-me = Me pido la próxima
watch-panel = 👀 Estás viendo esta partida.
watch-over = 👀 Esta partida ha terminado.
watch-forecast = **¿Quién ganará esta partida?**
watch-forecast-until = que todo el mundo haya hecho una jugada
watch-ask = 🔮 { $question } Nadie ve tu pronóstico antes del final. Puedes cambiarlo hasta { $until }.
watch-choose = Tu pronóstico
watch-pick = 🔮 Tu pronóstico: **{ $pick }**. Si aciertas, lo dirá el mensaje final.
watch-late = 🔮 Demasiado tarde: solo se puede pronosticar hasta { $until }.
watch-held = 🔮 Has tenido un asiento en esta partida, así que no puedes pronosticar.
watch-cheers = Los aplausos aparecerán en la mesa con la próxima jugada.
watch-wait = Solo un { $sign } por minuto, por favor.
watch-next = ✅ Estás en la lista para la próxima partida de aquí.
watch-best-eye = 👁 ¡Buen ojo! Pronóstico acertado: { $names }.{ $told ->
    [none] {""}
   *[other] {" "}{ $told }
}
watch-best-eye-parts = 👁 Pronósticos acertados (de { $parts }): { $names }
watch-right = { $name } { $count }
watch-saw-part = 👁 { $part }, pronóstico acertado: { $names }
watch-answer = 🔮 { $told } { $is_right ->
    [yes] ¡Has acertado: { $pick }!
   *[no] Tu pronóstico: { $pick }.
}
watch-best-eye-night = 👁 Mejor ojo de la noche: { $names } ({ $count ->
    [1] 1 acierto
   *[other] { $count } aciertos
})
watch-next-first = en la próxima partida: { $names }
refused-watch-seated = Tienes un asiento en esta partida, así que no la estás viendo desde fuera.
refused-watch-next-open = La próxima partida ya está abierta. Pulsa allí **{ button-join }**.
