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
 * is fetched when a link is about to be followed, and takes the part's place when it is.
 *
 * @param path of the other page
 * @param isPreload whether the link is only about to be followed
 * @throws when the stylesheet cannot be loaded: other pages cannot be shown without it
 */
export const loadStylesheet = createIsomorphicFn()
  .server((_path: string, _isPreload: boolean): Promise<void> | undefined => undefined)
  .client((path: string, isPreload: boolean): Promise<void> | undefined => {
    if (path === firstPath) return undefined;
    const inlined = document.querySelector<HTMLStyleElement>("style[data-stylesheet]");
    if (!inlined || inlined.disabled) return undefined;
    return fetchStylesheet(inlined).then((link) => {
      if (isPreload) return;
      link.media = "all";
      inlined.disabled = true;
    });
  });
