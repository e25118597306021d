figures-settings = Settings
my-settings = **Your settings**
my-pings = • { $on ->
    [True] I ping you when it's your turn.
   *[False] I don't ping you when it's your turn.
}
my-in_words = • { $on ->
    [True] **My hand** and your private games are shown as text, without pictures.
   *[False] **My hand** and your private games have pictures.
}
my-everywhere = • { $on ->
    [True] People on all servers see your name in the scores of the deals of the day.
   *[False] Only people on your servers see your name in the scores of the deals of the day.
}
my-hide_ratings = • { $on ->
    [True] Ratings are hidden from you: no rating cards, no numbers in the ranking. Everyone sees the message below a game, so it leaves out your number and its change. Others still find yours in the ranking.
   *[False] You see ratings: on cards, in the ranking, and below a game.
}
my-news = • { $on ->
    [True] The message below a game says what is new about you: a badge, a level, a streak.
   *[False] The message below a game doesn't say what is new about you.
}
button-my-hide_ratings = { $on ->
    [True] Show ratings
   *[False] Hide ratings from me
}
button-my-news = { $on ->
    [True] Hide my news
   *[False] Show my news
}
button-my-pings = { $on ->
    [True] Turn pings off
   *[False] Turn pings on
}
button-my-in_words = { $on ->
    [True] Use pictures
   *[False] Use text only
}
button-my-everywhere = { $on ->
    [True] Hide my name
   *[False] Show my name
}
my-language-which = Your language …
my-language-of-discord = The language of my Discord
my-settings-foot = -# For text instead of pictures in this whole channel: /table words.
button-my-look = Look of the cards
refused-look-of-the-table = “Like the table” works only for your private pictures. Choose colors or a card back for this table.
refused-motion-of-the-table = Only a channel's table has pictures that move. Choose “this channel's table” in the option “for”, or leave out “motion”.
refused-too-many-channels = The list holds at most { $most } channels. Take one off it first.
refused-manager-only = Only people who can manage the server can change these settings.
own-look = **My hand** and your private games: { $colors ->
    [two] two colors
    [four] four colors
   *[table] colors like the table's
}; { $back }{ $emojis ->
    [True] ; card emojis
    [False] ; no card emojis
   *[none] {""}
}.
look-emojis = -# Cards in your messages: A♠ K♥ 7♦ Q♣. Screen readers say the name of a card emoji in English, such as “seven of hearts”.
look-in-words = -# You play in text, without pictures or card emojis. **{ figures-settings }** brings them back.
look-alt = Samples. In two colors: A♠ K♥ 7♦ Q♣, black and red. In four colors: the same with letters, diamonds blue, clubs green. Card backs: bars, a lattice, waves, leaves.
look-which-back = Card backs …
button-look-two = Two colors
button-look-four = Four colors
button-look-table = Like the table
button-look-emojis = { $on ->
    [True] Hide card emojis
   *[False] Show card emojis
}
table-look = This table: { $colors ->
    [two] two colors
   *[four] four colors
}; { $back }; animations { $motion ->
    [on] on
   *[off] off
}.
words-now-me = Done: **My hand** and your private games { $on ->
    [yes] are now shown as text, without pictures. To change what everybody here sees, choose “this channel” in the option “for”.
   *[no] have pictures again.
}
words-now-channel = Done: tables in this channel { $on ->
    [yes] are now shown as text, without pictures, for everybody.
   *[no] have pictures again.
}
refused-words-of-the-channel = Only players at the table here, and people who can manage the server, can choose that for this channel. For yourself alone, choose “only me” in the option “for”.
back-bars = bars on the card backs
back-lattice = a lattice on the card backs
back-waves = waves on the card backs
back-leaves = leaves on the card backs
back-table = card backs like the table's
settings-now = Turn pings are { $pings }. People can open tables in { $channels }.
settings-everywhere = every channel
settings-language = The language here is { $language }. What only you see is in your own language.
settings-language-none = the server's own, or that of whoever opens a table
refused-no-such-language = I don't know the language “{ $language }”. Pick one from the list.
settings-pings-on = on
settings-pings-off = off
command-table-look = Card colors, backs, emojis and animations; without options, samples to choose from
command-table-look-colors = How many colors the suits have
command-table-look-colors-two = two: black and red
command-table-look-colors-four = four: a color and a letter for each suit
command-table-look-colors-table = like the table (for my private pictures)
command-table-look-back = The backs of the cards
command-table-look-back-bars = bars
command-table-look-back-lattice = a lattice
command-table-look-back-waves = waves
command-table-look-back-leaves = leaves
command-table-look-back-table = like the table (for my private pictures)
command-table-look-motion = Animate the pictures at this table
command-table-look-place = For everybody at the table, or only for you (default: the table)
command-table-look-place-table = this channel's table
command-table-look-place-private = my private pictures, wherever I play
command-table-words = Text instead of pictures, for screen readers and slow connections
command-table-words-on = True, the default, for text only; False brings the pictures back
command-table-words-place = For whom (default: only you)
command-table-words-place-me = only me: My hand, private games, lessons and replays
command-table-words-place-channel = this channel: its tables, for everybody
command-table-settings = For server managers: turn pings, language, and where people can open tables
command-table-settings-pings = Ping people when it's their turn
command-table-settings-allow = Allow tables in this channel (the first one you allow closes all others)
command-table-settings-disallow = Take this channel off the list
command-table-settings-everywhere = Allow tables in every channel again
help-more-settings = • **/table me**, then **Settings**: pings, language, text instead of pictures, your name in the scores of all servers.
    • **/table look**: colors, card backs, card emojis. **/table words**: no pictures, for you or for this channel.
command-table-settings-language = The language of tables and lists that everybody here reads
