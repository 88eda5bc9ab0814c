"""An identity that stays: how a guest keeps their games, and comes back as the same person anywhere.

There are no passwords. Whoever signs in gets a new token, and the one that their browser had before is no
more. What strangers are answered does not depend on whether there is such an account.
"""

from __future__ import annotations

import asyncio
import base64
import secrets
import time
from hashlib import sha256

from starlette.responses import Response

from terroir.server import mailing
from terroir.server.guard import address_of, named_host
from terroir.server.hosts import Host
from terroir.server.http_people import (
    Account,
    DeviceLink,
    Entering,
    LinkFound,
    MyPasskey,
    MySession,
    NewMail,
    NewPasskey,
    Options,
    PasskeyId,
    Recovery,
    SessionId,
    SignedIn,
    SignIn,
    UseCode,
    UseLink,
    Ways,
)
from terroir.server.http_types import Done, Nothing
from terroir.server.identity import is_secure, new_id, new_token, set_cookie, token_hash, token_of
from terroir.server.letters import say
from terroir.server.logs import fail
from terroir.server.merging import bring_along
from terroir.server.qr import qr_code
from terroir.server.refusal import Refusal, not_let_in
from terroir.server.routes import Ask, Route, json_response
from terroir.server.user_agent import about
from terroir.store.errors import Conflict
from terroir.store.people_rows import Mail, OneTime, Passkey
from terroir.store.rows import Person, Token

LINK_S = 15 * 60
"""How long a link that was sent by mail opens something, and how soon one follows that was not used."""
DEVICE_S = 5 * 60
QUESTION_S = 5 * 60
"""How long somebody may take to find their passkey."""
MOST_PASSKEYS = 20
CODE_BYTES = 15
"""Of a recovery code: 120 bits, which nobody can try out."""


# ---- what I have ----------------------------------------------------------------
async def account(ask: Ask) -> Account:
    """By what I can come back, and where I am signed in."""
    who, kept = ask.person, ask.server.store.accounts
    mail = await kept.mail_of(who.id)
    return Account(
        person=who.id,
        name=who.name,
        passkeys=await passkeys_of(ask),
        mail=mail.address if mail else None,
        recovery=await kept.has_recovery(who.id),
        sessions=await sessions_of(ask),
        moderator=who.moderator_ms is not None,
    )


async def passkeys_of(ask: Ask) -> list[MyPasskey]:
    found = await ask.server.store.accounts.passkeys(ask.person.id)
    return [MyPasskey(one.id, one.name, one.created_ms, one.used_ms) for one in found]


async def sessions_of(ask: Ask) -> list[MySession]:
    here = token_hash(token_of(ask.request.scope) or "")
    found = await ask.server.store.accounts.sessions(ask.person.id)
    return [
        MySession(_session_id(one.hash), one.about, one.created_ms, one.seen_ms, one.hash == here)
        for one in found
    ]


def _session_id(hashed: bytes) -> str:
    """Enough of the hash to tell a session from others of the same person."""
    return hashed.hex()[:24]


# ---- passkeys -------------------------------------------------------------------
async def ask_for_passkey(ask: Ask) -> Options:
    from terroir.server import passkeys  # here: a server begins without it

    have = await ask.server.store.accounts.passkeys(ask.person.id)
    if len(have) >= MOST_PASSKEYS:
        raise Refusal("too-many", f"more than {MOST_PASSKEYS} passkeys")
    question = passkeys.to_make(_relying(ask), ask.person, have)
    await _lay(ask, "passkey", question.challenge, ask.person.id, QUESTION_S)
    return Options(question.options)


async def add_passkey(ask: Ask) -> Response:
    """Whoever was a guest is not any more: their session begins anew."""
    from terroir.server import passkeys

    body: NewPasskey = ask.body
    challenge = passkeys.challenge_of(body.credential)
    await _opened(ask, challenge, "passkey", ask.person.id)
    made = passkeys.made(_relying(ask), body.credential, challenge)
    now_ms, browser = ask.server.clock.now_ms(), about(ask.request.scope)
    try:
        await ask.server.store.accounts.add_passkey(
            Passkey(made.id, ask.person.id, made.data, made.signs, browser, now_ms)
        )
    except Conflict:
        raise not_let_in() from None
    return await _enter(ask, ask.person.id)


async def drop_passkey(ask: Ask) -> Done:
    body: PasskeyId = ask.body
    try:
        await ask.server.store.accounts.drop_passkey(ask.person.id, body.id)
    except Conflict:
        raise Refusal("missing", "no such passkey of yours") from None
    return Done()


async def ways(ask: Ask) -> Ways:
    return Ways(_sends_mail(ask))


async def ask_to_sign_in(ask: Ask) -> Options:
    from terroir.server import passkeys

    _throttle(ask)
    question = passkeys.to_sign_in(_relying(ask))
    await _lay(ask, "passkey", question.challenge, None, QUESTION_S)
    return Options(question.options)


async def sign_in(ask: Ask) -> Response:
    from terroir.server import passkeys

    _throttle(ask)
    body: SignIn = ask.body
    challenge = passkeys.challenge_of(body.credential)
    await _opened(ask, challenge, "passkey", None)
    passkey = await ask.server.store.accounts.passkey(passkeys.id_of(body.credential))
    if passkey is None:
        raise not_let_in()
    signs = passkeys.check(_relying(ask), body.credential, challenge, passkey)
    await ask.server.store.accounts.use_passkey(passkey.id, ask.server.clock.now_ms(), signs)
    return await _enter(ask, passkey.person)


# ---- mail -----------------------------------------------------------------------
async def keep_by_mail(ask: Ask) -> Done:
    """Send a link by which my games stay mine."""
    return await _mail(ask, ask.person.id)


async def sign_in_by_mail(ask: Ask) -> Done:
    """Send a link, if there is an account of this address; whether there is one is not said."""
    return await _mail(ask, None)


async def _mail(ask: Ask, person: str | None) -> Done:
    body: NewMail = ask.body
    if not _sends_mail(ask):
        raise Refusal("forbidden", "this server sends no mail", "refused-no-mail")
    _throttle(ask)
    address = mailing.canonical(body.address)
    # By who asks as well: else strangers use up what the reader of this mail may ask for.
    asked = f"mail {_hashed(f'{ask.address} {address}'.encode()).hex()[:32]}"
    await ask.server.quotas.use("mails", asked, ask.address, ask.server.clock.now_ms())
    # Who is looked up afterwards, so that not even the time of the answer tells anything.
    ask.server.go(_send_link(ask, address, body.language, person))
    return Done()


async def _send_link(ask: Ask, address: str, language: str, asker: str | None) -> None:
    try:
        known = await ask.server.store.accounts.by_mail(address)
        person = await ask.server.store.person(known or asker or "")
        if person is not None:
            token = new_token()
            one = OneTime(
                token_hash(token), "sign-in" if known else "keep", person.id, address, _until(ask, LINK_S)
            )
            if await _may_send(ask, one):
                await _send(ask, one, token, language, person.name)
    except Exception:
        fail("a link could not be sent")


async def _may_send(ask: Ask, one: OneTime) -> bool:
    """Lay what the link opens, unless there were letters enough to this address.

    To the mail of an account the next one leaves when the last link was used or opens nothing any more:
    however many strangers ask, its reader has a link that opens something, and the mailbox is not flooded.
    """
    kept, now_ms = ask.server.store.accounts, ask.server.clock.now_ms()
    if one.kind == "sign-in":
        return await kept.lay_alone(one, now_ms)
    to = f"to {_hashed(one.detail.encode()).hex()[:32]}"
    try:
        await ask.server.quotas.use("letters", to, ask.address, now_ms)
    except Refusal:
        return False
    await kept.lay(one)
    return True


async def _send(ask: Ask, one: OneTime, token: str, language: str, name: str) -> None:
    """Send the letter. To an address that nobody has confirmed it says no name: strangers choose theirs."""
    assert ask.server.mailing is not None
    link = f"{ask.server.settings.url}/account#link={token}"
    subject = say(language, f"mail-{one.kind}-subject")
    text = say(language, f"mail-{one.kind}", name=name, link=link, minutes=LINK_S // 60)
    try:
        await ask.server.mailing.send(one.detail, subject, text, new_id())
    except Exception:
        await ask.server.store.accounts.open(one.hash, ask.server.clock.now_ms())
        raise


async def drop_mail(ask: Ask) -> Done:
    await ask.server.store.accounts.drop_mail(ask.person.id)
    return Done()


async def look_at_link(ask: Ask) -> LinkFound:
    """Whose link it is, so that nobody is signed in as somebody else unawares; nothing is used up."""
    found, person = await _link(ask)
    return LinkFound(found.kind, person.name)  # type: ignore[arg-type]


async def use_link(ask: Ask) -> Response:
    """Come in by a link that came by mail, or that another device of mine has shown."""
    found, person = await _link(ask)
    if found.kind == "keep":
        try:
            mail = Mail(person.id, found.detail, ask.server.clock.now_ms())
            await ask.server.store.accounts.set_mail(mail)
        except Conflict:  # somebody else has kept their games by it meanwhile
            raise not_let_in() from None
    return await _enter(ask, person.id, found.hash)


async def _link(ask: Ask) -> tuple[OneTime, Person]:
    """One that keeps somebody's games works only for them: else who sends it to a stranger shares theirs."""
    _throttle(ask)
    body: UseLink = ask.body
    found = await ask.server.store.accounts.look(token_hash(body.token), ask.server.clock.now_ms())
    person = await ask.server.store.person(found.person or "") if found else None
    if found is None or person is None or found.kind in ("recovery", "passkey"):
        raise not_let_in()
    if found.kind == "keep" and (ask.who is None or ask.who.id != person.id):
        raise Refusal("forbidden", "open it where you asked for it", "refused-keep-elsewhere")
    return found, person


# ---- codes and devices ------------------------------------------------------------
async def new_recovery(ask: Ask) -> Recovery:
    """A code to write down; the one before opens nothing any more."""
    code = _new_code()
    await ask.server.store.accounts.lay(_recovery(code, ask.person.id))
    return Recovery(code)


def _new_code() -> str:
    code = base64.b32encode(secrets.token_bytes(CODE_BYTES)).decode().lower()
    return "-".join(code[at : at + 4] for at in range(0, len(code), 4))


def _recovery(code: str, person: str) -> OneTime:
    return OneTime(_code_hash(code), "recovery", person)


def _code_hash(code: str) -> bytes:
    """However somebody writes it."""
    return token_hash("".join(sign for sign in code.lower() if sign.isalnum()))


async def use_recovery(ask: Ask) -> Response:
    """Who signs in by a code gets a new one: it works once."""
    _throttle(ask)
    body: UseCode = ask.body
    found = await ask.server.store.accounts.look(_code_hash(body.code), ask.server.clock.now_ms())
    if found is None or found.kind != "recovery" or found.person is None:
        raise not_let_in()
    return await _enter(ask, found.person, found.hash, _new_code())


async def new_device(ask: Ask) -> DeviceLink:
    """A link by which another device is me as well, as text and as a picture to point a phone at."""
    token = new_token()
    await _lay(ask, "device", token.encode(), ask.person.id, DEVICE_S)
    # Behind the # it stays in the browser: no server and no log sees it as part of an address.
    link = f"{address_of(ask.request.scope, ask.server.settings)}/account#link={token}"
    return DeviceLink(link, (await asyncio.to_thread(qr_code, link)).decode(), DEVICE_S)


# ---- sessions ---------------------------------------------------------------------
async def end_session(ask: Ask) -> Done:
    """End one of my sessions, or all but this one; sockets end with them."""
    body: SessionId = ask.body
    kept, here = ask.server.store.accounts, token_hash(token_of(ask.request.scope) or "")
    mine = {one.hash for one in await kept.sessions(ask.person.id)}
    ended = {one for one in mine if (one != here if body.id is None else _session_id(one) == body.id)}
    if body.id is not None and not ended:
        raise Refusal("missing", "no such session of yours")
    if body.id is None:
        await kept.end_others(ask.person.id, here)
    for hashed in ended:
        await kept.end(hashed)
        ask.server.end_sockets(hashed)
    ask.server.people.forget(ask.person.id)
    return Done()


async def sign_out(ask: Ask) -> Response:
    """This browser is nobody from now on."""
    hashed = token_hash(token_of(ask.request.scope) or "")
    await ask.server.store.accounts.end(hashed)
    ask.server.people.forget(ask.person.id)
    ask.server.end_sockets(hashed)
    response = json_response(Done())
    response.headers["set-cookie"] = set_cookie("", is_secure(ask.request.scope))
    return response


async def _enter(ask: Ask, person: str, used: bytes | None = None, code: str | None = None) -> Response:
    """This browser is that person from now on, by a token that nobody has seen yet.

    What opens once is used up with that and not before: whoever is cut off on the way comes in by it again.
    """
    found = await ask.server.store.person(person)
    if found is None:
        raise not_let_in()
    behind, body = 0, ask.body
    if isinstance(body, Entering) and body.bring and ask.who is not None and ask.who.id != person:
        behind = await bring_along(ask.server, ask.who, person)
    token, now_ms = new_token(), ask.server.clock.now_ms()
    before = token_of(ask.request.scope)
    old = token_hash(before) if before is not None and ask.who is not None else None
    new = Token(token_hash(token), person, now_ms, about(ask.request.scope), now_ms)
    laid = _recovery(code, person) if code is not None else None
    try:
        await ask.server.store.accounts.sign_in(new, old, used, laid)
    except Conflict:  # it was used a moment before
        raise not_let_in() from None
    if old is not None and ask.who is not None:
        ask.server.people.forget(ask.who.id)
        ask.server.end_sockets(old, "renewed")
    response = json_response(SignedIn(found.id, found.name, code, behind))
    response.headers["set-cookie"] = set_cookie(token, is_secure(ask.request.scope))
    return response


# ---- what opens once ----------------------------------------------------------------
async def _lay(ask: Ask, kind: str, secret: bytes, person: str | None, seconds: int) -> None:
    one = OneTime(_hashed(secret), kind, person, until_ms=_until(ask, seconds))  # type: ignore[arg-type]
    await ask.server.store.accounts.lay(one)


async def _opened(ask: Ask, secret: bytes, kind: str, person: str | None) -> None:
    """It was laid for this, and for this person, and opens nothing a second time; else a Refusal."""
    found = await ask.server.store.accounts.open(_hashed(secret), ask.server.clock.now_ms())
    if found is None or found.kind != kind or found.person != person:
        raise not_let_in()


def _hashed(secret: bytes) -> bytes:
    return sha256(secret).digest()


def _until(ask: Ask, seconds: int) -> int:
    return ask.server.clock.now_ms() + seconds * 1000


def _throttle(ask: Ask) -> None:
    ask.server.limits.check(ask.server.limits.sign_ins, ask.address, time.monotonic())


def _sends_mail(ask: Ask) -> bool:
    return ask.server.mailing is not None


def _relying(ask: Ask) -> Host:
    """Return the host whose passkeys count, with the port of the pages: a proxy may have taken it off."""
    host, own = named_host(ask.request.scope), ask.server.settings.origin
    return Host(host.name, own.port) if own and own.name == host.name and host.port is None else host


AT = "/api/account"
ROUTES = (
    Route("GET", AT, account, Account, "By what I can come back.", "person"),
    Route("POST", f"{AT}/passkey", ask_for_passkey, Options, "Make a passkey.", "person", Nothing, cost=4),
    Route("POST", f"{AT}/passkeys", add_passkey, SignedIn, "Keep my games by it.", "person", NewPasskey,
    cost=5),
    Route("POST", f"{AT}/passkeys/remove", drop_passkey, Done, "Let go of a passkey.", "person", PasskeyId),
    Route("POST", f"{AT}/mail", keep_by_mail, Done, "Keep my games by a link by mail.", "person", NewMail,
    cost=5),
    Route("POST", f"{AT}/mail/remove", drop_mail, Done, "Let go of my mail address.", "person", Nothing),
    Route("POST", f"{AT}/recovery", new_recovery, Recovery, "A code to come back by.", "person", Nothing),
    Route("POST", f"{AT}/device", new_device, DeviceLink, "Be me on another device.", "person", Nothing,
    cost=6),
    Route(
        "POST", f"{AT}/sessions/end", end_session, Done, "End sessions of mine.", "person", SessionId,
        for_banned=True,
    ),
    Route("POST", f"{AT}/sign-out", sign_out, Done, "Be nobody here.", "person", Nothing, for_banned=True,
    cost=3),
    Route("GET", "/api/sign-in", ways, Ways, "How can I sign in?"),
    Route("POST", "/api/sign-in/passkey", ask_to_sign_in, Options, "Ask my passkey.", body=Nothing, cost=3),
    Route("POST", "/api/sign-in", sign_in, SignedIn, "Come back by a passkey.", body=SignIn, cost=5),
    Route("POST", "/api/sign-in/mail", sign_in_by_mail, Done, "Send me a link.", body=NewMail, cost=5),
    Route("POST", "/api/sign-in/link/look", look_at_link, LinkFound, "Whose is this link?", body=UseLink),
    Route("POST", "/api/sign-in/link", use_link, SignedIn, "Come back by a link.", body=UseLink),
    Route("POST", "/api/sign-in/recovery", use_recovery, SignedIn, "Come back by a code.", body=UseCode),
)  # fmt: skip
