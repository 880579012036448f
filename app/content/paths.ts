import type { RedirectedPath } from "../config/redirects.ts";
import type { FileRouteTypes } from "../routeTree.gen.ts";

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

/**
 * @param path of a page, without search and hash
 * @returns the autopilot the page is about, if it is about one
 */
export function autopilotOfPage(path: string): AutopilotSlug | undefined {
  const [, slug = ""] = /^\/autopilots\/([^/]+)\/?$/.exec(path) ?? [];
  return isAutopilot(slug) ? slug : undefined;
}

type PlainRoute = Exclude<FileRouteTypes["to"], `${string}$${string}`>;
type PagePath = PlainRoute | RedirectedPath | `/autopilots/${AutopilotSlug}` | "/sitemap.xml";

/** An address on this site, with or without a hash. A link to a page that does not exist does not compile. */
export type SitePath = PagePath | `${PagePath}#${string}`;

/** A link with its words; `note` is a second line, `dialog` what it opens where there is script. */
export type PageLink = { label: string; href: SitePath; note?: string; dialog?: "contactUs" };
