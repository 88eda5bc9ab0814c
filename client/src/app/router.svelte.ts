/** Which page the address asks for. Links are ordinary links; clicks on them do not reload. */

import { at, prefix } from "../net/prefix";
import { leaveAbove, steppedBack } from "./above";

export interface Route {
  page:
    | "home"
    | "table"
    | "replay"
    | "rules"
    | "learn"
    | "account"
    | "events"
    | "daily"
    | "analysis"
    | "made"
    | "practice"
    | "trial"
    | "ratings"
    | "person"
    | "lobby"
    | "friends"
    | "moderation"
    | "lost";
  /** The table, record, game or lesson that the page shows. */
  of: string;
  query: URLSearchParams;
}

const PATTERNS: [RegExp, Route["page"]][] = [
  [/^\/$/, "home"],
  [/^\/([0-9A-Za-z]{12})$/, "table"],
  [/^\/replay\/([0-9A-Za-z]{12})$/, "replay"],
  [/^\/analysis\/([0-9A-Za-z]{12})$/, "analysis"],
  [/^\/rules\/([a-z]+)$/, "rules"],
  [/^\/practice$/, "practice"],
  [/^\/practice\/(today|[a-z]+\/[0-9]{1,4})$/, "practice"],
  [/^\/learn$/, "learn"],
  [/^\/made\/([a-z]+)$/, "made"],
  [/^\/quarrel$/, "trial"],
  [/^\/([0-9A-Za-z]{12})\/try$/, "trial"],
  [/^\/account$/, "account"],
  [/^\/daily(?:\/([a-z]+-[0-9]{4}-[0-9]{2}-[0-9]{2}))?$/, "daily"],
  [/^\/events(?:\/([0-9A-Za-z]{12}))?$/, "events"],
  [/^\/ratings$/, "ratings"],
  [/^\/people\/([0-9A-Za-z]{12})$/, "person"],
  [/^\/me$/, "person"],
  [/^\/lobby$/, "lobby"],
  [/^\/friends$/, "friends"],
  [/^\/moderation$/, "moderation"],
  [/^\/learn\/([a-z]+(?:\/[a-z-]+)?)$/, "learn"],
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

let followed = "";

function follow(): void {
  if (location.href === followed) return;
  followed = location.href;
  router.route = routeOf(new URL(followed));
}

/** Show the page of this path. */
export function go(path: string): void {
  show(at(path));
}

/** The same instead of the page that is shown now. */
export function replace(path: string): void {
  history.replaceState(null, "", at(path));
  follow();
}

function show(address: string): void {
  if (leaveAbove()) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  follow();
  scrollTo(0, 0);
}

/** Answer clicks on links of this site without loading it anew. */
export function startRouter(): void {
  follow();
  addEventListener("popstate", () => steppedBack() || follow());
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
