import { expect, test } from "vitest";

import { splitBody } from "../../app/lib/split-body.ts";

test("a body is parted before a chapter that stands in no other element", () => {
  const before =
    '<p>One<br>two <a href="/x?a=>b">three</a></p><div class="wide"><table></table></div>';
  const after = '<h2 id="part-two">Two</h2><p>Text</p>';
  expect(splitBody(before + after, "part-two")).toEqual([before, after]);
});

test.each([
  ['<blockquote><h2 id="part-two">Two</h2></blockquote>', "inside another element"],
  ['<ul><li>One<h2 id="part-two">Two</h2></li></ul>', "inside a list"],
  ['<h2 id="part-two">Two</h2><p>Text</p>', "at the beginning"],
  ["<p>Text</p>", "nowhere"],
])("%s is not parted: the heading stands %s", (html) => {
  expect(splitBody(html, "part-two")).toBeNull();
});
