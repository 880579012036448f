import { expect, test } from "vitest";

import { prefersMarkdown } from "../../app/server/http/request-kinds.ts";

const prefers = (accept?: string) =>
  prefersMarkdown(
    new Request("https://aioi.example/pricing", {
      headers: accept === undefined ? {} : { accept },
    }),
  );

test.each([
  "text/markdown",
  "TEXT/Markdown",
  "text/markdown;charset=utf-8",
  "text/markdown, text/html;q=0.9, */*;q=0.1",
  "text/markdown, text/html, */*",
  "text/markdown;q=1.0, text/x-markdown;q=0.9, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1",
  "text/html ; q=0.2 , text/markdown ; q=0.3",
  "text/markdown;q=0.5, application/json",
  "text/markdown, */*",
])("%s asks for Markdown", (accept) => {
  expect(prefers(accept)).toBe(true);
});

test.each([
  undefined,
  "",
  "*/*",
  "text/*",
  "text/plain",
  "text/html",
  "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8",
  "text/html, text/markdown;q=0.9",
  "text/markdown;q=0",
  "text/markdown;q=0, text/html;q=0",
  "text/markdown;q=none",
  "text/markdown;q=0.5, text/*",
  "text/markdown;q=0.5, */*",
  "text/markdown-like",
])("%s asks for HTML", (accept) => {
  expect(prefers(accept)).toBe(false);
});
