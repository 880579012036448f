/** The faults of a response; empty when there are none. */
export type Faults = string[];

/** A check of one response of the site. */
export interface SmokeCheck {
  name: string;
  run: (url: string) => Promise<Faults>;
}

const timeoutMs = 20_000;

/**
 * One request, redirects not followed. Where `SMOKE_VERSION` names a version of the Worker, that version
 * answers, however little traffic it has: Cloudflare's version overrides.
 */
export function ask(url: string, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  const version = process.env["SMOKE_VERSION"] ?? "";
  if (version !== "") headers.set("cloudflare-workers-version-overrides", version);
  return fetch(new URL(path, url), {
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
    ...init,
    headers,
  });
}

/** A fault where `found` is not what is wanted. */
export const expected = (what: string, found: unknown, wanted: unknown): Faults =>
  found === wanted ? [] : [`${what} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`];

/** A fault unless something holds. */
export const unless = (holds: boolean, fault: string): Faults => (holds ? [] : [fault]);

/** The origin in the canonical link of the home page. */
export async function canonicalOrigin(url: string): Promise<string> {
  const home = await (await ask(url, "/")).text();
  return /<link rel="canonical" href="(https?:\/\/[^"/]+)/.exec(home)?.[1] ?? url;
}
