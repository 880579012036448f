import type { Environment } from "./environment.ts";

const defaultVerifyUrl = "https://challenges.cloudflare.com/turnstile/v0/siteverify";

/** The origin of Turnstile's script and frame. */
export const turnstileOrigin = "https://challenges.cloudflare.com";

export type Turnstile = { siteKey: string; secretKey: string; verifyUrl: string };

/** The keys of Turnstile, or null when it is not configured. */
export function getTurnstile(environment: Environment): Turnstile | null {
  const {
    TURNSTILE_SITE_KEY: siteKey,
    TURNSTILE_SECRET_KEY: secretKey,
    TURNSTILE_VERIFY_URL: verifyUrl,
  } = environment;
  if (siteKey === null || secretKey === null) return null;
  return { siteKey, secretKey, verifyUrl: verifyUrl ?? defaultVerifyUrl };
}
