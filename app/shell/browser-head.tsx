import { useMatches } from "@tanstack/react-router";

/**
 * The head in the browser: title, metadata and links of the page that is shown. The Worker renders the
 * router's `HeadContent`, which also knows styles, scripts and preloads: 1.5 kB (gzip) on every page for
 * what never changes there. React leaves alone what else the document's head holds.
 */
export function BrowserHead() {
  const matches = useMatches();
  const tags = matches.flatMap(({ meta }) => meta ?? []).filter((tag) => tag !== undefined);
  const title = tags.findLast((tag) => tag.title)?.title;
  // One of each name: that of the innermost route.
  const named = new Map(tags.map((tag) => [tag.name ?? tag.property ?? tag.charSet, tag]));
  return (
    <>
      <title>{title}</title>
      {Array.from(named, ([name, tag]) => name !== undefined && <meta key={name} {...tag} />)}
      {matches
        .flatMap(({ links }) => links ?? [])
        .map((link) => link && <link key={`${link.rel} ${link.href}`} {...link} />)}
    </>
  );
}
