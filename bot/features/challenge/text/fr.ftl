button-challenge = Lancer un défi
challenge-title = 🎯 **{ $name } vous met au défi sur cette donne de { $game }{ $several ->
    [yes] , à la même place ({ $player })
   *[no] {""}
}.**
challenge-more = … et { $more ->
    [one] { $more } autre
   *[other] { $more } autres
}
challenge-gave-up = Abandon : { $names }
challenge-watched = 👀 Cartes vues sans jouer : { $names }
challenge-terms = -# { $several ->
    [yes] Tout le monde a les mêmes cartes à la même place. Des ordis prennent toutes les autres, au niveau qu’ils avaient alors (normal là où il y avait des personnes).
   *[no] Tout le monde a les mêmes cartes.
} Un essai par personne, dans les 14 jours : en privé, ou ici à la vue de tout le monde.{ $names ->
    [none] {""}
   *[other] {" "}Déjà au courant des cartes : { $names }. Les autres peuvent jouer.
}
challenge-play = Jouer
challenge-here = Jouer ici
challenge-results = **Les résultats pour cette donne**
challenge-offered = C’est lancé. { challenge-closed }
challenge-stands = Le défi avec cette donne est juste ici : { $link }
    { challenge-closed }
challenge-comes = Le défi apparaîtra ici dès que Discord me laissera le publier. { challenge-closed }
challenge-closed = Pendant 24 heures, personne ne peut montrer ici cette partie ni son film, mais tu peux toujours les regarder en privé.
challenge-withdrawn = Défi retiré. La partie et son film peuvent de nouveau être montrés ici.
button-withdraw = Retirer
challenge-asks = Si tu regardes, tu vois les cartes d’une donne que tu peux encore jouer, et ensuite tu ne pourras plus la jouer. Regarder quand même ?
challenge-watch = Regarder quand même
challenge-seen = Tu as déjà vu cette partie, tu connais donc ses cartes. Tu peux quand même la jouer, et ce sera indiqué à côté de ton résultat.
challenge-anyway = Jouer quand même
refused-challenge-unfinished = Personne n’a fini cette partie : sa donne ne peut donc pas devenir un défi.
refused-challenge-daily = D’autres jouent peut-être encore cette { -donne-du-jour }. Tu pourras en faire un défi { $when } : /table challenge table:{ $table }
refused-challenge-none = Personne n’a fini de partie récemment dans ce salon. Donne le numéro d’une autre avec /table challenge.
refused-challenge-unknown = Il n’y a pas de partie { $table } dont tu puisses faire un défi ici. Donne le numéro d’une partie que tu peux regarder.
refused-challenge-gone = Cette donne n’existe plus et personne ne peut la jouer : sa partie a été effacée, ou elle est trop ancienne.
refused-challenge-not-yours = Seule la personne qui a lancé ce défi peut le retirer.
refused-challenge-over = Ce défi s’est terminé au bout de 14 jours. Pour le relancer, appuie sur **{ button-challenge }** sous sa partie, ou utilise /table challenge.
refused-challenge-full = { $most } personnes ont tenté cette donne, c’est le maximum. Choisis-en une autre.
refused-challenge-played = Tu as déjà tenté cette donne. Les résultats sont dans le message du défi, et /table replay montre ta partie, table { $table }.
refused-challenge-first = Tu as joué cette donne avant tout le monde, tu connais donc ses cartes. Les résultats des autres sont dans le message du défi.
refused-challenge-day-played = Tu as joué cette donne le jour même, tu connais donc ses cartes. Les résultats des autres sont dans le message du défi.
refused-challenge-watched = Tu as regardé cette donne, tu connais donc ses cartes. Les résultats des autres sont dans le message du défi.
refused-challenge-elsewhere = Tu joues déjà cette donne, à la table { $table } dans { $channel }. Continue là-bas.
refused-challenge-finish-first = Tu joues cette donne toi aussi. Finis d’abord ta partie, puis regarde les autres.
refused-challenge-no-public = Cette donne est un défi ouvert : on ne peut pas la montrer ici pendant 24 heures. Tu peux toujours la regarder en privé.
command-table-challenge = Mettre tout le salon au défi de jouer la donne d’une partie finie
command-table-challenge-table = Le numéro de la table (par défaut : la dernière partie finie dans ce salon)
help-after-challenge = • **{ button-challenge }** : d’autres jouent la même donne.
