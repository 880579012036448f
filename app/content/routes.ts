import type { FileRouteTypes } from "../routeTree.gen.ts";

type PagePath = Exclude<FileRouteTypes["to"], `${string}$${string}`>;
type SlugOf<Path> = Path extends `/use-cases/${infer Slug}` ? Slug : never;

/** The use cases, by the last part of their address. */
export type UseCaseSlug = SlugOf<PagePath>;

/** An address on this site, with or without a hash. A link to a page that does not exist does not compile. */
export type SitePath = PagePath | `${PagePath}#${string}`;

/** A link with its words; `note` is a second line. */
export type PageLink = { label: string; href: SitePath; note?: string };
