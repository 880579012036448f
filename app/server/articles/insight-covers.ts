import * as z from "zod/mini";

import { bodyTimeoutMs } from "../../config/cache-lifetimes.ts";
import { errorName } from "../environment/log.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { withTimeout } from "../environment/with-timeout.ts";
import { type ArticleCover, type CoverRequest, coversResponse } from "../renderer/body-contract.ts";
import type { Read } from "./article-cache.ts";
import { queryDatabase } from "./article-database.ts";
import { rendererOf } from "./sanitized-body.ts";

const listRow = z.looseObject({ slug: z.string() });
const bodyRow = z.object({
  slug: z.string(),
  title: z.string(),
  content: z.string(),
  body_format: z.optional(z.string()),
});

/**
 * Adds the cover to each insight of a list, made from its body: one query and one call of the renderer
 * for all, as a part of reading the list, so that both caches hold covers and no bodies.
 *
 * @returns the same rows; without covers, as a partial read, where one of the two does not answer
 */
export async function withInsightCovers(
  read: Read<unknown>,
  context: RequestContext,
): Promise<Read<unknown>> {
  const rows = z.array(listRow).safeParse(read.status === "read" ? read.value : null);
  if (!rows.success || rows.data.length === 0) return read;
  const covers = await coversOf(
    rows.data.map(({ slug }) => slug),
    context,
  );
  return {
    status: "read",
    value: rows.data.map((row) => ({ ...row, cover: covers?.get(row.slug) ?? null })),
    isPartial: covers === null,
  };
}

/** The covers of published insights by slug; null where the bodies or the renderer do not answer. */
export async function coversOf(
  slugs: readonly string[],
  context: RequestContext,
): Promise<ReadonlyMap<string, ArticleCover> | null> {
  const bodies = await queryDatabase(context, "insights", (client) =>
    client.from("insights").select("slug, title, content, body_format").in("slug", slugs),
  );
  if (bodies.status !== "read") return null;
  try {
    const rows = z.array(bodyRow).parse(bodies.value);
    const rendered = await withTimeout(render(rows, context), bodyTimeoutMs);
    const covers = new Map<string, ArticleCover>();
    for (const [index, { slug }] of rows.entries()) {
      const cover = rendered[index];
      if (cover) covers.set(slug, cover);
    }
    return covers;
  } catch (thrown) {
    context.log.warn("article.covers_failed", { error: errorName(thrown) });
    return null;
  }
}

async function render(rows: readonly z.infer<typeof bodyRow>[], context: RequestContext) {
  const request = rows.map(({ title, content, body_format }) => ({
    title,
    content,
    format: body_format === "markdown" ? ("markdown" as const) : ("html" as const),
  })) satisfies CoverRequest[];
  const response = await rendererOf(context).fetch("https://renderer/covers", {
    method: "POST",
    body: JSON.stringify(request),
  });
  if (response.status !== 200) throw new Error(`RENDERER answered ${response.status}`);
  return coversResponse.parse(await response.json());
}
