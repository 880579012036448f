import type { RunningSite } from "../running-site.ts";
import { pick, seeded } from "../lead-drill.ts";
import { hostileShapes, mutated } from "./hostile-shapes.ts";
import { inParallel, type DrillResult, tallied } from "./result.ts";
import { type RawResponse, sendRaw } from "./raw-http.ts";
import type { Shape } from "./request-shape.ts";

const atOnce = 12;

const ownHeaders = ["content-security-policy", "x-content-type-options", "x-frame-options"];
const stack = /\n\s+at |\.[cm]?[jt]s:\d+|c\+\+:\d+|workerd\/|node_modules|postgres|supabase/i;
// What workerd says to a request that no Worker ever sees; Cloudflare's edge answers such ones itself.
const refusal =
  /HTTP\/1\.1 500 Internal Server Error\r\nConnection: close\r\nContent-Length: 21\r\n\r\nInternal Server Error$/;
const anyMark = /mark-\d+-[a-z]+/g;

/**
 * Sends hostile bytes straight to workerd: never an error but the designed 503, never a stack,
 * never what another visitor sent, and the site answers as before when it is over.
 *
 * @param running the built Worker
 * @param options how many requests; every shape once, then changed ones
 */
export async function hostileDrill(
  running: RunningSite,
  { requests, seed }: { requests: number; seed: number },
): Promise<DrillResult> {
  const { url } = running.site;
  const port = Number(new URL(url).port);
  const random = seeded(seed);
  const shapes: Shape[] = hostileShapes.slice(0, requests);
  while (shapes.length < requests) shapes.push(mutated(pick(hostileShapes, random), random));

  const before = await plainPages(url);
  const problems: string[] = [];
  const results = new Map<string, (number | string)[]>();
  await inParallel(shapes.entries(), atOnce, async ([index, shape]) => {
    const mark = `mark-${index}-${"abcdef"[index % 6]}`;
    const { name, bytes } = shape(mark);
    const answer = await sendRaw(port, bytes);
    const kind = name.split(" ")[0] ?? "";
    results.set(kind, [...(results.get(kind) ?? []), ...shown(answer)]);
    for (const problem of faultsOf(answer, mark)) {
      problems.push(`${problem}: ${JSON.stringify(name)} ${JSON.stringify(bytes.slice(0, 160))}`);
    }
  });

  const after = await plainPages(url);
  for (const [path, html] of Object.entries(after)) {
    if (anyMark.test(html)) problems.push(`a later visitor of ${path} sees what was sent`);
    if (html !== before[path]) problems.push(`${path} is not what it was before`);
  }
  if (running.logs.some((line) => line.includes('"event":"request.failed"'))) {
    problems.push("the Worker threw: request.failed stands in the log");
  }
  const rows = [...results].map(([kind, statuses]): DrillResult["rows"][number] => [
    `hostile: ${kind}`,
    statuses.length,
    tallied(statuses),
  ]);
  return { rows, problems };
}

function shown({ statuses, text }: RawResponse): (number | string)[] {
  if (statuses.length === 0) return ["hung up"];
  return refusal.test(text) ? [...statuses.slice(0, -1), "refused by workerd"] : statuses;
}

function faultsOf(answer: RawResponse, mark: string): string[] {
  const { headers, text } = answer;
  const faults: string[] = [];
  // 501 is workerd's own answer to a method that HTTP does not know.
  const failed = shown(answer).filter(
    (status) => Number(status) >= 500 && status !== 503 && status !== 501,
  );
  if (failed.length > 0) faults.push(`answered with ${failed.join()}`);
  if (!headers.get("content-type")?.includes("javascript") && stack.test(text)) {
    faults.push("shows something of the inside");
  }
  const foreign = [...text.matchAll(anyMark)].some(([found]) => found !== mark);
  if (foreign) faults.push("shows what another visitor sent");
  if (headers.has("set-cookie")) faults.push("sets a cookie");
  if (/^(?:https?:)?\/\/(?!localhost)/.test(headers.get("location") ?? ""))
    faults.push("leads to another host");
  const isOurs = headers.has("x-request-id");
  const missing = isOurs ? ownHeaders.filter((name) => !headers.has(name)) : [];
  if (missing.length > 0) faults.push(`lacks ${missing.join()}`);
  if (!isOurs && headers.get("content-type")?.includes("html")) faults.push("HTML without headers");
  return faults;
}

/** Pages as anybody sees them. */
async function plainPages(url: string): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  for (const path of ["/", "/pricing", "/promotion", "/contact-us", "/faqs"]) {
    pages[path] = await (await fetch(new URL(path, url))).text();
  }
  return pages;
}
