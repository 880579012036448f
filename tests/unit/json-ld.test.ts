import { expect, test } from "vitest";

import { faqNode, jsonLd, jsonLdScript } from "../../app/lib/json-ld.ts";

const hostile = '</script><script>alert("1")</script><!--';

test("what a program reads of a page cannot end its script element, and reads as it was written", () => {
  const texts = [
    jsonLd([faqNode([{ question: hostile, answer: hostile }])]),
    jsonLdScript({ headline: hostile }).children,
  ];
  for (const text of texts) expect(text).not.toContain("<");
  expect(JSON.parse(texts[1] ?? "")).toEqual({ headline: hostile });
});
