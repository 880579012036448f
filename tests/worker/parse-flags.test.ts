import { expect, test } from "vitest";

import { runScript } from "../support/run-script.ts";

test.each([
  ["mail.ts", "npm run mail"],
  ["smoke.ts", "npm run smoke"],
  ["leads-retention.ts", "npm run leads:retention"],
])("%s --help prints the usage and does nothing", async (script, command) => {
  const { code, output } = await runScript(script, ["--help"], {});
  expect(output).toMatch(new RegExp(`^Usage: ${command}\\b[^\\n]*\\n$`));
  expect(code).toBe(0);
});

test.each([
  ["mail.ts", ["--foo"], "Unknown option '--foo'. Usage: npm run mail -- "],
  ["mail.ts", ["all"], "Unexpected argument 'all'. Usage: npm run mail -- "],
  ["build.ts", ["--foo"], "Unknown option '--foo'. Usage: npm run build -- "],
  ["article.ts", ["--foo"], "Unknown option '--foo'. Usage: npm run article -- "],
  [
    "article.ts",
    ["preview", "x", "--days", "40"],
    "--days takes a number above 0, at most 30. Usage: npm run article -- ",
  ],
])("%s %j is answered with one line", async (script, parameters, line) => {
  const { code, output } = await runScript(script, parameters, {});
  expect(output).toMatch(/^[^\n]+\n$/);
  expect(output.startsWith(line)).toBe(true);
  expect(code).toBe(1);
});
