button-remind = M’envoyer un rappel
button-play-daily = Jouer à { $game }
button-remind-here = Rappel dans ce salon
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
reminder-last = -# Tu as laissé trois rappels sans réponse : c’est le dernier, sauf si tu joues ou appuies sur un bouton.
reminder-begun = 🔔 À partir de demain, je t’écrirai en privé vers { $time } si tu n’as pas joué, une fois par jour au plus.
reminder-here = 🔔 À partir de demain, je te mentionnerai dans ce salon vers { $time } si tu n’as pas joué, une fois par jour au plus.
reminder-ended = 🔕 Je ne t’enverrai plus de rappels.
reminder-refused = 🔕 Discord ne m’a pas laissé t’écrire en privé : le rappel est donc arrêté. Appuie encore sur **{ button-remind }** après avoir autorisé les messages privés, ou pour choisir **{ button-remind-here }**.
refused-no-reminder = Tu n’as pas de rappel. Appuie sur **{ button-remind }** sous une { -donne-du-jour } que tu as jouée.
