import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request as ask } from "node:http";
import { createSecureServer } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { constants, createBrotliCompress } from "node:zlib";

import { listenLocally } from "../../scripts/lib/project.ts";

const text = /^(?:text\/|application\/(?:javascript|json|manifest|xml)|image\/svg)/;
const brotli = {
  flush: constants.BROTLI_OPERATION_FLUSH,
  params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
};
const ofConnection = new Set(["connection", "keep-alive", "transfer-encoding"]);

/**
 * Stands in front of a local server as the platform's edge does: HTTP/2, and text in Brotli.
 *
 * @param target port on 127.0.0.1
 * @param dropped headers that are left out
 * @returns where it answers, with a certificate that nobody knows
 */
export async function startEdge(
  target: number,
  dropped: readonly string[] = [],
): Promise<{ url: string; stop: () => void }> {
  const server = createSecureServer({ ...certificate(), allowHTTP1: true }, (request, response) => {
    // The pseudo headers of HTTP/2 are not of HTTP/1.
    const { "accept-encoding": _, ...sent } = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !name.startsWith(":")),
    );
    const upstream = ask(
      {
        host: "127.0.0.1",
        port: target,
        path: request.url,
        method: request.method,
        headers: { ...sent, host: `127.0.0.1:${target}` },
      },
      (answer) => {
        const headers = Object.fromEntries(
          Object.entries(answer.headers).filter(
            ([name]) => !ofConnection.has(name) && !dropped.includes(name),
          ),
        );
        const status = answer.statusCode ?? 502;
        if (text.test(answer.headers["content-type"] ?? "")) {
          const { "content-length": _, ...others } = headers;
          response.writeHead(status, { ...others, "content-encoding": "br" });
          answer.pipe(createBrotliCompress(brotli)).pipe(response);
        } else {
          response.writeHead(status, headers);
          answer.pipe(response);
        }
      },
    );
    upstream.on("error", () => response.stream?.destroy());
    request.pipe(upstream);
  });
  const port = await listenLocally(server);
  return { url: `https://localhost:${port}`, stop: () => void server.close() };
}

/** Made by OpenSSL's command for these few minutes. */
function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), "aioi-bench-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const options = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2";
  execFileSync(
    "openssl",
    [...options.split(" "), "-subj", "/CN=localhost", "-keyout", key, "-out", cert],
    { stdio: "ignore" },
  );
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
}
