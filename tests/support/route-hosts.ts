// Preloaded into a program of ours: what it asks of a deployed site goes to the site on this machine, as
// name service and TLS would bring it to Cloudflare.
const forwarder = process.env["DEPLOYED_SITE"];
const original = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const request = new Request(input, init);
  if (forwarder === undefined || !request.url.startsWith("https://")) return original(input, init);
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.set("x-deployed-url", request.url);
  return original(new URL(`${pathname}${search}`, forwarder), { ...init, headers });
};
