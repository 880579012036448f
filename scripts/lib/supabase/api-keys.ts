import { createHmac, timingSafeEqual } from "node:crypto";

import { z } from "zod";

/** An API key in Supabase's form: a JWT (HS256) that names a role and does not expire. */
export function signApiKey(secret: string, role: "anon" | "service_role"): string {
  const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");
  const signed = `${encode({ alg: "HS256", typ: "JWT" })}.${encode({ iss: "supabase", role })}`;
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
}

const userClaims = z.object({ role: z.literal("authenticated"), sub: z.uuid(), exp: z.number() });

/** The claims of a signed-in user's token; null for any other text. */
export function readUserToken(secret: string, token: string): z.infer<typeof userClaims> | null {
  const [header = "", payload = "", signature = ""] = token.split(".");
  const expected = createHmac("sha256", secret).update(`${header}.${payload}`).digest();
  const given = Buffer.from(signature, "base64url");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const read = userClaims.safeParse(JSON.parse(Buffer.from(payload, "base64url").toString()));
  return read.success && read.data.exp * 1000 > Date.now() ? read.data : null;
}
