import { createIsomorphicFn } from "@tanstack/react-start";

/** The page that came with its own styles. */
const firstPath = import.meta.env.SSR ? "" : window.location.pathname;

/** The stylesheet of the whole site; until it is applied, it styles nothing. */
let stylesheet: Promise<HTMLLinkElement> | undefined;

function fetchStylesheet(inlined: HTMLStyleElement): Promise<HTMLLinkElement> {
  stylesheet ??= new Promise<HTMLLinkElement>((resolve, reject) => {
    const link = document.createElement("link");
    Object.assign(link, {
      rel: "stylesheet",
      media: "not all",
      href: inlined.dataset["stylesheet"],
      onload: () => resolve(link),
      onerror: () => {
        stylesheet = undefined;
        link.remove();
        reject(new Error("The stylesheet did not load"));
      },
    });
    inlined.before(link);
  });
  return stylesheet;
}

/**
 * A page comes with its own part of the stylesheet (docs/decisions/0011). Other pages need the rest: it
 * is fetched when a link is about to be followed.
 *
 * @param path of the other page
 * @throws when the stylesheet cannot be loaded: other pages cannot be shown without it
 */
export const loadStylesheet = createIsomorphicFn()
  .server((_path: string): Promise<void> | undefined => undefined)
  .client((path: string): Promise<void> | undefined => {
    const inlined = inlinedPart();
    if (path === firstPath || !inlined) return undefined;
    return fetchStylesheet(inlined).then(() => undefined);
  });

/**
 * Replaces the page's own part by the stylesheet, if it is loaded. Called right before another page is
 * rendered: applied earlier, it would have the browser restyle and lay out the current page.
 */
export function applyStylesheet(): void {
  const inlined = inlinedPart();
  const link = inlined?.previousElementSibling;
  if (!inlined || !(link instanceof HTMLLinkElement) || link.sheet === null) return;
  link.media = "all";
  inlined.disabled = true;
}

/** The page's own part; null once the stylesheet has replaced it. */
function inlinedPart(): HTMLStyleElement | null {
  const part = document.querySelector<HTMLStyleElement>("style[data-stylesheet]");
  return part?.disabled ? null : part;
}
