### The page of one's account, in English. Every language file defines the same messages and variables.

title = Your games, wherever you are
not-now = Not now
keep = Keep my games
sign-in = Sign in
remove = Remove

## Keeping one's games

keep-title = Keep my games
# $name: what the person calls themselves
keep-about = You are { $name }, and only this browser knows it. Choose one way to come back, and your tables and finished games stay yours on every device. Nobody needs this to play.
kept-title = Your games are kept
kept-about = You are { $name }. By any of these ways you come back, with all your tables and finished games.
passkeys = Passkey
a-passkey = Passkey
keep-by-passkey = Keep my games with a passkey
another-passkey = Add another passkey
passkey-not-used = No passkey was used. You can try again.
kept-by-passkey = Your games are kept: this passkey brings you back.
remove-passkey-sure = Remove this passkey? It will not bring you back any more.
no-passkeys-http = Passkeys need a connection by https. This server is reached by plain http, as in a home network: use a recovery code, or sign in another device with the picture below.
# $port: the port with its colon, or nothing
no-passkeys-address = Passkeys need a name instead of an address: on this computer open http://localhost{ $port }.
no-passkeys-browser = This browser does not know passkeys.
# $day: a date
made-on = made on { $day }
used-on = last used on { $day }
mail = Mail
mail-address = Your mail address
mail-about = We send you a link. The address is for that, and for notices if you want some; nobody sees it.
remove-mail-sure = Remove your mail address? No link will be sent to it any more.
send-link = Send me a link
# $address: a mail address
link-sent = If mail can reach { $address }, a link is on its way. It works once, for 15 minutes; until then no other one is sent.
code = Recovery code
code-about = A code to write down, for the day you have lost everything else.
code-there = You have one. Whoever makes a new one ends the one before.
code-make = Make a recovery code
code-anew = Make a new code
code-title = Your recovery code
code-once = Write it down now: it is shown only this once, and it works once.
code-written-down = I have written it down

## Coming back

have-one = You have kept games before?
have-one-about = Come back to them here.
# $name: the guest of this browser
bring = Take along what { $name } plays here
bring-about = Tables and finished games become your account’s; ratings stay as they are. Otherwise what { $name } plays stays behind.
sign-in-by-passkey = Sign in with a passkey
mail-of-account = Mail address of your account
send-sign-in-link = Send me a link
sign-in-by-code = Sign in with the code
sign-in-by-device = Or open this page on a device where you are signed in, and scan the picture it shows under “Devices”.
# $name: whose account it is
signed-in-as = Welcome back, { $name }.
# $count: tables of the guest
tables-behind = { $count ->
    [one] One table could not come along.
   *[other] { $count } tables could not come along.
 }
link-enter = Sign in here as { $name }?
link-keep = Keep the games of { $name } with your mail address?

## Devices

devices = Devices
another-device = Sign in on another device
device-picture = QR code that signs another device in as you
device-about = Scan this with the other device, or open the link there. It works once, for { $minutes } minutes. Show it to nobody else: it is your account.
device-link = Link for the other device
a-browser = Browser
this-browser = this browser
seen-on = last seen on { $day }
end-session = End
end-others = End all others
session-ended = Ended: it is signed out there.
sign-out = Sign out
sign-out-sure = You have no way to come back yet: your games would be lost to you. Sign out all the same?
signed-out = You are signed out.

## One's data

my-data = Your data
my-data-about = Take all that is kept of you as a file, or let it be erased. Games that others played with you stay, without your name.
export = Save my data
erase = Erase me
erase-sure = { $name } leaves all tables and gives up running games. Account, name, chat and imported games are gone for good.
erase-now = Erase everything
erased = You are erased. Nothing with your name is left.

## Notices

notices = Word when it is my turn
notices-about = For games over days: be told when a table waits for you, also while this page is closed. A notice says what is played and where, and nothing of the game.
notices-kept = Done.
by-push = Notification of a browser
by-mail = Mail, at most one until you have looked
by-webhook = Webhook
add-push = Notify this browser
add-mail = Tell me by mail
no-push = This browser shows notifications of pages by https only; on an iPhone or iPad put this page on the home screen first.
push-not-wanted = Your browser does not allow notifications of this page. You can change that in its settings.
mail-first = For notices by mail, keep your games with a mail address first.
webhook-address = Webhook of Discord, ntfy, Matrix, …
add-webhook = Add
webhook-about = An address of your own that is called, as https://…, discord://… or ntfy://my-topic. Whoever can read there reads your notices.
# $times: how often
not-reached = { $times ->
        [one] could not be reached last time
       *[other] could not be reached { $times } times
    }
test = Try
test-sent = Sent. Did it arrive?
when = When
quiet-hours = Quiet hours
quiet-from = from
quiet-to = to
gather = Not more often than
gather-0 = at every turn
gather-15 = every quarter of an hour
gather-60 = once an hour
gather-240 = every four hours
gather-1440 = once a day
of-tables = Of these tables

## Vacation

vacation = Vacation
# $days: how many in a year
vacation-about = At tables where a move may take a day or more your clock stands still while you are away, the others see it, and nothing is sent to you. You may move all the same. Everybody has { $days } days a year.
vacation-days = Days
vacation-begin = Go on vacation now
# $day: a date
vacation-until = You are on vacation until { $day }.
vacation-end = I am back
vacation-begun = Have a good time! Your slow clocks stand still.
vacation-over = Welcome back! Your clocks run again.
# $days: how many
vacation-left = { $days ->
        [one] One day is left this year. Every day begun counts.
       *[other] { $days } days are left this year. Every day begun counts.
    }

moderator-about = You are a moderator of this server.
to-moderation = To the moderation page
