import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";

import { afterAll, beforeAll, beforeEach } from "vitest";

export type Asked = { method: string; path: string; headers: IncomingHttpHeaders; body: string };

/** Null stands for no answer at all. */
export type Answer = (
  asked: Asked,
) => { status?: number; headers?: Record<string, string>; body?: string } | null;

/**
 * A service on this machine, for the tests of a file.
 *
 * @param usual what it answers at the begin of each test
 */
export function answeringServer(usual: Answer) {
  const service = { url: "", answer: usual, asked: [] as Asked[] };
  const server = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request;
    const asked = { method, path: url, headers, body: await text(request) };
    service.asked.push(asked);
    const answer = service.answer(asked);
    if (answer !== null) response.writeHead(answer.status ?? 200, answer.headers).end(answer.body);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    service.url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => void Object.assign(service, { answer: usual, asked: [] }));
  return service;
}
