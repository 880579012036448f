import { describe, expect, test } from "vitest";

import { splitIntoLines } from "../../app/lib/code-piece.ts";
import { highlightCode } from "../../app/server/renderer/highlight-code.ts";
import { renderBody } from "../../app/server/renderer/render-body.ts";

const textOf = (pieces: ReturnType<typeof highlightCode>) =>
  pieces.map((piece) => (typeof piece === "string" ? piece : piece[1])).join("");

const shown = (content: string, format: "html" | "markdown" = "markdown") =>
  renderBody({ content, format, imagePath: "/media/insights/x/", imageQuery: "" }).html;

describe("highlighted code", () => {
  test("tells keys, strings and comments apart, and leaves the rest plain", () => {
    expect(highlightCode('{ "tokens": 2914, "verdict": "allowed" }', "json")).toEqual([
      "{ ",
      ["key", '"tokens"'],
      ": 2914, ",
      ["key", '"verdict"'],
      ": ",
      ["string", '"allowed"'],
      " }",
    ]);
    expect(highlightCode("egress: deny # nothing", "yaml")).toEqual([
      ["key", "egress"],
      ": deny ",
      ["comment", "# nothing"],
    ]);
    expect(highlightCode('resource "a" "b" {', "terraform")).toEqual([
      ["key", "resource "],
      ["string", '"a"'],
      " ",
      ["string", '"b"'],
      " {",
    ]);
    expect(highlightCode("from os import environ", "py")).toEqual([
      ["key", "from"],
      " os ",
      ["key", "import"],
      " environ",
    ]);
    expect(highlightCode("const a = await b(`/${c}`);", "ts")).toEqual([
      ["key", "const"],
      " a = ",
      ["key", "await"],
      " b(",
      ["string", "`/"],
      "${c}",
      ["string", "`"],
      ");",
    ]);
  });

  test("in a shell the program of a line is a key, an address a string, and JSON in a string JSON", () => {
    expect(highlightCode("# a\naioi plan --dry-run\n  aioi install", "bash")).toEqual([
      ["comment", "# a"],
      "\n",
      ["key", "aioi"],
      " plan --dry-run\n  aioi install",
    ]);
    expect(highlightCode(`curl https://a.example -d '{"b": 1}'`, "sh")).toEqual([
      ["key", "curl"],
      " ",
      ["string", "https://a.example"],
      " -d ",
      "'",
      "{",
      ["key", '"b"'],
      ": 1}",
      "'",
    ]);
  });

  test.each(["bash", "hcl", "json", "python", "sql", "typescript", "yaml", "none", "constructor"])(
    "of any text in %s stays that text",
    (language) => {
      const code = 'a: "b" \'{"c": 1}\' # d\n`${e}` /* f */ https://g.example <<H\n\n  {[\\\n';
      expect(textOf(highlightCode(code, language))).toBe(code);
      expect(splitIntoLines(highlightCode(code, language)).map((line) => textOf(line))).toEqual(
        code.split("\n"),
      );
    },
  );
});

describe("code in an article", () => {
  test("is highlighted where its block names the language", () => {
    const html =
      '<pre class="always-dark" tabindex="0"><code><span class="code-key">model</span>: <span class="code-string">"a &lt; b"</span> <span class="code-comment"># c</span>\n</code></pre>';
    expect(shown('```yaml\nmodel: "a < b" # c\n```')).toBe(html);
    expect(
      shown('<pre><code class="language-yaml">model: "a &lt; b" # c\n</code></pre>', "html"),
    ).toBe(html);
  });

  test("is plain without a language, in one that the site does not know, and within a sentence", () => {
    const plain = '<pre class="always-dark" tabindex="0"><code>a: "b"</code></pre>';
    expect(shown('<pre><code>a: "b"</code></pre>', "html")).toBe(plain);
    expect(shown('<pre><code class="language-cobol">a: "b"</code></pre>', "html")).toBe(plain);
    expect(shown('<p><code class="language-yaml">a: "b"</code></p>', "html")).toBe(
      '<p><code>a: "b"</code></p>',
    );
  });

  test("keeps what an editor has marked in it", () => {
    expect(shown('<pre><code class="language-yaml">a: <b>b</b></code></pre>', "html")).toBe(
      '<pre class="always-dark" tabindex="0"><code>a: <b>b</b></code></pre>',
    );
  });

  test("has no class of an editor's own", () => {
    expect(shown('<pre class="x"><code class="x language-yaml y">a: b</code></pre>', "html")).toBe(
      '<pre class="always-dark" tabindex="0"><code><span class="code-key">a</span>: b</code></pre>',
    );
  });

  test("stays plain beyond 10,000 characters", () => {
    const block = `\`\`\`yaml\n${"a: b\n".repeat(1500)}\`\`\`\n\n`;
    expect(shown(block)).toContain("code-key");
    expect(shown(block.repeat(2)).split("<pre").at(-1)).not.toContain("code-key");
  });
});

describe("what is made to be slow to highlight", () => {
  const fragments: [language: string, fragment: string][] = [
    ["bash", '"$('],
    ["bash", "a=$(("],
    ["bash", "<<a\n"],
    ["hcl", '"${'],
    ["json", '"\\'],
    ["python", 'f"{'],
    ["python", '"""'],
    ["sql", "'\\"],
    ["typescript", "a<"],
    ["typescript", "`${"],
    ["typescript", "/["],
    ["yaml", "a: "],
    ["yaml", "!a &b "],
  ];
  // A pattern that tries every way to match would not end; the time itself differs with the machine.
  test.each(fragments)(
    "%s: 10,000 characters of %s end, and none is lost",
    (language, fragment) => {
      const code = fragment.repeat(10_000 / fragment.length);
      expect(textOf(highlightCode(code, language))).toBe(code);
    },
  );
});
