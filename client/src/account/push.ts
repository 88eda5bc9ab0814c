/** Notices of this browser while no page is open: its service worker, and its subscription at its push service. */

import { at } from "../net/prefix";
import { toBytes } from "./credentials";

export interface Subscribed {
  kind: "push";
  address: string;
  p256dh: string;
  auth: string;
}

/** Whether this page can have any: browsers want https, and phones of Apple an app on the home screen. */
export function canPush(): boolean {
  return isSecureContext && "serviceWorker" in navigator && "PushManager" in window;
}

/** Let the server reach this browser; null if the person does not want it after all. */
export async function subscribe(key: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(at("/sw.js"));
  const { pushManager } = await navigator.serviceWorker.ready;
  return told(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: toBytes(key) }));
}

/** Whoever was here is gone: nothing is shown here any more that was for them. */
export async function unsubscribe(): Promise<void> {
  await (await subscription())?.unsubscribe();
}

/** What this browser is subscribed by already: addresses change now and then, and the server is to know. */
export async function subscribed(): Promise<Subscribed | null> {
  const found = await subscription();
  return found ? told(found) : null;
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = canPush() ? await navigator.serviceWorker.getRegistration(at("/")) : undefined;
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function told(found: PushSubscription): Subscribed {
  const { endpoint = "", keys = {} } = found.toJSON();
  return { kind: "push", address: endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
}
