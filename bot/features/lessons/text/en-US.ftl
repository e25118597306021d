welcome-learn = Learn { $game }
lesson-title = **{ $game }** · lesson{ $over ->
    [yes] , the end
   *[no] , step { $step } of { $steps }
}
lesson-step = >>> { $text }
button-lesson-on = Continue
button-lesson-play = Play now
button-lesson-again = Start over
button-lesson-leave = Leave the lesson
lesson-other-misplay = 🤔 Not that one. At a real table you would hear: { $call } Nothing has moved here, so try again.
lesson-other-right = 🙂 That would be right! But this lesson makes the mistake on purpose: do what it says, and see what happens.
lesson-other = 🙂 You can do that at a real table, but this lesson wants something else first. Nothing has moved.
lesson-goes-on = Nothing to choose right now. The lesson continues in its own message.
lesson-left = Come back to the lesson any time: /{ $command } learn continues where you left off.
refused-lesson-changed = This lesson has changed since you started it. Press **Start over**, or use /{ $game } learn.
command-game-learn = A private two-minute lesson: play your first moves
help-first-lessons = **Learn** is a private two-minute lesson.
