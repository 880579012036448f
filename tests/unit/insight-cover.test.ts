import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";

import {
  getSource,
  InsightBand,
  InsightCard,
} from "../../app/articles/insight-cover/insight-cover.tsx";
import { getNumeral } from "../../app/articles/insight-cover/numeral.tsx";
import { splitTitle } from "../../app/articles/insight-cover/pairs.tsx";
import { shorten } from "../../app/articles/insight-cover/text.ts";
import type { CoveredInsight } from "../../app/articles/contract.ts";
import { getDrawing, insightDrawings } from "../../app/content/insight-covers.ts";

const plain: CoveredInsight = {
  title: "Agents need permissions, not personalities",
  excerpt: "An agent is a program that acts.",
  author: "Hedda Marrowby",
  tags: ["Agents", "Security"],
  readMinutes: 3,
  publishedAt: "2026-06-09T15:00:00Z",
  cover: null,
};
const draw = (insight: Partial<CoveredInsight>) =>
  renderToStaticMarkup(createElement(InsightCard, { insight: { ...plain, ...insight } }));
const wordsOf = (html: string) =>
  Array.from(html.matchAll(/<text[^>]*>(.*?)<\/text>/g), ([, text]) =>
    text?.replaceAll("\u00a0", " "),
  );

describe("the cover of an insight is one of five drawings", () => {
  test("an editor picks it; without a choice the first tag decides", () => {
    expect(getDrawing("pairs", ["Agents"])).toBe("pairs");
    expect(getDrawing(null, ["Agents", "Cost"])).toBe("matrix");
    expect(getDrawing(null, ["Cost", "Agents"])).toBe("bars");
  });

  test("any other first tag, and none, has the plate", () => {
    for (const tags of [["A tag of tomorrow", "Cost"], ["constructor"], []]) {
      expect(getDrawing(null, tags)).toBe("plate");
    }
  });

  test("each has one live part, on a card and across the page", () => {
    for (const cover of insightDrawings) {
      expect(draw({ cover }).split('data-part="live"'), cover).toHaveLength(2);
    }
  });

  test("the line below says what it is drawn from", () => {
    const band = renderToStaticMarkup(createElement(InsightBand, { insight: plain }));
    expect(band).toMatch(/Drawn from its tags, length and date\.<\/figcaption>/);
    expect(band).toContain('viewBox="0 0 1344 400"');
    const sources = ["numeral", "bars", "pairs"] as const;
    expect(sources.map((cover) => getSource({ ...plain, cover }))).toEqual([
      "its reading time",
      "the day it was published",
      "the words of its title",
    ]);
  });
});

describe("what it shows", () => {
  const numeral = (title: string, excerpt = "") => getNumeral({ title, excerpt, readMinutes: 1 });

  test("numeral: the number of the title, and what it counts", () => {
    expect(numeral("Why 95% of AI pilots fail, and what the other 5% do first")).toEqual({
      source: "title",
      number: "95%",
      caption: "of AI pilots fail",
    });
    expect(numeral("Choosing among 2 million models in 2026")).toMatchObject({
      number: "2 million",
      caption: "models in 2026",
    });
    expect(numeral("A title of 2026.1 on 5G and H100: $1,300.50 saved.")).toMatchObject({
      number: "$1,300.50",
      caption: "saved",
    });
  });

  test("numeral: else that of the excerpt, else the minutes", () => {
    const excerpt = "We killed server and database 200 times. 3,377 forms were accepted.";
    expect(numeral("How it never loses a lead", excerpt)).toEqual({
      source: "excerpt",
      number: "200",
      caption: "times",
    });
    expect(numeral("A title", "An excerpt of 2026.")).toEqual({
      source: "length",
      number: "1",
      caption: "minute to read",
    });
  });

  test("bars: the day in its year, by UTC", () => {
    const html = draw({ cover: "bars", publishedAt: "2026-03-31T23:59:00Z" });
    expect(wordsOf(html)).toEqual(["Mar 31", "January", "December"]);
    const [before = "", after = ""] = ["before", "after"].map(
      (part) => new RegExp(`<path d="([^"]*)" data-part="${part}"`).exec(html)?.[1],
    );
    expect([before.split("M").length - 1, after.split("M").length - 1]).toEqual([2, 9]);
  });

  test("pairs: the two halves of the title, a block for each word", () => {
    const html = draw({ cover: "pairs" });
    expect(wordsOf(html)).toEqual(["Agents need permissions", "not personalities"]);
    expect(/<path d="([^"]*)" data-part="first"/.exec(html)?.[1]?.match(/M/g)).toHaveLength(3);
    expect(splitTitle("How this website never loses")).toEqual(["How this website", "never loses"]);
  });

  test("matrix: two tags, length and date; without tags what there is", () => {
    const words = ["Agents", "Security", "3 min read", "June 9, 2026"];
    expect(wordsOf(draw({ cover: "matrix" }))).toEqual(words);
    const html = draw({ cover: "matrix", tags: [] });
    expect(wordsOf(html)).toEqual(["3 min read", "June 9, 2026", "Hedda Marrowby"]);
    expect(html.match(/<path/g)).toHaveLength(4);
  });

  test("plate: tags, author, date and length", () => {
    const facts = ["Author", "Hedda Marrowby", "Published", "June 9, 2026", "Length", "3 min read"];
    expect(wordsOf(draw({ cover: "plate" }))).toEqual(["Tags", "Agents, Security", ...facts]);
    expect(wordsOf(draw({ cover: "plate", tags: [] }))).toEqual(facts);
  });

  test("names are cut between words", () => {
    expect(shorten("A name that is much too long for a drawing of this size", 37)).toBe(
      "A name that is much too long for a…",
    );
    expect(shorten("Data sovereignty, Compliance", 24)).toBe("Data sovereignty");
  });
});

test("no text of any kind makes it fail, or is anything but text", () => {
  for (const text of [
    "",
    " ",
    "−5 %",
    "1e9",
    "∞",
    "9".repeat(400),
    "5".padEnd(3000, " a"),
    ", ",
    "<b>",
  ]) {
    for (const cover of insightDrawings) {
      const html = draw({ title: text, excerpt: text, author: text, tags: [text], cover });
      expect(html).not.toMatch(/NaN|Infinity|<b>/);
    }
  }
});
