/** One rule of a stylesheet, without the conditions around it. */
type Rule = {
  /** Conditions around it, outermost first: `@media (min-width:761px)`. */
  around: readonly string[];
  /** Selectors, each with the classes an element and its ancestors must have. */
  selectors: readonly { text: string; classes: readonly string[] }[] | null;
  text: string;
};

const conditions = /^@(?:media|supports|layer|container|starting-style)\b/;

/**
 * Reduces a valid stylesheet to the rules that a complete page can use: those whose classes occur in
 * its HTML, and those without classes, in the same order. Stylesheets are parsed once per isolate, and
 * pages with the same classes share a result.
 */
export function cssForHtml(css: string, html: string): string {
  const sheet = sheetOf(css);
  const lists = classListsIn(html);
  const key = [...lists].join("\n");
  let styles = sheet.cached.get(key);
  if (styles === undefined) {
    styles = rulesFor(sheet.rules, classesOfLists(lists));
    const [oldest] = sheet.cached.keys();
    if (sheet.cached.size >= maxCached && oldest !== undefined) sheet.cached.delete(oldest);
    sheet.cached.set(key, styles);
  }
  return styles;
}

function rulesFor(rules: readonly Rule[], present: ReadonlySet<string>): string {
  let around: readonly string[] = [];
  let styles = "";
  const wrap = (next: readonly string[]) => {
    let shared = 0;
    while (shared < around.length && around[shared] === next[shared]) shared += 1;
    styles += "}".repeat(around.length - shared);
    for (const condition of next.slice(shared)) styles += `${condition}{`;
    around = next;
  };
  for (const rule of rules) {
    const matching = rule.selectors?.filter(({ classes }) =>
      classes.every((one) => present.has(one)),
    );
    if (matching?.length === 0) continue;
    wrap(rule.around);
    styles += (matching?.map(({ text }) => text).join(",") ?? "") + rule.text;
  }
  wrap([]);
  return styles;
}

type Sheet = {
  rules: readonly Rule[];
  /** The reduced stylesheet, by the class lists of the page. */
  cached: Map<string, string>;
};

/** More than the number of pages with different classes. */
const maxCached = 100;

const sheets = new Map<string, Sheet>();

const comment = /\/\*[\s\S]*?\*\//g;

function sheetOf(css: string): Sheet {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = { rules: rulesOf(css.replaceAll(comment, ""), []), cached: new Map() };
    sheets.set(css, sheet);
  }
  return sheet;
}

function rulesOf(css: string, around: readonly string[]): Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  while (start < css.length) {
    const [opening, isBlock] = endOfPrelude(css, start);
    const prelude = css.slice(start, opening).trim();
    if (!isBlock) {
      // `@layer a,b;` and the like, or the white space at the end.
      if (prelude !== "") rules.push({ around, selectors: null, text: `${prelude};` });
      start = opening + 1;
      continue;
    }
    const closing = endOfBlock(css, opening);
    const body = css.slice(opening + 1, closing);
    if (conditions.test(prelude)) rules.push(...rulesOf(body, [...around, prelude]));
    else if (prelude.startsWith("@"))
      rules.push({ around, selectors: null, text: `${prelude}{${body}}` });
    else rules.push({ around, selectors: selectorsOf(prelude), text: `{${body}}` });
    start = closing + 1;
  }
  return rules;
}

/** The end of a prelude, and whether a block follows it. */
function endOfPrelude(css: string, start: number): [end: number, isBlock: boolean] {
  for (let at = start; at < css.length; at += 1) {
    const character = css[at];
    if (character === "\\") at += 1;
    else if (character === '"' || character === "'") at = endOfText(css, at);
    else if (character === "{" || character === ";") return [at, character === "{"];
  }
  return [css.length, false];
}

/** The end of a quoted string; the end of the stylesheet if it is not closed. */
function endOfText(css: string, opening: number): number {
  const closing = css.indexOf(css[opening] ?? "", opening + 1);
  return closing === -1 ? css.length : closing;
}

function endOfBlock(css: string, opening: number): number {
  let depth = 0;
  for (let at = opening; at < css.length; at += 1) {
    const character = css[at];
    if (character === "\\") at += 1;
    else if (character === '"' || character === "'") at = endOfText(css, at);
    else if (character === "{") depth += 1;
    else if (character === "}") {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return css.length;
}

function selectorsOf(prelude: string): Rule["selectors"] {
  return splitOutsideBrackets(prelude).map((text) => ({ text, classes: classesOf(text) }));
}

function splitOutsideBrackets(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < list.length; at += 1) {
    const character = list[at];
    if (character === "\\") at += 1;
    else if (character === "(" || character === "[") depth += 1;
    else if (character === ")" || character === "]") depth -= 1;
    else if (character === "," && depth === 0) {
      parts.push(list.slice(start, at).trim());
      start = at + 1;
    }
  }
  return [...parts, list.slice(start).trim()];
}

/** Classes that must be there. What stands in `:not()`, `:is()` or `:has()` need not. */
function classesOf(selector: string): string[] {
  let depth = 0;
  let outside = "";
  for (let at = 0; at < selector.length; at += 1) {
    const character = selector[at];
    if (character === "\\") {
      if (depth === 0) outside += selector.slice(at, at + 2);
      at += 1;
    } else if (character === "(" || character === "[") depth += 1;
    else if (character === ")" || character === "]") depth -= 1;
    else if (depth === 0) outside += character;
  }
  const names = outside.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi);
  return Array.from(names, ([, name = ""]) => unescaped(name));
}

function unescaped(name: string): string {
  return name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code?: string, character?: string) =>
    code === undefined ? (character ?? "") : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** The values of all `class` attributes, each once. */
function classListsIn(html: string): Set<string> {
  const lists = new Set<string>();
  const opening = ' class="';
  for (let at = html.indexOf(opening); at !== -1; at = html.indexOf(opening, at)) {
    const start = at + opening.length;
    at = html.indexOf('"', start);
    if (at === -1) break;
    lists.add(html.slice(start, at));
  }
  return lists;
}

function classesOfLists(lists: ReadonlySet<string>): Set<string> {
  const classes = new Set<string>();
  for (const name of [...lists].flatMap((list) => list.split(" "))) {
    classes.add(name.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? ""));
  }
  return classes;
}
