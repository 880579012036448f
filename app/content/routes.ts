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

/** The autopilots, by the last part of their address. */
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

/** Addresses that lead on to another page (spec section 2), and files beside the pages. */
type Redirect =
  | "/automations"
  | "/apps"
  | "/insights"
  | "/updates"
  | "/hire-me"
  | "/request-demo"
  | "/about-me";
type SiteFile = "/sitemap.xml";

type PlainRoute = Exclude<FileRouteTypes["to"], `${string}$${string}`>;
type PagePath =
  | PlainRoute
  | Redirect
  | SiteFile
  | `/use-cases/${UseCaseSlug}`
  | `/autopilots/${AutopilotSlug}`;

/** An address on this site, with or without a hash. A link to a page that does not exist does not compile. */
export type SitePath = PagePath | `${PagePath}#${string}`;

/** A link with its words; `note` is a second line. */
export type PageLink = { label: string; href: SitePath; note?: string };
