import { describe, expect, test } from "vitest";

import { sanitizeHtml } from "../../app/server/articles/sanitize-html.ts";

const clean = (html: string) => sanitizeHtml(html, (number) => `/media/insights/x/${number + 1}`);

describe("what editors write", () => {
  test("chapters get ids that are unique and none of the page's own", () => {
    const { html, chapters } = clean("<h2>Main</h2><h2>A &amp; B</h2><h2>A &amp; B</h2>");
    expect(chapters).toEqual([
      { id: "part-main", title: "Main" },
      { id: "part-a-b", title: "A & B" },
      { id: "part-a-b_2", title: "A & B" },
    ]);
    expect(html).toContain('<h2 id="part-a-b_2">');
  });

  test("h1 goes one level down, so that the page keeps one", () => {
    expect(clean("<h1>Title</h1>").html).toBe('<h2 id="part-title">Title</h2>');
  });

  test("pictures elsewhere come through this site, lazily; others keep their address", () => {
    const { html, pictures } = clean(
      '<img src="https://cdn.example/a.png?x=1&amp;y=2" alt="A &quot;b&quot;" width="640" height="480"><img src="/og/home.png"><img src="http://plain.example/b.png"><img src="data:image/png;base64,AA">',
    );
    expect(html).toBe(
      '<img src="/media/insights/x/1" alt="A &quot;b&quot;" width="640" height="480" loading="lazy" decoding="async"><img src="/og/home.png" alt="" loading="lazy" decoding="async">',
    );
    expect(pictures).toEqual(["https://cdn.example/a.png?x=1&y=2"]);
  });

  test("lists, quotes, code and links stay as they are", () => {
    const html =
      '<ol start="3"><li>x</li></ol><blockquote><p>q</p></blockquote><pre tabindex="0"><code>a &lt; b &amp;&amp; c</code></pre>';
    expect(clean(html.replace(' tabindex="0"', "")).html).toBe(html);
    expect(clean('<a href="https://x.example/?a=1&amp;b=2">x</a>').html).toBe(
      '<a href="https://x.example/?a=1&amp;b=2" rel="noopener">x</a>',
    );
  });

  test("a table of two columns at the very beginning becomes the facts beside the text", () => {
    const { html, facts } = clean(
      "<table><tr><td>Diagnosis accuracy</td><td>97%</td></tr><tr><th>Runs in</th><td>Own data center</td></tr></table><p>Text.</p>",
    );
    expect(facts).toEqual([
      { name: "Diagnosis accuracy", value: "97%" },
      { name: "Runs in", value: "Own data center" },
    ]);
    expect(html).toBe("<p>Text.</p>");
  });

  test("another table stays where it is", () => {
    const three = "<table><tr><td>a</td><td>b</td><td>c</td></tr></table><p>Text.</p>";
    expect(clean(three).facts).toEqual([]);
    expect(clean(`<p>Text.</p>${three}`).html).toContain("<table>");
  });
});

test("every element is closed in order, and nothing is closed that was not open", () => {
  expect(clean("<p>a<b>c</p></div></section>d").html).toBe("<p>a<b>c</b></p>d");
  expect(clean("<ul><li>x<li>y").html).toBe("<ul><li>x<li>y</li></li></ul>");
});
