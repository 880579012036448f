import { describe, expect, test } from "vitest";

import { renderBody, renderCover } from "../../app/server/renderer/render-body.ts";

const cover = (content: string, title = "A title") =>
  renderCover({ content, format: "html", title });

const cells = (tag: "td" | "th", texts: readonly string[]) =>
  `<tr>${texts.map((text) => `<${tag}>${text}</${tag}>`).join("")}</tr>`;

const table = (head: string[], ...rows: string[][]) =>
  `<p>Text.</p><h2>Part</h2><table><thead>${cells("th", head)}</thead><tbody>${rows
    .map((row) => cells("td", row))
    .join("")}</tbody></table>`;

const two = table(
  ["Stage", "Before", "After"],
  ["Read", "1.8 ms", "0.6 ms"],
  ["Run", "9 ms", "3 ms"],
);
const measures = table(
  ["Candidate", "Cases passed", "Cost"],
  ["Small, best of three", "81 of 100", "0.60 USD"],
  ["Large, best of three", "94 of 100", "21.00 USD"],
);
const one = table(
  ["Change", "Kind", "Time"],
  ["Prompt", "Canary", "Under 1 minute"],
  ["Data", "Blue", "5 minutes"],
);
const matrix = table(
  ["", "Can be undone", "Cannot"],
  ["Inside", "Act", "Wait"],
  ["Outside", "Ask", "Refuse"],
);
const any = table(
  ["Item", "Rhythm", "Check"],
  ["Keys", "Yearly", "Two"],
  ["Models", "As needed", "Sum"],
  ["Time", "Daily", "Clock"],
);

describe("the cover of an insight follows its body, by the first rule that matches", () => {
  test.each([
    ["two columns of figures", "pairs", two + measures + one],
    ["two measures a row", "dots", measures + one + matrix],
    ["one column", "bars", one + matrix + any],
    ["a figure in the title", "numeral", matrix + any],
    ["a 2×2 table", "matrix", any + matrix],
    ["any table", "plate", any],
    ["else bars of section lengths", "bars", "<h2>One</h2><p>Two words.</p>"],
  ])("%s: %s", (rule, kind, body) => {
    const title = kind === "numeral" ? "Why 95% of pilots fail" : "A title of 2026";
    expect(cover(body, title)).toMatchObject({ kind });
  });

  test("the source names the table: its heading, its columns, what a row is", () => {
    expect(cover(one)?.source).toEqual({
      from: "table",
      heading: "Part",
      measures: ["Time"],
      subject: "Change",
      count: 2,
    });
  });

  test("the same body gives the article the same cover", () => {
    const body = { content: one, format: "html", title: "A title" } as const;
    expect(renderBody({ ...body, imagePath: "/", imageQuery: "" }).cover).toEqual(cover(one));
  });

  test("a body without words has none; the facts beside the text are no table", () => {
    expect(cover("")).toBeNull();
    const facts =
      "<table><tr><td>Time</td><td>4 ms</td></tr><tr><td>Cost</td><td>9 ms</td></tr></table>";
    expect(cover(`${facts}<p>Text.</p>`)?.source.from).toBe("sections");
  });
});

describe("figures", () => {
  test("are compared in one unit and shown as they are written", () => {
    expect(
      cover(table(["Job", "Time"], ["Night", "2 hours"], ["Day", "70 minutes"])),
    ).toMatchObject({
      bars: [
        { name: "Night", value: 7_200_000, text: "2 hours" },
        { name: "Day", value: 4_200_000, text: "70 minutes" },
      ],
      live: 0,
    });
  });

  test("of different units in one column are no column", () => {
    expect(
      cover(table(["A", "B"], ["x", "11 points"], ["y", "4 weeks"], ["z", "3 points"]))?.kind,
    ).toBe("plate");
  });

  test("a row that is the sum of the others is the total", () => {
    const sum = two.replace(
      "</tbody>",
      "<tr><td>Sum</td><td>10.8 ms</td><td>3.6 ms</td></tr></tbody>",
    );
    expect(cover(sum)).toMatchObject({
      totals: ["10.8 ms", "3.6 ms"],
      rows: [{ name: "Read" }, { name: "Run" }],
    });
    expect(cover(two)).toMatchObject({ totals: null });
  });

  test("a unit that all share stands with the live bar alone", () => {
    const body = table(["Lever", "Saving"], ["Routing", "0.12 USD"], ["Review", "1.30 USD"]);
    expect(cover(body)).toMatchObject({ bars: [{ text: "0.12" }, { text: "1.30 USD" }], live: 1 });
  });
});

describe("one live part, which an editor may choose", () => {
  const marked = (body: string, text: string) =>
    cover(body.replace(`>${text}<`, `><mark>${text}</mark><`));

  test("the longest bar, else the marked one", () => {
    expect(cover(one)).toMatchObject({ live: 1 });
    expect(marked(one, "Under 1 minute")).toMatchObject({ live: 0 });
  });

  test("a marked name is the live dot; a marked figure makes bars of its column", () => {
    expect(cover(measures)).toMatchObject({ kind: "dots", live: 1 });
    expect(marked(measures, "Small, best of three")).toMatchObject({ kind: "dots", live: 0 });
    expect(marked(measures, "0.60 USD")).toMatchObject({ kind: "bars", live: 0 });
  });

  test("a cell of a matrix or a plate, in Markdown too", () => {
    expect(cover(matrix)).toMatchObject({ live: [1, 1] });
    expect(marked(matrix, "Wait")).toMatchObject({ live: [0, 1] });
    expect(marked(any, "As needed")).toMatchObject({ live: [1, 1] });
    const content =
      "Text.\n\n| Item | Rhythm |\n| --- | --- |\n| Keys | <mark>Yearly</mark> |\n| Time | Daily |";
    expect(renderCover({ content, format: "markdown", title: "" })).toMatchObject({
      kind: "plate",
      live: [0, 1],
    });
  });
});

describe("what fits", () => {
  test("a plate has five rows and three columns at most, cut to their first clause", () => {
    const rows = Array.from({ length: 9 }, (_, row) => [
      `Place ${row}`,
      "Canada, always",
      row === 0 ? "Seconds, in memory" : `Days ${row}`,
      `Key ${row}`,
      `Note ${row}`,
    ]);
    const plate = cover(table(["Place", "Country", "Kept for", "Key", "Note"], ...rows));
    expect(plate).toMatchObject({ kind: "plate", columns: ["Place", "Kept for", "Key"] });
    expect(plate?.kind === "plate" && plate.rows).toHaveLength(5);
    expect(plate).toMatchObject({
      rows: expect.arrayContaining([["Place 0", "Seconds", "Key 0"]]),
    });
  });

  test("a numeral takes what the text says of it", () => {
    const body = "<p>95% of AI pilots never reach production. The rest do.</p>";
    expect(cover(body, "Why 95% of AI pilots fail, and what the others do")).toMatchObject({
      figure: "95%",
      caption: "of AI pilots never reach production",
    });
  });

  test("names are cut between words", () => {
    const long = "A name that is much too long for a drawing of this size";
    const body = table(["A", "B"], [long, "1 ms"], ["y", "2 ms"]);
    expect(cover(body)).toMatchObject({
      bars: [{ name: "A name that is much too long for a…" }, {}],
    });
  });

  test("of many bars the largest stand, in their order, and the marked one", () => {
    const rows = [3, 9, 1, 8, 7, 6].map((value) => [
      `n${value}`,
      value === 1 ? `<mark>${value} ms</mark>` : `${value} ms`,
    ]);
    const bars = cover(table(["A", "B"], ...rows));
    expect(bars?.kind === "bars" && bars.bars.map(({ name }) => name)).toEqual([
      "n9",
      "n1",
      "n8",
      "n7",
      "n6",
    ]);
    expect(bars).toMatchObject({ live: 1 });
  });
});

test("no text of any kind makes it fail", () => {
  for (const text of [
    "−5 %",
    "1e9",
    "∞",
    "0",
    "$1,000.50",
    "9".repeat(400),
    "5".padEnd(3000, " a"),
    "<b>",
    "&lt;",
  ]) {
    for (const head of [
      ["A", "B"],
      ["A", "B", "C"],
      ["", ""],
    ]) {
      const row = head.map(() => text);
      expect(() => cover(table(head, row, row), text)).not.toThrow();
    }
  }
});
