import "./lib/load-env-file.ts";

import { existsSync } from "node:fs";

import { isSlug } from "../app/articles/contract.ts";
import { formatDateTime } from "../app/lib/format-date.ts";
import type { Fault } from "./lib/front-matter.ts";
import { checkArticle, type CheckedArticle } from "./lib/article/check-article.ts";
import { findPaths, RefusedArticle, saveArticle } from "./lib/article/save-article.ts";
import { previewUrl, purge, publishedSite } from "./lib/article/published-site.ts";
import { openOperatorDatabase } from "./lib/operator-database.ts";
import { parseArguments } from "./lib/parse-flags.ts";
import { runProgram, SetupError } from "./lib/setup-error.ts";

const usage = "Usage: npm run article -- check FILE.md | publish FILE.md | preview SLUG [--days 7]";
const maxDays = 30;

const commands: Record<string, (target: string, days: number) => Promise<void>> = {
  check: async (file) => {
    readAndCheck(file);
  },
  publish,
  preview,
};

/** `npm run article`: checks, publishes and previews articles that are files (docs/content.md). */
await runProgram(async () => {
  const { command, target, days } = readFlags();
  await command(target, days);
});

function readFlags() {
  const options = { days: { type: "string", default: "7" } } as const;
  const { values, positionals } = parseArguments(options, usage);
  const [name = "", target, ...rest] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || target === undefined || rest.length > 0) throw new SetupError(usage);
  const days = Number(values.days);
  if (!(days > 0 && days <= maxDays)) {
    throw new SetupError(`--days takes a number above 0, at most ${maxDays}. ${usage}`);
  }
  return { command, target, days };
}

/**
 * Prints a line for each fault, and for each part that the site removes.
 *
 * @returns null where there are faults
 */
function readAndCheck(path: string): CheckedArticle | null {
  if (!existsSync(path)) throw new SetupError(`There is no file ${path}.`);
  const { faults, removed, article } = checkArticle(path);
  print(path, faults);
  print(path, removed, "the site removes ");
  if (article === null) {
    process.exitCode = 1;
    return null;
  }
  const { kind } = article.frontMatter;
  const { words, images } = article.checked;
  const counts = `, ${count(words, "word")}, ${count(images.length, "picture")}`;
  console.log(`${path}: ${kind}${kind === "update" ? "" : counts}, no faults`);
  return article;
}

function print(path: string, faults: readonly Fault[], prefix = ""): void {
  for (const { line, message } of faults) console.log(`${path}:${line}: ${prefix}${message}`);
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

async function publish(path: string): Promise<void> {
  const article = readAndCheck(path);
  if (article === null) return;
  const site = publishedSite(process.env);
  const database = await openDatabase();
  try {
    const saved = await saveArticle(database, article);
    const { publishedAt, wasPublic } = saved;
    const isPublic = publishedAt !== null && Date.parse(publishedAt) <= Date.now();
    if (isPublic) {
      console.log(`Published: ${new URL(saved.path.split("?")[0] ?? "", site.origin).href}`);
    } else {
      const taken = wasPublic ? "Taken back. " : "";
      console.log(
        publishedAt === null
          ? `${taken}Saved as a draft: visitors do not see it.`
          : `${taken}Saved. It will be published on ${formatDateTime(publishedAt)}.`,
      );
      const link = await previewUrl(site, saved.path, 7);
      if (link !== null) console.log(`Preview: ${link}`);
    }
    if (!isPublic && !wasPublic) return;
    const problem = await purge(site);
    console.log(
      problem === null
        ? "The change shows now; in other parts of the world within two minutes."
        : `The change shows within two minutes (${problem}).`,
    );
  } catch (thrown) {
    if (!(thrown instanceof RefusedArticle)) throw thrown;
    print(path, [thrown.fault]);
    process.exitCode = 1;
  } finally {
    await database.close();
  }
}

async function preview(name: string, days: number): Promise<void> {
  if (!isSlug(name)) throw new SetupError(`That is no slug. ${usage}`);
  const site = publishedSite(process.env);
  if (site.previewKey === null) {
    throw new SetupError("PREVIEW_KEY is not set (docs/content.md says how previews are set up).");
  }
  const database = await openDatabase();
  try {
    const paths = await findPaths(database, name);
    if (paths.length === 0) throw new SetupError(`There is no story, insight or update ${name}.`);
    for (const path of paths) console.log(await previewUrl(site, path, days));
  } finally {
    await database.close();
  }
}

async function openDatabase() {
  const database = await openOperatorDatabase();
  if (database) return database;
  throw new SetupError("There is no data here yet: `npm start` makes it.");
}
