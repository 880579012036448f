/** One rule of a style sheet, apart from what it is wrapped in. */
type Rule = {
  /** Conditions around it, outermost first: `@media (min-width:761px)`. */
  around: readonly string[];
  /** Selectors, each with the classes an element and its ancestors must have. */
  selectors: readonly { text: string; classes: readonly string[] }[] | null;
  text: string;
};

const conditions = /^@(?:media|supports|layer|container|starting-style)\b/;

/**
 * Cuts a style sheet down to what a page can use: the rules whose classes stand in its HTML. What
 * names no class stays, and so does the order. Sheets are parsed once per isolate.
 *
 * @param css a valid sheet, minified or not
 * @param html the page, complete
 * @returns a sheet that draws this page as the whole one does
 */
export function stylesFor(css: string, html: string): string {
  const present = classesIn(html);
  let around: readonly string[] = [];
  let styles = "";
  const wrap = (next: readonly string[]) => {
    let shared = 0;
    while (shared < around.length && around[shared] === next[shared]) shared += 1;
    styles += "}".repeat(around.length - shared);
    for (const condition of next.slice(shared)) styles += `${condition}{`;
    around = next;
  };
  for (const rule of parsed(css)) {
    const kept = rule.selectors?.filter(({ classes }) => classes.every((one) => present.has(one)));
    if (kept?.length === 0) continue;
    wrap(rule.around);
    styles += (kept?.map(({ text }) => text).join(",") ?? "") + rule.text;
  }
  wrap([]);
  return styles;
}

const sheets = new Map<string, Rule[]>();

function parsed(css: string): Rule[] {
  let rules = sheets.get(css);
  if (!rules) {
    rules = rulesOf(css, []);
    sheets.set(css, rules);
  }
  return rules;
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

/** Where what stands before a block ends, and whether a block follows. */
function endOfPrelude(css: string, start: number): [end: number, isBlock: boolean] {
  for (let at = start; at < css.length; at += 1) {
    const character = css[at];
    if (character === "\\") at += 1;
    else if (character === '"' || character === "'") at = css.indexOf(character, at + 1);
    else if (character === "{" || character === ";") return [at, character === "{"];
  }
  return [css.length, false];
}

function endOfBlock(css: string, opening: number): number {
  let depth = 0;
  for (let at = opening; at < css.length; at += 1) {
    const character = css[at];
    if (character === "\\") at += 1;
    else if (character === '"' || character === "'") at = css.indexOf(character, at + 1);
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

function classesIn(html: string): Set<string> {
  const classes = new Set<string>();
  for (const [, list = ""] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of list.split(" "))
      classes.add(name.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? ""));
  }
  return classes;
}
