import { createElement } from "react";
import { renderToString } from "react-dom/server";

import { prerenderedFile, prerenderedStart } from "../../lib/prerendered-file.ts";
import type { ClientConfig } from "../../lib/client-config-names.ts";
import { errorName } from "../ops/log.ts";
import { etagOf, type Page, pageFromBytes } from "./nonce-offsets.ts";
import type { RequestContext } from "../request-context.ts";

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const lineFeed = 10;

const plainStart = encoder.encode(prerenderedStart);

/**
 * Reads a prerendered page (docs/decisions/0023) and writes the client config into it.
 *
 * @returns null when it cannot be read; then it is rendered like any other page
 */
export async function prerenderedPage(path: string, context: RequestContext): Promise<Page | null> {
  const { environment, clientConfig, log, nonce } = context;
  if (environment.ASSETS === null) return null;
  try {
    // The binding ignores the host, but needs a complete URL.
    const response = await environment.ASSETS.fetch(
      `https://assets.invalid${prerenderedFile(path)}`,
    );
    if (!response.ok) throw new Error(`status ${response.status}`);
    const file = new Uint8Array(await response.arrayBuffer());
    // The first line is the page's ETag, because to hash the page takes as long as all the rest.
    const lineEnd = file.indexOf(lineFeed);
    const builtEtag = decoder.decode(file.subarray(0, lineEnd));
    const { html, etag } = await withClientConfig(
      file.subarray(lineEnd + 1),
      builtEtag,
      clientConfig,
    );
    const lifetime = {
      revalidateAt: Number.POSITIVE_INFINITY,
      expiresAt: Number.POSITIVE_INFINITY,
    };
    return pageFromBytes(html, nonce.length, { etag, ...lifetime });
  } catch (thrown) {
    log.warn("page.prerendered_missing", { error: errorName(thrown) });
    return null;
  }
}

async function withClientConfig(
  html: Uint8Array<ArrayBuffer>,
  etag: string,
  clientConfig: ClientConfig,
): Promise<Pick<Page, "html" | "etag">> {
  if (Object.values(clientConfig).every((value) => value === undefined)) return { html, etag };
  // React writes the attributes as in a page that is rendered on request.
  const element = renderToString(createElement("html", { lang: "en", ...clientConfig }));
  const start = encoder.encode(`<!DOCTYPE html>${/^<html[^>]*>/.exec(element)?.[0]}`);
  const page = new Uint8Array(start.length + html.length - plainStart.length);
  page.set(start);
  page.set(html.subarray(plainStart.length), start.length);
  return { html: page, etag: await etagOf(`${etag}${element}`) };
}
