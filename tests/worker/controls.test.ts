import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { expect, test } from "vitest";

import { everyPage } from "../support/pages.ts";
import { sharedSite } from "../support/running-site.ts";

type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: DefaultTreeAdapterTypes.Node): node is Element => "tagName" in node;
const childrenOf = (element: Element) => element.childNodes.filter(isElement);
const attribute = (element: Element, name: string) =>
  element.attrs.find((one) => one.name === name)?.value;

function* within(element: Element): Generator<Element> {
  for (const child of childrenOf(element)) {
    yield child;
    yield* within(child);
  }
}

/** What tells a control from the others of its island; undefined where nothing does. */
function nameOf(control: Element): string | undefined {
  const isOneOfMany =
    control.tagName === "button" ||
    ["radio", "checkbox"].includes(attribute(control, "type") ?? "");
  const value = isOneOfMany ? (attribute(control, "value") ?? "") : "";
  const key = attribute(control, "id") ?? attribute(control, "name");
  if (key !== undefined) return `${key} ${value}`;
  return attribute(control, "type") === "submit" ? "submit" : undefined;
}

/** The words that are seen, or with `isRead` those that a screen reader hears. */
function wordsOf(element: Element, isRead = false): string {
  if (attribute(element, "aria-hidden") === "true") return "";
  if (!isRead && attribute(element, "class")?.split(" ").includes("sr-only")) return "";
  return element.childNodes
    .map((node) =>
      isElement(node)
        ? wordsOf(node, isRead)
        : node.nodeName === "#text" && "value" in node
          ? node.value
          : "",
    )
    .join(" ");
}

/** Nobody says a comma or a full stop at the end of a word. */
const letters = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[,.]?(?:\s+|$)/g, " ")
    .trim();

/** The name that an element gives itself: "" without one. */
function ownName(element: Element, all: readonly Element[]): string {
  const label = attribute(element, "aria-label");
  if (label !== undefined) return letters(label);
  const id = attribute(element, "aria-labelledby");
  const labelled = all.find((one) => id !== undefined && attribute(one, "id") === id);
  return labelled ? letters(wordsOf(labelled, true)) : "";
}

async function bodyOf(path: string): Promise<Element> {
  const { site } = await sharedSite();
  const document = parse(await (await fetch(new URL(path, site.url))).text());
  const html = document.childNodes.filter(isElement)[0];
  const body = html && childrenOf(html).find(({ tagName }) => tagName === "body");
  if (!body) throw new Error(`${path} has no body`);
  return body;
}

const isControl = ({ tagName }: Element) =>
  ["input", "textarea", "select", "button"].includes(tagName);

test.each(everyPage)(
  "%s: each control of an island has a name of its own, and the browser moves no slider away from its words",
  async (path) => {
    const elements = [...within(await bodyOf(path))];
    for (const island of elements) {
      const name = attribute(island, "data-island");
      if (name === undefined) continue;
      const names = [...within(island)]
        .filter(
          (element) =>
            isControl(element) &&
            attribute(element, "type") !== "hidden" &&
            attribute(element, "commandfor") === undefined,
        )
        .map(nameOf);
      expect(names, name).not.toContain(undefined);
      expect(new Set(names).size, `${name}: ${names.join(", ")}`).toBe(names.length);
    }
    // On a reload, or on Back without its cache, browsers restore what has no `autocomplete="off"`.
    const sliders = elements.filter((element) => attribute(element, "type") === "range");
    expect(sliders.filter((slider) => attribute(slider, "autocomplete") !== "off")).toEqual([]);
  },
);

// Four judges beside axe, and Orca with Firefox, found what these rules keep away.
test.each([
  ...everyPage,
  "/success-stories/endovara-hormonal-health",
  "/insights/what-an-ai-answer-costs",
])(
  "%s: names hold the words that are seen, and nothing that a screen reader counts is empty",
  async (path) => {
    const elements = [...within(await bodyOf(path))];
    const named = (tag: RegExp) => elements.filter(({ tagName }) => tag.test(tagName));
    for (const dialog of named(/^dialog$/)) {
      expect(ownName(dialog, elements), `dialog ${attribute(dialog, "id") ?? ""}`).not.toBe("");
    }
    for (const aside of named(/^aside$/)) expect(ownName(aside, elements), "aside").not.toBe("");
    // WCAG 2.5.3: who speaks to the computer says what is seen.
    for (const control of named(/^(?:a|button|summary)$/)) {
      const name = ownName(control, elements);
      if (name !== "") expect(name).toContain(letters(wordsOf(control)));
    }
    for (const label of named(/^label$/)) {
      const words = letters(wordsOf(label));
      for (const field of within(label)) {
        const name = ownName(field, elements);
        // A note may follow the name in its label.
        if (isControl(field) && !words.startsWith(name)) expect(name).toContain(words);
      }
    }
    // A table that an author wrote has none: Markdown knows no captions.
    for (const table of everyPage.includes(path) ? named(/^table$/) : []) {
      const caption = childrenOf(table).find(({ tagName }) => tagName === "caption");
      expect(caption ? wordsOf(caption, true) : ownName(table, elements), "table").not.toBe("");
    }
    for (const list of named(/^(?:ul|ol|dl)$/)) expect(childrenOf(list), path).not.toEqual([]);
    // In Firefox a required field is an invalid one before anything is typed.
    for (const form of named(/^form$/)) {
      if (attribute(form, "novalidate") === undefined) continue;
      const required = [...within(form)].filter((one) => attribute(one, "required") !== undefined);
      expect(required.map((one) => attribute(one, "name"))).toEqual([]);
    }
  },
);
