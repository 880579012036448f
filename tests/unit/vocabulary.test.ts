import { globSync } from "node:fs";
import { basename } from "node:path";

import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";

import { projectRoot } from "../../scripts/lib/project.ts";
import { readProject } from "../support/files.ts";

const files = (pattern: string) =>
  globSync(pattern, { cwd: projectRoot, exclude: ["**/node_modules"] }).map((file) =>
    file.replaceAll("\\", "/"),
  );

const modules = files("{app,bench,scripts,tests}/**/*.{ts,tsx}").filter(
  (file) => !file.endsWith(".gen.ts"),
);

/** Words of names in kebab case, as regular expressions, what to say instead, and where they may stand. */
const replaced: readonly { word: string; use: string; except?: RegExp }[] = [
  { word: "(?<!closing-)cta(?!-id)", use: "ctaId" },
  // The column, and the field of a form.
  { word: "opener", use: "ctaId", except: /^opener as a key in / },
  { word: "untold", use: "unnotified", except: /^untold_leads as a key in / },
  { word: "(?:pending|waiting)-(?:leads?|notifications?)", use: "queued, unnotified" },
  // Of a customer's story; and how Cloudflare ended an event.
  {
    word: "outcome",
    use: "result",
    except: /success-stories\/content\.ts$|support\/run-cron\.ts$/,
  },
  { word: "closing-(?:line|band)|home-band|ending", use: "ClosingCta" },
  { word: "static(?!-(?:copy|imports|exports|markup))", use: "what stands outside islands" },
  { word: "(?:key|display|custom|read)-figures?", use: "number" },
  { word: "home-(?:trade|modes|crisis)-props", use: "the name of the component" },
  { word: "drawn|redraw|draw-(?:page|and-keep)", use: "rendered, prerendered" },
  { word: "under-way|at-hand|not-before", use: "inFlight, loaded, minDuration" },
  { word: "(?<!at-)least|largest(?!-first)", use: "min, max" },
  {
    word: "as-drawn|put-by|take-over|swallow|burger|roads?|machine-files?",
    use: "a standard term",
  },
  { word: "door", use: "submit endpoint", except: /covers\/floor-plan\.tsx$/ },
  // A name of schema.org.
  { word: "(?<!accepted)-answer$", use: "response" },
  { word: "trap", use: "honeypot" },
  { word: "pictures?", use: "image, Open Graph image" },
  { word: "(?<!count|in|join)-words$", use: "content" },
  { word: "claim-of|head-of|with-file", use: "verifySmokeKey, head, meta" },
  { word: "index-list|fact-lines|reading-top|paper", use: "LinkGrid, DefinitionList, PageHeader" },
  { word: "patience|running-mark|mend|mends|mended", use: "timeout, pidfile, fix" },
];

const kebab = (name: string) =>
  name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[_.$]/g, "-").toLowerCase();

/** Every name of a module, with whether it is the key of an object, and the module. */
function namesIn(file: string): string[] {
  const names = new Set([`${basename(file).replace(/\.tsx?$/, "")} of ${file}`]);
  const keys = new Set<number>();
  const add = ({ name, start }: { name: string; start: number }) =>
    names.add(`${name} ${keys.has(start) ? "as a key in" : "in"} ${file}`);
  new Visitor({
    Property: ({ key }) => void keys.add(key.start),
    TSPropertySignature: ({ key }) => void keys.add(key.start),
    MemberExpression: ({ property }) => void keys.add(property.start),
    Identifier: add,
    JSXIdentifier: add,
  }).visit(parseSync(file, readProject(file)).program);
  return [...names];
}

const names = modules.flatMap(namesIn);

test.each(replaced)("no name has $word: it is $use", ({ word, except }) => {
  const old = new RegExp(`(?:^|(?<=-)|(?=-))(?:${word})(?:-|$)`);
  const found = names.filter((name) => old.test(kebab(name.replace(/ .*/, ""))));
  expect(found.filter((name) => except === undefined || !except.test(name))).toEqual([]);
});

test("an event says what happened to what", () => {
  const events = modules.flatMap((file) =>
    [...readProject(file).matchAll(/\blog\.(?:info|warn|error)\(\s*"([^"]+)"/g)].map(
      ([, event]) => event,
    ),
  );
  expect(events).toContain("lead.stored");
  const wrong = /^(?![a-z_]+\.[a-z_]+$)|\.(?:unstored|unread|unwritten|kept|not_kept)$/;
  expect(events.filter((event) => event === undefined || wrong.test(event))).toEqual([]);
});
