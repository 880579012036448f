import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

import bcd from "@mdn/browser-compat-data" with { type: "json" };
import type { CompatStatement, Identifier } from "@mdn/browser-compat-data";
import { transform } from "lightningcss";
import { parseAst } from "vite";
import { describe, expect, test } from "vitest";

import { projectRoot } from "../../scripts/lib/project.ts";

// docs/browsers.md: "Chromium 103, Firefox 102 and Safari 15.4".
const oldest: Record<string, number> = {
  chrome: 103,
  firefox: 102,
  safari: 15.4,
  safari_ios: 15.4,
};

const client = join(projectRoot, "dist/client");
const built = (pattern: string) =>
  globSync(pattern, { cwd: client }).map((file) => ({
    name: basename(file).replace(/-[\w-]{8}\.js$/, ""),
    text: readFileSync(join(client, file), "utf8"),
  }));

/** Whether one of the oldest browsers lacks a feature, or has it under another name. */
const isMissing = ({ support }: CompatStatement): boolean =>
  Object.entries(oldest).some(
    ([browser, version]) =>
      ![Object.entries(support).find(([name]) => name === browser)?.[1] ?? []]
        .flat()
        .some(({ version_added: added, flags, prefix, alternative_name: other }) => {
          const isPlain = !flags && !prefix && other === undefined;
          return isPlain && added !== false && Number.parseFloat(added.replace("≤", "")) <= version;
        }),
  );

/** The interfaces that pages use: others have members of the same names. */
const interfaces =
  /^(?:Abort\w+|Animation|Crypto|CSSStyleSheet|Document|DocumentFragment|Element|EventTarget|FormData|Headers|History|HTML(?:Anchor|Button|Dialog|Element|Form|Image|Input|Link|Script|Select|Template|TextArea)\w*|Location|Navigator|Node|NodeList|Performance|Range|Request|Response|Selection|ShadowRoot|Storage|URL|URLSearchParams|Window)$/;

const entriesOf = (identifier: Identifier = {}): [string, Identifier][] =>
  Object.keys(identifier).flatMap((name) => {
    const entry = name === "__compat" ? undefined : identifier[name];
    return entry ? [[name, entry]] : [];
  });

const types = new Map([
  ...entriesOf(bcd.api).filter(([name]) => interfaces.test(name)),
  ...entriesOf(bcd.javascript["builtins"]),
]);

/** Names of members, and whether every type that has one got it later. */
const lateMembers = new Map<string, boolean>();
for (const type of types.values()) {
  for (const [key, { __compat: statement }] of entriesOf(type)) {
    if (!statement || key.endsWith("_event")) continue;
    const name = key.replace(/_static$/, "");
    lateMembers.set(name, isMissing(statement) && lateMembers.get(name) !== false);
  }
}

type Node = {
  type: string;
  name?: string;
  object?: Node;
  property?: Node;
  callee?: Node;
  computed?: boolean;
  value?: unknown;
  regex?: { pattern: string };
};

function nodesOf(value: unknown): Node[] {
  if (typeof value !== "object" || value === null) return [];
  const within = Object.values(value).flatMap(nodesOf);
  return "type" in value ? [value as Node, ...within] : within; // what has a type is a node
}

/** What a node needs that one of the oldest browsers does not have. */
function needs({ type, object, property, callee, computed, value, regex }: Node): string[] {
  if (type === "MemberExpression" && !computed && property?.name !== undefined) {
    const own = types.get(object?.name ?? "")?.[`${property.name}_static`]?.__compat;
    const isLate = own ? isMissing(own) : lateMembers.get(property.name);
    const style = property.name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const styles =
      object?.property?.name === "style" ? bcd.css["properties"]?.[style]?.__compat : undefined;
    return [
      ...(isLate ? [`.${property.name}`] : []),
      ...(styles && isMissing(styles) ? [`.style.${property.name}`] : []),
    ];
  }
  if (type === "NewExpression" && callee?.name !== undefined) {
    const own = types.get(callee.name)?.[callee.name]?.__compat;
    return own && isMissing(own) ? [`new ${callee.name}()`] : [];
  }
  const lookbehind = /\(\?<[=!]/;
  if (regex) return lookbehind.test(regex.pattern) ? [`/${regex.pattern}/`] : [];
  // A piece of a template has two values, as it is written and as it is read.
  const text = type === "TemplateElement" ? (value as { cooked: string }).cooked : value;
  if (typeof text !== "string" || !["TemplateElement", "Literal"].includes(type)) return [];
  if (lookbehind.test(text)) return [text];
  // Not a style sheet: that drops the rules it does not know.
  if (/[{;]/.test(text)) return [];
  const selectors = [...text.matchAll(/::?([a-z-]+)/g)].map(([, name = ""]) => name);
  return selectors.some((name) => {
    const statement = bcd.css["selectors"]?.[name]?.__compat;
    return statement && isMissing(statement);
  })
    ? [text]
    : [];
}

/** What the browser's code names all the same, and why it runs without. */
const allowed = new Map([
  // Asked for before they are used, or nothing where they are missing.
  [".cancelIdleCallback", "web-vitals asks"],
  [".captureStackTrace", "Ark UI asks"],
  [".globalPrivacyControl", "nothing means no"],
  [".interactionCount", "web-vitals asks"],
  [".moveBefore", "toast-root.ts asks"],
  [".prerendering", "nothing means no"],
  [".requestIdleCallback", "live-chat.ts and web-vitals ask"],
  [".requestSubmit", "start-on-page.ts asks"],
  [".showPopover", "show-receipt.tsx asks"],
  [".hidePopover", "show-receipt.tsx asks"],
  [".supports", "prefetch-links.ts asks"],
  [".wasDiscarded", "nothing means no"],
  ["selector(:has(a))", "stand-ins.ts asks with it"],
  [":is(:autofill, :-webkit-autofill)", "`:is` passes over a name that it does not know"],
  [":has(", "mark-has.ts replaces it"],
  [":modal", "mark-has.ts replaces it"],
  // Names of our own, and of libraries.
  [".difference", "of two costs"],
  [".direction", "of a list"],
  [".displayName", "of a component"],
  [".isError", "of a query"],
  [".restore", "of the weights"],
  [".role", "of a field"],
  [".toArray", "of React's children"],
  [".when", "of an island"],
]);

/** They are made for every browser, and ask for hundreds of names before they use them. */
const libraries = new Set(["react", "createServerFn"]);

describe("the browser's code", () => {
  test("needs nothing that Chromium 103, Firefox 102 or Safari 15.4 does not have", () => {
    const found = built("assets/*.js")
      .filter(({ name }) => !libraries.has(name))
      .flatMap(({ name, text }) =>
        nodesOf(parseAst(text)).flatMap((node) => needs(node).map((need) => ({ need, name }))),
      );
    const late = found.filter(({ need }) => !allowed.has(need));
    expect(late.map(({ need, name }) => `${need} in ${name}`)).toEqual([]);
    // What is not used any more needs no line.
    const used = new Set(found.map(({ need }) => need));
    expect([...allowed.keys()].filter((need) => !used.has(need))).toEqual([]);
  });
});

describe("the styles", () => {
  const sheets = [
    ...built("assets/*.css"),
    ...built("_prerendered/**/*.page").map(({ name, text }) => ({
      name,
      text: [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join(""),
    })),
  ];

  // Media Queries 4: Chromium 104, Safari 16.4.
  test("write the conditions of media as `min-width` and `max-width`", () => {
    const conditions = sheets.flatMap(({ name, text }) =>
      [...text.matchAll(/@media([^{]*)\{/g)].map(([, condition = ""]) => `${condition} in ${name}`),
    );
    expect(conditions.length).toBeGreaterThan(100);
    expect(conditions.filter((condition) => /[<>=]|\(not |not \(|\bor\b/.test(condition))).toEqual(
      [],
    );
  });

  // Chromium 104: what is moved, centered or turned by them would stand in the wrong place.
  test("move and turn by `transform` alone", () => {
    const found: string[] = [];
    for (const { name, text } of sheets) {
      const note = ({ property }: { property: string }) =>
        void found.push(`${property} in ${name}`);
      transform({
        filename: name,
        code: Buffer.from(text),
        visitor: { Declaration: { translate: note, rotate: note, scale: note } },
      });
    }
    expect(found).toEqual([]);
  });

  // Safari drops the whole declaration where it has a thickness or a color.
  test("write the line of `text-decoration` alone, its thickness and color apart", () => {
    const values = sheets.flatMap(({ name, text }) =>
      [...text.matchAll(/[{;]text-decoration:([^;}]*)/g)].map(
        ([, value = ""]) => `${value} in ${name}`,
      ),
    );
    expect(values.length).toBeGreaterThan(100);
    expect(values.filter((value) => !/^(?:none|inherit|underline) in /.test(value))).toEqual([]);
  });
});
