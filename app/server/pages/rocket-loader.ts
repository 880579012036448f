interface Element {
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): unknown;
  removeAttribute(name: string): unknown;
}

/** Of workerd. */
declare const HTMLRewriter: new () => {
  on(
    selector: string,
    handlers: { element(element: Element): void },
  ): {
    transform(response: Response): Response;
  };
};

/** Only our own scripts carry a nonce. JSON-LD is no script. */
const ownScript = /<script(?=[^>]* nonce=")(?![^>]* type="application\/ld)/g;

/**
 * Tells Cloudflare's Rocket Loader to leave the scripts of a page as they are; a deferred one has
 * another type. The mark must stand before `src`.
 */
export const exemptFromRocketLoader = (html: string): string =>
  html.replaceAll(ownScript, '<script data-cfasync="false"');

/** The same in a response whose body is streamed; JSON-LD is marked too, which changes nothing. */
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
