import * as z from "zod/mini";

import type { ListRead, Preview, Read } from "../../articles/contract.ts";
import {
  type Article,
  type ArticleKind,
  articleKinds,
  type PageKind,
  type Update,
} from "../../articles/kinds.ts";
import { errorName } from "../environment/log.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { queryDatabase } from "./article-database.ts";
import { articleTables, type ArticleWithImages, mediaPath, parseArticle } from "./article-rows.ts";
import { readList } from "./reader.ts";
import { withSanitizedBody } from "./sanitized-body.ts";

const previewRow = z.object({ publishes_at: z.nullish(z.string()) });

function toPreview(row: unknown): Preview {
  const publishesAt = previewRow.parse(row).publishes_at ?? null;
  const isPublished = publishesAt !== null && Date.parse(publishesAt) <= Date.now();
  return { publishesAt, isPublished };
}

/** One article, published or not, without any cache. */
export async function readPreview<K extends PageKind>(
  kind: K,
  slug: string,
  context: RequestContext,
): Promise<Read<ArticleWithImages<Article<K>>>> {
  const imageQuery = `?preview=${context.preview?.token ?? ""}`;
  const images = { imagePath: mediaPath(kind, slug), imageQuery };
  const read = await withSanitizedBody(await readRow(kind, slug, context), images, context);
  if (read.status !== "read") return read;
  try {
    const { article, ...rest } = parseArticle(kind, read.value, imageQuery);
    const preview = toPreview(read.value);
    return { status: "read", value: { ...rest, article: { ...article, preview } } };
  } catch (thrown) {
    context.log.warn("preview.malformed", { kind, error: errorName(thrown) });
    return { status: "unavailable" };
  }
}

/** The newest updates as `/resources` shows them, after the one that a preview link is for. */
export async function readUpdatesWithPreview(
  id: string,
  context: RequestContext,
): Promise<ListRead<Update>> {
  const [list, read] = await Promise.all([
    readList("update", context),
    readRow("update", id, context),
  ]);
  if (list.status !== "read" || read.status !== "read") return list;
  const { item } = articleTables.update.parse(read.value);
  const others = list.rows.filter((update) => update.id !== id);
  const rows = [{ ...item, preview: toPreview(read.value) }, ...others];
  return { status: "read", rows: rows.slice(0, articleKinds.update.listSize) };
}

/** Row level security hides unpublished articles; a database function returns them for the preview key. */
async function readRow(
  kind: ArticleKind,
  slugOrId: string,
  context: RequestContext,
): Promise<Read<unknown>> {
  const { PREVIEW_KEY: previewKey } = context.environment;
  if (previewKey === null) return { status: "missing" };
  const read = await queryDatabase(context, "preview_article", (client) =>
    client.rpc("preview_article", {
      kind: articleKinds[kind].segment,
      article_slug: slugOrId,
      preview_key: previewKey,
    }),
  );
  return read.status === "read" && read.value === null ? { status: "missing" } : read;
}
