import { isSlug } from "../../app/articles/contract.ts";
import { formatDateTime } from "../../app/lib/format.ts";
import { SetupError } from "../lib/error-details.ts";
import type { Fault } from "../lib/front-matter.ts";
import { checkArticle, type CheckedArticle } from "../lib/article/check-article.ts";
import { findPaths, RefusedArticle, saveArticle } from "../lib/article/save-article.ts";
import { previewUrl, purge, publishedSite } from "../lib/article/published-site.ts";
import { type Command, type Print, startCommand } from "../lib/command.ts";
import { openOperatorDatabase } from "../lib/operator-database.ts";
import { parseArguments } from "../lib/parse-flags.ts";
import { assertFile } from "../lib/read-if-there.ts";

const usage = "Usage: npm run article -- check FILE.md | publish FILE.md | preview SLUG [--days 7]";
const maxDays = 30;

interface Context {
  environment: NodeJS.ProcessEnv;
  print: Print;
}

/** `npm run article`: checks, publishes and previews articles that are files (docs/content.md). */
export const main: Command = async (parameters, environment, print) => {
  const options = { days: { type: "string", default: "7" } } as const;
  const { values, positionals } = parseArguments(parameters, options, usage);
  const [command, target, ...rest] = positionals;
  if (target === undefined || rest.length > 0) throw new SetupError(usage);
  const days = Number(values.days);
  if (!(days > 0 && days <= maxDays)) {
    throw new SetupError(`--days takes a number above 0, at most ${maxDays}. ${usage}`);
  }
  if (command === "check") return readAndCheck(target, print) === null ? 1 : 0;
  if (command === "publish") return publish(target, days, { environment, print });
  if (command === "preview") return preview(target, days, { environment, print });
  throw new SetupError(usage);
};

/**
 * Prints a line for each fault, and for each part that the site removes.
 *
 * @returns null where there are faults
 */
function readAndCheck(path: string, print: Print): CheckedArticle | null {
  assertFile(path);
  const { faults, removed, article } = checkArticle(path);
  for (const line of linesOf(path, faults)) print(line);
  for (const line of linesOf(path, removed, "the site removes ")) print(line);
  if (article === null) return null;
  const { kind } = article.frontMatter;
  const { words, images } = article.checked;
  const counts = `, ${count(words, "word")}, ${count(images.length, "picture")}`;
  print(`${path}: ${kind}${kind === "update" ? "" : counts}, no faults`);
  return article;
}

const linesOf = (path: string, faults: readonly Fault[], prefix = ""): string[] =>
  faults.map(({ line, message }) => `${path}:${line}: ${prefix}${message}`);

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

async function publish(
  path: string,
  days: number,
  { environment, print }: Context,
): Promise<number> {
  const article = readAndCheck(path, print);
  if (article === null) return 1;
  const site = publishedSite(environment);
  const database = await openDatabase(environment);
  try {
    const saved = await saveArticle(database, article);
    const { publishedAt, wasPublic } = saved;
    const isPublic = publishedAt !== null && Date.parse(publishedAt) <= Date.now();
    if (isPublic) {
      print(`Published: ${new URL(saved.path.split("?")[0] ?? "", site.origin).href}`);
    } else {
      const taken = wasPublic ? "Taken back. " : "";
      print(
        publishedAt === null
          ? `${taken}Saved as a draft: visitors do not see it.`
          : `${taken}Saved. It will be published on ${formatDateTime(publishedAt)}.`,
      );
      const link = await previewUrl(site, saved.path, days);
      if (link !== null) print(`Preview: ${link}`);
    }
    if (!isPublic && !wasPublic) return 0;
    const problem = await purge(site);
    print(
      problem === null
        ? "The change shows now; in other parts of the world within two minutes."
        : `The change shows within two minutes (${problem}).`,
    );
    return 0;
  } catch (thrown) {
    if (!(thrown instanceof RefusedArticle)) throw thrown;
    for (const line of linesOf(path, [thrown.fault])) print(line);
    return 1;
  } finally {
    await database.close();
  }
}

async function preview(
  name: string,
  days: number,
  { environment, print }: Context,
): Promise<number> {
  if (!isSlug(name)) throw new SetupError(`That is no slug. ${usage}`);
  const site = publishedSite(environment);
  if (site.previewKey === null) {
    throw new SetupError("PREVIEW_KEY is not set (docs/content.md says how previews are set up).");
  }
  const database = await openDatabase(environment);
  try {
    const paths = await findPaths(database, name);
    if (paths.length === 0) throw new SetupError(`There is no story, insight or update ${name}.`);
    for (const path of paths) {
      const link = await previewUrl(site, path, days);
      if (link !== null) print(link);
    }
    return 0;
  } finally {
    await database.close();
  }
}

async function openDatabase(environment: NodeJS.ProcessEnv) {
  const database = await openOperatorDatabase(environment);
  if (database) return database;
  throw new SetupError("There is no data here yet: `npm start` makes it.");
}

await startCommand(import.meta, main, { readsEnvFile: true });
