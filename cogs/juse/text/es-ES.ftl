-centro = centro
-valor-base = valor base

juse-name = Juse
juse-tagline = caza los errores ajenos
juse-goal = Quédate sin cartas antes que nadie.
juse-lobby = Quédate sin cartas antes que nadie y caza lo que se le escapa al resto: no hay nada oculto. De { $min } a { $max } personas; lo mejor, de 3 a 7.
juse-option-reminders = mostrar { -valor-base }
juse-option-referee = quién canta ¡Juse!
juse-option-referee-bot = el bot
juse-option-referee-table = la mesa
juse-option-wrong_calls = tras una { -falsa-alarma }
juse-option-wrong_calls-turn = esperar un turno
juse-option-wrong_calls-lap = esperar una vuelta

## Botones

juse-button-draw = Robar
juse-button-juse = ¡Juse!
juse-to-centre = Centro
juse-to-own = Tu propia pila
juse-to-seat = A la pila de { $name }

## En la imagen

juse-picture-base = Centro: cada palo empieza con { $rank }
juse-picture-base-short = base: { $rank }
juse-picture-centre = Centro
juse-picture-pile = pila
juse-picture-hand = mano
juse-picture-then = →
juse-picture-juse = ¡Juse!
juse-picture-near = ¡queda 1!
juse-picture-left = { $cards ->
    [1] queda 1
   *[other] quedan { $cards }
}
juse-picture-wins = ¡Gana { $name }!

juse-thrill-row = ¡×{ $cards }!
juse-thrill-row-said = { $name }: ¡{ $cards } cartas en un turno!

juse-moment-does-not-fit = { $card } no encaja ahí
juse-moment-centre-first = { $card } encaja en el centro
juse-moment-nearer-first = { $card } le toca antes a { $better }
juse-moment-playable-elsewhere = { $card } va a la pila de { $better }
juse-moment-drew-early = { $card } encaja en el centro
juse-moment-caught = lo cazó { $name }
juse-moment-stamp = ¡CAZADO!
juse-moment-gives = −{ $cards }
juse-moment-takes = +{ $cards }
juse-moment-wrong-call = ¡Falsa alarma!

juse-ending-centre = gana: última carta al centro
juse-ending-seat = gana: última carta a la pila de { $name }
juse-ending-gave = gana: dio su última carta a { $name }
juse-ending-place = { $place }.º
juse-ending-time = { $minutes ->
    [0] menos de un minuto
    [1] un minuto
   *[other] { $minutes } minutos
}
juse-ending-how = { $how } · { $time }
juse-ending-out = ¡sin cartas!
juse-ending-left = { $cards ->
    [1] queda 1
   *[other] quedan { $cards }
}
juse-ending-caught = { $catches } de { $of }
juse-ending-move = jugada { $move }
juse-ending-clean = sin errores en { $moves } jugadas
juse-ending-best-catch = mejor captura
juse-ending-said = “¡{ $words }!”

## Lo que pasa

juse-status-first = { $who ->
    [computer] ▶ Le toca a **{ $name }**.
   *[person] ▶ Tu turno, **{ $name }**: roba una carta.
}
juse-status-open = { $who ->
    [computer] ▶ Le toca a **{ $name }**.
   *[person] ▶ Tu turno, **{ $name }**: roba, o juega la carta de arriba de tu pila.
}
juse-status-holding = { $who ->
    [computer] ▶ **{ $name }** tiene **{ $card }** en la mano.
   *[person] ▶ Tu turno, **{ $name }**: has robado **{ $card }**. ¿Adónde va?
}

juse-status-near = 🔥 { $name }: ¡solo queda 1 carta!
juse-status-calling = 👀 ¿Ha sido un error { $drew ->
    [yes] que { $name } haya robado
   *[no] la jugada de { $name }
}? Pulsa ahora **{ juse-button-juse }**
juse-status-barred = (Menos { $names }: { -falsa-alarma }.)

juse-did-draw = { $name } robó { $card }.
juse-did-place = { $where ->
    [centre] { $name } jugó { $card } en el centro.
    [own] { $name } puso { $card } en su propia pila.
   *[seat] { $name } jugó { $card } en la pila de { $target }.
}
juse-did-draw-and-place = { $where ->
    [centre] { $name } robó { $card } y la jugó en el centro.
    [own] { $name } robó { $card } y la puso en su propia pila.
   *[seat] { $name } robó { $card } y la jugó en la pila de { $target }.
}
juse-did-misplay = { $called ->
    [yes] ¡{ $caller } lo cazó{ $fast ->
        [unknown] !
       *[other] {" "}en { $fast }!
    }
   *[no] **¡Juse!**
} { $name } recibe { $cards ->
    [1] una carta
   *[other] { $cards } cartas
}.
juse-did-call-wrongly = { $name } cantó **¡Juse!** y fue { -falsa-alarma }.
juse-did-win = { $name } se quedó sin cartas, ¡y gana!
juse-rank = **{ $place }** · { $name }: { $score ->
    [0] sin cartas
    [1] queda una carta
   *[other] quedan { $score } cartas
}, { called-how-often }
juse-best-catch = 🎯 Mejor captura: { $caller } cazó a { $name } ({ $cost ->
    [1] 1 carta
   *[other] { $cost } cartas
})

## Por qué fue un error

juse-fault-does-not-fit = { $where ->
    [centre] { $name } jugó { $card } en el centro, donde no encaja.
   *[seat] { $name } jugó { $card } en la pila de { $target }, donde no encaja.
}
juse-fault-centre-first = { $where ->
    [own] { $name } puso { $card } en su propia pila, pero encaja en el centro, y el centro va primero.
   *[seat] { $name } jugó { $card } en la pila de { $target }, pero encaja en el centro, y el centro va primero.
}
juse-fault-nearer-first = { $name } jugó { $card } en la pila de { $target }, pero también encaja en la de { $better }, a quien le toca antes.
juse-fault-playable-elsewhere = { $name } puso { $card } en su propia pila, pero encaja en la pila de { $better }.
juse-fault-drew-early = { $name } iba a robar, pero { $card }, la de arriba de su propia pila, encaja en el centro.
juse-fault-wrong-call = { $name } cantó **¡Juse!** a { $accused }, pero no había ningún error. { $name } podrá volver a cantar { $lap ->
    [yes] después de su propio turno.
   *[no] en el próximo turno.
}
juse-called-by = ¡{ $name } lo cazó{ $fast ->
    [unknown] !
   *[other] {" "}en { $fast }!
} { $accusation }
juse-penalty = La carta vuelve a su sitio, { $name } recibe { $cards ->
    [1] una carta de castigo
   *[other] una carta de cada rival ({ $cards })
} y su turno termina.

## La imagen en palabras

juse-alt-turn = Turno de { $name }.
juse-alt-held = En la mano: { $card }.
juse-alt-centre = Centro: { $tops }.
juse-alt-no-pile = aún sin { $suit }
juse-alt-base = Cada palo empieza con { $rank }.
juse-alt-seat = { $name }: { $draw } boca abajo, { $discard ->
    [0] aún sin pila.
   *[other] pila de { $discard } con { $top } arriba.
}
juse-alt-catches = { $name } ha cazado { $catches ->
    [1] un error
   *[other] { $catches } errores
} hasta ahora.
juse-alt-misplay = ¡Juse! La carta de { $name } era { $card }.

## Negativas de las reglas

refused-holding = Tienes una carta en la mano: colócala primero.
refused-nothing-held = Roba primero: en tu propia pila solo se pone una carta recién robada.
refused-no-discard-pile = Aún no tienes una pila de la que jugar: roba primero.
refused-bot-calls = En esta mesa el bot canta todos los errores.
refused-nothing-done-yet = Nadie ha jugado todavía, así que no hay nada que cantar.
refused-acted-last = Esa jugada es tuya; solo puede cantarla otra persona.
refused-called-wrongly = Tu último ¡Juse! ha sido una { -falsa-alarma }. Podrás volver a cantar { $lap ->
    [yes] después de tu propio turno.
   *[no] en el próximo turno.
}
refused-own-seat = Esa es tu propia pila: elige “{ juse-to-own }”.

## Las reglas, página a página

juse-rules-title-1 = La mesa
juse-rules-1 = **Juse · La mesa**
    { juse-goal }

    Tienes un **mazo** boca abajo: se reparten todas las cartas menos una. Esa queda boca arriba en el **centro** y empieza la pila de su palo.
    • Su valor es el *valor base*: los otros tres palos también empiezan con ese valor.
    • Las pilas del centro suben por palos, de valor en valor (tras la K sigue el as), hasta tener las trece cartas.
    • Junto a tu mazo crece tu propia **pila**, boca arriba; solo cuenta la carta de arriba.
    • El valor base no se muestra después del primer turno, salvo que la mesa se haya abierto con *mostrar valor base*. ¡Recuérdalo!

juse-rules-title-2 = Tu turno
juse-rules-2 = **Juse · Tu turno**
    Sin ninguna carta en la mano puedes
    • **robar** la carta de arriba de tu mazo, a la vista de todo el mundo. Si el mazo está vacío, se le da la vuelta a tu pila, que pasa a ser el mazo;
    • jugar la carta de arriba de tu pila **en el centro**, si encaja. *Tienes* que hacerlo antes de robar;
    • jugar la carta de arriba de tu pila **en la pila de otra persona**, si su valor es el siguiente al de la carta que hay arriba en esa pila, sea del palo que sea. Esto es opcional.

    Tu turno sigue hasta que una carta robada no encaje en ningún otro sitio y la pongas en tu propia pila.

    Si lo único que puedes hacer es robar, robo yo por ti.

juse-rules-title-3 = Adónde va una carta
juse-rules-3 = **Juse · Adónde va una carta robada**
    Prueba estos sitios por orden y usa el primero donde encaje:
    1. **el centro**: el valor base si su palo aún no tiene pila, o la carta siguiente de su palo;
    2. **la pila de otra persona**, si el valor de tu carta es el siguiente al de la carta de arriba, sea del palo que sea. Si encaja en varias, la de quien juegue antes;
    3. **tu propia pila**, si no encaja en ningún otro sitio. Eso termina tu turno, aunque la carta siga por casualidad a la que tiene debajo.

    Tras la K va el as, y tras el as, el 2.

juse-rules-title-4 = ¡Juse!
juse-rules-4 = **Juse · ¡Juse!**
    Nadie te impide pasar algo por alto. Cuando lo haces, oyes **¡Juse!**: por una carta puesta donde no encaja, por no usar un sitio mejor, o por robar cuando la carta de arriba de tu pila encaja en el centro.
    • La carta vuelve adonde estaba (si has robado antes de tiempo, no se descubre).
    • Cada rival te da la carta de abajo de su mazo, o de su pila si no le queda mazo. No las ves, y van debajo de tu mazo.
    • Tu turno termina.

    Quien se queda sin cartas gana al momento, incluso si la última se le va en un castigo (si son dos, quien la dio primero). El resto se clasifica por las cartas que le quedan.

    Después de la partida, **{ button-replay }** muestra lo que se pasó por alto, lo que costó y lo que nadie cantó.

juse-rules-title-5 = Si canta la mesa
juse-rules-5 = **Juse · Si canta la mesa**
    Darte cuenta de los errores del resto es cosa tuya. (En la { -partida-del-dia }, y en mesas abiertas con *{ juse-option-referee }: { juse-option-referee-bot }*, el bot canta cada error al momento.)
    • El bot sigue cantando una carta que no encaja donde se puso, y un error con la última carta de alguien. Los demás errores se quedan como están si nadie los canta.
    • La última jugada queda marcada. Hasta la siguiente, cualquiera menos quien la hizo puede pulsar **{ juse-button-juse }**, sea de quien sea el turno. La jugada siguiente no cuenta hasta 1,5 segundos después, y un robo, hasta dos segundos después.
    • **¿Había error?** La jugada se deshace y cuesta lo mismo que cualquier ¡Juse! Una carta robada antes de tiempo vuelve arriba, aunque ya se haya visto. Si el turno siguiente ya había empezado, simplemente sigue.
    • **¿Falsa alarma?** Se entera toda la mesa, y no puedes volver a cantar hasta que termine un turno tuyo (o solo hasta el turno siguiente, si la mesa se abrió así).
    • **¿Tarde por muy poco?** Si alguien lo cantó hasta 3 segundos antes que tú, es que tú también lo has visto: eso nunca es una { -falsa-alarma }.
    • Los bots también cantan: los fáciles, la mitad de tus errores; los normales, cuatro de cada cinco; los difíciles, casi todos. Lo que hace otro bot te lo dejan a ti por un momento. En tus tres primeras partidas a solas cantan todo lo que se te pasa.

juse-rules-title-6 = Las caras de siempre
juse-rules-6 = **Juse · Las caras de siempre**
    A los bots se les pasa lo mismo que a la gente: la carta de arriba de su propia pila, las pilas que se parecen y lo que llega al final de un turno largo. También se cuenta que
    • Kumari se embala: tras dos cartas seguidas, casi ni mira;
    • Nimal nunca mira su propia pila;
    • Chamari confunde las pilas que se parecen;
    • Ruwan solo tiene ojos para la pila que acaba de cambiar;
    • Dilani nunca mira al otro lado de la mesa;
    • Asanka se olvida del { -valor-base };
    • Sanduni jura que tras un rey no viene nada;
    • Tharindu vigila a todo el mundo y se olvida del centro.

    ¡A ver si los cazas!

## Insignias y cómo se ganan

juse-badge-sharp = vista de lince
juse-badge-sharp-how = a 5 cartas del final
juse-badge-sharp-why = Has cazado el error de alguien a quien solo le quedaban cinco cartas.
juse-badge-seven = siete de golpe
juse-badge-seven-how = siete cartas en un turno
juse-badge-seven-why = Te has quitado de encima siete cartas en un turno.

## En la repetición

juse-next-slip = Siguiente descuido
juse-turning-called = se le escapó que { $seen }: +{ $cards }{ $slips ->
    [1] {""}
   *[other] {" "}(+{ $took } en total)
}
juse-turning-kept = se quedó una carta, aunque { $seen }
juse-turning-missed = no cantó que { $seen }
juse-turning-unnoticed = se libró, aunque { $seen }
juse-turning-given = recibió { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
} de { $name } en un turno
juse-slip-called = 📉 { $cards ->
    [1] Una carta más
   *[other] { $cards } cartas más
} (de { $before } a { $after }) y { $over ->
    [no] fin del turno.
   *[yes] partida perdida: { $winner } dio su última carta.
}
juse-slip-wrong-call = 📉 No costó ninguna carta, pero { $name } no pudo cantar durante un tiempo.
juse-slip-seen = 👀 { $why } { $caller } lo vio.
juse-slip-unnoticed = 👀 Nadie lo cantó: { $why }
juse-slip-kept = { $name } se quedó esa carta y perdió el resto del turno.
juse-slip-missed = { $names } { $count ->
    [1] perdió la ocasión de dar una carta
   *[other] perdieron la ocasión de dar una carta por cabeza
}.
juse-slips = 👀 { $name }: { $slips }
juse-slips-none = ningún descuido
juse-slips-called = { $count ->
    [1] 1 error cantado
   *[other] { $count } errores cantados
} (+{ $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
}, { $count ->
    [1] 1 turno interrumpido
   *[other] { $count } turnos interrumpidos
})
juse-slips-unnoticed = { $count ->
    [1] 1 error
   *[other] { $count } errores
} que nadie cantó{ $kept ->
    [0] {""}
    [1] {" "}(1 carta conservada)
   *[other] {" "}({ $kept } cartas conservadas)
}
juse-slips-missed = { $count ->
    [1] 1 ocasión de cantar perdida
   *[other] { $count } ocasiones de cantar perdidas
} ({ $count ->
    [1] 1 carta
   *[other] { $count } cartas
} sin dar)
juse-slips-wrong = { $count ->
    [1] 1 { -falsa-alarma }
   *[other] { $count } falsas alarmas
}

## ¿Qué puedo hacer?

juse-can-wait = Observa: no hay nada oculto, y aquello en lo que te fijes ahora te ayudará después.
juse-can-draw = **{ juse-button-draw }**: { $left ->
    [0] se te ha acabado el mazo, así que primero se le da la vuelta a tu pila. Luego descubres la carta de arriba, a la vista de todo el mundo.
   *[other] descubre la carta de arriba de tu mazo, a la vista de todo el mundo.
}
juse-can-play = También puedes poner { $card }, la carta de arriba de tu pila, en el centro o en la pila de otra persona (pulsa un nombre).
juse-can-place = Pon { $card } en el centro, o pulsa el nombre de la persona a cuya pila va. Con tu propio nombre va a tu propia pila.
juse-can-call = **{ juse-button-juse }**: dices que a { $name } se le acaba de escapar algo. Si es una { -falsa-alarma }, tendrás que esperar antes de volver a cantar.

juse-matters-centre = El centro acepta la carta siguiente de cada palo; tras la K va el as. Un palo aún sin pila empieza con el valor base.
juse-matters-owed = Si la carta de arriba de tu pila encaja en el centro, va allí antes de que robes.
juse-matters-free = La pila de otra persona acepta el valor siguiente, de cualquier palo. Jugar desde tu propia pila es opcional.
juse-matters-others = Si no encaja en el centro, mira las demás pilas: aceptan el valor siguiente, de cualquier palo. Si encaja en varias, va a la de quien juegue antes.
juse-matters-own = A tu propia pila solo va lo que no encaja en ningún otro sitio, y eso termina tu turno.
juse-matters-base = El valor base es { $rank }.
juse-matters-remember = El valor base ya no se muestra. ¿Lo recuerdas?

juse-right-draw = { $first ->
    [yes] no tienes una pila propia de la que jugar.
   *[no] la carta de arriba de tu pila no encaja en el centro.
}
juse-right-centre = { $below ->
    [none] { $card } empieza la pila de { $suit }.
   *[other] { $card } va después de { $below }.
}
juse-right-seat = { $owed ->
    [yes] { $card } va después de { $below }, y no hay un sitio mejor.
   *[no] { $card } va después de { $below }. Esto es opcional.
}
juse-right-own = { $card } no encaja en ningún otro sitio. Termina tu turno.
juse-wrong-does-not-fit = { $card } no encaja ahí.
juse-wrong-centre-first = { $card } encaja en el centro, que va primero.
juse-wrong-nearer-first = { $card } también encaja en la pila de { $better }, a quien le toca antes.
juse-wrong-playable-elsewhere = { $card } encaja en la pila de { $better }.
juse-wrong-drew-early = { $card }, en tu propia pila, encaja en el centro, que va primero.

juse-best-only-draw = No tienes una pila propia de la que jugar.
juse-best-draw = { $card } no puede ir a ningún sitio desde tu pila, así que mira qué viene.
juse-best-own = { $card } no encaja en el centro ni en ninguna otra pila, así que con ella termina tu turno.
juse-best-last = { $card } es tu última carta: juégala y ganas.
juse-best-centre = { $below ->
    [none] { $card } empieza la pila de { $suit } en el centro
   *[other] { $card } sigue a { $below } en el centro
}, y { $owed ->
    [yes] tiene que ir ahí antes de que robes.
   *[no] el centro va antes que cualquier otro sitio.
}
juse-best-give = { $card } sigue a { $below }: no hace falta que la juegues, pero es una carta menos{ $empties ->
    [yes] , y nadie puede jugar nada sobre una pila vacía.
   *[no] {" "}y tu turno sigue.
}
juse-best-seat = { $card } no encaja en el centro, y la única pila que la acepta es la de { $name }, tras { $below }.
juse-best-nearest = { $card } encaja en más de una pila (también: { $others }), pero a { $name } le toca antes.
juse-best-call = { $drew ->
    [yes] { $name } ha robado cuando la carta de arriba de su propia pila encajaba en el centro.
   *[no] A { $name } se le ha escapado un sitio mejor para { $card }.
}

## La lección

juse-lesson-1 =
    ¡Te doy la bienvenida a Juse! Ganas si te quedas sin cartas antes que nadie. El 7♥ del centro empieza la pila de ♥, así que los otros palos también empezarán con un **7**. Recuérdalo: después de este turno ya no se muestra.
    ➡️ Tus cartas están boca abajo. Pulsa **{ juse-button-draw }** para descubrir la primera. (En una mesa de verdad, la primera la robo yo por ti.)
juse-lesson-2 =
    Todo el mundo ve tu Q♠. El centro acepta ahora el 8♥ u otro 7, y nadie tiene todavía una pila boca arriba. Así que esta carta va a tu propia pila, y eso termina tu turno. Cada pila tiene un botón con un nombre.
    ➡️ Pulsa **{ $p0 }**, tu propio nombre.
juse-lesson-3 =
    { $p1 } y { $p2 } han tenido un turno como el tuyo, así que ahora todo el mundo tiene una pila.
    ➡️ Pulsa **{ juse-button-draw }**.
juse-lesson-4 =
    El 8♥ va después del 7♥, en su palo: encaja en **el centro**, y el centro va antes que todo lo demás.
    ➡️ Pulsa **{ juse-to-centre }**.
juse-lesson-5 =
    Una carta menos, y tu turno sigue. En esta lección robo por ti la siguiente: es la J♦. No encaja en el centro. Pero en **las pilas del resto** vale cualquier palo, siempre que sea el valor siguiente, y { $p2 } muestra el 10♣.
    ➡️ Pulsa **{ $p2 }**.
juse-lesson-6 =
    Mira tu propia pila: la Q♠ va después de esa J♦. Jugar de tu pila a otra es opcional, pero es una carta menos.
    ➡️ Pulsa otra vez **{ $p2 }**.
juse-lesson-7 =
    La carta siguiente es el 7♣, y todavía no hay pila de ♣. ¿Con qué valor empiezan las pilas del centro? La mesa ya no te lo dice.
    ➡️ Lo recuerdas, ¿verdad? Pulsa **{ juse-to-centre }**.
juse-lesson-8 =
    El 9♥ va sobre el 8♥, claro. Pero nadie te impide pasarlo por alto. ¿Y si lo haces?
    ➡️ Comete un error a propósito: pulsa **{ $p0 }**.
juse-lesson-9 =
    { $p1 } lo ha visto: eso es un **¡Juse!** Aquí solo lo lees tú; en una mesa de verdad lo lee todo el mundo. El 9♥ vuelve a estar arriba de tu mazo, cada rival te ha colado una carta y tu turno se ha acabado. De eso va el juego: de fijarse.
    ➡️ Pulsa **{ button-lesson-on }** para que jueguen { $p1 } y { $p2 }.
juse-lesson-10 =
    Nadie ha podido aprovechar nada. Sabes qué hay arriba de tu mazo, ¿verdad?
    ➡️ Pulsa **{ juse-button-draw }**.
juse-lesson-11 =
    Otra vez el 9♥: una segunda oportunidad.
    ➡️ Ponlo donde va.
juse-lesson-12 =
    Has robado el 2♠, que no encaja en ningún sitio. Luego { $p1 } ha robado el 10♥ y lo ha puesto en su propia pila. Pero mira el centro: ¡el 10♥ va justo después de tu 9♥! Nadie se ha dado cuenta todavía. Quien lo vea primero puede cantarlo, sea de quien sea el turno.
    ➡️ ¡Rápido! Pulsa **{ juse-button-juse }**
juse-lesson-end =
    ¡Error cazado! { $p1 } recupera el 10♥ y recibe una carta de cada rival. Cazar errores es la mitad del juego. Fíjate en dos cosas más, porque nadie te avisa:
    • Antes de robar, mira la carta de arriba de **tu propia pila**: si encaja en el centro, va allí primero.
    • Si una carta encaja en varias pilas, va a la de la persona **a la que le toca antes**.
    ➡️ **{ button-lesson-play }** abre una mesa con un { -bot }, donde *{ button-what }* valora cada jugada. Con más gente: **/juse new**. **/juse rules** lo explica todo, página a página.

## Comandos

command-juse = Juse: un solitario de dos a ocho personas, donde se cazan los errores ajenos
command-juse-new-reminders = Muestra siempre el valor con el que empiezan las pilas del centro (más fácil)
command-juse-new-referee = Quién canta ¡Juse! ante un error que se pasa por alto fácilmente
command-juse-new-referee-bot = el bot
command-juse-new-referee-table = la mesa
command-juse-new-wrong_calls = Si canta la mesa: cuánto tiempo no puedes cantar tras una falsa alarma
command-juse-new-wrong_calls-turn = hasta el próximo turno
command-juse-new-wrong_calls-lap = hasta que termine un turno tuyo
command-juse-draw = Roba la carta de arriba de tu mazo
command-juse-play = Pon la carta que tienes en la mano, o la de arriba de tu pila, en algún sitio
command-juse-play-to = El centro, tu propia pila o la pila de otra persona
command-juse-call = Canta ¡Juse! por la última jugada, si canta la mesa (mira las reglas)

## En la primera partida, cuando ocurre por primera vez

juse-new-base = Cada palo empieza con el valor base, que desde ahora no se muestra. ¡Recuérdalo!
juse-new-given = Alguien ha jugado una carta en tu pila, así que tienes una más que soltar.
juse-new-center = Las pilas del centro crecen por palos, de valor en valor, y tras la K va el as.
juse-new-misplay = **¡Juse!**: alguien ha cometido un error. La carta vuelve a su sitio, cada rival le da una carta y su turno termina.
juse-new-turned-over = Cuando un mazo se vacía, se le da la vuelta a la pila, que pasa a ser el nuevo mazo.

## Boards: is this move a mistake?

juse-board-move = { $where ->
    [draw] { $name } roba una carta.
    [centre] { $name } juega { $card } en el centro.
    [own] { $name } pone { $card } en su propia pila.
   *[seat] { $name } juega { $card } en la pila de { $target }.
}
juse-board-right = { $where ->
    [draw] { $card } no encaja en el centro, así que se puede robar.
    [centre] { $below ->
        [none] { $card } empieza la pila de su palo.
       *[other] { $card } va después de { $below }.
    }
    [own] { $card } no encaja en ningún otro sitio.
   *[seat] { $card } va después de { $below }, y no hay un sitio mejor.
}

## What those who watch predict

juse-forecast = **¿Quién tendrá menos cartas después de la vuelta { $round }?**
juse-forecast-until = que pase la mitad de la vuelta
juse-forecast-part = vuelta { $number }
juse-foretold = { $names ->
    [nobody] Después de la vuelta { $number } todo el mundo tenía el mismo número de cartas.
   *[other] Menos cartas después de la vuelta { $number }: { $names }.
}
