import { createHash } from "node:crypto";
import { dirname } from "node:path";

import { z } from "zod";

import { isId } from "../../../app/articles/contract.ts";
import { articlePath } from "../../../app/articles/kinds.ts";
import { isFetchableImage, isOwnPath, isBucketImage } from "../../../app/lib/image-source.ts";
import { updatePreviewPath } from "../../../app/server/environment/preview-links.ts";
import { keyHeaders } from "../../../app/server/store/api-key.ts";
import { getMessage, SetupError } from "../error-details.ts";
import { askDatabase, type OperatorDatabase } from "../operator-database.ts";
import type { Fault } from "../front-matter.ts";
import type { FrontMatter } from "./article-file.ts";
import type { CheckedArticle } from "./check-article.ts";
import { checkBody, type ArticleImage, readImage } from "./check-body.ts";

const uploadTimeoutMs = 60_000;
const wordsPerMinute = 220;

const tables = { story: "success_stories", insight: "insights", update: "updates" } as const;

/** The result of saving a file. */
interface SavedArticle {
  /** Null for a draft. */
  publishedAt: string | null;
  /** Whether visitors could read it until now. */
  wasPublic: boolean;
  /** The path for a preview link. */
  path: string;
}

/** A fault that only the database can find. */
export class RefusedArticle extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** The id of an update, which has no slug in the database. */
function updateId(slug: string): string {
  const hash = createHash("sha256").update(`update ${slug}`).digest("hex");
  // Version 8: made by the application (RFC 9562).
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

const rowSchema = z.object({ id: z.string(), published_at: z.string().nullable() });
type Row = z.infer<typeof rowSchema>;

const readRows = async (database: OperatorDatabase, path: string): Promise<Row[]> =>
  z.array(rowSchema).parse(await askDatabase(database, path));

/**
 * Writes an article with its images. A file whose slug exists changes that article.
 *
 * @throws {RefusedArticle} for a category or slug that the database does not accept
 */
export async function saveArticle(
  database: OperatorDatabase,
  article: CheckedArticle,
): Promise<SavedArticle> {
  const { frontMatter } = article;
  const existing = await findExisting(database, article);
  const wasPublished = existing?.published_at ?? null;
  const wasPublic = wasPublished !== null && Date.parse(wasPublished) <= Date.now();
  const publishedAt =
    frontMatter.published !== "now"
      ? frontMatter.published
      : wasPublic
        ? wasPublished
        : new Date().toISOString();
  const row = { ...(await columnsOf(database, article)), published_at: publishedAt };
  const table = tables[frontMatter.kind];
  const written =
    existing === null
      ? await askDatabase(database, table, row, "POST")
      : await askDatabase(database, `${table}?id=eq.${existing.id}`, row, "PATCH");
  const [saved] = z.array(rowSchema).length(1).parse(written);
  return { publishedAt: saved?.published_at ?? null, wasPublic, path: previewPath(frontMatter) };
}

const previewPath = ({ kind, slug }: FrontMatter) =>
  kind === "update" ? updatePreviewPath(updateId(slug)) : articlePath(kind, slug);

async function findExisting(
  database: OperatorDatabase,
  { frontMatter, lineOf }: CheckedArticle,
): Promise<Row | null> {
  const { kind, slug } = frontMatter;
  const bySlug = (value: string) =>
    readRows(database, `${tables[kind]}?select=id,published_at&slug=eq.${value}`);
  if (kind === "update") {
    const [row] = await readRows(
      database,
      `updates?select=id,published_at&id=eq.${updateId(slug)}`,
    );
    return row ?? null;
  }
  const [row] = await bySlug(slug);
  const { renamed_from: earlier } = frontMatter;
  if (earlier === undefined) return row ?? null;
  const [renamed] = await bySlug(earlier);
  if (renamed && row) {
    const message = `slug ${slug} belongs to another article, so ${earlier} cannot become it`;
    throw new RefusedArticle({ line: lineOf("slug"), message });
  }
  if (!renamed && !row) {
    const message = `renamed_from: there is no ${kind} ${earlier}`;
    throw new RefusedArticle({ line: lineOf("renamed_from"), message });
  }
  return renamed ?? row ?? null;
}

async function columnsOf(database: OperatorDatabase, article: CheckedArticle): Promise<object> {
  const { frontMatter, checked } = article;
  const { kind, title, slug, description } = frontMatter;
  if (kind === "update") {
    const { type, href = null } = frontMatter;
    return { id: updateId(slug), title, description, type, href };
  }
  const page = {
    title,
    slug,
    content: await withUploadedImages(database, article),
    body_format: "markdown",
    read_time: frontMatter.read_time ?? Math.max(1, Math.round(checked.words / wordsPerMinute)),
  };
  if (kind === "insight") {
    const { author, tags, cover = null } = frontMatter;
    return { ...page, excerpt: description, tags, cover, ...(author !== undefined && { author }) };
  }
  return {
    ...page,
    description,
    category_id: await categoryId(database, article, frontMatter.category),
    image_url: await coverUrl(database, article, frontMatter.cover),
  };
}

async function categoryId(
  database: OperatorDatabase,
  { lineOf }: CheckedArticle,
  slug: string | undefined,
): Promise<string | null> {
  if (slug === undefined) return null;
  const categories = z
    .array(z.object({ id: z.string(), slug: z.string() }))
    .parse(await askDatabase(database, "categories?select=id,slug&order=slug"));
  const found = categories.find((category) => category.slug === slug);
  if (found) return found.id;
  const known = categories.map((category) => category.slug).join(", ");
  const message = `category ${slug} does not exist: it is one of ${known}`;
  throw new RefusedArticle({ line: lineOf("category"), message });
}

async function coverUrl(
  database: OperatorDatabase,
  { path, frontMatter, lineOf }: CheckedArticle,
  cover: string | undefined,
): Promise<string | null> {
  if (cover === undefined) return null;
  if (isFetchableImage(cover) || isBucketImage(cover) || isOwnPath(cover)) return cover;
  let image: ArticleImage;
  try {
    image = readImage(dirname(path), cover);
  } catch (thrown) {
    const message = getMessage(thrown);
    throw new RefusedArticle({ line: lineOf("cover"), message });
  }
  return upload(database, frontMatter.slug, image);
}

/** The body with the URLs of its images in the bucket, and their sizes. */
async function withUploadedImages(
  database: OperatorDatabase,
  { path, frontMatter, body, checked, lineOf }: CheckedArticle,
): Promise<string> {
  let result = body;
  for (const image of checked.images) {
    const { source, width, height } = image;
    const url = `${await upload(database, frontMatter.slug, image)}#${width}x${height}`;
    for (const written of [source, decodeURI(source)]) {
      const name = RegExp.escape(written);
      // In an image, in an <img>, and in a definition at the end of the body.
      const places = new RegExp(
        String.raw`(\]\(\s*<?|\bsrc=["']?|^\[[^\]]+\]:\s*<?)${name}(?=[\s)"'>]|$)`,
        "gm",
      );
      result = result.replaceAll(places, (_, before: string) => before + url);
    }
  }
  const bodyLine = lineOf("slug");
  const [left] = checkBody({ body: result, bodyLine }, dirname(path)).images;
  if (!left) return result;
  const message = `the picture ${left.source} must be written as ![what it shows](${left.source})`;
  throw new RefusedArticle({ line: bodyLine, message });
}

/** @returns the URL by which bodies and covers name it; other content gets another URL */
async function upload(
  { url, serviceRoleKey }: OperatorDatabase,
  slug: string,
  { content, extension, type }: ArticleImage,
): Promise<string> {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 12);
  const path = `/pictures/${slug}/${hash}.${extension}`;
  const response = await fetch(`${url}/storage/v1/object${path}`, {
    method: "POST",
    headers: {
      ...keyHeaders(serviceRoleKey),
      "content-type": type,
      "x-upsert": "true",
    },
    body: new Uint8Array(content),
    redirect: "error",
    signal: AbortSignal.timeout(uploadTimeoutMs),
  }).catch(() => null);
  if (response?.ok) return path;
  const said = (await response?.text())?.slice(0, 200) ?? "it does not answer";
  throw new SetupError(`Supabase Storage did not take ${path}: ${said}`);
}

/** The paths of the articles with a slug, or of the update with that id. */
export async function findPaths(database: OperatorDatabase, name: string): Promise<string[]> {
  const isUpdate: boolean = isId(name);
  const id = isUpdate ? name : updateId(name);
  const [stories, insights, updates] = await Promise.all([
    isUpdate ? [] : readRows(database, `success_stories?select=id,published_at&slug=eq.${name}`),
    isUpdate ? [] : readRows(database, `insights?select=id,published_at&slug=eq.${name}`),
    readRows(database, `updates?select=id,published_at&id=eq.${id}`),
  ]);
  return [
    ...stories.map(() => articlePath("story", name)),
    ...insights.map(() => articlePath("insight", name)),
    ...updates.map((row) => updatePreviewPath(row.id)),
  ];
}
