"""An identity that stays: passkeys, links, codes; nothing else lets in, and nobody learns who is here."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import apsw
import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from terroir.core.registry import games
from terroir.store.rows import SCHEMA
from tests.server.authenticator import Authenticator
from tests.server.conftest import Serve, Served
from tests.server.people import Guest
from tests.server.receivers import PostOffice
from tests.waiting import PATIENCE, wait_for

GAME = games()[0]
MAIL = "zsuzsanna@example.org"


@pytest.fixture(scope="module")
def mail_host() -> Iterator[PostOffice]:
    with PostOffice().open() as office:
        yield office


@pytest.fixture
def post_office(mail_host: PostOffice) -> PostOffice:
    """Nothing has come yet."""
    mail_host.letters.clear()
    return mail_host


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("accounts")


@pytest.fixture(scope="module")
def localhost(folder: Path, mail_host: PostOffice) -> Iterator[Served]:
    """A server by the one name at which plain http knows passkeys, which sends mail."""
    server = Served(f"sqlite:///{folder / 'terroir.db'}", "--rate", "1000", *mail_host.options)
    server.address = server.address.replace("127.0.0.1", "localhost")
    yield server
    server.stop()
    assert not [line for line in server.log if '"level":"error"' in line]


def kept(guest: Guest) -> Authenticator:
    """A passkey by which this guest keeps their games."""
    made = Authenticator(guest.origin)
    options = guest.post("/api/account/passkey")["options"]
    guest.post("/api/account/passkeys", {"credential": made.make(options)})
    return made


def signed(guest: Guest, key: Authenticator, status: int = 200, **more: Any) -> Any:
    options = guest.post("/api/sign-in/passkey")["options"] | more
    return guest.post("/api/sign-in", {"credential": key.sign(options)}, status)


def token(link: str) -> dict[str, str]:
    return {"token": link.partition("#link=")[2]}


def test_a_guest_keeps_their_games_and_comes_back_by_a_passkey(localhost: Served) -> None:
    anna = localhost.guest("Anna")
    table, before = anna.table(GAME), anna.cookie
    key, second = kept(anna), kept(anna)
    assert anna.cookie != before and localhost.guest().http.get("/api/me").json()["person"] is None
    elsewhere = localhost.guest()
    assert signed(elsewhere, key) == {"person": anna.id, "name": "Anna", "code": None, "behind": 0}
    assert [one["id"] for one in elsewhere.get("/api/tables?mine=yes")["tables"]] == [table]
    account = elsewhere.get("/api/account")
    assert len(account["passkeys"]) == 2 and len(account["sessions"]) == 2
    assert [one["here"] for one in account["sessions"]].count(True) == 1
    used = next(one for one in account["passkeys"] if one["used_ms"])
    elsewhere.post("/api/account/passkeys/remove", {"id": used["id"]})
    signed(localhost.guest(), key, 403)
    assert signed(localhost.guest(), second)["person"] == anna.id


def test_every_sign_in_begins_a_new_session_and_ends_the_one_before(localhost: Served) -> None:
    """Session fixation: a token that somebody knew before opens nothing afterwards."""
    anna = localhost.guest("Anna")
    key = kept(anna)
    victim = localhost.guest("Guest")
    planted = victim.cookie.partition("=")[2]
    signed(victim, key)
    assert victim.cookie.partition("=")[2] != planted
    attacker = localhost.guest()
    attacker.http.cookies.set("terroir", planted)
    assert attacker.get("/api/me")["person"] is None


def test_a_question_counts_once_and_for_this_host_and_this_key(localhost: Served) -> None:
    anna, bert = localhost.guest("Anna"), localhost.guest("Bert")
    key, other = kept(anna), kept(bert)
    options = localhost.guest().post("/api/sign-in/passkey")["options"]
    assert "allowCredentials" not in options, "which passkeys there are is told to nobody"
    credential = key.sign(options)
    assert localhost.guest().post("/api/sign-in", {"credential": credential})["person"] == anna.id
    refused = [localhost.guest().post("/api/sign-in", {"credential": credential}, 403)]
    refused.append(signed(localhost.guest(), key, 403, challenge="A" * 43))
    for wrong in ("origin", "host"):
        right = getattr(key, wrong)
        setattr(key, wrong, "http://evil.localhost")
        refused.append(signed(localhost.guest(), key, 403))
        setattr(key, wrong, right)
    key.signs = 0  # a copy of the key that has signed less often
    refused.append(signed(localhost.guest(), key, 403))
    key.id, right_id = other.id, key.id  # somebody else's key by its name
    key.signs = 50
    refused.append(signed(localhost.guest(), key, 403))
    key.id = b"nobody knows it!"
    refused.append(signed(localhost.guest(), key, 403))
    for nonsense in ({}, {"response": 3}, {"id": "x", "rawId": "x", "response": {"clientDataJSON": "x"}}):
        refused.append(localhost.guest().post("/api/sign-in", {"credential": nonsense}, 403))
    assert all(one == refused[0] for one in refused), "why it was refused is told to nobody"
    key.id = right_id
    assert signed(localhost.guest(), key)["person"] == anna.id
    # A question that one person was asked is not answered by another.
    options = anna.post("/api/account/passkey")["options"]
    bert.post("/api/account/passkeys", {"credential": Authenticator(bert.origin).make(options)}, 403)


def test_a_link_by_mail_keeps_games_and_brings_back(localhost: Served, post_office: PostOffice) -> None:
    mail = "anna@example.org"
    anna, stranger = localhost.guest("Anna"), localhost.guest()
    anna.post("/api/account/mail", {"address": f" {mail.upper()}", "language": "de"})
    assert post_office.letter(0)["to"] == mail and "behalte" in post_office.letter(0)["subject"].lower()
    link = token(post_office.link(0))
    # Else somebody who sends it to a stranger would share their account with them.
    stranger.post("/api/sign-in/link", link, 403)
    localhost.guest("Bert").post("/api/sign-in/link", link, 403)
    assert anna.post("/api/sign-in/link/look", link) == {"kind": "keep", "name": "Anna"}
    anna.post("/api/sign-in/link", link)
    anna.post("/api/sign-in/link", link, 403)
    assert anna.get("/api/account")["mail"] == mail

    stranger.post("/api/sign-in/mail", {"address": mail})
    back = token(post_office.link(1))
    assert stranger.post("/api/sign-in/link/look", back) == {"kind": "sign-in", "name": "Anna"}
    assert stranger.post("/api/sign-in/link", back)["person"] == anna.id
    # The address is taken: whoever wants to keep other games by it gets a link to those that are there.
    bert = localhost.guest("Bert")
    bert.post("/api/account/mail", {"address": mail})
    assert bert.post("/api/sign-in/link/look", token(post_office.link(2)))["kind"] == "sign-in"


def test_nobody_learns_which_addresses_are_known(localhost: Served, post_office: PostOffice) -> None:
    mail = "known@example.org"
    anna = localhost.guest("Anna")
    anna.post("/api/account/mail", {"address": mail})
    anna.post("/api/sign-in/link", token(post_office.link(0)))
    stranger = localhost.guest()
    answers = [
        stranger.http.post("/api/sign-in/mail", json={"address": address})
        for address in (mail, "nobody@example.org")
    ]
    assert answers[0].content == answers[1].content and answers[0].status_code == answers[1].status_code
    assert list(answers[0].headers) == list(answers[1].headers)
    assert post_office.letter(1)["to"] == mail
    anna.post("/api/account/mail", {"address": "fresh@example.org"})
    post_office.letter(2)  # letters leave in their order: to nobody there was none
    assert {str(letter["to"]) for letter in post_office.letters} == {mail, "fresh@example.org"}
    for wrong in ("nobody", "a@b\nc", "a b@c.org", "<a@b.org>", "a@-b.org", "é@b.org"):
        stranger.post("/api/sign-in/mail", {"address": wrong}, 400)


def asks(server: Served, source: int, address: str) -> int:
    """A stranger at another address of this machine asks for a letter; the status of the answer."""
    transport = httpx.HTTPTransport(local_address=f"127.0.1.{source}")
    with httpx.Client(transport=transport, headers={"origin": server.address}, timeout=PATIENCE) as http:
        return http.post(f"{server.address}/api/sign-in/mail", json={"address": address}).status_code


def test_strangers_lock_nobody_out_of_their_mail_and_flood_no_mailbox(
    serve: Serve, post_office: PostOffice
) -> None:
    server, mail = serve(*post_office.options), "victim@example.org"
    anna, back = server.guest("Anna"), server.guest()
    anna.post("/api/account/mail", {"address": mail})
    anna.post("/api/sign-in/link", token(post_office.link(0)))
    assert [asks(server, source, mail) for source in range(1, 51)] == [200] * 50
    # Whoever asked for it, the letter opens the account; the next one comes as soon as that was used.
    assert back.post("/api/sign-in/link", token(post_office.link(1)))["person"] == anna.id
    back.post("/api/sign-in/mail", {"address": mail})
    assert back.post("/api/sign-in/link", token(post_office.link(2)))["person"] == anna.id
    # One who asks all the time is slowed down, alike for addresses that nobody has.
    for address in (mail, "nobody@example.org"):
        assert [asks(server, 60, address) for _ in range(12)] == [200] * 10 + [429] * 2
    post_office.letter(3)
    assert len(post_office.letters) == 4


def test_a_letter_to_an_address_that_nobody_confirmed_is_rare_and_names_nobody(
    serve: Serve, post_office: PostOffice
) -> None:
    server, name = serve(*post_office.options), "Win at evil.example"
    for number in range(8):
        server.guest(name).post("/api/account/mail", {"address": MAIL, "language": "fr"})
        server.guest(name).post("/api/account/mail", {"address": f"other{number}@example.org"})
    wait_for(lambda: "other7@example.org" in [one["to"] for one in post_office.letters], "no letter comes")
    assert len([one for one in post_office.letters if one["to"] == MAIL]) == 5
    assert not [one for one in post_office.letters if "evil" in one.as_string()]


def test_a_letter_that_could_not_leave_is_sent_when_it_is_asked_for_again(
    serve: Serve, post_office: PostOffice
) -> None:
    server, mail = serve("--rate", "1000", *post_office.options), "anna@example.org"
    anna = server.guest("Anna")
    anna.post("/api/account/mail", {"address": mail})
    anna.post("/api/sign-in/link", token(post_office.link(0)))
    post_office.before_answer = lambda: 1 // 0  # type: ignore[assignment,return-value]
    anna.post("/api/sign-in/mail", {"address": mail})
    wait_for(lambda: any("a link could not be sent" in line for line in server.log), "it was taken")
    post_office.before_answer = lambda: None
    anna.post("/api/sign-in/mail", {"address": mail})
    assert server.guest().post("/api/sign-in/link", token(post_office.link(2)))["person"] == anna.id


def test_who_guesses_is_slowed_down_whoever_they_say_they_are(serve: Serve) -> None:
    server = serve("--rate", "0.1")  # so that nothing is forgiven while a slow machine guesses
    known = server.guest("Anna")
    code = known.post("/api/account/recovery")["code"]
    guesses = 0
    while (
        answer := server.guest(f"Guest {guesses}").http.post("/api/sign-in/recovery", json={"code": "a" * 24})
    ).status_code == 403:
        guesses += 1
    assert answer.status_code == 429 and guesses <= 4 and int(answer.headers["retry-after"]) >= 1
    assert server.guest().http.post("/api/sign-in/recovery", json={"code": code}).status_code == 429


def test_a_code_and_a_link_of_another_device_work_once(serve: Serve, tmp_path: Path) -> None:
    server = serve("--rate", "1000")
    anna = server.guest("Anna")
    first = anna.post("/api/account/recovery")["code"]
    assert anna.get("/api/me")["kept"] and not server.guest("Bert").get("/api/me")["kept"]
    code = anna.post("/api/account/recovery")["code"]
    assert len(code.replace("-", "")) == 24
    phone = server.guest()
    phone.post("/api/sign-in/recovery", {"code": first}, 403)
    back = phone.post("/api/sign-in/recovery", {"code": code.upper().replace("-", " ")})
    assert back["person"] == anna.id and back["code"] not in (None, code)
    server.guest().post("/api/sign-in/recovery", {"code": code}, 403)
    shown = anna.post("/api/account/device")
    assert shown["picture"].startswith("<svg") and shown["link"].startswith(f"{server.address}/account#")
    tablet = server.guest("Somebody")
    assert tablet.post("/api/sign-in/link/look", token(shown["link"])) == {"kind": "device", "name": "Anna"}
    assert tablet.post("/api/sign-in/link", token(shown["link"]))["person"] == anna.id
    server.guest().post("/api/sign-in/link", token(shown["link"]), 403)
    server.guest().post("/api/sign-in/link", {"token": code}, 403)
    server.stop()
    held = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
    said = "".join(server.log)
    for secret in (back["code"], back["code"].replace("-", ""), token(shown["link"])["token"]):
        assert secret.encode() not in held and secret not in said


def test_sessions_are_listed_and_end_with_their_sockets(serve: Serve) -> None:
    server = serve("--rate", "1000")
    anna, phone, tablet = server.guest("Anna"), server.guest(), server.guest()
    table = anna.table(GAME)
    for other in (phone, tablet):
        other.http.headers["user-agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0"
        other.post("/api/sign-in/link", token(anna.post("/api/account/device")["link"]))
    socket = phone.look(table)
    sessions = phone.get("/api/account")["sessions"]
    assert [one["about"] for one in sessions].count("Firefox, Linux") == 2
    here = next(one["id"] for one in sessions if one["here"])
    bert = server.guest("Bert")
    bert.post("/api/account/sessions/end", {"id": here}, 404)
    anna.post("/api/account/sessions/end", {"id": here})
    with pytest.raises(ConnectionClosed):
        while True:
            socket.socket.recv(PATIENCE)
    assert phone.get("/api/me")["person"] is None
    anna.post("/api/account/sessions/end", {"id": None})
    assert tablet.get("/api/me")["person"] is None and anna.get("/api/me")["person"] == anna.id
    anna.post("/api/account/sign-out")
    assert anna.get("/api/me")["person"] is None


def test_without_a_mail_host_no_mail_is_offered(serve: Serve) -> None:
    server = serve()
    anna = server.guest("Anna")
    assert server.guest().get("/api/sign-in") == {"mail": False}
    assert anna.post("/api/account/mail", {"address": MAIL}, 403)["message"]["id"] == "refused-no-mail"


def test_an_account_is_shown_and_erased_whole(
    localhost: Served, post_office: PostOffice, folder: Path
) -> None:
    name = "Zsuzsanna"
    anna, bert = localhost.guest(name), localhost.guest("Bert")
    table = anna.table(GAME, seats=[{"kind": "person"}, {"kind": "person"}])
    bert.sit(table)
    anna.look(table).ask("chat", text=f"I am {name}")
    key = kept(anna)
    anna.post("/api/account/recovery")
    anna.post("/api/account/mail", {"address": MAIL})
    anna.post("/api/sign-in/link", token(post_office.link(0)))

    def left() -> str:
        file = apsw.Connection(str(folder / "terroir.db"), flags=apsw.SQLITE_OPEN_READONLY)
        whole = repr([file.execute(f"SELECT * FROM {one.name}").fetchall() for one in SCHEMA])
        file.close()
        return whole

    data = anna.get("/api/me/data")
    assert data["mail"] == MAIL and len(data["passkeys"]) == 1 and len(data["sessions"]) == 1
    assert name in left() and MAIL in left()
    anna.delete("/api/me")
    signed(localhost.guest(), key, 403)
    wait_for(lambda: name not in left(), "the name is still there")
    assert MAIL not in left() and key.id.hex() not in left()
