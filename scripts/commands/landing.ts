import { readFileSync } from "node:fs";
import { basename } from "node:path";

import { landingEntries } from "../../app/content/landing-pages.ts";
import { type Command, type Print, startCommand } from "../lib/command.ts";
import { SetupError } from "../lib/error-details.ts";
import { verdictOn } from "../lib/landing/compare-variants.ts";
import { parseLandingPage } from "../lib/landing/parse-landing-page.ts";
import { countsOfEngine, countsOfLog, type Counted } from "../lib/landing/read-counts.ts";
import { parseArguments } from "../lib/parse-flags.ts";
import { assertFile } from "../lib/read-if-there.ts";

const usage =
  "Usage: npm run landing -- check FILE.md | results SLUG [--days 30] [--staging] [--log FILE]";
const maxDays = 90;

/** The steps of the funnel that the table shows. */
const stages = ["viewed", "opened", "begun", "sent"];

/** `npm run landing`: checks the file of a landing page, and compares its variants (docs/content.md). */
export const main: Command = async (parameters, environment, print) => {
  const { values, positionals } = parseArguments(
    parameters,
    {
      days: { type: "string", default: "30" },
      staging: { type: "boolean", default: false },
      log: { type: "string" },
    },
    usage,
  );
  const [command, target, ...rest] = positionals;
  if (target === undefined || rest.length > 0) throw new SetupError(usage);
  const days = Number(values.days);
  if (!Number.isInteger(days) || days < 1 || days > maxDays) {
    throw new SetupError(`--days takes a whole number from 1 to ${maxDays}. ${usage}`);
  }
  if (command === "check") return check(target, print);
  if (command !== "results") throw new SetupError(usage);
  const dataset = values.staging ? "aioi_funnel_staging" : "aioi_funnel";
  await printResults(target, { dataset, days, log: values.log }, environment, print);
  return 0;
};

/**
 * Prints a line for each fault.
 *
 * @returns the exit code
 */
function check(path: string, print: Print): number {
  assertFile(path);
  const slug = basename(path, ".md");
  const { faults, page } = parseLandingPage(slug, readFileSync(path, "utf8"));
  for (const { line, message } of faults) print(`${path}:${line}: ${message}`);
  if (page === null) return 1;
  const variants = page.split === null ? "one variant" : `two variants, by ${page.split}`;
  print(`${path}: /for/${slug}, ${variants}, no faults`);
  return 0;
}

interface Source {
  dataset: string;
  days: number;
  log: string | undefined;
}

async function printResults(
  slug: string,
  { dataset, days, log }: Source,
  environment: NodeJS.ProcessEnv,
  print: Print,
): Promise<void> {
  const [path, page] = landingEntries.find(([one]) => one === `/for/${slug}`) ?? [];
  if (!path || !page) throw new SetupError(`There is no landing page ${slug}.`);
  const counted = { path, kind: page.form };
  const counts =
    log === undefined
      ? await countsOfEngine(environment, counted, { dataset, days })
      : countsOfLog(log, counted);
  const period = log === undefined ? `the last ${days} days` : log;
  print(`${path}, campaign ${page.campaign}, ${period}`);
  const variants = page.split === null ? [null] : (["a", "b"] as const);
  print(["variant", ...stages].map((name) => name.padStart(8)).join(""));
  for (const variant of variants) {
    const cells = stages.map((stage) => String(getCount(counts, variant, stage)));
    print([variant ?? "-", ...cells].map((cell) => cell.padStart(8)).join(""));
  }
  if (page.split === null) return;
  const [a, b] = (["a", "b"] as const).map((variant) => ({
    viewed: getCount(counts, variant, "viewed"),
    sent: getCount(counts, variant, "sent"),
  }));
  if (a && b) print(verdictOn(a, b));
}

function getCount(counts: readonly Counted[], variant: "a" | "b" | null, stage: string): number {
  const own = counts.filter((one) => one.stage === stage && one.variant === (variant ?? ""));
  return Math.round(own.reduce((sum, { count }) => sum + count, 0));
}

await startCommand(import.meta, main, { readsEnvFile: true });
