/** The part of Trusted Types that we use. Some browsers do not have it. */
type TrustedTypes = {
  createPolicy: <Rules extends Record<string, (text: string) => string | null>>(
    name: string,
    rules: Rules,
  ) => Record<keyof Rules, (text: string) => string>;
};

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

const own = trustedTypes?.createPolicy("aioi", { createScriptURL: (url) => url });

/**
 * Marks the URL of a script as trusted for browsers with Trusted Types, which refuse all others
 * (docs/decisions/0020). Only for URLs that the operator configured.
 */
export const trustedScriptUrl = (url: string): string => own?.createScriptURL(url) ?? url;

/** What a parser of HTML takes for the start of a tag or a comment. */
const markup = /<[a-z!/?]/i;

let isPlainTextAllowed = false;

/**
 * The default policy lets React write plain text, and a script element before it is filled, and the
 * live chat its styles. Whoever needs it asks for it; a page can have one such policy.
 */
export function allowPlainText(): void {
  if (isPlainTextAllowed) return;
  isPlainTextAllowed = true;
  trustedTypes?.createPolicy("default", {
    createHTML: (html) => (markup.test(html) && html !== "<script></script>" ? null : html),
  });
}
