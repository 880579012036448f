import * as z from "zod/mini";

import { bodyTimeoutMs } from "../../config/cache-lifetimes.ts";
import { sentParam, receiptParam } from "../../config/cacheable-pages.ts";
import { markdownPagesFile } from "../../lib/markdown-path.ts";
import { prerenderedOrigin } from "../../lib/prerendered-file.ts";
import { askRenderer, readAsset } from "../environment/bound-services.ts";
import { errorName } from "../environment/log.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { withTimeout } from "../environment/with-timeout.ts";
import { pageMarkdownPath } from "../renderer/body-contract.ts";
import { cacheablePath, cacheDisabled, cachedMarkdown, cachedPage } from "./page-cache.ts";
import { cacheStatus } from "./page-response.ts";

/** A page as Markdown, with its `Cache-Status`, or the answer of the page where there is no such page now. */
type MarkdownText = { text: string; status: string } | { page: Response };

const markdownPages = z.record(z.string(), z.string());

/**
 * A page as Markdown: from the build, or converted from the HTML that a visitor would get
 * (docs/decisions/0046).
 *
 * @param url of the page, not of its Markdown
 * @returns null where it cannot be made now
 */
export async function getMarkdown(url: URL, context: RequestContext): Promise<MarkdownText | null> {
  const pageUrl = new URL(url);
  // What a form post said to one visitor is no part of the page.
  for (const name of [sentParam, receiptParam]) pageUrl.searchParams.delete(name);
  const text = await builtMarkdown(cacheablePath(pageUrl, null), context);
  if (text !== null) return { text, status: cacheStatus.prerendered };
  const asked = new Request(pageUrl);
  // Markdown has no late part: everything on the page is waited for.
  const whole = { ...context, isRevalidating: true };
  let page = await cachedPage(asked, pageUrl, whole);
  if (page.status === 200 && !page.headers.has("etag")) {
    // It is sent in two pieces, with a skeleton. At its end all has been read.
    await page.text();
    if (!cacheDisabled && (await context.results.complete) === null) return null;
    page = await cachedPage(asked, pageUrl, whole);
  }
  return page.status === 200 ? convertedPage(page, context) : { page };
}

/** @param path of a page with the parameters that change it; a variant is rendered on request */
async function builtMarkdown(path: string | null, context: RequestContext): Promise<string | null> {
  const { environment, siteOrigin, log } = context;
  if (path === null || import.meta.env.DEV || environment.ASSETS === null) return null;
  try {
    const built = await readAsset(environment, markdownPagesFile, async (file) =>
      markdownPages.parse(await file.json()),
    );
    const text = Object.hasOwn(built, path) ? built[path] : undefined;
    return text?.replaceAll(prerenderedOrigin, siteOrigin) ?? null;
  } catch (thrown) {
    log.warn("page.prerendered_missing", { error: errorName(thrown) });
    return null;
  }
}

async function convertedPage(
  page: Response,
  context: RequestContext,
): Promise<MarkdownText | null> {
  const etag = page.headers.get("etag");
  const status = page.headers.get("cache-status") ?? cacheStatus.miss;
  if (etag === null) {
    // Something on it could not be read; people see that it is missing.
    const text = cacheDisabled ? await convert(page, context) : null;
    return text === null ? null : { text, status };
  }
  const markdown = await cachedMarkdown(etag, () => convert(page, context), context);
  if (markdown === null) return null;
  return { text: markdown.text, status: markdown.isConverted ? cacheStatus.miss : status };
}

/** @returns null where the renderer fails */
async function convert(
  page: Response,
  { environment, log }: RequestContext,
): Promise<string | null> {
  try {
    const html = await page.text();
    const render = async () => (await askRenderer(environment, pageMarkdownPath, html)).text();
    return await withTimeout(render(), bodyTimeoutMs);
  } catch (thrown) {
    log.error("page.markdown_failed", { alert: true, error: errorName(thrown) });
    return null;
  }
}
