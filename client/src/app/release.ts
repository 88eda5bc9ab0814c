/** The page and the releases of the server: what is kept for whoever is offline, and what a newer release has no more. */

import { at } from "../net/prefix";

/** Where the page is an app, or tells of turns, it opens without a connection too: its worker keeps what it is made of. */
export async function keepPage(): Promise<void> {
  if (!isSecureContext || !("serviceWorker" in navigator)) return;
  const known = await navigator.serviceWorker.getRegistration(at("/"));
  if (!known && !matchMedia("(display-mode: standalone)").matches) return;
  await navigator.serviceWorker.register(at("/sw.js"));
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name.split("#")[0]!);
  const own = new RegExp(`^${location.origin}${at("/")}(assets/|text/|[\\w-]+\\.\\w+$)`);
  active?.postMessage([location.origin + at("/"), ...loaded.filter((name) => own.test(name))]);
}

/** A part of the page cannot be had. If there is a newer release, which has other parts, the page is loaded anew. */
export async function renewPage(): Promise<void> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src.split("/").at(-1);
  const page = await fetch(at("/"), { cache: "no-store" }).then(
    (answer) => (answer.ok ? answer.text() : ""),
    () => "",
  );
  if (own && page && !page.includes(own)) location.reload();
}
