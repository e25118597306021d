button-remind = Me le rappeler
button-play-daily = Jouer à { $game }
button-remind-here = Me le rappeler dans ce salon
button-stop-reminding = Stop
reminder = 🔔 { $user ->
    [nobody] { $count ->
        [one] La donne du jour t’attend :
        [many] Les donnes du jour t’attendent :
       *[other] Les donnes du jour t’attendent :
    }
   *[other] { $user }, { $count ->
        [one] la donne du jour t’attend :
        [many] les donnes du jour t’attendent :
       *[other] les donnes du jour t’attendent :
    }
}
reminder-game = • **{ $game }**{ $streak ->
    [0] {""}
    [one] {" "}· 🔥 1 jour pour l’instant
    [many] {" "}· 🔥 { $streak } jours de suite
   *[other] {" "}· 🔥 { $streak } jours de suite
}
reminder-foot = -# Un message par jour au plus, et aucun si tu as déjà joué. **{ button-stop-reminding }** y met fin.
reminder-last = -# Tu n’as pas répondu à trois rappels, alors c’est le dernier, sauf si tu joues ou appuies sur un bouton.
reminder-begun = 🔔 À partir de demain, je t’écris en privé vers { $time } si tu n’as pas joué, une fois par jour au plus.
reminder-here = 🔔 À partir de demain, je te mentionne dans ce salon vers { $time } si tu n’as pas joué, une fois par jour au plus.
reminder-ended = 🔕 Je ne te rappelle plus rien.
reminder-refused = 🔕 Discord ne m’a pas laissé t’écrire en privé, alors le rappel est fini. Autorise les messages privés et appuie encore sur **{ button-remind }**, ou choisis-y **{ button-remind-here }**.
refused-no-reminder = Tu n’as pas de rappel. Appuie sur **{ button-remind }** sous une { -donne-du-jour } que tu as jouée.
