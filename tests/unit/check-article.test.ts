import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { bodySchema } from "../../app/server/renderer/body-schema.ts";
import { checkArticle } from "../../scripts/lib/article/check-article.ts";
import { temporaryFolder, readProject } from "../support/files.ts";

const folder = temporaryFolder();

function check(content: string) {
  const path = join(folder, "article.md");
  writeFileSync(path, content);
  const { faults, removed, article } = checkArticle(path);
  const lines = (list: typeof faults) => list.map(({ line, message }) => `${line}: ${message}`);
  return { faults: lines(faults), removed: lines(removed), article };
}

const insight = (fields: string, body = "") =>
  `---\nkind: insight\ntitle: What an answer costs\ndescription: The figures of a year.\n${fields}\n---\n${body}`;

/** A picture of 2 by 3 pixels. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==",
  "base64",
);

test("a file without faults", () => {
  const { faults, removed, article } = check(
    insight(
      "# A comment on a line of its own\nslug: fine\ntags: [Cost, Models]\ncover: bars\nread_time: 4",
      "\n## A chapter\n\nSome *words* more.\n",
    ),
  );
  expect([faults, removed]).toEqual([[], []]);
  expect(article?.frontMatter).toEqual({
    kind: "insight",
    title: "What an answer costs",
    slug: "fine",
    description: "The figures of a year.",
    tags: ["Cost", "Models"],
    cover: "bars",
    read_time: 4,
    published: null,
  });
  expect(article?.body).toBe("## A chapter\n\nSome *words* more.");
  expect(article?.checked.words).toBe(5);
});

test("line ends of Windows and a byte order mark", () => {
  expect(
    check(`\uFEFF${insight("slug: fine", "\n# No\n").replaceAll("\n", "\r\n")}`).faults,
  ).toEqual(["8: a heading with one # is the title's: begin with ##"]);
});

test("each fault with its line", () => {
  const { faults } = check(
    `---\nkind: insight\ntitle: 2026\nslug: No Slug\npublished: tomorrow\ntype: Release\ntags: Cost\ncover: dots\n---\n\n# Headline\n\n![](missing.png) and ![a](http://plain.example/a.png)\n\n![b](https://cdn.example/b.png)\n\n\`\`\`\n# no headline\n\`\`\``,
  );
  expect(faults).toEqual([
    "1: description is missing: one or two sentences for lists and search results",
    "3: title is 2026: it must be the headline",
    '4: slug is "No Slug": it must be lowercase letters, digits and single hyphens, at most 120 characters',
    '5: published is "tomorrow": it must be a time in UTC such as 2026-11-24 09:00, or now',
    "6: type is no field of an insight",
    '7: tags is "Cost": it must be a list of words such as [Cost, Models]',
    '8: cover is "dots": it must be one of numeral, bars, pairs, matrix, plate',
    "11: a heading with one # is the title's: begin with ##",
    "13: the picture missing.png has no alternative text: ![what it shows](missing.png)",
    "13: the picture missing.png is not there",
    "13: the picture http://plain.example/a.png cannot be fetched: it needs an https address with a public name",
    "15: the picture https://cdn.example/b.png has no size: write its width and height as https://cdn.example/b.png#640x480",
  ]);
});

test("what the site would remove is no fault", () => {
  const { faults, removed, article } = check(
    insight(
      "slug: removed",
      '\n<p style="color: red">Red</p>\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1)) <iframe src="https://evil.example"></iframe>\n\n```ts\nconst fine = "<script>";\n```\n',
    ),
  );
  expect(faults).toEqual([]);
  expect(removed).toEqual([
    "8: style of <p>",
    "10: <script>",
    "12: the link to javascript:alert(1)",
    "12: <iframe>",
  ]);
  expect(article?.checked.words).toBe(5);
});

test.each([
  [
    "no front matter",
    "text",
    "1: the file must begin with front matter: a line ---, the fields, a line ---",
  ],
  [
    "no end of it",
    "---\nkind: insight\n",
    "1: the file must begin with front matter: a line ---, the fields, a line ---",
  ],
  [
    "broken YAML",
    "---\nkind: insight\ntitle: a: b\n---\n",
    "3: the front matter is no YAML: Nested mappings are not allowed in compact mappings",
  ],
  ...["!Important news", "&New tiers", "*Big", "!!str news"].map(
    (title): [string, string, string] => [
      `a word that YAML would drop: ${title}`,
      insight("slug: a").replace("What an", title),
      "3: a text that begins with !, & or * stands between quotation marks",
    ],
  ),
  ...["We are #1", "#1 of models", "Models # and agents"].map((title): [string, string, string] => [
    `words that YAML would take for a comment: ${title}`,
    insight("slug: a").replace("What an answer costs", title),
    `3: ${title.slice(title.indexOf("#"))} is a comment in YAML: a text with # stands between quotation marks, a comment on a line of its own`,
  ]),
  ["a list", "---\n- kind\n---\n", "1: kind is missing: story, insight or update"],
  [
    "another kind",
    "---\nkind: page\n---\n",
    '2: kind is "page": it must be story, insight or update',
  ],
  [
    "a day that is none",
    insight("slug: a\npublished: 2026-11-31"),
    '6: published is "2026-11-31": it must be a time in UTC such as 2026-11-24 09:00, or now',
  ],
  [
    "a title of two lines",
    insight("slug: a").replace("What an", "|\n  What\n "),
    "3: title must be one line",
  ],
  [
    "nesting",
    insight("slug: a", ">".repeat(200)),
    "7: the body is nested too deeply: the site would show its text alone",
  ],
  ["a long body", insight("slug: a", "word ".repeat(60_000)), "7: the body exceeds 256 KiB"],
  [
    "an update with a body",
    "---\nkind: update\ntitle: T\nslug: u\ndescription: d\ntype: Docs\n---\nText\n",
    "8: an update has no body: its description is all",
  ],
])("%s", (_, content, fault) => {
  expect(check(content).faults).toContain(fault);
  expect(check(content).article).toBeNull();
});

test.each([
  ["2026-11-24 09:00", "2026-11-24T09:00:00.000Z"],
  ["2026-11-24T09:00Z", "2026-11-24T09:00:00.000Z"],
  ["2026-11-24", "2026-11-24T00:00:00.000Z"],
  ["now", "now"],
  ["", null],
])("published: %s", (written, published) => {
  expect(check(insight(`slug: a\npublished: ${written}`)).article?.frontMatter.published).toBe(
    published,
  );
});

test("pictures beside the file are read, and their type is what they are", () => {
  writeFileSync(join(folder, "a chart.png"), png);
  writeFileSync(join(folder, "text.png"), "text");
  writeFileSync(
    join(folder, "drawing.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  );
  const { article } = check(
    insight("slug: a", "![A chart](a%20chart.png)\n\n![Again](<a chart.png>)"),
  );
  expect(article?.checked.images).toMatchObject([
    { source: "a%20chart.png", type: "image/png", width: 2, height: 3 },
  ]);
  for (const name of ["text.png", "drawing.svg"]) {
    expect(check(insight("slug: a", `![x](${name})`)).faults).toEqual([
      `7: the picture ${name} is no AVIF, WebP, PNG, JPEG or GIF`,
    ]);
  }
});

const guide = readProject("docs/content.md");
const examples = [...guide.matchAll(/^```\n(.*?)^```$/gms)].map(([, text = ""]) => text);

test("the guide's file has no faults, and its text is shown whole", () => {
  writeFileSync(join(folder, "chart.png"), png);
  const file = examples.find((text) => text.startsWith("---\nkind:")) ?? "";
  expect(check(file)).toMatchObject({ faults: [], removed: [], article: expect.anything() });
  const texts = examples.filter((text) => /^(?:## |\| diagnosis)/.test(text));
  expect(texts).toHaveLength(2);
  for (const text of texts) {
    expect(check(insight("slug: a", text))).toMatchObject({ faults: [], removed: [] });
  }
});

test("the guide names no element that the site removes", () => {
  const [, list = ""] = /Allowed: (.*?)\. These/s.exec(guide) ?? [];
  const names = [...list.matchAll(/`([a-z0-9]+)`/g)].map(([, name = ""]) => name);
  expect(names).toContain("blockquote");
  expect(names.filter((name) => !bodySchema.tagNames.includes(name))).toEqual([]);
});

test("an element called like a property that every object has is removed as any other", () => {
  const body = '\n<constructor title="x">Text</constructor>\n';
  const { faults, removed } = check(insight("slug: fine\ntags: [Cost]", body));
  expect(faults).toEqual([]);
  expect(removed).toEqual([expect.stringContaining("<constructor>")]);
});
