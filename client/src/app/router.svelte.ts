/** Which page the address asks for. Links are ordinary links; clicks on them do not reload. */

import { at, prefix } from "../net/prefix";

export interface Route {
  page: "home" | "table" | "replay" | "rules" | "lost";
  /** The table, record or game that the page shows. */
  of: string;
  query: URLSearchParams;
}

const PATTERNS: [RegExp, Route["page"]][] = [
  [/^\/$/, "home"],
  [/^\/([0-9A-Za-z]{12})$/, "table"],
  [/^\/replay\/([0-9A-Za-z]{12})$/, "replay"],
  [/^\/rules\/([a-z]+)$/, "rules"],
];

export function routeOf(url: URL, below = prefix): Route {
  const path = url.pathname.startsWith(`${below}/`) ? url.pathname.slice(below.length) : "";
  for (const [pattern, page] of PATTERNS) {
    const found = pattern.exec(path);
    if (found) return { page, of: found[1] ?? "", query: url.searchParams };
  }
  return { page: "lost", of: url.pathname, query: url.searchParams };
}

export const router = $state<{ route: Route }>({
  route: { page: "home", of: "", query: new URLSearchParams() },
});

function follow(): void {
  router.route = routeOf(new URL(location.href));
}

/** Show the page of this path. */
export function go(path: string): void {
  show(at(path));
}

function show(address: string): void {
  history.pushState(null, "", address);
  follow();
  scrollTo(0, 0);
}

/** Answer clicks on links of this site without loading it anew. */
export function startRouter(): void {
  follow();
  addEventListener("popstate", follow);
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || routeOf(url).page === "lost") return;
    if (url.pathname === location.pathname && url.hash) return;
    event.preventDefault();
    show(url.pathname + url.search + url.hash);
  });
}
