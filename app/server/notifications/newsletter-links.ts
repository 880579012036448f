import { notificationLimits } from "../../config/limits.ts";
import { hmac, verifyHmac } from "../environment/hmac.ts";

/** Paths of the newsletter's links, by purpose. */
export const newsletterPaths = {
  confirm: "/newsletter/confirm",
  unsubscribe: "/newsletter/unsubscribe",
} as const;

export type NewsletterLinks = Record<keyof typeof newsletterPaths, string>;

/** A submission id, when the link expires (seconds since 1970, 0 for never), and the signature. */
const token = /^([0-9a-f-]{36})\.(\d{1,10})\.([0-9a-f]{64})$/;

/**
 * The links of one subscription. They hold its submission id, no personal data.
 *
 * @param subscribedAt ISO 8601; the link that confirms expires seven days later
 * @param origin of the site
 */
export async function newsletterLinks(
  submissionId: string,
  subscribedAt: string,
  key: string,
  origin: string,
): Promise<NewsletterLinks> {
  const expires = Math.floor(Date.parse(subscribedAt) / 1000) + notificationLimits.confirmSeconds;
  const link = async (purpose: keyof typeof newsletterPaths, until: number) => {
    const signature = await hmac(key, signedText(purpose, submissionId, String(until)));
    return `${origin}${newsletterPaths[purpose]}?token=${submissionId}.${until}.${signature}`;
  };
  return { confirm: await link("confirm", expires), unsubscribe: await link("unsubscribe", 0) };
}

/**
 * @param value the parameter `token` of a link
 * @param now milliseconds since 1970
 * @returns the submission id; null where this site has not signed the link for this purpose, or the
 *   link has expired
 */
export async function verifyNewsletterToken(
  purpose: keyof typeof newsletterPaths,
  value: string,
  key: string,
  now: number,
): Promise<string | null> {
  const [, submissionId = "", expires = "", signature = ""] = token.exec(value) ?? [];
  const until = Number(expires);
  if (signature === "" || (until !== 0 && until * 1000 <= now)) return null;
  const text = signedText(purpose, submissionId, expires);
  const isSigned = await verifyHmac(key, text, signature);
  return isSigned ? submissionId : null;
}

const signedText = (purpose: string, submissionId: string, until: string) =>
  `newsletter ${purpose}\n${submissionId}\n${until}`;
