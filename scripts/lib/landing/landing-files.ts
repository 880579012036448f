import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

import type { LandingPage } from "../../../app/content/landing-page.ts";
import { SetupError } from "../error-details.ts";
import { writeIfChanged } from "../read-if-there.ts";
import { parseLandingPage } from "./parse-landing-page.ts";

/** The module with all landing pages, from the project's folder. */
export const landingModule = "app/content/landing-pages.gen.ts";

/** The folder of their files. */
const landingFolder = "app/landing";

/**
 * @param root folder of the project
 * @returns the text of that module
 * @throws {SetupError} with one line for each fault of a file
 */
export function landingPagesModule(root: string): string {
  const pages: [slug: string, page: LandingPage][] = [];
  const faults: string[] = [];
  for (const path of globSync(`${landingFolder}/*.md`, { cwd: root }).toSorted()) {
    const slug = basename(path, ".md");
    const file = parseLandingPage(slug, readFileSync(join(root, path), "utf8"));
    faults.push(...file.faults.map(({ line, message }) => `${path}:${line}: ${message}`));
    if (file.page) pages.push([slug, file.page]);
  }
  if (faults.length > 0) throw new SetupError(faults.join("\n"));
  const slugs = pages.map(([slug]) => JSON.stringify(slug)).join(" | ") || "never";
  return `// Written by "npm run build" from ${landingFolder}: do not edit.
import type { LandingPage } from "./landing-page.ts";

export type LandingSlug = ${slugs};

export const landingPages: Record<LandingSlug, LandingPage> = ${JSON.stringify(Object.fromEntries(pages), null, 2)};
`;
}

/**
 * Writes the module where it is stale.
 *
 * @param root folder of the project
 * @throws {SetupError} with one line for each fault of a file
 */
export function writeLandingPages(root: string): void {
  writeIfChanged(join(root, landingModule), landingPagesModule(root));
}
