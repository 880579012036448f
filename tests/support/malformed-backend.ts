import { createServer } from "node:http";
import { text } from "node:stream/consumers";

/** A response that PostgREST never sends, as a gateway, a wrong URL or a broken proxy would. */
export type MalformedResponse = { status: number; body: string; headers?: Record<string, string> };

/** A real HTTP server in front of a real backend. */
export interface MalformedBackend {
  url: string;
  /** @param answer to every request from now on; null lets the real backend respond */
  set: (answer: MalformedResponse | null) => void;
  stop: () => Promise<void>;
}

/**
 * @param target URL of the real backend
 * @returns the URL to give to the Worker, and the switch
 */
export async function startMalformedBackend(target: string): Promise<MalformedBackend> {
  let malformed: MalformedResponse | null = null;
  const server = createServer((request, response) => {
    if (malformed !== null) {
      // Where the redirects below lead, an empty list waits for a client that follows them.
      const answer: MalformedResponse =
        request.url === "/elsewhere"
          ? { status: 200, body: "[]", headers: { "content-type": "application/json" } }
          : malformed;
      response.writeHead(answer.status, answer.headers);
      response.end(answer.body);
      return;
    }
    const headers = new Headers();
    for (const name of ["apikey", "authorization", "accept", "accept-profile", "content-type"]) {
      const value = request.headers[name];
      if (typeof value === "string") headers.set(name, value);
    }
    // Functions are called by POST.
    text(request)
      .then((body) =>
        fetch(new URL(request.url ?? "/", target), {
          headers,
          method: request.method ?? "GET",
          ...(body !== "" && { body }),
        }),
      )
      .then(async (answer) => {
        response.writeHead(answer.status, {
          "content-type": answer.headers.get("content-type") ?? "application/json",
        });
        response.end(await answer.text());
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no address");
  return {
    url: `http://127.0.0.1:${address.port}`,
    set: (answer) => {
      malformed = answer;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
