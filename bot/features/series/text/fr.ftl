button-series = Trois donnes
button-next-deal = Donne suivante
series-total = { $name } { $total }
series-so-far = 🎴 **{ $deals } donnes** · après { $deal } sur { $deals } : { $each }. { $low ->
    [yes] Le plus petit total gagne.
   *[no] Le plus grand total gagne.
}
series-done = 🎴 **Les trois donnes** : { $each }. 🏆 { $several ->
    [yes] Victoire partagée : { $names } !
   *[no] Victoire sur trois donnes : { $names } !
}
series-cut = 🎴 La donne { $deal } sur { $deals } n’a pas été finie : la série s’arrête ici, sans victoire.{ $done ->
    [0] {""}
   *[other] {" "}Après { $done } sur { $deals } : { $each }.
}
series-off = 🎴 Pour ces donnes, il faut que tout le monde soit là. Pour réessayer, appuie sur **{ button-series }** sous la dernière partie.
refused-series-too-few = Pour une série, trop peu de personnes ont joué cette partie jusqu’au bout. Les ordis ne comptent pas.
refused-series-over = Cette série est finie. Pour en commencer une autre, appuie sur **{ button-series }** sous une partie que tu as finie.
refused-series-dealt = La donne suivante est déjà sur la table : partie { $table }.
help-after-series = • **{ button-series }** : les mêmes personnes à d’autres places, et le total décide.
