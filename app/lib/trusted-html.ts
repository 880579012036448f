/** What of the browser's Trusted Types is used here; absent on the Worker and in some browsers. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string | null },
  ) => { createHTML: (html: string) => string };
};

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

const own = trustedTypes?.createPolicy("aioi", { createHTML: (html) => html });

/**
 * Marks HTML that the Worker has written or filtered, the only HTML that may be put into a page
 * (docs/decisions/0030). Everything else that is not plain text the browser refuses.
 *
 * @param html drawn by the Worker, or filtered by `server/sanitize-body.ts`
 * @returns the same, as browsers with Trusted Types want it
 */
export const trustedHtml = (html: string): string => own?.createHTML(html) ?? html;

/** Lets React write what it writes by itself: plain text, and a script element before it is filled. */
export function allowPlainText(): void {
  trustedTypes?.createPolicy("default", {
    createHTML: (html) => (html.includes("<") && html !== "<script></script>" ? null : html),
  });
}
