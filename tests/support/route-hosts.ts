/**
 * Sends what this process asks of a deployed site to the site on this machine, as name service and TLS
 * would bring it to Cloudflare.
 *
 * @param forwarder address on this machine
 * @returns ends that
 */
export function routeHosts(forwarder: string): () => void {
  const original = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { protocol, hostname, pathname, search } = new URL(request.url);
    const isLocal = protocol === "http:" && /^(?:127\.0\.0\.1|localhost)$/.test(hostname);
    if (isLocal) return original(input, init);
    const headers = new Headers(request.headers);
    headers.set("x-deployed-url", request.url);
    // The header names the boundary of this encoding of a form.
    const body = request.body && { body: await request.arrayBuffer() };
    return original(new URL(`${pathname}${search}`, forwarder), { ...init, headers, ...body });
  };
  return () => {
    globalThis.fetch = original;
  };
}

// Preloaded into a program of ours.
const forwarder = process.env["DEPLOYED_SITE"];
if (forwarder !== undefined) routeHosts(forwarder);
