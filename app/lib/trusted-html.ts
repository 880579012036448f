/** The part of Trusted Types that we use. The Worker and some browsers do not have it. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string | null },
  ) => { createHTML: (html: string) => string };
};

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

const own = trustedTypes?.createPolicy("aioi", { createHTML: (html) => html });

/**
 * Marks HTML as trusted for browsers with Trusted Types, which refuse all other HTML
 * (docs/decisions/0020). Only for HTML that the Worker has rendered, or sanitized in
 * `server/articles/sanitize-html.ts`.
 */
export const trustedHtml = (html: string): string => own?.createHTML(html) ?? html;

/** The default policy lets React write plain text, and a script element before it is filled. */
export function allowPlainText(): void {
  trustedTypes?.createPolicy("default", {
    createHTML: (html) => (html.includes("<") && html !== "<script></script>" ? null : html),
  });
}
