import { randomUUID } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { authorSlug } from "../../app/lib/author-slug.ts";
import { searchQuery } from "../../app/lib/search-query.ts";
import { otherThings, spellings, typedOnly } from "../support/spellings.ts";
import type { DatabaseBackend } from "./database-contract.ts";

type Hit = {
  kind: string;
  slug: string | null;
  title: string;
  summary: string;
  headings: string[];
  parts: { place: number; title: string }[];
  facts: string[];
  published_at: string;
};

const day = 24 * 60 * 60 * 1000;

/**
 * What the archives, the search and the caches rely on, asked through supabase-js.
 *
 * @param name of the backend, for the report
 * @param backend where it answers, once it runs
 */
export function describeArchives(name: string, backend: () => DatabaseBackend): void {
  describe(`archives and search of ${name}`, () => {
    const client = (key: "anonKey" | "serviceRoleKey") =>
      createClient(backend().url, backend()[key], {
        auth: { persistSession: false, autoRefreshToken: false },
      });
    const visitor = () => client("anonKey");
    const operator = () => client("serviceRoleKey");

    /** A word that occurs in these rows and nowhere else. It ends in "q", because PostgreSQL would
     * take an ending such as "ed" off the whole word and leave it on the beginning of one. */
    const word = `zyx${randomUUID().replaceAll(/[^a-z]/g, "")}q`;
    const slug = (part: string) => `${part}-${word}`;
    const at = (days: number) => new Date(Date.now() + days * day).toISOString();

    it.each([
      "Bertrand Oyelowe-Hask",
      "Zoë  Łuk-Ångström, PhD",
      "ﬁnn O’Brien (İstanbul)",
      "李 小龍",
      " -- ",
      "Jo\u0304rg \u1e69",
      "x".repeat(119) + " y",
    ])("the address of %j is the one that the site links to", async (name) => {
      const { data } = await operator().rpc("author_slug", { author: name });
      expect(data).toBe(authorSlug(name));
    });

    const search = async (typed: string, max = 20): Promise<Hit[]> => {
      const question = searchQuery(typed);
      if (question === null) return [];
      const { data, error } = await visitor().rpc("search_articles", {
        question,
        max_results: max,
      });
      expect(error, typed).toBeNull();
      return data as Hit[];
    };

    beforeAll(async () => {
      const insight = (part: string, row: object) => ({
        slug: slug(part),
        title: part,
        excerpt: "",
        content: "",
        tags: [],
        body_format: "html",
        ...row,
      });
      const insights = await operator()
        .from("insights")
        .insert([
          insight("in-title", { title: `Handling ${word}`, published_at: at(-3) }),
          insight("in-body", {
            excerpt: "An <b>excerpt</b> & more",
            content: `<p>Before.</p><h2 id="x">A &amp; <em>B</em></h2><style>p{}</style><p title="${word}title">Deploying &lt;i&gt; <strong>${word}</strong> here</p><script>alert('${word}script')</script><h2>Last</h2><p>Words.</p>`,
            tags: ['Tag, with {braces} "quotes"', "Plain"],
            published_at: at(-2),
          }),
          insight("in-markdown", {
            content: `Words.\n\n## Heading\n\nMore.\n\n## Heading with [\`code\`](https://x.example/) ##\n\n- a **${word}** and a [link](https://x.example/${word}address)\n\n\`\`\`\n# no heading\n\`\`\`\n\n### Smaller\n\n${word}`,
            body_format: "markdown",
            published_at: at(-1),
          }),
          insight("draft", { title: `Draft ${word}`, published_at: null }),
          insight("tomorrow", { title: `Tomorrow ${word}`, published_at: at(1) }),
        ]);
      expect(insights.error).toBeNull();
      const updates = await operator()
        .from("updates")
        .insert([
          { title: `Update ${word}`, type: `Type ${word}`, published_at: at(-4) },
          { title: `Newer ${word}`, type: `Type ${word}`, published_at: at(-3.5) },
          { title: `Hidden ${word}`, type: `Type ${word}`, published_at: null },
        ]);
      expect(updates.error).toBeNull();
    });

    afterAll(async () => {
      await operator().from("insights").delete().like("slug", `%${word}`);
      await operator().from("success_stories").delete().like("slug", `%${word}`);
      await operator().from("updates").delete().eq("type", `Type ${word}`);
    });

    it("a search finds what is published, titles first, and nothing else", async () => {
      const hits = await search(word);
      expect(hits).toHaveLength(5);
      expect(hits.slice(0, 3).every(({ title }) => title.includes(word))).toBe(true);
      expect(JSON.stringify(hits)).not.toMatch(/Draft|Tomorrow|Hidden/);
    });

    it("marks what it found in plain text: no tag, no script, no address of a link", async () => {
      const hits = await search(word);
      const body = hits.find((hit) => hit.slug === slug("in-body"));
      expect(body?.summary).toBe("An <b>excerpt</b> & more");
      for (const hidden of ["title", "script", "address"]) {
        expect(await search(`${word}${hidden}`)).toEqual([]);
      }
    });

    it("names a hit in a body by its headings, of HTML and of Markdown", async () => {
      const hits = await search(word);
      const partsOf = (part: string) => {
        const { headings, parts } = hits.find((hit) => hit.slug === slug(part)) ?? {};
        return { headings, parts };
      };
      expect(partsOf("in-title")).toEqual({ headings: [], parts: [] });
      expect(partsOf("in-body")).toEqual({
        headings: ["A & B", "Last"],
        parts: [{ place: 1, title: "A & B" }],
      });
      expect(partsOf("in-markdown")).toEqual({
        headings: ["Heading", "Heading with code"],
        parts: [{ place: 2, title: "Heading with code" }],
      });
      const [first] = await search(`heading ${word}`);
      expect(first?.parts.map(({ title }) => title)).toEqual([
        "\u0002Heading\u0003",
        "\u0002Heading\u0003 with code",
      ]);
    });

    it("names a hit in the facts of an article by the fact, and by no heading", async () => {
      const table = (rows: string) => `<table>${rows}</table><h2>Chapter</h2>`;
      const row = (...cells: string[]) =>
        `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
      const fact = word.replace("zyx", "vwx");
      const contents = {
        html: `\n<!-- ${fact} -->${table(row("Runs &amp; in", `<b>own</b> ${fact}`) + row("Out", "0"))}<p>${fact}</p>`,
        markdown: `| Runs in | ${fact} |\n| --- | :-: |\n| Out | 0 |\n\n## Chapter\n\n${fact}`,
        // The page shows such a table in its text.
        threeColumns: table(row("Runs in", fact, "always")) + `<p>${fact}</p>`,
        afterText: `<p>Words.</p>${table(row("Runs in", fact))}<p>${fact}</p>`,
      };
      const rows = Object.entries(contents).map(([name, content]) => ({
        slug: slug(name.toLowerCase()),
        title: "A story",
        description: "Of somebody",
        content,
        body_format: name === "markdown" ? "markdown" : "html",
        published_at: at(-3),
      }));
      const { error } = await operator().from("success_stories").insert(rows);
      expect(error).toBeNull();
      const hits = await search(fact);
      const foundIn = (name: string) => {
        const hit = hits.find((one) => one.slug === slug(name.toLowerCase()));
        return { facts: hit?.facts, parts: hit?.parts.map(({ title }) => title) };
      };
      const marked = `\u0002${fact}\u0003`;
      expect(foundIn("html")).toEqual({ facts: [`Runs & in, own ${marked}`], parts: [] });
      expect(foundIn("markdown")).toEqual({ facts: [`Runs in, ${marked}`], parts: [] });
      expect(foundIn("threeColumns")).toEqual({ facts: [], parts: ["Chapter"] });
      expect(foundIn("afterText")).toEqual({ facts: [], parts: ["Chapter"] });
      // What the title holds too is no reason for another place.
      const both = (await search(`story ${fact}`)).find((hit) => hit.slug === slug("html"));
      expect(both?.facts).toHaveLength(1);
      expect((await search(`chapter ${fact}`)).every(({ facts }) => facts.length === 0)).toBe(true);
    });

    it("knows forms of a word, and the beginning of the last one", async () => {
      expect((await search(`deploy ${word}`)).map((hit) => hit.slug)).toEqual([slug("in-body")]);
      expect(await search(word.slice(0, -1))).toHaveLength(5);
      expect(await search(`${word} nonsense`)).toEqual([]);
      expect((await search(`${word} -heading -deploying`)).length).toBe(3);
      expect((await search(`"handling ${word}"`)).map((hit) => hit.slug)).toEqual([
        slug("in-title"),
      ]);
    });

    it("finds what is written in another way than it is asked for", async () => {
      const texts = [...new Set([...spellings.flat(), ...typedOnly.map(([, text]) => text)])];
      const name = word.replace("zyx", "tuv");
      const rows = [...texts, ...otherThings.map(([, text]) => text)].map((text, at) => ({
        slug: slug(`spelled-${at}`),
        title: `${name} ${text}`,
        published_at: "2026-01-02T03:04:05Z",
      }));
      const { error } = await operator().from("insights").insert(rows);
      expect(error).toBeNull();
      const foundBy = async (question: string) =>
        (await search(question, 50)).map(({ title }) =>
          title.replaceAll("\u0002", "").replaceAll("\u0003", "").replace(`${name} `, ""),
        );
      for (const group of spellings) {
        for (const question of group) {
          // As the last word, which may be the beginning of one, and before another.
          for (const asked of [`${name} ${question}`, `${question} ${name}`]) {
            expect([asked, await foundBy(asked)]).toEqual([
              asked,
              expect.arrayContaining([...group]),
            ]);
          }
        }
      }
      for (const [question, text] of typedOnly) {
        expect([question, await foundBy(`${question} ${name}`)]).toEqual([
          question,
          expect.arrayContaining([text]),
        ]);
      }
      for (const [question, text] of otherThings) {
        expect([question, await foundBy(`${name} ${question}`)]).toEqual([
          question,
          expect.not.arrayContaining([text]),
        ]);
      }
    });

    it("refuses what no Worker asks", async () => {
      for (const question of ["a b", "((", "'", "a:*b:*", "<->"]) {
        const { error } = await visitor().rpc("search_articles", { question });
        expect([question, error?.code]).toEqual([question, "42601"]);
      }
      expect(await search(word)).toHaveLength(5);
    });

    it("finds at most as many as it is asked for, and never more than 50", async () => {
      expect(await search(word, 2)).toHaveLength(2);
      expect(await search(word, -5)).toHaveLength(1);
      expect((await search("the data model", 100_000)).length).toBeLessThanOrEqual(50);
    });

    it.each([
      "",
      " ",
      "'; drop table insights; --",
      "!!! & | <-> ()",
      '"never closed',
      "a:*b:*",
      "---",
      "or or and",
      "<script>alert(1)</script>",
      "\\' \\",
      "%' or 1=1",
      "é 漢字 🚀",
      "$1 ${x} {{y}}",
      "x".repeat(2000),
      "a ".repeat(1000),
      "\u0001\u0002\u0003",
    ])("question %# is one like any other", async (question) => {
      await search(question);
      expect(await search(word)).toHaveLength(5);
    });

    it("an archive counts and lists what is published, by whatever word it is filed under", async () => {
      const counts = async (kind: string) =>
        (await visitor().rpc("archive_filters", { kind })).data as {
          total: number;
          filters: { value: string; name: string; count: number }[];
        };
      const page = async (kind: string, filter: string, skip = 0, size = 20) =>
        (await visitor().rpc("archive_page", { kind, filter, skip, size })).data as {
          title: string;
        }[];
      const types = await counts("updates");
      expect(types.filters).toContainEqual({
        value: `Type ${word}`,
        name: `Type ${word}`,
        count: 2,
      });
      const updates = await page("updates", `Type ${word}`);
      expect(updates.map(({ title }) => title)).toEqual([`Newer ${word}`, `Update ${word}`]);
      expect((await page("updates", `Type ${word}`, 1)).map(({ title }) => title)).toEqual([
        `Update ${word}`,
      ]);
      const odd = 'Tag, with {braces} "quotes"';
      expect((await page("insights", odd)).map(({ title }) => title)).toEqual(["in-body"]);
      const { count } = await visitor()
        .from("insights")
        .select("*", { count: "exact", head: true });
      expect((await counts("insights")).total).toBe(count);
      const stories = await page("success-stories", "industry");
      expect(stories.length).toBeGreaterThan(0);
      for (const story of stories) {
        expect(story).toMatchObject({ categories: { slug: "industry" } });
      }
      expect(await page("success-stories", "' or true --")).toEqual([]);
      expect(await page("hire_me_queries", "")).toEqual([]);
      expect(await counts("hire_me_queries")).toBeNull();
    });

    it("an update has a position among the published ones", async () => {
      const { data } = await operator()
        .from("updates")
        .select("id, title")
        .like("title", `%${word}`);
      const idOf = (title: string) => data?.find((row) => row.title === `${title} ${word}`)?.id;
      const position = async (id: unknown) =>
        (await visitor().rpc("update_position", { update_id: id })).data as number | null;
      const newer = Number(await position(idOf("Newer")));
      expect(await position(idOf("Update"))).toBe(newer + 1);
      expect(await position(idOf("Hidden"))).toBeNull();
      expect(await position(randomUUID())).toBeNull();
    });

    it("a correction is noted where visitors see it, and no other", async () => {
      const correctedAt = async (part: string, change: object) => {
        const { data, error } = await operator()
          .from("insights")
          .update(change)
          .eq("slug", slug(part))
          .select("updated_at")
          .single();
        expect(error).toBeNull();
        return data?.updated_at as string | null;
      };
      expect(await correctedAt("in-title", { read_time: 5 })).toBeNull();
      expect(await correctedAt("draft", { author: "Somebody" })).toBeNull();
      expect(await correctedAt("tomorrow", { author: "Somebody" })).toBeNull();
      const now = Date.now();
      const corrected = await correctedAt("in-title", { author: "Somebody" });
      expect(Math.abs(Date.parse(String(corrected)) - now)).toBeLessThan(60_000);
    });
  });
}
