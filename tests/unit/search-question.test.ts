import { expect, test } from "vitest";

import { documents } from "../../app/content/documents.ts";
import { pageIndex, sectionsOfPage } from "../../scripts/lib/page-index.ts";
import { searchQuestion } from "../../app/lib/search-question.ts";
import { searchPattern } from "../../app/lib/search-pattern.ts";

test.each([
  [undefined, null, false],
  ["", null, false],
  ["a", null, false],
  [" \n\t ", null, false],
  ["\u0000\u200Ba", null, false],
  ["  edge \n ai ", "edge ai", false],
  ["é!", "é!", false],
  ["x".repeat(100), "x".repeat(100), false],
  ["x".repeat(101), "x".repeat(100), true],
  [`${"x".repeat(99)}\u{1F680}`, "x".repeat(99), true],
])("%j is searched as %j", (typed, text, isCut) => {
  expect(searchQuestion(typed)).toEqual({ text, isCut });
});

test("the index holds what a visitor reads of a page, by headings, and nothing of its markup", () => {
  const html =
    '<body><header>Menu</header><main id="main"><h1>One &amp; <!-- -->two</h1><svg><text>0</text></svg><p>a<b>b</b> &lt;i&gt;</p><form>Field</form><dialog><p>Hidden</p></dialog><section id="part"><h2>Third</h2><p>c</p></section><h3>Well-known <!-- -->4</h3><p>d</p></main><footer>Foot</footer></body>';
  expect(sectionsOfPage("/page", html)).toEqual([
    { heading: "", href: "/page", text: "One & two ab <i>" },
    { heading: "Third", href: "/page#part", text: "Third c" },
    {
      heading: "Third, Well-known 4",
      href: "/page#:~:text=Well%2Dknown%204",
      text: "Well-known 4 d",
    },
  ]);
});

test("the index names every page that search engines may list, and every answer", () => {
  const { pages } = pageIndex(new Map([["/pricing", "<main><p>Five tiers</p></main>"]]));
  const hrefs = pages.map(({ href }) => href);
  expect(hrefs).toEqual(expect.arrayContaining(["/", "/pricing", "/faqs", "/autopilots/bdr"]));
  expect(hrefs).not.toContain("/newsletter");
  expect(hrefs).not.toContain("/search");
  expect(hrefs.filter((href) => href.startsWith("/faqs#")).length).toBeGreaterThan(20);
  const pricing = pages.find(({ href }) => href === "/pricing");
  expect(pricing?.sections.map(({ text }) => text)).toEqual(["Five tiers"]);
});

test("the index names every document, and those on paper by their pages", () => {
  const { pages } = pageIndex(new Map());
  const found = pages.filter(({ kind }) => kind === "document");
  expect(found.map(({ title, href }) => [title, href])).toEqual(
    documents.map(({ name, href }) => [name, href]),
  );
  const exit = found.find(({ title }) => title === "Exit plan");
  const [first] = exit?.sections ?? [];
  expect(first?.heading).toBe("page 1");
  expect(first?.href).toBe(`${exit?.href}#page=1`);
  expect(first?.text).toContain("escrow");
});

test("a term counts the pages that hold it, and one that none holds is left out", () => {
  const html = "<main><h2>Canary</h2><p>A canary release, then a canary again.</p></main>";
  const { terms } = pageIndex(new Map([["/pricing", html]]));
  const { terms: before } = pageIndex(new Map());
  const countOf = (all: typeof terms) => all.find(({ term }) => term === "canary")?.count ?? 0;
  expect(countOf(terms)).toBe(countOf(before) + 1);
  expect(terms.every(({ count }) => count > 0)).toBe(true);
});

test("a word matches words that begin with it, and marks the whole of one with hyphens", () => {
  const words = searchPattern("the air");
  expect(words?.each).toHaveLength(1);
  expect("An air-gapped site, over-the-air, Aires, fair".match(words?.any ?? "")).toEqual([
    "air-gapped",
    "over-the-air",
    "Aires",
  ]);
  expect(searchPattern("to the")).toBeNull();
});
