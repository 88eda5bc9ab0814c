### The page of moderators, in English. Every language file defines the same messages and variables.

title = Moderation
nobody = somebody who is gone
reports = Reports
no-reports = Nobody has reported anything.
more-reports = { $count ->
        [one] One more report is shown once these are settled.
       *[other] { $count } more reports are shown once these are settled.
    }
about = About { $name }
reported-by = Reported by { $name }
table = See the table
private-table = a private table
said = What was said before
note = Note for the log
settle = Settled
is-settled = The report about { $name } is settled.
mute = Mute { $name }
unmute = Let { $name } write again
is-mute = { $name } can write in no chat any more.
is-unmute = { $name } can write again.
ban = Ban { $name }
unban = Let { $name } come back
ban-sure = { $name } will not be able to do anything here any more. Ban them?
is-ban = { $name } is banned.
is-unban = { $name } can take part again.
close = Close the table
close-sure = Nobody will be able to play on at this table. Close it?
is-closed = The table is closed.
other-name = Another name for { $name }
rename = Rename
is-renamed = { $name } has another name now.
restrained = Muted and banned
muted = Cannot write in any chat
banned = Cannot take part
deeds = What was done
no-deeds = Nothing yet.
who-runs-it = Whoever runs the server
deed-settled = { $by } settled a report.
deed-banned = { $by } banned { $name }.
deed-unbanned = { $by } let { $name } come back.
deed-muted = { $by } muted { $name }.
deed-unmuted = { $by } let { $name } write again.
deed-renamed = { $by } gave { $name } another name.
deed-closed = { $by } closed a table.
deed-moderator-added = { $by } made { $name } a moderator.
deed-moderator-removed = { $by }: { $name } is no moderator any more.
