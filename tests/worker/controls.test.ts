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
