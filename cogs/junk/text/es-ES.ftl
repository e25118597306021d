-chatarra = chatarra
-indulto = Indulto
-pila-de-juego = pila de juego

junk-name = Junk
junk-tagline = rescata todas las cartas
junk-goal = Lleva todas las cartas a la { -pila-de-juego }. Lo que queda en la { -chatarra } es tu puntuación, y 0 es perfecto.
junk-option-naked = { -mazo } boca arriba
junk-won = -# En Junk se gana cuando no queda nada en la { -chatarra }. **/junk scores** dice a quién le ha ido mejor.

## Botones

junk-button-play-and-draw = Jugar
junk-button-junk-and-draw = Chatarra
junk-button-rescue = Rescatar
junk-button-draw = Robar
junk-button-play = Jugar sin robar
junk-button-grace = Indultar
junk-button-stop = Parar

junk-move = { $move ->
    [draw] { junk-button-draw }
    [play] { junk-button-play-and-draw }
    [junk] { junk-button-junk-and-draw }
    [rescue] { junk-button-rescue }
    [grace] { junk-button-grace }
   *[stop] { junk-button-stop }
}

## En la imagen

junk-picture-draw = Mazo
junk-picture-hand = Mano
junk-picture-play = Juego
junk-picture-junk = Chatarra
junk-picture-grace = Indulto
junk-picture-juse = ¡Juse!
junk-thrill-chain = ¡×{ $cards }!
junk-thrill-chain-said = { $cards } cartas rescatadas seguidas.

## Por qué fue un error, en la imagen

junk-moment-does-not-fit = { $action ->
    [play] No encaja: se queda en la mano
    [grace] Ni palo ni valor: sigue en la { -chatarra }
   *[rescue] No encaja: sigue en la { -chatarra }
}
junk-moment-ace-first = Coloca primero el as que has robado
junk-moment-too-late = Un as solo se rescata con la mano vacía

## La imagen final

junk-ending-title = { $left ->
    [0] ¡Una partida perfecta!
    [1] Queda 1
   *[other] Quedan { $left }
}
junk-ending-best = { $reached ->
    [yes] ¡El mejor posible!
   *[no] Mejor resultado posible: { $best }
}
junk-ending-clean = Una partida limpia
junk-ending-mistakes = { $mistakes ->
    [1] 1 error
   *[other] { $mistakes } errores
}
junk-ending-hints = { $hints ->
    [1] 1 pista
   *[other] { $hints } pistas
}
junk-ending-pile = { $pile ->
    [play] Juego
    [grace] Indulto
   *[junk] Chatarra
} { $count }

## Lo que pasa

junk-status-holding = ▶ { $alone ->
    [yes] Tienes **{ $card }** en la mano
   *[no] **{ $name }** tiene **{ $card }** en la mano
}: ¿jugarla o echarla a la { -chatarra }? { $draw ->
    [0] Es la última carta.
    [1] Queda 1 por robar.
   *[other] Quedan { $draw } por robar.
}
junk-status-open = ▶ { $alone ->
    [yes] Roba una carta{ $junk ->
        [0] .
       *[other] {" "}o rescata una.
    }
   *[no] Turno de **{ $name }**: roba una carta{ $junk ->
        [0] .
       *[other] {" "}o rescata una.
    }
} { $draw ->
    [1] Queda 1 por robar.
   *[other] Quedan { $draw } por robar.
}
junk-status-after = ▶ { $alone ->
    [yes] Ya no queda nada que robar: rescata lo que aún encaje y luego empieza el { -indulto }, o pulsa **{ junk-button-stop }** y te quedas
   *[no] Turno de **{ $name }**. Ya no queda nada que robar: rescata lo que aún encaje y luego empieza el { -indulto }, o pulsa **{ junk-button-stop }** y te quedas
} con { junk-left }.
junk-status-grace = ▶ { $alone ->
    [yes] { -indulto }: salva lo que comparta palo o valor con la carta de arriba, o pulsa **{ junk-button-stop }** y te quedas
   *[no] Turno de **{ $name }** en el { -indulto }: salva lo que comparta palo o valor con la carta de arriba, o pulsa **{ junk-button-stop }** y te quedas
} con { junk-left }.

junk-left = { $junk ->
    [1] una carta
   *[other] { $junk } cartas
} en la { -chatarra }

junk-did = { $alone ->
    [yes] { $move ->
        [draw] Has robado { $card }.
        [play] Has jugado { $card }.
        [junk] Has echado { $card } a la { -chatarra }.
        [rescue] Has rescatado { $card } de la { -chatarra }.
       *[grace] Has indultado { $card }.
    }
   *[no] { $name } { $move ->
        [draw] robó { $card }.
        [play] jugó { $card }.
        [junk] echó { $card } a la { -chatarra }.
        [rescue] rescató { $card } de la { -chatarra }.
       *[grace] indultó { $card }.
    }
}
junk-did-end = { $left ->
    [0] No queda nada en la { -chatarra }: ¡una partida perfecta!
    [1] Queda 1 carta en la { -chatarra }.
   *[other] Quedan { $left } cartas en la { -chatarra }.
}
junk-rank = { $alone ->
    [yes] {""}
   *[no] { $name }:{" "}
}{ junk-run }
junk-run = { $score ->
    [0] **¡Una partida perfecta!**
    [1] **queda 1**
   *[other] **quedan { $score }**
} · { called-how-often }{ $hints ->
    [0] {""}
    [1] {" "}· 1 pista
   *[other] {" "}· { $hints } pistas
}{ $best ->
    [unknown] {""}
   *[other] {" "}(mejor resultado posible: { $best })
}

## Por qué fue un error

junk-fault-ace-first = { $alone ->
    [yes] Has robado un as: colócalo
   *[no] { $name } robó un as y tiene que colocarlo
} antes de rescatar nada. { $card } sigue en la { -chatarra }.
junk-fault-too-late = { $alone ->
    [yes] Solo puedes
   *[no] { $name } solo puede
} rescatar un as con la mano vacía. { $card } sigue en la { -chatarra }.
junk-fault-does-not-fit = { $alone ->
    [yes] {""}
   *[no] { $name }:{" "}
}{ $card } { $action ->
    [grace] no comparte palo ni valor con { $onto }, así que sigue en la { -chatarra }.
    [rescue] no encaja sobre { $onto }, así que sigue en la { -chatarra }.
   *[play] no encaja sobre { $onto }, así que se queda en { $alone ->
        [yes] tu
       *[no] la
    } mano.
}

## La imagen en palabras

junk-alt-held = En la mano: { $card }.
junk-alt-pile = { $pile ->
    [draw] Mazo
    [play] Pila de juego
    [junk] Chatarra
   *[grace] Pila del { -indulto }
}: { $count ->
    [0] sin cartas.
    [1] una carta{ $top ->
        [none] {""}.
       *[other] , { $top }.
    }
   *[other] { $count } cartas{ $top ->
        [none] {""}.
       *[other] , { $top } arriba.
    }
}
junk-alt-misplay = ¡Juse! La carta era { $card }.

## Negativas de las reglas

refused-holding = Tienes una carta en la mano: juégala o échala a la { -chatarra } primero.
refused-nothing-held = No tienes ninguna carta en la mano: roba una primero.
refused-nothing-to-draw = Ya no queda nada que robar.
refused-no-junk = No hay nada que sacar de la { -chatarra }.
refused-after-grace = Una vez empezado el { -indulto }, ya no puedes rescatar nada.
refused-first-phase = Podrás hacerlo cuando hayas robado y colocado todas las cartas.

## Las reglas, página a página

junk-rules-title-1 = El juego
junk-rules-1 = **Junk · El juego**
    { junk-goal }

    Lo que no encaja en la **pila de juego**, o lo que prefieres guardar para después, va a la **chatarra**.
    • Robas una carta tras otra, y cada una la juegas o la echas a la chatarra. Echarla a la chatarra siempre se puede.
    • Después de **{ junk-button-play-and-draw }** y de **{ junk-button-junk-and-draw }** la carta siguiente la robo yo por ti. Después de **{ junk-button-play }** esa carta espera, para que puedas rescatar algo antes.
    • **{ junk-button-rescue }** lleva la carta de arriba de la chatarra a la pila de juego siempre que encaje, con una carta en la mano o sin ella.
    • De la pila de juego no sale nada nunca, y solo ves las cartas de arriba: recuerda lo que hay debajo.

    Con la opción *{ junk-option-naked }* ves la carta siguiente: es más fácil, y va bien para aprender.

junk-rules-title-2 = Qué encaja
junk-rules-2 = **Junk · Qué encaja en la pila de juego**
    Sobre una pila vacía encaja cualquier cosa. Después, una carta que
    • comparte el **palo** o el **valor** de la carta de arriba,
    • o está **a un paso** en valor y es del otro color. De la K al as no hay paso,
    • o es un **as**. Los ases son comodines: van sobre cualquier carta, y cualquier carta va sobre ellos.

    Un as que robas se coloca enseguida, antes de cualquier rescate. Un as solo se rescata con la mano vacía (con el mazo boca arriba, en cualquier momento).

junk-rules-title-3 = El final
junk-rules-3 = **Junk · El final**
    Cuando has robado y colocado todas las cartas, aún puedes rescatar lo que encaje. Luego viene el **Indulto**: con **{ junk-button-grace }** pones la carta de arriba de la chatarra en una pila aparte. La primera puede ser cualquiera; cada una de las siguientes tiene que compartir palo o valor con la última. Aquí no cuentan los pasos ni los ases comodín. Una vez empezado el Indulto, ya no puedes rescatar.
    Pulsa **{ junk-button-stop }** cuando ya no coincida nada. Si no queda chatarra, la partida termina sola.

    Después, **{ button-replay }** muestra qué jugadas empeoraron tu mejor resultado posible, y cuánto; **{ replay-to-best-line }** juega una de las mejores partidas con las mismas cartas.

junk-rules-title-4 = ¡Juse!
junk-rules-4 = **Junk · ¡Juse!**
    Puedes probarlo todo. Si una carta no encaja, o si un as tenía que ir primero, oyes **¡Juse!**: la carta se queda donde estaba y tu puntuación no cambia, pero la partida deja de ser *limpia*. Una pista tiene el mismo efecto, salvo que solo pudieras hacer una cosa. En la { -partida-del-dia } y en los desafíos no hay pistas.

## La partida del día

junk-board-best = mejor: { $best ->
    [0] no queda nada
    [1] queda 1
   *[other] quedan { $best }
}
junk-board-score = sin salvar
junk-board-strip = chatarra, de principio a fin
junk-scores-line = { $name }: { $score ->
    [1] queda 1
   *[other] quedan { $score }
}{ $clean ->
    [yes] , limpia
   *[no] {""}
}
junk-scores-average = { $name }: { $mean ->
    [1] queda 1
   *[other] quedan { $mean }
} de media, en { $days ->
    [1] un día
   *[other] { $days } días
}, { $clean ->
    [1] 1 limpia
   *[other] { $clean } limpias
}

## ¿Qué puedo hacer?

junk-can-play = **{ junk-button-play-and-draw }**: pon { $card } en la { -pila-de-juego }. La carta siguiente la robo yo por ti. Después de **{ junk-button-play }** esa carta espera, para que puedas rescatar antes.
junk-can-junk = **{ junk-button-junk-and-draw }**: echa { $card } a la { -chatarra }. La carta siguiente la robo yo por ti.
junk-can-draw = **{ junk-button-draw }**: descubre la carta siguiente. { $left ->
    [1] Es la última.
   *[other] Quedan { $left } por robar.
}
junk-can-rescue = **{ junk-button-rescue }**: lleva { $card }, la de arriba de la { -chatarra }, a la { -pila-de-juego }.
junk-can-grace = **{ junk-button-grace }**: lleva { $card }, la de arriba de la { -chatarra }, a la pila del { -indulto }.{ $begun ->
    [yes] {""}
   *[no] {" "}Después ya no puedes rescatar nada.
}
junk-can-stop = **{ junk-button-stop }**: la partida termina con { junk-left }.

junk-matters-fits = Una carta encaja en la { -pila-de-juego } si comparte palo o valor con la de arriba, o si está a un paso en valor y es del otro color (de la K al as no hay paso). Sobre una pila vacía encaja cualquier cosa.
junk-matters-aces = Los ases son comodines: encajan sobre cualquier carta, y cualquier carta encaja sobre ellos.
junk-matters-first = Siempre puedes echar una carta a la { -chatarra }. Si robas un as, colócalo antes de rescatar nada{ $naked ->
    [yes] {""}.
   *[no] ; un as solo se rescata con la mano vacía.
}
junk-matters-wait = Puedes rescatar la carta de arriba de la { -chatarra } siempre que encaje. De la { -pila-de-juego } no sale nada nunca.
junk-matters-grace = En el { -indulto } la primera carta puede ser cualquiera. Cada una de las siguientes tiene que compartir palo o valor con la última: sin pasos ni ases comodín.
junk-matters-no-rescue = Ya no puedes rescatar nada. Cuando ya no coincida nada, para.

junk-right-draw = tienes la mano vacía, y aún quedan cartas.
junk-right-junk = siempre puedes echar una carta a la { -chatarra }.
junk-right-stop = puedes terminar ya, con { junk-left }.
junk-right-grace = { $card } es la primera, y la primera puede ser cualquiera.
junk-right-fits = { $how ->
    [empty] la pila está vacía, así que encaja cualquier cosa.
    [suit] { $card } tiene el palo de { $onto }.
    [rank] { $card } tiene el valor de { $onto }.
    [ace] { $card } es un as, y los ases encajan sobre cualquier carta.
    [on-ace] { $onto } es un as, y cualquier carta encaja sobre un as.
   *[step] { $card } está a un paso de { $onto } y es del otro color.
}
junk-wrong-does-not-fit = { $pile ->
    [grace] { $card } no comparte palo ni valor con { $onto }.
   *[play] { $card } no tiene ni el palo ni el valor de { $onto }, ni está a un paso siendo del otro color.
}
junk-wrong-ace-first = antes de rescatar nada tienes que colocar el as que has robado.
junk-wrong-too-late = un as solo se rescata con la mano vacía.

## Por qué una jugada es la mejor

junk-coach-empty = la { -pila-de-juego } vacía
junk-coach-draw = { $fits ->
    [yes] { $junk } puede esperar en la { -chatarra }: quizá la carta siguiente aproveche mejor { $top }.
   *[no] { $junk } no encaja sobre { $top }, pero quizá sí sobre una de las próximas cartas.
}
junk-coach-draw-first = No hay nada que rescatar.
junk-coach-play-ace = Sobre un as encaja cualquier carta, así que luego { $junk } puede salir de la { -chatarra }.
junk-coach-play-rescue = Así { $junk } encaja sobre { $card } y puede salir de la { -chatarra }.
junk-coach-play = { $card } encaja, y lo que está en la { -pila-de-juego } ya no puede acabar en la { -chatarra }.
junk-coach-junk-ace = Guarda el as: puede volver cuando { $junk ->
    [none] la { -pila-de-juego } lo necesite
   *[other] nada más pueda liberar { $junk }
}.
junk-coach-junk-forced = { $card } no encaja sobre { $top }, así que tiene que esperar en la { -chatarra }.
junk-coach-junk-together = { $card } encaja sobre { $junk }, que está en la { -chatarra }, así que un rescate puede traer otro.
junk-coach-junk-first = La { -pila-de-juego } está vacía, y puede venir una carta mejor para empezarla.
junk-coach-junk-keep = { $card } encaja, pero en lo alto de la { -pila-de-juego } vale más { $top }.
junk-coach-rescue-first = Cuando { $junk } esté en la { -pila-de-juego }, también encajará { $card }.
junk-coach-rescue-both = { $junk } sale de la { -chatarra }, y { $card } también encaja encima.
junk-coach-rescue-last = No queda nada por robar, y una vez empezado el { -indulto } ya no puedes rescatar { $junk }.
junk-coach-rescue = { $junk } encaja ahora sobre { $top }; sobre la carta siguiente, quizá no.
junk-coach-grace-first = La primera carta del { -indulto } puede ser cualquiera, y ningún rescate te dejaría menos cartas.
junk-coach-grace = { $junk } comparte { $how ->
    [suit] palo
   *[rank] valor
} con { $top }, así que es una carta menos.
junk-coach-stop = { $junk } no comparte palo ni valor con { $top }, y ya no puedes rescatar nada.

## Insignias y cómo se ganan

junk-badge-five = socorrista
junk-badge-five-how = cinco rescates seguidos
junk-badge-five-why = Has rescatado cinco cartas seguidas.
junk-badge-nothing = nada de nada
junk-badge-nothing-how = la chatarra, vacía
junk-badge-nothing-why = No te ha quedado nada.

## En la repetición

junk-next-slip = Siguiente pérdida
junk-insight = 🔎 Mejor final aún posible: { junk-insight-best }.
junk-insight-lost = 📉 { $action ->
    [draw] Robar { $card }
    [play] Jugar { $card }
    [junk] Echar { $card } a la { -chatarra }
    [rescue] Rescatar { $card }
    [grace] Indultar { $card }
   *[stop] Parar
} costó { $lost }: tu mejor resultado posible pasó de { $before } a { $best }. Mejor: **{ $better }**.
junk-turning = { $action ->
    [draw] robar { $card }
    [play] jugar { $card }
    [junk] echar { $card } a la { -chatarra }
    [rescue] rescatar { $card }
    [grace] indultar { $card }
   *[stop] parar
} costó { $lost ->
    [1] 1 carta
   *[other] { $lost } cartas
}
junk-insight-best = { $best ->
    [0] no queda nada
    [1] queda 1
   *[other] quedan { $best }
}
junk-insight-loss = { $move } (−{ $lost })
junk-insight-sum = { $moves ->
    [0] 🔎 Ninguna jugada costó nada.
    [1] 📉 Una jugada costó algo: { $losses }.
   *[other] 📉 { $moves } jugadas costaron algo: { $losses }.
}
junk-best-line = ✨ Tus jugadas hasta la primera pérdida, y luego el mejor final. Termina así: { junk-insight-best }.

## La lección

junk-lesson-1 =
    En Junk robas una carta tras otra y llevas todas las que puedas a la **pila de juego**. Las que quedan al final en la **chatarra** son tu puntuación: 0 es perfecto.
    ➡️ Pulsa **{ junk-button-draw }**. (En una partida de verdad, la primera carta la robo yo por ti.)
junk-lesson-2 =
    El 5♥. Sobre una pila de juego vacía encaja cualquier cosa. La carta siguiente la robo yo por ti enseguida.
    ➡️ Pulsa **{ junk-button-play-and-draw }**.
junk-lesson-3 =
    El 9♥ tiene el **palo** del 5♥, así que encaja. También encajaría una carta del mismo **valor**. Solo ves la carta de arriba de cada pila: recuerda lo que hay debajo.
    ➡️ Pulsa **{ junk-button-play-and-draw }**.
junk-lesson-4 =
    El 8♣ no tiene ni el palo ni el valor del 9♥, pero está **a un paso** y es del otro color: negro junto a rojo. Eso encaja.
    ➡️ Pulsa **{ junk-button-play-and-draw }**.
junk-lesson-5 =
    El 2♦ sobre el 8♣: otro palo, otro valor y mucho más que un paso. No encaja, pero nadie te impide probar.
    ➡️ Comete un error a propósito: pulsa **{ junk-button-play-and-draw }**.
junk-lesson-6 =
    Eso es un **¡Juse!** El 2♦ se ha quedado en tu mano, y lo único que pierdes es la partida *limpia*. Lo que no encaja va a la chatarra; y también puede ir lo que prefieras guardar para después.
    ➡️ Pulsa **{ junk-button-junk-and-draw }**.
junk-lesson-7 =
    El 3♣ tiene el palo del 8♣. Pero mira tu chatarra: el 2♦ encajaría sobre el 3♣. Esta vez no robes todavía.
    ➡️ Pulsa **{ junk-button-play }**.
junk-lesson-8 =
    El 2♦ está a un paso del 3♣, y es del otro color. Puedes **rescatar** la carta de arriba de la chatarra siempre que encaje. Con eso la chatarra queda vacía, y cuando no hay nada que rescatar, la carta siguiente la robo yo por ti.
    ➡️ Pulsa **{ junk-button-rescue }**.
junk-lesson-9 =
    Un **as** es un comodín: encaja sobre cualquier carta, y cualquier carta encaja sobre él.
    ➡️ Pulsa **{ junk-button-play-and-draw }**.
junk-lesson-10 =
    He jugado por ti la parte central de la partida: ha sido más de lo mismo. Ya se han robado todas las cartas, y tres están en la chatarra. Ahora viene el **Indulto**, carta a carta desde la de arriba de la chatarra. La primera puede ser cualquiera.
    ➡️ Pulsa **{ junk-button-grace }**.
junk-lesson-11 =
    Cada carta siguiente tiene que compartir palo o valor con la última: aquí no cuentan los pasos ni los ases comodín. Tras el 4♥ viene el 4♠, que tiene el mismo valor.
    ➡️ Pulsa otra vez **{ junk-button-grace }**.
junk-lesson-12 =
    La Q♦ no comparte nada con el 4♠, así que sigue siendo chatarra.
    ➡️ Pulsa **{ junk-button-stop }**.
junk-lesson-end =
    Queda una carta: un buen resultado, aunque no sea una partida limpia.
    ➡️ **{ button-lesson-play }** empieza una partida, igual que **/junk new**. **/junk daily** empieza la que todo el mundo juega hoy, con un solo intento.

## Comandos

command-junk = Junk: un solitario, para ti o como partida del día
command-junk-new = Empieza una partida, solo para ti salvo que la hagas pública
command-junk-new-naked = Ves la carta siguiente del mazo (más fácil)
command-junk-draw = Roba la carta siguiente
command-junk-play = Pon la carta robada en la pila de juego
command-junk-junk = Echa la carta robada a la chatarra
command-junk-rescue = Lleva la carta de arriba de la chatarra a la pila de juego
command-junk-grace = Al final: lleva la carta de arriba de la chatarra a la pila del Indulto
command-junk-stop = Al final: para, y el resto de la chatarra es tu puntuación

## En la primera partida, cuando ocurre por primera vez

junk-new-ace = Un as encaja sobre cualquier carta, y cualquier carta sobre un as. Coloca el as antes de rescatar una carta.
junk-new-junk = Solo puede volver la carta de arriba de la { -chatarra }: **{ junk-button-rescue }** la pone en la { -pila-de-juego } si encaja.
junk-new-rescue = Has rescatado una carta. Si la siguiente de la { -chatarra } también encaja, puedes seguir.
junk-new-end = Ya se han robado todas las cartas. Rescata lo que puedas y luego pulsa **{ junk-button-grace }** para el resto de la { -chatarra }.
junk-new-grace = La primera carta del { -indulto } puede ser cualquiera. Cada una de las siguientes tiene que compartir palo o valor con la última, y ya no puedes rescatar.
junk-new-misplay = Esa carta no encaja, así que se queda donde estaba. Una partida sin errores ni pistas es una partida limpia.

## Boards: is this move a mistake?

junk-board-move = { $move ->
    [play] { $card } va a la { -pila-de-juego }.
    [rescue] { $card } se rescata de la { -chatarra }.
   *[grace] { $card } va a la pila del { -indulto }.
}
