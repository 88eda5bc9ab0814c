/** The HTTP side: JSON in, JSON out, and a problem in one shape. */

import type { ErrorBody } from "../wire/types";
import { at } from "./prefix";

export class Failed extends Error {
  constructor(readonly problem: ErrorBody) {
    super(problem.code);
  }
}

const UNREACHABLE: ErrorBody = {
  ok: false,
  code: "unreachable",
  rule: null,
  message: { id: "server-unreachable", args: {}, seat: null, minor: false },
};

/** Ask the server; whatever it refuses is thrown as `Failed`. `invite` is the token that opens a private table. */
export async function ask<T>(
  path: string,
  method: "GET" | "POST" | "DELETE" = "GET",
  body?: unknown,
  invite = "",
): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(at(path), {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(invite && { "x-terroir-invite": invite }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Failed(UNREACHABLE);
  }
  const read: unknown = await answer.json().catch(() => null);
  if (answer.ok) return read as T;
  throw new Failed(isErrorBody(read) ? read : UNREACHABLE);
}

function isErrorBody(read: unknown): read is ErrorBody {
  return typeof read === "object" && read !== null && "message" in read && "code" in read;
}

export const api = {
  /** Do something at a table; null if it was done, else why not. */
  async act(
    id: string,
    what: "join" | "leave" | "start" | "decline" | "nudge",
    invite = "",
  ): Promise<ErrorBody | null> {
    try {
      await ask(`/api/tables/${id}/${what}`, "POST", {}, invite);
      return null;
    } catch (error) {
      if (error instanceof Failed) return error.problem;
      throw error;
    }
  },
};
