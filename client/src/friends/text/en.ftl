### The page of one's friends, in English. Every language file defines the same messages and variables.

title = Friends
not-now = Not now
go-on = Go on
name-first = Say a name first, so that others know who asks.

# $name: what somebody calls themselves
from-link = { $name } has sent you a link
ask-them = Ask { $name }
was-asked = { $name } has been asked. You are friends as soon as the answer is yes.
friends-now = You and { $name } are friends now.
is-friend = You and { $name } are friends.
wants = { $name } wants to be friends with you.
asking = They want to be friends with you
say-yes = Yes
say-no = No
your-friends = Your friends
part = Remove
find-friends = Find friends
link-about = Send this link to somebody. Whoever opens it can ask you, and you say yes or no.
your-link = Your link
copy = Copy
copied = Copied
their-name = Their name
find = Find
find-about = By name you find people who show that they are here, and people you have played with.
found-nobody = Nobody of this name can be found. Send your link instead.
met = Played with lately
ask = Ask
asked = Not answered yet
take-back = Take back
blocked = Blocked

## Calling to a table

invitations = You are asked to play
# $game: the title of a game
asks-you = { $name } asks you to play { $game }.
come = Go there
do-not-come = No, thanks
call = Ask { $name } to come
is-called = { $name } has been asked
no-friends = There is nobody to ask yet.
