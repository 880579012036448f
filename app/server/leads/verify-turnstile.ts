import * as z from "zod/mini";

import { turnstileTimeoutMs } from "../../config/limits.ts";
import type { Environment } from "../ops/environment.ts";

const defaultVerifyUrl = "https://challenges.cloudflare.com/turnstile/v0/siteverify";

/** The origin of Turnstile's script and frame. */
export const turnstileOrigin = "https://challenges.cloudflare.com";

type Turnstile = { siteKey: string; secretKey: string; verifyUrl: string };

/** The keys of Turnstile, or null when it is not configured. */
export function turnstileOf(environment: Environment): Turnstile | null {
  const {
    TURNSTILE_SITE_KEY: siteKey,
    TURNSTILE_SECRET_KEY: secretKey,
    TURNSTILE_VERIFY_URL: verifyUrl,
  } = environment;
  if (siteKey === null || secretKey === null) return null;
  return { siteKey, secretKey, verifyUrl: verifyUrl ?? defaultVerifyUrl };
}

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
