import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { expect, test } from "vitest";

import { fetchPublished, publish } from "../support/content.ts";
import { siteForFile } from "../support/for-file.ts";
import { eventually } from "../support/running-site.ts";

// Without the limit of size, as a row may be that was there before it.
const running = siteForFile(() => ({
  migration: "alter table public.insights drop constraint insights_content_check;",
}));

/** Bodies that an editor whose account was stolen might write. */
const bodies = [
  "<p>one</p><script>alert(1)</script>",
  '<img src=x onerror=alert(1)><img src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a><a href="JaVa&#x09;script:alert(1)">y</a><a href="data:text/html,<script>alert(1)</script>">z</a>',
  "<svg><script>alert(1)</script></svg><svg/onload=alert(1)>",
  '<iframe src="https://evil.example"></iframe><object data="x"></object><embed src="x"><base href="https://evil.example/">',
  '</div></article></main><footer>fake</footer><h1>Second headline</h1><form action="https://evil.example"><input name="email"><button>Send</button></form>',
  '<p title="</p><img src=x onerror=alert(1)>">x</p><p style="position:fixed;inset:0;background:url(https://evil.example)">y</p>',
  "<math><mi//xlink:href=\"data:x,<script>alert(4)</script>\">x</math><style>@import 'https://evil.example'</style><link rel=stylesheet href=https://evil.example>",
  '<<script>alert(1)//<</script><!--><img src=x onerror=alert(1)>--><noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  `<template><img src=x onerror=alert(1)></template><textarea></textarea><meta http-equiv="refresh" content="0;url=https://evil.example">${"<b><i>".repeat(300)}deep`,
  "<table><table><tr><td><table></table></table></table></div></div></main><footer>fake</footer>",
  "<table><p>x<tr><p>y<td>z<caption>c</div></table></div><svg></p><style><a title='</style><img src onerror=alert(1)>'>",
];

type Node = DefaultTreeAdapterTypes.Node;
const childrenOf = (node: Node): Node[] => ("childNodes" in node ? node.childNodes : []);
const isBody = (node: Node) =>
  "attrs" in node && node.attrs.some(({ value }) => value === "article-body");

/** The elements around the article's body with those beside each, outermost first, as a browser reads them. */
function around(node: Node): string[][] | null {
  if (isBody(node)) return [];
  for (const child of childrenOf(node)) {
    const inner = around(child);
    if (inner) return [childrenOf(node).map(({ nodeName }) => nodeName), ...inner];
  }
  return null;
}

async function pageWith(slug: string, content: string): Promise<string> {
  await publish(running.supabase, "insights", { title: slug, slug, content });
  const response = await fetchPublished(running.site, `/insights/${slug}`);
  expect(response.status).toBe(200);
  return response.text();
}

test.each(bodies.map((content, index) => [index + 1, content] as const))(
  "hostile body %i renders harmless",
  async (number, content) => {
    const html = await pageWith(`hostile-${number}`, `<p>Before.</p>${content}`);
    const [, rest = ""] = html.split(/<div [^>]*data-part="article-body"[^>]*>/);
    // The drawings of other articles follow in a section of the page.
    const [body = ""] = rest.split(/<section |<\/article>/);
    expect(body).toContain("Before.");
    // Tags as they stand in the page; text that looks like one is escaped.
    const tags = body.match(/<[a-z][^>]*>/gi) ?? [];
    for (const tag of tags) {
      expect(tag).not.toMatch(
        /^<(script|style|iframe|object|embed|base|link|meta|svg|math|form|input|template|textarea|h1)\b/i,
      );
      expect(tag).not.toMatch(/\son[a-z]+\s*=/i);
      expect(tag).not.toMatch(/(href|src)="?\s*(javascript|data|vbscript):/i);
      expect(tag).not.toMatch(/\sstyle=/i);
    }
    // A browser reads the page around it as it reads the one around a body of one paragraph.
    const plain = await pageWith(`plain-${number}`, "<p>Before.</p>");
    // A body that is shown as its text has no drawing before it.
    const withoutBand = (page: string) =>
      page.replace(/<figure class="insight-band">.*?<\/figure>/s, "");
    expect(around(parse(withoutBand(html)))).toEqual(around(parse(withoutBand(plain))));
    expect(around(parse(html))?.length).toBeGreaterThan(4);
    // It stays inside its own element, and the page after it is whole.
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    // A quotation in the body may have a footer of its own.
    expect(html.replace(body, "").match(/<footer[\s>]/g)).toHaveLength(1);
    expect(html.match(/<main[\s>]/g)).toHaveLength(1);
    expect(html.match(/<\/main>/g)).toHaveLength(1);
    expect(html.trimEnd()).toMatch(/<\/html>$/);
  },
);

test("a body larger than the limit is shown as its text, and operators are told", async () => {
  const html = await pageWith("huge", `<p>Before.</p><p ${"a=1 ".repeat(100_000)}>After.</p>`);
  expect(html).toContain("Before.");
  const line = await eventually(() =>
    running.logs.find((entry) => entry.includes("article.body_reduced")),
  );
  expect(line).toContain('"alert":true');
});
