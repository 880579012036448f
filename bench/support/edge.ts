import { createServer, request as ask } from "node:http";
import { constants, createGzip } from "node:zlib";

const text = /^(?:text\/|application\/(?:javascript|json|manifest|xml)|image\/svg)/;

/**
 * Stands in front of a local server as the edge does: text goes out in gzip.
 *
 * @param target port on 127.0.0.1
 * @returns where it answers
 */
export async function startEdge(target: number): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const { accept = "*/*" } = request.headers;
    const upstream = ask(
      {
        host: "127.0.0.1",
        port: target,
        path: request.url,
        method: request.method,
        headers: { host: `127.0.0.1:${target}`, accept },
      },
      (answer) => {
        const { "content-length": length, "transfer-encoding": _, ...headers } = answer.headers;
        if (!text.test(answer.headers["content-type"] ?? "")) {
          response.writeHead(answer.statusCode ?? 502, {
            ...headers,
            ...(length !== undefined && { "content-length": length }),
          });
          answer.pipe(response);
          return;
        }
        response.writeHead(answer.statusCode ?? 502, { ...headers, "content-encoding": "gzip" });
        answer.pipe(createGzip({ flush: constants.Z_SYNC_FLUSH })).pipe(response);
      },
    );
    upstream.on("error", () => response.destroy());
    request.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
