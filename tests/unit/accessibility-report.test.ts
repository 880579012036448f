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
`;
  await expect(page).toMatchFileSnapshot("../../docs/accessibility.md");
});
