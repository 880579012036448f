import fc from "fast-check";
import { type DefaultTreeAdapterTypes, parse, serialize } from "parse5";
import { describe, expect, test } from "vitest";

import { renderBody } from "../../app/server/renderer/render-body.ts";

const clean = (content: string) =>
  renderBody({ content, format: "html", imagePath: "/media/insights/x/", imageQuery: "" });

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

  test("a link to a heading of the same article finds it", () => {
    const { html } = clean(
      '<h2>A &amp; B</h2><p><a href="#a-b">up</a> <a href="#part-a-b">up</a></p>',
    );
    expect(html.match(/href="[^"]*"/g)).toEqual(['href="#part-a-b"', 'href="#part-a-b"']);
    expect(html).toContain('<h2 id="part-a-b">');
  });

  test("h1 goes one level down, so that the page keeps one", () => {
    expect(clean("<h1>Title</h1>").html).toBe('<h2 id="part-title">Title</h2>');
  });

  test("pictures elsewhere come through this site, lazily; others keep their address", () => {
    const { html, images } = clean(
      '<img src="https://cdn.example/a.png?x=1&amp;y=2" alt="A &quot;b&quot;" width="640" height="480"><img src="/og/home.png"><img src="http://plain.example/b.png"><img src="data:image/png;base64,AA">',
    );
    expect(html).toBe(
      '<img src="/media/insights/x/1" alt="A &quot;b&quot;" width="640" height="480" loading="lazy" decoding="async"><img src="/og/home.png" alt="" loading="lazy" decoding="async">',
    );
    expect(images).toEqual(["https://cdn.example/a.png?x=1&y=2"]);
  });

  test("lists, quotes, code and links stay as they are", () => {
    const html =
      '<ol start="3"><li>x</li></ol><blockquote><p>q</p></blockquote><pre class="always-dark" tabindex="0"><code>a &lt; b &amp;&amp; c</code></pre>';
    expect(clean(html.replace(' class="always-dark" tabindex="0"', "")).html).toBe(html);
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

  test("a number in a cell stays on one line, a sentence does not", () => {
    const { html } = clean(
      "<p>Text.</p><table><tr><td>Time to a first assessment</td><td>4 days <b>or less</b></td></tr></table>",
    );
    expect(html).toContain(
      "<td>Time to a first assessment</td><td>4&nbsp;days <b>or less</b></td>",
    );
  });

  test("a header in a table says what it heads, unless the editor has said it", () => {
    const { html } = clean(
      '<p>Text.</p><table><thead><tr><th></th><th>Undone</th></tr></thead><tbody><tr><th>Team</th><td>Act</td></tr><tr><th scope="rowgroup">Customer</th><td>Ask</td></tr></tbody></table><table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>',
    );
    expect(html).toContain('<td></td><th scope="col">Undone</th>');
    expect(html).toContain('<th scope="row">Team</th><td>Act</td>');
    expect(html).toContain('<th scope="rowgroup">Customer</th>');
    expect(html).toContain('<th scope="col">A</th><th scope="col">B</th>');
  });

  test("another table stays where it is", () => {
    const three = "<table><tr><td>a</td><td>b</td><td>c</td></tr></table><p>Text.</p>";
    expect(clean(three).facts).toEqual([]);
    expect(clean(`<p>Text.</p>${three}`).html).toContain("<table>");
  });
});

test("every element is closed in order, and nothing is closed that was not open", () => {
  expect(clean("<p>a<b>c</p></div></section>d").html).toBe("<p>a<b>c</b></p><b>d</b>");
  expect(clean("<ul><li>x<li>y").html).toBe("<ul><li>x</li><li>y</li></ul>");
});

test("what a browser closes by itself is closed", () => {
  expect(clean("<p>a<b>b<ul><li>c</ul>d</b>e</p>").html).toBe(
    "<p>a<b>b</b></p><ul><li><b>c</b></li></ul><b>d</b>e",
  );
  expect(clean('<a href="/a">a<b><a href="/b">b</a></b></a>').html).toBe(
    '<a href="/a" rel="noopener">a<b></b></a><b><a href="/b" rel="noopener">b</a></b>',
  );
  expect(clean("<li>a</li><td>b</td>").html).toBe("ab");
});

test("what stands in a table outside its cells goes before it, as in a browser", () => {
  const wide = '<div class="wide" role="group" aria-label="Table" tabindex="0">';
  expect(clean("<table>x<tr>y<td>z</table>").html).toBe(
    `xy${wide}<table><tbody><tr><td>z</td></tr></tbody></table></div>`,
  );
  expect(clean(".<table><table><tr><td>x</td></tr></table></table>").html).toBe(
    `.${wide}<table></table></div>${wide}<table><tbody><tr><td>x</td></tr></tbody></table></div>`,
  );
});

test("what stood in an element that is gone is nested as a browser nests it", () => {
  expect(clean("<p>a<button><p>b</p></button></p>").html).toBe("<p>a</p><p>b</p>");
  const { html, chapters } = clean("<h2>a<marquee><h2>b</h2></marquee></h2>");
  expect(html).toBe('<h2 id="part-a">a</h2><h2 id="part-b">b</h2>');
  expect(chapters.map(({ title }) => title)).toEqual(["a", "b"]);
});

test("the words [removed] stay, and nothing is put together around them", () => {
  expect(clean("<p>The line was [removed] by the [/removed] court.</p>").html).toBe(
    "<p>The line was [removed] by the [/removed] court.</p>",
  );
  expect(clean("<[removed]img src=/x onerror=alert(1)><scr[removed]ipt>a</script>").html).toBe(
    "&lt;[removed]img src=/x onerror=alert(1)&gt;a",
  );
});

test("references are read as a browser reads them", () => {
  const { html, chapters } = clean(
    '<h2>Cost &mdash; &#163;5</h2><p>caf&eacute; &amp;nbsp; &copy</p><a href="/a&#x3f;b=1&amp;c">x</a>',
  );
  expect(chapters).toEqual([{ id: "part-cost-5", title: "Cost — £5" }]);
  expect(html).toContain("<p>café &amp;nbsp; ©</p>");
  expect(html).toContain('href="/a?b=1&amp;c"');
});

test.each([
  "javascript:alert(1)",
  " javascript:alert(1)",
  "java&#x09;script:alert(1)",
  "java\nscript:alert(1)",
  "&#1;javascript:alert(1)",
  "JAVASCRIPT&#58;alert(1)",
  "vbscript:x",
  "data:text/html,x",
  "java&Tab;script:alert(1)",
  "unknown:x",
])("a link to %j leads nowhere", (href) => {
  expect(clean(`<a href="${href}">x</a>`).html).toBe('<a rel="noopener">x</a>');
});

test("a picture's path leads to no other host", () => {
  for (const src of ["//evil.example/x", "/\\evil.example/x", "/&#9;/evil.example/x", "x", "?x"]) {
    const { html, images } = clean(`<p>.</p><img src="${src}">`);
    expect([src, html, images]).toEqual([src, html, []]);
    for (const [, path] of html.matchAll(/src="([^"]*)"/g)) {
      expect(new URL(path ?? "", "https://aioi.example").host).toBe("aioi.example");
    }
  }
});

describe("a body that cannot be shown as it was written is shown as its text", () => {
  const text = (html: string) => {
    const { isTextOnly, ...body } = clean(html);
    expect(isTextOnly).toBe(true);
    expect([body.chapters, body.facts, body.images]).toEqual([[], [], []]);
    return body.html;
  };

  test("when it is nested deeper than anybody writes", () => {
    expect(text(`<p>Before.</p>${"<b>".repeat(5000)}deep<i `)).toMatch(
      /^<p>Before\.\s+deep\s*<\/p>$/,
    );
  });

  test("when it is longer than 256 kB, and as much of it", () => {
    const html = text(`<h2>Title</h2>${"word ".repeat(100_000)}`);
    expect(html).toMatch(/^<p>Title +word word/);
    expect(html.length).toBeLessThan(270_000);
  });

  test("while one just below both is not", () => {
    const html = `${"<i>".repeat(60)}${"word ".repeat(52_000)}`;
    expect(clean(html).isTextOnly).toBe(false);
  });

  test.each([
    ["a long article", "<h2>A chapter</h2><p>A <em>sentence</em> with a <a href=/x>link</a>.</p>"],
    ["a list", "<ul><li>one<li>two</ul>"],
    ["images", '<img src="https://cdn.example/x.png">'],
    ["formats", "<b>x</b>"],
    ["tables", "<table><tr><td>a<td>b<td>c</table>"],
  ])("nor are 256 kB of %s", (_, part) => {
    const { isTextOnly, html } = clean(`.${part.repeat(255_000 / part.length)}`);
    expect(isTextOnly).toBe(false);
    expect(html.length).toBeGreaterThan(250_000);
  });
});

describe("how a browser reads it", () => {
  const allowed: Record<string, string[]> = {
    ...Object.fromEntries(
      "p h2 h3 h4 ul ol li blockquote cite q strong b em i u s del ins sub sup mark small code pre kbd samp br hr figure figcaption table caption thead tbody tfoot tr dl dt dd abbr time th td a img div span"
        .split(" ")
        .map((tag) => [tag, []]),
    ),
    h2: ["id"],
    div: ["class", "role", "aria-label", "tabindex"],
    pre: ["class", "tabindex"],
    span: ["class"],
    ol: ["start"],
    a: ["href", "title", "rel"],
    abbr: ["title"],
    img: ["src", "alt", "width", "height", "loading", "decoding"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
    time: ["datetime"],
  };

  type Node = DefaultTreeAdapterTypes.ChildNode;
  const childrenOf = (node: Node): Node[] => ("childNodes" in node ? node.childNodes : []);
  const named = (nodes: Node[]) => nodes.map(({ nodeName }) => nodeName);

  /**
   * The page around the body is as it was, and the body is read as it is written: it holds nothing but
   * what is allowed, and nothing that a browser would close or move.
   */
  function expectContained(html: string): void {
    const document = parse(
      `<!doctype html><html><head></head><body><main><p id="before"></p><div id="body">${html}</div><p id="after"></p></main><footer></footer></body></html>`,
    );
    const root = document.childNodes.find(({ nodeName }) => nodeName === "html");
    const body = root && childrenOf(root).find(({ nodeName }) => nodeName === "body");
    const [main, ...beside] = body ? childrenOf(body) : [];
    expect(named(beside)).toEqual(["footer"]);
    const within = main ? childrenOf(main) : [];
    expect(named(within)).toEqual(["p", "div", "p"]);
    expect(within[0] && childrenOf(within[0])).toEqual([]);
    expect(within[2] && childrenOf(within[2])).toEqual([]);
    expect(within[1] && "childNodes" in within[1] && serialize(within[1])).toBe(html);
    const check = (node: Node): void => {
      if ("tagName" in node) {
        expect(Object.keys(allowed)).toContain(node.tagName);
        expect(node.namespaceURI).toBe("http://www.w3.org/1999/xhtml");
        for (const { name, value } of node.attrs) {
          expect(allowed[node.tagName]).toContain(name);
          const { protocol, host } = new URL(
            name === "href" || name === "src" ? value : "/",
            "https://aioi.example",
          );
          expect(["http:", "https:", "mailto:", "tel:"]).toContain(protocol);
          if (name === "src") expect(host).toBe("aioi.example");
        }
      } else expect(node.nodeName).toBe("#text");
      childrenOf(node).forEach(check);
    };
    (within[1] ? childrenOf(within[1]) : []).forEach(check);
  }

  test.each([
    "<table><table>",
    "<table><table><tr><td><table></table></table></table></table></div></div></main>x",
    "<table><p>x<tr><p>y<td>z<caption>c<td>d</table>",
    "<table><tr><table><tr></div></table><td></div>",
    "<b><p><table><b><td></b><p></table></b>",
    "<a href=/x><table><td><a href=/y><a href=/z></table></a>",
    "<p><b><p><i><ul><p><li></b></i><li>",
    "<h2><p><h3><table></h2><h3></table>",
    "<dl><dt><dd><li><ul><dd><dt><li></dl>",
    "<svg></p><style><a title='</style><img src onerror=alert(1)>'>",
    "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src onerror=alert(1)&gt;'>",
    "<form><div></form><form><table><form><input></table></div></form>",
    "<select><table><td></select><option><div></option></select>",
    "<plaintext></div><b>",
    "<!--><img src=x onerror=alert(1)>--><b title='-->'>",
    "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
  ])("%s stays inside", (html) => {
    expect(clean(html).isTextOnly).toBe(false);
    expectContained(clean(html).html);
  });

  test(
    "whatever an editor's account sends stays inside, and holds nothing but what is allowed",
    { tags: ["long"] },
    () => {
      const tags =
        "p h1 h2 h3 ul ol li blockquote b i a table caption thead tbody tfoot tr td th dl dt dd pre hr br img figure div span form button select option svg math title style script template frameset body html font nobr iframe textarea plaintext noscript marquee applet object".split(
          " ",
        );
      const attribute = fc.constantFrom(
        "",
        " title='\">'",
        ' title="<p>"',
        " onclick=alert(1)",
        " href=javascript:alert(1)",
        ' href="&#106;avascript&colon;alert(1)"',
        ' href="/x?a=1&amp;b"',
        " src=//evil.example/x",
        ' src="https://cdn.example/x.png"',
        " style=x",
        " id=before",
        " class=wide",
        ' x="',
        " y='",
        " /",
      );
      const piece = fc.oneof(
        fc.tuple(fc.constantFrom(...tags), attribute).map(([tag, rest]) => `<${tag}${rest}>`),
        fc.constantFrom(...tags).map((tag) => `</${tag}>`),
        fc.constantFrom(
          "x",
          " ",
          "<",
          ">",
          "&",
          "&lt;",
          "<!--",
          "-->",
          "<![CDATA[",
          "]]>",
          "\u0000",
          "[removed]",
          "</div>",
          "<!doctype html>",
        ),
        fc.string({ maxLength: 4 }),
      );
      fc.assert(
        fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
          const body = clean(pieces.join(""));
          expect(body.isTextOnly).toBe(false);
          expectContained(body.html);
          expectContained(clean(body.html).html);
        }),
        { numRuns: 2000, seed: 20261122 },
      );
    },
  );

  /** Bodies of ordinary elements, opened and closed at random, around these three words. */
  const ordinary = (tags: string) =>
    fc.array(
      fc.oneof(
        fc.constantFrom(...tags.split(" ")).map((tag) => `<${tag}>`),
        fc.constantFrom(...tags.split(" ")).map((tag) => `</${tag}>`),
        fc.constantFrom("one", "two", "three"),
      ),
      { maxLength: 30 },
    );
  const words = (html: string) => html.replaceAll(/<[^>]*>/g, "").match(/one|two|three/g) ?? [];
  const tags = "p h2 h3 ul li blockquote b i a pre figure div span";

  test("words of an ordinary body all stay, in their order", () => {
    fc.assert(
      fc.property(ordinary(tags), (pieces) => {
        expect(words(clean(pieces.join("")).html)).toEqual(words(pieces.join("")));
      }),
    );
  });

  test("with tables they all stay too, where a browser shows them", () => {
    fc.assert(
      fc.property(ordinary(`${tags} table tr td`), (pieces) => {
        const { html, facts } = clean(`.${pieces.join("")}`);
        expect(facts).toEqual([]);
        expect(words(html).toSorted()).toEqual(words(pieces.join("")).toSorted());
      }),
      { seed: 20261122 },
    );
  });
});

describe("time grows with the length, not with its square", () => {
  const shapes: Record<string, (length: number) => string> = {
    attributes: (length) => `<p ${"a=1 ".repeat(length / 4)}>x</p>`,
    "attributes without values": (length) => `<p ${"a ".repeat(length / 2)}`,
    "an open quotation mark": (length) => `<p title="${"<p a='".repeat(length / 6)}`,
    "open angles": (length) => "<".repeat(length),
    "open tags": (length) => "<b>".repeat(length / 3),
    "open blocks": (length) => "<div>".repeat(length / 5),
    "open tables": (length) => "<table><tr>".repeat(length / 11),
    "closing tags": (length) => "</p></i>".repeat(length / 8),
    "closed tags": (length) => "<b></b>".repeat(length / 7),
    "open comments": (length) => "<!--".repeat(length / 4),
    "open scripts": (length) => "<script>".repeat(length / 8),
    "open drawings": (length) => "<svg><desc>".repeat(length / 11),
    headings: (length) => "<h2>x".repeat(length / 5),
    rows: (length) => `<table>${"<tr><td>a<td>b".repeat(length / 14)}`,
    blanks: (length) => `<table><tr><td>a</td>${" ".repeat(length)}x`,
    references: (length) => "&#1".repeat(length / 3),
    ampersands: (length) => `<a href="${"&".repeat(length)}">`,
    images: (length) => '<img src="https://a.example/b">'.repeat(length / 31),
    "elements that are not allowed": (length) => "<x>y</x>".repeat(length / 8),
    // A browser opens these again in each paragraph.
    "a link left open before paragraphs": (length) =>
      `<p><a title="${"x".repeat(length / 2)}">${"</p><p>x".repeat(length / 16)}`,
    "formats left open before paragraphs": (length) =>
      `<p>${Array.from({ length: 90 }, (_, at) => `<b a=${at}>`).join("")}${"</p><p>x".repeat(length / 9)}`,
    // A browser moves these before the table, past all that stands there.
    "elements to be moved out of a table": (length) =>
      `${"<hr>".repeat(length / 8)}<table>${"<hr>".repeat(length / 8)}`,
    "formats closed in the wrong order": (length) => "<b><p>x</b></p>".repeat(length / 15),
    words: (length) => "word ".repeat(length / 5),
  };
  // With time that grows with the square, 16 kB of attributes took 3.3 s, and this takes minutes.
  test.each(Object.keys(shapes))("256 kB of %s", { timeout: 20_000 }, (name) => {
    const shape = shapes[name] ?? String;
    expect(clean(shape(256_000)).html).toBeTypeOf("string");
  });
});

describe("names of properties that every object has", () => {
  const names = ["constructor", "valueof", "hasownproperty"];

  test.each(names)("%s is no element, no attribute and no character", (name) => {
    const { html } = clean(`<p ${name}="x">a<${name}>b</${name}>&${name};</p>`);
    expect(html).toBe(`<p>ab&amp;${name};</p>`);
  });
});
