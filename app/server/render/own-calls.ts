import * as z from "zod/mini";

import { maxPayloadLength } from "../../config/limits.ts";

/** Seroval's types of nodes that the site's own pages send: numbers, texts, null and undefined, objects. */
const value = z.union([
  z.strictObject({ t: z.literal(0), s: z.number() }),
  z.strictObject({ t: z.literal(1), s: z.string() }),
  z.strictObject({ t: z.literal(2), s: z.literal([0, 1]) }),
]);

const objectOf = <Value>(names: [string, ...string[]], values: z.ZodMiniType<Value>) =>
  z.strictObject({
    t: z.literal(10),
    i: z.int(),
    o: z.literal(0),
    p: z.strictObject({ k: z.array(z.enum(names)), v: z.array(values) }),
  });

const archiveQuestion = objectOf(["filter", "page"], value);
const archive = objectOf(["kind", "question"], z.union([value, archiveQuestion]));

const payloadSchema = z.strictObject({
  t: objectOf(["data"], z.union([value, archive])),
  f: z.int(),
  m: z.tuple([]),
});

/** The server functions that read. Of any other name Start logs the name, which can be anything. */
export const readFunctions = new Set([
  ..."fetchArchive fetchArticle fetchAuthor fetchList fetchRelated".split(" "),
  ..."fetchSearch fetchTerms fetchTotals fetchUpdatePage fetchYear openArticlePage".split(" "),
]);

/** Whether a call is for one of these and has an input that the site's own pages send. */
export function isOwnCall({ pathname, searchParams }: URL): boolean {
  const payload = searchParams.get("payload");
  const name = pathname.slice("/_serverFn/".length);
  return readFunctions.has(name) && (!payload || isOwnPayload(payload));
}

/**
 * A short text, or the kind and the page of an archive. Start would make anything of an input that
 * Seroval can write, promises, streams and errors too, before a server function could look at it.
 */
export function isOwnPayload(payload: string): boolean {
  if (payload.length > maxPayloadLength) return false;
  try {
    return payloadSchema.safeParse(JSON.parse(payload)).success;
  } catch {
    return false;
  }
}
