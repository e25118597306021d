figures-settings = Réglages
my-settings = **Tes réglages**
my-pings = • { $on ->
    [True] Je te mentionne quand c’est ton tour.
   *[False] Je ne te mentionne pas quand c’est ton tour.
}
my-in_words = • { $on ->
    [True] Ta main et tes parties privées s’affichent en texte, sans images.
   *[False] Ta main et tes parties privées ont des images.
}
my-everywhere = • { $on ->
    [True] Sur tous les serveurs, on voit ton nom dans les scores des donnes du jour.
   *[False] On ne voit ton nom dans les scores des donnes du jour que sur tes serveurs.
}
my-hide_ratings = • { $on ->
    [True] Tu ne vois pas les cotes : ni fiches de cote, ni chiffres dans le classement. Tout le monde voit le message sous une partie, il laisse donc de côté ton chiffre et son évolution. Les autres trouvent toujours le tien dans le classement.
   *[False] Tu vois les cotes : sur les fiches, dans le classement et sous une partie.
}
my-news = • { $on ->
    [True] Le message sous une partie annonce tes succès : un badge, un niveau, une série de jours.
   *[False] Le message sous une partie n’annonce pas tes succès.
}
button-my-hide_ratings = { $on ->
    [True] Montrer les cotes
   *[False] Me cacher les cotes
}
button-my-news = { $on ->
    [True] Taire mes succès
   *[False] Annoncer mes succès
}
button-my-pings = { $on ->
    [True] Couper les mentions
   *[False] Activer les mentions
}
button-my-in_words = { $on ->
    [True] Remettre les images
   *[False] Passer en texte
}
button-my-everywhere = { $on ->
    [True] Cacher mon nom
   *[False] Montrer mon nom
}
my-language-which = Ta langue…
my-language-of-discord = La langue de mon Discord
my-settings-foot = -# Pour passer tout ce salon en texte : /table words.
button-my-look = Aspect des cartes
refused-look-of-the-table = « Comme la table » ne vaut que pour tes images privées. Pour la table, choisis des couleurs ou un dos de cartes.
refused-motion-of-the-table = Seules les images de la table d’un salon peuvent être animées. Choisis « la table de ce salon » dans l’option « for », ou n’utilise pas « motion ».
refused-too-many-channels = La liste contient { $most } salons au plus. Enlèves-en un d’abord.
refused-manager-only = Il faut pouvoir gérer le serveur pour changer ces réglages.
own-look = Ta main et tes parties privées : { $colors ->
    [two] deux couleurs
    [four] quatre couleurs
   *[table] couleurs de la table
} ; { $back }{ $emojis ->
    [True] {"\u00A0"}; émojis de cartes
    [False] {"\u00A0"}; sans émojis de cartes
   *[none] {""}
}.
look-emojis = -# Les cartes dans tes messages : A♠ K♥ 7♦ Q♣. Un lecteur d’écran dit le nom d’un émoji de carte en anglais, comme « seven of hearts ».
look-in-words = -# Pour toi, tout s’affiche en texte, sans images ni émojis de cartes. Pour les remettre : **{ figures-settings }**.
look-alt = Exemples. En deux couleurs : A♠ K♥ 7♦ Q♣, noir et rouge. En quatre couleurs : les mêmes, carreau bleu, trèfle vert. Dos des cartes : rayures, treillis, vagues, feuilles.
look-which-back = Dos des cartes…
button-look-two = Deux couleurs
button-look-four = Quatre couleurs
button-look-table = Comme la table
button-look-emojis = { $on ->
    [True] Masquer les émojis
   *[False] Afficher les émojis
}
table-look = Cette table : { $colors ->
    [two] deux couleurs
   *[four] quatre couleurs
} ; { $back } ; { $motion ->
    [on] avec animations
   *[off] sans animations
}.
words-now-me = C’est fait : ta main et tes parties privées { $on ->
    [yes] s’affichent maintenant en texte, sans images. Pour changer ce que tout le monde voit ici, choisis « ce salon » dans l’option « for ».
   *[no] ont de nouveau des images.
}
words-now-channel = C’est fait : les tables de ce salon { $on ->
    [yes] s’affichent maintenant en texte pour tout le monde, sans images.
   *[no] ont de nouveau des images.
}
refused-words-of-the-channel = Il faut jouer à la table ici, ou pouvoir gérer le serveur, pour choisir ça pour ce salon. Rien que pour toi, choisis « rien que moi » dans l’option « for ».
back-bars = dos de cartes à rayures
back-lattice = dos de cartes à treillis
back-waves = dos de cartes à vagues
back-leaves = dos de cartes à feuilles
back-table = dos de cartes de la table
settings-now = Mentionner les gens quand c’est leur tour : { $pings }. On peut ouvrir des tables dans { $channels }.
settings-everywhere = tous les salons
settings-language = Langue pour tout le monde ici : { $language }. Ce que personne d’autre ne voit est dans ta propre langue.
settings-language-none = celle du serveur, ou de la personne qui ouvre une table
refused-no-such-language = Je ne connais pas la langue « { $language } ». Choisis-en une dans la liste.
settings-pings-on = oui
settings-pings-off = non
command-table-look = Couleurs, dos et émojis des cartes, animations ; sans options, des exemples à choisir
command-table-look-colors = Combien de couleurs pour ♠ ♥ ♦ ♣
command-table-look-colors-two = deux : noir et rouge
command-table-look-colors-four = quatre : une couleur pour chaque signe
command-table-look-colors-table = comme la table (pour mes images privées)
command-table-look-back = Le dos des cartes
command-table-look-back-bars = rayures
command-table-look-back-lattice = treillis
command-table-look-back-waves = vagues
command-table-look-back-leaves = feuilles
command-table-look-back-table = comme la table (pour mes images privées)
command-table-look-motion = Animer les images de cette table
command-table-look-place = Pour tout le monde à la table, ou rien que pour toi (par défaut : la table)
command-table-look-place-table = la table de ce salon
command-table-look-place-private = mes images privées, où que je joue
command-table-words = Du texte au lieu d’images, pour lecteurs d’écran et connexions lentes
command-table-words-on = True (par défaut) : du texte seul ; False remet les images
command-table-words-place = Pour qui (par défaut : rien que toi)
command-table-words-place-me = rien que moi : Ma main, parties privées, leçons et parties revues
command-table-words-place-channel = ce salon : ses tables, pour tout le monde
command-table-settings = Gestion du serveur : mentions, langue, et où on peut ouvrir des tables
command-table-settings-pings = Mentionner les gens quand c’est leur tour
command-table-settings-allow = Autoriser les tables dans ce salon (le premier autorisé ferme tous les autres)
command-table-settings-disallow = Enlever ce salon de la liste
command-table-settings-everywhere = Autoriser de nouveau les tables dans tous les salons
help-more-settings = • **/table me**, puis **{ figures-settings }** : mentions, langue, texte au lieu d’images, ton nom dans les scores de tous les serveurs.
    • **/table look** : couleurs, dos et émojis des cartes. **/table words** : du texte sans images, pour toi ou pour ce salon.
command-table-settings-language = La langue des tables et des listes que tout le monde lit ici
