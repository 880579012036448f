import { createServer } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";

import { listenLocally } from "../../scripts/lib/project.ts";
import type { SiteServer } from "../../scripts/lib/site-server.ts";
import { routeHosts } from "./route-hosts.ts";

/** The site of this machine under the addresses that a deployed one has, for this process. */
export interface DeployedSite {
  /** For the environment of other programs that ask it. */
  variables: Record<string, string>;
  /** Host names that were asked since the last call. */
  hosts: () => string[];
  /** Answers 500 to every request for such a URL; null lets all through. */
  breakAt: (pattern: RegExp | null) => void;
  /** Answers 404 to every request for such a URL that asks for no version or for this one. */
  removeFrom: (version: string, pattern: RegExp | null) => void;
  stop: () => void;
}

export async function startDeployedSite({ miniflare }: SiteServer): Promise<DeployedSite> {
  let broken: RegExp | null = null;
  let missing: { version: string; pattern: RegExp } | null = null;
  const hosts = new Set<string>();
  const server = createServer((request, response) => {
    void (async () => {
      const url = String(request.headers["x-deployed-url"]);
      hosts.add(new URL(url).host);
      // As a zone with Always Use HTTPS does.
      if (url.startsWith("http:")) {
        return void response.writeHead(301, { location: url.replace("http:", "https:") }).end();
      }
      if (broken?.test(url)) return void response.writeHead(500).end("broken");
      const override = /="([\w-]+)"$/.exec(
        String(request.headers["cloudflare-workers-version-overrides"] ?? ""),
      );
      const version = override?.[1] ?? missing?.version;
      if (version === missing?.version && missing?.pattern.test(url)) {
        return void response.writeHead(404).end("not in this version");
      }
      const { method = "GET", headers } = request;
      const hasBody = method !== "GET" && method !== "HEAD";
      const kept = Object.entries(headers).filter(
        ([name]) => !["host", "connection", "content-length", "x-deployed-url"].includes(name),
      );
      const answer = await miniflare.dispatchFetch(url, {
        method,
        headers: kept.map(([name, value]): [string, string] => [name, String(value)]),
        redirect: "manual",
        ...(hasBody && { body: await buffer(request) }),
      });
      const body = Buffer.from(await answer.arrayBuffer());
      const sent = [...answer.headers].filter(([name]) => name !== "content-encoding");
      // A connection that is kept holds the end of the program that asked up for five seconds.
      response
        .writeHead(answer.status, { ...Object.fromEntries(sent), connection: "close" })
        .end(body);
    })();
  });
  const address = `http://127.0.0.1:${await listenLocally(server)}`;
  const endRoutes = routeHosts(address);
  return {
    variables: {
      DEPLOYED_SITE: address,
      NODE_OPTIONS: `--import ${join(import.meta.dirname, "route-hosts.ts")}`,
    },
    hosts: () => {
      const asked = [...hosts].toSorted();
      hosts.clear();
      return asked;
    },
    breakAt: (pattern) => {
      broken = pattern;
    },
    removeFrom: (version, pattern) => {
      missing = pattern === null ? null : { version, pattern };
    },
    stop: () => {
      endRoutes();
      server.close();
    },
  };
}
