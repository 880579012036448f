import * as z from "zod/mini";

import { turnstileTimeoutMs } from "../../config/limits.ts";
import type { Environment } from "../ops/environment.ts";

const defaultVerifyUrl = "https://challenges.cloudflare.com/turnstile/v0/siteverify";

/** Where the challenge's script comes from and its frame lives. */
export const turnstileOrigin = "https://challenges.cloudflare.com";

/** Keys of the optional challenge (Cloudflare Turnstile). */
type Challenge = { siteKey: string; secretKey: string; verifyUrl: string };

/**
 * @param environment what the Worker was deployed with
 * @returns the challenge's keys, or null when it is not configured
 */
export function turnstileOf(environment: Environment): Challenge | null {
  const {
    TURNSTILE_SITE_KEY: siteKey,
    TURNSTILE_SECRET_KEY: secretKey,
    TURNSTILE_VERIFY_URL: verifyUrl,
  } = environment;
  if (siteKey === null || secretKey === null) return null;
  return { siteKey, secretKey, verifyUrl: verifyUrl ?? defaultVerifyUrl };
}

const verdict = z.object({ success: z.boolean() });

/** What is known of a visitor: a person, or nobody could say, and why. */
type Verdict = "person" | "no token" | "refused" | "no answer";

/**
 * Asks whether a token comes from a person. Whatever goes wrong is an answer too: it decides the
 * lead's status, never whether the lead is kept.
 *
 * @param challenge the keys
 * @param token from the browser; empty when it has none
 * @param address the visitor's, which the token was made for
 */
export async function verifyToken(
  { secretKey, verifyUrl }: Challenge,
  token: string,
  address: string | null,
): Promise<Verdict> {
  if (token === "") return "no token";
  try {
    const answer = await fetch(verifyUrl, {
      method: "POST",
      body: new URLSearchParams({
        secret: secretKey,
        response: token,
        ...(address === null ? {} : { remoteip: address }),
      }),
      signal: AbortSignal.timeout(turnstileTimeoutMs.worker),
    });
    return verdict.parse(await answer.json()).success ? "person" : "refused";
  } catch {
    return "no answer";
  }
}
