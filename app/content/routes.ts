import type { FileRouteTypes } from "../routeTree.gen.ts";

/** The use cases, by the last part of their address. */
const useCaseSlugs = [
  "privacy-sovereignty",
  "best-model",
  "edge-ai",
  "devops-acceleration",
] as const;

export type UseCaseSlug = (typeof useCaseSlugs)[number];

/** Whether the last part of an address names a use case. */
export function isUseCase(slug: string): slug is UseCaseSlug {
  return useCaseSlugs.some((known) => known === slug);
}

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
type PagePath = PlainRoute | `/use-cases/${UseCaseSlug}` | `/autopilots/${AutopilotSlug}`;

/** An address on this site, with or without a hash. A link to a page that does not exist does not compile. */
export type SitePath = PagePath | `${PagePath}#${string}`;

/** A link with its words; `note` is a second line. */
export type PageLink = { label: string; href: SitePath; note?: string };
