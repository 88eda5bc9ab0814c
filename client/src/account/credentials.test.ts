import { expect, test } from "vitest";
import { obstacle, toBytes, toText } from "./credentials";

test("bytes are text without signs that an address cannot have, and come back", () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, value) => value);
  expect(toText(bytes.buffer)).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(toBytes(toText(bytes.buffer))).toEqual(bytes);
  expect(toText(new Uint8Array([251, 255]).buffer)).toBe("-_8");
});

test("passkeys need https or localhost, and a name", () => {
  expect(obstacle({ hostname: "play.example.org" }, true, true)).toBe(null);
  expect(obstacle({ hostname: "localhost" }, true, true)).toBe(null);
  expect(obstacle({ hostname: "192.168.1.4" }, false, true)).toBe("http");
  expect(obstacle({ hostname: "127.0.0.1" }, true, true)).toBe("address");
  expect(obstacle({ hostname: "[::1]" }, true, true)).toBe("address");
  expect(obstacle({ hostname: "play.example.org" }, true, false)).toBe("browser");
});
