/** What the rule of HTML allows before the @, and every other script (RFC 6531). */
// oxlint-disable-next-line no-control-regex -- everything beyond ASCII but its blanks
const localPart = /^(?:[\w.!#$%&'*+/=?^`{|}~-]|[^\u0000-\u009F\s])+$/u;

/** Labels of at most 63 characters. A single one names no domain that a visitor of a public site can mean. */
const domainName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9][a-z0-9-]{0,61}[a-z0-9]$/;

/** ASCII that a URL would read as something else than a part of its host. */
// oxlint-disable-next-line no-control-regex -- ASCII as a whole
const foreignToDomains = /(?![a-z0-9.-])[\u0000-\u007F]/i;

// oxlint-disable-next-line no-control-regex -- ASCII as a whole
const isPlain = (domain: string) => /^[\u0000-\u007F]*$/.test(domain) && !/xn--/i.test(domain);

/**
 * The form in which an email address is stored and compared: the domain in ASCII and small letters, as
 * every URL has it (UTS 46), the local part as typed, in NFC. A browser may hand over a domain in
 * either form; both give the same.
 *
 * @param text without blanks around it
 * @returns null for what is no email address
 */
export function storedEmail(text: string): string | null {
  const at = text.lastIndexOf("@");
  const local = text.slice(0, Math.max(0, at)).normalize("NFC");
  const domain = asciiDomain(text.slice(at + 1));
  return localPart.test(local) && domainName.test(domain) ? `${local}@${domain}` : null;
}

function asciiDomain(domain: string): string {
  if (isPlain(domain) || foreignToDomains.test(domain)) return domain.toLowerCase();
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return "";
  }
}
