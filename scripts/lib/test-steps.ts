import type { Step } from "./run-steps.ts";

const vitest = (config: string, ...parameters: string[]) => [
  "vitest",
  "run",
  "--config",
  config,
  "--reporter",
  "./tests/support/reporters/vitest-reporter.ts",
  ...parameters,
];

const playwright = (config: string, ...parameters: string[]) => [
  "playwright",
  "test",
  "--config",
  config,
  "--reporter",
  "./tests/support/reporters/playwright-reporter.ts",
  ...parameters,
];

const unitTests = (...parameters: string[]): Step => ({
  name: "Unit tests",
  command: vitest("tests/vitest.config.ts", "--project", "unit", ...parameters),
  prints: true,
});

const otherChecks: readonly Step[] = [
  { name: "Types and lint", command: ["oxlint"] },
  { name: "Unused code", command: ["knip"] },
  {
    name: "Imports",
    command: "depcruise --config dependency-cruiser.config.ts app bench scripts tests".split(" "),
  },
  { name: "Format", command: ["oxfmt", "--check"] },
];

/** The longest first: two cores then end at the same time. */
export const checkSteps: readonly Step[] = [unitTests("--tags-filter", "!long"), ...otherChecks];

const build: Step = {
  name: "Build, as wrangler deploys it",
  command: ["wrangler", "deploy", "--dry-run", "--env="],
};
const chromium: Step = {
  name: "Chromium",
  command: ["node", "scripts/commands/find-chromium.ts"],
  prints: true,
};

/** Those that have the tag `rehearsal`, or all others. */
const taggedWorkerTests = (filter: string) =>
  vitest("tests/vitest.config.ts", "--project", "worker", "--tags-filter", filter);

/** Everything that a change can break. What needs no browser runs while one is installed. */
export const testSteps: readonly Step[] = [
  build,
  chromium,
  {
    // The longest.
    name: "Worker tests, in workerd",
    command: taggedWorkerTests("!rehearsal"),
    needs: [build.name],
    prints: true,
  },
  unitTests(),
  ...otherChecks,
  { name: "Known vulnerabilities in dependencies", command: ["node", "scripts/commands/audit.ts"] },
  {
    name: "Database tests, embedded and on PostgreSQL",
    command: vitest("tests/postgrest/vitest.config.ts"),
    prints: true,
  },
  {
    name: "Screenshots",
    command: playwright("tests/visual/playwright.config.ts", "--grep-invert", "@rehearsal"),
    needs: [build.name],
    prints: true,
  },
  {
    name: "Browser tests",
    command: playwright("tests/e2e/playwright.config.ts"),
    needs: [build.name, chromium.name],
    prints: true,
  },
  {
    name: "Byte budgets",
    command: ["node", "bench/run.ts", "--budgets"],
    needs: [build.name, chromium.name],
  },
];

const soak = "A soak";

/** An operator's days. Nothing runs beside the soak, in which no request may fail. */
export const rehearsalSteps: readonly Step[] = [
  {
    name: soak,
    command: vitest("tests/vitest.config.ts", "--project", "rehearsal", "soak"),
    prints: true,
  },
  {
    name: "Commands with the real wrangler, drills",
    command: vitest("tests/vitest.config.ts", "--project", "rehearsal", "--exclude", "**/soak.*"),
    after: [soak],
    prints: true,
  },
  {
    name: "Worker tests of every case",
    // The cases of a release are tried with the real wrangler.
    command: [...taggedWorkerTests("rehearsal"), "--exclude", "**/release.test.ts"],
    after: [soak],
    prints: true,
  },
  {
    name: "Database drills: kills, more lives of leads, all rules on the embedded database",
    command: vitest("tests/postgrest/vitest.config.ts", "embedded", "lead-life"),
    variables: { REHEARSAL: "on" },
    after: [soak],
    prints: true,
  },
  {
    name: "Screenshots in dark, at 1024 px, and of the style guide",
    command: playwright("tests/visual/playwright.config.ts", "--grep", "@rehearsal"),
    after: [soak],
    prints: true,
  },
  chromium,
  {
    name: "Browser tests of every page, form and width, an ad blocker, the vendor's chat",
    command: playwright("tests/e2e/rehearsal.config.ts"),
    needs: [chromium.name],
    after: [soak],
    prints: true,
  },
];
