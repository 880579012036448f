/** Headers that Cloudflare Email Service takes besides those that begin with `X-`. */
const allowed = new Set(
  (
    "in-reply-to references list-unsubscribe list-unsubscribe-post list-id list-archive list-help list-owner " +
    "list-post list-subscribe precedence auto-submitted content-language keywords comments importance " +
    "priority sensitivity organization require-recipient-valid-since expires reply-by archived-at"
  ).split(" "),
);

/** Those that are fields of the message. */
const fields = new Set(["from", "to", "cc", "bcc", "subject", "reply-to"]);

const values: Readonly<Record<string, RegExp>> = {
  "list-unsubscribe": /^(?!.*<http:)(?=.*<(?:https:|mailto:)[^>]+>)/,
  "list-unsubscribe-post": /^List-Unsubscribe=One-Click$/,
  "auto-submitted": /^auto-(?:generated|replied|notified)$/,
  precedence: /^(?:bulk|list|junk)$/,
};

const bytes = (text: string) => Buffer.byteLength(text);

/**
 * What Cloudflare Email Service refuses of a mail's headers (developers.cloudflare.com, Email Service, Email
 * headers).
 *
 * @returns the code of its error, such as `E_HEADER_NOT_ALLOWED`; null where it takes them
 */
export function headerError(headers: Readonly<Record<string, string>>): string | null {
  const entries = Object.entries(headers);
  const total = entries.reduce((sum, [name, value]) => sum + bytes(name) + bytes(value) + 4, 0);
  if (total > 16 * 1024) return "E_HEADERS_TOO_LARGE";
  const own = entries.filter(([name]) => !/^x-/i.test(name));
  if (own.length > 20) return "E_HEADERS_TOO_MANY";
  for (const [written, value] of entries) {
    const name = written.toLowerCase();
    if (fields.has(name)) return "E_HEADER_USE_API_FIELD";
    if (!/^(?:[a-z\d-]+|x-[\w-]+)$/.test(name) || bytes(name) > 100) return "E_HEADER_NAME_INVALID";
    if (!name.startsWith("x-") && !allowed.has(name)) return "E_HEADER_NOT_ALLOWED";
    if (bytes(value) > 2048) return "E_HEADER_VALUE_TOO_LONG";
    const rule = Object.hasOwn(values, name) ? values[name] : /./;
    if (/[\r\n]/.test(value) || !rule?.test(value)) return "E_HEADER_VALUE_INVALID";
  }
  return null;
}
