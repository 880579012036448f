import fc from "fast-check";
import { toJSON } from "seroval";

import { newAddress, type RunningSite } from "../running-site.ts";
import { drillSubmission } from "../lead-drill.ts";
import { inParallel, type DrillResult, tallied } from "./result.ts";

const atOnce = 8;

/** Every server function, by the method it answers. */
const functions = {
  submitLead: "POST",
  fetchList: "GET",
  fetchArticle: "GET",
} as const;
type FunctionName = keyof typeof functions;

const names: FunctionName[] = ["submitLead", "fetchList", "fetchArticle"];

const leak = /\bat .+:\d+|\.[cm]?[jt]s\b|stack|postgres|supabase|violates|zod|valibot|seroval/i;

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 80 }),
  fc.constantFrom(
    "",
    "\u0000",
    "\ud800",
    "__proto__",
    "../x",
    "'; drop table x; --",
    "%00",
    "\u2028",
  ),
  fc.string({ unit: "binary", minLength: 900, maxLength: 2300 }),
);

/** A real form in which some values are something else. */
const nearlyALead = fc
  .tuple(fc.nat(6), fc.dictionary(text, fc.oneof(text, fc.jsonValue())), fc.nat(3), fc.uuid())
  .map(([kind, odd, where, submissionId]) => {
    const submission = { ...drillSubmission(kind, "fuzz"), submissionId };
    const email = `fuzz-${submissionId}@northgate.example`;
    const lead = { ...submission, fields: { ...submission.fields, email } };
    if (where === 0) return { ...lead, fields: { ...lead.fields, ...odd } };
    if (where === 1) return { ...lead, source: odd };
    if (where === 2) return { ...lead, screen: odd };
    return { ...lead, ...odd };
  });

const value = fc.oneof(
  { weight: 3, arbitrary: nearlyALead },
  fc.anything({ withDate: true, withMap: true, withSet: true, withBigInt: true, maxDepth: 4 }),
  text,
  fc.jsonValue({ maxDepth: 6 }),
);

/** What seroval writes, sometimes with other node types, references and flags. */
const payload = fc.oneof(
  { weight: 6, arbitrary: value.map((data) => written({ data })) },
  value.map(written),
  fc
    .tuple(
      value,
      fc.array(fc.tuple(fc.nat(4000), fc.constantFrom("t", "i", "s", "p", "f")), { maxLength: 3 }),
    )
    .map(([data, edits]) => tampered(written({ data }), edits)),
  fc
    .record({ t: fc.jsonValue({ maxDepth: 5 }), f: fc.integer(), m: fc.jsonValue() })
    .map((node) => JSON.stringify(node)),
  fc.json({ maxDepth: 8 }),
  fc.string({ unit: "binary", maxLength: 400 }),
);

/** The text of a form's field `submission`. */
function asJson(data: unknown): string {
  try {
    return JSON.stringify(data) ?? "";
  } catch {
    // A large number: JSON has none.
    return "0n";
  }
}

/** A call's input as seroval writes it. */
export function written(data: unknown): string {
  try {
    return JSON.stringify(toJSON(data));
  } catch {
    // A symbol or a function: nothing a browser could have sent either.
    return JSON.stringify(typeof data);
  }
}

/** Numbers behind some of seroval's keys become other numbers. */
function tampered(json: string, edits: [by: number, key: string][]): string {
  return edits.reduce(
    (bending, [by, key]) => bending.replace(new RegExp(`"${key}":\\d+`), `"${key}":${by % 60}`),
    json,
  );
}

const call = fc.record({
  name: fc.oneof(fc.constant<FunctionName>("submitLead"), fc.constantFrom(...names)),
  payload,
  submission: fc.oneof({ weight: 6, arbitrary: value.map(asJson) }, payload),
  type: fc.oneof(
    { weight: 9, arbitrary: fc.constant("form") },
    fc.constantFrom(
      "application/json",
      "text/plain",
      "multipart/form-data; boundary=x",
      "application/x-www-form-urlencoded",
      "",
    ),
  ),
  isOtherMethod: fc.nat(30).map((number) => number === 0),
});
type Call = typeof call extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * Calls every server function with what no browser sends: never 500, never a message of ours.
 *
 * @param running the built Worker
 * @param options how many calls, and the seed that repeats them
 */
export async function fuzzDrill(
  running: RunningSite,
  { calls, seed }: { calls: number; seed: number },
): Promise<DrillResult> {
  const problems: string[] = [];
  const statuses = new Map<FunctionName, number[]>();
  const samples = fc.sample(call, { numRuns: calls, seed });
  await inParallel(samples, atOnce, async (sample) => {
    const answer = await send(running.site.url, sample);
    statuses.set(sample.name, [...(statuses.get(sample.name) ?? []), answer.status]);
    const problem =
      answer.status >= 500
        ? `answered with ${answer.status}`
        : leak.test(answer.body) && answer.status >= 400
          ? "names something of the inside"
          : undefined;
    if (problem !== undefined) {
      problems.push(
        `${sample.name} ${problem}: ${sample.payload.slice(0, 200)} -> ${answer.body.slice(0, 120)}`,
      );
    }
  });
  const rows = [...statuses].map(([name, all]): DrillResult["rows"][number] => [
    `fuzz: ${name}`,
    all.length,
    tallied(all),
  ]);
  return { rows, problems };
}

async function send(url: string, { name, payload, submission, type, isOtherMethod }: Call) {
  const method =
    functions[name] === "POST" && !isOtherMethod
      ? "POST"
      : isOtherMethod && functions[name] === "GET"
        ? "POST"
        : "GET";
  const address = new URL(`/_serverFn/${name}`, url);
  if (method === "GET") address.searchParams.set("payload", payload.slice(0, 8000));
  const body = type === "form" ? new URLSearchParams({ submission }) : payload;
  const answer = await fetch(address, {
    method,
    headers: {
      accept: "application/json",
      "x-tsr-serverfn": "true",
      origin: url,
      "cf-connecting-ip": newAddress(),
      ...(type === "" || type === "form" ? {} : { "content-type": type }),
    },
    ...(method === "POST" && { body }),
  });
  return { status: answer.status, body: await answer.text() };
}
