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

type PlainRoute = Exclude<FileRouteTypes["to"], `${string}$${string}`>;
type PagePath = PlainRoute | `/use-cases/${UseCaseSlug}`;

/** An address on this site, with or without a hash. A link to a page that does not exist does not compile. */
export type SitePath = PagePath | `${PagePath}#${string}`;

/** A link with its words; `note` is a second line, `dialog` what it opens where there is script. */
export type PageLink = { label: string; href: SitePath; note?: string; dialog?: "contactUs" };
