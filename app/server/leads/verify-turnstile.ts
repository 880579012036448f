import * as z from "zod/mini";

import { turnstileTimeoutMs } from "../../config/limits.ts";
import type { Turnstile } from "../environment/turnstile.ts";

const responseSchema = z.object({ success: z.boolean() });

/** Whether the visitor is a person, or why that is not known. */
type Verdict = "person" | "no token" | "refused" | "no answer";

/**
 * Asks Turnstile whether a token comes from a person. A failure is a verdict too: it decides the
 * lead's status, never whether the lead is stored.
 *
 * @param token from the browser; empty when it has none
 * @param clientIp of the visitor who got the token
 */
export async function verifyToken(
  { secretKey, verifyUrl }: Turnstile,
  token: string,
  clientIp: string | null,
): Promise<Verdict> {
  if (token === "") return "no token";
  try {
    const response = await fetch(verifyUrl, {
      method: "POST",
      // The secret is for one receiver.
      redirect: "manual",
      body: new URLSearchParams({
        secret: secretKey,
        response: token,
        ...(clientIp === null ? {} : { remoteip: clientIp }),
      }),
      signal: AbortSignal.timeout(turnstileTimeoutMs.worker),
    });
    return responseSchema.parse(await response.json()).success ? "person" : "refused";
  } catch {
    return "no answer";
  }
}
