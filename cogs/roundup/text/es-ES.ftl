-apuesta = apuesta
-figura = figura
-carta-numerica = carta numérica

roundup-name = Roundup
roundup-tagline = apuesta por el palo que se cierra el último
roundup-goal = Apuesta por el palo que se cerrará el último y haz que se cumpla: eso da puntos.
roundup-lobby = Cuatro pilas crecen del as al diez, y apuestas por la que se cerrará la última. De { $min } a { $max } personas; lo mejor, 4.
roundup-option-points = puntos para ganar
roundup-option-rounds = rondas como máximo
roundup-option-rounds-0 = sin límite
roundup-option-tie = empate al final
roundup-option-tie-on = se sigue jugando
roundup-option-tie-once = una ronda más

## Botones y listas

roundup-button-pass = Pasar
roundup-button-several = Varias
roundup-button-play = Jugar { $count ->
    [1] { $cards }
    [2] { $cards }
   *[other] { $count } cartas
}
roundup-button-half = Más…
roundup-button-anyway = { $card ->
    [none] { $move ->
        [bid] Apostar igualmente
        [show] Mostrar igualmente
       *[give] Entregar igualmente
    }
   *[other] { $move ->
        [bid] Aun así apostar
        [show] Aun así mostrar
       *[give] No es { roundup-wanted }: dar
    } { $card }
}
roundup-button-pass-card = Pasar: { $card }
roundup-button-down = { $card } en su pila
roundup-button-jack = { $card } contra { $name }
roundup-button-back = Atrás
roundup-list-empty = { $when ->
    [now] Toca antes una figura (J, Q, K)
    [back] Para figuras: pulsa antes { roundup-button-back }
   *[later] Para figuras, en tu turno
}
roundup-list = { $step ->
    [jack] { $card }: ¿quién pierde una carta al azar?
    [whom] { $card }: ¿a quién le pides una carta?
    [number] { $card } contra { $name }: ¿qué pides?
   *[what] { $card }: ¿a quién le pides qué?
}
roundup-list-back = Otra persona

## En las imágenes

roundup-picture-round = Ronda { $number }{ $rounds ->
    [0] {""}
   *[other] /{ $rounds }
}
roundup-picture-to = a { $goal }
roundup-picture-points = { $points ->
    [1] 1 pt
   *[other] { $points } pts
}
roundup-picture-discards = descartes
roundup-picture-closed = cerrada
roundup-picture-order = { $number ->
    [1] 1.ª
    [2] 2.ª
    [3] 3.ª
   *[other] última
}
roundup-picture-just-closed = cerrada: { roundup-picture-order }
roundup-thrill-had-it = ¡sí!
roundup-thrill-had-it-said = ¡{ $name } tenía { $card }!
roundup-thrill-bid-lost = perdida
roundup-thrill-bid-lost-said = { $suit } está cerrado: la { -apuesta } de { $name } ya no vale.
roundup-picture-begins = más baja: empieza
roundup-picture-bid = { -apuesta }
roundup-picture-show = mostrada
roundup-picture-bid-now = A apostar
roundup-picture-show-now = Empate: otra
roundup-picture-left = { $count ->
    [1] queda 1
   *[other] quedan { $count }
}
roundup-picture-first-out = acabó: +1
roundup-picture-total = Total
roundup-picture-gained = +{ $points }
roundup-picture-gained-both = { $bid }+1
roundup-picture-rounds = { $first }–{ $last }
roundup-picture-legend-bid = { -apuesta } acertada
roundup-picture-legend-out = +1: sin cartas antes que nadie
roundup-picture-juse = ¡Juse!
roundup-picture-you = Tú
roundup-picture-asked-bid = Apuesta: elige un número
roundup-picture-asked-show = Empate: muestra un número
roundup-picture-asked-turn = Tu turno
roundup-picture-asked-give = { $number ->
    [0] Entrega una de este palo
    [1] Entrega un as
   *[other] Entrega un { $number }
}
roundup-picture-others-bid = { $count ->
    [1] Falta la { -apuesta } de { $name }
   *[other] Faltan { $count } apuestas
}
roundup-picture-others-show = { $count ->
    [1] Falta la carta de { $name }
   *[other] Faltan { $count } cartas
}
roundup-picture-others-turn = Turno de { $name }
roundup-picture-others-give = Falta la carta de { $name }
roundup-picture-over = La partida ha terminado
roundup-picture-no-hand = Sin cartas en la mano

# Las palabras van antes de los nombres, para que la línea vaya de izquierda a derecha.
roundup-picture-won = ¡Victoria de { $names }!
roundup-picture-played = { $count ->
    [1] 1 ronda
   *[other] { $count } rondas
}
roundup-picture-column-bids = apu.
roundup-picture-column-out = +1
roundup-picture-column-mistakes = err.
roundup-picture-column-points = total
roundup-picture-column-behind = dif.
roundup-picture-behind = −{ $points }
roundup-picture-place = { $place }.º
roundup-picture-story = último en cerrarse
roundup-picture-move = jugada { $move }

roundup-picture-result-bid = { -apuesta }
roundup-picture-result-right = acertada
roundup-picture-result-out = sin cartas
roundup-picture-result-total = puntos
roundup-picture-right = { $count ->
    [0] Ninguna { -apuesta } acertada
    [1] Una { -apuesta } acertada: 3 puntos
    [2] Dos apuestas acertadas: 2 puntos cada una
    [3] Tres apuestas acertadas: 1 punto cada una
   *[other] { $count } apuestas acertadas: demasiadas para dar puntos
}

## El resultado de una ronda

roundup-result-suit = **Ronda { $round }** terminada: { $suit } se ha cerrado el último.
roundup-result-right = { $count ->
    [0] Nadie había apostado por ese palo.
    [1] Solo { $names } había apostado por ese palo: 3 puntos.
    [2] { $names } habían apostado por ese palo: 2 puntos por cabeza.
    [3] { $names } habían apostado por ese palo: 1 punto por cabeza.
   *[other] { $names } habían apostado por ese palo: con más de tres aciertos, nadie recibe puntos.
}
roundup-result-bids = Apuestas: { $bids }.
roundup-result-bid = { $name } { $suit }
roundup-result-out = { $name } se ha quedado sin cartas antes que nadie: 1 punto.
roundup-result-total = { $name } { $points }
roundup-result-totals = Totales: { $totals }.
roundup-own-bid = { $number ->
    [4] Tu { $suit } se ha cerrado el último: { $points ->
        [0] 0 puntos
        [one] 1 punto
       *[other] { $points } puntos
    }
    [1] Tu { $suit } se ha cerrado el primero: sin puntos
    [2] Tu { $suit } se ha cerrado el segundo: sin puntos
   *[other] Tu { $suit } se ha cerrado el tercero: sin puntos
}
roundup-own-right = { $count ->
    [0] Nadie más había apostado por ese palo.
    [one] { $names } también había apostado por ese palo.
   *[other] { $names } también habían apostado por ese palo.
}
roundup-own-last = { $count ->
    [0] { $suit } se ha cerrado el último: nadie había apostado por ese palo.
   *[other] { $suit } se ha cerrado el último, el palo de { $names }.
}
roundup-own-out = Te has quedado sin cartas antes que nadie: +1.
roundup-own-standing = { $how ->
    [ahead] Vas en cabeza con { $own } de { $goal }.
    [level] Vas en cabeza con { $names }: { $own } de { $goal }.
   *[behind] Tienes { $own } de { $goal }. En cabeza con { $most }: { $names }.
}

## Lo que pronostica quien mira

roundup-forecast = **¿Qué palo se cerrará el último en la ronda { $round }?**
roundup-forecast-until = que se cierre la primera pila
roundup-forecast-part = ronda { $number }
roundup-foretold = { $suit } se cerró el último en la ronda { $round }.

## El momento del ¡Juse!

roundup-moment-does-not-fit-what = no encaja
roundup-moment-does-not-fit-why = en su pila
roundup-moment-face-up-first-what = { $move ->
    [down] tiene que esperar
    [pass] Aún no se pasa
   *[other] Esa { -figura }, aún no
}
roundup-moment-face-up-first-why = una carta boca arriba encaja y va primero
roundup-moment-number-first-what = { $move ->
    [bid] Con figuras no se apuesta
    [show] Las figuras no se muestran
   *[other] No se pasa con una { -figura }
}
roundup-moment-number-first-why = { $move ->
    [bid] solo se apuesta con números
   *[other] hay una { -carta-numerica } para { $move ->
        [show] mostrar
       *[other] pasar
    }
}
roundup-moment-wrong-card-what = Esa carta
roundup-moment-wrong-card-why = no era la pedida

## Lo que pasa

roundup-wanted = { $wanted ->
    [number] un número
    [A] un as
   *[other] un { $wanted }
}
roundup-name-and-card = { $name } { $card }
roundup-name-and-points = { $name } +{ $points }
roundup-status-bid = ▶ Ronda { $round }: a apostar, en **{ button-hand }**. { $count ->
    [0] Aún no hay ninguna { -apuesta }.
   *[other] Apuesta hecha: { $placed }. Por apostar: **{ $waiting }**.
}
roundup-status-one-more = ⚔️ ¡Empate a { $score }! Una ronda más para toda la mesa: gana quien vaya en cabeza al acabarla.{ $tie ->
    [once] {" "}¿Sigue el empate? Se comparte la victoria.
   *[on] {""}
}
roundup-status-show = ▶ Empate por la carta más baja: hay que mostrar otra, en **{ button-hand }**. { $count ->
    [0] Por mostrar: **{ $waiting }**.
   *[other] Carta puesta: { $placed }. Por mostrar: **{ $waiting }**.
}
roundup-status-turn = { $who ->
    [computer] ▶ Le toca a **{ $name }**.
   *[person] ▶ Turno de **{ $name }**: abre **{ button-hand }**.
}
roundup-status-settled = ▶ Ya no pueden cambiar los puntos de nadie: la ronda se juega sola hasta el final.
roundup-status-pass = ▶ **{ $name }** no tiene nada que jugar y pasa.
roundup-status-give = ▶ { $asker } le pide a **{ $name }** { roundup-wanted }{ $who ->
    [computer] .
   *[person] : abre **{ button-hand }**.
}

roundup-did-deal = Se repartió la ronda { $round }{ $voids ->
    [0] {""}.
    [1] , tras un reparto que dejó a alguien sin cartas numéricas.
   *[other] , tras { $voids } repartos que dejaron a alguien sin cartas numéricas.
}
roundup-did-turn-up-bid = Las apuestas: { $cards }.
roundup-did-turn-up-show = Mostradas: { $cards }.
roundup-did-tie = { $names } empatan por la carta más baja.
roundup-did-begin = Empieza { $name }.
roundup-did-up = { $name } jugó { $cards } de la mesa.
roundup-did-down = { $name } jugó { $cards } de la mano.
roundup-did-pass = { $how ->
    [free] { $name } pasó.
    [discarded] { $name } pasó y descartó { $card }.
   *[turned] { $name } pasó y descubrió { $card }.
}
roundup-did-face = { $name } jugó { $card } contra { $target }{ $wanted ->
    [any] {""}.
   *[other] {" "}y pidió { roundup-wanted }.
}
roundup-brought-out = { $discarded ->
    [yes] se descarta
   *[no] queda boca arriba
}.
roundup-did-bring-out = { $card } { roundup-brought-out }
roundup-did-give = { $name } entregó { $card }, que { roundup-brought-out }
# Sigue, en la misma línea, a lo que se jugó contra alguien.
roundup-did-miss = { $wanted ->
    [any] No hay cartas en esa mano.
    [A] No hay ningún as en esa mano.
   *[other] No hay ningún { $wanted } en esa mano.
}
roundup-did-close = { $suit } está cerrado.
roundup-did-empty = { $name } se quedó sin cartas antes que nadie.
roundup-did-misplay = **¡Juse!** { $name } deshace su jugada.
roundup-did-round = **Ronda { $round }**: { $suit } se cerró el último. { $count ->
    [0] Nadie suma puntos.
   *[other] { $gained }.
}
roundup-did-win = { $count ->
    [1] ¡{ $names } gana la partida!
   *[other] ¡{ $names } comparten la victoria!
}
roundup-rank = **{ $place }** · { $name }: { $score ->
    [1] 1 punto
   *[other] { $score } puntos
}, { called-how-often }

# Lo que la decidió, tras el nombre de alguien.
roundup-turning = { $how ->
    [won] ganó { $points ->
        [1] 1 punto
       *[other] { $points } puntos
    } con una { -apuesta } por { $suit } en la ronda { $round }
   *[lost] { $points ->
        [1] se le escapó 1 punto
       *[other] se le escaparon { $points } puntos
    } con { $suit } en la ronda { $round }{ $how ->
        [own] {" "}al cerrarlo
       *[lost] {" "}(lo cerró { $closer })
    }
}

## Insignias y cómo se ganan

roundup-badge-alone = apuesta audaz
roundup-badge-alone-how = nadie más con ese palo
roundup-badge-alone-why = Has apostado por el palo correcto, y nadie más.
roundup-badge-twice = doble premio
roundup-badge-twice-how = acierto y sin cartas
roundup-badge-twice-why = Has apostado por el palo correcto y te has quedado sin cartas antes que nadie.

## Cuando una partida termina antes

roundup-hands = Manos: { $hands }.
roundup-held = { $name } ({ $count ->
    [0] sin cartas
   *[other] { $cards }
})

## Por qué fue un error

roundup-fault-face-up-first = { $move ->
    [down] { $name } jugó { $card } de la mano, pero una carta boca arriba encaja y hay que jugarla primero.
    [pass] { $name } quiso pasar, pero una carta boca arriba encaja y hay que jugarla primero.
   *[other] { $name } jugó una { -figura }, pero una carta boca arriba encaja y hay que jugarla primero.
}
roundup-fault-does-not-fit = { $name } jugó { $card }, que no encaja en su pila.
roundup-fault-number-first = { $move ->
    [bid] { $name } apostó con una { -figura }: solo se puede apostar con una { -carta-numerica }.
    [show] { $name } mostró una { -figura } cuando aún tenía una { -carta-numerica } en la mano.
   *[other] { $name } pasó con una { -figura } cuando aún tenía una { -carta-numerica } en la mano.
}
roundup-fault-wrong-card = { $name } entregó una carta que no era la pedida.

## Mi mano

roundup-hand-bid = ▶ Toca una { -carta-numerica } para apostar que su palo se cerrará **el último**. La carta quedará boca arriba.
roundup-hand-hold = { $how ->
    [ace] Tienes **{ $card }**: mientras te lo guardes, { $suit } no puede empezar.
   *[low] Tienes **{ $card }**: mientras te lo guardes, { $suit } no puede cerrarse.
}
roundup-hand-race = -# 🏁 **+1** a quien acabe antes. Tú { $own }, { $name } { $least }
roundup-hand-show = ▶ Tu **{ $card }** empata por la carta más baja: toca otra { -carta-numerica }. Empieza la más baja.
roundup-hand-turn = ▶ Tu turno: toca una carta para jugarla, o **{ roundup-button-pass }**{ $down ->
    [0] , que ahora es gratis.
   *[other] .
}
roundup-hand-signs = -# { $up } boca arriba · { $gone } fuera
roundup-hand-pass = { $numbers ->
    [yes] ▶ Pasar te cuesta una { -carta-numerica }: toca la que quieras poner boca arriba.
   *[no] ▶ Pasar te cuesta una carta: toca la { -figura } que quieras descartar.
}
roundup-hand-several = { $count ->
    [0] ▶ Toca tus cartas boca arriba en el orden en que las juegas.
   *[other] ▶ Has elegido { $cards }. Toca la carta siguiente o pulsa **Jugar**. Toca otra vez una carta elegida para quitarla.
}
roundup-hand-face = ▶ **{ $card }** { $rank ->
    [jack] hace que alguien pierda una carta al azar de su mano: elige quién
    [queen] pide un palo: elige a quién y cuál
   *[king] pide un número: elige a quién y cuál
}, abajo.
roundup-hand-give = ▶ **{ $name }** te pide **{ roundup-wanted }**: toca la carta que entregas.
roundup-hand-placed = Has colocado **{ $card }**. Se descubrirá cuando no falte nadie.
roundup-hand-wait = Ahora no hay nada que hacer.
roundup-hand-over = La partida ha terminado.

## Las imágenes en palabras

roundup-alt-head = Roundup, ronda { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}de { $rounds }
}, a { $goal }.
roundup-alt-waiting = { $what ->
    [bid] Falta la { -apuesta } de { $names }.
    [show] Empate: falta una carta de { $names }.
    [give] Falta una carta de { $names }.
   *[turn] Turno de { $names }.
}
roundup-alt-owed = Se pide: { roundup-wanted }.
roundup-alt-stacks = Pilas: { $tops }.
roundup-alt-no-stack = aún sin { $suit }
roundup-alt-closed = { $card } (cerrada)
roundup-alt-discards = { $count ->
    [0] Ningún descarte.
   *[other] Descartes: { $discards }.
}
roundup-alt-seat = { $name }: { $score ->
    [1] 1 punto
   *[other] { $score } puntos
}, { $bid ->
    [none] {""}
   *[other] { -apuesta } { $bid },{" "}
}{ $down ->
    [0] sin cartas
    [1] 1 carta
   *[other] { $down } cartas
} en la mano{ $placed ->
    [yes] , una ya colocada
   *[no] {""}
}{ $up ->
    [0] {""}
   *[other] ; boca arriba { $cards }
}{ $out ->
    [yes] ; sin cartas antes que nadie.
   *[no] .
}
roundup-alt-round = Ronda { $round }, { $suit } el último: { $points }.
roundup-alt-gained = { $name } { $suit }{ $points ->
    [0] {""}
   *[other] {" "}+{ $points }
}{ $out ->
    [yes] {" "}(sin cartas antes que nadie)
   *[no] {""}
}
roundup-alt-earlier = { $last ->
    [1] Ronda 1
   *[other] Rondas 1–{ $last }
}: { $points }.
roundup-alt-outs = Puntos por quedarse sin cartas antes que nadie: { $outs }.
roundup-alt-closed-last = { $suit } se cerró el último.
roundup-alt-bid = { $name }: { -apuesta } { $card }{ $right ->
    [yes] , palo acertado
   *[no] {""}
}; { $score ->
    [1] 1 punto
   *[other] { $score } puntos
} antes de esta ronda.
roundup-alt-misplay = { $count ->
    [0] ¡Juse! La última jugada fue de { $name }.
   *[other] ¡Juse! { $name } jugó { $cards }.
}
roundup-alt-asked = { $what ->
    [bid] Te toca apostar.
    [show] Empate: te toca mostrar otra carta.
    [give] Te piden { roundup-wanted }.
    [turn] Es tu turno.
   *[nothing] Ahora no hay nada que hacer.
}
roundup-alt-own-down = { $count ->
    [0] Sin cartas en la mano.
   *[other] En la mano: { $cards }.
}
roundup-alt-own-up = { $count ->
    [0] Nada boca arriba.
   *[other] Boca arriba: { $cards }.
}
roundup-alt-own-placed = Colocada: { $card }.

## Negativas

refused-already-placed = Ya has colocado una carta, y ahí se queda.
refused-lies-face-up = { $card } está boca arriba: elige para eso una carta de tu mano.
refused-lies-face-down = { $card } sigue en tu mano: elige para eso cartas boca arriba.
refused-not-your-card = No tienes { $card }.
refused-card-twice = No puedes jugar la misma carta dos veces.
refused-pass-with-a-card = Pasar cuesta una carta de tu mano: elígela en **{ button-hand }** o escríbela.
refused-own-target = Una { -figura } se juega contra otra persona.
refused-something-else-asked = { $asked ->
    [bid] Primero toca apostar: elige una carta en **{ button-hand }** o usa /roundup bid.
    [show] Primero se deshace el empate: elige una carta en **{ button-hand }** o usa /roundup show.
    [give] Primero alguien entrega una carta: en **{ button-hand }** o con /roundup give.
   *[turn] Es tu turno: juega cartas, juega una { -figura } o pasa.
}
refused-not-a-face-card = { $card } no es una jota (J), una reina (Q) ni un rey (K).
refused-suit-needed = Una reina pide un palo: elige también uno.
refused-number-needed = Un rey pide un número: elige también uno, del 1 al 10.
refused-nobody-called = En esta mesa no juega nadie que se llame “{ $name }”.

## Las reglas, página a página

roundup-rules-title-1 = La apuesta
roundup-rules-1 = **Roundup · La apuesta**
    { roundup-goal }

    En cada ronda se reparten todas las cartas, y las tuyas solo las ves tú. Del as al 10 son *cartas numéricas*; J, Q y K son *figuras*. En el centro crecen cuatro **pilas**, una por palo, del as al diez. Una pila con su diez está *cerrada*.
    • Colocas en secreto una carta numérica. Su palo es tu **apuesta**: dices que se cerrará **el último**. Todas las apuestas se descubren a la vez.
    • Tu carta de apuesta queda entonces **boca arriba** en la mesa, delante de ti, a la vista de todo el mundo. El resto es tu **mano**.
    • Empieza la apuesta más baja. Si hay empate, quienes empatan muestran otra carta numérica, y empieza la más baja de esas.

roundup-rules-title-2 = Tu turno
roundup-rules-2 = **Roundup · Tu turno**
    Haces una de estas cosas:
    • **jugar cartas boca arriba** en las pilas, tantas como quieras, una tras otra. Si encaja alguna de tus cartas boca arriba, *tienes* que hacer esto antes que nada;
    • **jugar una carta de tu mano** que encaje. También te la puedes guardar;
    • **jugar una figura** de tu mano contra otra persona;
    • **pasar**. Eso cuesta una carta numérica de tu mano: eliges cuál se pone boca arriba. Si solo tienes figuras en la mano, descartas una. Con la mano vacía, pasar es gratis.

    Luego juega la siguiente persona a tu izquierda que aún tenga cartas.

    Con la mano vacía y nada que encaje, pasas automáticamente. Cuando ya no pueden cambiar los puntos de nadie, la ronda se juega sola hasta el final.

roundup-rules-title-3 = Las figuras
roundup-rules-3 = **Roundup · Las figuras**
    Una figura va siempre a los descartes, y saca una carta de la mano de otra persona:
    • una **jota** (J) saca una carta al azar,
    • una **reina** (Q) saca una carta del palo que digas,
    • un **rey** (K) saca una carta del número que digas, del 1 al 10.

    Si hay varias posibles, elige la otra persona. Una carta numérica que sale queda boca arriba desde entonces; una figura se descarta. Si no tiene ninguna, no pasa nada.

roundup-rules-title-4 = Los puntos
roundup-rules-4 = **Roundup · Los puntos**
    La ronda termina cuando las cuatro pilas están cerradas. Entonces sumas:
    • 3 puntos si solo tú has apostado por el palo que se ha cerrado el último, 2 por cabeza si habéis sido dos, 1 por cabeza si habéis sido tres, y nada si habéis sido más.
    • 1 punto si te has quedado sin ninguna carta antes que nadie en la ronda.

    Cuando alguien tiene 5 puntos (o los que diga la mesa), o acaba la última ronda de la mesa, el total más alto gana la partida. Si hay empate en el total más alto, se juega una ronda más. Si sigue el empate, se comparte la victoria o se sigue jugando, según la mesa.

roundup-rules-title-5 = ¡Juse!
roundup-rules-5 = **Roundup · ¡Juse!**
    La mesa te deja probarlo todo, y canta **¡Juse!** cuando
    • juegas una carta que no encaja: si eran varias, las recuperas todas;
    • una carta boca arriba encaja y haces otra cosa;
    • apuestas, muestras o pasas con una figura cuando tienes una carta numérica;
    • entregas una carta que no era la pedida.

    Las cartas vuelven a su sitio, y sigue siendo tu turno.

## ¿Qué puedo hacer?

roundup-can-bid = Abre **{ button-hand }** y toca la carta de tu { -apuesta }. Una vez colocada, ahí se queda.
roundup-can-show = Abre **{ button-hand }** y toca otra { -carta-numerica } para mostrarla.
roundup-can-give = Te piden { roundup-wanted }: abre **{ button-hand }** y toca la carta que entregas.
roundup-can-placed = Has colocado tu carta, y ahí se queda. Ahora falta el resto de la mesa.
roundup-can-wait = Ahora no hay nada que hacer. **{ button-hand }** muestra tus cartas en cualquier momento.
roundup-can-up = **Jugar una carta boca arriba** (marcada con ↑): abre **{ button-hand }** y tócala. Para más de una, pulsa antes **{ roundup-button-several }**.
roundup-can-down = **Jugar una carta de tu mano**: tócala.
roundup-can-face = **Jugar una jota, reina o rey** contra otra persona: toca la carta y luego elige a quién y qué en la lista.
roundup-can-pass = { $down ->
    [0] **{ roundup-button-pass }**, que ahora es gratis.
   *[other] **{ roundup-button-pass }**: púlsalo y toca la carta que te cuesta.
}

roundup-matters-bid = Solo puedes apostar con una { -carta-numerica }, del as al 10. Dices que su palo se cerrará el último: eso vale 3 puntos si nadie más apuesta por él, 2 si son dos, 1 si son tres. La carta queda luego boca arriba, y empieza la más baja.
roundup-matters-show = Empieza la carta más baja de las mostradas. Tiene que ser una { -carta-numerica }, si tienes alguna.
roundup-matters-give = Tiene que ser lo que te han pedido. Una { -carta-numerica } se pone boca arriba; una { -figura } se descarta.
roundup-matters-owed = Una pila acepta el número siguiente de su palo, del as al diez. Si encaja una carta tuya boca arriba, tienes que jugarla antes que nada.
roundup-matters-hold = Puedes jugar una carta de tu mano que encaje, o guardártela.
roundup-matters-pass = Pasar pone boca arriba una { -carta-numerica } de tu mano; si solo tienes figuras, descartas una.
roundup-matters-face = Una jota saca una carta al azar, una reina una carta de un palo, un rey una carta de un número. Si no hay ninguna, no pasa nada.
roundup-matters-aim = Sumas si el palo de tu { -apuesta } se cierra el último, así que haz avanzar los demás y frena el tuyo. Quien se queda sin cartas antes que nadie suma 1 punto más.

roundup-any-down = una carta de la mano
roundup-any-pass = pasar
roundup-any-face = una jota, reina o rey contra cualquiera
roundup-face-card = { $move ->
    [pass] pasar con una { -figura }
   *[bid] una { -figura }
}
roundup-move-asking = { $card } contra { $name }, pidiendo { roundup-wanted }
roundup-right-up = lo que está boca arriba y encaja se juega antes que nada.
roundup-right-down = puedes jugar cualquier carta de tu mano que encaje, o guardártela.
roundup-right-pass = { $cost ->
    [nothing] con la mano vacía, pasar es gratis.
    [face] no tienes ninguna { -carta-numerica } en la mano, así que puedes pasar con una { -figura }. Se descarta.
   *[number] puedes pasar con cualquier { -carta-numerica } de tu mano. Queda boca arriba.
}
roundup-right-face = no hay ninguna carta boca arriba que vaya primero, así que puedes hacerlo.
roundup-right-bid = con una { -carta-numerica } se puede apostar.
roundup-right-show = una { -carta-numerica } se puede mostrar.
roundup-right-give = es lo que te han pedido.
roundup-wrong-face-up-first = encaja una carta tuya boca arriba, y eso va primero.
roundup-wrong-does-not-fit = eso no encaja ahora en ninguna pila.
roundup-wrong-number-first = { $move ->
    [bid] solo se puede apostar con una { -carta-numerica }.
    [show] tienes una { -carta-numerica } que mostrar.
   *[pass] tienes una { -carta-numerica } con la que pasar.
}
roundup-wrong-wrong-card = no es lo que te han pedido.

## Por qué una jugada es la mejor

roundup-coach-bid = { $count ->
    [0] Apenas tienes con qué frenar un palo, así que confías en que el resto de la mesa cierre { $suit } tarde.
   *[other] Te quedas con { $cards }, y mientras te guardes alguna, { $suit } no puede cerrarse.
}
roundup-coach-up = { $count ->
    [1] Una carta boca arriba que encaja va antes que nada.
   *[other] La primera tienes que jugarla igualmente, y cuantas más juegues a la vez, antes te quedas sin cartas.
}
roundup-coach-down = { $suit } no es tu { -apuesta }: cuanto antes se cierre, mejor para tu { $bid }.
roundup-coach-down-bid = { $count ->
    [0] No te queda otra carta de { $bid } que guardarte, y con una carta menos estás más cerca de quedarte sin cartas.
   *[other] Con una carta menos estás más cerca de quedarte sin cartas, y con { $cards } sigues frenando { $bid }.
}
roundup-coach-free-pass = Ninguna de tus cartas encaja, y con la mano vacía pasar no cuesta nada.
roundup-coach-pass = Así conservas { $cards } en la mano y frenas { $bid }, tu { -apuesta }; { $own ->
    [yes] { $card } queda boca arriba hasta que encaje.
   *[no] { $card } boca arriba solo hace avanzar { $suit }.
}
roundup-coach-pass-face = Solo te quedan figuras, y descartar una no regala nada de tus palos.
roundup-coach-discarded = { $card } solo se descarta, y tus cartas numéricas siguen en tu mano.
roundup-coach-turned-up = { $bid ->
    [yes] { $missing ->
        [0] { $card } es de tu propio palo y hay que jugarla enseguida, pero con cualquier otra regalarías más.
        [1] { $card } es de tu propio palo, pero aún hay que jugar otra carta de { $suit } para que encaje.
       *[other] { $card } es de tu propio palo, pero aún hay que jugar otras { $missing } cartas de { $suit } para que encaje.
    }
   *[no] Boca arriba, { $card } hay que jugarla cuando encaje, y eso solo hace avanzar { $suit }.
}
roundup-coach-face-spent = No te cuesta ninguna { -carta-numerica }: todas siguen en tu mano.
roundup-coach-jack = { $count ->
    [1] Sale la única carta de la mano de { $name }
   *[other] Sale una de las { $count } cartas de la mano de { $name }
}; si es una { -carta-numerica }, habrá que jugarla cuando encaje, y las tuyas siguen en tu mano.
roundup-coach-queen = { $theirs ->
    [yes] { $name } ha apostado por { $suit } y quiere frenarlo: si sale una { -carta-numerica }, habrá que jugarla cuando encaje.
   *[no] Si { $name } se guarda algo de { $suit }, sale una { -carta-numerica } de ese palo y habrá que jugarla cuando encaje.
}
roundup-coach-king = { $count ->
    [0] Si { $name } tiene { roundup-wanted }, sale, y tus propias cartas siguen en tu mano.
   *[other] { $suits } { $count ->
        [1] espera
       *[other] esperan
    } { roundup-wanted }: si { $name } se lo guarda, sale y habrá que jugarlo.
}

## La lección

roundup-lesson-1 =
    En el centro se construyen cuatro pilas, una por palo, del as al diez. Sumas si el palo de tu apuesta se cierra **el último**. Una carta que te guardas frena toda su pila, y tienes el A♦, el 2♦ y el 4♦: ¡apuesta por ♦! Tu carta de apuesta quedará boca arriba, así que elige una alta.
    ➡️ Pulsa **{ button-hand }**, que solo ves tú, y luego el **9♦**.
roundup-lesson-2 =
    Todas las apuestas están boca arriba. Ha empezado { $p1 }, con la carta más baja, y ha jugado el A♥. Tienes el 2♥: juégalo, porque cuanto antes se cierren los otros palos, mejor para tu ♦.
    ➡️ En **{ button-hand }** toca el **2♥**: al tocar una carta, se juega.
roundup-lesson-3 =
    { $p3 } ha jugado un rey contra ti y ha pedido un 5, así que tu 5♥ está ahora boca arriba. De tus cartas solo encaja el A♦, ¡y ese te lo guardas! Así que pasas, y eso te cuesta algo: eliges una carta numérica, que también se pone boca arriba.
    ➡️ En **{ button-hand }** pulsa **{ roundup-button-pass }** y luego el **6♥**.
roundup-lesson-4 =
    { $p1 } ha jugado el 4♥, así que tu 5♥ encaja. Una carta boca arriba que encaja se juega antes que nada. ¿Y si intentas evitarlo?
    ➡️ Comete un error a propósito: en **{ button-hand }** pulsa **{ roundup-button-pass }** y luego el **6♣**.
roundup-lesson-5 =
    Eso es un **¡Juse!** Aquí solo lo lees tú; en una mesa de verdad lo lee todo el mundo. Has recuperado la carta, y sigue siendo tu turno. Así que juega lo que tienes que jugar; el 6♥ puede ir justo después.
    ➡️ ↑ marca tus cartas boca arriba. Pulsa **{ roundup-button-several }**, toca **↑5♥** y **↑6♥**, y pulsa **Jugar 5♥ 6♥**.
roundup-lesson-6 =
    Alguien se guarda el 7♥. Una figura puede sacárselo: una **jota** (J) saca una carta al azar, un **rey** (K) pide un número, una **reina** (Q) un palo. Prueba con { $p2 }.
    ➡️ En **{ button-hand }** toca la **Q♠**. Luego elige **Q♠ contra { $p2 }, pidiendo un ♥** en la lista de abajo.
roundup-lesson-7 =
    ¡Era el 7♥! En cuanto ha estado boca arriba, { $p2 } ha tenido que jugarlo. La ronda sigue así: cada cual frena el palo de su apuesta, y el resto de la mesa le va sacando las cartas de la mano.
    ➡️ Pulsa **{ button-lesson-on }** para ver cómo termina.
roundup-lesson-end =
    ♦ se ha cerrado el último, y nadie más había apostado por él: 3 puntos para ti. { $p1 } se ha quedado sin cartas antes que nadie y suma 1. Ha sido una partida corta, ¡y la has ganado!
    ➡️ Ahora: **/roundup new**, y añade bots si no hay nadie más; lo mejor es jugar cuatro. Con **learning** activado, *{ button-what }* valora cada jugada. **/roundup rules** cuenta el resto.

## Comandos

command-roundup = Roundup: apuesta por el palo que se cierra el último
command-roundup-new-points = Puntos para ganar (por defecto, 5)
command-roundup-new-rounds = Rondas tras las que acaba la partida, sean cuales sean los puntos; 0: sin límite
command-roundup-new-tie = Qué pasa si al final hay empate en cabeza
command-roundup-new-tie-on = se sigue hasta que alguien vaya en cabeza
command-roundup-new-tie-once = una ronda más, y luego se comparte la victoria
command-roundup-bid = Coloca en secreto una carta numérica: su palo es tu apuesta
command-roundup-bid-card = Una de tus cartas, como 7C o 10♥
command-roundup-show = Deshaz un empate: coloca en secreto otra carta numérica
command-roundup-show-card = { command-roundup-bid-card }
command-roundup-up = Juega cartas boca arriba en las pilas
command-roundup-up-cards = Una carta o más, en el orden en que las juegas, como 2♥ 3♥ A♠
command-roundup-down = Juega una carta de tu mano en su pila
command-roundup-down-card = Una carta de tu mano, como 7C o 10♥
command-roundup-pass = Pasa; cuesta una carta de tu mano, si te queda alguna
command-roundup-pass-card = La carta de tu mano que pones boca arriba
command-roundup-face = Juega una jota, reina o rey de tu mano contra alguien
command-roundup-face-card = La figura
command-roundup-face-on = Contra quién la juegas
command-roundup-face-suit = Para una reina
command-roundup-face-suit-Spades = Picas
command-roundup-face-suit-Hearts = Corazones
command-roundup-face-suit-Diamonds = Diamantes
command-roundup-face-suit-Clubs = Tréboles
command-roundup-face-number = Para un rey: del 1 al 10
command-roundup-give = Entrega la carta que pide una reina o un rey
command-roundup-give-card = { command-roundup-down-card }

## En la primera partida, cuando ocurre por primera vez

roundup-new-bids = Juega la carta siguiente de una pila (primero los ases) o una { -figura }, o bien pasa.
roundup-new-face = Una { -figura } saca una carta de la mano de alguien. Boca arriba, hay que jugarla en cuanto encaje.
roundup-new-give = Tienes varias para elegir: entrega la que menos necesites.
roundup-new-pass = Tu carta está ahora boca arriba. Cuando encaje, hay que jugarla primero.
roundup-new-closed = Una pila se cierra con el 10. Su palo ya no puede ser el último, así que las apuestas por él ya no dan nada.
roundup-new-misplay = **¡Juse!** significa que ha habido un error: la carta vuelve a su sitio, y sigue la misma persona.
roundup-review-why = { $how ->
    [bid-suit] { $suit } le va mejor a tu mano
    [bid-higher] Las cartas bajas de tu mano son las que más frenan { $suit }, así que apuesta con una más alta
    [bid-lower] Apostar con una carta más baja de { $suit } te deja una mano mejor
    [gave-away] { $card } hizo avanzar { $suit }, y ese era tu propio palo
    [held-back] { $card } encaja, así que juégala ya
    [wait] { $card } encaja, pero puede esperar
    [one-by-one] Mientras encaje una carta boca arriba, no hace falta que salga nada de tu mano
    [more-at-once] Aquí conviene jugar varias cartas boca arriba a la vez
    [ask] { $card } no te cuesta ninguna { -carta-numerica }
    [spent] { $card } puede quedarse en tu mano
    [other-card] { $card } es mejor carta para esto
   *[plain] He seguido la partida con las dos
}: { $effect }.
roundup-review-effect = { $effect ->
    [own-suit] con **{ $better }**, tu palo se cierra el último en { $often } de 100 { roundup-review-deals }; con **{ $played }**, en { $seldom }
    [first-out] con **{ $better }**, te quedas sin cartas antes que nadie en { $often } de 100 { roundup-review-deals }; con **{ $played }**, en { $seldom }
    [rival] con **{ $better }**, { $name } suma puntos en solo { $often } de 100 { roundup-review-deals }; con **{ $played }**, en { $seldom }
    [exact] aquí puedes deducir todas las cartas ocultas y, con el mejor juego por ambas partes, **{ $better }** te da más que **{ $played }**
   *[none] **{ $better }** te ayuda un poco de muchas maneras
}
roundup-review-deals = { $hidden ->
    [yes] repartos posibles
   *[no] partidas jugadas desde ahí
}
roundup-review-goal = { $effect ->
    [own-suit] { $suit ->
        [none] Haz que el palo de tu apuesta se cierre el último
       *[other] Haz que { $suit } se cierre el último
    }
    [first-out] Quédate sin cartas antes que nadie
    [rival] Que { $name } no sume puntos
   *[none] Suma puntos en esta ronda
}.
roundup-review-brought = { $suit } se cerró el último, y sumaste { $points ->
    [0] cero puntos
    [1] 1 punto
   *[other] { $points } puntos
}.
roundup-why-hard = { $name } repartió las cartas ocultas { $deals ->
        [1] una vez
       *[other] { $deals } veces
    } de modo que encajaran con lo que sabía, y siguió jugando desde cada una de sus mejores jugadas. **{ $move }** le daba un { $worth } % de probabilidad de ganar; { $other }, un { $other_worth } %.
roundup-why-holding = En { $held } de { $deals } repartos, { $target } tenía lo que le pedía.
roundup-why-only = { $name } no vio ninguna otra jugada que mereciera la pena.
roundup-why-relaxed = En un mano a mano, { $name } hace tres de cada cinco jugadas por reglas sencillas, para que tengas una oportunidad. Así salió **{ $move }**.
roundup-why-rule = { $rule ->
    [bid] { $name } apuesta por el palo que su mano puede frenar más tiempo: { $suit }.
    [up] Las cartas boca arriba que encajan se juegan primero. Entre ellas, { $name } deja { $own }, su propio palo, para el final.
    [down] { $card } encaja, y { $name } hace avanzar todos los palos menos el suyo, { $own }.
    [up-rid] Para { $own } ya no puede cambiar nada, así que { $name } juega todas las cartas boca arriba que encajan.
    [down-rid] Para { $own } ya no puede cambiar nada, así que { $name } se deshace de sus cartas, y { $card } encaja.
    [pass] { $name } no tenía nada que quisiera jugar, y frena { $own }, su propio palo. { $card } es la que menos le hace falta.
    [pass-rid] { $name } no tenía nada que encajara. { $card } es la que menos le hace falta.
    [free-pass] { $name } no tiene cartas en la mano, así que pasar no cuesta nada.
    [ask] { $name } esperaba que saliera de la mano de { $target } una carta que le hace falta.
    [ask-leader] { $target } iba en cabeza, así que { $name } fue a por sus cartas.
    [show] { $name } muestra la carta que menos le hace falta: { $card }.
    [give] { $name } entrega la carta que menos le hace falta: { $card }.
    [slip] Según sus propias reglas, { $name } habría jugado otra cosa: fue un despiste.
   *[random] { $name } juega en Fácil: más o menos una de cada tres jugadas es cualquier cosa permitida, y esta fue una de ellas.
}

## Boards: is this move a mistake?

roundup-board-move = { $move ->
    [up] { $name } juega { $cards } de la mesa.
    [down] { $name } juega { $cards } de la mano.
    [pass] { $name } pasa.
   *[face] { $name } juega { $cards } contra { $target }.
}
roundup-board-right = { $move ->
    [up] { $count ->
        [one] { $cards } es la siguiente en su pila.
       *[other] { $cards }: cada una es la siguiente en su pila.
    }
    [down] { $cards } es la siguiente en su pila, y no encaja ninguna carta boca arriba.
    [pass] No encaja ninguna carta boca arriba, así que se puede pasar.
   *[face] No encaja ninguna carta boca arriba, así que vale una { -figura }.
}
