/** The browser's own passkeys: the server's JSON in, JSON for the server out. */

/** Why this page cannot use passkeys: no https, an address instead of a name, or an old browser; null if it can. */
export function obstacle(
  page: Pick<Location, "hostname"> = location,
  secure = isSecureContext,
  able = typeof PublicKeyCredential === "function",
): "http" | "address" | "browser" | null {
  if (!secure) return "http";
  if (/^[\d.]+$|:/.test(page.hostname)) return "address";
  return able ? null : "browser";
}

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

export function toText(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The questions as the server writes them: what is bytes in the browser is text. */
interface Asked {
  challenge: string;
  user?: { id: string; name: string; displayName: string };
  excludeCredentials?: { id: string; type: "public-key" }[];
}

/** Make a passkey; what the server wants to know of it. Throws what the browser throws, also when nobody wanted to. */
export async function makePasskey(options: unknown): Promise<unknown> {
  const asked = options as Asked;
  const publicKey = {
    ...(options as PublicKeyCredentialCreationOptions),
    challenge: toBytes(asked.challenge),
    user: { ...asked.user!, id: toBytes(asked.user!.id) },
    excludeCredentials: (asked.excludeCredentials ?? []).map((one) => ({ ...one, id: toBytes(one.id) })),
  };
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return written(made, {
    clientDataJSON: toText(response.clientDataJSON),
    attestationObject: toText(response.attestationObject),
  });
}

/** Let a passkey say who it is. */
export async function askPasskey(options: unknown): Promise<unknown> {
  const publicKey = {
    ...(options as PublicKeyCredentialRequestOptions),
    challenge: toBytes((options as Asked).challenge),
  };
  const found = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const response = found.response as AuthenticatorAssertionResponse;
  return written(found, {
    clientDataJSON: toText(response.clientDataJSON),
    authenticatorData: toText(response.authenticatorData),
    signature: toText(response.signature),
  });
}

function written(credential: PublicKeyCredential, response: Record<string, string>): unknown {
  return { id: credential.id, rawId: toText(credential.rawId), type: credential.type, response };
}
