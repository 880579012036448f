import fc from "fast-check";
import { toJSON } from "seroval";

import type { RunningSite } from "../running-site.ts";
import { hostileForms, hostilePosts, markup } from "./hostile-forms.ts";
import { type DrillResult, inParallel } from "./result.ts";

const atOnce = 16;

/** A call of an endpoint. `headers` beside those that every call has. */
interface Call {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** An endpoint, what it is sent, and what it may answer. */
interface Endpoint {
  call: fc.Arbitrary<Call>;
  statuses: readonly number[];
}

/** What only an error that nobody caught would say. */
const leak =
  /\n\s+at |node_modules|workerd\/|\.[cm]?[jt]s:\d|PGRST\d|SQLSTATE|violates|relation "|syntax error|is not a function|Cannot read|(?:Type|Reference|Range|Syntax)Error|ZodError|ValiError/;

const rawMarkup = /<attack-mark/i;

const word = fc.constantFrom(
  "model",
  "data",
  "air-gapped",
  "the",
  "a",
  markup,
  `"'>${markup}`,
  "' or 1=1 --",
  "$(id)",
  "{{7*7}}",
  "%",
  "%00",
  "\\",
  "\u0000",
  "\u0002model\u0003",
  "\ud83d",
  "\u202e",
  "漢字",
  "__proto__",
  "constructor",
  "../../etc/passwd",
  "javascript:alert(1)",
  "!!! & | <-> :*",
  '"unclosed',
  "-model",
  "model or data",
  "(a+)+$",
);
const text = fc.oneof(
  { weight: 3, arbitrary: fc.array(word, { maxLength: 6 }).map((words) => words.join(" ")) },
  fc.string({ unit: "binary", maxLength: 120 }),
  fc.string({ unit: "grapheme", maxLength: 120 }),
  fc.string({ unit: "binary-ascii", minLength: 900, maxLength: 2300 }),
);

/** A parameter as a browser writes it, or as none would. */
const parameter = (names: readonly string[], value: fc.Arbitrary<string>) =>
  fc
    .tuple(fc.oneof(fc.constantFrom(...names), word), value, fc.nat(9))
    .map(([name, written, way]) => {
      if (way === 0)
        return `${encodeURIComponent(safe(name))}[]=${encodeURIComponent(safe(written))}`;
      if (way === 1) return `${encodeURIComponent(safe(name))}=%E0%A4%A`;
      if (way === 2) return encodeURIComponent(safe(written));
      return `${encodeURIComponent(safe(name))}=${encodeURIComponent(safe(written))}`;
    });

/** Without halves of characters, which no address can hold. */
const safe = (value: string) => value.toWellFormed();

const query = (names: readonly string[], value: fc.Arbitrary<string>) =>
  fc.array(parameter(names, value), { maxLength: 3 }).map((parts) => `?${parts.join("&")}`);

const pageNumber = fc.oneof(
  fc.integer().map(String),
  fc.constantFrom("1", "2", "0", "-1", "1e3", "0x2", "01", " 2", "99999", "100000", "NaN", "２"),
);
const filter = fc.oneof(text, fc.constantFrom("Models", "Release", "healthcare", "manufacturing"));

const search = query(["q"], text).map((asked): Call => ({
  method: "GET",
  path: `/search${asked}`,
}));

const archive = (name: string, filterName: string) =>
  query([filterName, "page"], fc.oneof(filter, pageNumber)).map((asked): Call => ({
    method: "GET",
    path: `/resources/${name}${asked}`,
  }));

/** A call's input as Seroval writes it. */
function written(data: unknown): string {
  try {
    return JSON.stringify(toJSON(data));
  } catch {
    // A symbol or a function: nothing a browser could have sent either.
    return JSON.stringify(typeof data);
  }
}

/** Numbers behind some of Seroval's keys become other numbers: other node types, references and flags. */
const tampered = (json: string, edits: [by: number, key: string][]): string =>
  edits.reduce(
    (bending, [by, key]) => bending.replace(new RegExp(`"${key}":\\d+`), `"${key}":${by % 60}`),
    json,
  );
const edits = fc.array(fc.tuple(fc.nat(4000), fc.constantFrom("t", "i", "s", "p", "f")), {
  maxLength: 3,
});

const serverFunction = (name: string, input: fc.Arbitrary<unknown>) =>
  fc
    .oneof(
      { weight: 6, arbitrary: input.map((data) => written({ data })) },
      fc.tuple(input, edits).map(([data, changes]) => tampered(written({ data }), changes)),
      fc
        .record({ t: fc.jsonValue({ maxDepth: 5 }), f: fc.integer(), m: fc.jsonValue() })
        .map((node) => JSON.stringify(node)),
      fc.anything({ withDate: true, withMap: true, maxDepth: 4 }).map((data) => written({ data })),
      fc.json({ maxDepth: 6 }),
      text,
    )
    .map((payload): Call => ({
      method: "GET",
      path: `/_serverFn/${name}?payload=${encodeURIComponent(safe(payload.slice(0, 4000)))}`,
      headers: { "x-tsr-serverfn": "true", accept: "application/json", origin: "OWN" },
    }));
const odd = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }));
const archiveQuestion = fc.record({
  kind: fc.oneof(fc.constantFrom("story", "insight", "update"), odd),
  question: fc.oneof(
    fc.record(
      { filter: fc.oneof(filter, odd), page: fc.oneof(fc.integer(), fc.double(), odd) },
      { requiredKeys: [] },
    ),
    odd,
  ),
});

const hex = fc.string({
  unit: fc.constantFrom(..."0123456789abcdef"),
  minLength: 64,
  maxLength: 64,
});
const token = fc.oneof(
  fc.tuple(fc.uuid(), fc.nat(9_999_999_999), hex).map((parts) => parts.join(".")),
  fc.tuple(fc.uuid(), text, hex).map((parts) => parts.join(".")),
  text,
);
const newsletterLink = fc
  .tuple(
    fc.constantFrom("confirm", "unsubscribe"),
    fc.constantFrom("GET", "GET", "POST", "HEAD", "PUT", "DELETE"),
    query(["token"], token),
    fc.oneof(fc.constant("List-Unsubscribe=One-Click"), text),
    fc.constantFrom("application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "x/y"),
  )
  .map(([purpose, method, asked, body, type]): Call => ({
    method,
    path: `/newsletter/${purpose}${asked}`,
    headers: { "content-type": type },
    ...(method.startsWith("P") && { body }),
  }));

/** What a header can hold. */
const headerText = (value: string) => safe(value).replaceAll(/[^\u0021-\u007e]/g, "-");
const purge = fc
  .tuple(
    text,
    fc.oneof(fc.integer().map(String), fc.constantFrom("now", "later", ""), text),
    fc.oneof(
      fc.base64String({ minLength: 44, maxLength: 44 }).map((signature) => `v1,${signature}`),
      fc
        .array(fc.base64String({ maxLength: 44 }), { maxLength: 5 })
        .map((all) => `v1,${all.join(" v1,")}`),
      text,
    ),
    fc.oneof(fc.constant('{"type":"articles.changed"}'), text, fc.json()),
    fc.constantFrom("POST", "POST", "POST", "GET", "PUT"),
  )
  .map(([id, at, signature, body, method]): Call => {
    const seconds = Math.floor(Date.now() / 1000);
    const times = new Map([
      ["now", String(seconds)],
      ["later", String(seconds + 200)],
    ]);
    return {
      method,
      path: "/purge",
      headers: {
        "webhook-id": headerText(id),
        "webhook-timestamp": headerText(times.get(at) ?? at),
        "webhook-signature": headerText(signature).replaceAll("-v1", " v1"),
      },
      ...(method !== "GET" && { body }),
    };
  });

/** A report as a browser sends it, of which some values are others. */
const tamperedReport = (real: fc.Arbitrary<Record<string, unknown>>) =>
  fc.oneof(
    { weight: 3, arbitrary: real.map((report) => JSON.stringify(report)) },
    fc
      .tuple(real, fc.dictionary(word, fc.oneof(text, fc.jsonValue()), { maxKeys: 4 }))
      .map(([report, odd]) => JSON.stringify({ ...report, ...odd })),
    fc
      .tuple(real, fc.nat(20), fc.jsonValue())
      .map(([report, which, odd]) =>
        JSON.stringify(
          Object.fromEntries(
            Object.entries(report).map(([name, value], index, all) => [
              name,
              index === which % all.length ? odd : value,
            ]),
          ),
        ),
      ),
    fc.json({ maxDepth: 6 }),
    text,
    fc.string({ minLength: 16_000, maxLength: 17_000 }),
  );
const beacon = (path: string, real: fc.Arbitrary<Record<string, unknown>>) =>
  fc
    .tuple(
      tamperedReport(real),
      fc.constantFrom("OWN", "OWN", "OWN", "null", "https://elsewhere.example", ""),
      fc.constantFrom("application/json", "text/plain", "application/csp-report", "x"),
    )
    .map(([body, origin, type]): Call => ({
      method: "POST",
      path,
      headers: { "content-type": type, ...(origin !== "" && { origin }) },
      body,
    }));

const path = fc.oneof(fc.constant("/pricing"), text);
const errorReport = fc.record({
  kind: fc.constant("error"),
  path,
  name: fc.oneof(fc.constant("TypeError"), text),
  frames: fc.array(fc.oneof(fc.constant("hydrate-Bx1_a.js:1:204"), text), { maxLength: 7 }),
});
const address = fc.oneof(
  fc.webUrl(),
  text,
  fc.constantFrom("inline", "eval", "data", "chrome-extension://x/y"),
);
const violationBody = fc.record({
  documentURL: address,
  effectiveDirective: fc.oneof(fc.constantFrom("script-src-elem", "img-src"), text),
  blockedURL: address,
  sourceFile: address,
  lineNumber: fc.oneof(fc.integer(), fc.constant(null)),
  columnNumber: fc.oneof(fc.double(), fc.constant(null)),
});
const uriReport = violationBody.map((body) => ({
  "csp-report": {
    "document-uri": body.documentURL,
    "effective-directive": body.effectiveDirective,
    "blocked-uri": body.blockedURL,
    "source-file": body.sourceFile,
    "line-number": body.lineNumber,
    "column-number": body.columnNumber,
  },
}));
const apiReports = fc
  .array(
    violationBody.map((body) => ({ type: "csp-violation", body })),
    { maxLength: 14 },
  )
  .map((all): Record<string, unknown> => ({ ...all }));
const vitals = fc.record({
  kind: fc.constant("vitals"),
  path,
  screen: fc.oneof(fc.constantFrom("phone", "desktop"), text),
  lcp: fc.oneof(fc.double(), fc.nat(600_000)),
  inp: fc.oneof(fc.double(), fc.nat(600_000)),
  ttfb: fc.oneof(fc.double(), fc.nat(600_000)),
  cls: fc.oneof(fc.double(), fc.nat(100)),
});
const steps = fc.record({
  kind: fc.constant("steps"),
  path,
  from: fc.oneof(fc.constant("direct"), text),
  stages: fc.array(
    fc.tuple(
      fc.oneof(fc.constantFrom("hireMe", "newsletter"), text),
      fc.constantFrom("seen", "opened", "sent"),
    ),
    { maxLength: 30 },
  ),
});
const view = fc.record({
  kind: fc.constant("view"),
  path,
  search: fc.oneof(fc.webQueryParameters(), text),
  referrer: fc.oneof(fc.webUrl(), text),
});

const preview = fc
  .tuple(
    fc.constantFrom(
      "/insights/draft-one-hundred-partner-projects",
      "/media/insights/draft-one-hundred-partner-projects/0",
      "/success-stories/no-such",
      "/resources",
      "/pricing",
    ),
    fc.oneof(
      fc
        .tuple(fc.integer({ min: 1_000_000_000, max: 9_999_999_999 }), hex)
        .map((parts) => parts.join(".")),
      token,
    ),
    fc.oneof(fc.uuid(), text),
  )
  .map(([path, forged, update]): Call => ({
    method: "GET",
    path: `${path}?preview=${encodeURIComponent(safe(forged))}&update=${encodeURIComponent(safe(update))}`,
  }));

const update = fc
  .oneof(
    fc.uuid(),
    text.filter((value) => !/^\.{0,2}$/.test(value)),
  )
  .map((id): Call => ({ method: "GET", path: `/updates/${encodeURIComponent(safe(id))}` }));

const urlEncoded = "application/x-www-form-urlencoded";
const post = (path: string, type: string, body: string): Call => ({
  method: "POST",
  path,
  headers: { origin: "OWN", ...(type !== "" && { "content-type": type }) },
  body,
});

const formCall = (submission: string) =>
  post("/_serverFn/submitLead", urlEncoded, new URLSearchParams({ submission }).toString());

/** Submissions as our own script sends them. 422 would mean that a rule is laxer than its column. */
const forms = Object.entries(hostileForms).map(([kind, form]): [string, Endpoint] => [
  `form: ${kind}`,
  {
    call: form.map((submission) => formCall(JSON.stringify(submission))),
    // 409: the newsletter has the address.
    statuses: [200, 400, 409],
  },
]);

/** A call of a function that reads, by another method than GET and with anything in its body. */
const postedRead = fc
  .tuple(
    fc.constantFrom("fetchList", "fetchArchive", "fetchSearch"),
    fc.constantFrom("POST", "POST", "PUT", "PATCH", "DELETE"),
    fc.oneof(fc.anything({ withDate: true, withMap: true, maxDepth: 4 }).map(written), text),
    fc.constantFrom("application/json", urlEncoded, "multipart/form-data; boundary=x", ""),
  )
  .map(([name, method, body, type]) => ({ ...post(`/_serverFn/${name}`, type, body), method }));

/** No form's body, or one of another type. */
const submitCall = fc
  .tuple(
    fc.oneof(fc.anything({ withDate: true, withMap: true, maxDepth: 4 }).map(written), text),
    fc.constantFrom("application/json", "text/plain", "multipart/form-data; boundary=x", ""),
  )
  .map(([body, type]) => post("/_serverFn/submitLead", type, body));

const postWithoutScript = hostilePosts.map(([[path = "", kind = ""], fields]) =>
  post(path, urlEncoded, new URLSearchParams({ ...fields, kind }).toString()),
);

const page = [200, 304, 308, 400, 404, 429];
const report = [204, 400, 403, 413, 429];

/** Every endpoint that takes something from outside, by name. */
export const endpoints: Record<string, Endpoint> = {
  ...Object.fromEntries(forms),
  "form: no JSON": { call: text.map(formCall), statuses: [400] },
  "form without its type": { call: submitCall, statuses: [400] },
  "form without script": { call: postWithoutScript, statuses: [303, 422] },
  "list call": { call: serverFunction("fetchList", odd), statuses: [200, 400, 404] },
  search: { call: search, statuses: page },
  "search call": {
    call: serverFunction("fetchSearch", fc.oneof(text, odd)),
    statuses: [200, 400, 404],
  },
  "posted call": { call: postedRead, statuses: [405] },
  "archive of stories": { call: archive("stories", "category"), statuses: page },
  "archive of insights": { call: archive("insights", "tag"), statuses: page },
  "archive of updates": { call: archive("updates", "type"), statuses: page },
  "archive call": {
    call: serverFunction("fetchArchive", archiveQuestion),
    statuses: [200, 400, 404],
  },
  "address of an update": { call: update, statuses: [...page, 303, 307] },
  "newsletter links": { call: newsletterLink, statuses: [200, 303, 405, 410] },
  "preview links": { call: preview, statuses: page },
  purge: { call: purge, statuses: [400, 403, 404, 405] },
  reports: {
    call: beacon("/reports", fc.oneof(uriReport, apiReports)),
    statuses: report,
  },
  "page reports": {
    call: beacon("/page-reports", fc.oneof(errorReport, vitals, steps, view)),
    statuses: report,
  },
};

let visitors = 0;

/** Every call is another visitor's, so that no limiter answers in the endpoint's place. */
function visitor(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/**
 * Calls an endpoint with what no browser sends: only declared statuses, no message of ours, nothing
 * that was sent as HTML, no cookie, no other host to go to.
 *
 * @param running the built Worker
 * @param options which endpoint, how many calls, and the seed that repeats them
 */
export async function attackDrill(
  running: RunningSite,
  { name, calls, seed }: { name: string; calls: number; seed: number },
): Promise<DrillResult> {
  const endpoint = endpoints[name];
  if (!endpoint) throw new Error(`no endpoint "${name}"`);
  const problems: string[] = [];
  const statuses = new Map<number, number>();
  const tally = () =>
    [...statuses]
      .toSorted(([one], [other]) => one - other)
      .map(([status, count]) => `${status} ×${count}`)
      .join(", ");
  const base = running.site.url;
  let done = 0;
  await inParallel(samples(endpoint.call, calls, seed), atOnce, async (call) => {
    const { status, faults } = await sendCall(base, call, endpoint.statuses);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    for (const fault of faults) problems.push(`${fault}: ${JSON.stringify(call).slice(0, 600)}`);
    done += 1;
    if (done % 10_000 === 0) console.log(`${name}: ${done} calls, ${tally()}`);
  });
  problems.push(
    ...running.logs.filter((line) => /"event":"request\.failed"|"alert":true/.test(line)),
  );
  running.logs.length = 0;
  return { rows: [[name, calls, tally()]], problems };
}

/** In portions: a hundred thousand calls at once would fill the memory. */
function* samples(call: fc.Arbitrary<Call>, calls: number, seed: number): Generator<Call> {
  const portion = 500;
  for (let done = 0; done < calls; done += portion) {
    yield* fc.sample(call, { numRuns: Math.min(portion, calls - done), seed: seed + done });
  }
}

async function sendCall(
  base: string,
  { method, path, headers = {}, body }: Call,
  allowed: readonly number[],
): Promise<{ status: number; faults: string[] }> {
  const own = new URL(base).origin;
  const { origin, ...others } = headers;
  const response = await fetch(new URL(path, base), {
    method,
    redirect: "manual",
    headers: {
      "cf-connecting-ip": visitor(),
      ...others,
      ...(origin !== undefined && { origin: origin === "OWN" ? own : origin }),
    },
    ...(body !== undefined && { body: body.toWellFormed() }),
  });
  const answer = await response.text();
  const { status } = response;
  const faults: string[] = [];
  if (!allowed.includes(status)) faults.push(`answered with ${status} ${answer.slice(0, 80)}`);
  if (leak.test(answer)) faults.push(`says ${leak.exec(answer)?.[0]}`);
  if (rawMarkup.test(answer)) faults.push("shows what was sent as HTML");
  if (response.headers.has("set-cookie")) faults.push("sets a cookie");
  const location = response.headers.get("location");
  if (location !== null && new URL(location, base).origin !== own)
    faults.push(`leads to ${location}`);
  if (!response.headers.has("content-security-policy")) faults.push("has no policy");
  return { status, faults };
}
