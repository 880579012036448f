import { createServer } from "node:http";

/** The part of Cloudflare's API behind `wrangler kv key`, over a map. */
export interface FakeCloudflare {
  /** For the environment of wrangler. */
  variables: Record<string, string>;
  entries: Map<string, string>;
  stop: () => void;
}

export async function startFakeCloudflare(): Promise<FakeCloudflare> {
  const entries = new Map<string, string>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const [, key] = /\/values\/(.+)$/.exec(pathname) ?? [];
    if (request.method === "GET" && key !== undefined) {
      const value = entries.get(decodeURIComponent(key));
      return void response.writeHead(value === undefined ? 404 : 200).end(value);
    }
    if (request.method === "DELETE" && key !== undefined) entries.delete(decodeURIComponent(key));
    const result = pathname.endsWith("/keys")
      ? [...entries.keys()].map((name) => ({ name }))
      : null;
    response.setHeader("content-type", "application/json");
    response.end(
      JSON.stringify({
        success: true,
        errors: [],
        messages: [],
        result,
        result_info: { cursor: "" },
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    variables: {
      CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}`,
      CLOUDFLARE_API_TOKEN: "a token for tests",
      CLOUDFLARE_ACCOUNT_ID: "account",
    },
    entries,
    stop: () => server.close(),
  };
}
