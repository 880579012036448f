import { randomBytes } from "node:crypto";
import { createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";

/** An address of the site at which a browser is a visitor of its own. */
export interface VisitorProxy {
  url: string;
  close: () => void;
}

/**
 * Serves the site to a browser whose driver can set no headers: as a visitor who is nobody else, and, where
 * script is off, with a policy that lets no script of the page run. The driver's own still do.
 *
 * @param site address of the site
 */
export async function startVisitorProxy(site: string, hasScript: boolean): Promise<VisitorProxy> {
  const { host, origin, port: sitePort, hostname } = new URL(site);
  const clientIp = [172, ...randomBytes(3)].join(".");
  const server = createServer((request, response) => {
    const headers = { ...request.headers, host, "cf-connecting-ip": clientIp };
    // The site takes a form from its own pages alone.
    if (headers.origin === url) headers.origin = origin;
    const { method, url: path } = request;
    const asked = ask({ hostname, port: sitePort, method, path, headers }, (answer) => {
      const policies = answer.headersDistinct["content-security-policy"] ?? [];
      for (const [name, values = []] of Object.entries(answer.headersDistinct)) {
        response.setHeader(name, values);
      }
      const noScript = hasScript ? [] : ["script-src 'none'"];
      response.setHeader("content-security-policy", [...policies, ...noScript]);
      response.writeHead(answer.statusCode ?? 502);
      answer.pipe(response);
    });
    asked.on("error", () => response.destroy());
    request.pipe(asked);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this kind.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
