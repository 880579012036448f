import type { Page } from "playwright/test";

/** Sets the words of a page wide, as WCAG 1.4.12 asks for. */
export const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Makes each word a third longer, in the elements that a translation writes. Runs in the page. */
export function lengthenText(): void {
  const skipped = "script, style, svg, textarea, template, title, [translate=no], .sr-only";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === "" || text.parentElement?.closest(skipped)) continue;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    for (const font of [outer, inner]) font.style.verticalAlign = "inherit";
    inner.append(
      text.data.replaceAll(
        /\p{L}{3,}/gu,
        (word) => word + word.slice(0, Math.ceil(word.length / 3)),
      ),
    );
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/**
 * @returns what of a page cannot be reached or read as it stands: the page where it is wider than its window,
 *   controls outside of it, and words that are cut off or stand over the edge of their control
 */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Two frames: the header measures its words.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const { scrollWidth, clientWidth: width } = document.documentElement;
    const found = new Set<string>();
    if (scrollWidth > width) found.add(`page: ${scrollWidth} of ${width} px`);
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const nameOf = (element: Element) => {
      const words = (element.textContent ?? "").trim().replaceAll(/\s+/g, " ").slice(0, 40);
      const { classList } = element.closest("[class]") ?? element;
      return `${element.tagName.toLowerCase()} (${classList[0] ?? ""}) ${words}`;
    };
    /** Scrolled sideways, or for screen readers alone. */
    const isElsewhere = (element: Element) => {
      for (let around: Element | null = element; around; around = around.parentElement) {
        if (around.clientWidth === 1 && around.clientHeight === 1) return true;
        if (/auto|scroll/.test(getComputedStyle(around).overflowX)) return true;
      }
      return false;
    };
    const controls = "a[href], button, input:not([type=hidden]), select, textarea, summary";
    for (const control of document.querySelectorAll(controls)) {
      if (!isShown(control) || isElsewhere(control)) continue;
      const { left, right } = control.getBoundingClientRect();
      if (left < -1 || right > width + 1) found.add(`outside: ${nameOf(control)}`);
    }

    const isCut = (rect: DOMRect, text: Element): string | null => {
      const loose = 0.35 * Number.parseFloat(getComputedStyle(text).fontSize);
      for (let around: Element | null = text; around; around = around.parentElement) {
        const style = getComputedStyle(around);
        const box = around.getBoundingClientRect();
        const isControl =
          around.matches("a, button, summary") &&
          Number.parseFloat(style.borderBlockStartWidth) > 0;
        // A drawing keeps its own measures; what it says stands beside it.
        if (around.matches('[aria-hidden="true"]')) return null;
        // Words that stand for a screen reader in place of a drawn mark.
        if (Number.parseFloat(style.textIndent) > 0) return null;
        // What is left out on purpose ends with a mark, and stands whole where it leads.
        if (style.webkitLineClamp !== "none" && !/^H\d$/.test(around.tagName)) return null;
        if (/auto|scroll/.test(`${style.overflowX}${style.overflowY}`)) return null;
        const isOverX = rect.left < box.left - 2 || rect.right > box.right + 2;
        const isOverY = rect.top < box.top - loose || rect.bottom > box.bottom + loose;
        if (style.overflowX !== "visible" && isOverX) return `cut sideways by ${nameOf(around)}`;
        if (style.overflowY !== "visible" && isOverY) return `cut by ${nameOf(around)}`;
        if (isControl && (isOverX || isOverY)) return `over the edge of ${nameOf(around)}`;
      }
      return null;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const { parentElement: parent, data } = text;
      if (!parent || data.trim() === "" || parent.closest("svg, script, style")) continue;
      if (!isShown(parent) || isElsewhere(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const rect of range.getClientRects()) {
        const cut = rect.width > 0 ? isCut(rect, parent) : null;
        if (cut !== null) found.add(`${cut}: ${data.trim().slice(0, 40)}`);
      }
    }
    return [...found];
  });

/**
 * @returns the words of a page that stand on other words, drawings apart. What sticks to the window passes
 *   over words on purpose.
 */
export const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const skipped = "script, style, svg, template, noscript, option, dialog:not([open]), .sr-only";
    const isSkipped = (element: Element) => {
      if (element.closest(skipped)) return true;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return true;
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { position, overflow, opacity, clipPath } = getComputedStyle(around);
        if (around === document.body) return false;
        if (/fixed|sticky/.test(position) || overflow !== "visible") return true;
        if (Number(opacity) < 0.1 || clipPath !== "none") return true;
      }
      return false;
    };
    const boxes: { text: string; left: number; right: number; top: number; bottom: number }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const text = node.textContent?.trim().slice(0, 40) ?? "";
      const { parentElement: element } = node;
      if (text === "" || !element || isSkipped(element)) continue;
      // The letters alone: lines of one paragraph may stand closer than their height.
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const above = Math.max(0, (bottom - top - size * 0.7) / 2);
        boxes.push({ text, left, right, top: top + above, bottom: bottom - above });
      }
    }
    boxes.sort((one, other) => one.top - other.top);
    return boxes.flatMap((one, index) => {
      const end = boxes.findIndex(({ top }, at) => at > index && top >= one.bottom - 2);
      return boxes
        .slice(index + 1, end === -1 ? undefined : end)
        .filter((other) => other.left < one.right - 2 && other.right > one.left + 2)
        .map((other) => `"${one.text}" and "${other.text}"`);
    });
  });
