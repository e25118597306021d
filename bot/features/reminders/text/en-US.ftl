button-remind = Remind me
button-play-daily = Play { $game }
button-remind-here = Remind me here
button-stop-reminding = Stop
reminder = 🔔 { $user ->
    [nobody] { $count ->
        [one] Today's deal is waiting for you:
       *[other] Today's deals are waiting for you:
    }
   *[other] { $user }, { $count ->
        [one] today's deal is waiting for you:
       *[other] today's deals are waiting for you:
    }
}
reminder-game = • **{ $game }**{ $streak ->
    [0] {""}
    [one] {" "}· 🔥 1 day so far
   *[other] {" "}· 🔥 { $streak } days in a row
}
reminder-foot = -# At most one message a day, and none once you've played. **Stop** ends it.
reminder-last = -# You haven't answered three reminders, so this is the last one, unless you press a button or play.
reminder-begun = 🔔 Starting tomorrow I'll DM you around { $time } if you haven't played, once a day at most.
reminder-here = 🔔 Starting tomorrow I'll ping you in this channel around { $time } if you haven't played, once a day at most.
reminder-ended = 🔕 I won't remind you anymore.
reminder-refused = 🔕 Discord didn't let me DM you, so the reminder has ended. Allow DMs and press **{ button-remind }** again, or choose **{ button-remind-here }** there.
refused-no-reminder = You have no reminder. Press **Remind me** under a deal of the day that you've played.
