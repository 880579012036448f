import type { LandingVariant } from "../../content/landing-page.ts";
import type { PostedReceipt } from "../../leads/contract.ts";
import type { PreviewLink } from "./preview-links.ts";
import type { SmokeKey } from "./smoke-key.ts";
import type { Environment } from "./environment.ts";
import type { Log } from "./log.ts";

/** Facts about the request being answered, and how its steps report back. */
export type RequestContext = Readonly<{
  requestId: string;
  /** New for every response; the inline scripts and styles of a page that is not cached need it. */
  nonce: string;
  environment: Environment;
  /** The site's origin; the request's own where `SITE_ORIGIN` is not set. */
  siteOrigin: string;
  log: Log;
  /** As Cloudflare saw it; never taken from a header that the visitor can set. */
  clientIp: string | null;
  /** Two letters, from Cloudflare; null when run locally. */
  country: string | null;
  /** The URL as a valid preview link: its article is shown although it is not published. */
  preview: PreviewLink | null;
  /** Which variant of a landing page the visitor sees; null on every other page. */
  variant: LandingVariant | null;
  /** The receipt that the URL names, of a form that was posted without script. */
  receipt: PostedReceipt | null;
  /** Whether the page is rendered for the cache: no visitor waits, so stale data is read again first. */
  isRevalidating: boolean;
  smokeKey: SmokeKey;
  /** Whether the smoke key is valid: leads of this request get the status `test`. */
  isTest: boolean;
  /** Lets work go on after the response. */
  waitUntil: (work: Promise<unknown>) => void;
  results: RequestResults;
}>;

/**
 * What loaders, server functions and the render handler return besides the response, which is all that
 * TanStack Start passes on. It is the one part of the context that they change.
 */
type RequestResults = {
  /** The status of the lead in the request; undefined when there was none. */
  leadStatus: string | undefined;
  /** When a visitor who was refused may try again; 0 for one who was not refused for that long. */
  retryInMinutes: number;
  /** The page, when it was rendered to one string. */
  html: string | null;
  /** A page whose data comes late, once it is complete; null where its late part cannot be rendered. */
  complete: Promise<string | null> | null;
  /** How the server function ended; undefined when Start rejected the call before it. */
  serverFunction: "completed" | "failed" | undefined;
};

export const createResults = (): RequestResults => ({
  leadStatus: undefined,
  retryInMinutes: 0,
  html: null,
  complete: null,
  serverFunction: undefined,
});

declare module "@tanstack/react-start" {
  interface Register {
    server: { requestContext: { worker: RequestContext } };
  }
}
