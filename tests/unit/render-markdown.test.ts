import { describe, expect, test } from "vitest";

import { renderBody, renderMarkdown } from "../../app/server/renderer/render-body.ts";

const shown = (content: string) =>
  renderBody({ content, format: "markdown", imagePath: "/media/insights/x/", imageQuery: "" });

describe("what editors write", () => {
  test("becomes the elements that HTML bodies have", () => {
    const { html, chapters } = shown(
      '## Cost & value\n\nA *short* text with **weight**, `code` and a [link](/pricing "Tiers").\n\n- one\n- two\n\n3. three\n\n> A quotation.\n> <cite>Maya</cite>\n\n```ts\na < b && c\n```\n\n---\n',
    );
    expect(chapters).toEqual([{ id: "part-cost-value", title: "Cost & value" }]);
    expect(html).toBe(
      '<h2 id="part-cost-value">Cost &amp; value</h2>\n<p>A <em>short</em> text with <strong>weight</strong>, <code>code</code> and a <a href="/pricing" title="Tiers" rel="noopener">link</a>.</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n<ol start="3">\n<li>three</li>\n</ol>\n<blockquote>\n<p>A quotation.\n<cite>Maya</cite></p>\n</blockquote>\n<pre class="always-dark" tabindex="0"><code>a &lt; b &amp;&amp; c\n</code></pre>\n<hr>',
    );
  });

  test("a table of two columns at the beginning is the facts, its head the first", () => {
    const { html, facts } = shown(
      "| accuracy | 97% |\n|---|---|\n| Runs in | the clinic |\n\nText.",
    );
    expect(facts).toEqual([
      { name: "accuracy", value: "97%" },
      { name: "Runs in", value: "the clinic" },
    ]);
    expect(html).toBe("<p>Text.</p>");
  });

  test("a picture says its size after its address", () => {
    const { html, images } = shown(
      "![A chart](/pictures/x/chart.png#640x480)\n\n![Elsewhere](https://cdn.example/a.png?x=1&y=2#64x48)",
    );
    expect(html).toContain(
      '<img src="/media/insights/x/1" alt="A chart" width="640" height="480" loading="lazy" decoding="async">',
    );
    expect(html).toContain('<img src="/media/insights/x/2" alt="Elsewhere" width="64" height="48"');
    expect(images).toEqual(["/pictures/x/chart.png", "https://cdn.example/a.png?x=1&y=2"]);
  });

  test.each(["/pictures/../secret.png", "/pictures//a.png", "/pictures/.a", "/pictures/a b.png"])(
    "%s is no file of the bucket",
    (source) => {
      expect(shown(`![x](<${source}>)`).images).toEqual([]);
    },
  );
});

describe("hostile Markdown is harmless", () => {
  test.each([
    ["script", "a <script>alert(1)</script> b", "<p>a  b</p>"],
    ["a block of script", "<script>\nalert(1)\n</script>\n\nText", "<p>Text</p>"],
    ["a link to script", "[x](javascript:alert(1))", '<p><a rel="noopener">x</a></p>'],
    [
      "a link to script, escaped",
      "[x](&#x6A;avascript:alert(1)) [y](<java\tscript:alert(1)>)",
      '<p><a rel="noopener">x</a> <a rel="noopener">y</a></p>',
    ],
    ["a reference", "[x]\n\n[x]: data:text/html,x", '<p><a rel="noopener">x</a></p>'],
    ["an autolink", "<javascript:alert(1)>", '<p><a rel="noopener">javascript:alert(1)</a></p>'],
    ["a picture of script", "![x](javascript:alert(1))", "<p></p>"],
    [
      "an attribute broken out of",
      '![x" onerror="alert(1)](/a.png)',
      '<p><img src="/a.png" alt="x&quot; onerror=&quot;alert(1)" loading="lazy" decoding="async"></p>',
    ],
    [
      "a title broken out of",
      "[x](/a 'y\" onclick=\"alert(1)')",
      '<p><a href="/a" title="y&quot; onclick=&quot;alert(1)" rel="noopener">x</a></p>',
    ],
    [
      "raw HTML",
      '<p style="x" onclick="y">a</p>\n\n<iframe src="https://evil.example"></iframe>',
      "<p>a</p>",
    ],
    [
      "the language of code",
      '```"><img src=x onerror=alert(1)>\na\n```',
      '<pre class="always-dark" tabindex="0"><code>a\n</code></pre>',
    ],
  ])("%s", (_, markdown, html) => {
    expect(shown(markdown).html).toBe(html);
  });
});

describe("time does not grow with the square of the length", () => {
  const length = 256 * 1024;
  test.each([
    ["quotations in quotations", ">".repeat(length)],
    ["lists in lists", "- ".repeat(length / 2)],
    ["brackets", "[".repeat(length)],
    ["links in links", "[a](".repeat(length / 4)],
    ["emphasis", "_a_".repeat(length / 3)],
    ["open emphasis", "*a **b ".repeat(length / 7)],
    ["backticks", Array.from({ length: 500 }, (_x, index) => "`".repeat(index)).join(" ")],
    ["angles", "<".repeat(length)],
  ])("256 kB of %s is refused", (_, markdown) => {
    expect(() => renderMarkdown(markdown)).toThrow(RangeError);
  });

  test("a long article is not", () => {
    const paragraph = `${"A sentence with *emphasis*, a [link](/pricing) and `code`. ".repeat(12)}\n\n`;
    const body = paragraph.repeat(length / paragraph.length);
    expect(renderMarkdown(body).match(/<p>/g)?.length).toBeGreaterThan(300);
  });
});
