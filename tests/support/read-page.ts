import { createHash } from "node:crypto";

import { expect } from "vitest";

/**
 * @param address of a page; redirects are not followed
 * @param init headers, method
 * @returns what an answer says of itself, and the page
 */
export async function readPage(address: string | URL, init: RequestInit = {}) {
  const response = await fetch(address, { redirect: "manual", ...init });
  const policy = response.headers.get("content-security-policy") ?? "";
  return {
    response,
    status: response.status,
    found: response.headers.get("cache-status"),
    etag: response.headers.get("etag") ?? "",
    policy,
    html: await response.text(),
  };
}

/**
 * @param asked what Miniflare responds to this process; it does not stop while a body waits to be read
 * @returns the response, and its body
 */
export async function readWhole<Read extends { text: () => Promise<string> }>(
  asked: Promise<Read>,
) {
  const response = await asked;
  return { response, body: await response.text() };
}

// JSON and JSON-LD are data, which no policy is asked for.
const inlineElements =
  /<(script|style)(?![^>]* src=|[^>]* type="application\/(?:ld\+)?json")[^>]*>([^]*?)<\/\1>/g;

/** The policy admits the inline scripts and styles of a page by their hashes, and no others. */
export function expectHashes(html: string, policy: string): void {
  const elements = [...html.matchAll(inlineElements)];
  // Its styles, and what opens dialogs.
  expect(elements.length).toBeGreaterThan(1);
  for (const name of ["script", "style"]) {
    const own = elements.filter(([, element]) => element === name);
    const hashes = own.map(([, , content = ""]) => {
      const hash = createHash("sha256").update(content).digest("base64");
      return `'sha256-${hash}'`;
    });
    const directive = policy.split("; ").find((part) => part.startsWith(`${name}-src `));
    expect(directive).toBe(`${name}-src 'self' ${hashes.join(" ")}`);
  }
  expect(html).not.toContain("nonce");
}

/** The inline scripts and styles carry the nonce of the policy, which is returned. */
export function expectNonce(html: string, policy: string): string {
  const nonce = /script-src 'self' 'nonce-([0-9a-f]{32})'/.exec(policy)?.[1] ?? "none";
  const elements = [...html.matchAll(inlineElements)];
  expect(elements.length).toBeGreaterThan(0);
  for (const [tag] of elements) expect(tag).toContain(`nonce="${nonce}"`);
  return nonce;
}

/** What the answers to the same question have in common: all but the time and the request's id. */
export function constantHeaders({ headers }: Response): Record<string, string> {
  const constant = new Headers(headers);
  for (const name of ["date", "x-request-id"]) constant.delete(name);
  return Object.fromEntries(constant);
}
