import type { ClientConfig } from "../lib/client-config-names.ts";
import type { Environment } from "./ops/environment.ts";
import type { Log } from "./ops/log.ts";

/** What the Worker knows about the request it is answering. */
export type RequestContext = {
  requestId: string;
  /** Fresh for every response; the only inline scripts and styles that run carry it. */
  nonce: string;
  environment: Environment;
  log: Log;
  /** What the browser has to know of the operator's settings. */
  settings: ClientConfig;
  /** The visitor's network address as Cloudflare saw it; never taken from a forwardable header. */
  address: string | null;
  /** Two letters, as Cloudflare located the address; null when run locally. */
  country: string | null;
  /** Whether the address is a preview link of ours: its article is shown though it is not published. */
  isPreview: boolean;
  /** Whether the page goes out in pieces, because something in it is still being read. */
  isStreaming: boolean;
  /** Whether something the page shows could not be read: it is answered, and not kept. */
  isDegraded: boolean;
  /** Whether whoever sends it holds the key of the smoke test: its leads get the status `test`. */
  isTest: boolean;
  /** What became of the lead that came with the request; unset when none came. */
  leadStatus: string | undefined;
  /** The page, when it was rendered to one string. */
  html: string | null;
  /** Lets work go on after the answer has been sent. */
  waitUntil: (work: Promise<unknown>) => void;
  /**
   * How the server function of this request ended. Unset when it was never reached, so that the
   * Worker can tell a malformed call from a fault of its own.
   */
  serverFunction: "answered" | "failed" | undefined;
};

declare module "@tanstack/react-start" {
  interface Register {
    server: { requestContext: { worker: RequestContext; nonce: string } };
  }
}
