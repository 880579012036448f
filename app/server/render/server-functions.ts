import * as z from "zod/mini";

import { maxPayloadLength } from "../../config/limits.ts";
import { submissionField } from "../../leads/contract.ts";
import { errorName } from "../environment/log.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { plainResponse } from "../http/error-responses.ts";
import { isFormPost } from "../http/request-kinds.ts";
import { handleWithStart } from "./render-page.ts";

/**
 * Responds to a call of the submit endpoint. Start gets one text of a form and nothing else that it
 * would read: a lead needs no more, and the endpoint is open to everybody.
 */
export async function handleSubmit(request: Request, context: RequestContext): Promise<Response> {
  const { url, method, headers } = request;
  if (method !== "POST") return plainResponse(405, { allow: "POST" });
  if (!isFormPost(request, new URL(url).pathname)) return plainResponse(400);
  const form = await request.formData().catch(() => null);
  const submission = form?.get(submissionField);
  if (typeof submission !== "string") return plainResponse(400);
  const body = new FormData();
  body.set(submissionField, submission);
  const cleaned = new Headers(headers);
  for (const name of ["content-type", "content-length"]) cleaned.delete(name);
  return callStart(new Request(url, { method, headers: cleaned, body }), context);
}

/** Responds to a call of a server function that reads. */
export async function handleServerFn(request: Request, context: RequestContext): Promise<Response> {
  const url = new URL(request.url);
  // The id of `npm run dev` is none of the paths of `worker.ts`.
  if (import.meta.env.DEV && calledFunction(url) === "submitLead") {
    return handleSubmit(request, context);
  }
  if (!isOwnCall(url)) return plainResponse(400);
  if (request.method !== "GET") return plainResponse(405, { allow: "GET" });
  return callStart(request, context);
}

/** Replaces Start's own response where no function of ours was called. */
async function callStart(request: Request, context: RequestContext): Promise<Response> {
  let response: Response;
  try {
    response = await handleWithStart(request, context);
  } catch (thrown) {
    if (context.results.serverFunction !== undefined) throw thrown;
    context.log.warn("server_fn.malformed", { error: errorName(thrown) });
    return plainResponse(400);
  }
  if (context.results.serverFunction === "completed") return new Response(response.body, response);
  await response.body?.cancel();
  if (context.results.serverFunction === "failed") return plainResponse(500);
  return plainResponse(response.status === 403 ? 403 : 400);
}

/** Seroval's types of nodes that the site's own pages send: numbers, texts, null and undefined, objects. */
const value = z.union([
  z.strictObject({ t: z.literal(0), s: z.number() }),
  z.strictObject({ t: z.literal(1), s: z.string() }),
  z.strictObject({ t: z.literal(2), s: z.literal([0, 1]) }),
]);

const objectSchema = <Value>(names: [string, ...string[]], values: z.ZodMiniType<Value>) =>
  z.strictObject({
    t: z.literal(10),
    i: z.int(),
    o: z.literal(0),
    p: z.strictObject({ k: z.array(z.enum(names)), v: z.array(values) }),
  });

const archiveQuestion = objectSchema(["filter", "page"], value);
const archive = objectSchema(["kind", "question"], z.union([value, archiveQuestion]));

const payloadSchema = z.strictObject({
  t: objectSchema(["data"], z.union([value, archive])),
  f: z.int(),
  m: z.tuple([]),
});

/** The server functions that read. Of any other name Start logs the name, which can be anything. */
export const readFunctions = new Set(["fetchArchive", "fetchList", "fetchSearch"]);

/** Whether a call is for one of these and has an input that the site's own pages send. */
export function isOwnCall(url: URL): boolean {
  const payload = url.searchParams.get("payload");
  return readFunctions.has(calledFunction(url)) && (!payload || isOwnPayload(payload));
}

/** The name that a call gives. In `npm run dev` Start names a function by JSON with its file and its export. */
function calledFunction({ pathname }: URL): string {
  const id = pathname.slice("/_serverFn/".length);
  if (!import.meta.env.DEV || !id.startsWith("eyJ")) return id;
  const json = atob(id.replaceAll("-", "+").replaceAll("_", "/"));
  return /"export":"(\w+)_createServerFn_handler"/.exec(json)?.[1] ?? id;
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
