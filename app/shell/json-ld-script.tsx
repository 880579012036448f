import { siteOrigin } from "../content/site-origin.ts";
import { useDocument } from "../lib/document-context.ts";
import { pageJsonLd } from "./page-json-ld.ts";

/** The page's JSON-LD. */
export function JsonLdScript({ path }: { path: string }) {
  const { nonce } = useDocument();
  const json = pageJsonLd(path, siteOrigin());
  return json === null ? null : (
    <script type="application/ld+json" nonce={nonce} dangerouslySetInnerHTML={{ __html: json }} />
  );
}
