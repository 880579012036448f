import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { projectRoot } from "../../scripts/lib/project.ts";
import { configuredCopy, withDataSets } from "../support/configured-copy.ts";
import { withSampleConfiguration } from "../support/sample-configuration.ts";
import { runProgram } from "../support/run-script.ts";

// A deployment from CI runs the tests of the operator's project, not of the sample. `npm test` runs the
// same tests on the project as it is.

interface Report {
  testResults: {
    assertionResults: { status: string; title: string; failureMessages: string[] }[];
  }[];
}

/** Tests that read what an operator edits; those that need a build of their own are left out. */
const checks = [
  "has the six groups of the specification with their links",
  "staging differs from production by names only",
  "production names itself, and has a route for its origin",
  "staging names itself, and has a route for its origin",
  "staging and production share no Worker, queue, namespace, counter, data set or domain",
  "the platform's log of requests is off, its issues are on, and the processor time of a request is limited",
  "stays off with the exports that docs/operations.md describes",
  "a page that does not exist is counted, with its path only where the link is ours",
];

test("deployments are tested with the sample's configuration, whatever the project's own is", async () => {
  const root = await configuredCopy();
  onTestFinished(() => rmSync(root, { recursive: true }));
  const sample = (folder: string) =>
    withDataSets(
      withSampleConfiguration(readFileSync(join(folder, "wrangler.toml"), "utf8")),
    ).trimEnd();
  expect(sample(root)).toBe(sample(projectRoot));
  expect(sample(root)).toContain('"https://staging.aioi.example"');
});

test("the tests pass on a project that was configured as docs/deployment.md says", async () => {
  const root = await configuredCopy();
  onTestFinished(() => rmSync(root, { recursive: true }));
  const report = join(root, "report.json");
  const files = ["unit/page-registry", "worker/wrangler-toml", "worker/funnel"];
  const parameters = [
    "run",
    "--config=tests/vitest.config.ts",
    "--project=unit",
    "--project=worker",
    "--maxWorkers=1",
    "--reporter=json",
    `--outputFile=${report}`,
    `--testNamePattern=${checks.join("|")}`,
    ...files.map((file) => `tests/${file}.test.ts`),
  ];
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const { output } = await runProgram(vitest, parameters, {}, { cwd: root });
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
  const ran = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== "skipped" && status !== "pending");
  expect(
    ran.flatMap(({ failureMessages }) => failureMessages),
    output,
  ).toEqual([]);
  expect(ran.map(({ title }) => title).toSorted()).toEqual(checks.toSorted());
});
