import { createElement } from "react";
import { renderToString } from "react-dom/server";

import { prerenderedFile, prerenderedStart } from "../../lib/prerendered-file.ts";
import type { ClientConfig } from "../../lib/client-config-names.ts";
import { errorName } from "../ops/log.ts";
import { etagOf, type Page, pageOf } from "./nonce-offsets.ts";
import type { RequestContext } from "../request-context.ts";

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const lineFeed = 10;

const plainStart = encoder.encode(prerenderedStart);

/**
 * Reads a page that was drawn when the site was built (docs/decisions/0023), and puts in what the
 * operator set since.
 *
 * @param path of the page
 * @param context the request's own
 * @returns null when it cannot be had: then it is drawn like any other
 */
export async function prerenderedPage(path: string, context: RequestContext): Promise<Page | null> {
  const { environment, settings, log, nonce } = context;
  if (environment.ASSETS === null) return null;
  try {
    // The assets have no host; the address only has to be whole.
    const answer = await environment.ASSETS.fetch(`https://assets.invalid${prerenderedFile(path)}`);
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    const file = new Uint8Array(await answer.arrayBuffer());
    const tagEnd = file.indexOf(lineFeed);
    // Made when the page was: it takes as long as everything else here.
    const tag = decoder.decode(file.subarray(0, tagEnd));
    const { html, etag } = await withSettings(file.subarray(tagEnd + 1), tag, settings);
    const lifetime = {
      revalidateAt: Number.POSITIVE_INFINITY,
      expiresAt: Number.POSITIVE_INFINITY,
    };
    return pageOf(html, nonce.length, { etag, ...lifetime });
  } catch (thrown) {
    log.warn("page.prerendered_missing", { error: errorName(thrown) });
    return null;
  }
}

async function withSettings(
  html: Uint8Array<ArrayBuffer>,
  etag: string,
  settings: ClientConfig,
): Promise<Pick<Page, "html" | "etag">> {
  if (Object.values(settings).every((value) => value === undefined)) return { html, etag };
  // React writes the attributes, as it does for a page drawn on request.
  const element = renderToString(createElement("html", { lang: "en", ...settings }));
  const start = encoder.encode(`<!DOCTYPE html>${/^<html[^>]*>/.exec(element)?.[0]}`);
  const page = new Uint8Array(start.length + html.length - plainStart.length);
  page.set(start);
  page.set(html.subarray(plainStart.length), start.length);
  return { html: page, etag: await etagOf(`${etag}${element}`) };
}
