import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";

import { afterAll, beforeAll, beforeEach } from "vitest";

import { listenLocally } from "../../scripts/lib/project.ts";

export type Asked = { method: string; path: string; headers: IncomingHttpHeaders; body: string };

/** Null stands for no response at all. */
type Response = { status?: number; headers?: Record<string, string>; body?: string } | null;
export type Respond = (asked: Asked) => Response | Promise<Response>;

/**
 * A service on this machine, for the tests of a file.
 *
 * @param usual how it responds at the begin of each test
 */
export function localService(usual: Respond) {
  const service = { url: "", respond: usual, asked: [] as Asked[] };
  const server = createServer(async (request, outgoing) => {
    const { method = "", url = "", headers } = request;
    const asked = { method, path: url, headers, body: await text(request) };
    service.asked.push(asked);
    const response = await service.respond(asked);
    if (response === null) return;
    outgoing.writeHead(response.status ?? 200, response.headers).end(response.body);
  });
  beforeAll(async () => {
    service.url = `http://127.0.0.1:${await listenLocally(server)}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => void Object.assign(service, { respond: usual, asked: [] }));
  return service;
}
