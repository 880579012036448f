import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start";

import { siteOrigin } from "../framework/site-origin.ts";
import { pageJsonLd } from "./page-json-ld.ts";

// Crawlers read the Worker's HTML. The browser leaves the script as it is and loads no code for it.
const dataOnServer = createIsomorphicFn()
  .server((path: string) => ({
    text: pageJsonLd(path, siteOrigin()),
    nonce: getGlobalStartContext()?.nonce,
  }))
  .client((_path: string) => ({ text: "", nonce: undefined }));

/** The page's JSON-LD. */
export function JsonLdScript({ path }: { path: string }) {
  const { text, nonce } = dataOnServer(path);
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
