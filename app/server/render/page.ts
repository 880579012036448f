import * as z from "zod/mini";

import { createEtag } from "../http/etag.ts";
import type { InlineSources } from "../http/security-headers.ts";

/** A complete page in the cache, or its Markdown: the same bytes and the same headers for every visitor. */
export type Page = {
  /** In UTF-8. */
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
  hashes: InlineSources;
};

/** Sources of the content security policy: a hash of each inline script and style of a page. */
export const inlineHashes: z.ZodMiniType<InlineSources> = z.object({
  script: z.string(),
  style: z.string(),
});

const encoder = new TextEncoder();

/**
 * Makes a page constant: hashes replace the nonce it was rendered with. Only elements that carry the
 * nonce are hashed, so that markup injected into a page, which cannot know the nonce, never runs.
 * JSON-LD is data: a browser asks no policy for it, and it holds the site's origin.
 *
 * @param nonce the one that the page was rendered with
 */
export async function pageFromHtml(html: string, nonce: string): Promise<Page> {
  const inline = new RegExp(
    `<(script|style)(?=[^>]* nonce="${nonce}")(?![^>]* src=|[^>]* type="application/ld)[^>]*>([^]*?)</\\1>`,
    "g",
  );
  const elements = Array.from(html.matchAll(inline), ([, name, content = ""]) => ({
    name,
    source: sha256(encoder.encode(content)).then((hash) => `'sha256-${hash}'`),
  }));
  const readSources = async (element: keyof InlineSources) => {
    const sources = elements.filter(({ name }) => name === element).map(({ source }) => source);
    return (await Promise.all(sources)).join(" ");
  };
  const bytes = encoder.encode(html.replaceAll(` nonce="${nonce}"`, ""));
  return {
    bytes,
    etag: await createEtag(bytes),
    hashes: { script: await readSources("script"), style: await readSources("style") },
  };
}

async function sha256(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", content);
  return new Uint8Array(digest).toBase64();
}
