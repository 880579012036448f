import { expect, test } from "vitest";

import { pageIndex, textOfPage } from "../../scripts/lib/page-index.ts";
import { searchQuestion } from "../../app/lib/search-question.ts";

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

test("the index holds what a visitor reads of a page, and nothing of its markup", () => {
  const html =
    '<body><header>Menu</header><main id="main"><h1>One &amp; <!-- -->two</h1><svg><text>0</text></svg><p>a<b>b</b> &lt;i&gt;</p><form>Field</form><dialog><p>Hidden</p></dialog></main><footer>Foot</footer></body>';
  expect(textOfPage(html)).toBe("One & two. ab <i>");
});

test("the index names every page that search engines may list, and every answer", () => {
  const index = pageIndex(new Map([["/pricing", "<main><p>Five tiers</p></main>"]]));
  const hrefs = index.map(({ href }) => href);
  expect(hrefs).toEqual(expect.arrayContaining(["/", "/pricing", "/faqs", "/autopilots/bdr"]));
  expect(hrefs).not.toContain("/newsletter");
  expect(hrefs).not.toContain("/search");
  expect(hrefs.filter((href) => href.startsWith("/faqs#")).length).toBeGreaterThan(20);
  expect(index.find(({ href }) => href === "/pricing")?.text).toBe("Five tiers.");
});
