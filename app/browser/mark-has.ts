import { addStyles } from "./add-styles.ts";

/** A place of `:has()` in the styles, and an alternative in it: `> :checked` is `>` and `:checked`. */
type Has = { mark: string; combinator: string; selector: string };

/**
 * Adds the page's styles a second time, with `[data-has~=N]` where they say `:has()`, and marks the elements
 * that have it, now and after each change.
 */
export function markHas(): void {
  const all: Has[] = [];
  const add = (css: string) => addStyles(rewritten(css, all));
  for (const { textContent } of document.querySelectorAll("style")) add(textContent);
  const marked = new Map<Element, string>();
  let frame = 0;
  const update = () => {
    frame = 0;
    const next = new Map<Element, string>();
    for (const has of all) {
      for (const element of elementsWith(has)) {
        const marks = next.get(element) ?? "";
        if (!` ${marks} `.includes(` ${has.mark} `))
          next.set(element, `${marks} ${has.mark}`.trim());
      }
    }
    for (const [element, marks] of next) {
      if (marked.get(element) !== marks) element.setAttribute("data-has", marks);
    }
    for (const element of marked.keys()) {
      if (!next.has(element)) element.removeAttribute("data-has");
    }
    marked.clear();
    for (const [element, marks] of next) marked.set(element, marks);
  };
  const updateSoon = () => {
    frame ||= requestAnimationFrame(update);
  };
  for (const type of ["change", "click", "focusin", "focusout", "pointerover"]) {
    document.addEventListener(type, updateSoon);
  }
  new MutationObserver((records) => {
    if (records.some(({ attributeName }) => attributeName !== "data-has")) updateSoon();
  }).observe(document, { subtree: true, childList: true, attributes: true });
  update();
  // Of the parts far below, which most pages do not have.
  for (const { href } of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) {
    fetch(href)
      .then((response) => response.text())
      .then(add)
      .then(updateSoon)
      .catch(() => undefined);
  }
}

/** Writes marks in the place of `:has()`, and notes what they stand for. */
function rewritten(css: string, all: Has[]): string {
  // An open dialog is modal, and old browsers cannot ask.
  const [first = "", ...rest] = css.split(":modal").join("[open]").split(":has(");
  return rest.reduce((text, part) => {
    const end = findClosing(part);
    const mark = String(all.length);
    for (const alternative of splitList(part.slice(0, end))) {
      const [, combinator = "", selector = ""] = /^\s*([>+~]?)\s*(.*)$/.exec(alternative) ?? [];
      all.push({ mark, combinator, selector });
    }
    return `${text}[data-has~="${mark}"]${part.slice(end + 1)}`;
  }, first);
}

/** Where the bracket closes that was opened before a text. */
function findClosing(text: string): number {
  let depth = 1;
  return [...text].findIndex((character) => {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    return depth === 0;
  });
}

/** The alternatives of a list of selectors; those in brackets belong to one. */
function splitList(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const [index, character] of [...list].entries()) {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    if (character !== "," || depth > 0) continue;
    parts.push(list.slice(start, index));
    start = index + 1;
  }
  return [...parts, list.slice(start)];
}

/** The elements that have what a selector names: below, beside or right behind them. */
function elementsWith({ combinator, selector }: Has): Element[] {
  return matching(selector).flatMap((element) => {
    if (combinator === ">") return element.parentElement ?? [];
    if (combinator === "+") return element.previousElementSibling ?? [];
    if (combinator === "~") return chain(element, (each) => each.previousElementSibling);
    return chain(element, (each) => each.parentElement);
  });
}

function matching(selector: string): Element[] {
  try {
    return [...document.querySelectorAll(selector)];
  } catch {
    // What the browser cannot ask, nothing has.
    return [];
  }
}

function chain(from: Element, next: (element: Element) => Element | null): Element[] {
  const found: Element[] = [];
  for (let element = next(from); element; element = next(element)) found.push(element);
  return found;
}
