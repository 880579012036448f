import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { SetupError } from "../../scripts/lib/error-details.ts";
import { projectRoot } from "../../scripts/lib/project.ts";

/** Other people's programs, of which the site itself needs nothing. */
const packages = join(projectRoot, "bench/validators/node_modules");

/**
 * CSS of today's browsers that the checker's own list lacks. Lightning CSS parses all of it in the
 * build, which ends at a mistake. An extract may begin within a word.
 */
const newerCss =
  /@starting-style|allow-discrete|view-transition|container-type|cqw|animation-(?:timeline|range)|line-clamp|vector-effect|paint-order|ransition-(?:old|new)|“mask”|@container|reading-flow|view\(\)|currentColor 0 0|too few values for the property “linear-gradient”|Parse Error/;

/**
 * W3C's Nu HTML checker.
 *
 * @param pages HTML by address
 * @returns what it calls errors, each with the addresses; warnings are printed
 */
export function checkHtml(pages: Record<string, string>): string[] {
  if (spawnSync("java", ["-version"]).status !== 0) {
    throw new SetupError("The HTML checker is a Java program: install a Java of 17 or later.");
  }
  const jar = join(packages, "vnu-jar/build/dist/vnu.jar");
  const place = mkdtempSync(join(tmpdir(), "aioi-html-"));
  const addresses = Object.keys(pages);
  for (const [index, address] of addresses.entries()) {
    writeFileSync(join(place, `${index}.html`), pages[address] ?? "");
  }
  const { stdout } = spawnSync(
    "java",
    ["-Xss1m", "-jar", jar, "--format", "json", "--stdout", "--exit-zero-always", place],
    { encoding: "utf8", maxBuffer: 256 * 1024 * 1024 },
  );
  rmSync(place, { recursive: true });
  // The program's own format.
  const { messages } = JSON.parse(stdout) as {
    messages: { type: string; subType?: string; message: string; extract?: string; url: string }[];
  };
  const found = new Map<string, Set<string>>();
  for (const { type, subType, message, extract = "", url } of messages) {
    // React's slashes at the end of void elements, which mean nothing.
    if (type === "info" && subType === undefined) continue;
    const address = addresses[Number(/(\d+)\.html$/.exec(url)?.[1])] ?? url;
    if (subType === "warning") console.log(`  warning: ${message} on ${address}`);
    if (subType === "warning") continue;
    if (message.startsWith("CSS:") && newerCss.test(message + extract)) continue;
    const text = `${subType ?? type}: ${message} [${extract.trim().slice(0, 160)}]`;
    found.set(text, (found.get(text) ?? new Set()).add(address));
  }
  return [...found].map(([text, where]) => `${text} on ${[...where].join(" ")}`);
}

/** What is tested of a response. */
type Answer = { status: number; headers: Iterable<[string, string]>; text: () => Promise<string> };

/** What one of the Observatory's tests says. */
type Verdict = { result: string; pass: boolean };

/**
 * The rules of MDN's HTTP Observatory on one response, but for the redirect from HTTP, which is
 * Cloudflare's.
 *
 * @returns what each rule says, with the grade it takes points from
 */
export async function observe(url: URL, response: Answer): Promise<Record<string, Verdict>> {
  const place = join(packages, "@mdn/mdn-http-observatory");
  // What its own installation would download: sites that browsers know, of which ours is none.
  writeFileSync(join(place, "conf/hsts-preload.json"), "{}");
  const load = (file: string) => import(pathToFileURL(join(place, "src", file)).href);
  const { Requests } = await load("types.js");
  const { ALL_TESTS } = await load("constants.js");
  const requests = new Requests(url.hostname);
  const answer = {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    request: { headers: {} },
    verified: true,
    httpEquiv: new Map(),
  };
  Object.assign(requests.responses, { auto: answer, https: answer, http: answer, cors: answer });
  requests.resources.path = await response.text();
  requests.session = { url };
  const verdicts: Record<string, Verdict> = {};
  for (const runTest of ALL_TESTS) {
    if (runTest.name === "redirectionTest") continue;
    const { result, pass } = runTest(requests);
    verdicts[runTest.name.replace(/Test$/, "")] = { result, pass };
  }
  return verdicts;
}
