import { expect, test } from "vitest";

import { conformance } from "../../app/content/accessibility/criterion.ts";
import { accessibilityReport } from "../../app/content/accessibility/report.ts";
import { assertFreshReport } from "../../scripts/lib/accessibility-report.ts";

const { criteria, screenReaders, reviewed, maxAgeDays } = accessibilityReport;

test("each of the 55 criteria is there, once, and in WCAG's order", () => {
  const levels = (level: string) => criteria.filter(([, , own]) => own === level);
  expect(levels("A")).toHaveLength(31);
  expect(levels("AA")).toHaveLength(24);
  const numbers = criteria.map(([number]) => number);
  const inOrder = new Intl.Collator("en", { numeric: true });
  expect(numbers).toEqual([...new Set(numbers)].toSorted(inOrder.compare));
});

// That they exist is tested by `unit/docs`.
test.each(criteria)("%s %s: what supports it is shown by tests or files", (...row) => {
  const [, , , result, how, by = []] = row;
  expect(how).toMatch(/^[A-Za-z].*\.$/);
  expect(by.length > 0).toBe(result !== "none");
});

test("a release takes a report of 90 days, and no older one", () => {
  const dayAfter = (days: number) =>
    new Date(Date.parse(reviewed) + days * 86_400_000).toISOString().slice(0, 10);
  expect(() => assertFreshReport(dayAfter(maxAgeDays))).not.toThrow();
  expect(() => assertFreshReport(dayAfter(maxAgeDays + 1))).toThrow("91 days old");
});

/** Of what other judges found, what is no fault. */
const otherJudges = [
  ["Alfa, IBM", "The skip link is in no landmark.", "It stands before all of them, to be first."],
  [
    "Alfa",
    "White text on the blue ground of home has a contrast of 1:1.",
    "It is 6.9:1; Alfa reads another ground.",
  ],
  [
    "Alfa",
    "Text of the requests on /aioi is cut when it grows.",
    "`e2e/words-grow` enlarges it, and nothing is cut.",
  ],
  [
    "Alfa",
    "Marks of days on /newsletter and /resources/updates stand too close.",
    "Their place is their date; each is also a row of a list.",
  ],
  [
    "HTML_CodeSniffer",
    "Tables with two levels of heads need `headers`.",
    "The second level is a group of rows: `scope=rowgroup`.",
  ],
  ["QualWeb", "Tables need a `caption`.", "The heading above is their name."],
  ["QualWeb", "A `fieldset` is in no form.", "Its choice changes the page; nothing is sent."],
  ["QualWeb", "Controls do not keep the focus.", "They are behind a modal dialog."],
  [
    "QualWeb, IBM",
    "`dt` and `dd` are in no correct list.",
    "Each pair is in a `div` of its `dl`, as HTML has it.",
  ],
  ["QualWeb", "White text on a ruler has no contrast.", "Its ground is the element below it."],
  ["IBM", "Buttons cannot be reached by Tab.", "Arrow keys reach them: they are one Tab stop."],
  ["IBM", "Forms need different names.", "A form without a name is no landmark."],
  ["IBM", "An `svg` has no name.", "It is a part of one that has."],
] as const;

/** A table of Markdown, as the formatter lays it out. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, at) =>
    Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0), name.length),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  const rule = widths.map((width) => "-".repeat(width));
  return [head, rule, ...rows].map(line).join("\n");
}

test("docs/accessibility.md is made from it: `npx vitest run --config tests/vitest.config.ts --project unit accessibility-report -u`", async () => {
  const rows = criteria.map(([number, name, level, result, how, by = []]) => [
    number,
    name,
    level,
    conformance[result],
    how,
    by.map((place) => `\`${place}\``).join(", "),
  ]);
  const results = Object.entries(conformance).map(([id, words]) => {
    const count = criteria.filter(([, , , result]) => result === id).length;
    return `${words.toLowerCase()} ${count}`;
  });
  const page = `# Accessibility

The answer to each of the 55 criteria of WCAG 2.2, levels A and AA, as of ${reviewed}: ${results.join(", ")}. Terms and order are those of [OpenACR](https://github.com/GSA/openacr). The site judges itself here: no outside body has audited it. The live chat, which another company provides, and the documentation, a website of its own, are not covered.

This page is made from \`app/content/accessibility/\`, as is the table of \`/accessibility\`. What a row names is a file, or a file of tests (\`e2e/shell\`): \`unit\`, \`worker\` and \`e2e\` run before each release. \`unit/accessibility-report\` fails on a row without an answer, \`unit/docs\` on a file that is gone. \`npm run release\` refuses a report that is older than ${maxAgeDays} days.

## Criteria

${table(["Criterion", "Name", "Level", "Result", "How it is known", "Shown by"], rows)}

## Screen readers

What a person has done with each.

${table(["Screen reader", "State"], screenReaders)}

When a dialog opens, Firefox takes the page behind it away from assistive technology. Orca 43 then loses the button that it stood at, goes to the first field without a word, and says nothing when Firefox reports the focus there. The dialog and its name are in Firefox's accessibility tree.

## What other judges say

In November 2026 IBM's checker, Alfa, QualWeb and HTML_CodeSniffer looked at 31 pages and 19 states (dialogs, menus, errors, messages, dark, a phone). What they found is fixed: tables without a name, lines in pixels, links to failing fields that stood too close. What remains is not a fault:

${table(["Judge", "What it says", "Why it is none"], otherJudges)}
`;
  await expect(page).toMatchFileSnapshot("../../docs/accessibility.md");
});
