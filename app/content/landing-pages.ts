import { landingPages, type LandingSlug } from "./landing-pages.gen.ts";
import type { LandingBlock, LandingPage, LandingVariant } from "./landing-page.ts";

export type LandingPath = `/for/${LandingSlug}`;

const slugs = Object.keys(landingPages) as LandingSlug[]; // its type says so

/** Every landing page by its path. */
export const landingEntries = slugs.map((slug): [LandingPath, LandingPage] => [
  `/for/${slug}`,
  landingPages[slug],
]);

const byPath = new Map<string, LandingPage>(landingEntries);

/** The landing page of a path; undefined for any other path. */
export const landingPageAt = (path: string): LandingPage | undefined => byPath.get(path);

/** The blocks of a landing page, in their order. */
export const getBlocks = (
  { blocks, blocksOfB }: LandingPage,
  variant: LandingVariant | null,
): readonly LandingBlock[] =>
  blocks.map(
    (block) => (variant === "b" && blocksOfB?.find(({ kind }) => kind === block.kind)) || block,
  );

/** Whether the last part of an address names a landing page. */
export const isLandingSlug = (slug: string): slug is LandingSlug =>
  Object.hasOwn(landingPages, slug);
