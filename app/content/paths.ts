import type { FileRoutesByPath } from "@tanstack/react-router";

import type { RedirectedPath } from "../config/redirects.ts";
import type { LandingPath } from "./landing-pages.ts";

/** The autopilots, by the last part of their address; a lead that asks for one carries it. */
export const autopilotSlugs = [
  "bdr",
  "akito",
  "marketer",
  "document-validator",
  "patent-filer",
  "customer-experience",
] as const;

export type AutopilotSlug = (typeof autopilotSlugs)[number];

/** Whether the last part of an address names an autopilot. */
export function isAutopilot(slug: string): slug is AutopilotSlug {
  return autopilotSlugs.some((known) => known === slug);
}

/** The autopilot of a page, by the page's path. */
export function autopilotOfPage(path: string): AutopilotSlug | undefined {
  const [, slug = ""] = /^\/autopilots\/([^/]+)\/?$/.exec(path) ?? [];
  return isAutopilot(slug) ? slug : undefined;
}

/** An index route's path ends in a slash, its address does not. */
type Address<Path extends string> = Path extends `/${infer Rest}/` ? `/${Rest}` : Path;

/** The generated route tree declares its paths to the router, so that content need not import it. */
type RoutePath = FileRoutesByPath[keyof FileRoutesByPath]["fullPath"];

type SlugSegment<Path> = Path extends `/${infer Segment}/$slug` ? Segment : never;

/** The first part of the path of an article's page. A kind of article without a route does not compile. */
export type ArticleSegment = Exclude<SlugSegment<RoutePath>, "autopilots" | "authors" | "for">;

/** The path of a route without parameters. The style guide exists in development only. */
export type FixedPath = Exclude<Address<RoutePath>, `${string}$${string}` | "/styleguide">;

export type AutopilotPath = `/autopilots/${AutopilotSlug}`;

/** The path of a page in `pages.ts`. */
export type PagePath = FixedPath | AutopilotPath | LandingPath;

type LinkedPath = PagePath | RedirectedPath | "/sitemap.xml";

/** An address on this site, with or without a hash. A link to a page that does not exist does not compile. */
export type SitePath = LinkedPath | `${LinkedPath}#${string}`;

/** A link with its label; `note` is a second line. */
export type PageLink = { label: string; href: SitePath; note?: string };
