import { createElement } from "react";
import { renderToString } from "react-dom/server";
import * as z from "zod/mini";

import {
  prerenderedFile,
  prerenderedOrigin,
  prerenderedStart,
} from "../../lib/prerendered-file.ts";
import { readAsset } from "../environment/bound-services.ts";
import { getClientConfig } from "../environment/client-config.ts";
import type { Environment } from "../environment/environment.ts";
import { isolateMemory } from "../environment/isolate-memory.ts";
import { errorName } from "../environment/log.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { createEtag } from "../http/etag.ts";
import { inlineHashes, type Page } from "./page.ts";

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const lineFeed = 10;

/** The file's first line; the page follows. */
const firstLine = z.object({ hashes: inlineHashes });

/**
 * Reads a prerendered page (docs/decisions/0023), once per isolate.
 *
 * @returns null when it cannot be read; then it is rendered like any other page
 */
export async function prerenderedPage(path: string, context: RequestContext): Promise<Page | null> {
  const { environment, siteOrigin, log } = context;
  if (environment.ASSETS === null) return null;
  try {
    return await readAsset(environment, prerenderedFile(path), async (response) => {
      const file = new Uint8Array(await response.arrayBuffer());
      const lineEnd = file.indexOf(lineFeed);
      // scripts/lib/prerender.ts has written this file. The hashes of inline scripts and styles stay
      // valid, because no script that runs holds the origin.
      const { hashes } = firstLine.parse(JSON.parse(decoder.decode(file.subarray(0, lineEnd))));
      const built = decoder.decode(file.subarray(lineEnd + 1));
      // One build serves every environment.
      const html = encoder.encode(built.replaceAll(prerenderedOrigin, siteOrigin));
      const bytes = withClientConfig(html, environment);
      return { bytes, etag: await createEtag(bytes), hashes };
    });
  } catch (thrown) {
    log.warn("page.prerendered_missing", { error: errorName(thrown) });
    return null;
  }
}

/** The start of a page with the client config as attributes; null where nothing is set. */
const configuredStart = isolateMemory((environment: Environment) => {
  const clientConfig = getClientConfig(environment);
  if (Object.values(clientConfig).every((value) => value === undefined)) return null;
  // React writes the attributes, as in a page that is rendered on request.
  const element = renderToString(createElement("html", { lang: "en", ...clientConfig }));
  return encoder.encode(`<!DOCTYPE html>${/^<html[^>]*>/.exec(element)?.[0]}`);
});

function withClientConfig(
  html: Uint8Array<ArrayBuffer>,
  environment: Environment,
): Uint8Array<ArrayBuffer> {
  const start = configuredStart(environment);
  if (start === null) return html;
  const rest = html.subarray(prerenderedStart.length);
  const page = new Uint8Array(start.length + rest.length);
  page.set(start);
  page.set(rest, start.length);
  return page;
}
