// What stays of the site while nobody looks or nobody answers: the page itself for whoever is offline, and word that it
// is somebody's turn.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

// ---- the page without a connection --------------------------------------------------
const KEPT = "terroir";
/** Files that are kept: those of a few releases. The oldest go first. */
const MOST = 300;
const NOTHING = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Terroir</title><style>body { margin: 20vh auto; max-width: 24em; padding: 0 1em; font: 1.1rem/1.5 sans-serif;
color: #2a211a; background: #f3eada } @media (prefers-color-scheme: dark) { body { color: #f3eada; background: #15110d } }
</style><h1>Terroir</h1><p lang="en">You are offline.<p lang="fr">Vous êtes hors ligne.<p lang="it">Sei offline.
<p lang="de">Du bist offline.`;

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
  const path = new URL(request.url).pathname.slice(new URL(registration.scope).pathname.length);
  if (request.mode === "navigate") event.respondWith(page(request));
  // Names of built files change with their content.
  else if (path.startsWith("assets/")) event.respondWith(keptFirst(request));
  else if (/^text\/|^[\w-]+\.\w+$/.test(path)) event.respondWith(askedFirst(request));
});

// A page that was there before the worker says what it is made of.
addEventListener("message", (event) => event.waitUntil(keepAll(event.data)));

/** The page is the same at every path. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.headers.get("content-type")?.startsWith("text/html"))
      await keep(registration.scope, answer.clone());
    return answer;
  } catch {
    const headers = { "content-type": "text/html; charset=utf-8" };
    return (await caches.match(registration.scope)) ?? new Response(NOTHING, { headers });
  }
}

async function keptFirst(request) {
  return (await caches.match(request.url)) ?? fetched(request);
}

async function askedFirst(request) {
  try {
    return await fetched(request);
  } catch (error) {
    const kept = await caches.match(request.url);
    if (kept) return kept;
    throw error;
  }
}

async function fetched(request) {
  const answer = await fetch(request);
  if (answer.ok) await keep(request.url, answer.clone());
  return answer;
}

async function keepAll(addresses) {
  const missing = [];
  for (const address of addresses) if (!(await caches.match(address))) missing.push(address);
  await Promise.allSettled(missing.map((address) => fetched(new Request(address))));
  const cache = await caches.open(KEPT);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST)).map((old) => cache.delete(old)));
}

async function keep(address, answer) {
  await (await caches.open(KEPT)).put(address, answer);
}

// ---- word that it is somebody's turn --------------------------------------------------
// A browser that is shown nothing takes the right away, so something is always shown, also where the message cannot be
// read.
addEventListener("push", (event) => {
  let said = {};
  try {
    said = event.data?.json() ?? {};
  } catch {
    // not ours
  }
  const { id = "terroir", title = "Terroir", body = "", url: page = "" } = said;
  const url = new URL(page, registration.scope).href;
  // Sent again it has the same tag, and takes its own place.
  const shown = { body, tag: id, data: { url }, icon: new URL("icon-192.png", registration.scope).href };
  event.waitUntil(registration.showNotification(title, shown));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? registration.scope));
});

/** The page of the notice, in a window that shows it already, or in a new one. */
async function open(url) {
  if (new URL(url).origin !== location.origin) return;
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const found = windows.find((one) => one.url === url);
  await (found ? found.focus() : clients.openWindow(url));
}
