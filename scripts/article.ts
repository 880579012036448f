import "./lib/load-env-file.ts";

import { existsSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";

import { isSlug } from "../app/articles/contract.ts";
import { formatDateTime } from "../app/lib/format-date.ts";
import { type Fault, parseArticleFile } from "./lib/article/article-file.ts";
import { checkBody } from "./lib/article/check-body.ts";
import {
  type CheckedArticle,
  findPaths,
  RefusedArticle,
  saveArticle,
} from "./lib/article/save-article.ts";
import { previewAddress, purge, siteAddress } from "./lib/article/site-address.ts";
import { openLeadDatabase } from "./lib/lead-database.ts";
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
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { days: { type: "string", default: "7" } },
    });
    const [name = "", target, ...rest] = positionals;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    const days = Number(values.days);
    if (command && target !== undefined && rest.length === 0 && days > 0 && days <= maxDays) {
      return { command, target, days };
    }
  } catch {
    // An unknown option.
  }
  throw new SetupError(usage);
}

/**
 * Prints a line for each fault, and for each part that the site removes.
 *
 * @returns null where there are faults
 */
function readAndCheck(path: string): CheckedArticle | null {
  if (!existsSync(path)) throw new SetupError(`There is no file ${path}.`);
  const file = parseArticleFile(readFileSync(path, "utf8"));
  const { frontMatter } = file;
  const checked = checkBody(file, dirname(path));
  const faults = [...file.faults, ...checked.faults];
  if (frontMatter?.kind === "update" && file.body.trim() !== "") {
    faults.push({ line: file.bodyLine, message: "an update has no body: its description is all" });
  }
  print(path, faults, "");
  print(path, checked.removed, "the site removes ");
  if (faults.length > 0 || frontMatter === null) {
    process.exitCode = 1;
    return null;
  }
  const { kind } = frontMatter;
  const counts = [count(checked.words, "word"), count(checked.pictures.length, "picture")];
  console.log(`${path}: ${kind}${kind === "update" ? "" : `, ${counts.join(", ")}`}, no faults`);
  return { path, frontMatter, body: file.body.trim(), checked, lineOf: file.lineOf };
}

function print(path: string, faults: readonly Fault[], prefix: string): void {
  for (const { line, message } of faults.toSorted((one, other) => one.line - other.line)) {
    console.log(`${path}:${line}: ${prefix}${message}`);
  }
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

async function publish(path: string): Promise<void> {
  const article = readAndCheck(path);
  if (article === null) return;
  const site = siteAddress(process.env);
  const database = await openDatabase();
  try {
    const { publishedAt, path: address } = await saveArticle(database, article);
    const isPublic = publishedAt !== null && Date.parse(publishedAt) <= Date.now();
    console.log(
      publishedAt === null
        ? "Saved as a draft: nobody sees it."
        : isPublic
          ? `Published: ${new URL(address.split("?")[0] ?? "", site.origin).href}`
          : `Saved. It will be published on ${formatDateTime(publishedAt)}.`,
    );
    const problem = await purge(site);
    console.log(
      problem === null
        ? "The site shows what is saved now; in other parts of the world within two minutes."
        : `The site shows what is saved within two minutes (${problem}).`,
    );
    const link = isPublic ? null : await previewAddress(site, address, 7);
    if (link !== null) console.log(`Preview: ${link}`);
  } catch (thrown) {
    if (!(thrown instanceof RefusedArticle)) throw thrown;
    print(path, [thrown.fault], "");
    process.exitCode = 1;
  } finally {
    await database.close();
  }
}

async function preview(name: string, days: number): Promise<void> {
  if (!isSlug(name)) throw new SetupError(`That is no slug. ${usage}`);
  const site = siteAddress(process.env);
  if (site.previewKey === null) {
    throw new SetupError("PREVIEW_KEY is not set (docs/content.md says how previews are set up).");
  }
  const database = await openDatabase();
  try {
    const paths = await findPaths(database, name);
    if (paths.length === 0) throw new SetupError(`There is no story, insight or update ${name}.`);
    for (const path of paths) console.log(await previewAddress(site, path, days));
  } finally {
    await database.close();
  }
}

async function openDatabase() {
  const database = await openLeadDatabase();
  if (database) return database;
  throw new SetupError("There is no data here yet: `npm start` makes it.");
}
