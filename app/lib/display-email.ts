import { domainToUnicode } from "node:url";

/**
 * A stored email address as people read it: with its domain in its own script.
 *
 * @param email as `storedEmail` gives it; anything else stays as it is
 */
export function displayEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = domainToUnicode(email.slice(at + 1));
  return at === -1 || domain === "" ? email : `${email.slice(0, at)}@${domain}`;
}
