import { existsSync, globSync } from "node:fs";
import { dirname, join } from "node:path";

import { expect, test } from "vitest";

import {
  optionalVariables,
  requiredVariables,
  testVariables,
} from "../../app/server/environment/variables.ts";
import { projectRoot } from "../../scripts/lib/project.ts";
import { readProject } from "../support/files.ts";

const glob = (pattern: string) =>
  globSync(pattern, { cwd: projectRoot, exclude: ["**/node_modules"] });

const decisions = glob("docs/decisions/*.md").toSorted();
const guides = ["README.md", "CONTRIBUTING.md", "SECURITY.md", ...glob("docs/*.md")].toSorted();

const withoutFences = (text: string) => text.replaceAll(/^ *```[\s\S]*?^ *```$/gm, "");

/** Every text in backticks outside code blocks. */
const codeSpans = (text: string) =>
  [...withoutFences(text).matchAll(/`([^`\n]+)`/g)].map(([, span]) => span ?? "");

/** The guides write NAME where a reader puts a name. */
const exists = (path: string) =>
  glob(path.replaceAll("NAME", "*")).length > 0 || existsSync(join(projectRoot, path));

const topLevel =
  /^(?:app|bench|docs|public|scripts|supabase|tests|\.github|\.ci|\.devcontainer)(?:\/[\w.$*-]*)+$/;
const fileName = /^[\w.-]+\.(?:ts|tsx|md|toml|json|sql|css)$/;
const testName = /^(?:worker|unit|e2e|postgrest)\/[\w*-]+$/;

function isMissing(span: string): boolean {
  if (topLevel.test(span)) return !exists(span);
  if (testName.test(span))
    return glob(`tests/${span}{.test.ts,.test.tsx,.spec.ts,.ts}`).length === 0;
  if (!fileName.test(span)) return false;
  return (
    !existsSync(join(projectRoot, span)) &&
    glob(`{app,bench,scripts,supabase,tests}/**/${span.replace("NAME", "*")}`).length === 0
  );
}

test.each([...guides, ...decisions])("%s names files, folders and tests that exist", (page) => {
  const spans = codeSpans(readProject(page));
  expect(spans.filter(isMissing)).toEqual([]);
});

/** The paths of an indented tree: two spaces a level, a folder ends with a slash. */
function treePaths(block: string): string[] {
  const folders: string[] = [];
  return block.split("\n").flatMap((line) => {
    const [, indent = "", names = ""] = /^( *)(\S+(?:, \S+)*)(?: {2,}.*)?$/.exec(line) ?? [];
    if (names === "") return [];
    folders.length = indent.length / 2;
    const paths = names.split(", ").map((name) => [...folders, name].join(""));
    folders.push(names);
    return paths;
  });
}

test("the README's tree is the tree", () => {
  const [, block = ""] = /## The tree\s+```\n([\s\S]*?)\n```/.exec(readProject("README.md")) ?? [];
  const paths = treePaths(block);
  expect(paths).toContain("app/server/leads/");
  expect(paths.filter((path) => !exists(path))).toEqual([]);
  const folders = glob("app/{,server/}*/").map((path) => `${path}/`);
  expect(folders.filter((path) => !paths.includes(path))).toEqual([]);
});

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, "")
    .replaceAll(/\s/g, "-");

const anchorsOf = (text: string) =>
  [...withoutFences(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));

test.each([...guides, ...decisions])("every relative link of %s leads somewhere", (page) => {
  const text = readProject(page);
  // The guide for editors shows in code how links are written.
  const prose = withoutFences(text).replaceAll(/`+[^`\n]*`+/g, "");
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link);
  const broken = links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path = "", anchor] = link.split("#");
    const target = path === "" ? page : join(dirname(page), path);
    if (!existsSync(join(projectRoot, target))) return true;
    return anchor !== undefined && !anchorsOf(readProject(target)).includes(anchor);
  });
  expect(broken).toEqual([]);
});

// package.json says what npm can run.
const { scripts } = JSON.parse(readProject("package.json")) as { scripts: Record<string, string> };

test.each([...guides, ...decisions])("every npm command of %s exists", (page) => {
  const names = [...readProject(page).matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(
    ([, name = ""]) => name,
  );
  expect(names.filter((name) => scripts[name] === undefined)).toEqual([]);
});

test("docs/deployment.md names every command that reads .env, and no other", () => {
  const readers = glob("scripts/commands/*.ts").filter((path) =>
    readProject(path).includes("{ readsEnvFile"),
  );
  const expected = Object.entries(scripts).flatMap(([name, command]) =>
    readers.some((path) => command === `node ${path}`)
      ? [name === "start" ? "npm start" : `npm run ${name}`]
      : [],
  );
  const sentence = readProject("docs/deployment.md")
    .split("\n")
    .find((line) => line.includes(" read `.env` "));
  const named = codeSpans(sentence ?? "").filter((span) => span.startsWith("npm "));
  expect(expected).toHaveLength(readers.length);
  expect(named.toSorted()).toEqual(expected.toSorted());
});

/** What the programs read that the Worker never gets. */
const programVariables = ["PORT", "DATA_DIR", "SUPABASE_SERVICE_ROLE_KEY"];

test(".env.example lists every variable that a local site may have", () => {
  const listed = [...readProject(".env.example").matchAll(/^# ([A-Z_]+)=/gm)].map(
    ([, name]) => name,
  );
  const all = Object.keys({ ...requiredVariables, ...optionalVariables });
  const ofDeployments = ["ENVIRONMENT", "ATTESTED_DIGEST", "HSTS_PRELOAD"];
  const local = all.filter((name) => !ofDeployments.includes(name));
  expect(local.filter((name) => !listed.includes(name))).toEqual([]);
  expect(listed.filter((name = "") => !all.includes(name))).toEqual(programVariables);
});

/** Texts in backticks of the first cells of the table below a heading. */
const firstCells = (page: string, heading: string) =>
  readProject(page)
    .split(/^(?=#+ )/m)
    .filter((chapter) => chapter.startsWith(`${heading}\n`))
    .flatMap((chapter) => [...chapter.matchAll(/^\| (`[^|]+) \|/gm)])
    .flatMap(([, cell = ""]) => codeSpans(cell));

const source = glob("app/**/*.{ts,tsx}").map(readProject).join("\n");
const logged = [
  ...source.matchAll(/\blog\.(?:info|warn|error)\(\s*"([^"]+)"(,\s*\{\s*alert: true)?/g),
].map(([, event = "", alert]) => ({ event, isAlert: alert !== undefined }));

test("docs/incidents.md lists every alert that the code logs, and docs/operations.md every other event", () => {
  const alerts = firstCells("docs/incidents.md", "## Alerts of the log");
  const others = firstCells("docs/operations.md", "### Events");
  const events = new Set(logged.map(({ event }) => event));
  const urgent = new Set(logged.flatMap(({ event, isAlert }) => (isAlert ? [event] : [])));
  expect([...alerts].toSorted()).toEqual([...urgent].toSorted());
  expect(alerts).toContain("lead.lost");
  // The access log has a paragraph of its own.
  const rest = [...events].filter((event) => !urgent.has(event) && event !== "request.completed");
  expect([...others].toSorted()).toEqual(rest.toSorted());
  expect(others).toContain("lead.stored");
  const named = ["docs/incidents.md", "docs/operations.md"]
    .flatMap((page) => codeSpans(readProject(page)))
    .filter((span) => /^[a-z_]+\.[a-z_]+$/.test(span) && !fileName.test(span));
  const spans = new Set([...source.matchAll(/\binSpan\(\s*"([^"]+)"/g)].map(([, name]) => name));
  expect(named.filter((name) => !events.has(name) && !spans.has(name))).toEqual([]);
});

test("docs/incidents.md lists every problem that the monitor finds, and no other", () => {
  const code = readProject("app/server/ops/find-problems.ts");
  const [, unread = ""] = /const problemsOf = \{(.*?)\}/s.exec(code) ?? [];
  const found = [...code.matchAll(/problems\["([a-z-]+)"\]/g), ...unread.matchAll(/"([a-z-]+)"/g)];
  const problems = new Set(found.map(([, problem = ""]) => problem));
  expect(problems).toContain("late-leads");
  const rows = firstCells("docs/incidents.md", "## Problems of the monitor");
  expect(rows.toSorted()).toEqual([...problems].toSorted());
});

test("docs/deployment.md lists every variable, and no other", () => {
  const all = { ...requiredVariables, ...optionalVariables, ...testVariables };
  const rows = firstCells("docs/deployment.md", "## Variables");
  expect(rows.toSorted()).toEqual([...Object.keys(all), ...programVariables].toSorted());
});

test("decisions are numbered without gaps, and listed in the index with their titles", () => {
  const index = readProject("docs/decisions/README.md");
  const pages = decisions.filter((path) => !path.endsWith("README.md"));
  pages.forEach((path, place) => {
    const number = place + 1;
    const [title = ""] = readProject(path).split("\n");
    expect(path).toMatch(new RegExp(`/${String(number).padStart(4, "0")}-[a-z0-9-]+\\.md$`));
    expect(title).toMatch(new RegExp(`^# ${number}\\. `));
    expect(index).toContain(`[${title.slice(2)}](${path.replace("docs/decisions/", "")})`);
    for (const part of ["Status", "Context", "Decision", "Consequences"]) {
      expect(readProject(path), path).toContain(`**${part}.**`);
    }
  });
  expect(pages.length).toBeGreaterThan(20);
});

/** Decisions that a status names after these words, as `Amends [10](0010-…) and [12](0012-…)`. */
const namedAfter = (words: string, status: string): number[] =>
  status
    .split(/(?=\b(?:superseded by|supersedes|amended by|amends)\b)/i)
    .filter((clause) => clause.toLowerCase().startsWith(words))
    .flatMap((clause) => [...clause.matchAll(/\[(\d+)\]\(/g)])
    .map(([, number]) => Number(number));

const inWords = (numbers: number[]) => numbers.join(", ").replace(/, (\d+)$/, " and $1");

test("a decision that another one supersedes or amends says so in its status and in the index", () => {
  const index = readProject("docs/decisions/README.md").split("\n");
  const statuses = decisions
    .filter((path) => !path.endsWith("README.md"))
    .map((path) => /^\*\*Status\.\*\* (.*)$/m.exec(readProject(path))?.[1] ?? "");
  const pairs = { superseded: ["superseded by", "supersedes"], amended: ["amended by", "amends"] };
  for (const [suffix, [passive = "", active = ""]] of Object.entries(pairs)) {
    statuses.forEach((status, place) => {
      const number = place + 1;
      const successors = namedAfter(passive, status);
      const claimed = statuses.flatMap((other, at) =>
        namedAfter(active, other).includes(number) ? [at + 1] : [],
      );
      expect(successors, `${number}: ${suffix}`).toEqual(claimed);
      const line = index.find((text) => text.startsWith(`- [${number}. `)) ?? "";
      const isNamed = line.endsWith(`: ${suffix} by ${inWords(successors)}`);
      expect(isNamed, `${line} in the index`).toBe(successors.length > 0);
    });
  }
  expect(statuses.filter((status) => status.startsWith("Superseded by"))).not.toHaveLength(0);
});

test("docs/README.md lists every document", () => {
  const index = readProject("docs/README.md");
  const documents = guides.filter((path) => path !== "docs/README.md");
  const links = [...documents, "docs/decisions/README.md"].map((path) =>
    path.startsWith("docs/") ? path.replace("docs/", "") : `../${path}`,
  );
  expect(links.filter((link) => !index.includes(`](${link})`))).toEqual([]);
});

test("every document that the code refers to exists, with the heading that it names", () => {
  const files = [
    ...glob("{app,bench,scripts,supabase,tests,.github,.ci}/**/*.{ts,tsx,sql,yml,toml}"),
    ...glob("*.{ts,toml}"),
    ".env.example",
  ].filter((path) => !path.endsWith("docs.test.ts"));
  const references = files.flatMap((path) => [
    ...readProject(path).matchAll(/docs\/([\w-]+\.md)`?(?:, "([^"]+)")?/g),
  ]);
  expect(references.filter(([, , heading]) => heading !== undefined).length).toBeGreaterThan(3);
  const broken = references.filter(([, page = "", heading]) => {
    if (!existsSync(join(projectRoot, "docs", page))) return true;
    return (
      heading !== undefined && !anchorsOf(readProject(`docs/${page}`)).includes(anchorOf(heading))
    );
  });
  expect(broken.map(([reference]) => reference)).toEqual([]);
});

test("every decision that the project refers to exists", () => {
  const files = [
    ...glob("{app,bench,scripts,supabase,tests,.github}/**/*.{ts,tsx,sql,yml,md}"),
    ...glob("*.{ts,toml}"),
    ...guides,
  ].filter((path) => !path.endsWith("docs.test.ts"));
  const numbers = files.flatMap((path) => [
    ...readProject(path).matchAll(/(?:docs\/decisions\/|\bdecision )0*(\d+)/g),
  ]);
  expect(numbers.length).toBeGreaterThan(10);
  const missing = numbers.filter(
    ([, number = ""]) => glob(`docs/decisions/${number.padStart(4, "0")}-*.md`).length === 0,
  );
  expect(missing.map(([reference]) => reference)).toEqual([]);
});
