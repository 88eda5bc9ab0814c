### What the server writes by mail and in notices, in English. Every language file defines the same messages.

# $name: what the account is called; only in letters to an address that was confirmed
mail-sign-in-subject = Your link to Terroir
mail-sign-in = Hello { $name },

    by this link you are back, with your games:

    { $link }

    It works once, for { $minutes } minutes. If you did not ask for it, nothing has to be done.
mail-keep-subject = Keep your games on Terroir
mail-keep = Hello,

    open this link in the browser in which you play, and your games stay yours, wherever you come from:

    { $link }

    It works once, for { $minutes } minutes. If you did not ask for it, nothing has to be done.

## Notices: $count is the number of tables, $games the names of the games

notice-title = { $count ->
        [one] It is your turn
       *[other] It is your turn at { $count } tables
    }
notice-text = { $count ->
        [one] { $games } waits for your move.
       *[other] { $games }: { $count } tables wait for you.
    }
call-title = { $count ->
        [one] Somebody asks you to play
       *[other] You are asked to play at { $count } tables
    }
call-text = { $count ->
        [one] A seat is kept for you: { $games }.
       *[other] Seats are kept for you at { $count } tables: { $games }.
    }
notice-end = No more mail comes until you have looked. How you are told, you choose here: { $link }
notice-test = Word reaches you here.
