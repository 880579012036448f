import { landingPages, type LandingSlug } from "./landing-pages.gen.ts";
import type { Industry, LandingBlock, LandingPage, LandingVariant } from "./landing-page.ts";

export type LandingPath = `/for/${LandingSlug}`;

const slugs = Object.keys(landingPages) as LandingSlug[]; // its type says so

/** Every landing page by its path. */
export const landingEntries = slugs.map((slug): [LandingPath, LandingPage] => [
  `/for/${slug}`,
  landingPages[slug],
]);

/** The page of an industry, which other pages list (docs/content.md). */
type IndustryPage = Industry & { path: LandingPath };

/** The industries, in their order. Every other landing page is a campaign's. */
export const industries: readonly IndustryPage[] = landingEntries
  .flatMap(([path, { industry }]) => (industry === null ? [] : [{ ...industry, path }]))
  .toSorted((one, other) => one.order - other.order);

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
