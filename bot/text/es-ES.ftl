# Lo que comparten todos los juegos. Las frases a una persona son privadas; lo demás lo lee todo el canal.
# Tuteamos, sin vosotros; no flexionamos nombres ni suponemos el género de nadie.
# Lo que acaba de pasar va en pretérito perfecto (has robado); la crónica, en indefinido (alice robó). Un asiento no es
# una persona (cada rival), una carta escrita en una lección lleva artículo (el 9♥), y se exclama con ¡ (¡Juse!).
# El plural elige con [1], que en español es lo mismo que [one].

## Glosario: una cosa, una palabra

-bot = bot
-partida-del-dia = partida del día
-noche = noche de juegos
-falsa-alarma = falsa alarma
-clasificacion = clasificación
-mazo = mazo
-pila = pila

list-separator = { ", " }
some-names = { $names } y { $more } más
# Picas, corazones, diamantes, tréboles.
suit-letters = PCDT
# Lo que se puede escribir: J, Q, K; picas, corazones, diamantes, tréboles.
typed-letters = JQK P C D T

## Negativas: una frase clara, privada, y nada ha cambiado

refused-not-a-card = No existe la carta “{ $text }”. Escribe valor y palo, como 7C (corazones) o 10T (tréboles).
refused-no-such-move = “{ $text }” no es una jugada de este juego.
refused-unknown-game = No hay ningún juego llamado “{ $game }”.
refused-unknown-option = { $game } no tiene ninguna opción “{ $option }”.
refused-option-not-read = “{ $value }” no es un valor posible para esta opción.
refused-old-command = Este comando ha cambiado. Espera un momento o reinicia Discord, y vuelve a intentarlo.
refused-option-value = La opción { $option } no puede ser “{ $value }”.
refused-game-over = Esta partida ha terminado.

refused-not-your-turn = Todavía no es tu turno. Espera a { $seat }.
refused-not-called = Solo la persona a la que acabo de avisar puede pulsar esto; para tus propios avisos, usa **/table me** y luego **{ figures-settings }**.
refused-no-such-seat = En esta mesa no hay asiento { $to }.
refused-moved-on = La partida ya ha avanzado. Vuelve a mirar y elige.
refused-saw-it-too = ¡Tú también lo has visto, solo { quick-seconds } más tarde!
refused-not-seated = Estás viendo esta partida. Con **{ button-what }** te apuntas a la próxima. O abre tu propia mesa en otro canal o hilo.
refused-seat-gone = No tienes asiento en esta partida. Si alguien ha ocupado el tuyo, se lo queda. **{ button-what }** te dice si hay otro libre.
refused-seated-already = Ya tienes un asiento en esta partida.
refused-seat-not-free = Ese asiento ya está ocupado. Elige otro.
refused-no-seat-free = Aquí no hay ningún asiento que ocupar. Con **{ button-what }** te apuntas a la próxima partida.
refused-already-seated = Ya estás dentro. Pulsa **{ button-leave }** para dejar tu asiento.
refused-not-your-look = Solo quienes juegan en esta mesa pueden cambiar su aspecto. Para tus propias imágenes, elige “mis imágenes privadas” en la opción “for”.
refused-seat-away = Un { -bot } juega por ti. Pulsa **{ button-back }** o usa /table back para volver a jugar.
refused-paused = { $seat } ha puesto la partida en pausa. Fin de la pausa: { $until }. Para acabarla antes, pulsa **{ button-go-on }** en la mesa.
refused-no-pause-alone = Solo se pueden pausar las partidas públicas con varios asientos.
refused-not-paused = Nadie ha pausado esta partida.
refused-pauses-used = Una partida tiene { $most } pausas como máximo, y ya no queda ninguna.
refused-time-up = Se te ha acabado el tiempo, así que esta jugada la hace el { -bot }. La próxima vuelve a ser tuya.
refused-removed = Han tenido que esperarte, así que un { -bot } juega por ti. Pulsa **{ button-back }** o usa /table back para volver a jugar.
refused-nobody-to-remove = Nadie con ese nombre tiene asiento en esta mesa.
refused-remove-later = { $clock ->
    [none] Un { -bot } puede sustituir a { $seat } cuando la mesa lleve 10 minutos esperando a { $seat }.
   *[other] Un { -bot } puede sustituir a { $seat } cuando a { $seat } se le pase un turno.
}
refused-remove-left = { $seat } se ha ido, así que en su lugar ya juega un { -bot }.
refused-remove-yourself = Para dejar la mesa, usa /table leave.
refused-finish-yourself = Es tu turno, así que eso lo decide el resto. Sigue jugando o pulsa **{ button-leave }** en **{ button-what }**.
refused-removed-already = Un { -bot } ya juega por { $seat }.
refused-removal-agreed-already = Ya has votado a favor: { $have } de { $need } votos.
refused-finish-agreed-already = Ya has votado a favor: { $have } de { $need } votos.
refused-not-away = Ya estás jugando: el asiento es tuyo.
refused-already-begun = Esta partida ya ha empezado.
refused-not-begun = Esta partida aún no ha empezado. Quien ha abierto la mesa puede pulsar **{ button-start }**.
refused-table-closed = Esta mesa está cerrada. Abre otra con el comando /… new del juego.
refused-no-other-game = No tengo otro juego para { $people } personas.
refused-table-full = Los { $seats } asientos están ocupados.
refused-series-full = Estas partidas son solo para quienes han jugado la última, sin bots. Para jugar también, abre una mesa en otro canal o hilo.
refused-series-needs-all = En estas partidas tiene que estar todo el grupo de la última. Si falta alguien, cierra la mesa y pulsa **{ button-rematch }**.
refused-too-few = Este juego necesita al menos { $seats } personas. Espera a que alguien se una o añade un { -bot }.
refused-too-busy = Ahora mismo estoy pensando en demasiadas partidas. Vuelve a preguntar en unos segundos.
refused-opener-only = Solo puede hacerlo quien ha abierto la mesa ({ $user }) o la moderación. Si pasan dos minutos sin que pulse nada, puede hacerlo cualquiera de la mesa.
refused-host-quiet = Quien ha abierto la mesa ({ $user }) lleva un rato sin pulsar nada, así que puede hacerlo cualquiera de la mesa. Pulsa primero **{ button-join }**.
refused-already-agreed = Ya has votado por terminar la partida: { $have } de { $need } votos.
refused-undo-never = En este juego no se deshace ninguna jugada: de fijarse se trata.
refused-undo-counts = Solo se puede deshacer una jugada en una mesa de práctica pública para varios (opción **learning**).
refused-undo-nothing = No hay ninguna jugada que deshacer.
refused-undo-mistake = Eso ha sido un error, y los errores no se deshacen.
refused-undo-seen = Esa jugada se queda: puede que alguien haya visto algo con ella.
refused-undo-agreed-already = Ya has votado a favor: { $have } de { $need } votos para deshacer la última jugada.
refused-channel-taken = Este canal ya tiene una mesa (#{ $table }). /table show la trae aquí abajo; para otra mesa, usa un hilo.
refused-channel-taken-below = Este canal ya tiene una mesa (#{ $table }), y aquí está de nuevo. Para otra mesa, usa un hilo.
refused-too-many-tables = Ya tienes { $most } mesas abiertas, y ese es el límite. Termina una o abandónala con /table mine.
refused-server-full = Este servidor ya tiene { $most } mesas abiertas, y ese es el límite. Primero hay que terminar una: /table mine muestra las tuyas, /table help todas.
refused-not-your-table = Esa ya no es una de tus mesas abiertas.
refused-no-such-table = Esa mesa ya no existe. Abre otra con el comando /… new de un juego.
refused-no-table-here = Este canal no tiene ninguna mesa abierta. Abre una con el comando /… new de un juego (/table help muestra los juegos).
refused-other-game-here = En este canal se está jugando a { $game }, así que usa sus comandos.
refused-shown-lately = La mesa está aquí mismo: { $link }
refused-set-aside = No he podido leer esta mesa, así que la he apartado; quien administra el bot conserva su registro. Puedes abrir otra aquí.
refused-record-not-kept = Esta partida es demasiado antigua y ya no se conserva su registro. Su resultado sigue contando en /table me.
refused-record-unreadable = He cambiado desde que se jugó esta partida y ya no puedo abrirla. Su resultado sigue contando en /table me.
refused-unknown-button = Ese botón ya no funciona. /table show te da botones nuevos.
refused-servers-only = Eso solo funciona en un servidor donde yo esté. Para invitarme a uno: <{ $link }>
refused-not-in-this-channel = En este servidor solo se pueden abrir mesas en { $channels }.
refused-no-permission = No tengo permiso para hacer eso en este canal. Necesito: { $missing }.

## Cuando falla otra cosa

not-saved = No he podido guardarlo, así que nada ha cambiado. Vuelve a intentarlo en un momento.
maybe-saved = La base de datos no ha respondido, así que quizá no lo haya guardado. Si lo he hecho, lo verás en un momento.
discord-trouble = Discord no lo ha aceptado. Tu mesa está a salvo: /table show la muestra como está ahora.
went-wrong = Algo ha fallado por mi parte. Tu mesa está a salvo: /table show la muestra como está ahora.
picture-failed = -# Esta vez no hay imagen; aquí tienes la mesa en texto:
no-permission = La partida está a salvo, pero ya no puedo mostrar la mesa aquí. Necesito: { $missing }. Pídeselo a alguien que administre el servidor.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-attach-files = Adjuntar archivos
permission-manage-threads = Gestionar hilos (este hilo está bloqueado)

## El mensaje de la mesa

table-title = **{ $game }** · mesa { $table }
table-away = -# Ausentes: { $names } (juega un { -bot })
table-time = -# ⏳ Se acaba el tiempo: { $when }.
table-soft-time = -# ⏳ Un { -bot } termina el turno de { $name }: { $when }.
table-times = -# ⏳ Se acaba el tiempo: { $each }.
table-time-of = { $name } { $when }
table-hurried = -# Hay muchas mesas ocupadas, así que los bots piensan menos tiempo.
table-missed = -# ⏳ { $count ->
    [1] A { $names } se le ha acabado el tiempo, así que el { -bot } ha hecho una jugada. La próxima vuelve a ser de { $names }.
   *[other] A { $names } se les ha acabado el tiempo, así que el { -bot } ha hecho una jugada por cabeza. Las próximas vuelven a ser suyas.
}
table-soft-missed = -# ⏳ { $count ->
    [1] Un { -bot } ha terminado un turno de { $names }. El próximo vuelve a ser de { $names }.
   *[other] Un { -bot } ha terminado los turnos de { $names }. Los próximos vuelven a ser suyos.
}
table-paused = ⏸ { $name } ha puesto la partida en pausa. Fin de la pausa: { $until }.
table-absent = -# ⏳ { $count ->
    [1] A { $names } se le ha acabado el tiempo dos veces, así que juega un { -bot } hasta que { $names } pulse **{ button-back }**.
   *[other] A { $names } se les ha acabado el tiempo dos veces, así que juegan bots hasta que pulsen **{ button-back }**.
}
table-soft-absent = -# ⏳ { $count ->
    [1] Un { -bot } juega por { $names } hasta que { $names } pulse algo aquí.
   *[other] Los bots juegan por { $names } hasta que pulsen algo aquí.
}
table-removed = -# { $count ->
    [1] Un { -bot } sustituye a { $names } y juega hasta que { $names } pulse **{ button-back }**.
   *[other] Los bots sustituyen a { $names } y juegan hasta que pulsen **{ button-back }**.
}
table-taken-over = -# { $name } se incorpora a la partida { $former ->
    [somebody] en un asiento que había quedado libre
   *[other] en lugar de { $former }
}.
table-deserted = -# 💤 No hay nadie, así que la mesa espera. Pulsa **{ button-back }** para seguir. Se cierra: { $closes }.
table-finish-votes = -# { $have } de { $need } votos para que un { -bot } termine el turno de { $name }.
table-removal-votes = -# { $have } de { $need } votos para que un { -bot } juegue por { $name }.
table-votes = -# { $have } de { $need } votos para terminar antes esta partida.
table-undo-votes = -# { $have } de { $need } votos para deshacer la última jugada.
table-won = 🏆 ¡Victoria de **{ $names }**!
table-won-you = 🏆 **¡Has ganado!**
turning-line = ▶ Jugada { $move }, { $alone ->
    [yes] { $text }
   *[no] { $name }: { $text }
}
table-ended-early = La mesa ha decidido terminar antes esta partida.
table-closed-nobody-left = No queda nadie, así que esta partida se ha cerrado. Su registro se conserva.
table-closed-unused = Nadie ha jugado en todo un día, así que esta partida se ha cerrado.
table-closed-tried = La ronda ha terminado, y este reto también.
table-closed-idle = Nadie ha jugado en 14 días, así que esta partida se ha cerrado. Su registro se conserva.
option-line = { $name }: { $value }
option-separator = { " · " }
option-on = sí
option-off = no
lobby-series = 🎴 { $deals } partidas nuevas solo para este grupo, sin bots. En cada una cambias de asiento, y decide el total.
series-title = { $title } · partida { $deal } de { $deals }
lobby-foot = -# { $quiet ->
    [yes] { $opener } lleva un rato sin pulsar nada: cualquiera de la mesa puede empezar, con **{ button-more }**.
   *[no] Falta que { $opener } pulse **{ button-start }**.
} Se cierra tras { $minutes } minutos sin actividad.
lobby-starts = -# La partida empieza sola { $when }, o cuando quien ha abierto la mesa pulse **{ button-start }**.
lobby-players = { $max ->
    [1] 1 persona
   *[other] de { $min } a { $max } personas
}
lobby-time = { $clock ->
    [blitz] { $time } o menos
    [relaxed] { $time } o más
    [slow] varios días
   *[other] ~{ $time }
}{ $filled ->
    [yes] {" "}con bots
   *[no] {""}
}
lobby-host = host
lobby-free = asiento libre
lobby-level = { $level ->
    [easy] fácil
    [hard] difícil
   *[normal] normal
}
lobby-seats = Asientos: { $seats }; { $free ->
    [0] ninguno libre.
    [1] 1 libre.
   *[other] { $free } libres.
}
lobby-seat = { $place }. { $name }{ $who ->
    [host] {" "}(host)
    [computer] {" "}({ -bot }, { lobby-level })
   *[person] {""}
}
lobby-clock = reloj
lobby-options = Cambiar opciones y reloj
clock-soft = suave, 90 segundos si alguien espera
clock-blitz = relámpago, 15 segundos por acción
clock-live = en directo, 60 segundos por turno
clock-relaxed = tranquilo, 10 minutos por turno
clock-slow = lento, 24 horas por turno
clock-none = ninguno, sin límite de tiempo
lobby-computer = Añadir un { -bot }
lobby-remove = Echar a alguien
host-panel = **{ $game }** · mesa { $table } · opciones de host
    En la mesa: { $names }.
    { $quiet ->
        [yes] { $host } lleva un rato sin pulsar nada, así que puede hacerlo cualquiera de la mesa:
       *[no] Solo lo pueden hacer quien ha abierto la mesa y la moderación:
    }
lobby-ended = Sala cerrada.
lobby-closed = Esta mesa se ha cerrado antes de empezar la partida. Abre otra con /{ $game } new.
lobby-made-way = Esta sala ha dejado sitio a otra partida.
other-game = { $people ->
    [1] ¿Y ahora qué?
   *[other] ¿Y ahora qué? Quien siga aquí tendrá asiento.
}
button-join = Unirme
button-leave = Salir
button-with-computers = Empezar con bots
button-start = Empezar
button-more = Opciones de host
button-close = Cerrar la mesa
button-rules = Reglas
button-rematch = Revancha
button-other-game = Más juegos
button-harder = Más difícil
button-easier = Más fácil
button-back = He vuelto
button-agree = Votar por terminar
button-undo = Deshacer jugada
button-agree-undo = Votar por deshacer
button-finish = Acabar turno: { $name }
button-remove = Sustituir a { $name }
button-here = Estoy aquí
button-pause = Pausa
button-take-seat = Ocupar un asiento
take-seat = ¿En qué asiento quieres jugar a partir de ahora? Te quedas con sus cartas y sus puntos. La partida no contará para el rating de ese asiento ni para tus estadísticas.
button-go-on = Reanudar
button-mute = Silenciar partida
button-since = Desde mi jugada

## Los botones de un juego

welcome-play = Jugar a { $game }

## Una primera partida

first-game = 💡 { $told }
first-game-marks = { $lists ->
    [yes] Los botones verdes, y ✅ en las listas, son jugadas permitidas (solo en tus tres primeros turnos).
   *[no] Los botones verdes son jugadas permitidas (solo en tus tres primeros turnos).
}
first-game-sensible = Los botones verdes son jugadas con sentido.

## Cómo se jugó una partida

count-separator = { " · " }
count-mistakes = { $mistakes ->
    [0] sin errores
    [1] 1 error
   *[other] { $mistakes } errores
}
count-uncalled = { $count } que nadie cantó
count-hints = { $hints ->
    [1] 1 pista
   *[other] { $hints } pistas
}
count-catches = { $catches ->
    [1] 1 captura
   *[other] { $catches } capturas
}
count-caught = cazó { $catches } de { $of }{ $fast ->
    [unknown] {""}
   *[other] , el más rápido en { $fast }
}
caught = 🎯 { $pairs }
caught-whom = { $caller } cazó a { $name }{ $times ->
    [1] {""}
   *[other] {" "}×{ $times }
}
unnoticed = 🙈 { $count ->
    [1] 1 error
   *[other] { $count } errores
} que nadie cantó
quick-seconds = { $seconds } s
count-wrong-calls = { $calls ->
    [1] 1 { -falsa-alarma }
   *[other] { $calls } falsas alarmas
}
praise-catches = 👀 Más errores cazados: { $names } ({ $most })
praise-run = ✨ Racha más larga sin errores: { $names } ({ $most ->
    [1] 1 jugada
   *[other] { $most } jugadas
})
ending-seat = { $place }. { $name }: { $counts }
ending-best = Mejor resultado posible: { $best }
ending-runs = Rachas más largas sin errores: { $runs }
ending-run = { $name } { $moves ->
    [1] 1 jugada
   *[other] { $moves } jugadas
}
ending-time = Duración: { $time }
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
    [1] 1 día
   *[other] { $more } días
}{ $less ->
    [0] {""}
   *[other] {" "}{ $less } h
}

## Mi mano

button-hand = Mi mano
button-hand-again = Abrir otra vez
button-ahead = { $on ->
    [yes] Dejar de elegir
    [turn] Es tu turno
    [none] Aún no hay turnos
   *[no] Adelantar jugada
}
button-next-round = { $ended ->
    [round] Siguiente ronda
   *[part] Continuar
}
button-ahead-drop = Anular elección
button-show = Mostrar la mesa
hand-title = **{ $game }** · mesa { $table } · tu mano
hand-away = Un { -bot } juega por ti. Pulsa **{ button-back }** para volver a jugar.
hand-time = -# ⏳ Se te acaba el tiempo: { $when }.
hand-soft-time = -# ⏳ Un { -bot } termina tu turno: { $when }.
hand-ahead = ⏳ { $turn ->
    [yes] Juegas lo que habías elegido por adelantado: **{ $move }**.
   *[no] Cuando llegue tu turno: **{ $move }**. Solo lo ves tú.
}
hand-ahead-dropped = ✖️ **{ $move }** ya no es posible, así que he quitado lo que habías elegido por adelantado.
hand-choosing-ahead = ⏳ Estás eligiendo por adelantado, así que no puede ser un Juse: lo que toques ahora se jugará en tu turno.
hand-still-reading = -# Todavía leyendo: { $names }
hand-last-look = La ronda ha terminado. El resultado llega en un momento.
hand-stale = 💤 Esta mano ya no se actualiza. Ábrela otra vez para ponerte al día.
hand-old = hasta { $seconds } s de retraso
refused-no-hand = Estás viendo esta partida, así que no tienes mano. La mesa muestra todo lo que se puede ver.
refused-nothing-hidden = Este juego no tiene cartas ocultas. La mesa las muestra todas.

## Juegos en solitario

daily-title = **{ $game }** · { -partida-del-dia }, { $day }
private-title = **{ $game }**
private-after-all = Solo tú puedes ver esta partida. Para que la vea todo el mundo, juega en un servidor donde yo esté.
button-hint = Pista
button-again = Jugar otra vez
button-resume = Continuar
button-anew = Nueva partida
one-running = Ya tienes una partida en curso. ¿La continúas o la abandonas por una nueva?
several-running = Ya tienes varias partidas en curso. ¿Cuál?
running-daily = Partida del día, { $day }
running-private = Tu propia partida, mesa { $table }
running-public = En este canal, mesa { $table }
clean-or-not = -# { $misplays ->
    [0] { $hints ->
        [0] De momento, una partida limpia: sin errores ni pistas.
        [1] Ya no es una partida limpia: una pista.
       *[other] Ya no es una partida limpia: { $hints } pistas.
    }
    [1] Ya no es una partida limpia: un error{ and-hints }
   *[other] Ya no es una partida limpia: { $misplays } errores{ and-hints }
}
and-hints = { $hints ->
    [0] .
    [1] , una pista.
   *[other] , { $hints } pistas.
}
private-moved-on = La partida ha avanzado desde entonces. Así está ahora.
gone-private = **{ $game }** · El canal necesitaba este sitio para otra mesa. Con /{ $command } resume continúas la partida que estaba aquí.
hint = 💡 Yo probaría: **{ $move }**.{ $why ->
    [none] {""}
   *[other] {" "}{ $why }
}
hint-free = 💡 Solo puedes hacer una cosa: **{ $move }**. Esta pista es gratis.
daily-place = puesto { $place } de { $of }
refused-nothing-running = No tienes ninguna partida en curso aquí. Empieza una con /{ $game } new.
refused-one-try-a-day = Ya has jugado la partida de hoy.
refused-no-hints = Aquí no hay pistas: todo el mundo tiene un solo intento con este reparto, y se comparan los resultados. En tus otras partidas sí hay.
refused-leave-first = Tienes un asiento en la mesa { $table } de { $channel }. Usa /table leave allí y vuelve a pedirlo.

## ¿Qué puedo hacer?

button-what = ¿Qué puedo hacer?
button-translated = En mi idioma
button-renew = Actualizar
button-dismiss = Volver a la mesa
rules-now = Ahora: { $page }
what-title = **{ $game }** · ¿qué puedo hacer?
what-goal = **Objetivo:** { $goal }
what-lobby = { $who ->
    [host] Has abierto la mesa: en **{ button-more }** está **{ button-start }**{ $series ->
        [yes] .
       *[no] , y también **{ button-with-computers }** para llenar los asientos vacíos.
    }
    [seated] Tienes un asiento. { $opener } ha abierto la mesa y es quien pone en marcha la partida.
    [deputy] { $opener } ha abierto la mesa y lleva un rato sin pulsar nada, así que también puedes empezar la partida: pulsa **{ button-more }**.
   *[other] { $series ->
        [yes] Todos los asientos están ocupados.
       *[no] Pulsa **{ button-join }** para tener un asiento.
    } { $opener } ha abierto la mesa y es quien pone en marcha la partida.
}
what-watching = { $free ->
    [yes] Estás viendo esta partida. Con **{ button-take-seat }** te incorporas a la partida en lugar de un { -bot }.
   *[no] Estás viendo esta partida.
}
what-matters = **Lo que importa ahora**
what-by-the-rules = **Según las reglas**
what-item = • { $text }
what-move = **{ $move }**
what-right = ✅ { $moves }: { $why }
what-wrong = ❌ { $moves }: un **¡Juse!**, porque { $why }
what-best = 💡 Yo elegiría: **{ $move }**.{ $why ->
    [none] {""}
   *[other] {" "}{ $why }
}
what-best-unknown = 💡 Ahora mismo estoy tardando demasiado en encontrar la mejor jugada. Vuelve a preguntar en unos segundos.
lobby-learning = 🎓 **{ button-what }** también dice qué jugadas permiten las reglas y cuál es la mejor. Las partidas de esta mesa no cuentan para las estadísticas.
learning-title = { $title } · mesa de práctica

## Junto a la mesa

called-how-often = { $misplays ->
    [0] sin errores
    [1] 1 error
   *[other] { $misplays } errores
}
juse-call = **¡Juse!** { $why }
juse-call-again = **¡Juse!** (×{ $times }) { $why }
juse-call-too = 📸 Foto finish: { $later }.
juse-call-later = { $name } +{ $after }
wrong-call = **No era un Juse:** { $why }
juse-alt = { $wrong ->
    [yes] No era un Juse:
   *[no] ¡Juse!
} { $why }
your-turn = { $user }, toca jugar en { $game }.
next-game-here = { $begun ->
    [yes] { $user }, la próxima partida ya ha empezado: { $game }. El botón **{ button-here }** da el asiento de un { -bot }.
   *[no] { $user }, la próxima partida está a punto de empezar: { $game }. El botón **{ button-here }** da un asiento.
}
calls-muted = 🔕 No habrá más avisos para ti en esta partida. Para quitarlos del todo: **/table me** y luego **{ figures-settings }**.

## Desde tu última jugada

since-title = **{ $game }** · { $began ->
    [yes] desde que se repartieron las cartas
   *[no] desde tu última jugada
}
since-by-computer = -# ⏳ { $moves ->
    [1] El { -bot } ha hecho 1 jugada por ti.
   *[other] El { -bot } ha hecho { $moves } jugadas por ti.
}
since-more = -# … y antes { $lines ->
    [1] 1 línea más
   *[other] { $lines } líneas más
}.
since-nothing = Todavía no ha pasado nada.

## /table

help-version = Administras este bot, así que solo tú ves su versión: { $version }
help-first = Con **Jugar** empiezas enseguida contra bots.
    Para jugar con más gente, abre una mesa en este canal: { $commands }.
help-new = **/{ $command } new**
help-playing = **En la mesa** · una por canal o hilo
    • Juega con los botones o con los comandos del juego.
    • ¿Se te ha acabado el tiempo? El { -bot } hace esa jugada. Tras dos seguidas, sigue jugando hasta que pulses **{ button-back }**. Si no tengo conexión, tu reloj se para.
    • **/table leave**: un { -bot } juega por ti. **/table back**: vuelves a jugar.
    • **/table pause**: 5 minutos de pausa para toda la mesa, tres veces por partida como máximo. **{ button-go-on }** la termina antes.
    • **/table end**: toda la mesa acuerda parar, o lo hace alguien de la moderación que no juegue.
    • **/table remove**: un { -bot } ocupa el asiento de alguien a quien se le ha pasado un turno, hasta que pulse **{ button-back }**. El botón **Sustituir** hace lo mismo.
    • **{ button-take-seat }**, en **{ button-what }**: te incorporas a la partida en el asiento de un { -bot }.
    • **/table since**: lo que ha pasado desde tu última jugada.
    Una partida se cierra cuando no queda nadie, o tras 14 días sin jugadas.
help-after = **Al terminar una partida**
    • **{ button-rematch }** y **{ button-other-game }**: sigue jugando con la misma gente.
help-more = **Más**
    • **/table mine**: tus mesas abiertas.
    • **/table invite**: invítame a tu servidor o añádeme a tu cuenta.
help-no-tables = Ahora mismo, ninguna.
button-help-first = Juegos
button-help-playing = En la mesa
button-help-after = Al terminar
button-help-more = Más
button-help-tables = Mesas abiertas

## Partidas con las mismas cartas

result-line = { $told }{ $several ->
    [yes] {" "}({ daily-place } en la mesa)
   *[no] {""}
}{ $first ->
    [yes] {" "}· jugó antes que nadie
   *[no] {""}
}{ $watched ->
    [yes] {" "}· ya había visto las cartas
   *[no] {""}
}
challenge-table = **{ $game }** · desafío
running-challenge = Un desafío, mesa { $table }

## /table invite y /table mine

invite-server = Para invitarme a un servidor: <{ $link }>
invite-person = Para añadirme a tu cuenta y usarme en cualquier sitio: <{ $link }>
own-tables = **Tus mesas abiertas: { $count } de { $most }**
own-tables-none = No tienes ninguna mesa abierta. Abre una con el comando /… new de un juego (/table help muestra los juegos).
own-table = { $where ->
    [nowhere] { $game }: mesa { $table }, solo la ves tú
    [private] { $game }: mesa { $table }, solo la ves tú, en { $server }
   *[channel] { $game }: mesa { $table } en { $channel } de { $server }
}
own-table-unknown-server = otro servidor
own-tables-give-up = Abandonar una …
own-table-choice = { $game }, mesa { $table }
own-table-asks = ¿Abandonar { $table }?
button-give-up = Abandonarla
button-keep-it = Conservarla
own-tables-foot = Si abandonas una partida con más gente, un { -bot } ocupa tu asiento. Las partidas en solitario terminan.
help-tables = **Mesas abiertas en este servidor**
help-table = { $game }: mesa { $table } en { $channel }
table-removal-agreed = Voto contado: { $have } de { $need }. Por votar: { $names }.
table-removal-done = Hecho.
table-left = Te has ido, así que un { -bot } juega por ti. Pulsa **{ button-back }** para volver a jugar.
table-pause-begun = Pausa de 5 minutos. Cualquiera de la mesa puede pulsar **{ button-go-on }**.
table-welcome-back = ¡Qué bien que hayas vuelto! El asiento es tuyo otra vez.
table-ended = Has terminado la partida.
table-agreed = Voto contado: { $have } de { $need } para terminar la partida. Por votar: { $names }.
table-undo-agreed = Voto contado: { $have } de { $need } para deshacer la última jugada. Por votar: { $names }. Si alguien juega antes, la última jugada se queda.
table-undone = La última jugada queda deshecha.

## Lo que dicen las listas de personas y las tarjetas que se pueden publicar

stats-games = { $games ->
    [1] 1 partida
   *[other] { $games } partidas
}
stats-place = { $place ->
    [0] –
   *[other] **{ $place }**
} · { $name }
button-post-here = Publicar aquí

## Listas de personas

scores-nobody = Nadie todavía.

## Registros

record-seat = Asiento { $seat }
record-retold =
    registro { $number }: { $game }, { $seats ->
        [1] { $seats } asiento
       *[other] { $seats } asientos
    }, { $moves ->
        [1] { $moves } jugada
       *[other] { $moves } jugadas
    }, { $misplays ->
        [1] { $misplays } error
       *[other] { $misplays } errores
    }; { $finished ->
        [true] { $count ->
            [0] no gana nadie
            [1] gana el asiento { $winners }
           *[other] ganan los asientos { $winners }
        }
       *[false] sin terminar
    } (puntuación { $scores })
refused-record-too-long = Un registro tiene como máximo { $most } caracteres.
refused-record-not-json = Esto no es JSON.
refused-record-field-twice = “{ $field }” aparece dos veces.
refused-record-field-unknown = Un registro no tiene ningún campo “{ $field }”.
refused-record-field-missing = Falta el campo “{ $field }”.
refused-record-field-wrong = “{ $field }” contiene algo de otro tipo.
refused-record-of-another-format = Solo se pueden leer registros del formato { $format }: “record” dice cuál es.
refused-record-seats = El juego { $game } tiene { $most ->
    [1] un asiento
   *[other] de { $least } a { $most } asientos
}.
refused-record-too-many-moves = Un registro tiene como máximo { $most } jugadas.
refused-record-move-not-text = Una jugada es un texto como “0 draw”.
refused-record-move-form = “{ $text }” no es el número de un asiento, un espacio y una acción, como “0 draw”.
refused-record-move-seat = No existe el asiento { $seat }: los { $seats } asientos se numeran desde 0.
refused-result-field-unknown = El resultado no tiene ningún campo “{ $field }” en este juego.
refused-result-field-missing = Al resultado le falta el campo “{ $field }”.
refused-result-other = Las jugadas llevan a otro resultado: “{ $field }” es { $reached }.
chance-asked-for = Las reglas piden aquí { $kind ->
    [shuffle] barajar
    [die] un dado
   *[pick] una carta elegida
}, y “chance”
refused-chance-used-up = { chance-asked-for } no contiene nada más.
refused-chance-of-another-kind = { chance-asked-for } contiene otra cosa.
refused-chance-not-a-list = En “chance”, barajar se escribe como una lista de cartas.
refused-chance-not-a-die = Un dado en “chance” es un número entero de 1 a 6.
refused-chance-not-a-card = Una elección en “chance” es una carta.
refused-chance-other-cards = Las cartas de “chance” no son las que están en juego aquí.
refused-chance-left-over = La partida ha terminado, pero “chance” contiene { $count ->
    [1] un resultado
   *[other] { $count } resultados
} más.

## Comandos: `command-GROUP-COMMAND-OPTION-VALUE`; lo que comparten los juegos tiene `game` como grupo

command-game-new = Abre una mesa de { $game } en este canal
command-game-new-clock = Tiempo por turno; después el bot juega por ti
command-game-new-clock-soft = suave
command-game-new-clock-blitz = relámpago
command-game-new-clock-live = en directo
command-game-new-clock-relaxed = tranquilo
command-game-new-clock-slow = lento
command-game-new-clock-none = ninguno
command-game-new-learning = Mesa de práctica: “¿Qué puedo hacer?” muestra jugadas permitidas y la mejor
command-game-new-public = Juega en la mesa de este canal, a la vista de todo el mundo
command-game-rules = Las reglas del juego, solo para ti
command-game-resume = Continúa tu partida en curso, sin importar dónde la hayas empezado
command-game-hint = Lo que probaría alguien que juega muy bien (la partida deja de ser limpia)
command-table = Lo que comparten las mesas de todos los juegos
command-table-help = Los juegos, cómo empezar uno y las mesas abiertas aquí
command-table-show = Trae aquí abajo la mesa de este canal
command-table-hand = Tus propias cartas en la mesa de este canal, solo para ti
command-table-what = Qué puedes hacer ahora en la mesa de este canal, solo para ti
command-table-end = Termina antes la partida de este canal: toda la mesa, o alguien de moderación que no juegue
command-table-leave = Deja la mesa de este canal; un bot juega por ti
command-table-pause = Pon en pausa la mesa de este canal durante 5 minutos
command-table-undo = Deshaz la última jugada en la mesa de práctica de este canal, si toda la mesa está de acuerdo
command-table-back = Recupera tu asiento, donde ahora juega un bot
command-table-since = Lo que ha pasado en la mesa de este canal desde tu última jugada
command-table-remove = Vota para que un bot juegue por alguien a quien se le ha pasado un turno
command-table-remove-player = Quién es; puede volver con /table back
command-table-invite = Invítame a un servidor, o añádeme a tu cuenta y úsame en cualquier sitio
command-table-mine = Todas tus mesas abiertas en todos los servidores; abandona una

## Weeks and stars

weekday-letter = { $day ->
    [0] L
    [1] M
    [2] X
    [3] J
    [4] V
    [5] S
   *[6] D
}

result-place = { $place }.º de { $of }
stars-line = `{ $signs } { $game } · { $result }`
stars-next = { $lacking ->
    [score] A { $by } de conseguir { $gold ->
        [yes] oro
       *[no] { $goal }
    }
    [lead] Gana por { $by } para conseguir { $goal }
    [first] Con el primer puesto habría sido { $goal }
    [second] Con el segundo puesto habría sido { $goal }
    [hints] Sin pistas habría sido { $goal }
   *[nothing] Tres estrellas: ¡casi imposible mejorarlo!
}
stars-week = ¡Tu mejor resultado de la semana!
