import { beforeAll, describe, expect, test } from "vitest";

import { type DefaultTreeAdapterTypes, parse } from "parse5";

import { sharedSiteForFile } from "../support/for-file.ts";
import { joinedText } from "../support/joined-text.ts";
import { everyPage, pageOfEachKind } from "../support/pages.ts";
import { newAddress } from "../support/running-site.ts";

// Text browsers, readers and saved copies have no styles of ours, and old ones drop the fragment of an
// address. "No dialog form can be sent from four of them, because its button stands outside its form."

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const running = sharedSiteForFile();
let url: string;
/** The HTML of every page. */
const pages = new Map<string, string>();

beforeAll(async () => {
  ({ url } = running.site);
  for (const path of new Set([...everyPage, ...pageOfEachKind])) {
    pages.set(path, await (await fetch(new URL(path, url))).text());
  }
});

const isElement = (node: Node): node is Element => "tagName" in node;

function elementsOf(node: Node): Element[] {
  const children = "childNodes" in node ? node.childNodes.flatMap(elementsOf) : [];
  return isElement(node) ? [node, ...children] : children;
}

const attributeOf = (element: Element, wanted: string) =>
  element.attrs.find(({ name }) => name === wanted)?.value;

/** What a browser without styles shows of a node. */
function wordsOf(node: Node): string {
  if (node.nodeName === "#text" && "value" in node) return node.value;
  if (["script", "style", "template", "head"].includes(node.nodeName)) return "";
  return "childNodes" in node ? node.childNodes.map(wordsOf).join(" ") : "";
}

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();

describe("in the HTML of every page", () => {
  test("the form encloses its button, in all five dialogs and elsewhere", () => {
    const found = new Set<string | undefined>();
    for (const [path, html] of pages) {
      const elements = elementsOf(parse(html));
      const named = elements.filter((element) => attributeOf(element, "form") !== undefined);
      expect(
        named.filter((element) => attributeOf(element, "type") !== "hidden"),
        path,
      ).toEqual([]);
      for (const form of elements.filter(({ tagName }) => tagName === "form")) {
        const submits = elementsOf(form).filter(
          (element) => element.tagName === "button" && attributeOf(element, "type") !== "button",
        );
        expect(submits.length, `${path}: ${attributeOf(form, "id")}`).toBeGreaterThan(0);
        found.add(attributeOf(form, "id"));
      }
    }
    expect([...found]).toEqual(
      expect.arrayContaining([
        "getStarted-form",
        "hireMe-form",
        "contactUs-form",
        "consultation-form",
        "partner-form",
      ]),
    );
  });

  test("the field that only programs fill in says to leave it empty", () => {
    for (const [path, html] of pages) {
      const labels = elementsOf(parse(html)).filter(
        (element) =>
          element.tagName === "label" &&
          elementsOf(element).some((input) => attributeOf(input, "name") === "website"),
      );
      // Get Started and Hire Me stand on every page.
      expect(labels.length, path).toBeGreaterThan(1);
      for (const label of labels) expect(plain(wordsOf(label))).toBe("Leave this field empty");
    }
  });

  test("every button and link says in text what it does", () => {
    const silent = [...pages].flatMap(([path, html]) =>
      elementsOf(parse(html))
        .filter(({ tagName }) => tagName === "button" || tagName === "a" || tagName === "summary")
        .filter((element) => plain(wordsOf(element)) === "")
        .map(({ attrs }) => `${path} ${JSON.stringify(attrs)}`),
    );
    expect(silent).toEqual([]);
  });

  test("no two words meet that only styles keep apart", () => {
    const joined = [...pages].flatMap(([path, html]) =>
      joinedText(html).map((words) => `${path} ${words}`),
    );
    expect(joined).toEqual([]);
  });
});

describe("what came of a form stands in the title and in the first line", () => {
  const person = {
    firstName: "Maya",
    lastName: "Okonjo",
    company: "Northgate Clinics",
    phone: "+1 555 0100",
    message: "We would like to begin in March.",
  };

  // Spec section 8, word for word.
  const posts = [
    ["getStarted", "/pricing", person, "Request submitted! We'll get back to you shortly."],
    [
      "hireMe",
      "/pricing",
      person,
      "Success! Your request has been submitted successfully. We'll get back to you soon!",
    ],
    ["consultation", "/pricing", person, "Request submitted! We'll get back to you shortly."],
    [
      "contactUs",
      "/company",
      person,
      "Message Sent! Thank you for contacting us. We'll get back to you soon.",
    ],
    [
      "partner",
      "/become-a-partner",
      { ...person, partnerType: "Reseller", expectedRevenue: "$1M" },
      "Application Submitted! Thank you for your interest in becoming a partner of the product. We'll review your application and get back to you soon.",
    ],
    [
      "contactPage",
      "/contact-us",
      { ...person, subject: "An air-gapped pilot" },
      "Message sent successfully! Thank you for contacting us. We'll get back to you within 24 hours.",
    ],
    [
      "newsletter",
      "/newsletter",
      {},
      "Success! You've been subscribed to our newsletter. Thank you!",
    ],
  ] as const;

  /** Sends a form as a browser does that follows a redirect without its fragment. */
  async function post(path: string, fields: Record<string, string>) {
    const response = await fetch(new URL(path, url), {
      method: "POST",
      headers: { "cf-connecting-ip": newAddress() },
      body: new URLSearchParams(fields),
    });
    const html = await response.text();
    expect(joinedText(html)).toEqual([]);
    const elements = elementsOf(parse(html));
    const find = (name: string) => elements.find(({ tagName }) => tagName === name);
    const [title, body] = [find("title"), find("body")];
    if (!title || !body) throw new Error("The page has no title or no body");
    const links = elements.flatMap((element) => attributeOf(element, "href") ?? []);
    const ids = new Set(elements.flatMap((element) => attributeOf(element, "id") ?? []));
    return { title: plain(wordsOf(title)), text: plain(wordsOf(body)), links, ids };
  }

  test.each(posts)("%s, posted to %s", async (kind, path, fields, words) => {
    const email = `${kind.toLowerCase()}@first-line.example`;
    const sent = await post(path, { kind, ...fields, email });
    expect(sent.title).toMatch(/^Sent: \S/);
    expect(sent.text.startsWith(`Sent: ${words}`), sent.text.slice(0, 200)).toBe(true);
    expect(sent.links).toContain("#receipt");
    expect(sent.ids).toContain("receipt");

    const failed = await post(path, { kind, ...fields, email: "maya@northgate" });
    expect(failed.title).toMatch(/^Error: \S/);
    expect(failed.text).toMatch(/^Error: Validation Error .*email address/);
    if (kind === "newsletter") return;
    // A summary links to the fields.
    expect(failed.links).toContain(`#${kind}-email`);
    expect(failed.ids).toContain(`${kind}-email`);
  });

  test("a page that answers no form begins as ever", () => {
    for (const [path, html] of pages) {
      expect(html, path).not.toMatch(/<title>(?:Sent|Error):/);
      expect(html, path).toMatch(/<body[^>]*>(?:(?!<a ).)*<a href="#main"/s);
    }
  });
});

test("a closed dialog is hidden by a rule of ours, and an opening one is never fully transparent", () => {
  const html = pages.get("/pricing") ?? "";
  expect(html).toContain(".dialog-modal:not([open]){display:none}");
  const rules = [...html.matchAll(/\.dialog-modal(?:\[open\])?\{([^}]*)\}/g)];
  expect(rules.length).toBeGreaterThan(1);
  for (const [rule] of rules) expect(rule).not.toMatch(/opacity:\s*0(?![.\d])/);
});
