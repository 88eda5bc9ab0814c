"""Word when it is one's turn, in a browser: the page where it is chosen, and the worker that shows it."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Server, launched
from tests.e2e.hands import seat_two
from tests.faults.notices import LOCAL
from tests.needs import needed
from tests.server.receivers import URL, Receiver
from tests.waiting import wait_for
from tools import browser as browsers

Visit = Callable[..., Page]
REGISTERED = """async () => {
    await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
}"""
COUNT = """() => {
    self.shown = 0;
    const show = registration.showNotification.bind(registration);
    registration.showNotification = async (...said) => {
        await show(...said);
        self.shown += 1;
    };
}"""
SHOWN = """async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map(({ title, body, tag, data }) => ({ title, body, tag, url: data.url }));
}"""


@pytest.fixture(scope="module")
def chromium(driver: Playwright) -> Iterator[Browser]:
    """A whole one: notices are windows."""
    with launched(driver, needed(browsers.chromium)) as shown:
        yield shown


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver().open() as listening:
        yield listening


@pytest.fixture
def calling_server(built: None, tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path, *LOCAL[2:], "--url", URL)
    yield running
    running.stop()


def test_one_chooses_how_to_be_told_and_is(calling_server: Server, visit: Visit, receiver: Receiver) -> None:
    home = calling_server.address
    ada, bo = visit(home, bypass_csp=True), visit(home)
    table = seat_two(bo, ada, "noughts")
    ada.goto(f"{home}/account")
    ada.get_by_label("Webhook of Discord").fill(f"{receiver.address}/word")
    ada.get_by_role("button", name="Add", exact=True).click()
    expect(ada.get_by_role("status")).to_contain_text("Done")
    ada.get_by_role("button", name="Try").click()
    assert "Word reaches you here" in json.loads(receiver.taken("/word", 0).content)["message"]
    ada.get_by_role("checkbox", name="Quiet hours").check()
    expect(ada.get_by_role("status")).to_contain_text("Done")
    assert not violations(ada)
    with ada.expect_response("**/api/notices/wish"):
        ada.get_by_role("checkbox", name="Quiet hours").uncheck()
    expect(ada.get_by_role("checkbox", name="Noughts")).to_be_checked()
    ada.reload()
    expect(ada.get_by_role("checkbox", name="Quiet hours")).not_to_be_checked()
    bo.locator("[data-space].lit").first.click()
    assert f"{URL}/{table}" in json.loads(receiver.taken("/word", 1).content)["message"]


def test_the_worker_always_shows_something(server: str, visit: Visit) -> None:
    page = visit(server)
    page.context.grant_permissions(["notifications"], origin=server)
    page.evaluate(REGISTERED)
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda said: found.extend(one["registrationId"] for one in said["registrations"]),
    )
    session.send("ServiceWorker.enable")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    wait_for(lambda: page.evaluate("true") and found, "no worker is registered")
    said = {"id": "n1", "title": "It is your turn", "body": "Citrus", "url": "./abcdefghijkl"}
    worker = page.context.service_workers[0]
    worker.evaluate(COUNT)
    pushes = [json.dumps(said), json.dumps(said), "no JSON", ""]
    for data in pushes:
        push = {"origin": server, "registrationId": found[-1], "data": data}
        session.send("ServiceWorker.deliverPushMessage", push)
    # Chromium forgets a notice that is asked for while it is being shown: so it is asked for afterwards.
    wait_for(lambda: worker.evaluate("() => self.shown") == len(pushes), "the worker does not show all")
    all = page.evaluate(SHOWN)
    shown = {one["tag"]: one for one in all}
    assert sorted(one["tag"] for one in all) == ["n1", "terroir"]
    assert shown["n1"] == {
        "title": said["title"],
        "body": "Citrus",
        "tag": "n1",
        "url": f"{server}/abcdefghijkl",
    }
    assert shown["terroir"]["title"] == "Terroir", "what cannot be read is shown all the same"
    manifest = page.request.get(f"{server}/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    assert manifest.json()["start_url"] == "."
