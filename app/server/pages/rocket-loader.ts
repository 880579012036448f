interface Element {
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): unknown;
  removeAttribute(name: string): unknown;
}

/** A global of workerd. */
declare const HTMLRewriter: new () => {
  on(
    selector: string,
    handlers: { element(element: Element): void },
  ): {
    transform(response: Response): Response;
  };
};

/** Only our own scripts have a nonce. JSON-LD is no script. */
const ownScript = /<script(?=[^>]* nonce=")(?![^>]* type="application\/ld)/g;

/**
 * Exempts the scripts of a page from Cloudflare's Rocket Loader, which would defer them by another
 * type. The attribute must stand before `src`.
 */
export const exemptFromRocketLoader = (html: string): string =>
  html.replaceAll(ownScript, '<script data-cfasync="false"');

/** The same for a streamed response; JSON-LD gets the attribute too, which has no effect. */
export function exemptStreamFromRocketLoader(response: Response, nonce: string): Response {
  const rewriter = new HTMLRewriter().on(`script[nonce="${nonce}"]`, {
    element: (script) => {
      const src = script.getAttribute("src");
      if (src !== null) script.removeAttribute("src");
      script.setAttribute("data-cfasync", "false");
      if (src !== null) script.setAttribute("src", src);
    },
  });
  return rewriter.transform(response);
}
