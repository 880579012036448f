import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { createGenerator, type UserConfig } from "@unocss/core";
import type { Plugin } from "vite";

/** Modules that UnoCSS scans for classes. */
export const markup = /\/app\/.*\.tsx$|\/app\/ui\/.*\.ts$/;

/** Modules of the style guide, which is only for development. */
export const unpublished = /\/styleguide(?:\/|\.tsx$)/;

/** The words of a text that may be names of classes. */
const words = (text: string): string[] => text.split(/[\s"'`]+/);

/** Words that can only be utilities: `px-16px` or `md:hidden`, but neither `flex` nor `h2`. */
const unmistakable = /^(?=.*[-:])[^${}]+$/;

/** Short names of the utilities, by full name; the same sources give the same names. */
let names: Promise<ReadonlyMap<string, string>> | undefined;

/** All names of up to three letters and digits, the shortest first. */
function* shortNames(): Generator<string> {
  const letters = "abcdefghijklmnopqrstuvwxyz";
  let ends = [""];
  for (let length = 1; length <= 3; length += 1) {
    for (const end of ends) for (const letter of letters) yield letter + end;
    ends = [...`0123456789${letters}`].flatMap((first) => ends.map((end) => first + end));
  }
}

/** Ad blockers hide elements with the class `ad`. */
const advertising = /^ad/;

/**
 * @param root folder of the project
 * @returns the short names of the utilities, by full name
 */
export async function nameUtilities(
  root: string,
  config: UserConfig,
): Promise<Map<string, string>> {
  const counts = new Map<string, number>();
  for (const file of globSync("app/**/*.{ts,tsx}", { cwd: root })) {
    if (!markup.test(`/${file}`) || unpublished.test(`/${file}`)) continue;
    for (const word of words(readFileSync(join(root, file), "utf8"))) {
      if (unmistakable.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const ownClasses = new Set(
    globSync("app/**/*.css", { cwd: root }).flatMap((file) =>
      classesInCss(readFileSync(join(root, file), "utf8")),
    ),
  );
  const uno = await createGenerator(config);
  const isUtility = await Promise.all(
    [...counts.keys()].map(async (word) => [word, await uno.parseToken(word)] as const),
  );
  const utilities = isUtility
    .filter(([, rules]) => rules)
    .map(([word]) => word)
    .toSorted(
      (one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0) || (one < other ? -1 : 1),
    );
  const free: string[] = [];
  for (const name of shortNames()) {
    if (free.length === utilities.length) break;
    const isTaken = advertising.test(name) || ownClasses.has(name) || (await uno.parseToken(name));
    if (!isTaken) free.push(name);
  }
  return new Map(utilities.map((word, index) => [word, free[index] ?? word]));
}

/** The literals of a module, which hold its classes but not the names of its variables. */
const literals = (text: string): string =>
  Array.from(text.matchAll(/"[^"\n]*"|`[^`]*`/g), ([literal]) => literal).join(" ");

const classSelector = /\.((?:\\.|[\w-])+)/g;

/** The classes in the rules of a stylesheet. */
export const classesInCss = (css: string): string[] => [
  ...new Set(Array.from(css.matchAll(classSelector), ([, name = ""]) => name.replaceAll("\\", ""))),
];

/**
 * The classes in the literals of modules, under their short names.
 *
 * @param classes of the stylesheet: a composed name, `step-${index}`, stands for all classes that
 *   begin with `step-`
 */
export async function classesInModules(
  files: readonly string[],
  classes: readonly string[],
): Promise<string[]> {
  const short = await names;
  // A short name such as `a` in a source text is a word, not a class.
  const taken = new Set(short?.values());
  return files
    .flatMap((file) => words(literals(readFileSync(file, "utf8"))))
    .flatMap((word) => {
      const [start = "", ...rest] = word.split("${");
      if (rest.length > 0 && start.endsWith("-")) {
        return classes.filter((name) => name.startsWith(start));
      }
      return taken.has(word) ? [] : [short?.get(word) ?? word];
    });
}

/** A stylesheet with the short names. */
export async function withShortClasses(css: string): Promise<string> {
  const short = await names;
  return css.replace(classSelector, (selector, name: string) => {
    const shortName = short?.get(name.replaceAll("\\", ""));
    return shortName === undefined ? selector : `.${shortName}`;
  });
}

/**
 * Gives utilities short names in a build: a tenth of a page are names of classes, in its markup and
 * again in its styles. `npm run dev` does not change them.
 */
export const shortClasses = (config: UserConfig): Plugin => ({
  name: "short-classes",
  apply: "build",
  enforce: "post",
  configResolved({ root }) {
    names ??= nameUtilities(root, config);
  },
  async transform(code, id) {
    if (!markup.test(id.replace(/\?.*/, ""))) return;
    const short = await names;
    return {
      code: code.replace(/(?<=["'`\s])[^\s"'`]+(?=["'`\s])/g, (word) => short?.get(word) ?? word),
      map: null,
    };
  },
});
