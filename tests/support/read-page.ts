import { expect } from "vitest";

/** A page as a visitor got it. */
type ReadPage = Awaited<ReturnType<typeof readPage>>;

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
    nonce: /'nonce-([0-9a-f]{32})'/.exec(policy)?.[1] ?? "none",
    html: await response.text(),
  };
}

/** Two answers with one page: each has a nonce of its own, in header and body. */
export function expectOwnNonces(first: ReadPage, second: ReadPage): void {
  expect(second.nonce).not.toBe(first.nonce);
  for (const { html, nonce } of [first, second]) {
    const scripts = html.match(/<(?:script|style)[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(2);
    for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`);
    expect(html).not.toContain("\0");
  }
  expect(second.html).not.toContain(first.nonce);
}
