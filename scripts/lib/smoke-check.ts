/** The faults of a response; empty when there are none. */
export type Faults = string[];

/** A check of one response of the site. */
export interface SmokeCheck {
  name: string;
  run: (site: TestedSite) => Promise<Faults>;
}

/** The site that is tested, and how it is asked. */
export interface TestedSite {
  url: string;
  /** One request, redirects not followed, to a path of the site or to another address. */
  ask: (path: string, init?: RequestInit) => Promise<Response>;
}

export interface AskOptions {
  /**
   * The version of a Worker that is to answer, however little traffic it has, as Cloudflare's version
   * overrides name it; any of the deployment without.
   */
  version?: string;
  /** Sends the requests. */
  fetch?: typeof fetch;
}

const timeoutMs = 60_000;

/** @param url of the site */
export function testedSite(
  url: string,
  { version, fetch = globalThis.fetch }: AskOptions = {},
): TestedSite {
  return {
    url,
    ask: (path, init = {}) => {
      const headers = new Headers(init.headers);
      if (version !== undefined) headers.set("cloudflare-workers-version-overrides", version);
      return fetch(new URL(path, url), {
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
        ...init,
        headers,
      });
    },
  };
}

/** A fault where `found` is not what is wanted. */
export const expected = (what: string, found: unknown, wanted: unknown): Faults =>
  found === wanted ? [] : [`${what} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`];

/** A fault unless something holds. */
export const unless = (holds: boolean, fault: string): Faults => (holds ? [] : [fault]);

/** The origin in the canonical link of the home page. */
export async function canonicalOrigin({ url, ask }: TestedSite): Promise<string> {
  const home = await (await ask("/")).text();
  return /<link rel="canonical" href="(https?:\/\/[^"/]+)/.exec(home)?.[1] ?? url;
}
