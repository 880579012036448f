import { createHmac } from "node:crypto";

import { askPostgrest } from "../support/rows.ts";
import type { DatabaseBackend } from "./database-contract.ts";

export interface BackendWithUsers extends DatabaseBackend {
  /** Signs the keys and the tokens of users. */
  jwtSecret: string;
}

/** Who asks: a visitor's key, the operator's, or somebody who is signed in. */
export type Caller = "anon" | "operator" | { user: string };

/** @returns asks PostgREST as somebody */
export function callersOf(getBackend: () => BackendWithUsers) {
  const userToken = (id: string): string => {
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
    const claims = { role: "authenticated", sub: id, aud: "authenticated", exp: 4_000_000_000 };
    const signed = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}`;
    const signature = createHmac("sha256", getBackend().jwtSecret).update(signed);
    return `${signed}.${signature.digest("base64url")}`;
  };
  return async (caller: Caller, method: string, path: string, body?: unknown) => {
    const { url, anonKey, serviceRoleKey } = getBackend();
    const keys = { anon: anonKey, operator: serviceRoleKey };
    const key = typeof caller === "object" ? userToken(caller.user) : keys[caller];
    const changed = method === "PATCH" ? { prefer: "return=representation" } : {};
    const response = await askPostgrest(url, key, method, path, body, changed);
    const text = await response.text();
    return { status: response.status, json: (text === "" ? null : JSON.parse(text)) as unknown };
  };
}
