"""Word when it is somebody's turn: received for real by push, mail and webhook, once, and by nobody else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
import requests
from fido2.utils import websafe_decode, websafe_encode

from terroir.server import delivering, outgoing, push
from terroir.server.delivering import webhook_address
from terroir.server.forwarding import parse
from terroir.server.in_flight import MOST_EACH
from terroir.server.notices import due
from terroir.server.outgoing import is_allowed
from terroir.server.refusal import Refusal
from terroir.store.notices import Batch
from terroir.store.people_rows import Channel, Wish
from tests.faults.notices import by_webhook, campaign, ids, move, two
from tests.server.conftest import Serve, Served
from tests.server.people import Guest
from tests.server.receivers import URL, Browser, PostOffice, Receiver
from tests.server.test_account import token
from tests.server.test_orders import Waiting
from tests.waiting import wait_for

LOCAL = ["--webhooks", "--receivers", "127.0.0.0/8"]


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    with Receiver().open() as listening:
        yield listening


@pytest.fixture(scope="module")
def post_office() -> Iterator[PostOffice]:
    with PostOffice().open() as office:
        yield office


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory, post_office: PostOffice) -> Iterator[Served]:
    """A server that calls receivers on this machine."""
    folder = tmp_path_factory.mktemp("notices")
    server = Served(f"sqlite:///{folder / 'terroir.db'}", "--rate", "1000", *LOCAL, *post_office.options)
    yield server
    server.stop()
    assert not [line for line in server.log if '"level":"error"' in line]


def test_each_kind_arrives_once(told: Served, receiver: Receiver, post_office: PostOffice) -> None:
    ada, bo, table = two(told, "Bo")
    browser = Browser()
    bo.post("/api/account/mail", {"address": "bo@example.org"})
    bo.post("/api/sign-in/link", token(post_office.link(0)))
    bo.post("/api/notices/wish", {"language": "de"})
    for channel in (
        browser.channel(f"{receiver.address}/push"), by_webhook(receiver, "/hook"), {"kind": "mail"},
    ):  # fmt: skip
        bo.post("/api/notices/channels", channel)
    assert len(bo.get("/api/notices")["channels"]) == 3
    move(ada, table)
    pushed, hooked = receiver.taken("/push", 0), receiver.taken("/hook", 0)
    letter = post_office.letter(1)
    said = browser.open(pushed.content)
    assert said == {
        "id": said["id"], "title": "Du bist am Zug", "body": said["body"], "url": f"./{table}",
    }  # fmt: skip
    assert letter["to"] == "bo@example.org" and letter["subject"] == "Du bist am Zug"
    assert f"{URL}/{table}" in letter.get_content() and f"{URL}/{table}" in hooked.content.decode()
    assert json.loads(hooked.content)["title"] == "Du bist am Zug" and hooked.headers["idempotency-key"]
    check_signature(bo, pushed.headers["authorization"], receiver.address)
    # What any spectator sees, and no more: the words follow from the game's name and the table's id.
    for content in (json.dumps(said), letter.get_content(), hooked.content.decode()):
        assert "Ada" not in content and "Bo" not in content.replace("bo@", "")

    # Their next turn is told of again, but by mail only if they have looked; nothing comes twice.
    move(bo, table)
    move(ada, table)
    receiver.taken("/push", 1)
    receiver.taken("/hook", 1)
    post_office.letter(2)  # bo has looked: the table was before them when they moved
    other = ada.table("noughts")
    bo.sit(other)
    move(ada, other)
    receiver.taken("/push", 2)
    receiver.taken("/hook", 2)
    assert len(receiver.at("/push")) == len(receiver.at("/hook")) == 3
    assert len(set(ids(receiver, "/hook"))) == 3
    assert len(post_office.letters) == 3, "no second mail before they have looked"


def test_nobody_is_told_of_a_turn_that_they_have_sealed(told: Served, receiver: Receiver) -> None:
    at = Waiting(told)
    at.waiter.post("/api/notices/channels", by_webhook(receiver, "/sealed"))
    at.seal()
    at.take_turn()
    wait_for(lambda: not at.order()["actions"], "it is not played")
    at.take_turn()
    receiver.taken("/sealed", 0)
    other = Waiting(told, at.waiter)
    other.seal(other.plan(line=1))  # the other one takes the same first: it cannot be played
    other.take_turn()
    receiver.taken("/sealed", 1)
    assert [at.table in one.content.decode() for one in receiver.at("/sealed")] == [True, False]


def check_signature(guest: Guest, authorization: str, audience: str) -> None:
    """The push service can tell that it is this server that sends."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    signed, _, key = authorization.removeprefix("vapid t=").partition(", k=")
    assert key == guest.get("/api/notices")["push_key"]
    head, claims, signature = signed.split(".")
    assert json.loads(websafe_decode(head)) == {"typ": "JWT", "alg": "ES256"}
    said = json.loads(websafe_decode(claims))
    assert said["aud"] == audience and said["sub"] == "mailto:games@example.org"
    raw = websafe_decode(signature)
    whole = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), websafe_decode(key))
    point.verify(whole, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))


def test_who_is_there_or_wants_to_hear_nothing_is_not_told(told: Served, receiver: Receiver) -> None:
    ada, bo, first = two(told, "Cleo")
    hushed, other = ada.table("noughts"), ada.table("noughts")
    for table in (hushed, other):
        bo.sit(table)
    bo.post("/api/notices/channels", by_webhook(receiver, "/few"))
    bo.post("/api/notices/tables", {"table": hushed, "told": False})
    assert bo.get("/api/notices")["hushed"] == [hushed]
    ada.post("/api/notices/tables", {"table": "abcdefghijkl", "told": False}, 404)
    move(ada, hushed)
    # Somebody who has the table before them is given time, and then there is nothing to tell any more.
    here = bo.look(first)
    move(ada, first)
    here.until(here.state["n"] + 1)
    assert here.play(here.actions()[0])["type"] == "accepted"
    here.close()
    move(ada, other)
    assert other in json.loads(receiver.taken("/few", 0).content)["message"]
    move(bo, other)
    move(ada, other)
    assert other in json.loads(receiver.taken("/few", 1).content)["message"]
    assert len(receiver.at("/few")) == 2


def test_a_receiver_that_is_gone_is_dropped_and_one_that_fails_is_tried_again(
    told: Served, receiver: Receiver
) -> None:
    ada, bo, table = two(told, "Dora")
    bo.post("/api/notices/channels", Browser().channel(f"{receiver.address}/gone"))
    bo.post("/api/notices/channels", by_webhook(receiver, "/busy"))
    receiver.answers |= {"/gone": 410, "/busy": 503}
    move(ada, table)
    receiver.taken("/gone", 0)
    wait_for(lambda: len(bo.get("/api/notices")["channels"]) == 1, "the dead subscription is still there")
    receiver.taken("/busy", 0)
    receiver.answers["/busy"] = 200
    receiver.taken("/busy", 1)
    assert len(set(ids(receiver, "/busy"))) == 1, "sent again it has the same id"
    (channel,) = bo.get("/api/notices")["channels"]
    bo.post("/api/notices/channels/test", {"id": channel["id"]})
    receiver.taken("/busy", 2)
    ada.post("/api/notices/channels/remove", {"id": channel["id"]}, 404)
    ada.post("/api/notices/channels/test", {"id": channel["id"]}, 404)
    bo.post("/api/notices/channels/remove", {"id": channel["id"]})
    assert bo.get("/api/notices")["channels"] == []


def test_a_kill_between_move_and_notice_loses_nothing(
    serve: Serve, receiver: Receiver, post_office: PostOffice
) -> None:
    report = campaign(serve, receiver, post_office, kills=1, cuts=1)
    for figures in report.values():  # what was here before its sender knew was sent again, under its id
        assert figures["notices"] == 8 and figures["sent again under their id"] >= 1


def test_nobody_makes_this_server_call_the_networks_around_it(serve: Serve, receiver: Receiver) -> None:
    server = serve("--rate", "1000", "--webhooks")
    bo = server.guest("Bo")
    bo.post("/api/notices/channels", Browser().channel(f"{receiver.address}/inside"), 400)
    bo.post("/api/notices/channels", by_webhook(receiver, "/inside"))
    (channel,) = bo.get("/api/notices")["channels"]
    bo.post("/api/notices/channels/test", {"id": channel["id"]}, 403)
    assert receiver.at("/inside") == []
    home = frozenset({parse("192.168.1.0/24")})
    for address in (
        "127.0.0.1", "10.0.0.1", "192.168.1.9", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
        "::1", "fe80::1%eth0", "fc00::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::", "::",
        "fec0::1", "::10.0.0.1", "::ffff:0:10.0.0.1", "64:ff9b:1::a00:1",
    ):  # fmt: skip
        assert not is_allowed(address, frozenset()), address
    assert is_allowed("9.9.9.9", frozenset()) and is_allowed("2620:fe::fe", frozenset())
    assert is_allowed("192.168.1.9", home) and not is_allowed("192.168.2.9", home)


def test_no_proxy_connects_for_us(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    """Into a network that is closed to strangers it would reach further than we do."""
    for name in ("http_proxy", "https_proxy"):
        monkeypatch.setenv(name, receiver.address)
    with outgoing.sending(frozenset({parse("127.0.0.0/8")})):
        for call in (
            lambda: requests.post("http://10.0.0.1/by-proxy"),
            lambda: outgoing.post("http://10.0.0.1/by-proxy", b"", {}),
        ):
            with pytest.raises(requests.ConnectionError):
                call()
        assert outgoing.post(f"{receiver.address}/straight", b"", {}) == 201
    assert not receiver.at("/by-proxy") and not receiver.at("http://10.0.0.1/by-proxy")


def test_receivers_that_never_stop_answering_are_let_go_and_hold_nobody_up(
    told: Served, receiver: Receiver
) -> None:
    ada, bo, table = two(told, "Greta")
    slow = [
        {"kind": "webhook", "address": f"{receiver.address}/drip?rto={600 + n}"} for n in range(MOST_EACH)
    ]
    for channel in (*slow, by_webhook(receiver, "/flood")):
        bo.post("/api/notices/channels", channel)
    elsewhere = by_webhook(receiver, "/other")["address"].replace("127.0.0.1", "localhost")
    ada.post("/api/notices/channels", {"kind": "webhook", "address": elsewhere})
    (other,) = ada.get("/api/notices")["channels"]
    move(ada, table)
    for number in range(MOST_EACH):
        receiver.taken("/drip", number)
    # While all of these wait, somebody else is told.
    ada.post("/api/notices/channels/test", {"id": other["id"]})
    receiver.taken("/other", 0)
    assert "/drip" not in receiver.let_go
    wait_for(lambda: receiver.let_go.count("/drip") >= MOST_EACH, "somebody still waits for the last drop")
    wait_for(lambda: "/flood" in receiver.let_go, "somebody still reads")
    for one in bo.get("/api/notices")["channels"]:
        bo.post("/api/notices/channels/remove", {"id": one["id"]})


def test_only_services_that_are_called_by_http_are_known() -> None:
    for address in ("discord://1234/abcd", "ntfy://my-topic", "https://discord.com/api/webhooks/12/ab"):
        assert webhook_address(address) == address
    assert webhook_address("https://example.org/hook") == "jsons://example.org/hook"
    for address in ("mailto://a:b@example.org", "file:///etc/passwd", "syslog://", "dbus://", "x", "http://"):
        with pytest.raises(Refusal):
            webhook_address(address)


def test_no_receiver_is_sent_a_file_of_this_machine(tmp_path: Path) -> None:
    secret = tmp_path / "settings.json"
    secret.write_text('{"content": "the password of the database"}')
    for address in (
        "discord://1234/abcd",
        "slack://T1JJ3T3L2/A1BRTD4JD/TIiajkdnlazkcOXrIdevi7FQ/",
        "tgram://123456789:abcdefg_hijklmnop/12315544",
    ):
        assert webhook_address(address) == address
        for path in (secret, f"file://{secret}", "http://127.0.0.1/inside"):
            named = f"{address}?template={path}"
            with pytest.raises(Refusal):
                webhook_address(named)
            words = delivering.Words("", "en", Batch("b", {}, 0))
            assert delivering._webhook(named, words, "b") == "gone"  # an earlier version would have kept it


def test_quiet_hours_and_gathering() -> None:
    channel = Channel("c", "p", "push", "", "", "", 0, sent_ms=50 * 60_000)
    noon = 12 * 3600_000  # in Zurich it was 13:00 then
    assert due(Wish("p", "en", "Europe/Zurich"), channel, noon) == noon
    night = Wish("p", "en", "Europe/Zurich", 22 * 60, 8 * 60)
    assert due(night, channel, noon) == noon
    assert due(night, channel, 22 * 3600_000) == 31 * 3600_000  # 23:00 there; they end at 8:00
    assert due(night, channel, 5 * 3600_000 + 59_000) == 7 * 3600_000
    gone = Wish("p", "en", "Europe/Nowhere", 0, 60)  # another machine knew it
    assert due(gone, channel, 0) == 3600_000
    assert due(Wish("p", "en", "UTC", gather=30), channel, 60 * 60_000) == 80 * 60_000


def test_messages_are_sealed_as_the_standard_shows() -> None:
    """RFC 8291, appendix A."""
    sealed = push.sealed(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        websafe_decode("DGv6ra1nlYgDCS1FRnbzlw"),
        websafe_decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
    )
    assert websafe_encode(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_notice_ends_with_its_person(told: Served, receiver: Receiver, tmp_path: Path) -> None:
    ada, bo, table = two(told, "Emil")
    bo.post("/api/notices/wish", {"quiet_from": 0, "quiet_to": 1439})
    bo.post("/api/notices/channels", by_webhook(receiver, "/erased"))
    move(ada, table)
    assert bo.get("/api/me/data")["notices"][0]["about"] == "127.0.0.1"
    bo.delete("/api/me")
    assert receiver.at("/erased") == []


def test_a_browser_tells_nobody_who_is_signed_out_there(told: Served, receiver: Receiver) -> None:
    ada, bo, table = two(told, "Hedi")
    phone, pushes = (
        told.guest(),
        [Browser().channel(f"{receiver.address}/{name}") for name in ("pc", "phone")],
    )
    link = token(bo.post("/api/account/device")["link"])
    phone.post("/api/sign-in/link", link)
    for guest, channel in zip((bo, phone), pushes, strict=True):
        guest.post("/api/notices/channels", channel)
    bo.post("/api/notices/channels", by_webhook(receiver, "/always"))

    def told_here(guest: Guest) -> list[bool]:
        return [one["here"] for one in guest.get("/api/notices")["channels"]]

    assert told_here(bo) == [True, False, False] and told_here(phone) == [False, True, False]
    moved = Browser().channel(f"{receiver.address}/moved")
    phone.post("/api/notices/channels", moved)
    assert told_here(phone).count(True) == 1 and len(told_here(phone)) == 3, "a browser has one address"
    # A session that begins anew in the same browser is still told there.
    code = phone.post("/api/account/recovery")["code"]
    phone.post("/api/sign-in/recovery", {"code": code})
    assert told_here(phone).count(True) == 1
    bo.post("/api/account/sessions/end", {"id": None})
    assert told_here(bo) == [True, False]
    # Somebody else comes in at this browser, and is not told what the one before them would be.
    code = ada.post("/api/account/recovery")["code"]
    at_bos = told.guest()
    at_bos.post("/api/sign-in/link", token(bo.post("/api/account/device")["link"]))
    bo.post("/api/sign-in/recovery", {"code": code})
    assert told_here(bo) == [] and told_here(at_bos) == [False]
    move(ada, table)
    receiver.taken("/always", 0)
    assert not [one for one in receiver.arrived if one.path in ("/pc", "/phone", "/moved")]


def test_whoever_is_waited_for_at_a_table_of_an_event_is_told(told: Served, receiver: Receiver) -> None:
    ada, bo = told.guest("Ada"), told.guest("Dora")
    bo.post("/api/notices/channels", by_webhook(receiver, "/event"))
    days = {"kind": "days", "days": 1}
    new = {"kind": "all", "game": "noughts", "seats": 2, "clock": days, "patience_s": 3600}
    event = ada.post("/api/events", new)["id"]
    bo.post(f"/api/events/{event}/enter")
    ada.post(f"/api/events/{event}/start")
    table = wait_for(lambda: bo.get(f"/api/events/{event}")["your_table"], "no table")
    assert table in json.loads(receiver.taken("/event", 0).content)["message"]
